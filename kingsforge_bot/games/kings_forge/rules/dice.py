"""Dice as values: a Die is a kind and what it shows, a Pool is how many of each common kind. No ids."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import lru_cache
from itertools import combinations, compress
from operator import attrgetter
from typing import Final


class Kind(StrEnum):
    """The six kinds by their letters in the notation."""

    METAL = "M"
    WOOD = "W"
    GEM = "G"
    MAGIC = "B"
    LIBRARY = "L"
    CEMETERY = "C"


RESOURCES: Final = (Kind.METAL, Kind.WOOD, Kind.GEM, Kind.MAGIC)
"""The common dice, in the order in which pools are written."""
_ORDER: Final = {kind: index for index, kind in enumerate(Kind)}
_SETS: Final = {kinds: kinds for size in range(len(RESOURCES) + 1) for kinds in combinations(RESOURCES, size)}
_WEIGHT: Final = {kind: 1 << _ORDER[kind] * 8 for kind in RESOURCES}
_SPARE: Final = sum([128 * weight for weight in _WEIGHT.values()])
"""Lent to each byte of a pool's code before another is taken from it: what needs it cannot give it back."""
_METAL, _WOOD, _GEM, _MAGIC = ((kind,) for kind in RESOURCES)
_KINDS: Final = {kind.value: kind for kind in Kind}
IN_THE_BOX: Final = 91
"""Rule 1.1: no pool can be larger."""
HIGHEST: Final = 40
"""No sum of bonuses in the box comes near it; a text that claims more is not a die."""


class Die:
    """A rolled die. Equal dice are the same object, so comparing costs nothing; they sort by kind, then value."""

    __slots__ = ("kind", "order", "text", "value", "weight")
    kind: Kind
    value: int
    order: int
    text: str
    weight: int
    """Its share in the code of a pool; none for a Library or Cemetery die."""

    def __lt__(self, other: "Die") -> bool:
        return self.order < other.order

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (read_die, (self.text,))


def _make(kind: Kind, value: int) -> Die:
    die = Die()
    die.kind, die.value, die.order, die.text = kind, value, _ORDER[kind] * 64 + value, f"{kind.value}{value}"
    die.weight = _WEIGHT.get(kind, 0)
    return die


_DICE: Final = {kind: tuple(_make(kind, value) for value in range(HIGHEST + 1)) for kind in Kind}
_ROLLED: Final = {(kind, value): _DICE[kind][value] for kind in Kind for value in range(1, 7)}
_DICE_BY_TEXT: Final = {die.text: die for row in _DICE.values() for die in row[1:]}


def die(kind: Kind, value: int) -> Die:
    """The die of that kind showing `value` (from 1 on); a position may pile up bonuses, but never beyond HIGHEST."""
    return _DICE[kind][min(value, HIGHEST)]


def dice_showing(kinds: Iterable[Kind], values: Iterable[int]) -> tuple[Die, ...]:
    """Dice of those kinds after a roll, value by value."""
    return tuple(map(_ROLLED.__getitem__, zip(kinds, values, strict=True)))


def read_die(text: str) -> Die:
    """`W4` as a die. Raises ValueError."""
    found = _DICE_BY_TEXT.get(text)
    if found is None:
        raise ValueError(text)
    return found


def read_dice(text: str) -> tuple[Die, ...]:
    """`W4 M2` as dice in the written order. Raises ValueError."""
    return tuple(read_die(word) for word in text.split())


_by_order: Final = attrgetter("order")


def sort_dice(dice: Iterable[Die]) -> tuple[Die, ...]:
    """The same dice by kind, then value: the one order in which hands are kept."""
    return tuple(sorted(dice, key=_by_order))


def without(hand: tuple[Die, ...], taken: Iterable[Die]) -> tuple[Die, ...] | None:
    """The hand less those dice, or None if it does not hold them all."""
    rest = list(hand)
    for one in taken:
        try:
            rest.remove(one)
        except ValueError:
            return None
    return tuple(rest)


class Pool:
    """How many metal, wood, gem and magic dice lie somewhere. Equal pools are the same object.

    `code` is the counts in one number, a byte each, so that pools add up as numbers do. A pool has at most 91 of a
    kind: a sum or difference that leaves 0 to 91 in any byte is the code of no pool.
    """

    __slots__ = ("code", "counts", "present", "size")
    counts: tuple[int, int, int, int]
    size: int
    code: int
    present: tuple[Kind, ...]
    """The kinds of which there is a die."""

    @staticmethod
    @lru_cache(maxsize=1 << 12)
    def of(letters: str) -> "Pool":
        """`MMW` as a pool, letters in any order. Raises ValueError for any other letter."""
        counts = [letters.count(kind) for kind in RESOURCES]
        if sum(counts) != len(letters):
            raise ValueError(letters)
        return pool(counts[0], counts[1], counts[2], counts[3])

    @staticmethod
    def kinds(kinds: Iterable[Kind]) -> "Pool":
        """The pool of those kinds. Raises ValueError for a Library or Cemetery die."""
        return Pool.of("".join(kinds))

    @staticmethod
    def of_dice(dice: Iterable[Die]) -> "Pool":
        """The common dice among those, whatever they show."""
        code = 0
        for one in dice:
            code += one.weight
        try:
            return _POOLS[code]
        except KeyError:
            return pool(*code.to_bytes(4, "little"))

    def __add__(self, other: "Pool") -> "Pool":
        try:
            return _POOLS[self.code + other.code]
        except KeyError:
            a, b = self.counts, other.counts
            return pool(a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])

    def __sub__(self, other: "Pool") -> "Pool":
        try:
            return _POOLS[self.code - other.code]
        except KeyError:
            a, b = self.counts, other.counts
            return pool(a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3])

    def without(self, other: "Pool") -> "Pool | None":
        """What is left when those dice are taken, or None if they are not all here."""
        try:
            return _POOLS[self.code - other.code]
        except KeyError:
            return self - other if self.covers(other) else None

    def __and__(self, other: "Pool") -> "Pool":
        a, b = self.counts, other.counts
        return pool(min(a[0], b[0]), min(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3]))

    def covers(self, other: "Pool") -> bool:
        """Whether all of the other's dice are here."""
        return (self.code + _SPARE - other.code) & _SPARE == _SPARE

    def at_most(self, limit: int) -> "Pool":
        """The same dice, but no more than `limit` of each kind."""
        a = self.counts
        if max(a) <= limit:
            return self
        return pool(min(a[0], limit), min(a[1], limit), min(a[2], limit), min(a[3], limit))

    def count(self, kind: Kind) -> int:
        return self.counts[_ORDER[kind]]

    def __bool__(self) -> bool:
        return self.size > 0

    def __iter__(self) -> Iterator[Kind]:
        m, w, g, b = self.counts
        return iter(_METAL * m + _WOOD * w + _GEM * g + _MAGIC * b)

    def __str__(self) -> str:
        m, w, g, b = self.counts
        return "M" * m + "W" * w + "G" * g + "B" * b

    def __repr__(self) -> str:
        return f"Pool({self})"

    def __reduce__(self) -> tuple[object, tuple[int, ...]]:
        return (pool, self.counts)


_POOLS: Final[dict[int, Pool]] = {}
"""By their codes."""


def pool(metal: int, wood: int, gem: int, magic: int) -> Pool:
    """The pool with those counts. Raises ValueError for a negative one, or for more dice than the box has."""
    counts = (metal, wood, gem, magic)
    if min(counts) < 0 or sum(counts) > IN_THE_BOX:
        raise ValueError(f"a pool cannot hold {counts}")
    code = metal | wood << 8 | gem << 16 | magic << 24
    found = _POOLS.get(code)
    if found is None:
        found = Pool()
        found.counts, found.size, found.code = counts, sum(counts), code
        found.present = _SETS[tuple(compress(RESOURCES, counts))]
        _POOLS[code] = found
    return found


NO_DICE: Final = pool(0, 0, 0, 0)


def read_kinds(letters: str) -> tuple[Kind, ...]:
    """`MWG` as kinds in the written order. Raises ValueError."""
    try:
        return tuple([_KINDS[letter] for letter in letters])
    except KeyError:
        raise ValueError(letters) from None
