"""Who is drawn by which head: as they chose, else as goes with the seat, and nobody like a bot."""

import pytest

from kingsforge_bot.core.portraits import BOTS, PEOPLE, Portrait, at_table

NOBODY_CHOSE = (None,) * 4


def test_who_has_chosen_none_has_the_head_of_the_seat() -> None:
    assert at_table(NOBODY_CHOSE, (False,) * 4) == PEOPLE[:4]


def test_who_has_chosen_has_that_one_and_two_may_have_the_same() -> None:
    chosen = (Portrait.CREST, None, Portrait.CREST)
    assert at_table(chosen, (False,) * 3) == (Portrait.CREST, PEOPLE[1], Portrait.CREST)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_whose_head_somebody_else_chose_gets_one_that_is_free(seat: int) -> None:
    shown = at_table((PEOPLE[seat], None, None, None), (False,) * 4)
    assert shown[0] == PEOPLE[seat]
    assert len(set(shown)) == 4


def test_a_bot_is_no_person_and_bots_of_one_table_differ() -> None:
    shown = at_table((None,) * 6, (False, *[True] * 5))
    assert shown[0] in PEOPLE
    assert set(shown[1:]) <= set(BOTS)
    assert len(set(shown)) == 6


def test_a_dozen_heads_can_be_chosen() -> None:
    assert len(PEOPLE) == 12
    assert set(PEOPLE).isdisjoint(BOTS)
    assert {*PEOPLE, *BOTS} == set(Portrait)
