"""Logs and files are put together off the event loop, and the same file once for all who ask at once."""

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from kingsforge_bot.service.audit.history import History
from kingsforge_bot.service.errors import NoTable
from kingsforge_bot.service.types import TableId
from kingsforge_bot.ui.audit.log_files import LogFiles
from kingsforge_bot.ui.message import Message
from tests.games.toy.rules import Toy
from tests.games.toy.state import Event
from tests.service.room import BEN, Room, open_room


class Noting(Toy):
    """Beads, of which hands are hidden: each entry of a file is put together anew. Tells where that is done."""

    def __init__(self) -> None:
        super().__init__()
        self.threads: list[int] = []

    def dump_events(self, events: Sequence[Event]) -> bytes:
        self.threads.append(threading.get_ident())
        return super().dump_events(events)


@pytest.fixture
def noting() -> Noting:
    return Noting()


def history_of(room: Room, game: Noting) -> History:
    """With that game in place of its own."""
    states = room.service.history._states
    states._games = {**states._games, game.key: game}
    return room.service.history


async def test_a_file_is_made_in_a_thread_and_once_for_all(tmp_path: Path, noting: Noting) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3", game=Toy()) as room:
        await room.started(BEN, players=2)
        for _ in range(2):
            await room.act(TableId(1))
        table = (await room.service.play.look(TableId(1))).table
        history, files = history_of(room, noting), LogFiles()
        made = await asyncio.gather(*(files.of(history, table) for _ in range(20)))
        assert len(noting.threads) == table.seq
        assert threading.get_ident() not in noting.threads
        assert {attachment.content for _, attachment in made} == {(await history.file(TableId(1))).to_json()}
        noting.threads.clear()
        await files.of(history, table)
        assert noting.threads, "what was made before may be told otherwise by now"


async def test_whoever_gives_up_ends_it_for_nobody_else(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        table = (await room.started(BEN, players=2)).look.table
        files = LogFiles()
        first, second = [asyncio.create_task(files.of(room.service.history, table)) for _ in range(2)]
        await asyncio.sleep(0)
        first.cancel()
        assert (await second)[0].last == table.seq


async def test_what_is_not_there_is_said_and_not_remembered(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        table = (await room.started(BEN, players=2)).look.table
        files = LogFiles()
        for _ in range(2):
            with pytest.raises(NoTable):
                await files.of(room.service.history, replace(table, id=TableId(99)))


async def test_a_page_is_written_in_the_thread() -> None:
    def write() -> Message:
        return Message(str(threading.get_ident()))

    page = await LogFiles().page(write)
    assert page.text != str(threading.get_ident())
