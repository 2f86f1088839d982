"""Signs that can be read in one way only."""

import pytest

from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import folded, height
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import (
    ANY_DIE,
    SMITHY,
    ChipSign,
    DieSign,
    GapSign,
    IconSign,
    Signs,
    TextSign,
    cost,
    counts,
    effect,
)
from kingsforge_bot.games.kings_forge.rules.cards import HALVES, Side
from kingsforge_bot.games.kings_forge.rules.dice import Kind, Pool
from kingsforge_bot.games.kings_forge.rules.effects import Pour


def texts(signs: Signs) -> list[str]:
    return [sign.text for sign in signs if isinstance(sign, TextSign | ChipSign)]


def test_dice_that_came_stand_in_brackets_because_the_count_holds_them_already() -> None:
    assert texts(counts(Pool.of("MMMW"), Pool.of("MM"))) == ["3", "(+2)", "1"]


def test_caravans_table_names_one_reward_for_each_number_of_dice() -> None:
    """Rule 7.3."""
    half = HALVES[Side.CARAVAN_BOTTOM].effect
    assert isinstance(half, Pour)
    shown = effect(Side.CARAVAN_BOTTOM)
    assert texts(shown) == ["→", "1–2", ":", "3–4:", "5–6:", "7–8:", "9+:"]
    assert shown[2] == ANY_DIE, "numbers of dice, not what dice show"
    rewards = [[Kind.METAL], [Kind.WOOD], [Kind.GEM], [Kind.MAGIC], [Kind.GEM, Kind.MAGIC]]
    assert [sign.kind for sign in shown if isinstance(sign, DieSign)] == [kind for kinds in rewards for kind in kinds]
    assert [list(half.rewards[dice]) for dice in (1, 3, 5, 7, 9)] == rewards
    assert [list(half.rewards[dice]) for dice in (2, 4, 6, 8)] == rewards[:4]
    assert shown[-1] == SMITHY


@pytest.mark.parametrize("side", [Side.NORTH_MINE_BOTTOM, Side.SOUTH_MINE_BOTTOM])
def test_any_number_of_dice_is_a_number_and_not_dots_as_of_a_text_cut_off(side: Side) -> None:
    *_, last = effect(side)
    assert last == TextSign("×1+")


def test_workshop_adds_to_its_die_a_half_that_somebody_has_claimed() -> None:
    """Rule 7.2."""
    shown = (*cost(Side.WORKSHOP_TOP), *effect(Side.WORKSHOP_TOP))
    assert texts(shown) == ["+", "▲/▼"]
    assert [sign.icon for sign in shown if isinstance(sign, IconSign)] == [Icon.COPY, Icon.PERSON]


@pytest.mark.parametrize("side", HALVES)
def test_a_half_folded_into_two_lines_keeps_all_its_signs(side: Side) -> None:
    whole = (*cost(side), *effect(side))
    above, below = folded(whole, 400, 48)
    assert [sign for sign in (*above, *below) if not isinstance(sign, GapSign)] == [
        sign for sign in whole if not isinstance(sign, GapSign)
    ]
    assert min(height(above, 400, 48), height(below, 400, 48)) >= height(whole, 400, 48)
