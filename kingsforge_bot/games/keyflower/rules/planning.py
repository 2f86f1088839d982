"""What can be planned (13.6): to pass, once, until outbid, or for the rest of the season."""

from collections.abc import Iterator
from typing import ClassVar, Final

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.plans import (
    WAITS,
    CancelCondition,
    Plan,
    PlanCancelled,
    PlannedAction,
    Waits,
    judged,
    read_plan,
)
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Action, Pass
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.games.keyflower.rules.whereabouts import can_place_workers


class PassTurn(PlannedAction, frozen=True):
    """Pass when the turn comes (4.2)."""

    def __str__(self) -> str:
        return "pass"


class PassSeason(PlannedAction, frozen=True):
    """Pass whenever the turn comes, until the season's turns are over."""

    lasts: ClassVar[bool] = True

    def __str__(self) -> str:
        return "pass season"


class Outbid(CancelCondition, frozen=True):
    """A group of the seat is losing (4.5)."""

    def __str__(self) -> str:
        return "outbid"


_PASS: Final[tuple[PlannedAction, ...]] = (PassTurn(), PassSeason())
_OUTBID: Final = Outbid()


def period(state: State) -> str | None:
    """Plans last for the season's turns."""
    return state.season.value if state.phase in (Phase.TURNS, Phase.WORK) else None


def planned_actions(state: State, seat: Seat) -> Iterator[PlannedAction]:
    """To pass, as long as there is something to place: else that comes by itself (4.3)."""
    if period(state) is not None and can_place_workers(state, seat):
        yield from _PASS


def cancel_conditions(state: State, seat: Seat) -> Iterator[CancelCondition]:
    """That somebody outbids the seat, where nobody has."""
    if period(state) is not None and not state.losing(seat):
        yield _OUTBID


def planned(state: State, seat: Seat, plan: Plan) -> Action | Waits | PlanCancelled:
    """What becomes of it now."""
    return judged(
        plan,
        during=period(state),
        is_so=lambda condition: bool(state.losing(seat)),
        answer=lambda planned_action: Pass() if state.phase is Phase.TURNS and state.turn == seat else WAITS,
    )


def parse_plan(text: str) -> Plan:
    """The inverse of str(plan). Raises NotationError."""
    plan = read_plan(text, _planned_action, _cancel_condition)
    if plan.during and plan.during not in set(Season):
        raise NotationError(text, plan.during)
    return plan


def _planned_action(said: str) -> PlannedAction:
    for one in _PASS:
        if said == str(one):
            return one
    raise NotationError(said, said)


def _cancel_condition(said: str) -> CancelCondition:
    if said != str(_OUTBID):
        raise NotationError(said, said)
    return _OUTBID
