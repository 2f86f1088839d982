"""Odds of large hands against sampled rolls, each judged as the workbench judges it; a million with `--games=1000`."""

import random
from collections import Counter
from functools import cache
from itertools import islice
from math import sqrt

import pytest

from kingsforge_bot.games.kings_forge.advice.making.kit import tools_of
from kingsforge_bot.games.kings_forge.advice.making.thrift import fillable
from kingsforge_bot.games.kings_forge.advice.odds import chance
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from tests.games.kings_forge.advice.asking import hand, in_our_words, large_question
from tests.games.kings_forge.advice.every_way import Asked

QUESTIONS, PER_GAME = 50, 1000
FEW = 10
"""Of them, where there is no time for all."""
NUMBERS = [*range(FEW), *(pytest.param(number, marks=pytest.mark.full) for number in range(FEW, QUESTIONS))]


@cache
def worth_sampling(seed: int) -> bool:
    """Whether a sample says something of that question."""
    return 0.01 < chance(*in_our_words(large_question(random.Random(seed)))) < 0.99


def questions(most: int) -> list[Asked]:
    """The first so many of 400 that are worth it."""
    return [large_question(random.Random(seed)) for seed in islice(filter(worth_sampling, range(400)), most)]


@pytest.mark.full
def test_there_are_enough_questions() -> None:
    """Rules 3.3, 3.4"""
    found = questions(QUESTIONS)
    assert len(found) == QUESTIONS
    assert sum(any(text.startswith(">") for targets in asked.goal for text in targets) for asked in found) >= 10
    assert sum(len(asked.held) >= 4 for asked in found) >= 5


@pytest.mark.parametrize("number", NUMBERS)
def test_the_odds_are_those_of_sampled_rolls(number: int, games: int) -> None:
    """Rules 3.1 to 3.4, 4.1, 4.2, 7.1, 7.4: within four standard errors."""
    asked, luck, rolls = questions(number + 1)[number], random.Random(number), games * PER_GAME
    question, goal = in_our_words(asked)
    kit = tools_of(question.held).kit
    hands = Counter(hand(asked, luck) for _ in range(rolls))
    share = sum(times for text, times in hands.items() if fillable(goal, read_dice(text), kit)) / rolls
    expected = chance(question, goal)
    assert abs(share - expected) <= 4 * sqrt(expected * (1 - expected) / rolls)
