"""Which item counts on which tile so that the total is highest, exactly (12.4, 12.5, 12.8).

Resources, skill tiles and workers are three problems of one form. Some items bring points one by one, each at its best
place. A tile for sets (one of each of its kinds) and a tile for so many of any kind take several: for each number of
sets and of those, they are given the items that are worth least elsewhere. Such choices form a matroid, so that taking
them one after the other, the cheapest first, is best.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from kingsforge_bot.games.keyflower.rules.kinds import Name

NOWHERE: Final = Name("")
"""For an item that counts on no tile."""
ITSELF: Final = Name("gold")
"""For a gold that is used nowhere else (12.2)."""
JOKER: Final = "start"
"""The start worker as an item of any kind (12.6)."""


class Item(msgspec.Struct, frozen=True, gc=False):
    """One item, what it brings by itself, and on which tile."""

    kind: str
    value: int = 0
    tile: Name = NOWHERE
    wild: bool = False
    """Whether it stands in for any kind of a set."""


class SetRule(msgspec.Struct, frozen=True, gc=False):
    """A tile that counts sets with one of each kind."""

    tile: Name
    kinds: frozenset[str]
    vp: int


class ManyRule(msgspec.Struct, frozen=True, gc=False):
    """A tile that counts so many items of whatever kind."""

    tile: Name
    count: int
    vp: int


class Share(msgspec.Struct, frozen=True, gc=False):
    """What a tile brings, and the kinds of the items that count there."""

    tile: Name
    points: int
    kinds: tuple[str, ...]


class Allotment(msgspec.Struct, frozen=True, gc=False):
    """The best there is."""

    total: int
    shares: tuple[Share, ...]


def allot(items: Sequence[Item], sets: SetRule | None, many: ManyRule | None) -> Allotment:
    """The highest total, and of what it is made."""
    by_value = sorted(items, key=lambda item: item.value)
    best, chosen, number, times = 0, [False] * len(by_value), 0, 0
    size = 0 if sets is None else len(sets.kinds)
    for n in range(len(items) // size + 1 if sets is not None else 1):
        left = len(items) - n * size
        for g in range(left // many.count + 1 if many is not None else 1):
            gain = n * (0 if sets is None else sets.vp) + g * (0 if many is None else many.vp)
            if gain <= best:
                continue
            taken = _cheapest(by_value, sets, n, g * (0 if many is None else many.count))
            if taken is None:
                continue
            cost = sum([item.value for item, used in zip(by_value, taken, strict=True) if used])
            if gain - cost > best:
                best, chosen, number, times = gain - cost, taken, n, g
    shares = _singles([item for item, used in zip(by_value, chosen, strict=True) if not used])
    used = [item for item, there in zip(by_value, chosen, strict=True) if there]
    shares += _groups(used, sets, number, many, times)
    return Allotment(sum([share.points for share in shares]), tuple(shares))


def _cheapest(items: Sequence[Item], sets: SetRule | None, number: int, others: int) -> list[bool] | None:
    """The cheapest items for so many sets and so many others; None where there are not enough."""
    kinds = frozenset[str]() if sets is None else sets.kinds
    wanted, over = number * len(kinds) + others, 0
    taken, counts = [False] * len(items), dict.fromkeys(kinds, 0)
    for index, item in enumerate(items):
        if not wanted:
            break
        if not item.wild:
            count = counts.get(item.kind)
            if count is None or count >= number:
                # No room in the sets: it is one of the others.
                if over >= others:
                    continue
                over += 1
            else:
                counts[item.kind] = count + 1
        taken[index] = True
        wanted -= 1
    return None if wanted else taken


def _singles(items: Sequence[Item]) -> list[Share]:
    by_tile: dict[Name, list[Item]] = {}
    for item in items:
        if item.value:
            by_tile.setdefault(item.tile, []).append(item)
    return [
        Share(tile, sum([item.value for item in there]), tuple([item.kind for item in there]))
        for tile, there in by_tile.items()
    ]


def _groups(used: Sequence[Item], sets: SetRule | None, number: int, many: ManyRule | None, times: int) -> list[Share]:
    """Sets take what fits them, wild items last; the others go to the tile of many."""
    in_sets, rest = list[str](), list[str]()
    counts: dict[str, int] = {}
    for item in sorted(used, key=lambda item: item.wild):
        count = counts.get(item.kind, 0)
        fits = sets is not None and item.kind in sets.kinds and count < number and not item.wild
        fills = sets is not None and item.wild and len(in_sets) < number * len(sets.kinds)
        counts[item.kind] = count + 1
        (in_sets if fits or fills else rest).append(item.kind)
    shares = list[Share]()
    if sets is not None and number:
        shares.append(Share(sets.tile, number * sets.vp, tuple(in_sets)))
    if many is not None and times:
        shares.append(Share(many.tile, times * many.vp, tuple(rest)))
    return shares
