"""A copy of the database made or put back from the command line, and what the host reads then."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path

from kingsforge_bot.hosting.settings import ROTATED, Start
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.service.ports import Clock
from kingsforge_bot.store import (
    DiskFull,
    NoDatabase,
    NotWritten,
    WouldOverwrite,
    back_up,
    begin_timeline,
    restore,
    rotate,
)
from kingsforge_bot.ui.admin.starting import why_not_started


def _now() -> int:
    return int(time.time())


def copied(
    start: Start, database: Path | str, say: Localizer, tell: Callable[[str], None], clock: Clock = _now
) -> int | str:
    """For `sys.exit`: 0 when it is done and told, else why nothing was changed."""
    try:
        if start.move_to is not None:
            # With it comes what speaks to a server.
            from kingsforge_bot.ui.admin.moving import moved

            return moved(database, start.move_to, say, tell)
        if isinstance(database, str):
            return _of_server(start, database, say, tell)
        return _of_file(start, database, say, tell, clock)
    except NoDatabase as error:
        return say("start-no-database", path=str(error.path))
    except WouldOverwrite as error:
        return say("start-would-overwrite", path=str(error.path))
    except DiskFull as error:
        return no_room(say, error)
    except NotWritten as error:
        return say("start-not-written", path=error.path, fault=error.why)
    except StoreUnusable as error:
        return why_not_started(say, error)


def _of_file(start: Start, database: Path, say: Localizer, tell: Callable[[str], None], clock: Clock) -> int | str:
    if start.new_timeline:
        return say("start-timeline-by-itself", path=str(database))
    if start.backup is not None:
        copy = start.backup
        if copy == ROTATED:
            copy = rotate(database, day_of(clock()))
        else:
            back_up(database, copy)
        tell(say("start-backed-up", path=str(database), copy=str(copy)))
    if start.restore is not None:
        aside = restore(start.restore, database)
        tell(say("start-restored", path=str(database), copy=str(start.restore)))
        if aside is not None:
            tell(say("start-set-aside", path=str(aside)))
    return 0


def _of_server(start: Start, address: str, say: Localizer, tell: Callable[[str], None]) -> int | str:
    """A server copies what it keeps; that it was put back it has to be told."""
    if not start.new_timeline:
        tools = {"dump": "pg_dump", "restore": "pg_restore", "flag": "bot.py --new-timeline"}
        return say("start-copied-by-server", server="PostgreSQL", **tools)
    timeline = asyncio.run(begin_timeline(address))
    tell(say("start-new-timeline", name=timeline.name))
    return 0


def no_room(say: Localizer, error: DiskFull) -> str:
    """The line that the disk is full, and that nothing is lost over it."""
    return say("start-no-room", path=str(error.path), megabytes=-(-error.needed // 1_000_000))


def day_of(now: int) -> date:
    """The day a copy is named by, for that Unix second: the same for every host."""
    return datetime.fromtimestamp(now, UTC).date()
