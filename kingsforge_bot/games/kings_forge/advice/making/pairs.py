"""Two items that can be made together: the search knows both at once, so that neither takes what the other needs."""

from itertools import combinations
from typing import Final

import msgspec

from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.making.kit import in_reach, tools_of
from kingsforge_bot.games.kings_forge.advice.making.offers import Offer, Proposal
from kingsforge_bot.games.kings_forge.advice.making.safety import safest_way
from kingsforge_bot.games.kings_forge.advice.making.steps import Steps, steps_of
from kingsforge_bot.games.kings_forge.advice.making.thrift import Way, cheapest_way, fillable
from kingsforge_bot.games.kings_forge.advice.making.wants import Want, want_of, wants_to_craft, wants_to_steal
from kingsforge_bot.games.kings_forge.advice.thieves import may_be_stolen
from kingsforge_bot.games.kings_forge.rules.actions import Craft, Steal, Use
from kingsforge_bot.games.kings_forge.rules.boxes import box_order
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.dice import Die, die, without
from kingsforge_bot.games.kings_forge.rules.state import State

_MOST: Final = 5
"""Items that are paired with each other, the display first."""


class Pair(msgspec.Struct, frozen=True):
    """Two items made one after the other; all benefits are used before the first."""

    first: Proposal
    second: Proposal

    @property
    def actions(self) -> tuple[Use | Craft | Steal, ...]:
        """All actions in order, each legal after the one before."""
        return self.first.actions + self.second.actions


def pairs(
    state: State, offers: tuple[Offer, ...], still_wanted: StillWanted = always, *, hard: bool = True
) -> tuple[Pair, ...]:
    """Every two of the offered items that some use of dice and benefits makes in one turn; `hard`: with dice that are
    hard to steal, as far as that costs nothing. Raises NotWanted.
    """
    found = [_pair(state, *two, still_wanted, hard=hard) for two in combinations(offers[:_MOST], 2)]
    return tuple([pair for pair in found if pair is not None])


def _pair(state: State, one: Offer, two: Offer, still_wanted: StillWanted, *, hard: bool) -> Pair | None:
    player = state.players[state.turn]
    hand, held = player.hand or (), in_reach(player.held)
    for first in _least(state, one):
        for second in _least(state, two):
            if len(first) + len(second) > len(hand):
                return None
            # One card with the boxes of both, each wanting what its item wants there.
            both = CraftCard(Item(f"{one.item}+{two.item}"), 0, first + second)
            way = cheapest_way((want_of(both, both.boxes),), hand, held, still_wanted)
            if way is not None:
                way = _hardened(state, (one.item, two.item), way, both, still_wanted) if hard else way
                return _divided(one, two, len(first), steps_of(way, both, hand, state.edition))
    return None


def _hardened(state: State, items: tuple[Item, Item], way: Way, both: CraftCard, still_wanted: StillWanted) -> Way:
    """The same two with dice that are harder to steal, by benefits that nothing else needs: they are lost with the
    round (5.2). As it was where nobody could steal either, or where something more may be made of what is left.
    """
    player = state.players[state.turn]
    hand, held = player.hand or (), in_reach(player.held)
    made = [one for seat, other in enumerate(state.players) if seat != state.turn for one in other.made]
    cards = (*state.display, *(one.card for one in made))
    stealable = [card for card in cards if card.item in items and may_be_stolen(state, card)]
    if not stealable:
        return way
    steps, rest = steps_of(way, both, hand, state.edition), list(held)
    for spent in steps.spent:
        rest.remove(spent)
    left = without(hand, [slot.die for row in way.filling.rows for slot in row]) or ()
    # Cards slide in after those that are crafted (3.3).
    goals = [wants_to_craft(card) for card in (*state.display, *state.queue[: len(items)]) if card.item not in items]
    goals += [wants_to_steal(one) for one in made if one.card.item not in items]
    kit = tools_of(tuple(rest)).kit
    if any(fillable(goal, left, kit) for goal in goals):
        return way
    kinds = frozenset(box.kind for card in stealable for box in card.boxes)
    return safest_way(way, want_of(both, steps.dice), hand, held, state.edition, kinds, still_wanted) or way


def _divided(one: Offer, two: Offer, boxes: int, steps: Steps) -> Pair:
    first = Proposal(one.item, one.seat, steps.uses, steps.spent, steps.dice[:boxes])
    return Pair(first, Proposal(two.item, two.seat, (), (), steps.dice[boxes:]))


def _least(state: State, offer: Offer) -> list[tuple[Die, ...]]:
    """The least dice that make or steal the item, in the order of its boxes; a steal has several ways (3.4)."""
    if offer.seat is None:
        card = next(card for card in state.display if card.item == offer.item)
        return [_on_boxes(card, want) for want in wants_to_craft(card)]
    made = next(made for made in state.players[offer.seat].made if made.card.item == offer.item)
    return [_on_boxes(made.card, want) for want in wants_to_steal(made)]


def _on_boxes(card: CraftCard, want: Want) -> tuple[Die, ...]:
    values = [value for row in want.least for value in row]
    least = list(card.boxes)
    for index, value in zip(box_order(card), values, strict=True):
        least[index] = die(card.boxes[index].kind, value)
    return tuple(least)
