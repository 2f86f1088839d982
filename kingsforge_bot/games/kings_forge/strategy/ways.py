"""How a seat may get each item of this round: exactly where nobody can come before it, else as it is played out."""

from collections.abc import Callable

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.least_left import Whereabouts, crafting_before, least_left
from kingsforge_bot.games.kings_forge.advice.odds import Ways, untouched
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.strategy.playouts import FEWEST, Playouts


def ways(
    state: State, seat: Seat, played: Callable[[StillWanted], Playouts], still_wanted: StillWanted = always
) -> tuple[Ways, ...]:
    """Of every item that is on display or in front of somebody else, in that order.

    `played` plays the position out, and is asked only where that matters. Where too few rounds come of it, what is told
    is the least that is sure: that nobody before the seat can take the item. Raises NotWanted.
    """
    found = untouched(state, seat)
    if not crafting_before(state, seat):
        return found
    least = least_left(state, seat, still_wanted)
    sure = [least[Whereabouts(one.item, one.seat)] for one in found]
    if all(share == 1.0 for share in sure):
        return found
    rounds = played(still_wanted)
    enough = rounds.rounds >= FEWEST
    return tuple(
        [
            one if share == 1.0 else rounds.ways(seat, one) if enough else _at_least(one, share)
            for one, share in zip(found, sure, strict=True)
        ]
    )


def _at_least(one: Ways, share: float) -> Ways:
    to_steal = tuple([(share * lying, goal) for lying, goal in one.to_steal])
    return replace(one, there=share * one.there, to_steal=to_steal, least=True)
