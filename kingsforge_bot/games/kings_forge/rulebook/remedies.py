"""What would make an item of the dice in hand: which benefits do for certain, and which only with luck."""

from collections.abc import Iterator
from itertools import combinations

from kingsforge_bot.core.chance import FACES
from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.kings_forge.advice.making.kit import in_reach
from kingsforge_bot.games.kings_forge.advice.making.steps import steps_of
from kingsforge_bot.games.kings_forge.advice.making.thrift import cheapest_way
from kingsforge_bot.games.kings_forge.advice.making.wants import Want
from kingsforge_bot.games.kings_forge.rulebook.parts import Enough, MayHelp, Parts
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, die, sort_dice
from kingsforge_bot.games.kings_forge.rules.effects import BoostOrDie, Reroll
from kingsforge_bot.games.kings_forge.rules.state import Player, State

Dice = tuple[Die, ...]
Benefits = tuple[Held, ...]


def remedies(state: State, player: Player, card: CraftCard, wants: tuple[Want, ...]) -> Parts:
    """The cheapest way that cannot fail; else what does if the dice fall well; nothing where nothing does."""
    hand, held = player.hand or (), in_reach(player.held)
    if way := cheapest_way(wants, hand, held, always):
        steps = steps_of(way, card, hand, state.edition)
        return (Enough(card.item, steps.uses, steps.dice),)
    for lucky, rest, best in _with_luck(state, hand, held):
        if way := cheapest_way(wants, best, rest, always):
            spent = steps_of(way, card, best, state.edition).spent
            rolled = tuple(one for one in lucky if isinstance(change_of(one), Reroll))
            wood = tuple(one.source for one in lucky if one not in rolled)
            return (MayHelp(card.item, (*spent, *rolled), wood),)
    return ()


def _with_luck(state: State, hand: Dice, held: Benefits) -> Iterator[tuple[Benefits, Benefits, Dice]]:
    """Benefits that roll, the fewest first; those left beside them; and the hand if each die rolls its best."""
    # 7.4: a die that shows the purple value is lost.
    highest = FACES - 1 if state.cemetery == FACES else FACES
    wood = state.stock.count(Kind.WOOD)
    rolling = [one for one in held if _rolls(one, wood)]
    for size in range(1, len(rolling) + 1):
        for lucky in combinations(rolling, size):
            woods = [one for one in lucky if isinstance(change_of(one), BoostOrDie)]
            if len(woods) > wood:
                continue
            best = hand
            if len(woods) < len(lucky):
                best = tuple(die(one.kind, max(one.value, highest)) for one in hand)
            best = sort_dice((*best, *(die(Kind.WOOD, highest) for _ in woods)))
            yield lucky, tuple(one for one in held if one not in lucky), best


def _rolls(held: Held, wood: int) -> bool:
    change = change_of(held)
    return isinstance(change, Reroll) or (isinstance(change, BoostOrDie) and wood > 0)
