"""Odds of draws from what the asker sees, as they are counted and as they are told."""

import re
from itertools import combinations
from math import comb

import pytest
from msgspec.structs import replace

from kingsforge_bot.games.dwarven_smithy.advice.draws import at_least_one, draws, draws_left
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.resources import Class, Kind
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase
from kingsforge_bot.ui.phone import height
from tests.games.dwarven_smithy.advised import CARDS, ONE, TWO, asked, two_crafts
from tests.games.dwarven_smithy.looks import look
from tests.games.dwarven_smithy.rules.table import game, seat, table


def test_odds_are_those_of_drawing_without_putting_back() -> None:
    """Of 116 resources 26 are iron (1.1); four lie open in each of two workshops, none of them iron."""
    position = table(seat(workshop="gold gold silver ice"), seat(workshop="gold gold silver ice"), turn=0, first=0)
    found = draws(game().player_view(position.state, ONE), CARDS, ONE, 4)
    unseen = 116 - 8
    assert dict(found.kinds)[Kind.IRON] == pytest.approx(1 - comb(unseen - 26, 4) / comb(unseen, 4))
    assert at_least_one(10, 0, 4) == 0
    assert at_least_one(10, 7, 4) == 1


def test_what_a_card_needs_is_counted_hand_by_hand() -> None:
    """Two iron for the hinges (5.8): every hand of three cards of a small mine, one by one."""
    mine = "iron iron gold silver ruby earth ice"
    position = table(seat(hand="door-hinges", workshop="iron"), seat(), turn=0, first=0, mine=mine)
    view = game().player_view(position.state, ONE)
    (reach,) = draws(view, CARDS, ONE, 3).reach
    unseen = mine.split()
    hands = list(combinations(unseen, 3))
    assert reach.chance == pytest.approx(sum("iron" in hand for hand in hands) / len(hands))


def test_what_is_in_hand_already_is_certain() -> None:
    position = table(seat(hand="door-hinges iron", workshop="iron"), seat(), turn=0, first=0)
    (reach,) = draws(game().player_view(position.state, ONE), CARDS, ONE, 2).reach
    assert reach.chance == 1


SCREEN = 480
"""Points: what Discord's own bars leave of a phone."""


def test_odds_begin_with_ones_own_cards_and_what_they_lack() -> None:
    """10.2; what needs no draw stands in one line, and all of it on one screen of a phone."""
    hand, row = "emberjaw-maul door-hinges cinder-oath gem-vice rune-kiln long-tongs", "gold iron"
    state = table(seat(hand=hand, workshop="iron raw-iron gold"), seat(), row=row, turn=0, first=0, phase="act").state
    lines = asked("odds", look(state)).text.splitlines()
    assert lines[1] == "**All resources**, with 1/2/3/4 of the mine"
    assert re.search(r"^Emberjaw Maul \d+(/\d+){3}% · lacks a rune$", "\n".join(lines), re.MULTILINE)
    assert "No draw needed: Door Hinges, Long Tongs" in lines
    found = draws(look(state).view, CARDS, ONE, 4)
    maul = next(one for one in found.reach if one.card == "emberjaw-maul")
    assert maul.chance == pytest.approx(dict(found.classes)[Class.RUNE])
    assert len(lines) <= 15
    assert [line for line in lines if len(line.replace("**", "")) > 45 and not line.startswith(("**Guild", "-#"))] == []
    assert height("\n".join(lines), ()) <= SCREEN


def test_odds_of_one_draw_have_one_column() -> None:
    state = table(seat(hand="emberjaw-maul"), seat(), mine="iron gold", turn=0, first=0, phase="draw", drawn=3).state
    text = asked("odds", look(state)).text
    assert "No card of yours can get all its resources with the next card of the mine." in text
    assert re.search(r"^iron \d+%$", text, re.MULTILINE)


def test_covered_kings_items_of_others_are_not_in_the_deck() -> None:
    """Rule 3.8: which ones nobody knows, but as many fewer may come."""
    bare = table(seat(), seat(), turn=0, first=0).state
    crowned = table(seat(), seat(kings="hearthmail:; kilnface:"), turn=0, first=0).state
    chance = [
        dict(draws(game().player_view(one, ONE), CARDS, ONE, 1).types)[CardType.KINGS_ITEM] for one in (bare, crowned)
    ]
    assert chance[1] < chance[0]


def test_draws_that_are_left() -> None:
    """Rules 6.1, 6.5: up to four, none in a last turn."""
    state = two_crafts()
    assert draws_left(state, CARDS, ONE) == 4
    assert draws_left(replace(state, phase=Phase.DRAW, drawn=3), CARDS, ONE) == 1
    last = replace(state, ended_by=TWO)
    assert draws_left(last, CARDS, ONE) == 0
    assert "You draw no more cards" in asked("odds", look(last)).text
