"""Opens the store, or says why not and touches nothing."""

import logging
import secrets
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

from kingsforge_bot.service.audit.sealing import resealing
from kingsforge_bot.service.errors import StoreFailed, StoreUnusable
from kingsforge_bot.service.ports import Entropy, Reseal
from kingsforge_bot.service.types import Timeline
from kingsforge_bot.store.checking import PATIENCE, check_at_start
from kingsforge_bot.store.database_store import DatabaseStore
from kingsforge_bot.store.file_database import connect, connection
from kingsforge_bot.store.files import make, real, tighten
from kingsforge_bot.store.locking import locked
from kingsforge_bot.store.mark import Marking
from kingsforge_bot.store.migrating import migrate, migrations
from kingsforge_bot.store.settings import KnownSettings
from kingsforge_bot.store.timelines import mark_older, settle

_SCHEMES: Final = ("postgresql://", "postgres://")
_log = logging.getLogger(__name__)


def address_of(place: Path | str) -> str | None:
    """The address of a database of PostgreSQL's; None for a file."""
    return place if isinstance(place, str) and place.startswith(_SCHEMES) else None


async def begin_timeline(address: str, entropy: Entropy = secrets.token_bytes) -> Timeline:
    """A new one in a database of PostgreSQL's that was put back. Raises StoreUnusable, where a bot runs on it too."""
    from kingsforge_bot.store.postgresql.opening import open_postgresql

    async with open_postgresql(address, entropy=entropy, reseal_as_put_back=resealing(entropy)) as store:
        return store.timeline


@asynccontextmanager
async def open_store(
    path: Path | str, *, entropy: Entropy = secrets.token_bytes, reseal: Reseal | None = None
) -> AsyncIterator[DatabaseStore]:
    """The store in this file, which is made if there is none, with its folder; or at that address of PostgreSQL's.

    Raises StoreUnusable.

    If the file was put back since it was last open, a new timeline begins, and with it, in one transaction, the luck
    that `reseal` gives each lobby and running table, if not the usual one. A database of PostgreSQL's does not tell
    that it was put back, so nothing is resealed as it opens: whoever put it back says so by `begin_timeline`.
    """
    if (address := address_of(path)) is not None:
        from kingsforge_bot.store.postgresql.opening import open_postgresql

        async with open_postgresql(address, entropy=entropy) as store:
            yield store
        return
    path = real(Path(path))
    steps = migrations()
    async with AsyncExitStack() as stack:
        try:
            path.parent.mkdir(mode=0o700, exist_ok=True)
            stack.enter_context(locked(path))
            version, unseen = check_at_start(path, len(steps), PATIENCE)
            if unseen:
                _log.warning(
                    "%s was not closed in good order; %g s did not do to look through %s: that is done with the"
                    " daily copy",
                    *(path, PATIENCE, ", ".join(unseen)),
                )
            make(path)
            tighten(path)
            async with connection(path) as first:
                await mark_older(first, path)
                await migrate(first, version, steps)
                # SQLite opens a write-protected file without a word; better to hear it now.
                await first.rows("BEGIN IMMEDIATE")
                await first.undo()
            database = await stack.enter_async_context(connect(path))
            timeline, mark = await settle(database, path, entropy, reseal or resealing(entropy))
            marking = Marking(path, mark)
            stack.callback(marking.close)
            settings = KnownSettings()
            await settings.load(database.reading)
        except (sqlite3.Error, StoreFailed, OSError, ValueError) as error:
            raise StoreUnusable(str(path), str(error)) from error
        yield DatabaseStore(database, timeline, marking, settings)
