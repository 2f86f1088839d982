"""The safest way to an item: dice that later players find hardest to beat."""

from collections.abc import Hashable
from threading import Lock
from typing import Final

from cachetools import LRUCache, cached

from kingsforge_bot.core.wanted import StillWanted, go_on
from kingsforge_bot.games.kings_forge.advice.making.filling import fill
from kingsforge_bot.games.kings_forge.advice.making.kit import tools_of
from kingsforge_bot.games.kings_forge.advice.making.thrift import Way, frugal_way, whoever_asks
from kingsforge_bot.games.kings_forge.advice.making.wants import Want
from kingsforge_bot.games.kings_forge.rules.benefits import Held
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO
from kingsforge_bot.games.kings_forge.rules.meta import Edition

ALL_KINDS: Final = frozenset(Kind)


@cached(LRUCache[Hashable, Way | None](1 << 9), key=whoever_asks, lock=Lock())
def safest_way(
    start: Way,
    placed: Want,
    hand: tuple[Die, ...],
    held: tuple[Held, ...],
    edition: Edition,
    kinds: frozenset[Kind],
    still_wanted: StillWanted,
) -> Way | None:
    """From the values that `start` places, each of those kinds in turn as high as it goes; so never below them.

    First the best dice, then flips, turns and sixes for the lowest, at last all bonuses, the highest die first: that is
    where the odds gain most. In rare hands another mixture of changes and bonuses would be harder still.
    Raises NotWanted.
    """
    few, all_kinds = start.tools.kit, tools_of(held).kit
    values = [list(row) for row in placed.least]
    top = TURNED_TO if edition is Edition.SECOND else None
    for kit, highest_first in ((few, True), (all_kinds._replace(bonuses=few.bonuses), False), (all_kinds, True)):
        places = [
            (value, colour, index)
            for colour, row in enumerate(values)
            if placed.kinds[colour] in kinds
            for index, value in enumerate(row)
        ]
        for _, colour, index in sorted(places, reverse=highest_first):
            row = values[colour]
            while top is None or row[index] < top:
                go_on(still_wanted)
                row[index] += 1
                if fill(_want(placed, values), hand, kit) is None:
                    row[index] -= 1
                    break
    return frugal_way(_want(placed, values), hand, held)


def _want(start: Want, values: list[list[int]]) -> Want:
    return Want(start.kinds, tuple([tuple(sorted(row)) for row in values]))
