"""Dice on the boxes of an item as well as they go, and what is then missed."""

from collections.abc import Mapping
from itertools import combinations

import msgspec

from kingsforge_bot.games.kings_forge.rules.boxes import arranged
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, die
from kingsforge_bot.games.kings_forge.rules.state import Made


class Missed(msgspec.Struct, frozen=True):
    """A box (from 1) and what it wants; `best` is the die that comes nearest, `short` by how much it is too low."""

    box: int
    wanted: Die
    best: Die | None
    short: int


def fill_boxes(wanted: tuple[Die, ...], hand: tuple[Die, ...]) -> tuple[Missed, ...]:
    """The boxes that the hand misses when its dice lie as well as they can: the fewest boxes, then the least in all."""
    return _missed(wanted, lay(wanted, hand))


def lay(wanted: tuple[Die, ...], hand: tuple[Die, ...]) -> dict[int, Die]:
    """Dice of the hand on those boxes (from 0) as well as they can lie; a box that gets none is left out."""
    white = sorted((one for one in hand if one.kind is Kind.LIBRARY), key=_high_first)
    ways = (
        _lying(wanted, hand, dict(zip(sorted(chosen, key=lambda number: -wanted[number].value), white, strict=False)))
        for count in range(min(len(white), len(wanted)) + 1)
        for chosen in combinations(range(len(wanted)), count)
    )
    return min(ways, key=lambda lying: _how_much(_missed(wanted, lying)))


def dice_to_match(made: Made) -> tuple[Die, ...]:
    """What lies on an item, box by box as a theft compares it (3.4): a Library die counts in its box's colour (3.3)."""
    theirs = arranged(made.card, made.dice)
    return tuple(die(box.kind, one.value) for box, one in zip(made.card.boxes, theirs, strict=True))


def _how_much(missed: tuple[Missed, ...]) -> tuple[int, int]:
    return len(missed), sum(one.short for one in missed)


def _lying(wanted: tuple[Die, ...], hand: tuple[Die, ...], white: Mapping[int, Die]) -> dict[int, Die]:
    """Those Library dice on those boxes, and the dice of each colour on its other boxes."""
    lying = dict(white)
    for kind in {box.kind for box in wanted}:
        boxes = [number for number, box in enumerate(wanted) if box.kind is kind and number not in white]
        # The highest boxes meet the highest dice: no other order lacks less in all.
        boxes.sort(key=lambda number: -wanted[number].value)
        dice = sorted((one for one in hand if one.kind is kind), key=_high_first)
        lying.update(zip(boxes, dice, strict=False))
    return lying


def _missed(wanted: tuple[Die, ...], lying: Mapping[int, Die]) -> tuple[Missed, ...]:
    missed: list[Missed] = []
    for number, box in enumerate(wanted):
        best = lying.get(number)
        if best is None or best.value < box.value:
            missed.append(Missed(number + 1, box, best, box.value - (best.value if best else 0)))
    return tuple(missed)


def _high_first(one: Die) -> int:
    return -one.value
