"""Which printed cards are about as hard to make as a card of one's own, and which rank goes with that.

Printed ranks follow the odds only loosely: a proposal is all that can be had.
"""

from collections.abc import Collection, Sequence
from functools import cache
from itertools import product
from math import log
from typing import Final

from kingsforge_bot.core.chance import FACES
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES, Die

_NEAREST: Final = 3


@cache
def _covered(wanted: tuple[int, ...]) -> float:
    """How likely as many dice of one kind as there are boxes cover these values."""
    rolls = product(range(1, FACES + 1), repeat=len(wanted))
    found = sum(all(die >= least for die, least in zip(sorted(roll), wanted, strict=True)) for roll in rolls)
    return float(found / FACES ** len(wanted))


def chance(boxes: Sequence[Die]) -> float:
    """How likely one roll of exactly as many dice as there are boxes makes the item."""
    found = 1.0
    for kind in RESOURCES:
        found *= _covered(tuple(sorted(box.value for box in boxes if box.kind is kind)))
    return found


def nearest(boxes: Sequence[Die], printed: Sequence[CraftCard]) -> tuple[CraftCard, ...]:
    """The printed cards whose chance is nearest, those first that are of as many dice."""
    here = log(chance(boxes))

    def apart(card: CraftCard) -> tuple[float, int]:
        return abs(log(chance(card.boxes)) - here) + abs(len(card.boxes) - len(boxes)) / 2, card.rank

    return tuple(sorted(printed, key=apart)[:_NEAREST])


def proposed_rank(boxes: Sequence[Die], printed: Sequence[CraftCard], taken: Collection[int]) -> int:
    """The free rank next to that of the likest printed card."""
    middle = nearest(boxes, printed)[0].rank
    ranks = (rank for step in range(1, 1000) for rank in (middle + step, middle - step))
    return next(rank for rank in ranks if rank > 0 and rank not in taken)
