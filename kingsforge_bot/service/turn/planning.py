"""One's own plans at a table: make them, put them in order, take them back. Nobody else learns of them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.plans import CancelCondition, CancelReason, Plan, PlanCancelled, PlannedAction
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import NotSeated, PlanReason, PlanRefused
from kingsforge_bot.service.ports import Store, Writing
from kingsforge_bot.service.turn.locks import TableLocks
from kingsforge_bot.service.turn.plan_records import KeptPlan, PlanEnd
from kingsforge_bot.service.turn.table_states import AnyGame, TableStates, check_running, seated
from kingsforge_bot.service.types import Table, TableId, TableStatus, TableView, UserId

MOST_PLANS: Final = 5
"""The most plans that wait at one seat."""
MOST_PLANNED: Final = 6
"""The most planned actions of one plan, and the most cancel conditions."""
_SHOWN_ENDED: Final = 3

_REFUSED: Final = {
    CancelReason.EXPIRED: PlanReason.EXPIRED,
    CancelReason.STOPPED: PlanReason.STOPPED,
    CancelReason.GONE: PlanReason.GONE,
}


class OwnPlan(msgspec.Struct, frozen=True):
    """A plan and what stands of it in the database; `plan` is None where it cannot be read any more."""

    kept: KeptPlan
    plan: Plan | None


class OwnPlans(msgspec.Struct, frozen=True):
    """What one planned at a table, and what one can plan there."""

    look: TableView
    armed: tuple[OwnPlan, ...]
    ended: tuple[OwnPlan, ...]
    """The latest first, without those that their owner took back."""
    period: str | None
    planned_actions: tuple[PlannedAction, ...]
    cancel_conditions: tuple[CancelCondition, ...]


class Planning:
    """One's own plans, each change one transaction.

    Raises NoTable, NotSeated, LobbyRefused, PlanRefused, TableUnreadable, StoreFailed; then nothing has changed.
    """

    def __init__(self, store: Store, states: TableStates, locks: TableLocks) -> None:
        self._store = store
        self._states = states
        self._locks = locks

    async def own(self, table: TableId, user: UserId) -> OwnPlans:
        """What the user planned there."""
        return await self._own(await self._states.table(table), user)

    async def everywhere(self, user: UserId) -> Mapping[TableId, Sequence[OwnPlan]]:
        """The user's plans that wait, by running table and in their order."""
        found: dict[TableId, list[OwnPlan]] = {}
        for kept in await self._store.plans.of_user(user):
            game = self._states.game((await self._states.table(kept.table)).game)
            found.setdefault(kept.table, []).append(OwnPlan(kept, _read(game, kept)))
        return found

    async def add(self, table: TableId, user: UserId, text: str) -> OwnPlans:
        """A plan in the notation, at the end of the queue; it acts after later entries. Raises NotationError too.

        Without a period it is for the present one. The same plan is not taken twice.
        """
        async with self._locks.of(table):
            found, seat, state = await self._seated(table, user)
            plan = self._taken(found, seat, state, text)
            async with self._store.writing() as writing:
                mine = await _mine(writing, found, seat, user)
                if str(plan) not in [kept.text for kept in mine]:
                    if len(mine) >= MOST_PLANS:
                        raise PlanRefused(PlanReason.TOO_MANY, found, plans=MOST_PLANS, planned=MOST_PLANNED)
                    await writing.plans.add(table, seat, user, str(plan), found.seq)
            return await self._own(found, user)

    async def stop(self, table: TableId, user: UserId, number: int, cancel_conditions: Sequence[str]) -> OwnPlans:
        """Gives the plan of that number these cancel conditions, in the notation. Raises NotationError too."""
        async with self._locks.of(table):
            found, seat, state = await self._seated(table, user)
            game = self._states.game(found.game)
            async with self._store.writing() as writing:
                kept = _named(await _mine(writing, found, seat, user), number, found)
                bare = replace(game.parse_plan(kept.text), cancel_conditions=())
                text = f"{bare} unless {', '.join(cancel_conditions)}" if cancel_conditions else str(bare)
                await writing.plans.change(table, number, str(self._taken(found, seat, state, text)))
            return await self._own(found, user)

    async def remove(self, table: TableId, user: UserId, number: int) -> OwnPlans:
        """Take the plan of that number back."""
        async with self._locks.of(table):
            found, seat, _ = await self._seated(table, user)
            async with self._store.writing() as writing:
                _named(await _mine(writing, found, seat, user), number, found)
                await writing.plans.end(table, [number], found.seq, PlanEnd.REMOVED)
            return await self._own(found, user)

    async def put_first(self, table: TableId, user: UserId, number: int) -> OwnPlans:
        """Let the plan of that number come before the others."""
        async with self._locks.of(table):
            found, seat, _ = await self._seated(table, user)
            async with self._store.writing() as writing:
                mine = await _mine(writing, found, seat, user)
                first = _named(mine, number, found)
                ordered = [first, *(kept for kept in mine if kept != first)]
                places = sorted(kept.place for kept in mine)
                await writing.plans.order(
                    table, {kept.number: place for kept, place in zip(ordered, places, strict=True)}
                )
            return await self._own(found, user)

    async def _seated(self, table: TableId, user: UserId) -> tuple[Table, Seat, Any]:
        """The running table, the user's seat and what it sees."""
        found = await self._states.table(table)
        check_running(found)
        sitter = seated(found, user)
        if found.status is not TableStatus.RUNNING:
            raise PlanRefused(PlanReason.NOTHING, found)
        current = await self._states.newest(found)
        return found, sitter.seat, self._states.view(found, current.state, sitter.seat)

    def _taken(self, table: Table, seat: Seat, view: Any, text: str) -> Plan:
        """The plan, if it and every planned action of it may still come about. Raises PlanRefused, NotationError."""
        game = self._states.game(table.game)
        plan, period = game.parse_plan(text), game.period(view)
        if period is None:
            raise PlanRefused(PlanReason.NOTHING, table)
        plan = Plan(
            plan.during or period,
            tuple(dict.fromkeys(plan.planned_actions)),
            tuple(dict.fromkeys(plan.cancel_conditions)),
        )
        if max(len(plan.planned_actions), len(plan.cancel_conditions)) > MOST_PLANNED:
            raise PlanRefused(PlanReason.TOO_MANY, table, plans=MOST_PLANS, planned=MOST_PLANNED)
        for planned_action in plan.planned_actions:
            answer = game.planned(view, seat, replace(plan, planned_actions=(planned_action,)))
            if isinstance(answer, PlanCancelled):
                raise PlanRefused(_REFUSED[answer.why], table)
        return plan

    async def _own(self, table: Table, user: UserId) -> OwnPlans:
        look = await self._states.look(table, user)
        if look.seat is None:
            raise NotSeated(table)
        game, kept = self._states.game(table.game), await self._store.plans.of(table.id, user)
        mine = [OwnPlan(one, _read(game, one)) for one in kept if one.seat == look.seat]
        ended = [one for one in mine if one.kept.why not in (None, PlanEnd.REMOVED, PlanEnd.LEFT)]
        running = table.status is TableStatus.RUNNING and look.view is not None
        period = game.period(look.view) if running else None
        return OwnPlans(
            look,
            tuple(one for one in mine if one.kept.ended is None) if running else (),
            tuple(ended[:_SHOWN_ENDED]),
            period,
            tuple(game.planned_actions(look.view, look.seat)) if period is not None else (),
            tuple(game.cancel_conditions(look.view, look.seat)) if period is not None else (),
        )


async def drop_plans(writing: Writing, table: Table, seat: Seat) -> None:
    """Whoever sits down at the seat next has planned nothing there."""
    await writing.plans.drop(table.id, seat, table.seq)


async def rearm_plans(writing: Writing, table: Table, to: int) -> None:
    """What was planned waits again as it did after the entry `to`, where an undo goes back to it.

    As far as there is room beside what was planned since.

    It acts after the next action: an undo itself makes no plan due.
    """
    await writing.plans.rearm(table.id, to, MOST_PLANS)


async def _mine(writing: Writing, table: Table, seat: Seat, user: UserId) -> list[KeptPlan]:
    return [kept for kept in await writing.plans.armed(table.id) if (kept.seat, kept.user) == (seat, user)]


def _named(mine: Sequence[KeptPlan], number: int, table: Table) -> KeptPlan:
    found = next((kept for kept in mine if kept.number == number), None)
    if found is None:
        raise PlanRefused(PlanReason.NO_SUCH, table)
    return found


def _read(game: AnyGame, kept: KeptPlan) -> Plan | None:
    try:
        return game.parse_plan(kept.text)
    except NotationError:
        return None
