"""Effective entries of a log: those that no undo took back."""

from collections.abc import AsyncIterator, Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import TableUnreadable
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.records import Row
from kingsforge_bot.service.table_events import Resumed, Undone
from kingsforge_bot.service.types import Cause, LogEntry, TableId

_AT_A_TIME: Final = 32
"""Entries read in one go: who asks seldom looks further back than a round."""


async def counting_back(store: Store, table: TableId, seq: int) -> AsyncIterator[Row]:
    """The entries that count after the entry `seq`, the newest first, without the undos. Raises TableUnreadable."""
    rows: dict[int, Row] = {}
    at = seq
    while at > 0:
        if at not in rows:
            rows = {row.seq: row for row in await store.log(table, after=max(0, at - _AT_A_TIME), up_to=at)}
        row = rows.get(at)
        if row is None:
            raise TableUnreadable(table, at, "no such entry")
        if isinstance(row.fact, Undone) and row.fact.to < at:
            at = row.fact.to
            continue
        yield row
        at -= 1


async def played_since(store: Store, table: TableId, to: int, seq: int) -> tuple[Row, ...]:
    """The game's entries after `to` that count after the entry `seq`, oldest first. Raises TableUnreadable."""
    found: list[Row] = []
    async for row in counting_back(store, table, seq):
        if row.seq <= to:
            break
        if row.fact is None:
            found.append(row)
    return tuple(reversed(found))


async def unattended(store: Store, table: TableId, seq: int, seat: Seat, cause: Cause) -> bool:
    """Whether what that seat does for that cause, after the entry `seq`, comes of time-outs and nobody is there.

    Somebody is there who says to go on, or who has played on though a turn was left to the clock before, until their
    own time runs out.
    """
    slept = {seat} if cause is Cause.CLOCK else set[Seat]()
    said = False
    while seq > 0:
        for row in reversed(await store.log(table, after=max(0, seq - _AT_A_TIME), up_to=seq)):
            by_clock = row.fact is None and row.cause is Cause.CLOCK
            if said and by_clock:
                return False
            if said:
                continue
            if by_clock and row.seat is not None:
                slept.add(row.seat)
            elif isinstance(row.fact, Resumed):
                return row.seat in slept
            elif isinstance(row.fact, Undone) or (row.fact is None and row.cause in (Cause.PLAYER, Cause.PLAN)):
                if not slept or row.seat in slept:
                    return bool(slept)
                said = True
        seq -= _AT_A_TIME
    return bool(slept)


def with_undone(entries: Sequence[LogEntry]) -> tuple[LogEntry, ...]:
    """The same, oldest first; of each undo is known what it took back, if all of that is among them."""
    found: list[LogEntry] = []
    count: list[LogEntry] = []
    for entry in entries:
        if isinstance(entry.fact, Undone):
            to = entry.fact.to
            known = any(one.seq == to + 1 for one in found)
            back = [one for one in count if one.seq > to and one.fact is None]
            count = [one for one in count if one.seq <= to]
            entry = replace(entry, back=tuple(back) if known else ())
        found.append(entry)
        count.append(entry)
    return tuple(found)


def counting(entries: Sequence[LogEntry]) -> tuple[LogEntry, ...]:
    """Those among entries that follow each other, oldest first, that no undo took back; without the undos."""
    found: list[LogEntry] = []
    at = entries[-1].seq if entries else 0
    for entry in reversed(entries):
        if entry.seq > at:
            continue
        if isinstance(entry.fact, Undone):
            at = min(entry.fact.to, entry.seq - 1)
        else:
            found.append(entry)
    return tuple(reversed(found))


def effective_entries(entries: Sequence[LogEntry]) -> tuple[LogEntry, ...]:
    """The game's own among those that count."""
    return tuple([entry for entry in counting(entries) if entry.fact is None])
