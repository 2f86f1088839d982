"""Rules of leagues, 1.3, 2.2 and 9: rounds are drawn one after the other, from sealed luck alone."""

from collections import Counter

import pytest

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.league.draws import next_round, start
from kingsforge_bot.league.events import Challenged, LeagueEvent, RoundDrawn, Started, TableEnded
from kingsforge_bot.league.league import Form, Options
from kingsforge_bot.league.played_rounds import NotDrawnSo
from kingsforge_bot.league.refusals import LeagueRefused, Reason
from kingsforge_bot.league.round import Entrant
from tests.league.told import Told, begun
from tests.league.written import luck, many, one


def refused(told: Told, event: LeagueEvent) -> Reason:
    with pytest.raises(LeagueRefused) as caught:
        told.tell(event)
    return caught.value.reason


def test_the_start_is_one_shuffle_of_those_who_take_part() -> None:
    """1.2: no luck is left over."""
    chance = Replayed([2, 0, 1])
    assert start(Told(Options(Form.SWISS), 3).league, chance) == Started((many("cab"),))
    chance.check_used_up()


def test_groups_are_dealt_from_it() -> None:
    """4.1"""
    chance = Replayed([6, 0, 1, 2, 3, 4, 5])
    assert start(Told(Options(Form.EVERYBODY, group=4), 7).league, chance) == Started((many("gabc"), many("def")))


def test_a_round_is_one_shuffle_of_those_who_are_there() -> None:
    """2.2"""
    chance = Replayed([1, 0, 3, 2])
    assert next_round(begun(people=4).league, 0, chance).lot == many("badc")
    chance.check_used_up()


def test_the_same_luck_makes_the_same_league() -> None:
    """9.1"""

    def played(seed: int) -> list[LeagueEvent]:
        told = Told(Options(Form.SWISS, rounds=3), 9, seed)
        told.start()
        for _ in range(3):
            told.draw()
            told.finish()
        return told.events

    assert played(1) == played(1) != played(2)


def test_every_first_round_is_as_likely_as_any_other() -> None:
    """2.2: each of three meetings of four people comes about as often; six sigma of 300 are 49."""
    told = begun(people=4)
    drawn = Counter(frozenset(map(frozenset, next_round(told.league, 0, luck(seed)).tables)) for seed in range(300))
    assert len(drawn) == 3
    assert all(abs(times - 100) < 49 for times in drawn.values())


def test_a_round_is_drawn_when_the_last_one_is_over() -> None:
    """1.3"""
    told = begun(people=4)
    told.draw()
    told.tell(TableEnded(0, 0, (1, 2)))
    assert not told.league.to_draw
    with pytest.raises(LeagueRefused) as caught:
        told.draw()
    assert caught.value.reason is Reason.ROUND_RUNNING
    told.tell(TableEnded(0, 1, (1, 2)))
    assert told.league.to_draw == (0,)


def test_no_round_is_told_before_the_last_one_is_over() -> None:
    """1.3: whoever keeps the events is held to it, too."""
    told = begun(people=4)
    told.draw()
    drawn = told.events[-1]
    assert refused(told, drawn) is Reason.ROUND_RUNNING


def test_groups_do_not_wait_for_each_other() -> None:
    """4.4"""
    told = begun(Form.EVERYBODY, people=9)
    told.draw(0)
    assert told.league.to_draw == (1,)
    told.draw(1)
    told.finish(1)
    assert told.league.to_draw == (1,)


def test_swiss_ends_after_its_rounds() -> None:
    """5.1"""
    told = begun(people=8, rounds=None)
    for _ in range(3):
        assert not told.league.is_played
        told.draw()
        told.finish()
    assert told.league.is_played
    assert told.league.to_draw == ()
    with pytest.raises(LeagueRefused) as caught:
        told.draw()
    assert caught.value.reason is Reason.ALL_ROUNDS_DRAWN


def test_a_group_ends_when_everybody_has_met() -> None:
    """4.2"""
    told = begun(Form.EVERYBODY, people=4)
    for _ in range(3):
        told.draw()
        told.finish()
    assert told.league.is_played
    with pytest.raises(LeagueRefused) as caught:
        told.draw()
    assert caught.value.reason is Reason.ALL_ROUNDS_DRAWN


def test_a_ladder_has_no_rounds_and_nothing_else_has_challenges() -> None:
    """8.1"""
    with pytest.raises(LeagueRefused) as caught:
        begun(Form.LADDER).draw()
    assert caught.value.reason is Reason.NO_ROUNDS
    assert refused(begun(Form.SWISS), Challenged(one("b"), one("a"), 0)) is Reason.NO_CHALLENGES


@pytest.mark.parametrize(
    ("lot", "tables"),
    [
        ("abc", ("ab",)),
        ("abcde", ("ab", "cd")),
        ("abcdd", ("ab", "cd")),
        ("abcd", ("ab", "bc")),
        ("abcd", ("ab", "ce")),
        ("abcd", ("ab", "c")),
    ],
    ids=["too few", "too many", "twice in the lot", "at two tables", "not there", "alone"],
)
def test_a_round_that_no_draw_makes_is_none(lot: str, tables: tuple[str, ...]) -> None:
    """1.3, 2.1"""
    with pytest.raises(NotDrawnSo):
        begun(people=4).tell(RoundDrawn(0, many(lot), tuple(map(many, tables))))


@pytest.mark.parametrize("lots", [("ab", "cd"), ("abc",), ("abcdd",), ()])
@pytest.mark.parametrize("form", Form)
def test_a_start_that_no_draw_makes_is_none(form: Form, lots: tuple[str, ...]) -> None:
    """1.2, 4.1: no group is too small either."""
    with pytest.raises(NotDrawnSo):
        Told(Options(form), 4).tell(Started(tuple(map(many, lots))))


def test_a_league_starts_once() -> None:
    told = begun(people=4)
    assert refused(told, Started((many("abcd"),))) is Reason.BEGUN


@pytest.mark.parametrize("table", [-1, 2])
def test_a_table_that_there_is_not_cannot_end(table: int) -> None:
    told = begun(people=4)
    assert refused(told, TableEnded(0, 0, (1, 2))) is Reason.NO_SUCH_TABLE
    told.draw()
    assert refused(told, TableEnded(0, table, (1, 2))) is Reason.NO_SUCH_TABLE
    assert refused(told, TableEnded(1, 0, (1, 2))) is Reason.NO_ROUNDS


@pytest.mark.parametrize("places", [(1,), (1, 2, 3), (0, 1)])
def test_places_are_one_for_each_seat(places: tuple[int, ...]) -> None:
    told = begun(people=4)
    told.draw()
    with pytest.raises(ValueError, match="places"):
        told.tell(TableEnded(0, 0, places))


def test_nothing_happens_at_a_table_that_is_over() -> None:
    told = begun(people=4)
    told.draw()
    told.tell(TableEnded(0, 0, (1, 2)))
    assert refused(told, TableEnded(0, 0, (2, 1))) is Reason.TABLE_OVER
    assert told.league.present() == tuple(map(Entrant, range(4)))
