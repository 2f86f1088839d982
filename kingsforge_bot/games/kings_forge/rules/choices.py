"""Which dice can go where: choices for benefits and for the boxes of an item."""

from collections.abc import Iterator

from kingsforge_bot.games.kings_forge.rules.boxes import ascending, box_order
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind
from kingsforge_bot.games.kings_forge.rules.effects import Change, may_change, most_dice
from kingsforge_bot.games.kings_forge.rules.state import Made

Dice = tuple[Die, ...]
_LIBRARY = Kind.LIBRARY


def dice_to_change(change: Change, hand: Dice) -> Iterator[Dice]:
    """Every set of dice of a sorted hand on which the benefit can be used, each once (4.5); small sets first."""
    eligible = tuple([one for one in hand if may_change(change, one)])
    for size in range(1, min(most_dice(change), len(eligible)) + 1):
        yield from _sets_of(size, eligible)


def _sets_of(size: int, dice: Dice) -> Iterator[Dice]:
    """Every set of exactly that many of the sorted dice, each once."""
    if size == 1:
        yield from ((one,) for one in dict.fromkeys(dice))
        return
    last: Die | None = None
    for index in range(len(dice) - size + 1):
        one = dice[index]
        if one is not last:
            for rest in _sets_of(size - 1, dice[index + 1 :]):
                yield (one, *rest)
        last = one


def dice_to_craft(card: CraftCard, hand: Dice) -> Iterator[Dice]:
    """Every set of dice that makes the item, in the order of its boxes; within a colour low dice on low boxes (3.3)."""
    return _fillings(card, tuple([card.boxes[index].value for index in box_order(card)]), hand)


def dice_to_steal(made: Made, hand: Dice) -> Iterator[Dice]:
    """Every set of dice that takes the item: nowhere lower, once higher (3.4)."""
    theirs = tuple([one.value for one in ascending(made.card, made.dice)])
    mine = sum(theirs)
    return (dice for dice in _fillings(made.card, theirs, hand) if sum(one.value for one in dice) > mine)


def _fillings(card: CraftCard, least: tuple[int, ...], hand: Dice) -> Iterator[Dice]:
    """Dice for the boxes, the n-th box by colour and value asking for at least `least[n]`."""
    order = box_order(card)
    places: list[Die] = list(card.boxes)

    def fill(place: int, rest: Dice) -> Iterator[Dice]:
        if place == len(order):
            yield tuple(places)
            return
        box = order[place]
        kind = card.boxes[box].kind
        # Within a colour the next die is not lower than the last, so that each set of dice comes once.
        before = places[order[place - 1]] if place and card.boxes[order[place - 1]].kind is kind else None
        last: Die | None = None
        for index, one in enumerate(rest):
            if one is last or one.value < least[place] or (one.kind is not kind and one.kind is not _LIBRARY):
                continue
            if before is not None and _by_value(one) < _by_value(before):
                continue
            last = places[box] = one
            yield from fill(place + 1, rest[:index] + rest[index + 1 :])

    return fill(0, hand)


def _by_value(one: Die) -> tuple[int, int]:
    return one.value, one.order
