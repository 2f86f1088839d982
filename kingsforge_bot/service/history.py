"""What happened at a table."""

from typing import Final

from kingsforge_bot.service.log_file import LogFile, log_file
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.positions import Positions
from kingsforge_bot.service.sealing import Sealing
from kingsforge_bot.service.types import LogEntry, Look, TableId

MOST_ENTRIES: Final = 1000


class History:
    """Reads logs."""

    def __init__(self, store: Store, positions: Positions, sealing: Sealing) -> None:
        self._store = store
        self._positions = positions
        self._sealing = sealing

    async def entries(self, table: TableId, *, last: int = 20, up_to: int | None = None) -> tuple[LogEntry, ...]:
        """The last entries, oldest first, at most 1,000; of those up to the entry `up_to`, where it is given.

        Raises NoTable, TableUnreadable.
        """
        found = await self._positions.table(table)
        end = found.seq if up_to is None else up_to
        after = max(0, end - max(0, min(last, MOST_ENTRIES)))
        rows = await self._store.log(table, after=after, up_to=min(end, found.seq))
        return tuple([self._positions.entry(found, row) for row in rows])

    async def file(self, table: TableId) -> LogFile:
        """The whole log for checking the luck. Raises NoTable, TableUnreadable."""
        return await log_file(self._store, self._sealing, await self._positions.table(table))

    async def moments(self, table: TableId) -> tuple[tuple[Look, tuple[LogEntry, ...]], ...]:
        """The last 1,000 entries, oldest first, with the table as everybody saw it then.

        Of the middle of a turn no state is kept: its entries stand with the one that ended it.
        Raises NoTable, TableUnreadable.
        """
        found = await self._positions.table(table)
        # Read at once: the state of the middle of a turn goes with the next action, while all this is read.
        newest = await self._positions.look(found)
        kept = await self._store.kept(table)
        told: list[tuple[Look, tuple[LogEntry, ...]]] = []
        led: list[LogEntry] = []
        for entry in await self.entries(table, last=MOST_ENTRIES):
            led.append(entry)
            if entry.seq == found.seq:
                told.append((newest, tuple(led)))
                break
            if entry.seq in kept:
                told.append((await self._positions.look_back(found, entry), tuple(led)))
                led.clear()
        return tuple(told)
