"""Dice that were met in a play, counted from its log."""

from collections.abc import Mapping, Sequence

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.records import Row


class DiceMet(msgspec.Struct, frozen=True):
    """The dice somebody threw in a whole play, and the sum of what they showed."""

    dice: int
    pips: int


def dice_met(rows: Sequence[Row]) -> Mapping[Seat, DiceMet]:
    """Counted from what entries asked their luck for: `r5` is five dice; shuffles and draws are no dice."""
    found: dict[Seat, DiceMet] = {}
    for row in rows:
        if row.seat is None:
            continue
        start = 0
        for asked in row.draws.split():
            count = int(asked[1:].partition("/")[0])
            if asked[0] == "r":
                before = found.get(row.seat, DiceMet(0, 0))
                shown = sum(row.luck[start : start + count])
                found[row.seat] = DiceMet(before.dice + count, before.pips + shown)
            start += count
    return found
