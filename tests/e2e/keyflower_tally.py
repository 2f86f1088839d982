"""Points at Keyflower, counted anew by section 12 from what people read at the end and from the tiles' facts.

Who gets which item is read, whether that is best is not asked (12.8 has tests of its own); everything else is counted:
each line from the side that lies in the village and from what is said to be counted there, the sums from the lines, and
what is counted from what there is, kind by kind.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from tests.e2e.house import ROOT

LINE = re.compile(r"(?P<tile>.+?): (?P<points>\d+)(?: \((?P<of>.+)\))?")
FREE = re.compile(r"(.+) upgraded free of charge")
STANDING = re.compile(r"([^,(]+?)(?: \(([^)]*)\))?(?:, |$)")
PLACE = re.compile(
    r"^(\d)\. (?:\*\*)?(\w+)(?:\*\*)?: (\d+) points?"
    r" \(printed on tiles (\d+), scored by tiles and boats (\d+), gold (\d+)\)$",
    re.MULTILINE,
)
WON = re.compile(r"(?:^|is over\. )(?:(\w+) wins(?:, \d+(?::\d+)+)?|([^.\n]+) share the win)\.$", re.MULTILINE)
THING = re.compile(r"(\d+) (wood|stone|iron|gold|saw|pickaxe|anvil|red|yellow|blue|green)s?")
SCREENS = re.compile(r"^Behind the screens: (.+?)\.(?: |$)", re.MULTILINE)
STARTS = re.compile(r"start worker: (\w+)$", re.MULTILINE)
KINDS = {
    "resource": {"wood", "stone", "iron", "gold"},
    "skill": {"saw", "pickaxe", "anvil"},
    "worker": {"blue", "red", "yellow", "green"},
}
Things = Counter[str]
Facts = Mapping[str, Any]


class Told(msgspec.Struct, frozen=True):
    """A place at the end, as the last board tells it."""

    place: int
    total: int
    printed: int
    scored: int
    gold: int


class Reckoned(msgspec.Struct, frozen=True):
    """A line of somebody's reckoning: a tile, its points, what was counted for it."""

    tile: str
    points: int
    of: str

    @property
    def things(self) -> Things:
        return things(self.of)

    @property
    def tiles(self) -> list[str]:
        """Where tiles are counted."""
        return self.of.split(", ") if self.of else []

    @property
    def start(self) -> int:
        """How often the start worker is among what was counted (12.6)."""
        return self.of.split(", ").count("start worker")


class Standing(msgspec.Struct, frozen=True):
    """A tile of a village: the side that is up, and what lies on it."""

    side: str
    goods: Things


class Reading(msgspec.Struct, frozen=True):
    """All that can be read of one seat at the end; the village as it scores, the free upgrade made (12.1)."""

    village: Mapping[str, Standing]
    lines: tuple[Reckoned, ...]
    behind: Things

    def face(self, tile: str) -> Facts:
        return face(tile, self.village[tile].side)

    def has(self, ability: str) -> bool:
        return any(self.face(tile).get("ability", {}).get("ability") == ability for tile in self.village)


@cache
def rows() -> Mapping[str, Facts]:
    """The facts of all tiles, by printed name."""
    text = (ROOT / "data" / "keyflower" / "tiles.toml").read_text("utf-8")
    return {row["name"]: row for row in tomllib.loads(text)["tile"]}


def face(tile: str, side: str) -> Facts:
    found: Facts = rows()[tile][side]
    return found


def places(content: str) -> dict[str, Told]:
    """By name, from the last board."""
    return {name: Told(*map(int, (place, *rest))) for place, name, *rest in PLACE.findall(content)}


def winners(content: str) -> set[str]:
    """Whom the last board names."""
    match = WON.search(content)
    assert match is not None, content
    return {match[1]} if match[1] else set(match[2].split(", "))


def things(text: str) -> Things:
    """`6 wood, 1 anvil`."""
    return Counter({kind: int(count) for count, kind in THING.findall(text)})


def behind_screens(content: str) -> dict[str, Things]:
    """What lay behind whose screen when all were lifted (12.1)."""
    match = SCREENS.search(content)
    assert match is not None, content
    return {name: things(rest) for name, _, rest in (one.partition(" ") for one in match[1].split("; "))}


def read(reckoning: str, village: str, behind: Things) -> Reading:
    """A seat from its reckoning and its village, as they are shown."""
    _, _, listed = village.partition("Village: ")
    standing = {name: _standing(name, facts) for name, facts in STANDING.findall(listed.splitlines()[0])}
    below = reckoning.splitlines()[3:]
    for match in filter(None, map(FREE.fullmatch, below)):
        free = standing[match[1]]
        assert any(face(tile, one.side).get("end") == {"score": "free-upgrade"} for tile, one in standing.items())
        assert (free.side, "upgrade" in rows()[match[1]]) == ("a", True), match[0]
        standing[match[1]] = msgspec.structs.replace(free, side="b")
    told = [line for line in below if FREE.fullmatch(line) is None]
    return Reading(standing, tuple(map(_line, told)), behind)


def _standing(name: str, facts: str) -> Standing:
    upgraded = {"upgraded", "side b"} & set(facts.split(", "))
    assert name in rows(), name
    return Standing("b" if upgraded else "a", things(facts))


def _line(text: str) -> Reckoned:
    match = LINE.fullmatch(text)
    assert match is not None, text
    return Reckoned(match["tile"], int(match["points"]), match["of"] or "")


def counted(seat: Reading) -> tuple[int, int, int]:
    """Printed points, those of tiles and boats, and of gold (12.2). Each line must be what its tile gives."""
    lines = [line for line in seat.lines if line.tile != "gold"]
    by_tile = {line.tile: line for line in lines}
    assert len(by_tile) == len(lines), "a line for each tile"
    assert by_tile.keys() <= seat.village.keys()
    printed = scored = 0
    for tile in seat.village:
        line = by_tile.get(tile, Reckoned(tile, 0, ""))
        own = seat.face(tile)["vp"]
        assert line.points == own + points(seat, line), (line, seat)
        printed, scored = printed + own, scored + line.points - own
    used, there = sum((line.things for line in lines), Things()), owned(seat)
    assert all(used[kind] <= there[kind] for kind in used), ("counted twice (12.5)", used, there)
    gold = sum(line.points for line in seat.lines if line.tile == "gold")
    as_gold = sum(line.start for line in seat.lines if line.tile == "gold")
    assert gold == there["gold"] - used["gold"] + as_gold, "whatever gold is used nowhere else (12.2, 12.6)"
    assert sum(line.start for line in seat.lines) <= 1
    return printed, scored, gold


def owned(seat: Reading) -> Things:
    """Wherever it is (12.4)."""
    return sum((tile.goods for tile in seat.village.values()), seat.behind.copy())


def points(seat: Reading, line: Reckoned) -> int:
    """What the side that is up brings for what is counted there, besides what is printed (12.3 to 12.7)."""
    found, number = line.things, line.things.total() + line.start
    wild = seat.has("wild-score")
    match seat.face(line.tile).get("end"):
        case None | {"score": "free-upgrade"}:
            assert not line.of, line
            return 0
        case {"score": "sets", "of": str(of), "set": dict(kinds), "vp": int(vp)}:
            sets, rest = divmod(number, sum(kinds.values()))
            over = found - Counter({kind: sets * count for kind, count in kinds.items()})
            # Gold stands in at Mercer's Guild, any resource where the owner has 3b (11.5, 12.4).
            stands_in = KINDS[of] if wild and of == "resource" else {"gold"} if len(kinds) > 1 else set()
            assert (rest, set(over) <= stands_in) == (0, True), line
            return sets * vp
        case {"score": "any", "of": str(of), "count": int(count), "vp": int(vp)}:
            assert (number % count, set(found) <= KINDS[of]) == (0, True), line
            return vp * (number // count)
        case {"score": "one-kind", "of": str(of), "vp": int(vp)}:
            assert set(found) <= KINDS[of], line
            assert len(found) <= 1 or (wild and of == "resource"), line
            return vp * number
        case {"score": "on-tile", "kind": str(kind), "vp": int(vp)}:
            lying, fitting = seat.village[line.tile].goods, {kind, "gold"}
            assert all(found[one] <= lying[one] for one in found), ("brought there (12.3)", line)
            assert kind == "any" or wild or set(found) <= fitting, line
            return vp * number
        case other:
            return _lying(seat, line, other)


def _lying(seat: Reading, line: Reckoned, end: Facts) -> int:
    """What is scored for tiles: each counts once, and is one of the village. How they lie is seen on the picture."""
    tiles = line.tiles
    assert len(set(tiles)) == len(tiles), line
    assert set(tiles) <= seat.village.keys(), line
    match end:
        case {"score": "neighbours", "vp": int(vp)}:
            assert line.tile not in tiles, line
            assert len(tiles) <= 6, line
            return vp * len(tiles)
        case {"score": "transport-capacity", "vp": int(vp)}:
            steps = {tile: count for tile in seat.village if (count := _steps(seat.face(tile)))}
            assert set(tiles) == steps.keys(), line
            return vp * sum(steps.values()) * (2 if seat.has("double-transport") else 1)
        case {"score": "road-loop", "vp": int(vp)}:
            assert all(rows()[tile]["edges"].count("R") > 1 for tile in tiles), line
            assert len(tiles) != 1, line
            return vp * len(tiles)
        case {"score": "water-line", "ladder": list(ladder)}:
            assert all(rows()[tile]["edges"].count("W") == 2 for tile in tiles), line
            return int(ladder[len(tiles) - 1]) if tiles else 0
        case other:
            raise AssertionError(other)


def _steps(facts: Facts) -> int:
    return sum(effect.get("steps", 0) for effect in facts.get("use", ()))


def neighbours(seat: Reading) -> Iterator[tuple[str, str]]:
    """Each pair of turn-order tiles of which the first is said to touch the second (12.2)."""
    order = {tile for tile in seat.village if rows()[tile]["season"] == "order"}
    for line in seat.lines:
        if line.tile in order:
            yield from ((line.tile, other) for other in line.tiles if other in order)


def recount(seat: Reading, told: Told) -> None:
    """What is told of a seat is what its tiles come to."""
    assert counted(seat) == (told.printed, told.scored, told.gold), (seat, told)
    assert told.total == told.printed + told.scored + told.gold
    pairs = set(neighbours(seat))
    assert {(other, one) for one, other in pairs} == pairs, "who touches is touched"


def rank(told: Mapping[str, Told], named: set[str]) -> None:
    """Rule 12.9: each place is one more than there are with more points; those with most, and only they, have won."""
    totals = [one.total for one in told.values()]
    for one in told.values():
        assert one.place == 1 + sum(total > one.total for total in totals), told
    assert named == {name for name, one in told.items() if one.total == max(totals)}
