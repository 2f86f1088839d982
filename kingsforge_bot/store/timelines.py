"""Notices that a database was put back, and begins a new timeline then (docs/adr/0040)."""

import base64
import logging
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.service.league.resealing import reseal_league
from kingsforge_bot.service.ports import Entropy, Reseal
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.types import LeagueId, TableId, TableStatus, Timeline
from kingsforge_bot.store.database import Connection, Database
from kingsforge_bot.store.mark import Mark, read_mark, write_mark
from kingsforge_bot.store.writing import DatabaseWriting

_NAME: Final = 5
_ENOUGH: Final = 4
"""Bytes for so many letters of base 32."""
_log = logging.getLogger(__name__)


async def mark_older(connection: Connection, path: Path) -> None:
    """A database from before there were timelines, or one not yet made, needs a mark to be known by."""
    known = await connection.row("SELECT 1 FROM sqlite_schema WHERE name = 'timeline'")
    if known is None and read_mark(path) is None:
        write_mark(path, Mark("", 0))


async def settle(database: Database, path: Path, entropy: Entropy, reseal: Reseal) -> tuple[Timeline, Mark]:
    """The timeline of the database: a new one, with all luck resealed, if it was put back."""
    found, entries = await _timeline(database.reading), await _entries(database.reading)
    known = read_mark(path)
    timeline = found
    if entries == 0 and (known is None or known.entries == 0):
        timeline = found if found.name else Timeline(_new_name(entropy), first=found.first)
    elif was_put_back(known, found, entries):
        _log.warning("%s was put back: what was said after that copy was made does not count any more", path)
        timeline = Timeline(_new_name(entropy), first=False)
    mark = Mark(timeline.name, entries)
    # Before the database: what a crash leaves between the two is noticed again.
    write_mark(path, mark)
    if timeline != found:
        mark = replace(mark, entries=entries + await _begin(database, timeline, reseal, entropy))
    return timeline, mark


def was_put_back(known: Mark | None, found: Timeline, entries: int) -> bool:
    """Whether a database with so many tables and entries is not the one that was last open beside that mark."""
    if entries == 0 and (known is None or known.entries == 0):
        return False
    return known is None or known.timeline != found.name or known.entries > entries


async def anew(database: Database, entropy: Entropy, reseal: Reseal) -> Timeline:
    """A new timeline, for whoever put the database back and says so."""
    timeline = Timeline(_new_name(entropy), first=False)
    await _begin(database, timeline, reseal, entropy)
    return timeline


async def _begin(database: Database, timeline: Timeline, reseal: Reseal, entropy: Entropy) -> int:
    """How many entries that added."""
    async with database.transaction() as connection:
        await connection.rows("UPDATE timeline SET name = ?, first = ?", timeline.name, timeline.first)
        if timeline.first:
            return 0
        # What was begun in the lost time stands there with other buttons: all that is owed is said afresh.
        await connection.rows("UPDATE outbox SET mark = NULL, attempts = 0, begun = NULL")
        return await _reseal_all(connection, reseal, entropy)


async def named(database: Database, entropy: Entropy) -> Timeline:
    """The timeline of a database that says nothing of being put back; one that has no name yet gets one."""
    found = await _timeline(database.reading)
    if found.name:
        return found
    timeline = Timeline(_new_name(entropy), first=found.first)
    async with database.transaction() as connection:
        await connection.rows("UPDATE timeline SET name = ?", timeline.name)
    return timeline


async def _reseal_all(connection: Connection, reseal: Reseal, entropy: Entropy) -> int:
    """Rolls to come must not repeat those of the lost time; cards of lobbies get buttons that count.

    How many entries that added.
    """
    writing = DatabaseWriting(connection)
    rows = await connection.rows("SELECT id, status FROM tables WHERE status IN ('lobby', 'running') ORDER BY id")
    for row in rows:
        table = TableId(row["id"])
        await reseal(writing, table)
        if row["status"] == TableStatus.LOBBY:
            await writing.posts.owe(table, PostKind.LOBBY)
    for row in await connection.rows("SELECT id FROM leagues WHERE stage IN ('open', 'running') ORDER BY id"):
        await reseal_league(writing, LeagueId(row["id"]), entropy)
    return writing.grown


async def _timeline(connection: Connection) -> Timeline:
    row = await connection.row("SELECT name, first FROM timeline")
    assert row is not None
    return Timeline(row["name"], first=bool(row["first"]))


async def _entries(connection: Connection) -> int:
    row = await connection.row("SELECT entries FROM timeline")
    assert row is not None
    return int(row["entries"])


def _new_name(entropy: Entropy) -> str:
    return base64.b32encode(entropy(_ENOUGH)).decode()[:_NAME]
