"""Rules of leagues, 8: the ladder."""

import pytest

from kingsforge_bot.league.challenges import DAY, within_reach
from kingsforge_bot.league.events import (
    CameLate,
    Challenged,
    ChallengeEnded,
    ChallengesClosed,
    Dropped,
    Lapsed,
    LeagueEvent,
    Replaced,
    Started,
    TakenUp,
    load_league_event,
)
from kingsforge_bot.league.ladder import Came, Decided, How, Went, rungs
from kingsforge_bot.league.league import Form, League, Options
from kingsforge_bot.league.refusals import LeagueRefused, Reason
from tests.league.told import Told, person
from tests.league.written import letters, many, one

DAYS = 3
NOON = 1_700_000_000


def ladder(order: str = "abcdef", *events: LeagueEvent) -> Told:
    """Of so many people, in that order."""
    told = Told(Options(Form.LADDER, days=DAYS), len(order))
    told.tell(Started((many(order),)), *events)
    return told


def order(league: League) -> str:
    assert league.ladder is not None
    return letters(league.ladder.order)


def challenge(challenger: str, challenged: str, at: int = 0) -> Challenged:
    return Challenged(one(challenger), one(challenged), at)


def fought(challenger: str, challenged: str, places: tuple[int, int]) -> list[LeagueEvent]:
    return [challenge(challenger, challenged), TakenUp(one(challenger)), ChallengeEnded(one(challenger), places)]


def refusal(told: Told, event: LeagueEvent) -> Reason:
    before = told.league
    with pytest.raises(LeagueRefused) as refused:
        told.tell(event)
    assert told.league == before
    return refused.value.reason


def test_the_lot_of_the_start_is_the_order() -> None:
    """8.1"""
    told = Told(Options(Form.LADDER), 5)
    told.start()
    assert sorted(order(told.league)) == list("abcde")
    (started,) = (event for event in told.events if isinstance(event, Started))
    assert started.lots == (many(order(told.league)),)


@pytest.mark.parametrize(("challenger", "reach"), [("a", ""), ("b", "a"), ("d", "abc"), ("e", "bcd"), ("f", "cde")])
def test_up_to_three_places_above_can_be_challenged(challenger: str, reach: str) -> None:
    """8.1"""
    told = ladder()
    assert told.league.ladder is not None
    assert letters(tuple(within_reach(told.league.ladder, one(challenger), 0))) == reach
    for other in "abcdef":
        if other in reach:
            ladder("abcdef", challenge(challenger, other))
        else:
            assert refusal(told, challenge(challenger, other)) is Reason.OUT_OF_REACH


@pytest.mark.parametrize(("challenger", "challenged"), [("d", "b"), ("f", "d"), ("b", "a"), ("c", "b")])
def test_nobody_is_in_two_open_challenges(challenger: str, challenged: str) -> None:
    """8.1: d has challenged b."""
    told = ladder("abcdef", challenge("d", "b"))
    assert refusal(told, challenge(challenger, challenged)) is Reason.CHALLENGE_OPEN


@pytest.mark.parametrize(("challenger", "reach"), [("b", ""), ("d", ""), ("c", "a"), ("f", "ce")])
def test_whom_somebody_can_challenge_now_leaves_out_who_is_in_a_challenge(challenger: str, reach: str) -> None:
    """8.1: d has challenged b."""
    told = ladder("abcdef", challenge("d", "b"))
    assert told.league.ladder is not None
    assert letters(tuple(within_reach(told.league.ladder, one(challenger), 0))) == reach


def test_others_may_challenge_meanwhile() -> None:
    """8.1"""
    assert len(ladder("abcdef", challenge("d", "b"), challenge("f", "e"), challenge("c", "a")).league.ladder.open) == 3  # type: ignore[union-attr]


def test_who_wins_takes_the_higher_place_and_those_between_move_down() -> None:
    """8.2"""
    assert order(ladder("abcdef", *fought("e", "b", (1, 2))).league) == "aebcdf"
    assert order(ladder("abcdef", *fought("b", "a", (1, 2))).league) == "bacdef"


@pytest.mark.parametrize("places", [(2, 1), (1, 1)])
def test_who_loses_or_is_level_changes_nothing(places: tuple[int, int]) -> None:
    """8.2"""
    assert order(ladder("abcdef", *fought("e", "b", places)).league) == "abcdef"


def test_a_decided_challenge_is_open_no_more() -> None:
    """8.1"""
    told = ladder("abcdef", *fought("e", "b", (2, 1)))
    told.tell(challenge("e", "b"))
    assert refusal(told, challenge("e", "c")) is Reason.CHALLENGE_OPEN


@pytest.mark.parametrize("early", [0, 1, DAYS * DAY - 1])
def test_a_challenge_can_be_taken_up_in_the_leagues_days(early: int) -> None:
    """8.3"""
    told = ladder("abcdef", challenge("e", "b", 1_000))
    assert refusal(told, Lapsed(one("e"), 1_000 + early)) is Reason.CHALLENGE_IN_TIME


def test_a_challenge_that_is_not_taken_up_counts_as_lost() -> None:
    """8.3: for who was challenged."""
    told = ladder("abcdef", challenge("e", "b", 1_000), Lapsed(one("e"), 1_000 + DAYS * DAY))
    assert order(told.league) == "aebcdf"


def test_once_it_is_taken_up_it_never_lapses() -> None:
    """8.3"""
    told = ladder("abcdef", challenge("e", "b"), TakenUp(one("e")))
    assert refusal(told, Lapsed(one("e"), 99 * DAY)) is Reason.CHALLENGE_IN_TIME


def test_a_challenge_is_played_once_it_is_taken_up() -> None:
    """8.3"""
    told = ladder("abcdef", challenge("e", "b"))
    assert refusal(told, ChallengeEnded(one("e"), (1, 2))) is Reason.CHALLENGE_NOT_TAKEN_UP
    assert refusal(told, Replaced(one("b"))) is Reason.CHALLENGE_NOT_TAKEN_UP
    assert refusal(told, TakenUp(one("b"))) is Reason.NO_CHALLENGE


@pytest.mark.parametrize(("leaver", "left"), [("b", "aecdf"), ("e", "abcdf"), ("c", "abdef")])
def test_who_drops_out_loses_their_challenge_and_all_below_move_up(leaver: str, left: str) -> None:
    """8.4: e has challenged b."""
    told = ladder("abcdef", challenge("e", "b"), Dropped(one(leaver)))
    assert order(told.league) == left


@pytest.mark.parametrize(("late", "left"), [("b", "aebcdf"), ("e", "abcdef")])
def test_who_is_replaced_by_a_bot_loses_the_challenge(late: str, left: str) -> None:
    """8.4: e has challenged b."""
    told = ladder("abcdef", challenge("e", "b"), TakenUp(one("e")), Replaced(one(late)))
    assert order(told.league) == left


def test_who_comes_late_or_back_begins_in_the_last_place() -> None:
    """8.4: leaving brings nobody out of a lost challenge with their place."""
    told = ladder("abcd", CameLate(person("e")), Dropped(one("a")), CameLate(person("a")))
    assert order(told.league) == "bcdea"
    assert refusal(told, CameLate(person("a"))) is Reason.TAKES_PART


def test_after_its_weeks_nobody_challenges_and_what_is_open_is_decided() -> None:
    """8.6: e has challenged b."""
    told = ladder("abcdef", challenge("e", "b"), ChallengesClosed())
    assert refusal(told, challenge("d", "c")) is Reason.CHALLENGES_CLOSED
    assert refusal(told, CameLate(person("g"))) is Reason.CHALLENGES_CLOSED
    assert refusal(told, ChallengesClosed()) is Reason.CHALLENGES_CLOSED
    assert not told.league.is_played
    told.tell(Lapsed(one("e"), DAYS * DAY))
    assert order(told.league) == "aebcdf"
    assert told.league.is_played


def resting(people: str = "abcdef", *events: LeagueEvent) -> Told:
    """Of so many people; b has lost to e, or whatever happened, and those two rest."""
    told = Told(Options(Form.LADDER, days=DAYS), len(people))
    told.tell(Started((many(people),), rests=DAYS), *events)
    return told


LOST = (challenge("e", "b", NOON), TakenUp(one("e")), ChallengeEnded(one("e"), (2, 1), NOON + DAY))
"""e has challenged b, and lost a day later."""


@pytest.mark.parametrize(
    ("events", "since"),
    [
        (LOST, NOON + DAY),
        ((challenge("e", "b", NOON), Lapsed(one("e"), NOON + DAYS * DAY)), NOON + DAYS * DAY),
        ((challenge("e", "b", NOON), TakenUp(one("e")), Replaced(one("e"), NOON + 9)), NOON + 9),
        ((challenge("e", "b", NOON), Dropped(one("b"), NOON + 9), CameLate(person("b"))), NOON + 9),
    ],
    ids=["played", "lapsed", "replaced", "dropped"],
)
def test_after_a_decided_challenge_the_two_rest_from_each_other(events: tuple[LeagueEvent, ...], since: int) -> None:
    """8.7: in either direction, however it was decided; others may be challenged meanwhile."""
    told = resting("abcde", *events)
    higher, lower = sorted((one("b"), one("e")), key=told.league.ladder.order.index)  # type: ignore[union-attr]
    early = Challenged(lower, higher, since + DAYS * DAY - 1)
    assert refusal(told, early) is Reason.RESTS
    assert refusal(told, Challenged(higher, lower, since)) is Reason.OUT_OF_REACH
    told.tell(Challenged(lower, higher, since + DAYS * DAY))


def test_whom_somebody_can_challenge_now_leaves_out_who_rests() -> None:
    """8.7"""
    ladder = resting("abcdef", *LOST).league.ladder
    assert ladder is not None
    assert letters(tuple(within_reach(ladder, one("e"), NOON + DAY))) == "cd"
    assert letters(tuple(within_reach(ladder, one("e"), NOON + (1 + DAYS) * DAY))) == "bcd"


def test_the_refusal_says_until_when() -> None:
    """8.7"""
    told = resting("abcdef", *LOST)
    with pytest.raises(LeagueRefused) as refused:
        told.tell(challenge("e", "b", NOON + DAY))
    assert refused.value.facts == {"until": NOON + (1 + DAYS) * DAY}


def test_where_only_two_take_part_nobody_rests() -> None:
    """8.7: also where the others have gone."""
    won = (challenge("b", "a", NOON), TakenUp(one("b")), ChallengeEnded(one("b"), (1, 2), NOON))
    back = challenge("a", "b", NOON + 1)
    assert order(resting("ab", *won, back).league) == "ba"
    told = resting("abc", *won)
    assert refusal(told, back) is Reason.RESTS
    told.tell(Dropped(one("c"), NOON), back)


def test_a_ladder_that_began_before_there_was_rest_goes_on_without() -> None:
    """8.7: also what was written down then is read as it was."""
    old = [
        b'{"type":"started","lots":[[0,1,2]],"at":5}',
        b'{"type":"challenged","challenger":2,"challenged":1,"at":1700000000}',
        b'{"type":"lapsed","challenger":2,"at":1700300000}',
        b'{"type":"challenged","challenger":1,"challenged":2,"at":1700300001}',
        b'{"type":"taken-up","challenger":1}',
        b'{"type":"challenge-ended","challenger":1,"places":[1,2]}',
        b'{"type":"challenged","challenger":2,"challenged":1,"at":1700400000}',
        b'{"type":"dropped","entrant":2}',
    ]
    told = Told(Options(Form.LADDER, days=DAYS), 3)
    told.tell(*map(load_league_event, old))
    assert order(told.league) == "ab"


def test_two_people_can_have_a_ladder() -> None:
    told = ladder("ab", *fought("b", "a", (1, 2)), *fought("a", "b", (1, 2)))
    assert order(told.league) == "ab"


def test_each_place_tells_what_brought_somebody_there() -> None:
    """8.5: e beat b, then f left, g came, and d kept the place against g."""
    told = ladder(
        "abcdef", *fought("e", "b", (1, 2)), Dropped(one("f")), CameLate(person("g")), *fought("g", "d", (2, 1))
    )
    assert told.league.ladder is not None
    won = Decided(one("e"), one("b"), won=True, how=How.PLAYED)
    places = rungs(told.league.ladder.start, told.league.ladder.moves)
    assert letters(tuple(rung.entrant for rung in places)) == "aebcdg"
    assert [rung.since for rung in places] == [None, won, won, won, won, Came(one("g"))]
    assert [(rung.won, rung.lost) for rung in places] == [(0, 0), (1, 0), (0, 1), (0, 0), (1, 0), (0, 1)]
    assert [rung.place for rung in places] == [1, 2, 3, 4, 5, 6]


def test_who_moves_up_because_somebody_left_is_told_so() -> None:
    """8.5"""
    told = ladder("abc", Dropped(one("a")))
    assert told.league.ladder is not None
    assert [rung.since for rung in rungs(told.league.ladder.start, told.league.ladder.moves)] == [Went(one("a"))] * 2


def test_how_a_challenge_was_decided_is_kept() -> None:
    """8.5"""
    told = ladder("abcd", challenge("b", "a"), Lapsed(one("b"), DAYS * DAY), challenge("d", "c"), Dropped(one("d")))
    assert told.league.ladder is not None
    assert told.league.ladder.moves == (
        Decided(one("b"), one("a"), won=True, how=How.LAPSED, at=DAYS * DAY),
        Decided(one("d"), one("c"), won=False, how=How.FORFEIT),
        Went(one("d")),
    )


def test_a_ladder_has_two_seats() -> None:
    with pytest.raises(ValueError, match="seats"):
        Options(Form.LADDER, seats=3)
