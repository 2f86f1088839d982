"""What tiles can be compared by: the numbers of the data file that people edit."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from kingsforge_bot.games.keyflower.rulebook.tiles import kind_of, tile_id
from kingsforge_bot.games.keyflower.rules.effects import DrawSkills, DrawWorkers, Effect, Gain, GainGreen, GainOne
from kingsforge_bot.games.keyflower.rules.kinds import RESOURCES, Resource
from kingsforge_bot.games.keyflower.rules.tiles import Edge, Face, TileFacts, TileSet
from kingsforge_bot.rulebook.ranking import Measure, Measures

_KINDS: Final = ("spring", "summer", "autumn", "winter", "home", "order", "boat", "summer-boat")
_TILE: Final = "tile"


def measures(tiles: TileSet) -> Measures:
    """Of all there is to compare."""
    facts = tuple(tiles.facts.values())

    def of(count: Callable[[TileFacts], int]) -> dict[str, int]:
        return {tile_id(tile.id): value for tile in facts if (value := count(tile))}

    found = [
        Measure(
            "points",
            (*_of_tiles("points"), *_ways("points", "worth", "worth points", "costs points", "costs points tile")),
            of(_most(lambda face: face.vp)),
        ),
        Measure("steps", (*_of_tiles("steps"), *_ways("transport", "transport steps")), of(_most(_steps))),
        Measure("upgrades", _of_tiles("upgrades"), of(_most(_upgrades))),
        Measure("draws", _of_tiles("workers"), of(_most(_workers)), listed=_given_by("workers")),
        Measure("skills", _of_tiles("skills"), of(_most(_skills)), listed=_given_by("skills")),
        Measure(
            "greens",
            (*_of_tiles("greens"), *_of_tiles("greens workers")),
            of(_most(_greens)),
            listed=(*_given_by("greens"), *_given_by("greens workers")),
        ),
        Measure("cost", _ways("costs", "costs upgrades", "costs tile", "costs upgrades tile"), of(_cost)),
        Measure("roads", _of_tiles("roads"), of(lambda tile: Counter(tile.edges)[Edge.ROAD])),
        Measure("water", _of_tiles("water"), of(lambda tile: Counter(tile.edges)[Edge.WATER])),
        Measure(
            "load-workers",
            _ways("workers boat", "gives workers boat", "carries workers", "carries workers boat", "carries boat"),
            of(lambda tile: sum(load.workers for load in tile.load.values())),
        ),
        Measure(
            "load-skills",
            _ways("skills boat", "gives skills boat", "carries skills", "carries skills boat"),
            of(lambda tile: sum(load.skills for load in tile.load.values())),
        ),
    ]
    for kind in RESOURCES:
        given = of(_most(_given(kind)))
        listed = _ways(f"gives {kind.value}", f"gives {kind.value} {_TILE}")
        found.append(Measure(f"gives-{kind.value}", _of_tiles(kind.value), given, listed=listed))
    resources = of(_most(lambda face: sum(map(_goods, face.use))))
    found.append(Measure("gives-resources", _of_tiles("resources"), resources))
    kinds: dict[str, Iterable[str]] = {
        kind: [tile_id(tile.id) for tile in facts if kind in (kind_of(tile), tile.kind.value)] for kind in _KINDS
    }
    kinds[_TILE] = [tile_id(tile.id) for tile in facts]
    return Measures(tuple(found), {kind: frozenset(entries) for kind, entries in kinds.items()})


def _ways(*ways: str) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(way.split()) for way in ways)


def _of_tiles(what: str) -> tuple[frozenset[str], ...]:
    """Of tiles, whether they are named or only what they do: `most wood` alone may be of anything."""
    return _ways(f"gives {what}", f"{what} {_TILE}", f"gives {what} {_TILE}")


def _given_by(what: str) -> tuple[frozenset[str], ...]:
    """`Which tiles give wood`: no most is asked for."""
    return _ways(f"gives {what} {_TILE}")


def _most(count: Callable[[Face], int]) -> Callable[[TileFacts], int]:
    """Of the better of a tile's sides."""
    return lambda tile: max(count(face) for face in (tile.a, tile.b) if face is not None)


def _steps(face: Face) -> int:
    return face.transport.steps if face.transport else 0


def _upgrades(face: Face) -> int:
    return face.transport.upgrades if face.transport else 0


def _workers(face: Face) -> int:
    return sum(effect.n for effect in face.use if isinstance(effect, DrawWorkers | GainGreen))


def _greens(face: Face) -> int:
    return sum(effect.n for effect in face.use if isinstance(effect, GainGreen))


def _skills(face: Face) -> int:
    return sum(effect.n for effect in face.use if isinstance(effect, DrawSkills))


def _given(kind: Resource) -> Callable[[Face], int]:
    """So many of that kind at a time; where one of several is chosen, one."""

    def count(face: Face) -> int:
        gained = sum(effect.goods.of(kind) for effect in face.use if isinstance(effect, Gain))
        return gained or int(any(isinstance(effect, GainOne) and kind in effect.of for effect in face.use))

    return count


def _goods(effect: Effect) -> int:
    match effect:
        case Gain(goods=goods):
            return goods.total
        case GainOne():
            return 1
        case _:
            return 0


def _cost(tile: TileFacts) -> int:
    """Resources and skill tiles of an upgrade."""
    if (cost := tile.cost) is None:
        return 0
    return cost.goods.total + cost.any_goods + cost.skills.total + cost.any_skills
