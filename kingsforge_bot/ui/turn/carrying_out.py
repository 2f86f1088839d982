"""Carrying out what was decided, and what its player reads afterwards."""

import logging
from itertools import takewhile
from typing import Any, Final

from msgspec.structs import replace

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.service.errors import NotSeated, ServiceError
from kingsforge_bot.service.turn.table_states import check_running
from kingsforge_bot.service.turn.undoing import MOST_TOGETHER
from kingsforge_bot.service.types import Done, TableStatus, TableView
from kingsforge_bot.ui.errors import TooBusy
from kingsforge_bot.ui.game.screens import Plays, Screens
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.turn.hands import with_hand
from kingsforge_bot.ui.turn.plan_words import by_plan_lines
from kingsforge_bot.ui.turn.undoing import why_no_undo, with_undo
from kingsforge_bot.ui.wording.names import names_of

_LONGEST_TURN: Final = 40
"""Actions of one turn that are looked back on; hardly any has as many."""
_log = logging.getLogger(__name__)


def check_seat(look: TableView) -> None:
    """Raises what keeps whoever looks from having a seat in a play: LobbyRefused, NotSeated."""
    check_running(look.table)
    if look.seat is None:
        raise NotSeated(look.table)


def check_turn(screens: Screens, look: TableView) -> None:
    """Raises what keeps whoever looks from deciding anything now: LobbyRefused, NotSeated, Refused."""
    check_seat(look)
    if not look.may_act:
        raise screens.refusals.out_of_turn(look)


class _Report:
    """What was carried out so far, and what refused the rest."""

    def __init__(self) -> None:
        self.done: Done | None = None
        self.begun: list[int] = []
        """The entries of the actions, in order."""
        self.events: list[Any] = []
        self.error: Refused | ServiceError | None = None


async def answered(ctx: Context, look: TableView, found: Message | Plays) -> Message:
    """What the game shows; or what it led to that the game takes the user to have decided, and what is next."""
    app, l10n = ctx.app, ctx.l10n
    forced = app.service.preferences.of(ctx.user).plays_forced
    if isinstance(found, Message):
        return with_hand(l10n, app.screens(look), look, found)
    if found.instead is not None and not forced:
        return with_hand(l10n, app.screens(look), look, found.instead)
    report = _Report()
    why = [found.why]
    await _carry_out(ctx, report, look, found)
    assert report.done is not None
    if report.error is None and forced:
        then = app.screens(look).turn.follows(report.done.look, report.events)
        if then is not None:
            why.append(then.why)
            await _carry_out(ctx, report, look, then)
    mid_turn = app.service.play.game(look.table.game).mid_turn
    ended = mid_turn(look.view) and not mid_turn(report.done.look.view)
    told = await _told(ctx, report, report.done, turn_ended=ended)
    if report.error is not None:
        # The benefits of a proposal were spent, its last step did not follow: say both.
        return replace(told, text="\n\n".join([app.explain(l10n, report.error, report.done.look), told.text]))
    return replace(told, text="\n".join([*filter(None, why), told.text]))


async def _carry_out(ctx: Context, report: _Report, look: TableView, plays: Plays) -> None:
    """One action after the other, noted in the report; raises what refuses the very first."""
    for number, action in enumerate(plays.actions, 1):
        # What followed was others' to decide: the next action is decided on what this one left.
        decided_on = look.table.seq if report.done is None else report.done.seq
        try:
            done = await ctx.app.service.play.act(look.table.id, ctx.user, action, decided_on=decided_on)
        except (Refused, ServiceError) as error:
            if report.done is None:
                raise
            if not (plays.last_may_be_moot and number == len(plays.actions)):
                report.error = error
            return
        ctx.decided = True
        report.done = done
        report.begun.append(done.seq)
        report.events.extend(done.events)


async def _turn_so_far(ctx: Context, done: Done, events: list[Any]) -> list[Any]:
    """What the user's seat did without anything between, as it may know it; `events` alone where that is not known."""
    try:
        history, table = ctx.app.service.history, done.look.table
        entries = await history.entries(table.id, ctx.user, last=_LONGEST_TURN, up_to=done.seq)
    except ServiceError:
        _log.exception("the turn at table %s cannot be drawn", done.look.table.id)
        return events
    own = list(takewhile(lambda one: one.fact is None and one.seat == done.look.seat, reversed(entries)))
    return [event for entry in reversed(own) for event in entry.events] or events


async def _told(ctx: Context, report: _Report, done: Done, *, turn_ended: bool) -> Message:
    """What was carried out, with a picture of what mattered in a turn of several actions, and what to do now.

    Without the latter where too much else is asked.
    """
    app, l10n, events = ctx.app, ctx.l10n, report.events
    screens = app.screens(done.look)
    happened = screens.turn.happened(l10n, done.look, events, done.followed)
    happened = "\n".join([happened, *by_plan_lines(l10n, done.followed, names_of(l10n, done.look.table))])
    if done.bar is not None and not app.said_once.again((ctx.user, done.look.table.id, done.bar)):
        happened += f"\n{why_no_undo(l10n, done, done.bar)}"
    try:
        await app.prepare(done.look)
    except TooBusy as error:
        return app.too_busy(l10n, done.look, error, happened)
    message = app.now(l10n, done.look, happened)
    board = message.drawing
    # The last post shows how it ended.
    over = done.look.table.status is TableStatus.OVER
    if not over and (board is None or board.telling is not None):
        # A board that stands until the end, as alone with bots, never folds: here its moments are seen.
        whole = await _turn_so_far(ctx, done, events) if turn_ended else events
        if board is not None and board.telling is not None:
            # Whoever decides next needs the board: what mattered is told in it.
            after = [event for entry in done.followed for event in entry.events]
            message = replace(message, drawing=board.telling([*whole, *after]))
        else:
            message = replace(message, drawing=screens.pictures.moment(l10n, done.look, whole))
    if not done.retractable:
        return message
    together = 1 < len(report.begun) <= MOST_TOGETHER
    return with_undo(l10n, done.look, message, report.begun[0] - 1 if together else None)
