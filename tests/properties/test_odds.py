"""Odds of large hands against sampled rolls, each judged as the workbench judges it; a million with `--games=1000`."""

import random
from collections import Counter
from math import sqrt

import pytest

from kingsforge_bot.games.kings_forge.advice.kit import tools_of
from kingsforge_bot.games.kings_forge.advice.odds import chance
from kingsforge_bot.games.kings_forge.advice.thrift import fillable
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from tests.games.kings_forge.advice.asking import hand, in_our_words, large_question

QUESTIONS, PER_GAME = 50, 1000
ASKED = [large_question(random.Random(seed)) for seed in range(400)]
OPEN = [asked for asked in ASKED if 0.01 < chance(*in_our_words(asked)) < 0.99][:QUESTIONS]
"""Where a sample says something."""


def test_there_are_enough_questions() -> None:
    """Rules 3.3, 3.4"""
    assert len(OPEN) == QUESTIONS
    assert sum(any(text.startswith(">") for targets in asked.goal for text in targets) for asked in OPEN) >= 10
    assert sum(len(asked.held) >= 4 for asked in OPEN) >= 5


@pytest.mark.parametrize("number", range(QUESTIONS))
def test_the_odds_are_those_of_sampled_rolls(number: int, games: int) -> None:
    """Rules 3.1 to 3.4, 4.1, 4.2, 7.1, 7.4: within four standard errors."""
    asked, luck, rolls = OPEN[number], random.Random(number), games * PER_GAME
    question, goal = in_our_words(asked)
    kit = tools_of(question.held).kit
    hands = Counter(hand(asked, luck) for _ in range(rolls))
    share = sum(times for text, times in hands.items() if fillable(goal, read_dice(text), kit)) / rolls
    expected = chance(question, goal)
    assert abs(share - expected) <= 4 * sqrt(expected * (1 - expected) / rolls)
