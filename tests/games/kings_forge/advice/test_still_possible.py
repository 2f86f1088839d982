"""Whether rolled dice may still make something, against all uses of all benefits: a turn ends by itself by this."""

import random

import pytest
from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.reach import may_still_make
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.dice import Pool, die, read_dice, sort_dice
from kingsforge_bot.games.kings_forge.rules.state import Made, Player, State
from tests.games.kings_forge.advice.asking import BENEFITS, small_question
from tests.games.kings_forge.advice.every_way import Asked, Dice, possible
from tests.games.kings_forge.rules.table import seat, table

EACH = 60
EMPTY = table(seat(hand="M1"), "M", phase="craft").state


def rolled(asked: Asked, hand: Dice) -> State:
    """The dice lie there; each target is on display, or before the other player where it is to be beaten."""
    cards, made = [], []
    for rank, text in enumerate((text for targets in asked.goal for text in targets), 1):
        lying = read_dice(text.removeprefix(">"))
        if text.startswith(">"):
            boxes = tuple([die(one.kind, 1) for one in lying])
            made.append(Made(CraftCard(Item(f"item-{rank}"), rank, boxes), lying))
        else:
            cards.append(CraftCard(Item(f"item-{rank}"), rank, lying))
    mine = read_dice(" ".join(f"{kind}{value}" for kind, value in hand))
    players = (
        Player(hand=sort_dice(mine), held=tuple([BENEFITS[one] for one in asked.held])),
        Player(made=tuple(made)),
    )
    return replace(EMPTY, players=players, display=tuple(cards), stock=Pool.of("W" * asked.woods))


def single(asked: Asked) -> Asked:
    """Any one target will do; no value is banned."""
    return asked._replace(banned=None, goal=tuple([(text,) for targets in asked.goal for text in targets]))


@pytest.mark.parametrize("seed", range(6))
def test_what_may_still_be_made(seed: int) -> None:
    """Rules 3.2 to 3.4, 4.1 to 4.7: yes exactly where some way and some luck lead to an item."""
    luck = random.Random(seed)
    answers = set()
    for _ in range(EACH):
        asked = single(small_question(luck))
        hand = tuple([(kind, luck.choice((1, 2, 3, 4, 5, 6))) for kind in asked.supply + "L" * asked.library])
        truth = possible(asked, hand)
        answers.add(truth)
        assert may_still_make(rolled(asked, hand)) == truth, (asked, hand)
    assert answers == {True, False}
