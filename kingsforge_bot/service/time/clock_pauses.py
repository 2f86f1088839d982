"""Clock pauses: when the clocks of a table stand, by all that is stored of it and what holds just now."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.time.clock import Pauses, settled
from kingsforge_bot.service.time.clock_records import PausedSpan
from kingsforge_bot.service.time.hours import Span
from kingsforge_bot.service.time.presence import Presence
from kingsforge_bot.service.time.spans import FOREVER, shared, union
from kingsforge_bot.service.types import ChannelId, Table

_NOTHING: Final = Pauses()


class ClockPauses:
    """The pauses of a table's clocks, asked once for each entry of a table that has any; the others cost nothing."""

    def __init__(self, store: Store, presence: Presence | None = None) -> None:
        self._store = store
        self._presence = presence

    async def of(self, table: Table) -> Pauses:
        """From when its clocks were last read on. Raises StoreFailed."""
        if table.clock is None:
            return _NOTHING
        rows = await self._store.clocks.paused_spans(table, table.clock.at)
        silent = None if self._presence is None else self._presence.silent_since
        return pauses_of(table, rows, silent)

    async def read(self, table: Table, at: int) -> Table:
        """The table with its clocks as they stand at that instant. Raises StoreFailed."""
        if table.clock is None:
            return table
        return msgspec.structs.replace(table, clock=settled(table.clock, at, await self.of(table)))


def pauses_of(table: Table, rows: Sequence[PausedSpan], silent_since: int | None = None) -> Pauses:
    """What the rows say of that table; since `silent_since` the bot is not there."""
    everybody, away = list[Span](), defaultdict[Seat, list[Span]](list)
    mute = defaultdict[ChannelId, list[Span]](list)
    for row in rows:
        span = Span(row.since, row.until)
        if row.user is not None:
            if (sitter := table.sitter(row.user)) is not None:
                away[sitter.seat].append(span)
        elif row.place is not None:
            mute[row.place].append(span)
        else:
            everybody.append(span)
    # Where the thread is silent the channel is spoken in.
    silence = union(mute[table.channel])
    everybody += silence if table.thread is None else shared(silence, union(mute[table.thread]))
    everybody += [Span(since, FOREVER) for since in (table.paused, silent_since) if since is not None]
    hours = None if table.hours is None else table.hours.daily
    return Pauses(union(everybody), {seat: union(spans) for seat, spans in away.items()}, hours)
