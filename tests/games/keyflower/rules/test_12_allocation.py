"""Rule 12.8: the highest total, found exactly: as trying everything finds it."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from random import Random

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.kinds import COLOURS, RESOURCES, SKILLS, Goods, Name, Skills, Workers
from kingsforge_bot.games.keyflower.rules.routes import road_loop
from kingsforge_bot.games.keyflower.rules.scoring import score
from kingsforge_bot.games.keyflower.rules.state import Built, Player, Spot
from kingsforge_bot.games.keyflower.rules.tiles import Side
from tests.games.keyflower.rules.table import game

COUNTING = (
    *("jeweller", "craftsmans-guild", "watermill", "mercers-guild", "windmill", "scribes", "scholar", "village-hall"),
    *("key-market", "key-guild", "apothecary", "white-wind", "timber-yard", "stone-yard", "blacksmith", "barn"),
)
FEW, MANY = 60, 300
Items = Sequence[tuple[str, str]]
"""Kinds, and the tiles on which they lie."""


def village(source: Random) -> tuple[Player, bool]:
    """A small village with a few of everything, perhaps with the start worker and summer boat 3b."""
    names = source.sample(COUNTING, source.randint(2, 5))
    tiles = [Built(Name("home-1"), Spot(), goods=some_goods(source, 3))]
    for number, name in enumerate(names, 1):
        upgraded = name in COUNTING[-4:] and source.randrange(2)
        goods = some_goods(source, 3) if name in COUNTING[-4:] else Goods()
        tiles.append(Built(Name(name), Spot(0, -number), Side.B if upgraded else Side.A, goods))
    if not source.randrange(4):
        tiles.append(Built(Name("summer-boat-3"), Spot(0, 1), Side.B))
    workers = Workers(*[source.randrange(3) for _ in COLOURS])
    skills = Skills(*[source.randrange(3) for _ in SKILLS])
    return Player(tuple(tiles), workers, skills), not source.randrange(3)


def some_goods(source: Random, most: int) -> Goods:
    kinds = [source.choice(RESOURCES) for _ in range(source.randrange(most + 1))]
    return Goods(*[kinds.count(kind) for kind in RESOURCES])


def tried(player: Player, *, starts: bool) -> int:
    """Every item on every tile that may count it, one after the other; the start worker as any item."""
    resources: Items = [
        (str(kind), str(tile.name))
        for tile in player.village
        for kind, number in tile.goods.each()
        for _ in range(number)
    ]
    skills = [(str(kind), "") for kind, number in player.skills.each() for _ in range(number)]
    workers = [(str(kind), "") for kind, number in player.workers.each() for _ in range(number)]
    plain = most(player, resources, "r") + most(player, skills, "s") + most(player, workers, "w")
    if not starts:
        return plain
    yards = ["", *[tile.name for tile in player.village if tile.name in COUNTING[-4:]]]
    with_one = [
        most(player, [*resources, (kind, yard)], "r") - most(player, resources, "r")
        for kind in RESOURCES
        for yard in yards
    ]
    with_one += [most(player, [*skills, (kind, "")], "s") - most(player, skills, "s") for kind in SKILLS]
    with_one += [most(player, [*workers, (kind, "")], "w") - most(player, workers, "w") for kind in COLOURS]
    return plain + max(with_one)


def most(player: Player, items: Items, sort: str) -> int:
    """Over all numbers of items of each kind and place on each tile: the points, by the words of section 14."""
    here = {tile.name: tile.side for tile in player.village}
    wild = here.get(Name("summer-boat-3")) is Side.B
    classes = sorted(set(items))
    amounts = tuple([items.count(one) for one in classes])
    tiles = [name for name in here if name in COUNTING and SORTS[name] == sort]

    @cache
    def best(index: int, left: tuple[int, ...]) -> int:
        if index == len(tiles):
            return sum([number for number, (kind, _) in zip(left, classes, strict=True) if kind == "gold"])
        found = best(index + 1, left)
        for used in subsets(left):
            vp = worth(
                tiles[index], here[tiles[index]], [(c, n) for c, n in zip(classes, used, strict=True) if n], wild
            )
            if vp:
                rest = tuple([a - b for a, b in zip(left, used, strict=True)])
                found = max(found, vp + best(index + 1, rest))
        return found

    return best(0, amounts)


def subsets(left: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not left:
        yield ()
        return
    for rest in subsets(left[1:]):
        for number in range(left[0] + 1):
            yield (number, *rest)


SORTS = {
    **dict.fromkeys(("jeweller", "watermill", "mercers-guild", "windmill", *COUNTING[-4:]), "r"),
    **dict.fromkeys(("scribes", "scholar", "key-guild"), "s"),
    **dict.fromkeys(("craftsmans-guild", "village-hall", "key-market", "apothecary", "white-wind"), "w"),
}


def worth(tile: str, side: Side, used: Sequence[tuple[tuple[str, str], int]], wild: bool) -> int:
    """What exactly these items bring there; 0 where one of them does not belong."""
    number = sum([n for _, n in used])
    kinds: dict[str, int] = {}
    for (kind, _), n in used:
        kinds[kind] = kinds.get(kind, 0) + n
    there = all(place == tile for (_, place), _ in used)
    match tile:
        case "jeweller":
            return 2 * number if wild or set(kinds) == {"gold"} else 0
        case "watermill" | "village-hall" | "scholar":
            return number * (3 if tile == "scholar" else 1) if len(kinds) == 1 or (wild and tile == "watermill") else 0
        case "mercers-guild":
            sets = number // 3
            plain = [kinds.get(kind, 0) for kind in ("wood", "stone", "iron")]
            return 5 * sets if number % 3 == 0 and (wild or max(plain) <= sets) else 0
        case "windmill" | "apothecary" | "key-guild":
            return number // 5 * {"windmill": 5, "apothecary": 3, "key-guild": 10}[tile]
        case "scribes" | "craftsmans-guild":
            three = [kinds.get(kind, 0) for kind in (SKILLS if tile == "scribes" else COLOURS[:3])]
            return min(three) * (10 if tile == "scribes" else 3) if sum(three) == number and len(set(three)) == 1 else 0
        case "key-market":
            return 2 * number if set(kinds) == {"green"} else 0
        case "white-wind":
            return number
        case "barn":
            return number * (2 if side is Side.B else 1) if there else 0
        case _:
            kind = {"timber-yard": "wood", "stone-yard": "stone", "blacksmith": "iron"}[tile]
            fits = there and (wild or set(kinds) <= {kind, "gold"})
            return number * (3 if side is Side.B else 2) if fits else 0


def compare(number: int) -> None:
    for one in range(number):
        player, starts = village(Random(f"allocation {one}"))
        found = score(game().tiles, Seat(0), player, starts=starts)
        assert found.total == tried(player, starts=starts), one


def test_as_trying_everything_finds_it() -> None:
    """Rule 12.8: on small villages."""
    compare(FEW)


@pytest.mark.full
def test_as_trying_everything_finds_it_on_many() -> None:
    """Rule 12.8: on 300 of them."""
    compare(MANY)


def test_what_is_allotted_is_there() -> None:
    """Rules 12.5, 12.8: item by item, no more than there is, and the points are those of the items told."""
    for number in range(FEW):
        player, starts = village(Random(f"told {number}"))
        found = score(game().tiles, Seat(0), player, starts=starts)
        goods = sum([line.goods for line in found.lines], Goods())
        assert goods <= sum([tile.goods for tile in player.village], Goods())
        assert sum([line.skills for line in found.lines], Skills()) <= player.skills
        assert sum([line.workers for line in found.lines], Workers()) <= player.workers
        assert [line.start for line in found.lines].count(True) + found.start == starts
        sides = {tile.name: tile.side for tile in player.village}
        wild = sides.get(Name("summer-boat-3")) is Side.B
        for line in found.lines:
            items = [*line.goods.each(), *line.skills.each(), *line.workers.each()]
            if not line.start:
                told = [((str(kind), line.tile), count) for kind, count in items]
                assert worth(line.tile, sides[line.tile], told, wild) == line.scored


def closed_routes(links: set[tuple[int, int]]) -> int:
    """The most tiles of any connected choice of connections in which every tile has an even number of them."""
    best = 0
    for number in range(3, len(links) + 1):
        for some in combinations(sorted(links), number):
            ends = [end for link in some for end in link]
            if any(ends.count(end) % 2 for end in set(ends)):
                continue
            seen = {some[0][0]}
            while more := {end for link in some for end in link if set(link) & seen} - seen:
                seen |= more
            if seen == set(ends):
                best = max(best, len(seen))
    return best


def test_the_best_closed_route() -> None:
    """Rules 12.7, 12.8: as trying every choice of connections finds it."""
    for number in range(40):
        source = Random(f"routes {number}")
        tiles = [(q, r) for q in range(3) for r in range(3)]
        beside = [(a, b) for a, b in combinations(range(9), 2) if touching(tiles[a], tiles[b])]
        links = set(source.sample(beside, source.randint(3, 11)))
        names = [Name(f"t{index}") for index in range(9)]
        roads = {names[i]: [names[j] for j in range(9) if {(i, j), (j, i)} & links] for i in range(9)}
        assert len(road_loop(roads)) == closed_routes(links), number


def touching(a: tuple[int, int], b: tuple[int, int]) -> bool:
    return (b[0] - a[0], b[1] - a[1]) in {(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)}
