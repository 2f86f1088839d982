"""The slow truth: every order of every use of the benefits, by the engine's own choices and changes."""

from math import prod
from typing import NamedTuple

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.rules.choices import dice_to_change, dice_to_craft, dice_to_steal
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Die, sort_dice, without
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO, Reroll, after
from kingsforge_bot.games.kings_forge.rules.meta import Edition
from kingsforge_bot.games.kings_forge.rules.state import State

Key = tuple[Item, Seat | None]
_ALL_ROLLS = 60
"""Divided by every number of good rolls of a die from 6 down to 1."""
_PER_POINT_ABOVE = 3
"""How much harder each point above 6 makes it: a thief needs a bonus for it."""


def hardness(dice: tuple[Die, ...], edition: Edition) -> int:
    """How hard dice on an item are to beat; only comparing means anything.

    For a thief with one die per box, each value counts with the odds against a roll at least as high. So a point
    on a high die is worth more than one on a low die. In the 2nd edition values above 6 are 6 when others craft (4.3).
    """
    return prod([_odds(one.value, edition) for one in dice])


def _odds(value: int, edition: Edition) -> int:
    above = max(value - TURNED_TO, 0)
    odds = _ALL_ROLLS // (TURNED_TO + 1 - (value - above))
    return odds if edition is Edition.SECOND else odds * _PER_POINT_ABOVE**above


class Truth(NamedTuple):
    """For an item within reach: the fewest benefits that make it, and the hardest dice that can lie on it."""

    fewest: int
    hardest: int


def truth(state: State) -> dict[Key, Truth]:
    player = state.players[state.turn]
    found: dict[Key, Truth] = {}
    seen: set[tuple[tuple[Die, ...], tuple[Held, ...]]] = set()
    # By the number of benefits used, so that an item is met first with the fewest.
    level = {(player.hand or (), player.held)}
    used = 0
    while level:
        then: set[tuple[tuple[Die, ...], tuple[Held, ...]]] = set()
        for hand, held in level:
            for key, dice in _within_reach(state, hand):
                hard = hardness(dice, state.edition)
                known = found.get(key, Truth(used, hard))
                found[key] = Truth(known.fewest, max(known.hardest, hard))
            for one in held:
                rest = list(held)
                rest.remove(one)
                then |= {(changed_hand, tuple(rest)) for changed_hand in _uses(one, hand)}
        level = then - seen
        seen |= level
        used += 1
    return found


def _uses(held: Held, hand: tuple[Die, ...]) -> list[tuple[Die, ...]]:
    change = change_of(held)
    if isinstance(change, Reroll):
        return []
    return [
        sort_dice((*(without(hand, dice) or ()), *(after(change, one) for one in dice)))
        for dice in dice_to_change(change, hand)
    ]


def _within_reach(state: State, hand: tuple[Die, ...]) -> list[tuple[Key, tuple[Die, ...]]]:
    found: list[tuple[Key, tuple[Die, ...]]] = []
    for card in state.display:
        found += [((card.item, None), dice) for dice in dice_to_craft(card, hand)]
    for index, player in enumerate(state.players):
        if index != state.turn:
            for made in player.made:
                found += [((made.card.item, Seat(index)), dice) for dice in dice_to_steal(made, hand)]
    return found
