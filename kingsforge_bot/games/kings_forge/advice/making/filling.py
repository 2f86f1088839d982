"""Whether dice and benefits fill an item's boxes, and with which changes: the exact search."""

from enum import IntEnum
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from kingsforge_bot.games.kings_forge.advice.making.covering import Places, cover, missing, most_points
from kingsforge_bot.games.kings_forge.advice.making.kit import Kit
from kingsforge_bot.games.kings_forge.advice.making.wants import Want
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, without
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO, flipped

Dice = tuple[Die, ...]


class Change(IntEnum):
    """What happens to a die before any bonus; one of them is enough, a second never raises it further."""

    TURNED = 0
    SIX = 1
    FLIPPED = 2
    NONE = 3


class Slot(NamedTuple):
    """A die for an item: what it shows after its change, the change, and the die as it shows now."""

    value: int
    change: Change
    die: Die


class Filling(NamedTuple):
    """Dice for an item colour by colour, as `Want` has them, and which of them each bonus of the kit raises."""

    rows: tuple[tuple[Slot, ...], ...]
    raised: Places


class _Left(NamedTuple):
    """What the colours before have not used."""

    flips: int
    sixes: int
    white: Dice
    points: int


def fill(want: Want, hand: Dice, kit: Kit) -> Filling | None:
    """A way to reach the wanted values with at most these benefits, or None if there is none."""
    dice = [tuple([one for one in hand if one.kind is kind]) for kind in want.kinds]
    white = tuple([one for one in hand if one.kind is Kind.LIBRARY])
    if len(hand) < want.size:
        return None
    left = _Left(kit.flips, kit.sixes, white, most_points(kit.bonuses, want.size))
    for own, least in zip(dice, want.least, strict=True):
        # A quick no: this colour with everything for itself. With a six a flip may be too much (see `_ways`).
        slots = best(own + white, len(least), kit.flips, kit.sixes, kit.turns)
        if slots is None or (not kit.sixes and missing(_values(slots), least) > left.points):
            return None
    return _fill(want, dice, kit, left, ())


def _fill(want: Want, dice: list[Dice], kit: Kit, left: _Left, rows: tuple[tuple[Slot, ...], ...]) -> Filling | None:
    colour = len(rows)
    if colour == len(dice):
        raised = cover(tuple(map(_values, rows)), want.least, kit.bonuses)
        return None if raised is None else Filling(rows, raised)
    for row, after in _ways(dice[colour], want.least[colour], kit.turns, left):
        found = _fill(want, dice, kit, after, (*rows, row))
        if found is not None:
            return found
    return None


@lru_cache(maxsize=1 << 10)
def _ways(own: Dice, least: tuple[int, ...], turns: bool, left: _Left) -> tuple[tuple[tuple[Slot, ...], _Left], ...]:
    """The rows this colour can have and what each leaves over; none that uses more for nothing."""
    found: list[tuple[tuple[Slot, ...], _Left]] = []
    for taken, white in _shares(left.white):
        for flips in range(left.flips + 1):
            for sixes in range(left.sixes + 1):
                row = best(own + taken, len(least), flips, sixes, turns)
                lacking = 0 if row is None else missing(_values(row), least)
                if row is None or lacking > left.points:
                    continue
                after = _Left(left.flips - flips, left.sixes - sixes, white, left.points - lacking)
                if any(_as_good(other, row) and _keeps(kept, after) for other, kept in found):
                    continue
                found.append((row, after))
                if lacking == 0 and not (flips or sixes or taken):
                    return tuple(found)  # nothing used, nothing lacking: no other way leaves more
    return tuple(found)


def _shares(white: Dice) -> list[tuple[Dice, Dice]]:
    """Library dice for a colour and those left for the others, the fewest first."""
    taken = dict.fromkeys(chosen for count in range(len(white) + 1) for chosen in combinations(white, count))
    return [(chosen, without(white, chosen) or ()) for chosen in taken]


@lru_cache(maxsize=1 << 12)
def best(dice: Dice, size: int, flips: int, sixes: int, turns: bool) -> tuple[Slot, ...] | None:
    """The highest `size` dice of a colour after up to so many changes, ascending; no other way is higher anywhere.

    The flips go to the lowest dice, where they add most, the sixes to the next.
    """
    if len(dice) < size:
        return None
    slots: list[Slot] = []
    for one in sorted(dice, key=_value):
        other_side = flipped(one.value)
        if turns and one.value == 1:
            slots.append(Slot(TURNED_TO, Change.TURNED, one))
        elif flips and other_side > one.value:
            flips -= 1
            slots.append(Slot(other_side, Change.FLIPPED, one))
        elif sixes and one.value < TURNED_TO:
            sixes -= 1
            slots.append(Slot(TURNED_TO, Change.SIX, one))
        else:
            slots.append(Slot(one.value, Change.NONE, one))
    slots.sort()
    return tuple(slots[len(slots) - size :])


def _as_good(row: tuple[Slot, ...], other: tuple[Slot, ...]) -> bool:
    return all(one.value >= two.value for one, two in zip(row, other, strict=True))


def _keeps(one: _Left, two: _Left) -> bool:
    if one.flips < two.flips or one.sixes < two.sixes:
        return False
    return one.white == two.white or without(one.white, two.white) is not None


def _value(one: Die) -> int:
    return one.value


def _values(row: tuple[Slot, ...]) -> tuple[int, ...]:
    return tuple([slot.value for slot in row])
