"""Points at Keyflower, counted by section 12 from what people read at the end and from the tiles' facts."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tests.e2e.house import ROOT

FILE = ROOT / "data" / "keyflower" / "tiles.toml"
LINE = re.compile(r"(?P<tile>.+?) (?P<points>\d+)(?: \((?P<of>.+)\))?")
PLACE = re.compile(
    r"^(\d)\. \*\*(\w+)\*\*: (\d+) points? \(printed (\d+), tiles and boats (\d+), gold (\d+)\)$", re.MULTILINE
)
THING = re.compile(r"(\d+) (wood|stone|iron|gold|saw|pickaxe|anvil|red|yellow|blue|green|purple)s?")
SCREENS = re.compile(r"^Behind the screens: (.+?)\. ", re.MULTILINE)
HOME, ORDER = re.compile(r"Home \d"), re.compile(r"Turn order \d")
Things = Counter[str]


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


def faces(tile: str) -> list[dict[str, Any]]:
    """Both sides of a tile, by its printed name."""
    rows = _rows(FILE)
    return [row[side] for row in rows if row["name"] == tile for side in ("a", "b") if side in row]


def _rows(file: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["tile"]
    return rows


def places(content: str) -> dict[str, Told]:
    """By name, from the last board."""
    return {name: Told(*map(int, (place, *rest))) for place, name, *rest in PLACE.findall(content)}


def things(text: str) -> Things:
    """`6 wood, 1 anvil`."""
    return Counter({kind: int(count) for count, kind in THING.findall(text)})


def behind_screens(content: str) -> dict[str, Things]:
    """What lay behind whose screen when all were lifted (12.1)."""
    match = SCREENS.search(content)
    assert match is not None, content
    return {name: things(rest) for name, _, rest in (one.partition(" ") for one in match[1].split("; "))}


def reckoned(content: str) -> Iterator[Reckoned]:
    """Line by line below the headline, the name and the sum."""
    for line in content.splitlines()[3:]:
        match = LINE.fullmatch(line)
        if match is not None:
            yield Reckoned(match["tile"], int(match["points"]), match["of"] or "")


def is_possible(one: Reckoned, *, wild: bool) -> bool:
    """Whether a side of that tile gives these points for what was counted (12.3 to 12.7); `wild`: see rule 11.5."""
    if HOME.fullmatch(one.tile) or ORDER.fullmatch(one.tile):
        return True
    return any(one.points in _points(face, one.of, wild=wild) for face in faces(one.tile))


def _points(face: dict[str, Any], of: str, *, wild: bool) -> set[int] | range:
    """What that side can be worth; the start worker is whatever its holder likes (12.6)."""
    printed, found, joker = face["vp"], things(of), int("start worker" in of)
    match face.get("end"):
        case None | {"score": "free-upgrade"}:
            return {printed}
        case {"score": "sets", "set": dict(kinds), "vp": int(vp)}:
            lacking = [sum(max(0, sets * count - found[kind]) for kind, count in kinds.items()) for sets in range(60)]
            filled = found.total() if wild else joker
            return {printed + vp * max(sets for sets, lack in enumerate(lacking) if lack <= filled)}
        case {"score": "any", "count": int(count), "vp": int(vp)}:
            return {printed + vp * ((found.total() + joker) // count)}
        case {"score": "one-kind", "vp": int(vp)}:
            return {printed + vp * (joker + (found.total() if wild else max(found.values(), default=0)))}
        case {"score": "on-tile", "vp": int(vp)}:
            return {printed + vp * (found.total() + joker)}
        case {"score": "neighbours", "vp": int(vp)}:
            return {printed + vp * (of.count(",") + 1 if of else 0)}
        case {"score": "water-line", "ladder": list(ladder)}:
            return {printed, *(printed + step for step in ladder)}
        case {"score": "transport-capacity" | "road-loop"}:
            # How far roads reach is seen on the picture alone.
            return range(printed, printed + 40)
        case other:
            raise AssertionError(other)
