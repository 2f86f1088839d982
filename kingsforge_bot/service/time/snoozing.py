"""Snoozing: what somebody does about being reminded: later, not of this turn any more, or not while they are away."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.service.ports import Clock, Store
from kingsforge_bot.service.time.pending_turns import DAY, HOUR, How, PendingTurn, next_at
from kingsforge_bot.service.types import Table, TableId, UserId

EVENING: Final = 19 * 60
MORNING: Final = 9 * 60
"""Minutes of the day, by the clock of somebody's zone."""


class Snoozes:
    """One person's snoozes of reminders, about tables that wait for them."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    def in_an_hour(self) -> int:
        """When that is."""
        return self._clock() + HOUR

    def tonight(self, user: UserId) -> int | None:
        """When the user's evening begins; None where it has begun, or begins within the hour."""
        now = self._clock()
        settings = self._store.user_settings(user)
        at = next_at(settings, EVENING, now)
        # Tomorrow's morning lies before tomorrow's evening.
        return at if now + HOUR < at < self.morning(user, 1) else None

    def morning(self, user: UserId, days: int) -> int:
        """When the user's morning begins so many days from today."""
        settings = self._store.user_settings(user)
        # From the end of the user's day on, so that tomorrow is tomorrow also before breakfast.
        midnight = next_at(settings, 0, self._clock())
        return next_at(settings, MORNING, midnight + (days - 1) * DAY)

    async def waiting(self, user: UserId) -> tuple[TableId, ...]:
        """The tables that wait for the user, as is known."""
        return tuple([listed.table.id for listed, _ in await self._store.pending_turns.of(user)])

    async def snooze(self, user: UserId, tables: Sequence[TableId], until: int) -> tuple[Table, ...]:
        """Remind them of these tables then, and not before; those at which they are still awaited."""
        return await self._change(user, tables, lambda wait: replace(wait, due=until, how=How.REMINDER))

    async def mute(self, user: UserId, tables: Sequence[TableId]) -> tuple[Table, ...]:
        """Remind them of these turns no more."""
        return await self._change(user, tables, lambda wait: replace(wait, due=None))

    async def _change(
        self, user: UserId, tables: Sequence[TableId], change: Callable[[PendingTurn], PendingTurn]
    ) -> tuple[Table, ...]:
        changed: list[Table] = []
        async with self._store.writing() as writing:
            for listed, wait in await writing.pending_turns.of(user):
                if wait.table in tables:
                    kept = change(wait)
                    await writing.pending_turns.keep(kept)
                    if kept.due is not None:
                        await writing.due.attend(wait.table, self._clock())
                    changed.append(listed.table)
        return tuple(changed)
