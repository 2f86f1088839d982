"""The store of one of several processes, and what they know of each other."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.store.database_store import DatabaseStore
from kingsforge_bot.store.postgresql.claiming import Claims
from kingsforge_bot.store.postgresql.opening import opened

_log = logging.getLogger(__name__)


@asynccontextmanager
async def open_shared_store(address: str) -> AsyncIterator[tuple[DatabaseStore, Claims]]:
    """The store in that database, on which others run as well. Raises StoreUnusable."""
    async with AsyncExitStack() as stack:
        store, writing = await stack.enter_async_context(opened(address, together=True))
        names = asyncio.Queue[str | None]()
        claims = Claims(address, writing, names.put_nowait)
        stack.callback(claims.close)
        reading = asyncio.create_task(_read_again(store, names), name="settings of others")
        stack.callback(reading.cancel)
        try:
            yield store, claims
        finally:
            await _leave(claims)


async def _leave(claims: Claims) -> None:
    """What was this process's is anybody's: others need not wait. Nothing is written after it."""
    try:
        await claims.leave()
    except StoreFailed as error:
        _log.warning("that this process leaves is not told: %s", error.why)


async def _read_again(store: DatabaseStore, names: "asyncio.Queue[str | None]") -> None:
    """What other processes changed in settings, until cancelled."""
    while True:
        name = await names.get()
        try:
            await store.changed_elsewhere(name)
        except StoreFailed as error:
            # With the connection that is lost the next one reads all.
            _log.warning("settings that changed are not read: %s", error.why)
