"""Direct messages: what somebody reads of their turns away from the tables."""

from collections.abc import Mapping, Sequence

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.publisher import DirectPost
from kingsforge_bot.service.types import TableId
from kingsforge_bot.service.waits import How
from kingsforge_bot.ui.message import TEXT, Message, Row, cut
from kingsforge_bot.ui.reminders import later_buttons, play_button
from kingsforge_bot.ui.title import Titles
from kingsforge_bot.ui.turn_lines import board_link, turn_lines

MARK = "d"
"""Begins the word in a button's id that tells a direct message from all others; its number follows."""
_ROOM = 1700
"""Characters of all tables together."""


def direct_message(
    l10n: Localizer, titles: Titles, post: DirectPost, beside: Mapping[TableId, Sequence[str]] | None = None
) -> Message:
    """Whose turn it is they know: since when, what to decide, what happened; and what can be done about it.

    `beside` is what else is said of each table.
    """
    turns = [mine.turn for mine in post.turns]
    count = len(turns) + post.more
    named, mark = count > 1, f"{MARK}{post.number}"
    parts = [l10n("direct-digest" if post.how is How.DIGEST else "direct-several", count=count)] if named else []
    for mine in post.turns:
        table = mine.look.table
        lines = turn_lines(
            l10n.of(table.game), titles.screens(table), mine, _ROOM // len(turns), (beside or {}).get(table.id, ())
        )
        parts.append(cut("\n".join(lines), _ROOM // len(turns)))
    parts += [l10n("notice-waits-more", count=post.more)] if post.more else []
    play = tuple(play_button(l10n, turn, mark, named=named) for turn in turns)
    later = tuple(later_buttons(l10n, turns, snoozes=post.how is not How.DIGEST))
    links = tuple([board_link(l10n, mine, named=named) for mine in post.turns])
    rows: tuple[Row, ...] = (play, later) if named else ((*play, *later),)
    return Message(cut("\n\n".join(parts), TEXT), rows, links=links)
