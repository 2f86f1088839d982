"""Hexes and edges: where a tile fits, and what is connected with what (8.3, 10.2 to 10.5)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.state import Built, Spot
from kingsforge_bot.games.keyflower.rules.tiles import HEX, Edge, Edges, TileSet

Hex = tuple[int, int]
DIRECTIONS: Final[tuple[Hex, ...]] = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
"""Where edge 0, 1, ... looks (10.2)."""
OPPOSITE: Final = tuple([(edge + HEX // 2) % HEX for edge in range(HEX)])

Laid = Mapping[Hex, tuple[Name, Edges]]
"""What lies where, with the edges as they look."""
Around = tuple[Edge | None, ...]
"""What touches a hex in each direction; None where nothing lies."""


def laid(village: Iterable[Built], tiles: TileSet) -> dict[Hex, tuple[Name, Edges]]:
    """A village by its hexes; tiles laid aside have none (10.5)."""
    return {tile.at.hex: (tile.name, tiles.edges(tile.name, tile.at.turned)) for tile in village if tile.at is not None}


def neighbours(there: Hex) -> Iterator[Hex]:
    """In the order of the edges."""
    q, r = there
    return ((q + dq, r + dr) for dq, dr in DIRECTIONS)


def around(village: Laid, there: Hex) -> Around:
    """What the edges of a tile there would touch."""
    found: list[Edge | None] = []
    for edge, beside in enumerate(neighbours(there)):
        tile = village.get(beside)
        found.append(None if tile is None else tile[1][OPPOSITE[edge]])
    return tuple(found)


def fits(edges: Edges, touched: Around) -> bool:
    """Rule 10.5: touching edges are alike."""
    return all(other is None or other is edge for edge, other in zip(edges, touched, strict=True))


def free_hexes(village: Laid) -> tuple[Hex, ...]:
    """Free hexes that touch the village (10.4)."""
    found = dict.fromkeys([beside for there in village for beside in neighbours(there) if beside not in village])
    return tuple(found)


def spots(village: Laid, tiles: TileSet, name: Name, *, freely: bool) -> Iterator[Spot]:
    """Where the tile may lie; `freely` for the owner of summer boat 2a (11.3)."""
    turns = tiles[name].turns
    for there in free_hexes(village):
        touched = around(village, there)
        for turned, edges in enumerate(turns):
            if freely or fits(edges, touched):
                yield Spot(*there, turned)


def fits_somewhere(village: Laid, tiles: TileSet, names: Iterable[Name], *, freely: bool) -> bool:
    """Whether any of them has a fitting hex in any turn (10.5)."""
    return any(next(spots(village, tiles, name, freely=freely), None) is not None for name in names)


def connections(village: Laid, *, across: bool = False) -> dict[Name, tuple[Name, ...]]:
    """The tiles that each tile has a road connection with; `across` fields too for the owner of 2a (8.3, 11.3)."""
    found: dict[Name, tuple[Name, ...]] = {}
    for there, (name, edges) in village.items():
        beside: list[Name] = []
        for edge, other in enumerate(neighbours(there)):
            tile = village.get(other)
            if tile is None:
                continue
            mine, theirs = edges[edge], tile[1][OPPOSITE[edge]]
            roads = mine is Edge.ROAD and theirs is Edge.ROAD
            if roads or (across and mine is not Edge.WATER and theirs is not Edge.WATER):
                beside.append(tile[0])
        found[name] = tuple(beside)
    return found


def distances(roads: Mapping[Name, Iterable[Name]], origin: Name) -> dict[Name, int]:
    """Steps from there to every tile that can be reached, the shortest way (8.3)."""
    found = {origin: 0}
    border = [origin]
    while border:
        following: list[Name] = []
        for name in border:
            for beside in roads.get(name, ()):
                if beside not in found:
                    found[beside] = found[name] + 1
                    following.append(beside)
        border = following
    return found
