"""What is said to a press, and what came of it; why not, and what can be done instead."""

import logging
from enum import Enum, auto
from typing import Final

import msgspec

from kingsforge_bot.core.errors import Expected, Refused
from kingsforge_bot.service.errors import ServiceError, Stale
from kingsforge_bot.service.types import OldBoardPolicy, TableId, TableStatus, TableView
from kingsforge_bot.ui.custom_id import NO_TABLE
from kingsforge_bot.ui.errors import OneAtATime, SecondTap, TooBusy
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.press import Press
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.turn.undoing import opened
from kingsforge_bot.ui.turn.why import with_why
from kingsforge_bot.ui.wording.titles import bold_title

_log = logging.getLogger(__name__)
_MOST_MISSED: Final = 30
"""Own actions since the button was posted that are looked through; a turn of many steps has about twenty."""


class Outcome(Enum):
    """What came of a press."""

    ANSWERED = auto()
    REFUSED = auto()
    TOO_SOON = auto()
    """Refused as a second tap, which fell on what the first one had led to."""
    DONE_BEFORE = auto()
    """Refused because the first tap on the same button was carried out."""
    FAILED = auto()
    """A fault kept it from being answered."""


class Answer(msgspec.Struct, frozen=True):
    """What is said to a press, about which table, and what came of it."""

    message: Message | None
    """None where what its message says already is to stay."""
    look: TableView | None
    """The table as the press met it; of one that was refused, as it is known by then; None where it is of none."""
    outcome: Outcome


async def refusal(ctx: Context, press: Press, error: Expected, *, again: bool) -> Answer:
    """Why not; and in place of the menu that was pressed, or of a board of before, what can be done now.

    `again`: it is a second tap on the same button, whose first answer stays if it was carried out.
    """
    look, button = ctx.look, press.button
    if isinstance(error, Stale):
        look = await _as_it_stands(ctx, error.table)
    if again and button is not None and look is not None and button.press.seq < look.table.seq:
        return Answer(None, look, Outcome.DONE_BEFORE)
    too_soon = isinstance(error, SecondTap)
    outcome = Outcome.TOO_SOON if too_soon else Outcome.REFUSED
    if too_soon and press.own:
        return Answer(None, look, outcome)
    message = Message(ctx.app.explain(ctx.l10n, error, look))
    if look is None:
        return Answer(message, None, outcome)
    if isinstance(error, Stale):
        if look.may_act and await acted_alone(ctx.app, look, error.decided_on):
            message = Message(ctx.l10n("press-outdated", table=bold_title(look.table)))
        goes_on = look.table.status is TableStatus.RUNNING
    else:
        goes_on = look.may_act and (press.own or isinstance(error, Refused | SecondTap))
    if goes_on:
        message = await opened(ctx, look, await _with_what_can_be_done(ctx, look, message))
    return Answer(with_why(ctx, message, error, look), look, outcome)


async def acted_alone(app: App, look: TableView, seq: int) -> bool:
    """Whether only whoever looks has acted since that entry: boards come once a turn, not once an action."""
    missed = look.table.seq - seq
    if not 0 < missed <= _MOST_MISSED:
        return False
    try:
        entries = await app.service.history.entries(look.table.id, last=missed)
    except ServiceError:
        _log.exception("who acted at table %s is not known", look.table.id)
        return False
    return all(entry.seat == look.seat for entry in entries)


async def _as_it_stands(ctx: Context, table: TableId) -> TableView | None:
    """The table of a press that came too late; None where it cannot be read."""
    try:
        return await ctx.app.service.play.look(table, ctx.user)
    except ServiceError:
        _log.exception("table %s cannot be read after a press that came too late", table)
        return None


async def _with_what_can_be_done(ctx: Context, look: TableView, message: Message) -> Message:
    """The text, and what can be done now; where too much else is asked, that."""
    try:
        await ctx.app.prepare(look)
    except (TooBusy, OneAtATime) as error:
        return ctx.app.too_busy(ctx.l10n, look, error, message.text)
    return ctx.app.now(ctx.l10n, look, message.text)


async def went_on(app: App, answer: Answer) -> bool:
    """Whether the table went on while the press was answered; where that cannot be known, as if it had not."""
    if answer.outcome is not Outcome.ANSWERED or answer.look is None:
        return False
    before = answer.look.table
    try:
        return (await app.service.play.look(before.id)).table.seq > before.seq
    except ServiceError:
        _log.exception("table %s cannot be read after a press", before.id)
        return False


async def stays_as_it_is(app: App, press: Press, answer: Answer) -> bool:
    """Whether nothing came of a choice, and no board takes the place of the one in which it was made."""
    if press.button is None or press.button.press.table == NO_TABLE:
        return False
    pressed = press.button.press
    try:
        table = (await app.service.play.look(pressed.table)).table
    except ServiceError:
        _log.exception("table %s cannot be read after a choice", pressed.table)
        return False
    came_to_nothing = answer.outcome is not Outcome.ANSWERED and table.boards is OldBoardPolicy.KEEP
    return pressed.timeline == app.timeline and (table.seq == pressed.seq or came_to_nothing)
