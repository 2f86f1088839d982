"""The cheapest way to an item: which benefits and which dice to give for it."""

from collections.abc import Hashable
from threading import Lock
from typing import NamedTuple

from cachetools import LRUCache, cached
from cachetools.keys import hashkey

from kingsforge_bot.core.wanted import StillWanted, go_on
from kingsforge_bot.games.kings_forge.advice.making.filling import Filling, fill
from kingsforge_bot.games.kings_forge.advice.making.kit import Kit, Tools, spendings, strength, tools_of
from kingsforge_bot.games.kings_forge.advice.making.wants import Want
from kingsforge_bot.games.kings_forge.rules.benefits import Held
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, without
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO

Dice = tuple[Die, ...]


class Way(NamedTuple):
    """A filling, and the benefits that do its changes."""

    filling: Filling
    tools: Tools


def whoever_asks(*asked: Hashable) -> Hashable:
    """What an answer depends on: all but the last argument, which says whether it is still wanted."""
    return hashkey(*asked[:-1])


# The rounds that are played out come to the same dice for an item three times of four.
@cached(LRUCache[Hashable, Way | None](1 << 9), key=whoever_asks, lock=Lock())
def cheapest_way(
    wants: tuple[Want, ...], hand: Dice, benefits: tuple[Held, ...], still_wanted: StillWanted
) -> Way | None:
    """Fewest benefits, then the weakest, then the least valuable dice. None if no use of all of them does it.

    Raises NotWanted.
    """
    if not fillable(wants, hand, tools_of(benefits).kit):
        return None
    for chosen in spendings(benefits):
        go_on(still_wanted)
        tools = tools_of(chosen)
        if fillable(wants, hand, tools.kit):
            return _with_least_dice(wants, hand, tools)
    return None


def frugal_way(want: Want, hand: Dice, benefits: tuple[Held, ...]) -> Way | None:
    """Without the benefits that can be left out, the strongest first. Not always the fewest, but never one too many."""
    if not fillable((want,), hand, tools_of(benefits).kit):
        return None
    kept = list(benefits)
    for held in sorted(benefits, key=strength, reverse=True):
        fewer = list(kept)
        fewer.remove(held)
        if fillable((want,), hand, tools_of(tuple(fewer)).kit):
            kept = fewer
    return _with_least_dice((want,), hand, tools_of(tuple(kept)))


def fillable(wants: tuple[Want, ...], hand: Dice, kit: Kit) -> bool:
    """Whether any of the wants can be met."""
    return any(fill(want, hand, kit) is not None for want in wants)


def _with_least_dice(wants: tuple[Want, ...], hand: Dice, tools: Tools) -> Way | None:
    """Each die, the most valuable first, stays in hand if the others do: Library dice, then the highest faces."""
    kit = tools.kit

    def worth(one: Die) -> tuple[bool, int]:
        turned = kit.turns and one.value == 1
        return one.kind is Kind.LIBRARY, TURNED_TO if turned else one.value

    for one in sorted(dict.fromkeys(hand), key=worth, reverse=True):
        for copies in (hand.count(one), 1):
            while copies and (rest := without(hand, (one,) * copies)) is not None and fillable(wants, rest, kit):
                hand = rest
    for want in wants:
        filling = fill(want, hand, kit)
        if filling is not None:
            return Way(filling, tools)
    return None
