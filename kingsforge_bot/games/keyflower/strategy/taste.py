"""What a bot thinks things are worth, in points at the end of the game."""

from typing import Final

import msgspec

from kingsforge_bot.games.keyflower.rules.effects import Power
from kingsforge_bot.games.keyflower.rules.meta import Season

SEASONS: Final = tuple(Season)
ByYear = tuple[float, float, float, float]
"""By season, spring first."""


class Taste(msgspec.Struct, frozen=True):
    """The weights of one kind of bot."""

    worker: ByYear = (0.9, 0.9, 0.8, 0.05)
    """A worker behind the screen, in that season."""
    green: float = 1.4
    """So many times as much."""
    skill: ByYear = (1.2, 1.3, 1.4, 0.3)
    material: ByYear = (0.8, 0.8, 0.7, 0.1)
    """Wood, stone or iron."""
    gold: ByYear = (1.4, 1.4, 1.3, 1.0)
    uses: ByYear = (3.0, 2.0, 1.0, 0.0)
    """How often a tile that is won in that season will be used."""
    upgrades: ByYear = (0.6, 0.55, 0.5, 0.0)
    """How likely a tile that is won in that season will be upgraded."""
    step: ByYear = (0.2, 0.25, 0.3, 0.1)
    """A transport step of a tile, each time it is used."""
    lift: ByYear = (1.5, 1.8, 2.0, 0.5)
    """An upgrade of a tile, each time it is used."""
    visitors: float = 0.5
    """Workers that others leave on a tile of mine in a season."""
    returning: float = 0.15
    """What of a worker is lost that lies in the own village for the rest of the season."""
    given: float = 0.3
    """What of a worker is lost besides, if another gets it."""
    boldness: float = 0.35
    """How likely the lowest bid is left alone."""
    neighbours: float = 3.2
    """Tiles that will touch a turn-order tile."""
    first_boat: float = 1.5
    """To be the first to choose a boat."""
    start: float = 0.5
    """To be start player."""
    plans: float = 0.0
    """How much of what its winter tiles would count an item is worth more, for they may be won by others."""
    winter: float = 0.85
    """What of a winter tile's points counts, for things are still to change."""
    rest: float = 0.0
    """What a placement must bring to be made."""
    led: float = 0.8
    """How likely a winter tile counts for the seat that leads there in winter."""
    open: float = 0.4
    """How likely it counts for each other seat in winter."""
    held: float = 0.6
    """How likely it counts, before winter, for who holds it."""
    choice: float = 1.1
    """So many times the best of several things that one may choose from."""
    turned: float = 0.7
    """What of a tile's uses to come is left once it is upgraded."""
    unpaid: float = 0.7
    """What of an upgrade counts though nothing of its cost is at hand."""
    at_hand: float = 0.5
    """How much more of it counts once all of its cost is at hand."""
    brought: float = 0.5
    """How many of a seat's goods will be brought to a tile on which they score, for each that it has."""
    brought_anyhow: float = 1.0
    """How many goods more will be brought there, whatever the seat has."""
    brought_most: float = 6.0
    """How many of both kinds are counted at most."""
    change: float = 0.5
    """A winter tile that counts nothing yet."""
    any_boat: float = 0.5
    """To choose a boat, where all are worth the same."""
    latest: float = 0.7
    """A worker whom a boat brings for winter."""


POWERS: Final[dict[Power, float]] = {
    Power.BOAT_INCOME: 1.0,
    Power.CROSS_COUNTRY: 1.0,
    Power.DOUBLE_TRANSPORT: 1.6,
    Power.WILD_UPGRADE: 1.0,
    Power.WILD_SCORE: 0.8,
    Power.COUNTER_BID: 0.8,
    Power.MIXED_USE: 0.8,
}
"""What a summer boat is worth in each season to come."""

SOUND: Final = Taste()
STRONG: Final = Taste(
    worker=(1.3, 1.3, 1.15, 0.07),
    material=(0.65, 0.65, 0.55, 0.08),
    uses=(2.1, 1.4, 0.7, 0.0),
    upgrades=(0.42, 0.38, 0.35, 0.0),
    lift=(1.2, 1.45, 1.6, 0.4),
    boldness=0.6,
    plans=0.5,
)
"""Saves its workers, trusts its low bids, and gathers what its winter tiles count: found by playing many games."""
