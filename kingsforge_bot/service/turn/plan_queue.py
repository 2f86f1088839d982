"""The plans of a table within one transaction: which are dropped after an entry, and which one is due."""

import logging
from typing import Any, Final

import msgspec

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.plans import LATER, CancelReason, PlanCancelled, Waits
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.ports import Writing
from kingsforge_bot.service.post.mentions import alerted_there, named_only
from kingsforge_bot.service.post.notices import PlansDropped
from kingsforge_bot.service.turn.plan_records import KeptPlan, PlanEnd
from kingsforge_bot.service.turn.table_states import AnyGame, TableStates
from kingsforge_bot.service.types import Table, TableStatus, UserId

ENDED_BY: Final = {
    CancelReason.EXPIRED: PlanEnd.EXPIRED,
    CancelReason.STOPPED: PlanEnd.STOPPED,
    CancelReason.GONE: PlanEnd.GONE,
}

log = logging.getLogger(__name__)


class Due(msgspec.Struct, frozen=True):
    """A plan and the action that it comes to."""

    plan: KeptPlan
    action: Any

    @property
    def seat(self) -> Seat:
        return self.plan.seat


class PlanQueue:
    """The queue of a table's plans. Each look takes out at least one, due or dropped, so a chain of them ends.

    A plan that lasts is not taken out; what it does, such as to pass, must bring a game nearer to its period's end.
    """

    def __init__(
        self,
        writing: Writing,
        states: TableStates,
        game: AnyGame,
        armed: tuple[KeptPlan, ...],
        by: Seat | None,
        decider: UserId | None,
    ) -> None:
        """`by` is whose entry the look is for, `decider` the member who decided it, where one did."""
        self._writing = writing
        self._states = states
        self._game = game
        self._armed = list(armed)
        self._by = by
        self._decider = decider
        self._dropped: set[Seat] = set()

    async def next(self, table: Table, state: Any) -> Due | None:
        """Drop what can never be due, then say which plan is: of the lowest seat that is awaited."""
        if table.status is not TableStatus.RUNNING:
            await self._end(table, tuple(self._armed), PlanEnd.EXPIRED)
            return None
        found: list[Due] = []
        heads: set[Seat] = set()
        awaited = self._game.to_act(state)
        holders = {(sitter.seat, sitter.user) for sitter in table.sitters}
        for plan in tuple(self._armed):
            if (plan.seat, plan.user) not in holders:
                await self._end(table, (plan,), PlanEnd.LEFT)
                continue
            answer = self._answer(table, plan, state)
            if isinstance(answer, PlanCancelled):
                await self._disarm(table, plan, answer)
            elif answer is None:
                await self._drop(table, plan, PlanEnd.FAILED)
            elif plan.seat not in heads and answer != LATER:
                heads.add(plan.seat)
                if not isinstance(answer, Waits) and plan.seat in awaited:
                    found.append(Due(plan, answer))
        return min(found, key=lambda due: due.seat, default=None)

    async def done(self, table: Table, due: Due) -> None:
        """End the plan that the table's newest entry carried out, unless it lasts."""
        self._by = due.seat
        plan = self._game.parse_plan(due.plan.text)
        if not any(one.lasts for one in plan.planned_actions):
            await self._end(table, (due.plan,), PlanEnd.DONE)

    async def failed(self, table: Table, due: Due, error: Exception) -> None:
        """Drop the plan, of which what it did is undone."""
        if isinstance(error, Refused):
            await self._drop(table, due.plan, PlanEnd.REFUSED, error.rule)
            return
        log.error("a plan at table %s, entry %s, failed", table.id, table.seq, exc_info=error)
        await self._drop(table, due.plan, PlanEnd.FAILED)

    async def tell(self, table: Table, at: int) -> None:
        """Owe those whose plans were dropped a line; it does not say what they planned."""
        if self._dropped:
            here = alerted_there(self._writing, table, self._dropped)
            named = await named_only(self._writing, table, self._decider, here, at)
            await self._writing.posts.notify(table.id, PlansDropped(tuple(sorted(self._dropped)), named), at)

    def _answer(self, table: Table, plan: KeptPlan, state: Any) -> Any:
        """What the game makes of it, by what its seat may see; None where it cannot."""
        try:
            view = self._states.view(table, state, plan.seat)
            return self._game.planned(view, plan.seat, self._game.parse_plan(plan.text))
        except (ValueError, TypeError, LookupError, AttributeError):
            log.exception("plan %s of table %s cannot be judged", plan.number, plan.table)
            return None

    async def _disarm(self, table: Table, plan: KeptPlan, answer: PlanCancelled) -> None:
        detail = "" if answer.condition is None else str(answer.condition)
        # That a round is over everybody knows, and one's own decision oneself.
        if answer.why is CancelReason.EXPIRED or plan.seat == self._by:
            await self._end(table, (plan,), ENDED_BY[answer.why], detail)
        else:
            await self._drop(table, plan, ENDED_BY[answer.why], detail)

    async def _drop(self, table: Table, plan: KeptPlan, why: PlanEnd, detail: str = "") -> None:
        self._dropped.add(plan.seat)
        await self._end(table, (plan,), why, detail)

    async def _end(self, table: Table, plans: tuple[KeptPlan, ...], why: PlanEnd, detail: str = "") -> None:
        if not plans:
            return
        self._armed = [plan for plan in self._armed if plan not in plans]
        await self._writing.plans.end(table.id, [plan.number for plan in plans], table.seq, why, detail)
