"""Who is drawn by which head: as they chose, else always alike, and nobody like a bot."""

import pytest

from kingsforge_bot.core.portraits import BOTS, PEOPLE, Portrait, at_table

FOUR = (101, 102, 103, 104)
NOBODY_CHOSE = (None,) * 4
PEOPLE_ALL = (False,) * 4


def test_who_has_chosen_none_has_one_head_of_the_dozen_wherever_they_sit() -> None:
    shown = at_table(NOBODY_CHOSE, PEOPLE_ALL, FOUR)
    assert set(shown) <= set(PEOPLE)
    assert len(set(shown)) == 4
    for who in (101, 700_000_000_000_000_001):
        (alone,) = at_table((None,), (False,), (who,))
        assert at_table((None, None), (False, True), (who, "Brok"))[0] is alone
        assert at_table((None, None), (True, False), ("Brok", who))[1] is alone, "in another seat"


def test_a_bot_has_the_head_of_its_name() -> None:
    (brok,) = at_table((None,), (True,), ("Brok",))
    assert brok in BOTS
    assert at_table((None, None), (False, True), (101, "Brok"))[1] is brok


def test_who_has_chosen_has_that_one_and_two_may_have_the_same() -> None:
    chosen = (Portrait.CREST, None, Portrait.CREST)
    first, between, last = at_table(chosen, (False,) * 3, FOUR[:3])
    assert first is last is Portrait.CREST
    assert between is not Portrait.CREST


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_whose_head_somebody_else_chose_gets_one_that_is_free(seat: int) -> None:
    theirs = at_table(NOBODY_CHOSE, PEOPLE_ALL, FOUR)[seat]
    shown = at_table((theirs, None, None, None), PEOPLE_ALL, FOUR)
    assert shown[0] is theirs
    assert len(set(shown)) == 4


def test_a_bot_is_no_person_and_bots_of_one_table_differ() -> None:
    shown = at_table((None,) * 6, (False, *[True] * 5), (101, "Brok", "Dvalin", "Eitri", "Fjalar", "Ginnar"))
    assert shown[0] in PEOPLE
    assert set(shown[1:]) <= set(BOTS)
    assert len(set(shown)) == 6


def test_a_dozen_heads_can_be_chosen() -> None:
    assert len(PEOPLE) == 12
    assert set(PEOPLE).isdisjoint(BOTS)
    assert {*PEOPLE, *BOTS} == set(Portrait)
