"""Which dice can go where: choices for benefits and for the boxes of an item."""

from collections.abc import Iterator
from functools import lru_cache

from kingsforge_bot.games.kings_forge.boxes import ascending, box_order
from kingsforge_bot.games.kings_forge.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.dice import Die, Kind
from kingsforge_bot.games.kings_forge.effects import Change, may_change, most_dice
from kingsforge_bot.games.kings_forge.state import Made

Dice = tuple[Die, ...]


def dice_to_change(change: Change, hand: Dice) -> Iterator[Dice]:
    """Every set of dice of a sorted hand on which the benefit can be used, each once (4.5)."""
    eligible = [one for one in hand if may_change(change, one)]
    distinct = list(dict.fromkeys(eligible))
    counts = [eligible.count(one) for one in distinct]
    return _subsets(distinct, counts, 0, min(most_dice(change), len(eligible)))


def _subsets(distinct: list[Die], counts: list[int], start: int, most: int) -> Iterator[Dice]:
    if most <= 0:
        return
    for index in range(start, len(distinct)):
        for taken in range(1, min(counts[index], most) + 1):
            chosen = (distinct[index],) * taken
            yield chosen
            for rest in _subsets(distinct, counts, index + 1, most - taken):
                yield chosen + rest


def dice_to_craft(card: CraftCard, hand: Dice) -> tuple[Dice, ...]:
    """Every set of dice that makes the item, in the order of its boxes; within a colour low dice on low boxes (3.3)."""
    return _fillings(card, tuple(card.boxes[index].value for index in box_order(card)), hand)


def dice_to_steal(made: Made, hand: Dice) -> tuple[Dice, ...]:
    """Every set of dice that takes the item: nowhere lower, once higher (3.4)."""
    theirs = tuple(one.value for one in ascending(made.card, made.dice))
    mine = sum(theirs)
    return tuple(dice for dice in _fillings(made.card, theirs, hand) if sum(one.value for one in dice) > mine)


@lru_cache(maxsize=1 << 12)
def _fillings(card: CraftCard, least: tuple[int, ...], hand: Dice) -> tuple[Dice, ...]:
    """Dice for the boxes, the n-th box by colour and value asking for at least `least[n]`."""
    order = box_order(card)
    kinds = [card.boxes[index].kind for index in order]
    white = [one for one in hand if one.kind is Kind.LIBRARY]
    by_kind = {
        kind: sorted([one for one in hand if one.kind is kind] + white, key=lambda one: (one.value, one.order))
        for kind in set(kinds)
    }
    found: list[Dice] = []
    places: list[Die] = list(card.boxes)

    def fill(place: int, start: int, white_left: list[Die]) -> None:
        if place == len(order):
            found.append(tuple(places))
            return
        kind = kinds[place]
        candidates = by_kind[kind]
        last: Die | None = None
        for position in range(start, len(candidates)):
            one = candidates[position]
            if one is last or one.value < least[place]:
                continue
            rest = white_left
            if one.kind is Kind.LIBRARY:
                if one not in white_left:
                    continue
                rest = list(white_left)
                rest.remove(one)
            last = one
            places[order[place]] = one
            same = place + 1 < len(order) and kinds[place + 1] is kind
            fill(place + 1, position + 1 if same else 0, rest)

    fill(0, 0, white)
    return tuple(found)
