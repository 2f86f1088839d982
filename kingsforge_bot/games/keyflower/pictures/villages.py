"""A village as values: each tile with its place, what it does, what lies on it; roads that lead home."""

from collections.abc import Sequence
from typing import Final

import msgspec

from kingsforge_bot.games.keyflower.pictures.caption import tile_name
from kingsforge_bot.games.keyflower.pictures.contents import Men, men, rim_of
from kingsforge_bot.games.keyflower.pictures.ground import GROUND_OF, Ground
from kingsforge_bot.games.keyflower.pictures.hexes import Plan, plan
from kingsforge_bot.games.keyflower.pictures.meaning import Signs, of_face
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.rules.hexes import connections, distances, laid, neighbours
from kingsforge_bot.games.keyflower.rules.kinds import Colour, Goods, Name
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.state import Built
from kingsforge_bot.games.keyflower.rules.tiles import Edge, Side, TileSet
from kingsforge_bot.render.frame import Frame

LARGEST: Final = 136
"""Radius of a hexagon of a small village."""
LEAST_RADIUS: Final = 24


class Lot(msgspec.Struct, frozen=True):
    """A tile of a village."""

    q: int
    r: int
    scene: Name
    name: str
    ground: Ground
    effect: Signs
    goods: Goods = Goods()
    lock: Colour | None = None
    uses: tuple[Men, ...] = ()
    points: int = 0
    upgraded: bool = False
    """It lies with its side b up: a star says so, with the points printed there, or an arrow where there are none."""


class Village(msgspec.Struct, frozen=True):
    """A village: what has a place, and what was laid aside (10.5)."""

    lots: tuple[Lot, ...]
    aside: tuple[Lot, ...] = ()
    free: tuple[tuple[int, int, str], ...] = ()
    """Free hexagons, while its owner builds: coordinates and a letter."""
    season: Season = Season.SPRING
    """Whose trees grow round it."""
    shores: tuple[tuple[int, int], ...] = ()
    """Where boats would have to lie to be in a line of water from the home (10.7)."""


def village_of(
    tiles: TileSet, standing: Sequence[Built], season: Season, fresh: frozenset[Name] = frozenset()
) -> Village:
    """A village, and which of its tiles are new."""
    home = reached(tiles, standing)
    lots = [_lot(tiles, one, home, one.name in fresh) for one in standing if one.at is not None]
    aside = [_lot(tiles, one, home, one.name in fresh) for one in standing if one.at is None]
    shores = [there for there, edge in zip(neighbours((0, 0)), lots[0].ground.edges, strict=True) if edge is Edge.WATER]
    return Village(tuple(lots), tuple(aside), season=season, shores=tuple(shores))


def _lot(tiles: TileSet, one: Built, home: frozenset[Name], fresh: bool) -> Lot:
    facts, spot = tiles[one.name], one.at
    q, r, turned = (0, 0, 0) if spot is None else (spot.q, spot.r, spot.turned)
    face = facts.face(one.side)
    rim = Tone.FLAME if fresh else rim_of(one.lock)
    ground = Ground(tiles.edges(one.name, turned), GROUND_OF[facts.kind], rim, one.name in home)
    upgraded = one.side is Side.B and not facts.is_summer_boat
    name = tile_name(facts, one.side)
    effect = of_face(face)
    uses = men(one.uses, fresh=False)
    return Lot(q, r, one.name, name, ground, effect, one.goods, one.lock, uses, face.vp, upgraded)


def reached(tiles: TileSet, built: Sequence[Built]) -> frozenset[Name]:
    """The tiles that roads lead to from the home, it among them (8.3)."""
    return frozenset(distances(connections(laid(built, tiles)), built[0].name))


def planned(village: Village, frame: Frame, largest: int = LARGEST) -> Plan:
    """How large the village is drawn in a frame, and where."""
    hexes = [(lot.q, lot.r) for lot in village.lots] + [(q, r) for q, r, _ in village.free]
    return plan(hexes or [(0, 0)], frame, largest, LEAST_RADIUS)
