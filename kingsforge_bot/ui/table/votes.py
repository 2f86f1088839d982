"""A question to the table: what is asked, its buttons, and what each who presses them is told."""

from collections.abc import Iterable
from typing import Final, assert_never

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.notices import VoteAsked, VoteEnded
from kingsforge_bot.service.post.publisher import NoticePost
from kingsforge_bot.service.proposals import EndAll, Outcome, PauseAll, SetHours, TakeBack
from kingsforge_bot.service.records import Vote
from kingsforge_bot.service.table.votes import Polled
from kingsforge_bot.service.table_events import NotAgreed
from kingsforge_bot.service.types import LogEntry, Table, TableView
from kingsforge_bot.ui.audit.logs import told
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, at_table
from kingsforge_bot.ui.message import Button, ButtonStyle, Message, Row, cut
from kingsforge_bot.ui.post.table_event_lines import not_agreed_line
from kingsforge_bot.ui.time.clock_words import hours_line
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.people import users_at, who
from kingsforge_bot.ui.wording.titles import bold_title

VOTE: Final = "vote"
"""Begins what a press says that answers a question: `vote yes 3`, `vote no 3`."""
_ENTRY: Final = 300
_ENTRIES: Final = 1200
"""Characters of what would be taken back."""


def asked_message(l10n: Localizer, screens: Screens, post: NoticePost, notice: VoteAsked) -> Message:
    """What would be done, who is asked, and the buttons of their answers; once it is over, what became of it."""
    table = post.look.table
    lines = _asking(l10n, screens, table, notice, post.entries)
    if post.outcome is not None:
        return Message("\n".join([*lines, l10n("vote-decided", outcome=post.outcome.value)]))
    calls = frozenset(notice.others) - frozenset(notice.named)
    called = who(l10n, table, notice.others, mention=True, called=calls)
    answer = "vote-answer" if notice.stops else "vote-answer-running"
    lines.append(l10n(answer, who=called, ends=_when(notice.ends)))
    row = _answers(l10n, table, notice.number)
    return Message("\n".join(lines), (row,), alerts=users_at(table, calls))


def ended_message(l10n: Localizer, post: NoticePost, notice: VoteEnded) -> Message:
    """The notice that it is not done, and who is to play."""
    table = post.look.table
    what = not_agreed_line(l10n, NotAgreed(notice.asker, notice.proposal, notice.outcome), names_of(l10n, table))
    lines = [l10n("about-table", table=bold_title(table), text=what)]
    look = post.look
    called = (look.awaited if look.called is None else look.awaited & look.called) - frozenset(notice.named)
    if look.awaited:
        lines.append(l10n("vote-goes-on", who=who(l10n, table, look.awaited, mention=True, called=called)))
    return Message("\n".join(lines), alerts=users_at(table, called))


def going_back(l10n: Localizer, screens: Screens, table: Table, entries: Iterable[LogEntry]) -> list[str]:
    """Entries that would be taken back, a line each, as far as a message has room for them."""
    entries, names, used = tuple(entries), names_of(l10n, table), 0
    lines: list[str] = []
    for entry in entries:
        line = cut(told(screens, l10n, entry, names), _ENTRY)
        used += len(line) + 1
        if used > _ENTRIES:
            return [*lines, l10n("vote-more-entries", count=len(entries) - len(lines))]
        lines.append(line)
    return lines


@at_table(VOTE)
async def pressed(ctx: Context, look: TableView, button: Pressed) -> Message:
    """An answer, by somebody of the table. Raises UnknownPress, NotSeated, VoteRefused."""
    match button.words:
        case [("yes" | "no") as answer, number] if number.isascii() and number.isdecimal() and len(number) < 9:
            votes = ctx.app.service.votes
            return await vote_message(
                ctx, await votes.answer(look.table.id, ctx.user, int(number), agrees=answer == "yes")
            )
        case _:
            raise UnknownPress


async def vote_message(ctx: Context, polled: Polled, *, asked: bool = False) -> Message:
    """What the question has come to, for who has just asked or answered it; once it is decided, what is to be done."""
    l10n, vote, table = ctx.l10n, polled.vote, polled.table
    if vote.outcome is None:
        waiting = who(l10n, table, vote.silent(table))
        text = l10n("vote-you-asked" if asked else "vote-you-agreed", who=waiting, ends=_when(vote.ends))
        rows = ((_withdraw(l10n, table, vote),),) if asked else ()
        return Message(l10n("about-table", table=bold_title(table), text=text), rows)
    match vote.outcome:
        case Outcome.AGREED:
            text = l10n("vote-done")
            if isinstance(vote.proposal, TakeBack):
                ctx.taken_back_for = tuple([one.user for one in table.sitters if one.user is not None])
        case Outcome.REFUSED:
            text = l10n("vote-you-refused")
        case _:
            text = l10n("vote-you-withdrew")
    text = l10n("about-table", table=bold_title(table), text=text)
    return await ctx.now(await ctx.app.service.play.look(table.id, ctx.user), text)


def open_message(l10n: Localizer, look: TableView, vote: Vote) -> Message:
    """A question that is open, for somebody who would ask another: with the answers that they may give."""
    table = look.table
    asker, waiting = who(l10n, table, [vote.seat]), who(l10n, table, vote.silent(table))
    text = l10n("vote-open", table=bold_title(table), who=asker, waiting=waiting, ends=_when(vote.ends))
    if look.seat == vote.seat:
        return Message(text, ((_withdraw(l10n, table, vote),),))
    return Message(text, (_answers(l10n, table, vote.number),) if look.seat in vote.voters(table) else ())


def _asking(
    l10n: Localizer, screens: Screens, table: Table, notice: VoteAsked, entries: tuple[LogEntry, ...]
) -> list[str]:
    asker, title, proposal = who(l10n, table, [notice.asker]), bold_title(table), notice.proposal
    match proposal:
        case TakeBack(drew=drew):
            asks = l10n("vote-asks-take-back", table=title, who=asker)
            return [asks, *going_back(l10n, screens, table, entries), *([l10n("vote-luck")] if drew else [])]
        case PauseAll():
            return [l10n("vote-asks-pause-all", table=title, who=asker)]
        case EndAll():
            return [l10n("vote-asks-end-all", table=title, who=asker)]
        case SetHours(hours=hours):
            wanted = hours_line(l10n, hours)
            return [l10n("vote-asks-set-hours", table=title, who=asker), wanted, l10n("clock-from-next-turn")]
        case _:
            assert_never(proposal)


def _answers(l10n: Localizer, table: Table, number: int) -> Row:
    return (
        Button(l10n("button-agree"), ComponentId(table.id, table.seq, f"{VOTE} yes {number}"), ButtonStyle.SUCCESS),
        Button(l10n("button-refuse"), ComponentId(table.id, table.seq, f"{VOTE} no {number}"), ButtonStyle.DANGER),
    )


def _withdraw(l10n: Localizer, table: Table, vote: Vote) -> Button:
    return Button(l10n("button-withdraw"), ComponentId(table.id, table.seq, f"{VOTE} no {vote.number}"))


def _when(at: int) -> str:
    return f"<t:{at}:R>"
