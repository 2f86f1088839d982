"""A found way as engine actions, each legal after the one before."""

from typing import NamedTuple

from kingsforge_bot.games.kings_forge.advice.making.filling import Change
from kingsforge_bot.games.kings_forge.advice.making.kit import Bonus
from kingsforge_bot.games.kings_forge.advice.making.thrift import Way
from kingsforge_bot.games.kings_forge.rules.actions import Use
from kingsforge_bot.games.kings_forge.rules.benefits import Held
from kingsforge_bot.games.kings_forge.rules.boxes import box_order
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import Die, die, sort_dice
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO
from kingsforge_bot.games.kings_forge.rules.meta import Edition


class Steps(NamedTuple):
    """Benefits used in order, and the dice that then lie on the item, in the order of its boxes."""

    uses: tuple[Use, ...]
    spent: tuple[Held, ...]
    dice: tuple[Die, ...]


def steps_of(way: Way, card: CraftCard, hand: tuple[Die, ...], edition: Edition) -> Steps:
    """First the changes that set a die, then the bonuses: +n on a die that is flipped later would be lost."""
    slots = [slot for row in way.filling.rows for slot in row]
    flips, sixes = iter(way.tools.flips), iter(way.tools.sixes)
    ones = tuple([one for one in hand if one.value == 1])
    done: list[tuple[Held, tuple[Die, ...]]] = [(held, ones) for held in way.tools.turns[:1]]
    for slot in slots:
        match slot.change:
            case Change.FLIPPED:
                done.append((next(flips), (slot.die,)))
            case Change.SIX:
                done.append((next(sixes), (slot.die,)))
            case Change.TURNED | Change.NONE:
                pass
    dice = [die(slot.die.kind, slot.value) for slot in slots]
    for (bonus, held), needed in zip(way.tools.bonuses, way.filling.raised, strict=True):
        places = [*needed, *_spare(bonus, needed, dice, edition)]
        done.append((held, sort_dice([dice[place] for place in places])))
        for place in places:
            dice[place] = die(dice[place].kind, dice[place].value + bonus.by)
    uses = tuple([Use(held.source, on) for held, on in done])
    return Steps(uses, tuple([held for held, _ in done]), _on_boxes(way, card, dice))


def _spare(bonus: Bonus, needed: tuple[int, ...], dice: list[Die], edition: Edition) -> list[int]:
    """Dice of the item for the parts of a bonus that it does not need: they would be lost (4.5)."""
    rest = [place for place in range(len(dice)) if place not in needed]
    if edition is Edition.SECOND:
        rest = [place for place in rest if dice[place].value < TURNED_TO]
    rest.sort(key=lambda place: -dice[place].value)
    return rest[: bonus.dice - len(needed)]


def _on_boxes(way: Way, card: CraftCard, dice: list[Die]) -> tuple[Die, ...]:
    """Within each colour the low die on the low box."""
    placed: list[Die] = []
    start = 0
    for row in way.filling.rows:
        placed += sorted(dice[start : start + len(row)], key=lambda one: one.value)
        start += len(row)
    boxes = list(card.boxes)
    for index, one in zip(box_order(card), placed, strict=True):
        boxes[index] = one
    return tuple(boxes)
