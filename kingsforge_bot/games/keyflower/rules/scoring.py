"""Final scoring of one village (12), with everything allocated so that the total is highest (12.8)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.allocation import ITSELF, JOKER, Allotment
from kingsforge_bot.games.keyflower.rules.effects import (
    FreeUpgrade,
    Neighbours,
    OnTile,
    Power,
    RoadLoop,
    Sort,
    TransportCapacity,
    WaterLine,
)
from kingsforge_bot.games.keyflower.rules.hexes import connections, laid, neighbours
from kingsforge_bot.games.keyflower.rules.kinds import COLOURS, RESOURCES, SKILLS, Goods, Name, Skills, Workers
from kingsforge_bot.games.keyflower.rules.routes import road_loop, water_line
from kingsforge_bot.games.keyflower.rules.sorting import Owned, allotted
from kingsforge_bot.games.keyflower.rules.state import Built, Line, Player, Score
from kingsforge_bot.games.keyflower.rules.tiles import Side, TileSet


def score(tiles: TileSet, seat: Seat, player: Player, *, starts: bool) -> Score:
    """The seat's points, tile by tile; `starts`: it holds the start worker (12.6)."""
    layout = _layout(tiles, player.village)
    best: Score | None = None
    known: dict[frozenset[tuple[Name, Side]], dict[tuple[Sort, bool], Allotment]] = {}
    for upgraded, village in _upgrades(tiles, player.village):
        # What is allotted depends on the sides of the tiles that count what lies on them, and on nothing else.
        yards = frozenset([(one.name, one.side) for one in village if _counts_what_lies(tiles, one)])
        owned = Owned(village, player.skills, player.workers)
        allotments = known.setdefault(yards, {})
        one = _scored(tiles, seat, owned, layout, allotments, starts=starts, upgraded=upgraded)
        if best is None or one.total > best.total:
            best = one
    assert best is not None
    return best


class _Layout(msgspec.Struct, frozen=True):
    """Points for how tiles lie, with the tiles they come from; the same whatever side is up."""

    points: dict[Name, tuple[int, tuple[Name, ...]]]


def _layout(tiles: TileSet, village: Sequence[Built]) -> _Layout:
    lying = laid(village, tiles)
    points: dict[Name, tuple[int, tuple[Name, ...]]] = {}
    for tile in village:
        match tiles.face(tile.name, tile.side).end:
            case Neighbours(vp=vp):
                there = () if tile.at is None else neighbours(tile.at.hex)
                beside = tuple([lying[one][0] for one in there if one in lying])
                points[tile.name] = vp * len(beside), beside
            case RoadLoop(vp=vp):
                route = road_loop(connections(lying))
                points[tile.name] = vp * len(route), route
            case WaterLine(ladder=ladder):
                line = water_line(lying)[: len(ladder)]
                points[tile.name] = (ladder[len(line) - 1] if line else 0), line
            case _:
                pass
    return _Layout(points)


def _upgrades(tiles: TileSet, village: tuple[Built, ...]) -> Iterator[tuple[Name | None, tuple[Built, ...]]]:
    """The village as it is, and with one tile turned where that is free of charge (12.1)."""
    yield None, village
    if not any(isinstance(tiles.face(one.name, one.side).end, FreeUpgrade) for one in village):
        return
    for index, tile in enumerate(village):
        if tile.side is Side.A and tiles[tile.name].cost is not None:
            turned = replace(tile, side=Side.B)
            yield tile.name, (*village[:index], turned, *village[index + 1 :])


def _counts_what_lies(tiles: TileSet, tile: Built) -> bool:
    return isinstance(tiles.face(tile.name, tile.side).end, OnTile)


def _scored(
    tiles: TileSet,
    seat: Seat,
    owned: Owned,
    layout: _Layout,
    known: dict[tuple[Sort, bool], Allotment],
    *,
    starts: bool,
    upgraded: Name | None,
) -> Score:
    def found(sort: Sort, *, joker: bool) -> Allotment:
        if (sort, joker) not in known:
            known[sort, joker] = allotted(tiles, owned, sort, joker=joker)
        return known[sort, joker]

    chosen: Sort | None = None
    if starts:
        chosen = max(Sort, key=lambda sort: found(sort, joker=True).total - found(sort, joker=False).total)
    allotments = [found(sort, joker=sort is chosen) for sort in Sort]
    lines = {tile.name: _printed(tiles, owned, tile, layout) for tile in owned.village}
    gold, as_gold = 0, False
    for share in (share for allotment in allotments for share in allotment.shares):
        if share.tile == ITSELF:
            gold, as_gold = gold + share.points, JOKER in share.kinds
        else:
            lines[share.tile] = _with_share(lines[share.tile], share.points, share.kinds)
    told = tuple([line for line in lines.values() if line.printed or line.scored])
    return Score(seat, told, gold, as_gold, upgraded)


def _printed(tiles: TileSet, owned: Owned, tile: Built, layout: _Layout) -> Line:
    face = tiles.face(tile.name, tile.side)
    scored, others = layout.points.get(tile.name, (0, ()))
    if isinstance(face.end, TransportCapacity):
        scored, others = _capacity(tiles, owned.village, face.end.vp)
    return Line(tile.name, face.vp, scored, tiles=others)


def _capacity(tiles: TileSet, village: Sequence[Built], vp: int) -> tuple[int, tuple[Name, ...]]:
    """For each printed step; summer boat 2b doubles it (11.4, 12.7)."""
    faces = [(one.name, tiles.face(one.name, one.side)) for one in village]
    steps = {name: face.transport.steps for name, face in faces if face.transport is not None}
    doubled = any(face.ability is not None and face.ability.ability is Power.DOUBLE_TRANSPORT for _, face in faces)
    return vp * sum(steps.values()) * (2 if doubled else 1), tuple(steps)


def _with_share(line: Line, points: int, kinds: Iterable[str]) -> Line:
    counts = Counter(kinds)
    return replace(
        line,
        scored=line.scored + points,
        goods=line.goods + Goods(*[counts[kind] for kind in RESOURCES]),
        skills=line.skills + Skills(*[counts[kind] for kind in SKILLS]),
        workers=line.workers + Workers(*[counts[kind] for kind in COLOURS]),
        start=line.start or counts[JOKER] > 0,
    )


def places(scores: Sequence[Score]) -> tuple[tuple[Seat, ...], ...]:
    """Best first; equal points share the place (12.9)."""
    totals = sorted({score.total for score in scores}, reverse=True)
    return tuple([tuple([score.seat for score in scores if score.total == total]) for total in totals])
