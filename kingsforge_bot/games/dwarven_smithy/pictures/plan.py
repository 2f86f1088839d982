"""How a posted board lies: the largest tiles at which the fullest seat fits, for all seats, and how many in a row."""

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import Final, NamedTuple

from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import Shelf
from kingsforge_bot.games.dwarven_smithy.pictures.art import TILES
from kingsforge_bot.games.dwarven_smithy.pictures.header import HEADER
from kingsforge_bot.games.dwarven_smithy.pictures.seat_contents import Side
from kingsforge_bot.games.dwarven_smithy.pictures.tiles import BESIDE

EDGE: Final = 10
"""Beside the columns and between them."""
PAD: Final = 9
"""From a column's edge to what lies in it."""
AWNING: Final = 56
SIGN: Final = 50
"""Height of the line that says how full a workshop is."""
_HEAD: Final = {2: 132, 3: 132, 4: 156}
"""Least height of a head by the number of seats; with four the numbers have a line of their own."""
_TALLER: Final = {2: 140, 3: 80, 4: 80}
_ABOVE: Final = 8
_MINE: Final = 26
"""What the mine has beyond its tiles."""


class Guild(Enum):
    """Where apprentices and kept tools lie."""

    WIDE = auto()
    """Below the workshop, what they do beside each."""
    ASIDE = auto()
    """At the right of the workshop."""
    LOW = auto()
    """Below the workshop, what they do across their feet."""


class Plan(NamedTuple):
    """Where all lies in each seat's column."""

    side: int
    """Pixels of a tile."""
    row: int
    """Pixels of a row of tiles."""
    head: int
    """Pixels of a head."""
    market: int
    """Rows of the market."""
    workshop: int
    """Rows of the workshop."""
    guild: int
    """Rows of the guild below the workshop."""
    across: int
    """Tiles in a row of the market."""
    benched: int
    """Tiles in a row of the workshop."""
    helped: int
    """Cards in a row of the guild."""
    aside: bool
    """Whether the guild lies beside the workshop."""

    @property
    def mine(self) -> int:
        """Height of the mine."""
        return self.side + _MINE


def column(seats: int) -> int:
    """How wide a seat's column is."""
    return (WIDE - EDGE * (seats + 1)) // seats


def plan_of(sides: Sequence[Side]) -> Plan:
    """The first that fits, beginning with the largest tiles."""
    found = next((plan for one in _tried(sides) if (plan := _fitted(one, sides)) is not None), None)
    return found or _squeezed(sides)


def _tried(sides: Sequence[Side]) -> Iterator[tuple[int, Guild]]:
    for side in TILES:
        yield side, Guild.WIDE
        if len(sides) == min(_HEAD):
            yield side, Guild.ASIDE
        yield side, Guild.LOW


def _fitted(tried: tuple[int, Guild], sides: Sequence[Side]) -> Plan | None:
    """With as many rows as are needed, what is left given to heads and between rows; None where that is too high."""
    (side, guild), seats = tried, len(sides)
    room, most = column(seats) - 2 * PAD, max(len(one.helpers) for one in sides)
    across = room // side
    if guild is Guild.WIDE and room // max(1, across // 2) < side + BESIDE:
        return None
    helped = max(1, across // 2) if guild is Guild.WIDE else across
    benched = across
    if guild is Guild.ASIDE:
        helped = 2
        benched = across - helped
        if max((1 + len(cell.under) for one in sides for cell in one.workshop.cells), default=0) > benched:
            # A stack would be parted.
            return None
    market = _rows([one.market for one in sides], across)
    workshop = _rows([one.workshop for one in sides], benched)
    guilds = -(-most // helped)
    if guild is Guild.ASIDE:
        workshop, guilds = max(workshop, guilds), 0
    fixed = HEADER + side + _MINE + _ABOVE + _HEAD[seats] + AWNING + SIGN + PAD
    row = side + 8
    left = HIGHEST - fixed - row * (market + workshop + guilds)
    if left < 0:
        return None
    while left >= row and benched * workshop < max(one.workshop.room for one in sides):
        workshop, left = workshop + 1, left - row
    taller = min(left, _TALLER[seats])
    row += (left - taller) // (market + workshop + guilds)
    return Plan(
        side=side,
        row=row,
        head=_HEAD[seats] + taller,
        market=market,
        workshop=workshop,
        guild=guilds,
        across=across,
        benched=benched,
        helped=helped,
        aside=guild is Guild.ASIDE,
    )


def _squeezed(sides: Sequence[Side]) -> Plan:
    """Where more lies than any limit allows: the smallest tiles, the last ones not shown."""
    seats, side = len(sides), TILES[-1]
    across = (column(seats) - 2 * PAD) // side
    return Plan(
        side=side,
        row=side + 6,
        head=_HEAD[seats],
        market=1,
        workshop=2,
        guild=1,
        across=across,
        benched=across,
        helped=across,
        aside=False,
    )


def _rows(shelves: Sequence[Shelf], across: int) -> int:
    """Of the fullest, at least one."""
    return -(-max(1, *(lying(shelf) for shelf in shelves)) // across)


def lying(shelf: Shelf) -> int:
    """How many tiles lie there."""
    return sum(1 + len(cell.under) for cell in shelf.cells)
