"""Dice on the boxes of craft cards, rules 3.3 and 3.4."""

from functools import lru_cache
from itertools import groupby

from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.rules.state import Made


def check_boxes(card: CraftCard, dice: tuple[Die, ...]) -> None:
    """Each box takes a die of its colour, or a Library die, with at least its value. Raises Refused."""
    _check_colours(card, dice)
    for number, (box, given) in enumerate(zip(card.boxes, dice, strict=True), 1):
        if given.value < box.value:
            raise refuse(
                Reason.BOX_TOO_LOW,
                item=card.item,
                box=number,
                wanted=box.text,
                given=given.text,
                short=box.value - given.value,
            )


def check_steal(made: Made, dice: tuple[Die, ...]) -> None:
    """Colour by colour, sorted: at least equal everywhere, and once higher (3.4). Raises Refused."""
    card = made.card
    _check_colours(card, dice)
    higher = False
    for number, mine, theirs in zip(box_order(card), ascending(card, dice), ascending(card, made.dice), strict=True):
        if mine.value < theirs.value:
            raise refuse(
                Reason.STEAL_TOO_LOW,
                item=card.item,
                box=number + 1,
                wanted=theirs.value,
                given=mine.text,
                short=theirs.value - mine.value,
            )
        higher = higher or mine.value > theirs.value
    if not higher:
        raise refuse(Reason.STEAL_NOT_HIGHER, item=card.item)


@lru_cache(maxsize=1 << 8)
def box_order(card: CraftCard) -> tuple[int, ...]:
    """The boxes (0-based) by colour, the lowest first."""
    return tuple(sorted(range(len(card.boxes)), key=lambda index: card.boxes[index].order))


def arranged(card: CraftCard, dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """The same dice in the order of the boxes, within each colour the low die on the low box."""
    places: list[Die] = list(dice)
    for index, one in zip(box_order(card), ascending(card, dice), strict=True):
        places[index] = one
    return tuple(places)


def ascending(card: CraftCard, dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """Dice colour by colour and ascending, a Library die in the colour of its box (3.3)."""
    order = box_order(card)
    found: list[Die] = []
    for _, group in groupby(order, key=lambda index: card.boxes[index].kind):
        found.extend(sorted((dice[index] for index in group), key=lambda one: one.value))
    return tuple(found)


def _check_colours(card: CraftCard, dice: tuple[Die, ...]) -> None:
    if len(dice) != len(card.boxes):
        raise refuse(Reason.BOXES, item=card.item, wanted=len(card.boxes), given=len(dice))
    for number, (box, given) in enumerate(zip(card.boxes, dice, strict=True), 1):
        if given.kind is not box.kind and given.kind is not Kind.LIBRARY:
            raise refuse(Reason.BOX_COLOUR, item=card.item, box=number, wanted=box.kind.value, given=given.kind.value)
