"""What can be planned in the gather phase, section 2, and what it comes to once it is one's turn.

No plan asks anything: sides that need more than dice (Workshop's copy, Peddler's trade) are left to their player.
"""

from collections.abc import Iterator
from typing import Final

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
from kingsforge_bot.games.kings_forge.rules.actions import Action, Gather, Pass, PassBenefit
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, HALVES, SIDES_OF, Card, Side
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.effects import Copy, Pour, Trade
from kingsforge_bot.games.kings_forge.rules.payments import Payment, payments
from kingsforge_bot.games.kings_forge.rules.state import Phase, State

_WORTH: Final = {Kind.METAL: 1, Kind.WOOD: 2, Kind.GEM: 3, Kind.MAGIC: 4}


class GatherSide(PlannedAction, frozen=True):
    """Claim it (2.2) with the least valuable dice that pay it, those that are lost before the others."""

    side: Side

    def __str__(self) -> str:
        return f"gather {self.side}"


class PassOnTurn(PlannedAction, frozen=True):
    """Pass (2.6), and take that where one is the first; a token where no metal is left."""

    taking: PassBenefit | None = None
    """None: a metal."""

    def __str__(self) -> str:
        return "pass" if self.taking is None else f"pass taking {self.taking}"


class PassLast(PlannedAction, frozen=True):
    """Pass once all others have."""

    def __str__(self) -> str:
        return "pass last"


class SomebodyPassed(CancelCondition, frozen=True):
    """Another player has passed."""

    def __str__(self) -> str:
        return "passed"


class CardTaken(CancelCondition, frozen=True):
    """Another player claimed the card or turned it down for a dock."""

    card: Card

    def __str__(self) -> str:
        return f"taken {self.card}"


def period(state: State) -> str | None:
    """Plans are for the gather phase of one round."""
    return f"round {state.round}" if state.phase is Phase.GATHER else None


def planned_actions(state: State, seat: Seat) -> Iterator[PlannedAction]:
    """To pass, the sides that lie open, then those that may still come: 25 at the most."""
    if state.phase is not Phase.GATHER or state.players[seat].passed:
        return
    if any(player.passed for player in state.players):
        yield PassOnTurn()
    else:
        yield PassOnTurn(PassBenefit.METAL)
        yield PassOnTurn(PassBenefit.TOKEN)
    yield PassLast()
    for card in _to_come(state):
        yield from (GatherSide(side) for side in SIDES_OF[card] if _asks_nothing(side))


def cancel_conditions(state: State, seat: Seat) -> Iterator[CancelCondition]:
    """Whether somebody has passed, and each card that somebody could take."""
    if state.phase is not Phase.GATHER:
        return
    if not _is_so(state, seat, SomebodyPassed()):
        yield SomebodyPassed()
    yield from (CardTaken(card) for card in _to_come(state))


def planned(state: State, seat: Seat, plan: Plan) -> Action | Waits | PlanCancelled:
    """The first planned action that can be done now; a card that may still come is waited for."""
    return judged(
        plan,
        during=period(state),
        is_so=lambda condition: _is_so(state, seat, condition),
        answer=lambda planned_action: _answer(state, seat, planned_action),
    )


def parse_plan(text: str) -> Plan:
    """The inverse of str(plan). Raises NotationError."""
    return read_plan(text, _planned_action, _cancel_condition)


def cheapest(side: Side, state: State, seat: Seat) -> Payment | None:
    """The dice of the supply that pay the side at the least loss; None where none do."""
    cost, supply = HALVES[side].cost, state.players[seat].supply
    if isinstance(HALVES[side].effect, Pour) and supply.size <= len(cost):
        return None

    def loss(paid: Payment) -> tuple[int, int]:
        lost = sum(_WORTH[kind] for square, kind in zip(cost, paid, strict=True) if square.lost)
        return lost, sum(_WORTH[kind] for kind in paid)

    return min(payments(cost, supply.at_most(len(cost))), key=loss, default=None)


def _answer(state: State, seat: Seat, planned_action: PlannedAction) -> Action | Waits | None:
    player, mine = state.players[seat], state.turn == seat and state.owed is None
    if player.passed:
        return None
    others = [other.passed for index, other in enumerate(state.players) if index != seat]
    match planned_action:
        case PassOnTurn(taking=taking):
            return _passing(state, taking, first=not any(others)) if mine else WAITS
        case PassLast():
            return Pass() if mine and all(others) else WAITS
        case GatherSide(side=side):
            card = CARD_OF[side]
            if not _asks_nothing(side) or card not in (*state.face_up, *state.deck):
                return None
            paying = cheapest(side, state, seat) if mine and card in state.face_up else None
            return WAITS if paying is None else Gather(side, paying=paying)
        case _:
            raise TypeError(planned_action)


def _passing(state: State, taking: PassBenefit | None, *, first: bool) -> Pass:
    if not first:
        return Pass()
    metal = taking is not PassBenefit.TOKEN and state.stock.count(Kind.METAL)
    return Pass(PassBenefit.METAL if metal else PassBenefit.TOKEN)


def _is_so(state: State, seat: Seat, condition: CancelCondition) -> bool:
    others = [player for index, player in enumerate(state.players) if index != seat]
    match condition:
        case SomebodyPassed():
            return any(player.passed for player in others)
        case CardTaken(card=card):
            claimed = (CARD_OF[claim.side] for player in others for claim in player.claims)
            turned_down = (visit.discarded for player in others for visit in player.visits)
            return card in (*claimed, *turned_down)
        case _:
            raise TypeError(condition)


def _to_come(state: State) -> tuple[Card, ...]:
    """Face-up cards, then those of the deck by name: their order is secret (1.5)."""
    return (*(card for card in state.face_up if card is not None), *sorted(state.deck))


def _asks_nothing(side: Side) -> bool:
    return not isinstance(HALVES[side].effect, Copy | Trade)


def _planned_action(text: str) -> PlannedAction:
    match text.split(" "):
        case ["pass"]:
            return PassOnTurn()
        case ["pass", "last"]:
            return PassLast()
        case ["pass", "taking", benefit] if benefit in tuple(PassBenefit):
            return PassOnTurn(PassBenefit(benefit))
        case ["gather", side] if side in tuple(Side):
            return GatherSide(Side(side))
        case [*words]:
            raise NotationError(text, words[-1])


def _cancel_condition(text: str) -> CancelCondition:
    match text.split(" "):
        case ["passed"]:
            return SomebodyPassed()
        case ["taken", card] if card in tuple(Card):
            return CardTaken(Card(card))
        case [*words]:
            raise NotationError(text, words[-1])
