"""Pending turns: for whom a table waits, what they were told of it, and when they hear of it next."""

from enum import StrEnum
from typing import Final, Protocol

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.settings import Alerts, UserSettings
from kingsforge_bot.service.records import Listed
from kingsforge_bot.service.time.hours import MINUTES_OF_DAY, UTC_NAME, DailyHours
from kingsforge_bot.service.types import Table, TableId, UserId

HOUR: Final = 60 * 60
DAY: Final = 24 * HOUR
FIRST_REMINDER: Final = 12 * HOUR
"""Seconds after which somebody is reminded first; then after a day, then daily."""
MOST_REMINDERS: Final = 7
"""Of one turn; then the table is told instead."""


class How(StrEnum):
    """The way in which somebody hears of their turn next. The words are in the database."""

    ALERT = "alert"
    """For the first time; of those alone who are not alerted by a board."""
    REMINDER = "reminder"
    DIGEST = "digest"
    """With all else that waits for them, at the hour that they chose."""


class PendingTurn(msgspec.Struct, frozen=True):
    """A turn that somebody is awaited for: at which table and seat, since when, reminded how often, and when next."""

    table: TableId
    seat: Seat
    user: UserId
    asked: int
    """The entry that asks them; by another one they are asked anew."""
    since: int
    reminded: int = 0
    due: int | None = None
    """When they hear of it next; None: never."""
    how: How = How.REMINDER


class Turn(msgspec.Struct, frozen=True):
    """A turn that somebody is told of, as it stands in what they are told."""

    table: TableId
    name: str
    seat: Seat
    asked: int
    since: int

    def stands(self, table: Table, awaited: frozenset[Seat]) -> bool:
        """Whether it still is their turn, at that table which awaits those."""
        return self.seat in awaited and table.asked_since(self.seat) == self.asked


def turn_of(table: Table, wait: PendingTurn) -> Turn:
    """The turn of somebody who is awaited at that table."""
    return Turn(table.id, table.name, wait.seat, wait.asked, wait.since)


def next_reminder(since: int, after: int) -> int:
    """When somebody is reminded next, after the instant, who has been awaited since then."""
    if after < since + FIRST_REMINDER:
        return since + FIRST_REMINDER
    return since + DAY * ((after - since) // DAY + 1)


def next_digest(settings: UserSettings, after: int) -> int | None:
    """When somebody reads next of all that waits for them; None where they did not ask for that."""
    return None if settings.digest is None else next_at(settings, settings.digest * 60, after)


def scheduled(settings: UserSettings, wait: PendingTurn, after: int) -> PendingTurn:
    """The same with when, after the instant, and how they are reminded next."""
    digest = next_digest(settings, after)
    if digest is not None:
        return replace(wait, due=digest, how=How.DIGEST)
    return replace(wait, due=next_reminder(wait.since, after), how=How.REMINDER)


def postponed(settings: UserSettings, wait: PendingTurn, now: int) -> PendingTurn | None:
    """What becomes of something that is due where it may not be told now; None where it may."""
    if (wait.how is How.DIGEST and settings.digest is None) or (
        wait.how is How.REMINDER and settings.digest is not None
    ):
        # They changed how they want to be told since then.
        return scheduled(settings, wait, now)
    if wait.how is not How.DIGEST and settings.alerts is Alerts.NONE:
        return scheduled(settings, wait, now)
    if wait.how is How.DIGEST:
        # Its hour was chosen, quiet or not.
        away = settings.away_until
        return scheduled(settings, wait, away - 1) if away is not None and settings.is_away(now) else None
    at = heard_from(settings, now)
    return replace(wait, due=at) if at > now else None


def heard_from(settings: UserSettings, at: int) -> int:
    """From when on, at that instant or after it, somebody wants to hear of their turns: neither away nor at rest."""
    while True:
        if settings.away_until is not None and settings.is_away(at):
            at = settings.away_until
        elif settings.quiet_hours is not None and settings.quiet_hours.holds(at):
            at = settings.quiet_hours.next_end(at)
        else:
            return at


def next_at(settings: UserSettings, minute: int, after: int) -> int:
    """When the clock of somebody's zone shows that minute of the day next, after the instant.

    Where it is put forward over that minute, when it is put forward.
    """
    # Half a day from there on: of the minute alone nothing would be left on such a day.
    span = minute, (minute + MINUTES_OF_DAY // 2) % MINUTES_OF_DAY
    try:
        return DailyHours(*span, settings.zone or UTC_NAME).next_start(after)
    except ValueError:
        # The zone is called otherwise by now.
        return DailyHours(*span).next_start(after)


class PendingTurnReading(Protocol):
    """For whom tables wait."""

    async def at(self, table: TableId) -> tuple[PendingTurn, ...]:
        """What is known of those for whom the table waits, or waited when somebody looked last."""

    async def of(self, user: UserId) -> tuple[tuple[Listed, PendingTurn], ...]:
        """Where tables still wait for that person, with those tables, the longest awaited first."""

    async def last_own(self, table: TableId, seat: Seat, up_to: int) -> int:
        """The last entry, up to that one, that whoever held the seat decided; 0: none."""


class PendingTurnWriting(PendingTurnReading, Protocol):
    """Pending turns inside a transaction."""

    async def keep(self, wait: PendingTurn) -> None:
        """In place of what was known of that seat."""

    async def drop(self, table: TableId, seat: Seat) -> None:
        """The table waits for nobody there any more."""
