"""Can I, and why not: asks the rules themselves, by trying the action that comes nearest to what was meant."""

from itertools import islice
from typing import Final

from kingsforge_bot.core.chance import LuckMismatchError, Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.game import Game
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rulebook.fitting import dice_to_match, lay
from kingsforge_bot.games.kings_forge.rulebook.paying import nearest_copy
from kingsforge_bot.games.kings_forge.rules.actions import Action, Craft, Dock, Gather, Pass, PassBenefit, Steal, Use
from kingsforge_bot.games.kings_forge.rules.benefits import Source
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.choices import dice_to_steal
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, Pool, die, without
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import Phase, State, Undecided

Target = Side | Space | Source | Item
"""What somebody wants: a side to claim, a dock space to use, a token to spend, an item to craft or steal."""

Rules = Game[State, Action, Event]
_LOOKED_AT = 20_000
"""Legal actions of a gather turn; Peddler's trades come last, and are not asked for by their dice."""
_TOKENS: Final = (Source.TOKEN_PLUS, Source.TOKEN_SIX)
_ANY_DIE: Final = die(Kind.METAL, 1)
"""On which whoever has rolled nothing would spend a token: the rules say first what else is amiss."""


def targets_of(entry: str) -> tuple[Target, ...]:
    """What the entry of that id is about, if it is something to do: a side, the spaces of a dock, a token, an item."""
    kind, _, rest = entry.partition("-")
    card, _, half = rest.rpartition("-")
    match kind:
        case "card" if f"{card}.{half}" in tuple(Side):
            return (Side(f"{card}.{half}"),)
        case "dock":
            return tuple(space for space in Space if space.value.partition(".")[0] == rest)
        case "token" if entry in _TOKENS:
            return (Source(entry),)
        case "item" if rest:
            return (Item(rest),)
        case _:
            return ()


def refusal(game: Rules, state: State, seat: Seat, target: Target) -> Refused | None:
    """Why the seat cannot do that now; None when it can."""
    on_turn = state.phase is Phase.GATHER and seat == state.turn
    if on_turn and not isinstance(target, Source) and _legal(state, target):
        return None
    return action_refusal(game, state, seat, attempt(state, seat, target))


def pass_refusal(game: Rules, state: State, seat: Seat) -> Refused | None:
    """Why the seat cannot pass now; None when it can."""
    first = not any(player.passed for player in state.players)
    return action_refusal(game, state, seat, Pass(PassBenefit.TOKEN if first else None))


def action_refusal(game: Rules, state: State, seat: Seat, action: Action) -> Refused | None:
    """Why the seat cannot do that now; None when it can."""
    try:
        game.apply(state, seat, action, Replayed())
    except Refused as refused:
        return refused
    except LuckMismatchError:
        # It asked for luck, so the rules accept it.
        return None
    return None


def _legal(state: State, target: Target) -> bool:
    return any(_aims_at(action, target) for action in islice(legal_actions(state), _LOOKED_AT))


def _aims_at(action: Action, target: Target) -> bool:
    match action:
        case Gather(side=side):
            return side == target
        case Dock(space=space):
            return space == target
        case _:
            return False


def attempt(state: State, seat: Seat, target: Target) -> Action:
    """What the seat would do for it; the rules accept it where they accept any way to an item."""
    supply = state.players[seat].supply
    match target:
        case Side():
            copying = nearest_copy(state, seat) if target is Side.WORKSHOP_TOP else None
            # Without dice: the rules then name what the supply lacks.
            return Gather(target, copying)
        case Source():
            rolled = (state.owed.die,) if isinstance(state.owed, Undecided) else state.players[seat].hand
            return Use(target, (rolled or (_ANY_DIE,))[:1])
        case Space():
            shown = next((card for card in state.face_up if card is not None), Card.MILL)
            return Dock(target, shown, Pool.kinds(islice(supply, OFFERS[target].cost)))
        case _:
            return attempt_item(state, seat, target)


def attempt_item(state: State, seat: Seat, item: Item) -> Craft | Steal:
    """Dice on its boxes as well as they go; the rules accept that, or nothing."""
    hand = state.players[seat].hand or ()
    for card in state.display:
        if card.item == item:
            return Craft(item, _nearest(card.boxes, hand))
    for number, player in enumerate(state.players):
        for made in player.made:
            if made.card.item == item:
                better = next(dice_to_steal(made, hand), None)
                return Steal(item, Seat(number), better or _nearest(dice_to_match(made), hand))
    return Craft(item, ())


def _nearest(wanted: tuple[Die, ...], hand: tuple[Die, ...]) -> tuple[Die, ...]:
    """The dice as they lie best. A box that lacks one gets any other: its colour is refused, not that dice are few."""
    lying = lay(wanted, hand)
    left = list(without(hand, lying.values()) or ())
    for number in range(len(wanted)):
        if number not in lying and left:
            lying[number] = left.pop()
    return tuple(lying[number] for number in sorted(lying))
