"""What a seat owns as items that tiles count, one sort after the other (12.3 to 12.7)."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from kingsforge_bot.games.keyflower.rules.allocation import (
    ITSELF,
    JOKER,
    NOWHERE,
    Allotment,
    Item,
    ManyRule,
    SetRule,
    allot,
)
from kingsforge_bot.games.keyflower.rules.effects import AnyOf, End, OneKind, OnTile, Power, Sets, Sort
from kingsforge_bot.games.keyflower.rules.kinds import ANY, COLOURS, RESOURCES, SKILLS, Name, Resource, Skills, Workers
from kingsforge_bot.games.keyflower.rules.meta import START_GOLD
from kingsforge_bot.games.keyflower.rules.state import Built
from kingsforge_bot.games.keyflower.rules.tiles import TileSet

KINDS: Final[dict[Sort, tuple[str, ...]]] = {Sort.RESOURCE: RESOURCES, Sort.SKILL: SKILLS, Sort.WORKER: COLOURS}


class Owned(msgspec.Struct, frozen=True):
    """A village with what is on it, and what came out from behind the screen."""

    village: tuple[Built, ...]
    skills: Skills
    workers: Workers


class _Yard(msgspec.Struct, frozen=True):
    tile: Name
    kind: str
    vp: int


class _Rules(msgspec.Struct, frozen=True):
    """What the tiles of the village count of one sort."""

    sort: Sort
    ones: dict[str, tuple[int, Name]]
    """By kind, `any` for all of them: the best for a single item."""
    chosen: tuple[int, Name] | None
    """For each item of one kind that the owner chooses."""
    sets: SetRule | None
    many: ManyRule | None
    yards: tuple[_Yard, ...]
    wild: bool
    """Any resource stands in for any other (11.5)."""


def allotted(tiles: TileSet, owned: Owned, sort: Sort, *, joker: bool) -> Allotment:
    """The best use of that sort, with the start worker as one more of any kind or without (12.6)."""
    rules = _rules(tiles, owned, sort)
    kinds: Sequence[str] = (ANY,) if rules.wild or rules.chosen is None else KINDS[sort]
    tried = [allot([*_items(rules, owned, kind, joker=joker)], rules.sets, rules.many) for kind in kinds]
    return max(tried, key=lambda allotment: allotment.total)


def _rules(tiles: TileSet, owned: Owned, sort: Sort) -> _Rules:
    faces = [(tile.name, tiles.face(tile.name, tile.side)) for tile in owned.village]
    ends: list[tuple[Name, End]] = [(name, face.end) for name, face in faces if face.end is not None]
    powers = {face.ability.ability for _, face in faces if face.ability is not None}
    ones: dict[str, tuple[int, Name]] = {}
    chosen: tuple[int, Name] | None = None
    sets: SetRule | None = None
    many: ManyRule | None = None
    yards: list[_Yard] = []
    for name, end in ends:
        match end:
            case Sets(of=of, set=wanted, vp=vp) if of is sort and len(wanted) > 1:
                sets = SetRule(name, frozenset(wanted), vp)
            case Sets(of=of, set=wanted, vp=vp) if of is sort:
                (kind,) = wanted
                ones[kind] = max(ones.get(kind, (0, NOWHERE)), (vp, name))
            case AnyOf(of=of, count=1, vp=vp) if of is sort:
                ones[ANY] = max(ones.get(ANY, (0, NOWHERE)), (vp, name))
            case AnyOf(of=of, count=count, vp=vp) if of is sort:
                many = ManyRule(name, count, vp)
            case OneKind(of=of, vp=vp) if of is sort:
                chosen = vp, name
            case OnTile(kind=kind, vp=vp) if sort is Sort.RESOURCE:
                yards.append(_Yard(name, kind, vp))
            case _:
                pass
    wild = sort is Sort.RESOURCE and Power.WILD_SCORE in powers
    return _Rules(sort, ones, chosen, sets, many, tuple(yards), wild)


def _items(rules: _Rules, owned: Owned, chosen: str, *, joker: bool) -> Iterator[Item]:
    match rules.sort:
        case Sort.RESOURCE:
            for tile in owned.village:
                yards = [yard for yard in rules.yards if yard.tile == tile.name]
                for kind, number in tile.goods.each():
                    yield from [_item(rules, kind, chosen, yards, wild=kind is Resource.GOLD or rules.wild)] * number
        case Sort.SKILL:
            for skill, number in owned.skills.each():
                yield from [_item(rules, skill, chosen, (), wild=False)] * number
        case Sort.WORKER:
            for colour, number in owned.workers.each():
                yield from [_item(rules, colour, chosen, (), wild=False)] * number
    if joker:
        yield _item(rules, JOKER, chosen, rules.yards, wild=True)


def _item(rules: _Rules, kind: str, chosen: str, yards: Sequence[_Yard], *, wild: bool) -> Item:
    """With its best place by itself. Gold counts as the wanted kind on a yard, and is worth something unused."""
    anything = kind == JOKER or rules.wild
    found = [(0, NOWHERE)]
    if rules.sort is Sort.RESOURCE and kind in (Resource.GOLD, JOKER):
        found.append((START_GOLD, ITSELF))
    found += [one for wanted, one in rules.ones.items() if wanted in (ANY, kind) or anything]
    if rules.chosen is not None and (kind == chosen or anything):
        found.append(rules.chosen)
    found += [(yard.vp, yard.tile) for yard in yards if yard.kind in (ANY, kind) or wild]
    value, tile = max(found, key=lambda one: one[0])
    return Item(kind, value, tile, wild)
