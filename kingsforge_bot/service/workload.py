"""How much there is to do and was done, for whoever watches over a bot."""

from typing import Final

import msgspec

from kingsforge_bot.service.ports import Clock, Store
from kingsforge_bot.service.records import Census
from kingsforge_bot.service.time.timekeeping import LOOKS_EVERY

_IN_TIME: Final = 2 * int(LOOKS_EVERY)
"""Seconds within which a table that is due is looked at where nothing holds the bot up."""


class Load(msgspec.Struct, frozen=True):
    """The load at one moment; what is counted is counted since the store was opened."""

    census: Census
    late_tables: int
    """Tables that should have been looked at by now."""
    late_by: int
    """Seconds that the first of them waits."""
    statements: int
    transactions: int


class Workload:
    """Asked now and then: two statements."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def load(self) -> Load:
        """The load as it is now. Raises StoreFailed."""
        now = self._clock()
        census = await self._store.census()
        late = await self._store.due.overdue(now - _IN_TIME)
        by = 0 if late.since is None else now - late.since
        return Load(census, late.tables, by, self._store.statements, self._store.committed)
