"""One durable action (log, snapshot, outbox) against the same rows written by bare sqlite3, both on the disk.

Prints the ratio of the two rates, taken turn by turn in one run; wanted is at least 0.3. Then the rates of a PostgreSQL
server against the file's, with 1, 10 and 50 tables at work; left out, with a word, where there is no server.
Usage: python benchmarks/store.py [ACTIONS], run from the project's folder.
"""

import asyncio
import sqlite3
import statistics
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.records import Commit, Row, Snapshot
from kingsforge_bot.service.table.table_records import NewTable
from kingsforge_bot.service.types import ChannelId, GuildId, Sitter, TableId, TableStatus, UserId
from kingsforge_bot.store import open_store
from kingsforge_bot.store.database_store import DatabaseStore
from tests.databases.server import NoServerError, running

ROOT = Path(__file__).resolve().parent.parent
"""Databases are made here rather than in a memory file system, where nothing is ever durable."""
WANTED = 0.3
ROUNDS = 20
AT_WORK = {1: 0.5, 10: 1.5, 50: 2.3}
"""Tables at work at the same time, and how many times the file's rate a server's is wanted to be."""

EVENTS = b'[{"type":"Claimed","seat":1,"side":"mill.bottom","copying":null,"paid":["G","M","M","M"]},'
EVENTS += b'{"type":"Gained","seat":1,"dice":"WWG","missing":"","usable":false},{"type":"Refilled","card":"garden"}]'
STATE = b'{"players":[' + b",".join([b'{"supply":"MMMWWGGB","smithy":"MMWG","held":[]}'] * 40) + b"]}"
"""As long as a state in the middle of a game: about 2,000 bytes."""

BARE = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
CREATE TABLE log (
    table_id INTEGER, seq INTEGER, seat INTEGER, action TEXT, luck TEXT, draws TEXT, draw_from INTEGER, events TEXT,
    ruleset INTEGER, at INTEGER, forced INTEGER, PRIMARY KEY (table_id, seq)
);
CREATE TABLE snapshots (
    table_id INTEGER, seq INTEGER, state TEXT, next_draw INTEGER, PRIMARY KEY (table_id, seq)
);
CREATE TABLE outbox (table_id INTEGER, seq INTEGER, kind TEXT, status TEXT, PRIMARY KEY (table_id, seq, kind));
"""


def commit(seq: int, table: TableId) -> Commit:
    """One action like a claim in the gather phase."""
    row = Row(
        seq=seq,
        seat=Seat(seq % 3),
        action="gather mill.bottom paying GMMM",
        luck=(4, 4, 6),
        draws="r3",
        draw_from=seq,
        events=EVENTS,
        ruleset=1,
        at=1_700_000_000 + seq,
    )
    return Commit(
        table=table,
        row=row,
        snapshot=Snapshot(seq, STATE, seq + 1),
        status=TableStatus.RUNNING,
        awaited=frozenset([Seat(0)]),
        board=True,
    )


async def played(store: DatabaseStore, table: TableId, first: int, count: int) -> None:
    for seq in range(first, first + count):
        async with store.writing() as writing:
            await writing.commit(commit(seq, table))


async def ours(store: DatabaseStore, tables: Sequence[TableId], first: int, count: int) -> float:
    """Actions per second through the store's port, so many at each of the tables at the same time."""
    began = time.perf_counter()
    await asyncio.gather(*(played(store, table, first, count) for table in tables))
    return len(tables) * count / (time.perf_counter() - began)


async def laid(store: DatabaseStore, count: int) -> list[TableId]:
    """So many tables, beside others of as many."""
    async with store.writing() as writing:
        return [await writing.add_table(replace(LOBBY, name=f"Oak {count} {number}")) for number in range(count)]


def bare(database: sqlite3.Connection, first: int, count: int) -> float:
    """The same rows per second, with nothing around them."""
    began = time.perf_counter()
    for seq in range(first, first + count):
        one = commit(seq, TABLE)
        row = one.row
        values = (row.seq, row.seat, row.action, "[4,4,6]", row.draws, row.draw_from, row.events.decode())
        database.execute("BEGIN IMMEDIATE")
        database.execute(
            "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (TABLE, *values, row.ruleset, row.at, row.cause == "forced"),
        )
        database.execute(
            "INSERT INTO snapshots VALUES (?, ?, ?, ?)",
            (TABLE, seq, one.snapshot.state.decode(), one.snapshot.next_draw),
        )
        database.execute("INSERT INTO outbox VALUES (?, ?, ?, ?)", (TABLE, seq, PostKind.BOARD, "owed"))
        database.execute("COMMIT")
    return count / (time.perf_counter() - began)


async def both(file: DatabaseStore, server: DatabaseStore, each: int) -> None:
    """Turn by turn."""
    for at_work, wanted in AT_WORK.items():
        sides = [(store, await laid(store, at_work)) for store in (file, server)]
        count = max(1, each // at_work)
        rates: list[tuple[float, ...]] = []
        for number in range(ROUNDS):
            first = 1 + number * count
            rates.append(tuple([await ours(store, tables, first, count) for store, tables in sides]))
        here, there = (statistics.median(rate) for rate in zip(*rates, strict=True))
        ratio = statistics.median(there / here for here, there in rates)
        print(f"{at_work} tables at work: {here:.0f} a second in a file, {there:.0f} on a server")
        print(f"ratio: {ratio:.2f} (wanted: at least {wanted})")


async def main(actions: int) -> None:
    each = max(1, actions // ROUNDS)
    with TemporaryDirectory(dir=ROOT, prefix=".bench-") as folder:
        ratios: list[float] = []
        rates: list[tuple[float, float]] = []
        with closing(sqlite3.connect(Path(folder) / "bare.sqlite3", isolation_level=None)) as database:
            database.executescript(BARE)
            async with open_store(Path(folder) / "ours.sqlite3") as store:
                tables = await laid(store, 1)
                for number in range(ROUNDS):
                    first = 1 + number * each
                    rates.append((await ours(store, tables, first, each), bare(database, first, each)))
                    ratios.append(rates[-1][0] / rates[-1][1])
        print(f"durable actions per second: {statistics.median(rate for rate, _ in rates):.0f}")
        print(f"bare sqlite3, synchronous=FULL: {statistics.median(rate for _, rate in rates):.0f}")
        print(f"ratio: {statistics.median(ratios):.2f} (wanted: at least {WANTED})")
        try:
            with running(settings=()) as (address, _):
                async with (
                    open_store(Path(folder) / "both.sqlite3") as file,
                    open_store(address % "postgres") as server,
                ):
                    await both(file, server, each)
        except NoServerError as error:
            print(f"no PostgreSQL: {error}")


LOBBY = NewTable(
    guild=GuildId(1),
    channel=ChannelId(2),
    name="Oak",
    game="kings_forge",
    options={},
    capacity=3,
    owner=UserId(3),
    pace="none",
    sitters=(Sitter(Seat(0), "Ada", user=UserId(3)),),
    opened=1_700_000_000,
)
TABLE = TableId(1)

if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000))
