"""The arithmetic of clocks: whatever stands still and however often it is read, no second is lost or counted twice."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.time.clock import (
    HOUR,
    MOST_AWAY,
    PACES,
    Awaited,
    Pace,
    Pauses,
    SeatClock,
    TableClock,
    asked,
    begun,
    left_at,
    runs_out_at,
    settled,
    taken_back,
)
from kingsforge_bot.service.time.hours import DailyHours, Span
from kingsforge_bot.service.time.spans import FOREVER, first_seconds, length, shared, union, without

START = 1_700_000_000
ME = Seat(0)
instants = st.integers(START, START + 40 * 24 * HOUR)
spans = st.tuples(instants, st.integers(1, 5 * 24 * HOUR)).map(lambda one: Span(one[0], one[0] + one[1]))
many = st.lists(spans, max_size=5)
hours = st.none() | st.builds(
    DailyHours,
    st.sampled_from((0, 9 * 60, 150)),
    st.sampled_from((22 * 60, 30, 179)),
    st.sampled_from(("UTC", "Europe/Paris", "America/New_York", "Australia/Lord_Howe")),
)
stands = st.builds(lambda everybody, away, daily: Pauses(union(everybody), {ME: union(away)}, daily), many, many, hours)


def clock(left: int = 72 * HOUR, at: int = START, away: int = MOST_AWAY) -> TableClock:
    return TableClock(at, (SeatClock(left, asked=at, began=left, away=away),))


def at(zone: str, *when: int) -> int:
    return int(datetime(*when, tzinfo=ZoneInfo(zone)).timestamp())  # type: ignore[misc, arg-type]


@given(stands, instants, instants, st.integers(0, MOST_AWAY))
def test_read_once_or_twice_the_same_is_left(standing: Pauses, one: int, two: int, away: int) -> None:
    first, last = sorted((one, two))
    whole = clock(away=away)
    assert settled(settled(whole, first, standing), last, standing) == settled(whole, last, standing)
    assert left_at(settled(whole, first, standing), ME, last, standing) == left_at(whole, ME, last, standing)


@given(stands, instants)
def test_time_left_only_shrinks_and_is_never_negative(standing: Pauses, until: int) -> None:
    whole = clock()
    left = left_at(whole, ME, until, standing)
    assert 0 <= left <= 72 * HOUR
    assert left - left_at(whole, ME, until + HOUR, standing) in range(HOUR + 1)


@given(stands, st.integers(0, 100 * HOUR), st.integers(0, 30 * HOUR))
def test_a_clock_runs_out_at_the_first_instant_at_which_nothing_is_left(
    standing: Pauses, left: int, leaving: int
) -> None:
    whole = clock(left)
    ends = runs_out_at(whole, ME, standing, leaving)
    assert ends is not None
    assert left_at(whole, ME, ends, standing) == min(left, leaving)
    if left > leaving:
        assert left_at(whole, ME, ends - 1, standing) == leaving + 1


@given(st.permutations([Span(START + n * HOUR, START + (n + 2) * HOUR) for n in range(0, 12, 3)]), many, instants)
def test_the_order_in_which_clocks_came_to_stand_makes_no_difference(
    order: list[Span], others: list[Span], until: int
) -> None:
    one, two = Pauses(union((*order, *others))), Pauses(union((*others, *sorted(order, key=lambda span: span.start))))
    assert left_at(clock(), ME, until, one) == left_at(clock(), ME, until, two)


@given(many, many, many)
def test_spans_are_sets(one: list[Span], two: list[Span], three: list[Span]) -> None:
    first, second = union(one), union(two)
    assert union((*first, *first)) == first
    assert length(without(first, second)) + length(shared(first, second)) == length(first)
    assert without(without(first, second), union(three)) == without(first, union((*second, *three)))
    assert length(first_seconds(first, START, HOUR)) == min(HOUR, length(first))


@pytest.mark.parametrize("pace", [one for one in PACES.values() if one is not None])
def test_a_turn_brings_its_time_up_to_the_bank(pace: Pace) -> None:
    table = begun(pace, 2, frozenset({ME}), START)
    used = settled(table, START + HOUR, Pauses())
    after = asked(used, pace, Awaited(frozenset({Seat(1)}), done=ME))
    assert (after.seats[0].left, after.seats[0].asked) == (pace.bank, None)
    assert (after.seats[1].left, after.seats[1].asked) == (pace.bank, START + HOUR)
    long = settled(table, START + 20 * HOUR, Pauses())
    after = asked(long, pace, Awaited(frozenset({Seat(1)}), done=ME))
    assert after.seats[0].left == min(pace.bank, pace.bank - 20 * HOUR + pace.turn)


def test_what_the_table_or_a_bot_plays_brings_nothing() -> None:
    pace = Pace(24 * HOUR, 4 * HOUR)
    used = settled(begun(pace, 2, frozenset({ME}), START), START + 10 * HOUR, Pauses())
    assert asked(used, pace, Awaited(frozenset(), adds=False)).seats[0].left == 14 * HOUR


def test_nobody_begins_a_turn_with_less_than_a_turn_brings() -> None:
    pace = Pace(24 * HOUR, 4 * HOUR)
    table = TableClock(START, (SeatClock(0),))
    assert asked(table, pace, Awaited(frozenset({ME}))).seats[0].left == 4 * HOUR


def test_each_of_several_who_decide_at_once_has_their_own_clock() -> None:
    pace = Pace(24 * HOUR, 4 * HOUR)
    both = frozenset({ME, Seat(1)})
    table = settled(begun(pace, 2, both, START), START + 5 * HOUR, Pauses())
    table = asked(table, pace, Awaited(both - {ME}, done=ME))
    table = settled(table, START + 9 * HOUR, Pauses())
    assert [one.left for one in table.seats] == [23 * HOUR, 15 * HOUR]


@pytest.mark.parametrize(
    ("day", "open_hours"),
    # The clock goes from 2 to 3 on one day, and from 3 back to 2 on the other.
    [((2024, 3, 31), 5), ((2024, 10, 27), 7), ((2024, 6, 2), 6)],
)
def test_playing_hours_are_exact_when_the_clock_is_changed(day: tuple[int, int, int], open_hours: int) -> None:
    standing = Pauses(hours=DailyHours(0, 6 * 60, "Europe/Paris"))
    midnight = at("Europe/Paris", *day)
    table = clock(open_hours * HOUR, at=midnight)
    assert left_at(table, ME, at("Europe/Paris", *day, 12), standing) == 0
    assert runs_out_at(table, ME, standing) == at("Europe/Paris", *day, 6)
    later = clock(open_hours * HOUR + 1, at=midnight)
    tomorrow = runs_out_at(later, ME, standing)
    assert tomorrow == at("Europe/Paris", day[0], day[1], day[2], 23, 59, 59) + 1 + 1


def test_a_clock_that_stands_until_nobody_knows_when_does_not_run_out() -> None:
    standing = Pauses((Span(START + HOUR, FOREVER),))
    assert runs_out_at(clock(2 * HOUR), ME, standing) is None
    assert runs_out_at(clock(HOUR), ME, standing) == START + HOUR
    daily = Pauses((Span(START + HOUR, FOREVER),), hours=DailyHours(9 * 60, 22 * 60))
    assert runs_out_at(clock(30 * HOUR), ME, daily) is None


def test_days_away_come_to_an_end_and_are_not_used_while_the_table_is_paused() -> None:
    away = Pauses(away={ME: (Span(START, START + 90 * 24 * HOUR),)})
    table = clock(HOUR)
    assert runs_out_at(table, ME, away) == START + MOST_AWAY + HOUR
    paused = Pauses((Span(START, START + 10 * 24 * HOUR),), away.away)
    assert runs_out_at(table, ME, paused) == START + 10 * 24 * HOUR + MOST_AWAY + HOUR
    used = settled(table, START + 5 * 24 * HOUR, away)
    assert used.seats[0].away == MOST_AWAY - 5 * 24 * HOUR


def test_what_is_taken_back_gives_the_time_back_but_no_day_away() -> None:
    then = TableClock(START, (SeatClock(5 * HOUR, asked=START, began=9 * HOUR), SeatClock(8 * HOUR)))
    now = TableClock(START + 50, (SeatClock(1, away=3), SeatClock(2, asked=START + 40, began=3, late=1)))
    back = taken_back(now, then, Pace(24 * HOUR, 4 * HOUR), frozenset({ME}))
    assert back.seats == (
        SeatClock(5 * HOUR, asked=START + 50, began=9 * HOUR, away=3),
        SeatClock(8 * HOUR, began=8 * HOUR),
    )
