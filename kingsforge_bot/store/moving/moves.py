"""Moves all games between a file and a database on a server.

At every moment one of the two can be opened, never both: the place that is left is marked before the other one counts.
Whoever is stopped on the way asks for the same again.
"""

import os
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from kingsforge_bot.service.errors import ServiceError, StoreFailed, StoreUnusable
from kingsforge_bot.store.checking import PATIENCE, check_at_start
from kingsforge_bot.store.copying import WouldOverwrite, see_that_it_is_there, set_aside
from kingsforge_bot.store.disk_full import written
from kingsforge_bot.store.files import put_in_place, real, tighten
from kingsforge_bot.store.locking import locked
from kingsforge_bot.store.mark import Mark, read_mark, write_mark
from kingsforge_bot.store.migrating import migrations
from kingsforge_bot.store.moved import mark, moved_to, said_of, unmark
from kingsforge_bot.store.moving.file_end import FileEnd, opened, to_be_filled
from kingsforge_bot.store.moving.row_form import Digest, Form, Written
from kingsforge_bot.store.moving.server_end import ServerEnd, reached
from kingsforge_bot.store.opening import address_of
from kingsforge_bot.store.postgresql.opening import without_password
from kingsforge_bot.store.timelines import was_put_back

Progress = Callable[[str, int, int], None]
"""Of a table: its name, how many of its rows are done, and how many there are."""
_TOLD: Final = 250_000
"""Rows of a table after which it is said how far it is."""
_UNSURE: Final = "the answer was lost; whether the games are there is not known: ask for the same move again"


class Moved(NamedTuple):
    """What lies at the new place."""

    tables: int
    rows: int
    aside: Path | None = None
    """Where that is kept which stood there."""


class OneOfEach(ServiceError):  # noqa: N818
    """The two ends are both files, or both databases on servers."""


async def move(database: Path | str, to: str, tell: Progress) -> Moved | None:
    """All games from where they are kept to an address, or to a file of that name; None where they were moved before.

    Raises OneOfEach, and as `move_to_server` and `move_to_file`.
    """
    address = address_of(to)
    match database:
        case Path() if address is not None:
            return await move_to_server(database, address, tell)
        case str() if address is None:
            return await move_to_file(database, Path(to), tell)
        case _:
            raise OneOfEach


async def move_to_server(path: Path, address: str, tell: Progress) -> Moved | None:
    """All games of the file; None where they were moved there before.

    Raises NoDatabase, StoreUnusable: where a bot runs on either of them, something is there already, either is of
    another version, or something arrived otherwise than it was sent.
    """
    path, place = real(path), without_password(address)
    see_that_it_is_there(path)
    with locked(path):
        marked = moved_to(path)
        if marked is None:
            _see_that_it_is_up_to_date(path)
        elif marked != place:
            raise StoreUnusable(str(path), said_of(marked))
        async with reached(address) as server:
            if (gone := await server.moved_to()) is not None:
                raise StoreFailed(said_of(gone))
            await server.furnish()
            with opened(path) as file:
                timeline, _ = file.timeline()
                empty = await server.is_empty(file.forms)
                if marked is not None and not empty and await server.timeline() == timeline:
                    return None
                if not empty:
                    raise StoreFailed("it is not empty")
                if marked is not None:
                    unmark(file.database)
                    _see_that_it_is_up_to_date(path)
                return await _sent(file, server, place, tell)


async def _sent(file: FileEnd, server: ServerEnd, place: str, tell: Progress) -> Moved:
    async with server.transaction():
        await server.clear(file.forms)
        sent = {form: await _send(file, server, form, tell) for form in file.forms}
        await server.finish(file.forms, file.handed_out())
        for form, digest in sent.items():
            _compare(form, digest, await server.digest(form))
        mark(file.database, place)
    try:
        await server.commit()
    except StoreFailed as error:
        raise StoreFailed(f"{error.why}; {_UNSURE}") from error
    return Moved(len(sent), sum(digest.rows for digest in sent.values()))


async def _send(file: FileEnd, server: ServerEnd, form: Form, tell: Progress) -> Digest:
    told = _telling(form, file.count(form), tell)
    pieces = Written(file.rows(form), told)
    await server.put(form, _asynchronous(pieces))
    told(pieces.digest.rows)
    return pieces.digest


async def _asynchronous(pieces: Written) -> AsyncIterator[bytes]:
    for piece in pieces:
        yield piece


async def move_to_file(address: str, path: Path, tell: Progress) -> Moved | None:
    """All games of the database on a server; None where they were moved there before.

    Raises WouldOverwrite, DiskFull, NotWritten, StoreUnusable as `move_to_server`.
    """
    path = real(path)
    with written(path), locked(path):
        there = path.exists()
        left = moved_to(path) if there else None
        async with reached(address) as server:
            marked = await server.moved_to()
            if marked not in (None, str(path)):
                raise StoreFailed(said_of(str(marked)))
            if there and left is None:
                if marked is not None:
                    with opened(path) as file:
                        if file.timeline()[0] == await server.timeline():
                            return None
                raise WouldOverwrite(path)
            await server.see_that_it_is_up_to_date()
            with _new(path) as new:
                moved, known = await _fetched(server, new, path, tell)
                # Before the file: it is no copy that somebody put back.
                write_mark(path, known)
                aside = set_aside(path) if there else None
                put_in_place(new, path)
                tighten(path)
            return moved._replace(aside=aside)


async def _fetched(server: ServerEnd, new: Path, path: Path, tell: Progress) -> tuple[Moved, Mark]:
    rows = 0
    async with server.transaction():
        with to_be_filled(new) as file:
            for form in file.forms:
                await _fetch(server, file, form, tell)
            for form in file.forms:
                sent = await server.digest(form)
                _compare(form, sent, file.digest(form))
                rows += sent.rows
            file.hand_out_after(await server.handed_out())
            timeline, entries = file.timeline()
        # The file is whole now.
        await server.unmark()
        await server.mark(str(path))
    await server.commit()
    return Moved(len(file.forms), rows), Mark(timeline.name, entries)


async def _fetch(server: ServerEnd, file: FileEnd, form: Form, tell: Progress) -> None:
    told, done = _telling(form, await server.count(form), tell), 0
    async for batch in server.rows(form):
        file.put(form, batch)
        done += len(batch)
        told(done)
    told(done)


@contextmanager
def _new(path: Path) -> Iterator[Path]:
    """A file beside it, of which nothing is left unless it was moved away, nor of one that was begun before."""
    for begun in path.parent.glob(f"{path.name}.*.moving"):
        begun.unlink(missing_ok=True)
    number, name = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".moving", dir=path.parent)
    os.close(number)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def _see_that_it_is_up_to_date(path: Path) -> None:
    version, newest = check_at_start(path, len(migrations()), PATIENCE).version, len(migrations())
    if version != newest:
        raise StoreUnusable(str(path), f"schema {version}, needed is {newest}: start the bot on it once")
    with opened(path) as file:
        timeline, entries = file.timeline()
    if was_put_back(read_mark(path), timeline, entries):
        raise StoreUnusable(str(path), "it was put back, which a bot has to notice first: start one on it once")


def _compare(form: Form, sent: Digest, arrived: Digest) -> None:
    if sent != arrived:
        said = f"{sent.rows} rows of {form.name} were sent, {arrived.rows} arrived"
        raise StoreFailed(said if sent.rows != arrived.rows else f"rows of {form.name} arrived otherwise than sent")


def _telling(form: Form, count: int, tell: Progress) -> Callable[[int], None]:
    """Says how far a table is: now and then, and at its end."""
    last = 0

    def told(done: int) -> None:
        nonlocal last
        if (done == count and count) or done - last >= _TOLD:
            last = done
            tell(form.name, done, count)

    return told
