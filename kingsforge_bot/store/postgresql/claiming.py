"""Shards shared out by advisory locks: what the processes on one database know of each other."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from kingsforge_bot.service.errors import StoreFailed, TakenOver
from kingsforge_bot.service.shards.dividing import FIRST_CLAIM, ClusterView, Held, Peer
from kingsforge_bot.service.types import TableId
from kingsforge_bot.store.postgresql.connections import CHANNEL, LOCK, WRITES, PostgresWritingConnection
from kingsforge_bot.store.postgresql.lock_connection import LockConnection

IDLE: Final = 10.0
"""Seconds without a word after which the server lets go of a process's shards; it speaks every other second."""
_IDLE_AT_TABLE: Final = 15.0
_FORGOTTEN: Final = 600.0
"""Seconds after which nobody comes back: then the number of shards may change."""
_TABLES: Final = (LOCK >> 16) << 48
"""Locks of tables are numbered from here on: the mark of our locks alone in the highest two of a number's eight bytes.

What is below has room for any table's number, and none of them is `LOCK` or `WRITES`, whose highest bytes are empty.
"""
_AGAIN: Final = 0.05
_AT_MOST: Final = 10.0
"""Seconds between two attempts at a table's lock, and for all of them."""
_LOOK: Final = f"""
    WITH me AS (UPDATE kingsforge_processes SET seen = clock_timestamp() WHERE number = $1 RETURNING number)
    SELECT
        (SELECT number FROM me) AS me,
        (
            SELECT json_agg(json_build_array(number, extract(EPOCH FROM clock_timestamp() - seen)))
            FROM kingsforge_processes
        )::TEXT AS peers,
        (
            SELECT json_agg(json_build_array(shard, owner, shard IN (
                SELECT objid::BIGINT FROM pg_locks WHERE locktype = 'advisory' AND classid = {LOCK} AND objsubid = 2
                AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND granted
            )) ORDER BY shard)
            FROM kingsforge_shards
        )::TEXT AS shards
"""  # noqa: S608 - a number of ours
_PEERS: Final = msgspec.json.Decoder(list[tuple[int, float]] | None)
_SHARDS: Final = msgspec.json.Decoder(list[tuple[int, int | None, bool]] | None)
_log = logging.getLogger(__name__)


class Claims:
    """The claims of this process among all. `changed` is called with names of settings, or None where any may be."""

    def __init__(
        self,
        address: str,
        writing: PostgresWritingConnection,
        changed: Callable[[str | None], None],
        first_claim: float = FIRST_CLAIM,
    ) -> None:
        self._writing = writing
        self._changed = changed
        self._first_claim = first_claim
        self._ring: Callable[[], None] = lambda: None
        self._line = LockConnection(address, IDLE, opened=lambda: changed(None), heard=self._hear)
        self._tables = LockConnection(address, _IDLE_AT_TABLE)

    @property
    def number(self) -> int:
        """The number of this process, once it has joined."""
        assert self._writing.process is not None
        return self._writing.process

    async def join(self, wanted: int | None, proposed: int) -> int:
        """Become one of them; the number of shards, which is `wanted`, or what the others have. Raises StoreFailed."""
        async with self._alone():
            [known] = await self._line.rows(
                "SELECT (SELECT count(*) FROM kingsforge_shards) AS shards, count(*) FILTER ("  # noqa: S608 - a number of ours
                f" WHERE seen > clock_timestamp() - INTERVAL '{_FORGOTTEN} s') AS processes FROM kingsforge_processes"
            )
            shards = int(known["shards"])
            if not (known["processes"] and shards):
                shards = wanted or proposed
                await self._line.rows("DELETE FROM kingsforge_processes")
                await self._line.rows("DELETE FROM kingsforge_shards")
                await self._line.rows(
                    "INSERT INTO kingsforge_shards (shard) SELECT generate_series(0, $1::BIGINT - 1)", shards
                )
            elif wanted not in (None, shards):
                raise StoreFailed(f"{wanted} shards are wanted, and other processes run with {shards}")
            [row] = await self._line.rows(
                "INSERT INTO kingsforge_processes (seen) VALUES (clock_timestamp()) RETURNING number"
            )
        self._writing.process = int(row["number"])
        await self._tell()
        return shards

    def rung_by(self, ring: Callable[[], None]) -> None:
        """What is to be called when others let something go."""
        self._ring = ring

    async def look(self) -> ClusterView:
        """How it stands. Raises StoreFailed."""
        [row] = await self._line.rows(_LOOK, self.number)
        me = row["me"]
        peers = [Peer(number, 0.0 if number == me else silent) for number, silent in _PEERS.decode(row["peers"]) or ()]
        # Struck out, but seen as before: one statement sees one moment.
        known = tuple(peer for peer in peers if peer.number != self.number or me is not None)
        return ClusterView(self.number, known, tuple(Held(*one) for one in _SHARDS.decode(row["shards"]) or ()))

    async def bury(self, number: int) -> None:
        """Strike it out, unless it was heard of. Raises StoreFailed, TakenOver."""
        async with self._alone():
            await self._still_there()
            await self._line.rows(
                "DELETE FROM kingsforge_processes WHERE number = $1"  # noqa: S608 - a number of ours
                f" AND seen < clock_timestamp() - INTERVAL '{self._first_claim} s'",
                number,
            )

    async def take(self, shard: int) -> bool:
        """Take its lock, then its row. Raises StoreFailed, TakenOver."""
        [locked] = await self._line.rows(f"SELECT pg_try_advisory_lock({LOCK}, $1) AS got", shard)
        if not locked["got"]:
            return False
        async with self._alone():
            await self._still_there()
            rows = await self._line.rows(
                "UPDATE kingsforge_shards SET owner = $2 WHERE shard = $1 AND (owner IS NULL OR owner = $2"
                " OR owner NOT IN (SELECT number FROM kingsforge_processes)) RETURNING shard",
                shard,
                self.number,
            )
        if not rows:
            await self._unlock(shard)
        return bool(rows)

    async def let_go(self, shard: int) -> None:
        """Give back its row, then its lock. Raises StoreFailed."""
        await self._line.rows(
            "UPDATE kingsforge_shards SET owner = NULL WHERE shard = $1 AND owner = $2", shard, self.number
        )
        await self._unlock(shard)
        await self._tell()

    async def leave(self) -> None:
        """What this process had is nobody's, if it ever joined. Raises StoreFailed."""
        if self._writing.process is None:
            return
        await self._line.rows("UPDATE kingsforge_shards SET owner = NULL WHERE owner = $1", self.number)
        await self._line.rows("DELETE FROM kingsforge_processes WHERE number = $1", self.number)
        await self._line.rows("SELECT pg_advisory_unlock_all()")
        await self._tell()

    async def turn(self, shard: int, at_once: int, window: float) -> float:
        """Seconds until that shard may begin its connection: the next turn of all processes. Raises StoreFailed."""
        [row] = await self._tables.rows(
            "INSERT INTO kingsforge_starts AS known (turn, at) VALUES ($1, clock_timestamp()) ON CONFLICT (turn)"
            " DO UPDATE SET at = greatest(clock_timestamp(), known.at + $2::FLOAT8 * INTERVAL '1 s')"
            " RETURNING extract(EPOCH FROM at - clock_timestamp())::FLOAT8 AS wait",
            shard % at_once,
            window,
        )
        return max(0.0, float(row["wait"]))

    @asynccontextmanager
    async def at_table(self, table: TableId) -> AsyncIterator[None]:
        """While the block runs, no other process acts at that table. Raises StoreFailed."""
        key = _TABLES + table
        waited = 0.0
        while not (await self._tables.rows("SELECT pg_try_advisory_lock($1) AS got", key))[0]["got"]:
            if waited >= _AT_MOST:
                raise StoreFailed(f"another process acts at table {table}")
            await asyncio.sleep(_AGAIN)
            waited += _AGAIN
        life = self._tables.lives
        try:
            yield
        finally:
            if life == self._tables.lives:
                await self._let_go_of(key)

    def close(self) -> None:
        """At once, with all locks."""
        self._line.close()
        self._tables.close()

    async def _let_go_of(self, key: int) -> None:
        try:
            await self._tables.rows("SELECT pg_advisory_unlock($1)", key)
        except StoreFailed as error:
            # With its connection the lock is gone.
            _log.info("a table is let go with its connection: %s", error.why)

    async def _unlock(self, shard: int) -> None:
        await self._line.rows(f"SELECT pg_advisory_unlock({LOCK}, $1)", shard)

    async def _tell(self) -> None:
        await self._line.rows("SELECT pg_notify($1, 'shards')", CHANNEL)

    async def _still_there(self) -> None:
        found = await self._line.rows("SELECT 1 FROM kingsforge_processes WHERE number = $1", self.number)
        if not found:
            raise TakenOver

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """A transaction while no process writes."""
        await self._line.rows("BEGIN")
        try:
            await self._line.rows(f"SELECT pg_advisory_xact_lock({WRITES})", within=12.0)
            yield
            await self._line.rows("COMMIT")
        except BaseException:
            await self._undo()
            raise

    async def _undo(self) -> None:
        try:
            await self._line.rows("ROLLBACK")
        except StoreFailed:
            self._line.close()

    def _hear(self, told: str) -> None:
        if told == "shards":
            self._ring()
        else:
            self._changed(told)
