"""The one reader of the notation, section 16. Its one writer is `str(action)`."""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from kingsforge_bot.core.notation import UnreadableError, read, read_words, unreadable
from kingsforge_bot.games.keyflower.rules.actions import (
    Action,
    Bid,
    Done,
    End,
    Give,
    Lift,
    Move,
    Pass,
    Payment,
    Place,
    PlaceAside,
    Take,
    Upgrade,
    Use,
    Where,
)
from kingsforge_bot.games.keyflower.rules.kinds import Colour, Goods, Kind, Name, Resource, Skill, Skills, Workers
from kingsforge_bot.games.keyflower.rules.tiles import TileKind, TileSet

LONGEST: Final = 200
"""Characters; the longest action stays far below (section 16)."""
_NUMBER: Final = re.compile(r"[1-9][0-9]?", re.ASCII)
_SPOT: Final = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)", re.ASCII)
_TURNED: Final = re.compile(r"[0-5]", re.ASCII)
_PLACE: Final = re.compile(r"o?[1-9][0-9]?", re.ASCII)
_KINDS: Final[dict[str, Kind]] = {one.value: one for kinds in (Colour, Resource, Skill) for one in kinds}


def reader(tiles: TileSet) -> Callable[[str], Action]:
    """What reads an action from its notation, for a box with these tiles; it raises NotationError for anything else."""
    notation = _Reader(tiles)

    @lru_cache(maxsize=1 << 14)
    def parse(text: str) -> Action:
        return read_words(text, LONGEST, notation.action)

    return parse


class _Reader:
    def __init__(self, tiles: TileSet) -> None:
        self._tiles = tiles
        self._order = {name: place for place, name in enumerate(tiles.facts)}

    def action(self, words: Sequence[str]) -> Action:
        match words:
            case ["bid", tile, "with", number, colour, *more]:
                moving, rest = _moved(more)
                _nothing(rest)
                return Bid(read(self._tile, tile), read(Colour, colour), read(_number, number), moving)
            case ["use", tile, "with", *rest]:
                return self._use(read(self._tile, tile), rest)
            case ["move", number, resource, "from", origin, "to", to]:
                tiles = read(self._tile, origin), read(self._tile, to)
                return Move(read(Resource, resource), *tiles, read(_number, number))
            case ["upgrade", tile]:
                return Upgrade(read(self._tile, tile))
            case ["upgrade", tile, "paying", *rest]:
                return Upgrade(read(self._tile, tile), _payment(rest))
            case ["place", tile, "aside"]:
                return PlaceAside(read(self._tile, tile))
            case ["place", tile, "at", spot, "turned", turned]:
                name = read(self._tile, tile)
                q, r = read(_spot, spot)
                return Place(name, q, r, read(_turned, turned) % len(self._tiles[name].turns))
            case _:
                return self._short(words)

    def _short(self, words: Sequence[str]) -> Action:
        match words:
            case ["pass"]:
                return Pass()
            case ["end"]:
                return End()
            case ["give", given]:
                return Give(read(self._given, given))
            case ["take", boat]:
                return Take(read(self._boat, boat))
            case ["lift"]:
                return Lift()
            case ["done"]:
                return Done()
            case _:
                raise unreadable(words)

    def _use(self, tile: Name, words: Sequence[str]) -> Use:
        counted, rest = _counted(words)
        try:
            workers = Workers(**{read(Colour, kind).value: number for kind, number in counted.items()})
        except KeyError:
            raise unreadable(words) from None
        if not counted:
            raise unreadable(words)
        moving, rest = _moved(rest)
        paying: Colour | Skill | None = None
        taking: Resource | None = None
        if rest[:1] == ["paying"] and len(rest) > 1:
            paying, rest = read(_colour_or_skill, rest[1]), rest[2:]
        if rest[:1] == ["taking"] and len(rest) > 1:
            taking, rest = read(Resource, rest[1]), rest[2:]
        _nothing(rest)
        return Use(tile, workers, moving, paying, taking)

    def _tile(self, word: str) -> Name:
        if word not in self._tiles:
            raise ValueError(word)
        return Name(word)

    def _boat(self, word: str) -> Name:
        if word not in self._tiles.of(TileKind.BOAT):
            raise ValueError(word)
        return Name(word)

    def _given(self, word: str) -> tuple[Name, ...]:
        names = [self._tile(one) for one in word.split("+")]
        if len(set(names)) < len(names):
            raise ValueError(word)
        return tuple(sorted(names, key=self._order.__getitem__))


def place_order(place: Where) -> tuple[bool, int]:
    """By which places are sorted: the offer, then turn-order tiles."""
    return place.startswith("o"), int(place.removeprefix("o"))


def _moved(words: Sequence[str]) -> tuple[tuple[Where, ...], Sequence[str]]:
    if words[:1] != ["moving"] or len(words) < 2:
        return (), words
    return read(_places, words[1]), words[2:]


def _places(word: str) -> tuple[Where, ...]:
    places = word.split("+")
    if len(set(places)) < len(places) or not all(map(_PLACE.fullmatch, places)):
        raise ValueError(word)
    return tuple(sorted(places, key=place_order))


def _counted(words: Sequence[str]) -> tuple[dict[str, int], Sequence[str]]:
    """Numbers with their kinds, as many as follow each other."""
    counted: dict[str, int] = {}
    while len(words) > 1 and _NUMBER.fullmatch(words[0]):
        number, kind, *words = words
        if kind in counted:
            raise UnreadableError(kind)
        counted[kind] = int(number)
    return counted, words


def _payment(words: Sequence[str]) -> Payment:
    counted, rest = _counted(words)
    _nothing(rest)
    kinds = {read(_kind, kind): number for kind, number in counted.items()}
    goods = {kind.value: number for kind, number in kinds.items() if isinstance(kind, Resource)}
    skills = {kind.value: number for kind, number in kinds.items() if isinstance(kind, Skill)}
    if not kinds or len(goods) + len(skills) < len(kinds):
        raise unreadable(words)
    return Payment(Goods(**goods), Skills(**skills))


def _kind(word: str) -> Kind:
    if word not in _KINDS:
        raise ValueError(word)
    return _KINDS[word]


def _colour_or_skill(word: str) -> Colour | Skill:
    kind = _kind(word)
    if isinstance(kind, Resource):
        raise ValueError(word)  # noqa: TRY004 - it is a word that does not belong there
    return kind


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise ValueError(word)
    return int(word)


def _spot(word: str) -> tuple[int, int]:
    found = _SPOT.fullmatch(word)
    if found is None:
        raise ValueError(word)
    return int(found[1]), int(found[2])


def _turned(word: str) -> int:
    if not _TURNED.fullmatch(word):
        raise ValueError(word)
    return int(word)


def _nothing(words: Sequence[str]) -> None:
    """Raises UnreadableError for what nothing should follow."""
    if words:
        raise unreadable(words)
