"""Who may steal the items of one seat this round, and how likely those who still roll do."""

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.least_left import crafting_after
from kingsforge_bot.games.kings_forge.advice.making.wants import wants_to_steal
from kingsforge_bot.games.kings_forge.advice.odds import chance, question_of
from kingsforge_bot.games.kings_forge.advice.prospects import as_on_turn
from kingsforge_bot.games.kings_forge.advice.thieves import has_dice_for, thieves
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.crafting import at_most_six
from kingsforge_bot.games.kings_forge.rules.meta import Edition
from kingsforge_bot.games.kings_forge.rules.state import State


class Theft(msgspec.Struct, frozen=True):
    """How likely (0 to 1) the seat's roll lets it steal the item, if nothing changes before its turn."""

    item: Item
    thief: Seat
    chance: float


def thefts(state: State, owner: Seat, still_wanted: StillWanted = always) -> tuple[Theft, ...]:
    """Item by item in the order in which they were made, the thieves in turn order. Raises NotWanted."""
    found: list[Theft] = []
    for made in state.players[owner].made:
        # 4.3: in the second edition dice are above 6 only in their owner's turn.
        dice = tuple([at_most_six(one) for one in made.dice]) if state.edition is Edition.SECOND else made.dice
        goal = wants_to_steal(replace(made, dice=dice))
        for seat in thieves(state, made):
            if seat != owner:
                question = question_of(as_on_turn(state, seat))
                found.append(Theft(made.card.item, seat, chance(question, goal, still_wanted)))
    return tuple(found)


def thieves_after(state: State, owner: Seat, item: Item) -> tuple[Seat, ...]:
    """Who crafts after that seat this round and has dice for all boxes of an item it may get, one on display or before
    somebody since this round (3.1, 3.4).
    """
    made = [one.card for player in state.players for one in player.made]
    cards = [card for card in (*state.display, *made) if card.item == item]
    return tuple(
        [
            seat
            for seat in crafting_after(state, owner)
            if any(has_dice_for(state.players[seat], card) for card in cards)
        ]
    )
