"""Taking back: alone with bots at once, else the question what would go back, and the button under it."""

from typing import Final

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.errors import StoreFailed, TableUnreadable, UndoRefused, check_current
from kingsforge_bot.service.table.votes import Polled
from kingsforge_bot.service.turn.undoing import Retraction
from kingsforge_bot.service.types import Bar, Cause, Done, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, at_table
from kingsforge_bot.ui.message import Button, ButtonStyle, Message
from kingsforge_bot.ui.post.table_event_lines import gone_back
from kingsforge_bot.ui.table import votes
from kingsforge_bot.ui.table.which import shown_at
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.people import who
from kingsforge_bot.ui.wording.titles import bold_title

UNDO: Final = "undo"
"""What the button says that takes back alone with bots, and else asks what would go back.

`undo 41` takes it back, so that entry 41 is the last to count; `undo press 41` is the same as `undo` alone, of all that
one press did after that entry.
"""
_PRESS: Final = "press"
_BACK: Final = "back"
"""Leads from the question to where one plays, in the same message."""


def with_undo(l10n: Localizer, look: TableView, message: Message, before_press: int | None = None) -> Message:
    """The message with the button, where there is room for it; `before_press`: the entry before all that goes back."""
    words = UNDO if before_press is None else f"{UNDO} {_PRESS} {before_press}"
    return message.with_button(Button(l10n("button-undo"), ComponentId(look.table.id, look.table.seq, words)))


async def with_free_undo(ctx: Context, look: TableView, message: Message) -> Message:
    """The same where the decision before can be taken back without asking anybody: one press may have been several.

    What the message tells is told in any case.
    """
    try:
        would = await ctx.app.service.undoing.would(look.table.id, ctx.user)
    except (UndoRefused, StoreFailed, TableUnreadable):
        return message
    return message if would.asks else with_undo(ctx.l10n, look, message)


async def opened(ctx: Context, look: TableView, message: Message) -> Message:
    """What one opens to play: alone with bots all goes back, also once the message that told what was done is gone."""
    alone = look.may_act and look.seat is not None and look.table.is_solo(look.seat)
    return await with_free_undo(ctx, look, message) if alone else message


def why_no_undo(l10n: Localizer, done: Done, against: Bar) -> str:
    """Why there is no such button below what was done, and what asks for it all the same."""
    seats = dict.fromkeys(one.seat for one in done.followed if one.cause is not Cause.FORCED and one.seat is not None)
    others = who(l10n, done.look.table, [seat for seat in seats if seat != done.look.seat])
    return l10n("undo-none", why=str(against), who=others)


async def undo_question(ctx: Context, look: TableView, to: int | None = None) -> Message:
    """What would be taken back and who must agree; where the table is asked something already, that.

    `to`: all of one press goes back, after that entry, where nobody need be asked; else the last decision.
    """
    app, l10n = ctx.app, ctx.l10n
    vote = await app.service.votes.open(look.table)
    if vote is not None:
        return votes.open_message(l10n, look, vote)
    would = await app.service.undoing.would(look.table.id, ctx.user, to)
    if to is not None and would.asks:
        would = await app.service.undoing.would(look.table.id, ctx.user)
    table = would.table
    lines = [l10n("undo-question", table=bold_title(table))]
    lines += votes.going_back(l10n, app.screens(look), table, would.entries)
    if would.asks:
        lines.append(_why_asked(l10n, would))
    if would.drew:
        lines.append(l10n("vote-luck" if would.again is None else "undo-again"))
    label = "button-ask-table" if would.asks else "button-take-back"
    button = Button(l10n(label), ComponentId(table.id, table.seq, f"{UNDO} {would.to}"), ButtonStyle.PRIMARY)
    back = Button(l10n("button-leave-it"), ComponentId(table.id, table.seq, f"{UNDO} {_BACK}"))
    return Message("\n".join(lines), ((button, back),))


@at_table(UNDO)
async def pressed(ctx: Context, look: TableView, button: Pressed) -> Message:
    """Ask what would go back; or do so, or have the table asked. Raises UnknownPress, NotSeated, Stale, UndoRefused.

    Alone with bots nothing is lost by it, and one more press brings it back: nothing is asked first.
    """
    press = button.press
    match button.words:
        case []:
            return await _asked(ctx, look, press, None)
        case [word, number] if word == _PRESS and is_entry(number):
            return await _asked(ctx, look, press, int(number))
        case [word] if word == _BACK:
            await ctx.app.prepare(look)
            return with_undo(ctx.l10n, look, shown_at(ctx, look))
        case [number] if is_entry(number):
            check_current(look.table, press.seq)
            return await _requested(ctx, press, int(number))
        case _:
            raise UnknownPress


def is_entry(number: str) -> bool:
    """Whether it may be the number of an entry."""
    return number.isascii() and number.isdecimal() and len(number) < 9


async def _asked(ctx: Context, look: TableView, press: ComponentId, to: int | None) -> Message:
    if look.seat is None or not look.table.is_solo(look.seat):
        return await undo_question(ctx, look, to)
    check_current(look.table, press.seq)
    return await _taken_back(ctx, await ctx.app.service.undoing.would(look.table.id, ctx.user, to))


async def _requested(ctx: Context, press: ComponentId, to: int) -> Message:
    after = await ctx.app.service.undo_requests.request(press.table, ctx.user, to, decided_on=press.seq)
    if isinstance(after, Polled):
        return await votes.vote_message(ctx, after, asked=True)
    return await _after(ctx, after, ctx.l10n("undo-done", table=bold_title(after.table)))


async def _taken_back(ctx: Context, would: Retraction) -> Message:
    """Without a question: the decision that went back is told now, and whether luck comes again."""
    l10n, table = ctx.l10n, would.table
    after = await ctx.app.service.undoing.take_back(table.id, ctx.user, would.to, decided_on=table.seq)
    screens, names = ctx.app.screens(after), names_of(l10n, table)
    what, rest = gone_back(l10n, screens, would.entries, would.seat, names)
    title = bold_title(table)
    lines = [l10n("undo-done-what", table=title, what=what) if what else l10n("undo-done", table=title), *rest]
    if would.drew and would.again is not None:
        lines.append(l10n("undo-again"))
    return await _after(ctx, after, l10n.sentences(lines))


async def _after(ctx: Context, look: TableView, text: str) -> Message:
    ctx.taken_back_for = (ctx.user,)
    return await with_free_undo(ctx, look, await ctx.now(look, text))


def _why_asked(l10n: Localizer, would: Retraction) -> str:
    others = {one.seat for one in would.entries if one.seat != would.seat and one.cause is not Cause.FORCED}
    names = who(l10n, would.table, [seat for seat in others if seat is not None])
    return l10n("undo-asks", why=str(would.bar), who=names)
