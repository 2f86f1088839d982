"""The copy of the database that the running bot makes each day, for hosts without a timetable of their own."""

import asyncio
import logging
from pathlib import Path
from typing import Final

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.errors import ServiceError
from kingsforge_bot.service.ports import Clock, Sleep
from kingsforge_bot.store import DiskFull, look_through, rotate
from kingsforge_bot.store.rotation import is_made
from kingsforge_bot.ui.admin.copies import day_of, no_room

SETTLED: Final = 5 * 60.0
"""Seconds after the start: whoever tries something out and stops again needs no copy."""
EACH: Final = 60 * 60.0
"""Seconds between two looks whether today's was made; one that failed is tried again then."""
DAY: Final = 24 * EACH
SPARE: Final = 64 << 20
"""Bytes that a copy must leave free: the games that are played go first."""
_log = logging.getLogger(__name__)


async def copy_daily(database: Path, say: Localizer, clock: Clock, sleep: Sleep) -> None:
    """Until cancelled; in a thread of its own, and readers and writers go on meanwhile."""
    await sleep(SETTLED)
    while True:
        today = day_of(clock())
        try:
            if not is_made(database, today):
                made = await asyncio.to_thread(rotate, database, today, SPARE)
                _log.info("%s", say("start-backed-up", path=str(database), copy=str(made)))
        except DiskFull as error:
            _log.error("%s", no_room(say, error))
        except ServiceError:
            _log.exception("no copy of the database could be made today")
        await sleep(EACH)


async def look_through_daily(database: Path, sleep: Sleep) -> None:
    """Where the host makes the copies, which are looked through as they are made: until cancelled."""
    await sleep(SETTLED)
    while True:
        try:
            await asyncio.to_thread(look_through, database)
        except ServiceError as error:
            _log.error("the database is not whole: %s", error)
        await sleep(DAY)
