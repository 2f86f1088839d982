"""The tiles a game is given: what their data file may say, and what is asked of them (section 14)."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final

import msgspec

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.core.positions import fail_unless
from kingsforge_bot.games.keyflower.rules.effects import (
    Ability,
    AnyOf,
    Cost,
    Effect,
    End,
    OneKind,
    OnTile,
    Sets,
    Sort,
    Transport,
)
from kingsforge_bot.games.keyflower.rules.kinds import (
    ANY,
    COLOURS,
    RESOURCES,
    SKILLS,
    Goods,
    Name,
    Skills,
)
from kingsforge_bot.games.keyflower.rules.meta import TABLES, Season

HEX: Final = 6
"""Edges of a tile."""
_LONGEST_NAME, _HIGHEST, _MOST_EFFECTS = 24, 40, 4
"""Far beyond any tile, and small enough for the notation."""


class TileKind(StrEnum):
    """What a tile is, besides one of a season."""

    SPRING = Season.SPRING.value
    SUMMER = Season.SUMMER.value
    AUTUMN = Season.AUTUMN.value
    WINTER = Season.WINTER.value
    HOME = "home"
    ORDER = "order"
    BOAT = "boat"


class Side(StrEnum):
    """Which side of a tile is up; of a summer boat, which face was drawn (3.3)."""

    A = "a"
    B = "b"


class Edge(StrEnum):
    """What lies along one of six edges."""

    ROAD = "R"
    FIELD = "F"
    WATER = "W"


Edges = tuple[Edge, ...]


class Face(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One side of a tile."""

    vp: int
    use: tuple[Effect, ...] = ()
    end: End | None = None
    ability: Ability | None = None

    @property
    def transport(self) -> Transport | None:
        """The work it offers, if it is a transport tile (8.1)."""
        return next((effect for effect in self.use if isinstance(effect, Transport)), None)


class Load(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a boat carries in a season (14.4)."""

    workers: int
    skills: int


class TileFacts(msgspec.Struct, frozen=True):
    """All that is printed on a tile."""

    id: Name
    name: str
    kind: TileKind
    edges: Edges
    a: Face
    b: Face | None
    cost: Cost | None
    number: int
    """Of a turn-order tile; 0 for others."""
    load: Mapping[Season, Load]
    status: Mapping[str, str]
    turns: tuple[Edges, ...]
    """Its edges turned 0, 1, ... up to where they repeat (10.3)."""

    def face(self, side: Side) -> Face:
        """The side that is up."""
        return self.b if side is Side.B and self.b is not None else self.a

    @property
    def is_boat(self) -> bool:
        """A boat or a summer boat."""
        return Edge.WATER in self.edges and self.kind is not TileKind.HOME

    @property
    def is_summer_boat(self) -> bool:
        return self.a.ability is not None


class TileSet(msgspec.Struct, frozen=True):
    """All tiles of a box, in the order of the data file; the rules name none of them."""

    facts: Mapping[Name, TileFacts]
    kinds: Mapping[TileKind, tuple[Name, ...]]

    def __getitem__(self, name: Name) -> TileFacts:
        return self.facts[name]

    def __contains__(self, name: object) -> bool:
        return name in self.facts

    def of(self, kind: TileKind) -> tuple[Name, ...]:
        """The tiles of that kind."""
        return self.kinds[kind]

    def face(self, name: Name, side: Side) -> Face:
        """The side of the tile that is up."""
        return self.facts[name].face(side)

    def edges(self, name: Name, turned: int) -> Edges:
        """Edges as they lie: entry i looks in direction i (10.3)."""
        turns = self.facts[name].turns
        return turns[turned % len(turns)]


def read_tiles(data: Mapping[str, object]) -> TileSet:
    """The contents of the data file. Raises PositionError naming the faulty tile."""
    unknown = sorted(set(data) - {"tile"})
    fail_unless(not unknown, unknown[0][:60] if unknown else "", "only [[tile]] is known")
    rows = data.get("tile", ())
    fail_unless(isinstance(rows, list), "tile", "not a list of tiles")
    facts: dict[Name, TileFacts] = {}
    for number, row in enumerate(rows if isinstance(rows, list) else (), 1):
        tile = _tile(row, f"tile {number}")
        fail_unless(tile.id not in facts, f"tile {number} ({tile.id})", "stands twice")
        facts[tile.id] = tile
    kinds = {kind: tuple([one.id for one in facts.values() if one.kind is kind]) for kind in TileKind}
    tiles = TileSet(facts, kinds)
    _check_numbers(tiles)
    return tiles


class _Row(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    season: TileKind
    edges: str
    a: dict[str, Any]
    b: dict[str, Any] | None = None
    upgrade: dict[str, dict[str, int]] | None = None
    number: int = 0
    load: dict[Season, Load] = {}
    status: dict[str, str] = {}


def _tile(row: object, where: str) -> TileFacts:
    try:
        raw = msgspec.convert(row, _Row)
        a, b = _face(raw.a), None if raw.b is None else _face(raw.b)
        cost = None if raw.upgrade is None else _cost(raw.upgrade)
        edges = tuple([Edge(letter) for letter in raw.edges])
    except (msgspec.ValidationError, ValueError) as error:
        raise PositionError(where, str(error)) from error
    name, where = Name(raw.id), f"{where} ({raw.id[:_LONGEST_NAME]})"
    word = raw.id.replace("-", "")
    fits = raw.id.isascii() and word.isalnum() and raw.id == raw.id.lower() and len(raw.id) <= _LONGEST_NAME
    fail_unless(fits, where, "not a name for a tile")
    fail_unless(len(edges) == HEX, where, "a tile has six edges")
    for face in filter(None, (a, b)):
        fail_unless(0 <= face.vp <= _HIGHEST and len(face.use) <= _MOST_EFFECTS, where, f"numbers go to {_HIGHEST}")
    fail_unless(cost is None or b is not None, where, "has a cost and no side b")
    fail_unless((raw.season is TileKind.BOAT) is bool(raw.load), where, "boats have a load, and no others")
    fail_unless(
        (raw.season is TileKind.ORDER) is (raw.number > 0), where, "turn-order tiles have a number, and no others"
    )
    return TileFacts(name, raw.name, raw.season, edges, a, b, cost, raw.number, raw.load, raw.status, _turns(edges))


def _face(fields: dict[str, Any]) -> Face:
    """`any` of a payment is None."""
    use = [
        {key: None if key in ("colour", "kind") and value == ANY else value for key, value in effect.items()}
        for effect in fields.get("use", ())
    ]
    return msgspec.convert({**fields, "use": use}, Face)


def _cost(fields: dict[str, dict[str, int]]) -> Cost:
    resources, skills = dict(fields.get("resources", {})), dict(fields.get("skills", {}))
    any_goods, any_skills = resources.pop(ANY, 0), skills.pop(ANY, 0)
    return Cost(msgspec.convert(resources, Goods), any_goods, msgspec.convert(skills, Skills), any_skills)


def _turns(edges: Edges) -> tuple[Edges, ...]:
    """Printed edge i looks in direction i + k once it is turned k times (10.3)."""
    found: list[Edges] = []
    for turned in range(HEX):
        lying = tuple([edges[(direction - turned) % HEX] for direction in range(HEX)])
        if lying in found:
            break
        found.append(lying)
    return tuple(found)


def _check_numbers(tiles: TileSet) -> None:
    """Enough of everything for the largest table (1.1), and nothing the scoring does not know how to weigh."""
    most = TABLES[max(TABLES)]
    for kind, least in (
        *((season, most.offer) for season in (TileKind.SPRING, TileKind.SUMMER, TileKind.AUTUMN)),
        (TileKind.WINTER, max(seats * table.hand for seats, table in TABLES.items())),
        (TileKind.HOME, most.boats),
        (TileKind.ORDER, most.orders),
        (TileKind.BOAT, most.boats),
    ):
        fail_unless(len(tiles.of(kind)) >= least, kind, f"at least {least} tiles")
    numbers = [tiles[name].number for name in tiles.of(TileKind.ORDER)]
    fail_unless(numbers == list(range(1, len(numbers) + 1)), TileKind.ORDER, "numbered 1, 2, 3 in their order")
    _check_ends(tiles)


_KINDS: Final = {Sort.RESOURCE: RESOURCES, Sort.SKILL: SKILLS, Sort.WORKER: COLOURS}


def _check_ends(tiles: TileSet) -> None:
    sets, anys, ones = dict[Sort, Name](), dict[Sort, Name](), dict[Sort, Name]()
    for tile in tiles.facts.values():
        for end in (face.end for face in (tile.a, tile.b) if face is not None):
            match end:
                case Sets(of=sort, set=wanted):
                    known = set(wanted) <= set(_KINDS[sort]) and set(wanted.values()) == {1}
                    fail_unless(known, tile.id, "a set has one of each of its kinds")
                    alone = len(wanted) == 1 or sets.setdefault(sort, tile.id) == tile.id
                    fail_unless(alone, tile.id, "a second tile for sets of that sort")
                case AnyOf(of=sort, count=count):
                    alone = count == 1 or anys.setdefault(sort, tile.id) == tile.id
                    fail_unless(count > 0 and alone, tile.id, "a second tile for so many of that sort")
                case OneKind(of=sort):
                    fail_unless(
                        ones.setdefault(sort, tile.id) == tile.id, tile.id, "a second tile for one kind of that sort"
                    )
                case OnTile(kind=kind):
                    fail_unless(kind == ANY or kind in RESOURCES, tile.id, "no such resource")
                case _:
                    pass
