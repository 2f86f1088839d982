"""Copies by their dates, in a folder beside the database: the newest days and weeks, and never more."""

import re
import shutil
import time
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Final

from kingsforge_bot.service.errors import StoreUnusable
from kingsforge_bot.store.checking import check
from kingsforge_bot.store.copying import NoDatabase, checked_copy, see_that_it_is_there, sources
from kingsforge_bot.store.disk_full import DiskFull, written
from kingsforge_bot.store.files import COMPANIONS, beside, put_in_place, real
from kingsforge_bot.store.migrating import migrations

DAYS: Final = 7
WEEKS: Final = 4
_LEFT_OVER: Final = 24 * 60 * 60
"""Seconds after which a copy that was not finished never will be."""


def folder_of(database: Path) -> Path:
    """Where the copies lie."""
    return database.parent / "backups"


def copy_of(database: Path, day: date) -> Path:
    """The path of that day's copy."""
    return folder_of(database) / f"{database.stem}-{day.isoformat()}.sqlite3"


def rotate(database: Path, today: date, spare: int = 0) -> Path:
    """Make today's copy, in place of an earlier one of today, then let go of those too old.

    Raises NoDatabase, StoreUnusable, NotWritten, and DiskFull where fewer than `spare` bytes would be left on the disk:
    then every copy stays as it is.
    """
    database = real(database)
    to = copy_of(database, today)
    see_that_it_is_there(database)
    with written(to):
        _clear_away(to.parent)
        _see_that_there_is_room(database, to, spare)
        to.parent.mkdir(mode=0o700, exist_ok=True)
    with checked_copy(database, sources(database), to, through=True) as copy, written(to):
        put_in_place(copy, to)
        there = copies(database)
        for day in there.keys() - kept(there, today):
            there[day].unlink(missing_ok=True)
    return to


def is_made(database: Path, today: date) -> bool:
    """Whether there is a copy of today. Raises StoreUnusable."""
    copy = copy_of(real(database), today)
    try:
        return copy.exists()
    except OSError as error:
        raise StoreUnusable(str(copy), str(error)) from error


def look_through(database: Path) -> None:
    """Look through the whole database, where it lies. Raises NoDatabase, StoreUnusable."""
    database = real(database)
    if not check(database, len(migrations())):
        raise NoDatabase(database)


def copies(database: Path) -> dict[date, Path]:
    """The copies there are by their dates; what is named otherwise is not one."""
    form = re.compile(re.escape(database.stem) + r"-(\d{4}-\d\d-\d\d)\.sqlite3", re.ASCII)
    found: dict[date, Path] = {}
    for file in folder_of(database).glob(f"{_literal(database.stem)}-*.sqlite3"):
        named = form.fullmatch(file.name)
        if named is not None and (day := _date(named[1])) is not None:
            found[day] = file
    return found


def kept(days: Iterable[date], today: date) -> frozenset[date]:
    """Those of the newest days, then the newest of each of as many weeks before as there are.

    Counted, not reckoned from today: a bot that stood still for a year loses none. A date to come is left alone: the
    clock was wrong then, or is now.
    """
    past = sorted((day for day in days if day <= today), reverse=True)
    daily, older = past[:DAYS], past[DAYS:]
    weekly: dict[tuple[int, int], date] = {}
    for day in older:
        week = day.isocalendar()
        weekly.setdefault((week.year, week.week), day)
    return frozenset((*daily, *list(weekly.values())[:WEEKS], *(day for day in days if day > today)))


def _see_that_there_is_room(database: Path, to: Path, spare: int) -> None:
    there = (beside(database, ending) for ending in ("", *COMPANIONS))
    needed = sum(file.stat().st_size for file in there if file.exists())
    folder = to.parent if to.parent.exists() else database.parent
    if shutil.disk_usage(folder).free < needed + spare:
        raise DiskFull(to, needed + spare)


def _clear_away(folder: Path) -> None:
    """What a kill left of copies that were being made."""
    for file in folder.glob("*.sqlite3.*.new*"):
        if file.stat().st_mtime < time.time() - _LEFT_OVER:
            file.unlink(missing_ok=True)


def _date(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _literal(text: str) -> str:
    return re.sub(r"([*?[])", r"[\1]", text)
