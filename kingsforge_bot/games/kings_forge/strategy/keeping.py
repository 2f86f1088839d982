"""How likely a seat makes an item and nobody who crafts after it can steal it from there: about, over many rolls."""

from collections import Counter
from typing import Final, NamedTuple

from msgspec.structs import replace

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always, go_on
from kingsforge_bot.games.kings_forge.advice.least_left import crafting_after, crafting_now
from kingsforge_bot.games.kings_forge.advice.making.offers import proposals
from kingsforge_bot.games.kings_forge.advice.making.wants import Goal, wants_to_steal
from kingsforge_bot.games.kings_forge.advice.odds import Question, question_of
from kingsforge_bot.games.kings_forge.advice.prospects import as_on_turn
from kingsforge_bot.games.kings_forge.advice.theft_odds import thieves_after
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.crafting import at_most_six
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES, Die, Kind, die, sort_dice
from kingsforge_bot.games.kings_forge.rules.meta import Edition
from kingsforge_bot.games.kings_forge.rules.state import Made, Phase, State
from kingsforge_bot.games.kings_forge.strategy.effort import affordable

ROLLS: Final = 200
FEWEST: Final = 10
"""Rolls that make an item, below which nothing is said of it."""
WORK: Final = 40_000
"""What all rolls may cost together, as `playouts.py` measures it: a third of a second of a usual processor."""
THEFTS: Final = 60_000
"""What the odds of all thefts may cost together, in the hands of `effort.py`: a third of a second."""
_DECIDED: Final = 15


class Keeping(NamedTuple):
    """Of an item that is made: how likely (0 to 1) nobody can steal it afterwards, and who may."""

    share: float
    thieves: tuple[Seat, ...]


def keeping(
    state: State, owner: Seat, question: Question, luck: Chance, still_wanted: StillWanted = always
) -> dict[Item, Keeping]:
    """Of the items that lie on display now and that somebody who crafts later has dice for, if the seat rolls that and
    lays its dice the safest way; the others hold what they hold now. Raises NotWanted.
    """
    after = crafting_after(state, owner)
    cards = [card for card in state.display if thieves_after(state, owner, card.item)]
    if not after or not cards:
        return {}
    laid = _laid(state, owner, question, cards, luck, still_wanted)
    asked = {(seat, goal) for ways in laid.values() for goal in ways for seat in after}
    questions = {seat: question_of(as_on_turn(crafting_now(state), seat)) for seat in after}
    effort = affordable([(questions[seat], goal) for seat, goal in sorted(asked)], THEFTS)
    stolen = dict[tuple[Seat, Goal], float]()
    for seat, goal in sorted(asked):
        go_on(still_wanted)
        stolen[seat, goal] = effort.chance(questions[seat], goal)
    found = dict[Item, Keeping]()
    for item, ways in laid.items():
        if ways.total() >= FEWEST:
            kept = 0.0
            for goal, count in ways.items():
                safe = 1.0
                for seat in after:
                    safe *= 1.0 - stolen[seat, goal]
                kept += count * safe
            found[item] = Keeping(kept / ways.total(), thieves_after(state, owner, item))
    return found


def _laid(
    state: State, owner: Seat, question: Question, cards: list[CraftCard], luck: Chance, still_wanted: StillWanted
) -> dict[Item, Counter[Goal]]:
    """Item by item what it would take to steal it, and in how many rolls; dice that roll again are not counted on."""
    found = {card.item: Counter[Goal]() for card in cards}
    by_item = {card.item: card for card in cards}
    # What lies before anybody is no item on display: it is kept or stolen as it lies.
    players, work = [replace(one, made=()) for one in state.players], 0.0
    for _ in range(ROLLS):
        go_on(still_wanted)
        hand = _rolled(question, luck)
        own = players[owner]
        players[owner] = replace(own, hand=hand, held=question.held)
        rolled = replace(state, phase=Phase.CRAFT, turn=owner, owed=None, display=tuple(cards), players=tuple(players))
        players[owner] = own
        for offer in proposals(rolled, still_wanted, guarded=True):
            dice = offer.safest.dice
            if state.edition is Edition.SECOND:
                # 4.3: above 6 only in their owner's turn.
                dice = tuple([at_most_six(one) for one in dice])
            found[offer.item][wants_to_steal(Made(by_item[offer.item], dice))] += 1
        work += _DECIDED + len(hand) * len(hand) * (1.0 + len(question.held))
        if work > WORK:
            break
    return found


def _rolled(question: Question, luck: Chance) -> tuple[Die, ...]:
    """What lies there after the roll (7.1, 7.4); what lies there already is not rolled."""
    kinds = [kind for kind in RESOURCES for _ in range(question.dice.count(kind))]
    kinds += [Kind.LIBRARY] * question.library
    shown = [die(kind, value) for kind, value in zip(kinds, luck.roll(len(kinds)), strict=True)]
    return sort_dice((*question.lying, *(one for one in shown if one.value != question.banned)))
