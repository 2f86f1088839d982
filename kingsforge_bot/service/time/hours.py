"""Hours of the day by the clock of a time zone, also on the days on which that clock is changed."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec

from kingsforge_bot.service.table.names import folded

MINUTES_OF_DAY: Final = 24 * 60
"""Minutes of most days."""
UTC_NAME: Final = "UTC"
_REGIONS: Final = frozenset(
    {
        *("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"),
    }
)
"""What names of zones begin with that say a place. Others are old names, or count hours in the wrong direction."""
_LONGEST_NAME: Final = 64
"""Characters; the longest there is has about half of that."""


class NoSuchZone(ValueError):  # noqa: N818
    """No time zone is called so; `said` is what was written."""

    def __init__(self, said: str) -> None:
        super().__init__(said)
        self.said = said


class Span(msgspec.Struct, frozen=True):
    """A span of time, from the instant `start` until before the instant `end`, in Unix seconds."""

    start: int
    end: int


class DailyHours(msgspec.Struct, frozen=True):
    """The same hours every day by the clock of a zone. Raises ValueError where they have no length or there is no zone.

    They begin when the clock first shows their start, and end when it last shows their end: whenever the clock shows
    one of them, it is inside. What a clock leaves out when it is put forward is when it is put forward.
    """

    start: int
    """Minute of the day."""
    end: int
    """Minute of the day; one before the start is on the next day."""
    zone: str = UTC_NAME

    def __post_init__(self) -> None:
        if not (0 <= self.start < MINUTES_OF_DAY and 0 <= self.end < MINUTES_OF_DAY and self.start != self.end):
            raise ValueError((self.start, self.end))
        try:
            ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError) as error:
            raise NoSuchZone(self.zone) from error

    def holds(self, at: int) -> bool:
        """Whether the instant is inside."""
        return next(self._from(at)).start <= at

    def next_start(self, at: int) -> int:
        """When they begin next, after the instant."""
        return next(span.start for span in self._from(at) if span.start > at)

    def next_end(self, at: int) -> int:
        """When they end next, after the instant."""
        return next(self._from(at)).end

    def spans(self, since: int, until: int) -> tuple[Span, ...]:
        """All of them from one instant to another, in order; the first and the last may be cut."""
        found = []
        for span in self._from(since):
            if max(span.start, since) >= until:
                break
            found.append(Span(max(span.start, since), min(span.end, until)))
        return tuple(found)

    def _from(self, at: int) -> Iterator[Span]:
        """Without end, from the first that ends after the instant; what touches is one."""
        joined: Span | None = None
        for span in self._daily(at):
            if joined is None or span.start > joined.end:
                if joined is not None and joined.end > at:
                    yield joined
                joined = span
            else:
                joined = Span(joined.start, max(joined.end, span.end))

    def _daily(self, at: int) -> Iterator[Span]:
        """Of each day, beginning some days before the instant; a day that was left out has none."""
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(at, zone).date() - timedelta(days=3)
        nights = int(self.end <= self.start)
        while True:
            start = _instant(zone, day, self.start, last=False)
            end = _instant(zone, day + timedelta(days=nights), self.end, last=True)
            if start < end:
                yield Span(start, end)
            day += timedelta(days=1)


def zone_named(said: str) -> str | None:
    """The zone that is called so, whatever the case, with spaces or underscores; None where there is none."""
    return _by_folded_name().get(_folded(said)) if len(said) <= _LONGEST_NAME else None


@cache
def zones() -> tuple[str, ...]:
    """The names of all zones, in the order of the alphabet. The first time it reads a few hundred files."""
    return (UTC_NAME, *sorted(name for name in available_timezones() if name.partition("/")[0] in _REGIONS))


def local_time(zone: str, at: int) -> time:
    """What the clock shows there. The zone is one of `zones`."""
    return datetime.fromtimestamp(at, ZoneInfo(zone)).time()


@cache
def _by_folded_name() -> dict[str, str]:
    return {_folded(name): name for name in zones()}


def _folded(name: str) -> str:
    return folded(name).strip().replace(" ", "_")


def _instant(zone: ZoneInfo, day: date, minute: int, *, last: bool) -> int:
    """When the clock shows that minute of the day, for the first or the last time; or when it jumps over it."""
    wall = datetime.combine(day, time(*divmod(minute, 60)), zone)
    earlier, later = _seconds(wall), _seconds(wall.replace(fold=1))
    if earlier <= later:
        return later if last else earlier
    # The clock jumps over it: read with the offset of afterwards it lies before the jump, and the other way round.
    before, after = later, earlier
    offset = _offset(zone, before)
    while after - before > 1:
        middle = (before + after) // 2
        if _offset(zone, middle) == offset:
            before = middle
        else:
            after = middle
    return after


def _seconds(wall: datetime) -> int:
    return int(wall.astimezone(UTC).timestamp())


def _offset(zone: ZoneInfo, at: int) -> timedelta | None:
    return datetime.fromtimestamp(at, zone).utcoffset()
