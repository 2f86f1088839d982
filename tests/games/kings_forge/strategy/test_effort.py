"""What a decision asks when all of it would be too much work: the same in every table, and never too hopeful."""

from random import Random

import pytest

from kingsforge_bot.games.kings_forge.advice.making.wants import Goal, any_of, wants_to_craft
from kingsforge_bot.games.kings_forge.advice.odds import Question, chance
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import Pool, pool
from kingsforge_bot.games.kings_forge.strategy.effort import ALL, ENOUGH, Effort, affordable
from tests.games.kings_forge.rules.table import table

MINE = Held(Source.NORTH_MINE_BOTTOM)
BENEFITS = (
    MINE,
    Held(Source.TOKEN_SIX),
    Held(Source.TOKEN_PLUS),
    Held(Source.WEST_FOREST_BOTTOM),
    Held(Source.EAST_FOREST_BOTTOM),
)


def cards(names: str) -> tuple[CraftCard, ...]:
    return table("M", "M", display=names).state.display


def goal(names: str) -> Goal:
    return any_of(*[wants_to_craft(card) for card in cards(names)])


@pytest.mark.parametrize("number", range(25))
def test_less_effort_never_promises_more(number: int) -> None:
    luck = Random(number)
    question = Question(
        pool(luck.randint(1, 4), luck.randint(0, 3), luck.randint(0, 2), luck.randint(0, 2)),
        held=tuple(luck.sample(BENEFITS, luck.randint(1, 3))),
    )
    wanted = goal(luck.choice(["shield table", "necklace bracelet", "axe ruby-collar", "witchs-brooch trumpet"]))
    exact = chance(question, wanted)
    for most in (None, 2, 1, 0):
        rough = Effort(rerolls=False, benefits=most).chance(question, wanted)
        assert 0 <= rough <= exact + 1e-9


def test_few_easy_questions_are_asked_in_full() -> None:
    asked = [(Question(Pool.of("M" * count), held=(MINE,)), goal("shield")) for count in range(2, 6)]
    assert affordable(asked) == ALL


def test_a_re_roll_of_many_dice_for_many_boxes_is_asked_roughly() -> None:
    """Alone it took two seconds."""
    held = (Held(Source.EAST_FOREST_BOTTOM), MINE, Held(Source.TOKEN_PLUS))
    hard = Question(Pool.of("M" * 12), held=held), goal("platemail-of-loyalty")
    assert ALL.cost(*hard) > ENOUGH
    assert not affordable([hard]).rerolls


def test_what_is_chosen_costs_no_more_than_enough() -> None:
    wanted = goal("iron-golem platemail-of-loyalty")
    asked = [(Question(pool(count, 3, 2, 2), held=BENEFITS), wanted) for count in range(6, 30)]
    effort = affordable(asked)
    assert effort != ALL
    assert sum([effort.cost(*one) for one in asked]) <= ENOUGH


def test_the_same_question_counts_once() -> None:
    hard = Question(Pool.of("MMMMM"), held=(MINE,)), goal("platemail-of-loyalty iron-golem")
    assert affordable([hard] * 1_000) == affordable([hard])
