"""Plans of beads: for one round, and by one's own hand alone.

6. One can plan to choose one's best or worst bead once somebody else has chosen, and to draw nothing if one wins;
   unless a bead of some stone is shown before. A plan lasts for its round.
"""

from collections.abc import Iterator
from enum import StrEnum

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
from tests.games.toy.state import BEADS, Action, Choose, End, State


class Which(StrEnum):
    BEST = "best"
    WORST = "worst"


class After(PlannedAction, frozen=True):
    """Choose once that seat has."""

    which: Which
    seat: Seat

    def __str__(self) -> str:
        return f"{self.which} after {self.seat}"


class DrawNothing(PlannedAction, frozen=True):
    """End at once if the round is won."""

    def __str__(self) -> str:
        return "end"


class StoneShown(CancelCondition, frozen=True):
    """A bead of that stone lies among those put away."""

    stone: str

    def __str__(self) -> str:
        return f"shown {self.stone}"


STONES = tuple(dict.fromkeys(bead.partition("-")[0] for bead in BEADS))


def period(state: State) -> str | None:
    return None if state.over else f"round {state.round}"


def planned_actions(state: State, seat: Seat) -> Iterator[PlannedAction]:
    if period(state) is None:
        return
    if state.winner is None and state.players[seat].chosen is None and state.players[seat].hand:
        for other in range(len(state.players)):
            if other != seat:
                yield from (After(which, Seat(other)) for which in Which)
    if state.winner in (None, seat):
        yield DrawNothing()


def cancel_conditions(state: State, seat: Seat) -> Iterator[CancelCondition]:
    yield from (StoneShown(stone) for stone in STONES if not _shown(state, stone))


def planned(state: State, seat: Seat, plan: Plan) -> Action | Waits | PlanCancelled:
    return judged(
        plan,
        during=period(state),
        is_so=lambda condition: isinstance(condition, StoneShown) and _shown(state, condition.stone),
        answer=lambda planned_action: _answer(state, seat, planned_action),
    )


def parse_plan(text: str) -> Plan:
    return read_plan(text, _planned_action, _cancel_condition)


def _answer(state: State, seat: Seat, planned_action: PlannedAction) -> Action | Waits | None:
    mine = state.players[seat]
    match planned_action:
        case After(which=which, seat=after):
            if state.winner is not None or mine.chosen or not mine.hand or not 0 <= after < len(state.players):
                return None
            if state.players[after].chosen is None:
                return WAITS
            return Choose((max if which is Which.BEST else min)(mine.hand, key=BEADS.index))
        case DrawNothing():
            if state.winner is None:
                return WAITS
            return End() if state.winner == seat else None
        case _:
            raise TypeError(planned_action)


def _shown(state: State, stone: str) -> bool:
    return any(bead.startswith(stone) for bead in state.gone)


def _planned_action(text: str) -> PlannedAction:
    match text.split(" "):
        case [("best" | "worst") as which, "after", seat] if seat in map(str, range(6)):
            return After(Which(which), Seat(int(seat)))
        case ["end"]:
            return DrawNothing()
        case [*words]:
            raise NotationError(text, words[-1])


def _cancel_condition(text: str) -> CancelCondition:
    match text.split(" "):
        case ["shown", stone] if stone in STONES:
            return StoneShown(stone)
        case [*words]:
            raise NotationError(text, words[-1])
