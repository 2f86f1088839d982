"""What a supply lacks for a side or a dock space, and where it could be had."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rulebook.parts import (
    CanCopy,
    CanPay,
    DiceShort,
    Part,
    Parts,
    Sells,
    SquareLacks,
    Supply,
    UsedBy,
)
from kingsforge_bot.games.kings_forge.rules.cards import HALVES, Side, cost_of
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.rules.effects import Effect, Pour, Trade
from kingsforge_bot.games.kings_forge.rules.gathering import sides_to_copy, used_spaces
from kingsforge_bot.games.kings_forge.rules.payments import fill_squares
from kingsforge_bot.games.kings_forge.rules.state import State


def squares(state: State, seat: Seat, side: Side) -> Parts:
    """What the supply is, and a payment for the side or the squares for which no die is left.

    Of Workshop the side that comes nearest to being paid is told, with what it copies there.
    """
    supply = state.players[seat].supply
    copying = nearest_copy(state, seat) if side is Side.WORKSHOP_TOP else None
    paid, lacking = fill_squares(cost_of(side, copying), supply)
    choosy = [one for one in lacking if one.choosy]
    parts: list[Part] = [Supply(supply), *(SquareLacks(side, one.square, one.takes, copying) for one in choosy)]
    short = len(lacking) - len(choosy)
    if copying is not None:
        short += _beside_short(HALVES[copying].effect, supply.size - len(paid))
    if short:
        # Shrine has seven squares for any die: a line for each would say nothing more.
        parts.append(DiceShort(side, short, copying))
    if side is Side.WORKSHOP_TOP:
        # What it costs depends on the side it copies (7.2).
        parts.append(CanCopy(sides_to_copy(state)))
    elif paid and not lacking:
        parts.append(CanPay(side, paid))
    return tuple(parts)


def nearest_copy(state: State, seat: Seat) -> Side | None:
    """What Workshop can copy for the dice of that seat, else what lacks least; None where nothing was claimed yet."""
    supply = state.players[seat].supply
    return min(sides_to_copy(state), key=lambda copied: lacking_to_copy(supply, copied), default=None)


def lacking_to_copy(supply: Pool, copied: Side) -> tuple[int, int, int]:
    """Dice that lack for it, how many of them must be of some kind, how many it takes; (0, 0, n) can be paid."""
    cost = cost_of(Side.WORKSHOP_TOP, copied)
    paid, lacking = fill_squares(cost, supply)
    choosy = sum(one.choosy for one in lacking)
    return len(lacking) + _beside_short(HALVES[copied].effect, supply.size - len(paid)), choosy, len(cost)


def _beside_short(effect: Effect, left: int) -> int:
    """Dice that lack beside the squares: for a trade (7.5), and the one that Caravan wants (7.3)."""
    match effect:
        case Trade(give=give):
            return max(give - left, 0)
        case Pour():
            return max(1 - left, 0)
        case _:
            return 0


def cheapest_space(state: State) -> Parts:
    """The free dock space that costs least, if one is left."""
    used = used_spaces(state)
    free = (Sells(space, offer.cost) for space, offer in OFFERS.items() if space not in used)
    return tuple(sorted(free, key=lambda one: one.cost)[:1])


def dock(state: State, seat: Seat, space: Space) -> Parts:
    """Who stands on the space, the dock's other one if it is free, and the supply."""
    used = used_spaces(state)
    same = [other for other in Space if other.value.partition(".")[0] == space.value.partition(".")[0]]
    taken = [UsedBy(other, used[other]) for other in same if other in used]
    free = [Sells(other, OFFERS[other].cost) for other in same if other not in used]
    return (*taken, *free, Supply(state.players[seat].supply))
