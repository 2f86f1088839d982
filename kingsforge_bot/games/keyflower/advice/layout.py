"""A sensible way to build all new tiles into a village: what a player can keep, or take back (10.6)."""

from collections.abc import Iterator
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Place, PlaceAside
from kingsforge_bot.games.keyflower.rules.building import builds_freely, standing, unplaced
from kingsforge_bot.games.keyflower.rules.hexes import OPPOSITE, Hex, Laid, neighbours, spots
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.rules.tiles import Edge, Edges, TileSet

_ROAD: Final = 4
"""For a road that goes on."""
_WATER: Final = 3
"""For water that goes on."""
_TOUCH: Final = 1
"""For any tile it touches: a compact village has short ways."""


def layout(state: State, tiles: TileSet, seat: Seat) -> tuple[Place | PlaceAside, ...]:
    """The placements in their order, the tile with the fewest places first; aside what fits nowhere (10.5)."""
    village, freely = standing(state, tiles, seat), builds_freely(state, tiles, seat)
    left = [one.name for one in unplaced(state.players[seat])]
    found: list[Place | PlaceAside] = []
    while left:
        where = {name: [*spots(village, tiles, name, freely=freely)] for name in left}
        fitting = [name for name in left if where[name]]
        if not fitting:
            return (*found, *map(PlaceAside, left))
        name = min(fitting, key=lambda one: len(where[one]))
        ways = [Place(name, spot.q, spot.r, spot.turned) for spot in where[name]]
        best = max(ways, key=lambda one: worth_of(village, tiles, one))
        found.append(best)
        village[best.q, best.r] = (name, tiles.edges(name, best.turned))
        left.remove(name)
    return tuple(found)


def worth_of(village: Laid, tiles: TileSet, place: Place) -> int:
    """How well the tile lies there: roads and water that go on, tiles that it touches."""
    edges = tiles.edges(place.tile, place.turned)
    return sum(_TOUCH + _goes_on(mine, theirs) for mine, theirs in touching(village, edges, (place.q, place.r)))


def _goes_on(mine: Edge, theirs: Edge) -> int:
    if mine is not theirs:
        return 0
    return {Edge.ROAD: _ROAD, Edge.WATER: _WATER, Edge.FIELD: 0}[mine]


def touching(village: Laid, edges: Edges, there: Hex) -> Iterator[tuple[Edge, Edge]]:
    """Each edge there that touches another tile, with the edge it touches."""
    for edge, beside in enumerate(neighbours(there)):
        tile = village.get(beside)
        if tile is not None:
            yield edges[edge], tile[1][OPPOSITE[edge]]
