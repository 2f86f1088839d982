"""Hours of the day in real time zones: at night, over midnight, and on the days on which clocks are changed."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from kingsforge_bot.service.time.hours import DailyHours, NoSuchZone, Span, local_time, zone_named, zones

MADRID, NEW_YORK, DELHI, LORD_HOWE = "Europe/Madrid", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"
QUARTER, HOUR, DAY = 15 * 60, 60 * 60, 24 * 60 * 60


def at(zone: str, text: str, fold: int = 0) -> int:
    """`2026-03-29 01:30` by the clock there; with `fold` the second time it shows that."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp())


def hours(start: str, end: str, zone: str = MADRID) -> DailyHours:
    minutes = [int(text[:2]) * 60 + int(text[3:]) for text in (start, end)]
    return DailyHours(minutes[0], minutes[1], zone)


@pytest.mark.parametrize(
    ("start", "end", "clock", "inside"),
    [
        ("09:00", "17:30", "08:59", False),
        ("09:00", "17:30", "09:00", True),
        ("09:00", "17:30", "17:29", True),
        ("09:00", "17:30", "17:30", False),
        ("22:00", "08:00", "21:59", False),
        ("22:00", "08:00", "22:00", True),
        ("22:00", "08:00", "00:00", True),
        ("22:00", "08:00", "07:59", True),
        ("22:00", "08:00", "08:00", False),
        ("00:00", "06:00", "00:00", True),
        ("18:00", "00:00", "23:59", True),
        ("18:00", "00:00", "00:00", False),
    ],
)
@pytest.mark.parametrize("zone", [MADRID, NEW_YORK, DELHI, "Pacific/Chatham"])
def test_they_hold_their_start_and_not_their_end(start: str, end: str, clock: str, inside: bool, zone: str) -> None:
    assert hours(start, end, zone).holds(at(zone, f"2026-06-10 {clock}")) is inside


def test_half_hours_of_a_zone_count() -> None:
    assert hours("22:00", "08:00", DELHI).next_end(at("UTC", "2026-06-10 17:00")) == at("UTC", "2026-06-11 02:30")


def test_from_inside_they_end_first_and_from_outside_they_begin_first() -> None:
    night = hours("22:00", "08:00")
    late, noon = at(MADRID, "2026-06-10 23:00"), at(MADRID, "2026-06-10 12:00")
    assert night.next_end(late) == at(MADRID, "2026-06-11 08:00")
    assert night.next_start(late) == at(MADRID, "2026-06-11 22:00")
    assert night.next_start(noon) == at(MADRID, "2026-06-10 22:00")
    assert night.next_end(noon) == at(MADRID, "2026-06-11 08:00")


def test_what_comes_next_is_later() -> None:
    night = hours("22:00", "08:00")
    start, end = at(MADRID, "2026-06-10 22:00"), at(MADRID, "2026-06-11 08:00")
    assert night.next_start(start) == start + DAY
    assert night.next_end(end) == end + DAY
    assert night.next_start(start - 1) == start
    assert night.next_end(end - 1) == end


@pytest.mark.parametrize(
    ("zone", "evening", "length"),
    [
        (MADRID, "2026-03-28", 9),
        (MADRID, "2026-10-24", 11),
        (NEW_YORK, "2026-03-07", 9),
        (NEW_YORK, "2026-10-31", 11),
        (LORD_HOWE, "2026-10-03", 9.5),
        (LORD_HOWE, "2026-04-04", 10.5),
        (DELHI, "2026-03-28", 10),
    ],
)
def test_a_night_is_as_long_as_it_is_by_the_clock(zone: str, evening: str, length: float) -> None:
    start = at(zone, f"{evening} 22:00")
    assert hours("22:00", "08:00", zone).next_end(start) == start + length * HOUR


def test_a_start_that_the_clock_jumps_over_is_when_it_jumps() -> None:
    jump = at(MADRID, "2026-03-29 01:59") + 60
    assert hours("02:30", "05:00").spans(jump - HOUR, jump + DAY)[0] == Span(jump, jump + 2 * HOUR)


def test_an_end_that_the_clock_jumps_over_is_when_it_jumps() -> None:
    jump = at(NEW_YORK, "2026-03-08 01:59") + 60
    night = hours("23:00", "02:30", NEW_YORK)
    assert night.next_end(jump - 1) == jump
    assert not night.holds(jump)


def test_hours_that_the_clock_jumps_over_are_left_out() -> None:
    short = hours("02:10", "02:50")
    jump = at(MADRID, "2026-03-29 01:59") + 60
    assert short.spans(jump - 12 * HOUR, jump + 12 * HOUR) == ()
    assert short.next_start(jump - 12 * HOUR) == at(MADRID, "2026-03-30 02:10")


def test_an_hour_that_the_clock_shows_twice_is_inside_both_times() -> None:
    night = hours("22:00", "02:30")
    first, second = at(MADRID, "2026-10-25 02:10"), at(MADRID, "2026-10-25 02:10", fold=1)
    assert second == first + HOUR
    assert night.holds(first)
    assert night.holds(second)
    assert night.next_end(first) == at(MADRID, "2026-10-25 02:30", fold=1)


def test_hours_that_begin_where_the_clock_repeats_itself_begin_once() -> None:
    early = hours("02:15", "06:00")
    first = at(MADRID, "2026-10-25 02:15")
    assert early.spans(first - HOUR, first + 12 * HOUR) == (Span(first, at(MADRID, "2026-10-25 06:00")),)


def test_two_days_that_touch_because_the_clock_repeats_itself_are_one_span() -> None:
    most = hours("02:45", "02:15")
    spans = most.spans(at(MADRID, "2026-10-24 12:00"), at(MADRID, "2026-10-26 00:00"))
    assert spans == (Span(at(MADRID, "2026-10-24 12:00"), at(MADRID, "2026-10-26 00:00")),)
    assert most.next_end(at(MADRID, "2026-10-24 12:00")) == at(MADRID, "2026-10-26 02:15")


def test_a_day_that_an_island_left_out_has_none() -> None:
    noon = hours("12:00", "13:00", "Pacific/Apia")
    spans = noon.spans(at("Pacific/Apia", "2011-12-29 00:00"), at("Pacific/Apia", "2012-01-01 00:00"))
    assert [local_time("Pacific/Apia", span.start).hour for span in spans] == [12, 12]


def test_spans_are_cut_to_what_is_asked() -> None:
    night = hours("22:00", "08:00")
    since, until = at(MADRID, "2026-06-10 23:00"), at(MADRID, "2026-06-12 01:00")
    assert night.spans(since, until) == (
        Span(since, at(MADRID, "2026-06-11 08:00")),
        Span(at(MADRID, "2026-06-11 22:00"), until),
    )
    assert night.spans(at(MADRID, "2026-06-10 08:00"), at(MADRID, "2026-06-10 22:00")) == ()
    assert night.spans(since, since) == ()


@pytest.mark.parametrize("zone", [MADRID, NEW_YORK, DELHI, LORD_HOWE])
@pytest.mark.parametrize("daily", [("22:00", "08:00"), ("02:00", "02:30"), ("01:45", "02:15")])
def test_whenever_the_clock_shows_an_hour_of_theirs_it_is_inside(zone: str, daily: tuple[str, str]) -> None:
    some = hours(*daily, zone)
    since = at("UTC", "2026-01-01 00:00")
    spans = some.spans(since, since + 366 * DAY)
    inside = {instant for span in spans for instant in range(span.start, span.end, QUARTER)}
    changes = {since + QUARTER}
    for instant in range(since, since + 366 * DAY, QUARTER):
        clock = local_time(zone, instant)
        if (clock.hour * 60 + clock.minute - some.start) % (24 * 60) < (some.end - some.start) % (24 * 60):
            assert instant in inside, instant
        if local_time(zone, instant + QUARTER).minute != (clock.minute + 15) % 60 or instant % (30 * DAY) < DAY:
            changes.add(instant)
    for instant in changes:
        assert some.holds(instant) == (instant in inside), instant


@pytest.mark.parametrize(("start", "end"), [(0, 0), (600, 600), (-1, 5), (5, 1440), (1440, 5)])
def test_hours_without_length_or_beyond_the_day_are_no_hours(start: int, end: int) -> None:
    with pytest.raises(ValueError, match=str(start)):
        DailyHours(start, end, MADRID)


NO_ZONES = ["", "Madrid/Europe", "Europe", "../../etc/passwd", "/etc/localtime", "\0", "x" * 10_000, "\ud800"]


@pytest.mark.parametrize("said", NO_ZONES)
def test_what_names_no_zone_is_refused(said: str) -> None:
    assert zone_named(said) is None
    with pytest.raises(NoSuchZone):
        DailyHours(0, 60, said)


@pytest.mark.parametrize("said", ["EST", "Etc/GMT+5", "posixrules", "localtime"])
def test_old_names_and_those_that_count_the_wrong_way_round_are_not_taken(said: str) -> None:
    assert zone_named(said) is None


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Europe/Madrid", MADRID),
        ("europe/MADRID", MADRID),
        (" America/New York ", NEW_YORK),
        ("america/new_york", NEW_YORK),
        ("utc", "UTC"),
        ("America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"),
    ],
)
def test_a_zone_is_found_as_people_write_it(said: str, name: str) -> None:
    assert zone_named(said) == name


def test_every_zone_that_is_offered_has_a_clock() -> None:
    assert len(zones()) > 400
    for name in zones():
        local_time(name, 1_800_000_000)


def test_the_zones_come_with_the_bot_where_the_machine_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    import zoneinfo

    zoneinfo.reset_tzpath(to=())
    ZoneInfo.clear_cache()
    try:
        assert local_time(MADRID, at("UTC", "2026-06-10 12:00")).hour == 14
        assert MADRID in zoneinfo.available_timezones()
    finally:
        zoneinfo.reset_tzpath()
        ZoneInfo.clear_cache()
