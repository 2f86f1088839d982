"""The numbers of Keyflower that stand outside its tiles (section 1)."""

from enum import StrEnum
from typing import Final

import msgspec

from kingsforge_bot.games.keyflower.rules.kinds import Goods, Skills, Workers

KEY: Final = "keyflower"
SEATS: Final = range(2, 7)
RULESET: Final = 1


class Season(StrEnum):
    """Rule 3.1, in their order."""

    SPRING = "spring"
    SUMMER = "summer"
    AUTUMN = "autumn"
    WINTER = "winter"


class Screens(StrEnum):
    """Rule 2.3: what is shown of others' screens."""

    COUNTED = "counted"
    """How many workers and skill tiles."""
    KNOWN = "known"
    """Also what there must be at least, by public events."""


OPTIONS: Final[dict[str, tuple[str, ...]]] = {"screens": tuple(one.value for one in Screens)}


class Table(msgspec.Struct, frozen=True):
    """What a number of players is dealt (1.1)."""

    boats: int
    orders: int
    offer: int
    """Tiles in spring, summer and autumn, each."""
    hand: int
    """Winter tiles for each player."""


TABLES: Final[dict[int, Table]] = {
    2: Table(boats=2, orders=1, offer=6, hand=3),
    3: Table(boats=3, orders=2, offer=7, hand=3),
    4: Table(boats=4, orders=3, offer=8, hand=3),
    5: Table(boats=5, orders=4, offer=9, hand=2),
    6: Table(boats=6, orders=4, offer=10, hand=2),
}

WORKERS: Final = Workers(40, 40, 40, 20)
SKILL_TILES: Final = Skills(16, 16, 16)
STOCK: Final = Goods(24, 24, 24, 48)
"""Rule 1.1: everything is finite."""
DEALT: Final = 8
"""Workers behind each screen at the start (1.3)."""
MOST_ON_TILE: Final = 6
"""Rule 7.2."""
START_GOLD: Final = 1
"""What a gold that is not used is worth (12.2)."""
