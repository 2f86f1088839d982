"""A table's notices as messages."""

from typing import Final, assert_never

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.notices import PlansDropped, StillPlaying, VoteAsked, VoteEnded
from kingsforge_bot.service.publisher import NoticePost
from kingsforge_bot.ui.custom_id import Press
from kingsforge_bot.ui.message import Button, Message
from kingsforge_bot.ui.plan_words import PLAN
from kingsforge_bot.ui.screens import Screens
from kingsforge_bot.ui.votes import asked_message, ended_message
from kingsforge_bot.ui.wording import awaited_users, bold_title, who

PLAYING: Final = "playing"
"""What the button under the question whether they still play says: it shows what can be done."""


def notice_message(l10n: Localizer, screens: Screens, post: NoticePost) -> Message:
    """The line with its buttons, and whom it alerts."""
    look, table, notice = post.look, post.look.table, post.notice
    match notice:
        case StillPlaying(days=days, ends=ends):
            awaited = who(l10n, table, look.awaited, mention=True)
            text = l10n("notice-still-playing", table=bold_title(table), days=days, who=awaited, ends=f"<t:{ends}:D>")
            button = Button(l10n("button-my-turn"), Press(table.id, table.seq, PLAYING))
            return Message(text, ((button,),), alerts=awaited_users(look))
        case PlansDropped(seats=seats):
            owners = who(l10n, table, seats, mention=True)
            called = tuple(one.user for one in table.sitters if one.seat in seats and one.user is not None)
            text = l10n("notice-plans-dropped", table=bold_title(table), who=owners)
            return Message(text, ((Button(l10n("button-plan"), Press(table.id, table.seq, PLAN)),),), alerts=called)
        case VoteAsked():
            return asked_message(l10n, screens, post, notice)
        case VoteEnded():
            return ended_message(l10n, post, notice)
        case _:
            assert_never(notice)
