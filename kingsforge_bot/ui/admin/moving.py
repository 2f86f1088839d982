"""All games moved to another place from the command line, and what the host reads meanwhile and then."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.store.moving.moves import OneOfEach, move
from kingsforge_bot.store.postgresql.opening import without_password


def moved(database: Path | str, to: str, say: Localizer, tell: Callable[[str], None]) -> int | str:
    """For `sys.exit`: 0 when they lie at the new place and nowhere else, else why not.

    Raises DiskFull, NoDatabase, NotWritten, StoreUnusable, WouldOverwrite.
    """

    def told(table: str, done: int, count: int) -> None:
        tell(say("start-moving", table=table, done=done, count=count))

    here, there = without_password(str(database)), without_password(to)
    setting = "KINGSFORGE_DATABASE"
    try:
        done = asyncio.run(move(database, to, told))
    except OneOfEach:
        return say("start-one-of-each", here=here, there=there, server="PostgreSQL")
    except KeyboardInterrupt:
        return say("start-move-stopped")
    if done is None:
        tell(say("start-moved-before", here=here, there=there, setting=setting))
        return 0
    tell(say("start-moved", tables=done.tables, rows=done.rows, here=here, there=there, setting=setting))
    if done.aside is not None:
        tell(say("start-set-aside", path=str(done.aside)))
    return 0
