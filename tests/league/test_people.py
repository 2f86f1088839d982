"""Rules of leagues, 1 and 7: who takes part, drops out, comes late or back, and plays for somebody else."""

from fractions import Fraction

import pytest

from kingsforge_bot.league.events import (
    CameLate,
    Consent,
    Dropped,
    Ended,
    LeagueEvent,
    Person,
    Replaced,
    SignedUp,
    SubstituteAgreed,
    SubstituteAsked,
    Substituted,
    TableEnded,
)
from kingsforge_bot.league.league import MOST_PEOPLE, Form, Options, Stage
from kingsforge_bot.league.points import total_points
from kingsforge_bot.league.refusals import LeagueRefused, Reason
from kingsforge_bot.league.round import Entrant
from kingsforge_bot.league.standings import standings
from kingsforge_bot.league.substitutes import lacking
from tests.league.told import FIRST, Told, begun, person
from tests.league.written import many, one


def refusal(told: Told, event: LeagueEvent) -> Reason:
    before = told.league
    with pytest.raises(LeagueRefused) as refused:
        told.tell(event)
    assert told.league == before
    return refused.value.reason


# ---------------------------------------------------------------------------------------------------- before the start


def test_people_sign_up_and_withdraw_before_the_start() -> None:
    """1.2"""
    told = Told(Options(Form.SWISS), 3)
    told.tell(Dropped(one("b")))
    told.start()
    assert sorted(told.league.groups[0].start) == [one("a"), one("c")]


def test_who_withdrew_can_sign_up_again() -> None:
    """1.2"""
    told = Told(Options(Form.SWISS), 2)
    told.tell(Dropped(one("a")))
    told.tell(SignedUp(person("a")))
    assert told.league.present() == many("ab")
    assert refusal(told, SignedUp(person("a"))) is Reason.TAKES_PART


@pytest.mark.parametrize(("form", "least"), [(Form.SWISS, 2), (Form.LADDER, 2), (Form.EVERYBODY, 3)])
def test_a_league_starts_with_enough_people(form: Form, least: int) -> None:
    """1.1"""
    with pytest.raises(LeagueRefused) as refused:
        Told(Options(form), least - 1).start()
    assert (refused.value.reason, refused.value.facts) == (Reason.TOO_FEW, {"least": least})
    assert Told(Options(form), least).start().stage is Stage.RUNNING


def test_64_people_take_part_at_most() -> None:
    """1.1"""
    told = Told(Options(Form.SWISS), MOST_PEOPLE)
    assert refusal(told, SignedUp(Person(1))) is Reason.FULL
    told.start()
    assert refusal(told, CameLate(Person(1))) is Reason.FULL
    told.tell(Dropped(one("a")), CameLate(Person(1)))
    assert len(told.league.present()) == MOST_PEOPLE


@pytest.mark.parametrize(
    "wrong",
    [{"seats": 1}, {"seats": 7}, {"group": 2}, {"group": 9}, {"rounds": 0}, {"rounds": 65}, {"days": 0}],
)
def test_what_cannot_be_played_cannot_be_chosen(wrong: dict[str, int]) -> None:
    (name,) = wrong
    with pytest.raises(ValueError, match=name):
        Options(Form.EVERYBODY, **wrong)


# -------------------------------------------------------------------------------------------------------- dropping out


@pytest.mark.parametrize("leave", [Dropped, Replaced])
def test_a_table_goes_on_without_who_left_it(leave: type[Dropped | Replaced]) -> None:
    """3.4, 7.1: three seats; whoever would have come last is second now."""
    told = begun(people=3, seats=3)
    (table,) = told.draw()
    first, second, third = table.seats
    told.tell(leave(first), TableEnded(0, 0, (1, 2, 3)))
    total = total_points(told.league.groups[0].rounds)
    assert [total[seat] for seat in (first, second, third)] == [Fraction(0), Fraction(1), Fraction(1, 2)]


@pytest.mark.parametrize("leave", [Dropped, Replaced])
def test_a_table_where_one_is_left_is_over(leave: type[Dropped | Replaced]) -> None:
    """3.4"""
    told = begun(people=2)
    (table,) = told.draw()
    told.tell(leave(table.seats[0]))
    assert told.league.groups[0].rounds[0].is_over
    assert standings(told.league.groups[0])[0].entrant == table.seats[1]
    assert refusal(told, TableEnded(0, 0, (1, 2))) is Reason.TABLE_OVER


def test_a_table_is_lost_once() -> None:
    """3.4: who was replaced and then drops out is one person less, not two; the other two play on."""
    told = begun(people=3, seats=3)
    (table,) = told.draw()
    told.tell(Replaced(table.seats[0]))
    assert refusal(told, Replaced(table.seats[0])) is Reason.NO_SUCH_TABLE
    told.tell(Dropped(table.seats[0]))
    assert told.tables()[0].forfeits == (table.seats[0],)
    assert told.tables()[0].places is None


def test_who_was_replaced_by_a_bot_plays_the_next_round() -> None:
    """3.4: it is that table alone that they lose."""
    told = begun(people=2)
    (table,) = told.draw()
    told.tell(Replaced(table.seats[0]))
    assert table.seats[0] in told.draw()[0].seats


def test_who_dropped_out_is_not_drawn_and_keeps_what_they_have() -> None:
    """7.1"""
    told = begun(people=4)
    told.draw()
    told.finish()
    leader = standings(told.league.groups[0])[0].entrant
    told.tell(Dropped(leader))
    assert all(leader not in table.seats for table in told.draw())
    assert total_points(told.league.groups[0].rounds)[leader] == 1
    assert refusal(told, Dropped(leader)) is Reason.NOT_THERE


def test_only_who_plays_can_be_replaced_by_a_bot() -> None:
    told = begun(people=3)
    told.draw()
    (idle,) = told.league.groups[0].rounds[0].byes
    assert refusal(told, Replaced(idle)) is Reason.NO_SUCH_TABLE
    told.finish()
    assert refusal(told, Replaced(told.tables()[0].seats[0])) is Reason.NO_SUCH_TABLE
    assert refusal(told, Replaced(Entrant(99))) is Reason.NOT_THERE


# ------------------------------------------------------------------------------------------- coming late, coming back


def test_who_comes_late_is_there_from_the_next_round_on() -> None:
    """7.2"""
    told = begun(people=2)
    told.draw()
    told.tell(CameLate(person("c")))
    assert one("c") not in told.league.groups[0].lot
    told.finish()
    told.draw()
    assert one("c") in told.league.groups[0].rounds[1].lot


def test_nobody_comes_to_swiss_once_the_last_round_is_drawn() -> None:
    """7.2"""
    told = begun(people=4, rounds=2)
    told.draw()
    told.finish()
    told.tell(CameLate(person("e")))
    told.draw()
    assert refusal(told, CameLate(person("f"))) is Reason.ALL_ROUNDS_DRAWN


def test_a_late_comer_joins_the_smallest_group() -> None:
    """7.2: nine people are groups of five and four."""
    told = begun(Form.EVERYBODY, people=9)
    told.tell(CameLate(person("j")), CameLate(person("k")))
    sizes = [len(told.league.present(group)) for group in (0, 1)]
    assert (told.league.entries[9].group, sizes) == (1, [6, 5])


def test_a_group_has_eight_people_at_most() -> None:
    """7.2: also when somebody comes back whose place was taken."""
    told = begun(Form.EVERYBODY, people=8)
    assert refusal(told, CameLate(person("i"))) is Reason.FULL
    told.tell(Dropped(one("a")), CameLate(person("i")))
    assert refusal(told, CameLate(person("a"))) is Reason.FULL


def test_who_comes_back_goes_on_as_the_same_entrant_and_gets_nothing_back() -> None:
    """7.3: a table that was lost by leaving stays lost, also when its player is back while the others still play."""
    told = begun(people=3, seats=3)
    (table,) = told.draw()
    told.tell(Dropped(table.seats[0]), CameLate(told.league.entries[table.seats[0]].person))
    told.tell(TableEnded(0, 0, (1, 2, 3)))
    assert total_points(told.league.groups[0].rounds)[table.seats[0]] == 0
    assert len(told.league.entries) == 3
    assert table.seats[0] in told.draw()[0].seats


def test_who_sits_a_round_out_has_nothing_of_it() -> None:
    """3.3, 7.3: neither the bye that would have been theirs, nor one in its place."""
    told = begun(people=3)
    told.draw()
    told.finish()
    (away, other) = told.tables()[0].seats
    told.tell(Dropped(away))
    told.draw()
    told.finish()
    before = total_points(told.league.groups[0].rounds)[away]
    told.tell(CameLate(told.league.entries[away].person))
    assert total_points(told.league.groups[0].rounds)[away] == before == 1
    told.draw()
    assert told.league.groups[0].rounds[-1].byes in ((away,), (other,))


def test_nobody_gets_a_bye_or_a_point_by_leaving_and_coming_back() -> None:
    """5.3, 7.3: of three people one has had no bye; before the draw somebody who had one leaves and comes back."""
    told = begun(people=3)
    for _ in range(2):
        told.draw()
        told.finish()
    rounds = told.league.groups[0].rounds
    had = {entrant for each in rounds for entrant in each.byes}
    before = total_points(rounds)
    for entrant in had:
        told.tell(Dropped(entrant), CameLate(told.league.entries[entrant].person))
    assert total_points(told.league.groups[0].rounds) == before
    told.draw()
    assert set(told.league.groups[0].rounds[-1].byes) == set(told.league.present()) - had


def test_a_league_that_has_begun_is_joined_late_and_no_other() -> None:
    told = Told(Options(Form.SWISS), 2)
    assert refusal(told, CameLate(person("c"))) is Reason.NOT_RUNNING
    told.start()
    assert refusal(told, SignedUp(person("c"))) is Reason.BEGUN


# --------------------------------------------------------------------------------------------------------- substitutes


def test_a_substitute_goes_on_with_all_points_and_meetings() -> None:
    """7.4"""
    told = begun(people=4)
    told.draw()
    told.finish()
    before = standings(told.league.groups[0])
    told.tell(Substituted(before[0].entrant, Person(1)))
    assert standings(told.league.groups[0]) == before
    assert told.league.entries[before[0].entrant].person == 1


def test_a_substitute_at_a_table_that_runs_plays_it_on() -> None:
    """7.4: nothing is lost."""
    told = begun(people=2)
    (table,) = told.draw()
    told.tell(Substituted(table.seats[0], Person(1)), TableEnded(0, 0, (1, 2)))
    assert total_points(told.league.groups[0].rounds)[table.seats[0]] == 1


def test_a_substitute_can_come_for_who_dropped_out() -> None:
    """7.4: the place is theirs then, and nobody comes back to it."""
    told = begun(people=4)
    told.tell(Dropped(one("a")), Substituted(one("a"), Person(1)))
    assert one("a") in told.league.present()
    assert refusal(told, CameLate(person("a"))) is Reason.PLACE_TAKEN


def test_who_gave_their_place_away_can_be_substitute_for_their_substitute() -> None:
    """7.4"""
    told = begun(people=4)
    told.tell(Substituted(one("a"), Person(1)), Substituted(one("a"), person("a")))
    assert told.league.entries[0].people == (1, person("a"))


def test_nobody_leaves_a_bad_place_for_a_better_one() -> None:
    """7.4: neither while they take part, nor after they dropped out, nor once a substitute plays for them."""
    told = begun(people=4)
    assert refusal(told, Substituted(one("a"), person("b"))) is Reason.PLAYED_FOR_ANOTHER
    told.tell(Dropped(one("b")))
    assert refusal(told, Substituted(one("a"), person("b"))) is Reason.PLAYED_FOR_ANOTHER
    told.tell(Substituted(one("b"), Person(1)))
    assert refusal(told, Substituted(one("a"), person("b"))) is Reason.PLAYED_FOR_ANOTHER


def test_nobody_substitutes_for_themselves() -> None:
    told = begun(people=4)
    assert refusal(told, Substituted(one("a"), person("a"))) is Reason.TAKES_PART
    assert refusal(told, Substituted(Entrant(4), Person(1))) is Reason.NOT_THERE


# ------------------------------------------------------------------------------------------------------------- the end


@pytest.mark.parametrize("form", Form)
def test_after_the_end_nothing_happens(form: Form) -> None:
    told = begun(form)
    told.tell(Ended())
    assert told.league.stage is Stage.ENDED
    for event in (
        Ended(),
        Dropped(one("a")),
        CameLate(person("e")),
        Substituted(one("a"), Person(1)),
        Replaced(one("a")),
    ):
        assert refusal(told, event) is Reason.NOT_RUNNING
    assert refusal(told, SignedUp(person("e"))) is Reason.BEGUN


def test_tables_that_are_running_at_the_end_count_for_nothing() -> None:
    told = begun(people=4)
    told.draw()
    told.tell(TableEnded(0, 1, (2, 1)), Ended())
    points = total_points(told.league.groups[0].rounds)
    assert sorted(points.values()) == [0, 0, 0, 1]
    assert min(entry.person for entry in told.league.entries) == FIRST


def test_who_asks_to_play_for_somebody_needs_consents() -> None:
    """7.5: of the opener, and of who is there; one ask of a person at a time."""
    told = begun(Form.SWISS, people=5)
    told.tell(SubstituteAsked(one("a"), person("f")))
    assert lacking(told.league, told.league.asks[0]) == (Consent.OPENER, Consent.ENTRANT)
    assert refusal(told, SubstituteAsked(one("a"), person("f"))) is Reason.ASKED_ALREADY
    assert refusal(told, SubstituteAsked(one("a"), person("b"))) is Reason.PLAYED_FOR_ANOTHER
    assert refusal(told, SubstituteAgreed(one("b"), person("f"), Consent.OPENER)) is Reason.NOT_ASKED
    told.tell(SubstituteAgreed(one("a"), person("f"), Consent.OPENER))
    assert refusal(told, SubstituteAgreed(one("a"), person("f"), Consent.OPENER)) is Reason.AGREED_ALREADY
    told.tell(Dropped(one("a")))
    assert lacking(told.league, told.league.asks[0]) == ()
    told.tell(SubstituteAsked(one("b"), person("f")))
    assert [ask.entrant for ask in told.league.asks] == [one("b")]
