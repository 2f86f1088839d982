"""Odds against all rolls and all uses of all benefits in all orders, by a program that shares nothing with them."""

import random
from collections import Counter

import pytest

from kingsforge_bot.games.kings_forge.advice.making.wants import wants_to_steal
from kingsforge_bot.games.kings_forge.advice.odds import Question, chance
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.dice import Pool, read_dice
from kingsforge_bot.games.kings_forge.rules.state import Made
from tests.games.kings_forge.advice.asking import BENEFITS, in_our_words, small_question
from tests.games.kings_forge.advice.every_way import Asked
from tests.games.kings_forge.advice.every_way import chance as truth

SEEDS, EACH = range(8), 30
USUAL = 3
"""Of the seeds so many are compared each time."""


@pytest.mark.parametrize("seed", [pytest.param(one, marks=[pytest.mark.full] * (one >= USUAL)) for one in SEEDS])
def test_random_questions(seed: int) -> None:
    """Rules 3.1 to 3.4, 4.1 to 4.7, 7.1, 7.4"""
    luck = random.Random(seed)
    for _ in range(EACH):
        asked = small_question(luck)
        assert chance(*in_our_words(asked)) == pytest.approx(truth(asked), abs=1e-9), asked


def test_the_random_questions_are_of_all_sorts() -> None:
    """Rules 3.3, 3.4, 4.2: each benefit and each sort of goal often enough to matter."""
    asked = [small_question(luck) for luck in map(random.Random, SEEDS) for _ in range(EACH)]
    held = Counter(benefit for one in asked for benefit in set(one.held))
    assert len(asked) >= 200
    assert min(held[benefit] for benefit in BENEFITS) >= 20
    assert sum(len(one.goal) > 1 for one in asked) >= 50
    assert sum(any(len(targets) > 1 for targets in one.goal) for one in asked) >= 50
    assert sum(any(text.startswith(">") for targets in one.goal for text in targets) for one in asked) >= 50
    assert sum(0 < chance(*in_our_words(one)) < 1 for one in asked) >= 100


@pytest.mark.parametrize(
    "asked",
    [
        # A low die is kept for a flip, between a higher one and a lower one.
        Asked("BWBW", 0, 6, ("+2", "flip", "again"), 1, (("W5", "W6"), ("B2",))),
        Asked("MMM", 0, None, ("+1+1+1", "+2", "flip", "again"), 0, (("M5",),)),
        # Wood before the re-roll, so that it can be rolled again, or after it, so that +2 is still there.
        Asked("WW", 0, None, ("garden", "again"), 2, (("W4 W5 W6",),)),
        Asked("WM", 0, None, ("garden", "again"), 2, (("M6", "W5"),)),
        Asked("WMMM", 0, None, ("garden", "again"), 1, (("W6 W6",), ("M6 M6 M6",))),
        Asked("WM", 0, 2, ("garden", "again", "six"), 1, (("M6 M2",), ("W5 W5",))),
        # Two of a sort: Workshop has copied the other.
        Asked("W", 0, None, ("garden", "garden"), 2, (("W4 W4",),)),
        Asked("MMM", 0, None, ("again", "again"), 0, (("M4 M5 M6",),)),
        Asked("MM", 1, 5, ("again", "again", "+1"), 0, (("M4 M6",),)),
        Asked("WM", 0, 1, ("again", "again", "garden"), 1, (("W4 W5",), ("M6",))),
        # Two re-rolls of two colours, one of which may be settled as hopeless.
        Asked("WWG", 0, 5, ("again", "again"), 0, (("W3 W5", "G2"),)),
        # Re-rolled Library dice; those that are gone in the re-roll.
        Asked("MM", 2, None, ("again",), 0, (("M4 M5", "G6"),)),
        Asked("MMMM", 0, 6, ("again", "ones"), 0, (("M6 M6",),)),
    ],
    ids=str,
)
def test_what_is_easily_overlooked(asked: Asked) -> None:
    """Rules 4.1, 4.2, 4.7, 7.1, 7.4"""
    assert chance(*in_our_words(asked)) == pytest.approx(truth(asked), abs=1e-9)


@pytest.mark.parametrize(
    ("asked", "known"),
    [
        (
            Asked(
                "MMMMMMWWGGGBB",
                1,
                4,
                ("garden", "+1", "+1+1+1", "ones", "+2", "again"),
                0,
                (("M4 M4 M4 M6 W6 G6 B6",),),
            ),
            0.963239666098,
        ),
        (
            Asked(
                "MMMMWWGGGBBBB",
                0,
                5,
                ("+2", "six", "garden", "six", "+1+1", "again"),
                0,
                (("M2 M2 M4 M5 W3 W3 G4 G4 G4 B2 B2 B4",),),
            ),
            0.162676750639,
        ),
        (
            Asked(
                "MMWWWGBB", 2, 3, ("ones", "six", "garden", "+1+1+1", "+1+1", "again"), 5, (("M5 M5 W4 W4 G5 B3 B4",),)
            ),
            0.898999044135,
        ),
        (
            Asked(
                "MMMMMMWGBB",
                1,
                6,
                ("+1+1+1", "six", "flip", "+1", "garden", "again"),
                0,
                (("M3 M4 M4 M5 M5 M6",), ("W3 W5 G2 G2",), ("W3 G3 B2",)),
            ),
            0.955805577987,
        ),
        (
            Asked("MMMMWWWWWWWWGGB", 0, 6, ("six", "six", "flip", "+1+1", "+1", "again"), 5, (("W3 W6 W6 G2 G5",),)),
            0.694138074814,
        ),
        (
            Asked("MMMMMMMWWB", 1, 6, ("garden", "six", "six", "+1+1", "+1", "again"), 0, (("M3 M4 M4 M5 M5 M6",),)),
            0.855990259172,
        ),
    ],
    ids=str,
)
def test_many_dice_with_a_re_roll(asked: Asked, known: float) -> None:
    """Rules 4.1 to 4.7: as an earlier program had it, in floating point and by other ways."""
    assert chance(*in_our_words(asked)) == pytest.approx(known, abs=1e-11)


def test_bonuses_of_one_card_go_to_different_dice_and_those_of_several_add_up() -> None:
    """Rule 4.1"""
    assert chance(*in_our_words(Asked("M", 0, None, ("+1+1",), 0, (("M6",),)))) == pytest.approx(2 / 6)
    assert chance(*in_our_words(Asked("M", 0, None, ("+1+1", "+1+1+1"), 0, (("M6",),)))) == pytest.approx(3 / 6)


def test_a_steal_is_as_hard_as_the_edition_makes_it() -> None:
    """Rules 3.4, 4.3: a 7 counts as 6 beyond the turn in the 2nd edition, the thief's own in neither."""
    shield = CraftCard(Item("shield"), 5, read_dice("M5 M5"))
    question = Question(Pool.of("MM"), held=(Held(Source.ALCHEMIST_BOTTOM), Held(Source.CEMETERY_TOP)))
    third = chance(question, wants_to_steal(Made(shield, read_dice("M6 M7"))))
    second = chance(question, wants_to_steal(Made(shield, read_dice("M6 M6"))))
    assert third == pytest.approx(1 / 36)
    assert second == pytest.approx((1 + 2 * 1) / 36)
