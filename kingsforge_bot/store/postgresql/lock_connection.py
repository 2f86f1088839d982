"""A connection of its own, beside those that read and write, on which a process holds locks for as long as it lives."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

import asyncpg

from kingsforge_bot.store.postgresql.connections import CHANNEL, FAILURES, LOST, OURS, ServerConnection, as_store_failed

_PATIENCE: Final = 5.0
"""Seconds for a connection, and for an answer but to what waits for others: who hears nothing for longer is cut off."""
_OPTIONS: Final[dict[str, Any]] = {"timeout": _PATIENCE, "command_timeout": 15.0, "statement_cache_size": 32}


class LockConnection(ServerConnection):
    """One is opened when it is needed, and anew where it was lost; `opened` is told, `heard` what others announce.

    The server lets go of who says nothing for `idle` seconds: a process that stands still holds nothing for long.
    """

    def __init__(
        self,
        address: str,
        idle: float,
        *,
        opened: Callable[[], None] = lambda: None,
        heard: Callable[[str], None] | None = None,
    ) -> None:
        self._address = address
        self._settings = OURS | {
            "idle_session_timeout": str(round(idle * 1000)),
            "idle_in_transaction_session_timeout": "5000",
            "lock_timeout": "10000",
        }
        self._opened = opened
        self._heard = heard
        self._one = asyncio.Lock()
        self.lives = 0
        """How often it was opened: what was locked before the last time is not any more."""

    async def rows(self, sql: str, *values: object, within: float = _PATIENCE) -> Sequence[Any]:
        """All rows of a statement in PostgreSQL's own words. Raises StoreFailed."""
        async with self._one:
            with as_store_failed():
                try:
                    connection = await self._ready()
                    found: Sequence[Any] = await connection.fetch(sql, *values, timeout=within)
                except BaseException as error:
                    # Unless the server said no, whether it was done is not known: nothing is held rather than something
                    # that nobody knows of.
                    if isinstance(error, LOST) or not isinstance(error, FAILURES):
                        self.close()
                    raise
        return found

    async def _ready(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._address, server_settings=self._settings, **_OPTIONS)
            self.lives += 1
            if (heard := self._heard) is not None:
                await self._connection.add_listener(CHANNEL, lambda *told: heard(str(told[-1])))
            self._opened()
        return self._connection
