"""The clocks of a table: how much time each seat has, and what an entry of the log does to it. Pure arithmetic.

A clock runs while its seat is awaited. It stands while the table is paused or votes, outside the playing hours, while
its player is away, and while the bot was down or could not speak there. What was used is taken off with each entry:
in how many steps makes no difference.
"""

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.time.hours import MINUTES_OF_DAY, UTC_NAME, DailyHours, NoSuchZone, Span
from kingsforge_bot.service.time.spans import FOREVER, Spans, first_seconds, length, union, without

HOUR: Final = 60 * 60
DAY: Final = 24 * HOUR
MOST_AWAY: Final = 21 * DAY
"""Seconds for which a clock stands at one table because its player is away while the table awaits them."""
LEAST_HOURS: Final = 6 * 60
"""Minutes of a day that playing hours have at least, so that a game comes to its end."""
LATE: Final = 2 * HOUR
"""Seconds that are left when a player is warned for the last time."""
OPENS_AFTER: Final = 2
"""Turns in a row without a move in time after which somebody else may sit down."""
BOT_AFTER: Final = 3
"""Turns in a row without a move in time after which a bot plays on."""
_STEP: Final = 7 * DAY


class Pace(msgspec.Struct, frozen=True):
    """How fast a table plays, in seconds: what everybody has at the start, which is the most, and what a turn adds."""

    bank: int
    turn: int


PACES: Final[Mapping[str, Pace | None]] = {
    "none": None,
    "24h+4h": Pace(24 * HOUR, 4 * HOUR),
    "72h+12h": Pace(72 * HOUR, 12 * HOUR),
    "72h+36h": Pace(72 * HOUR, 36 * HOUR),
}
"""By the names under which tables keep them."""


class PlayingHours(msgspec.Struct, frozen=True):
    """The hours in which the clocks of a table run: from which minute of the day to which, by the clock of a zone."""

    start: int
    end: int
    zone: str

    @property
    def daily(self) -> DailyHours:
        """Raises ValueError where they have no length."""
        try:
            return DailyHours(self.start, self.end, self.zone)
        except NoSuchZone:
            # It is called otherwise by now.
            return DailyHours(self.start, self.end, UTC_NAME)

    @property
    def minutes(self) -> int:
        """How long they are, on most days."""
        return (self.end - self.start) % MINUTES_OF_DAY


class HoursBefore(msgspec.Struct, frozen=True):
    """The playing hours in which a turn began that others were agreed on since; None: all day."""

    hours: PlayingHours | None = None


class SeatClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of one seat: what it had left when the clocks of the table were last read."""

    left: int
    asked: int | None = None
    """Since when the table awaits it; None: its clock does not run."""
    began: int = 0
    """What it had when its turn began."""
    warned: int | None = None
    """The least time left at which its player was warned in this turn."""
    late: int = 0
    """How many turns in a row ended without a move in time."""
    answered: int = 0
    """For how many of them what they lead to is done."""
    away: int = MOST_AWAY
    """Seconds that its player may still be away."""
    came: bool = False
    """Whoever holds it has ended no turn since they sat down: no time is given to them before they do."""
    woke: bool = False
    """Whoever holds it has ended no turn since they were forgiven for having slept: they are not before they do."""
    before: HoursBefore | None = None
    """The hours of this turn, where those of the table count from the next one on."""


class TableClock(msgspec.Struct, frozen=True):
    """The clocks of all seats of a table, as they stood at an instant."""

    at: int
    seats: tuple[SeatClock, ...]

    def with_seat(self, seat: Seat, clock: SeatClock) -> "TableClock":
        """The same but for that seat's."""
        return replace(self, seats=(*self.seats[:seat], clock, *self.seats[seat + 1 :]))


class Pauses(msgspec.Struct, frozen=True):
    """The times in which clocks stand, as far as is known by now; `hours` are those in which they may run at all."""

    everybody: Spans = ()
    away: Mapping[Seat, Spans] = msgspec.field(default_factory=dict)
    hours: DailyHours | None = None


class Awaited(msgspec.Struct, frozen=True):
    """The people awaited after an entry, whose turn it was that is done, and whether that turn counts."""

    people: frozenset[Seat]
    done: Seat | None = None
    """The seat that acted and has ended its turn, though it may be awaited again."""
    adds: bool = True
    """Whether a turn that is done brings its time: not one that the table or a bot played."""


def begun(pace: Pace, seats: int, people: frozenset[Seat], at: int) -> TableClock:
    """At the start of the play."""
    fresh = TableClock(at, (SeatClock(pace.bank),) * seats)
    return asked(fresh, pace, Awaited(people))


def settled(clock: TableClock, at: int, pauses: Pauses) -> TableClock:
    """What was used until then is taken off. An instant before the last one changes nothing."""
    if at <= clock.at:
        return clock
    seats = []
    for number, one in enumerate(clock.seats):
        if one.asked is None:
            seats.append(one)
            continue
        seat = Seat(number)
        left = left_at(clock, seat, at, pauses)
        gone = length(_cut(_away(clock, seat, pauses), clock.at, at))
        seats.append(replace(one, left=left, away=one.away - gone))
    return TableClock(at, tuple(seats))


def asked(clock: TableClock, pace: Pace, awaited: Awaited) -> TableClock:
    """Clocks that were read at the instant of an entry, as they run on after it."""
    return replace(
        clock, seats=tuple([_asked(Seat(seat), one, pace, awaited, clock.at) for seat, one in enumerate(clock.seats)])
    )


def _asked(seat: Seat, one: SeatClock, pace: Pace, awaited: Awaited, at: int) -> SeatClock:
    ended = one.asked is not None and (seat == awaited.done or seat not in awaited.people)
    if ended:
        added = pace.turn if awaited.adds else 0
        one = replace(one, left=min(pace.bank, one.left + added), asked=None, warned=None, before=None)
    if seat in awaited.people and one.asked is None:
        # A turn that the table ended by itself brought no time. Who has just come has what `inherited` left them.
        left = one.left if one.came else max(one.left, pace.turn)
        return replace(one, left=left, asked=at, began=left, warned=None)
    return one


def inherited(clock: TableClock, seat: Seat, pace: Pace, own: int | None, *, back: bool) -> TableClock:
    """Clocks read just now, as somebody finds them who sits down: what is left there, and no more than that by coming.

    `own` is what they left themselves when they left that seat last, `back` where nobody but a bot has held it since.
    Who comes for the first time, and who lost the seat because time ran out, has what a turn adds at least, but not
    before somebody has decided something there since that was given last.
    """
    one = clock.seats[seat]
    lost = back and one.late >= BOT_AFTER
    if own is not None and not lost:
        left = min(one.left, own)
    elif one.came:
        left = 0 if lost else one.left
    else:
        left = max(one.left, pace.turn)
    # Turns that were not played in time stay with who leaves for a moment; who lost the seat by them begins anew.
    late, answered = (one.late, one.answered) if back and not lost else (0, 0)
    woke = one.woke and back and not lost
    one = replace(one, left=left, asked=None, warned=None, late=late, answered=answered, before=None)
    return clock.with_seat(seat, replace(one, came=True, woke=woke))


def with_hours_of_now(clock: TableClock, hours: PlayingHours | None) -> TableClock:
    """Clocks of turns that have begun run on in those hours, whatever is agreed on for the next ones."""
    kept = HoursBefore(hours)
    seats = [one if one.asked is None or one.before is not None else replace(one, before=kept) for one in clock.seats]
    return replace(clock, seats=tuple(seats))


def woken(clock: TableClock, pace: Pace, seat: Seat | None, *, awaits: bool) -> TableClock:
    """Somebody on that seat goes on who slept: their count begins anew. Had they no time left, they have a turn's.

    Where somebody else `awaits` them, that is once, until they have ended a turn of their own: resuming is no move.
    """
    if seat is None:
        return clock
    one = clock.seats[seat]
    left = one.left or pace.turn if one.asked is not None and not one.came else one.left
    forgiven = replace(one, left=left, late=0, answered=0)
    if forgiven == one or (awaits and one.woke):
        return clock
    return clock.with_seat(seat, replace(forgiven, woke=True))


def taken_back(
    now: TableClock,
    then: TableClock,
    pace: Pace,
    people: frozenset[Seat],
    *,
    by: Seat | None = None,
    agreed: bool = False,
) -> TableClock:
    """The clocks as they stood `then`, running on from now; a player whose time was over has that of a turn.

    Days away that were used stay used, and so does what `by` has thought since, who takes back what they did
    themselves: their turn goes on, and no new time comes of it unless all agreed.
    """
    seats = []
    for number, (one, before) in enumerate(zip(now.seats, then.seats, strict=True)):
        began = before.began if before.asked is not None else before.left
        waits = Seat(number) in people
        asked_at = now.at if waits else None
        if number == by:
            left = max(0, before.left - _thought(one, before)) or (pace.turn if agreed and waits else 0)
            asked_at = before.asked if waits and before.asked is not None else asked_at
        else:
            left = before.left or pace.turn if waits else before.left
        seats.append(replace(before, left=left, asked=asked_at, began=began, away=one.away, before=None))
    return TableClock(now.at, tuple(seats))


def _thought(now: SeatClock, before: SeatClock) -> int:
    """What it has used since it stood as `before`: of the same turn, or of one that began later."""
    if now.asked is None:
        return 0
    same = (now.asked, now.began) == (before.asked, before.began)
    return max(0, (before.left if same else now.began) - now.left)


def left_at(clock: TableClock, seat: Seat, at: int, pauses: Pauses) -> int:
    """Seconds that the seat has left then, if nothing happens before."""
    one = clock.seats[seat]
    if one.asked is None or at <= clock.at:
        return one.left
    hours = _hours(one, pauses)
    window = (Span(clock.at, at),) if hours is None else hours.spans(clock.at, at)
    return max(0, one.left - length(without(window, _stood(clock, seat, pauses))))


def runs_out_at(clock: TableClock, seat: Seat, pauses: Pauses, leaving: int = 0) -> int | None:
    """The first instant at which no more than `leaving` seconds are left, if nothing happens before.

    None where the clock does not run, or stands until nobody knows when.
    """
    one = clock.seats[seat]
    if one.asked is None:
        return None
    wanted, start, stood, hours = one.left - leaving, clock.at, _stood(clock, seat, pauses), _hours(one, pauses)
    if wanted <= 0:
        return start
    open_from = stood[-1].start if stood and stood[-1].end >= FOREVER else FOREVER
    while start < open_from:
        end = FOREVER if hours is None else start + _STEP
        window = (Span(start, end),) if hours is None else hours.spans(start, end)
        for span in without(window, stood):
            if span.end - span.start >= wanted:
                return span.start + wanted
            wanted -= span.end - span.start
        start = end
    return None


def _hours(one: SeatClock, pauses: Pauses) -> DailyHours | None:
    """In which its clock runs in this turn."""
    if one.before is None:
        return pauses.hours
    return None if one.before.hours is None else one.before.hours.daily


def _away(clock: TableClock, seat: Seat, pauses: Pauses) -> Spans:
    """When its player is away and nothing else lets the clock stand, as far as days away are left."""
    alone = without(union(pauses.away.get(seat, ())), union(pauses.everybody))
    return first_seconds(alone, clock.at, clock.seats[seat].away)


def _stood(clock: TableClock, seat: Seat, pauses: Pauses) -> Spans:
    return union((*pauses.everybody, *_away(clock, seat, pauses)))


def _cut(spans: Spans, start: int, end: int) -> Spans:
    return tuple(
        [Span(max(one.start, start), min(one.end, end)) for one in spans if one.start < end and one.end > start]
    )
