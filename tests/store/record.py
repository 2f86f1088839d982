"""Writes a database as the code of today makes it: `python -m tests.store.record`, before its schema changes.

`fixtures/schema-N.sql` then holds a lobby, a table in the middle of a turn, a game that was played to its end, one
where time runs and somebody has a plan, posts that stand and posts that are owed; `schema-N.ids` the ids of buttons on
their messages, which must work for ever.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from kingsforge_bot.games.kings_forge.bots import RANDOM_SMITH
from kingsforge_bot.games.kings_forge.screens.board import board_message
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.players.self_play import choice
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.turn.luck import Secret
from kingsforge_bot.service.types import TableId, TableStatus, TableView
from kingsforge_bot.ui.message import Menu, Message
from kingsforge_bot.ui.table.tables import lobby_card
from tests.service.listening import said
from tests.service.room import ADA, BEN, FORGE, FakePublisher, Room, open_room

FIXTURES: Final = Path(__file__).parent / "fixtures"
VOICE: Final = Localizers(strict=True).english.of("kings_forge")


def ids(message: Message) -> Iterator[str]:
    """Of all buttons and menus of a message."""
    for row in message.rows:
        for part in (row,) if isinstance(row, Menu) else row:
            yield str(part.custom_id)


def board_ids(look: TableView) -> Iterator[str]:
    return ids(board_message(VOICE, BoardPost(look, (), "n"), None))


async def played_out(room: Room, table: TableId) -> TableView:
    """Ada chooses as a bot does, until the end."""
    look = await room.service.play.look(table)
    while look.table.status is not TableStatus.OVER:
        luck = Secret(look.table.seq.to_bytes(32, "big")).luck(0)
        (seat,) = look.awaited
        action = choice(FORGE, RANDOM_SMITH, look.view, seat, luck)
        done = await room.service.play.act(table, ADA, action, decided_on=look.table.seq)
        look = done.look
    return look


async def filled(path: Path) -> list[str]:
    """Ids of the messages of all that is put into the database."""
    async with open_room(path) as room:
        lobby = await room.lobby(BEN, name="Oak")
        running = (await room.started(BEN, players=2, name="Ash")).look.table.id
        over = (await room.started(players=2, bots=1, name="Elm")).look.table.id
        ended = await played_out(room, over)
        timed = (await room.started(BEN, players=2, name="Yew", pace="24h+4h")).look
        (seat,) = timed.awaited
        other = next(sitter.user for sitter in timed.table.sitters if sitter.seat != seat)
        assert other is not None
        await room.service.planning.add(timed.table.id, other, "pass")
        await room.act(running, "pass taking metal")
        await said(room, FakePublisher())
        asked = await room.service.play.look(running)
        await room.act(running, "pass")
        await room.act(running, "roll")
        rolled = await room.service.play.look(running)
        await room.lobby(name="Fir")
    messages = (ids(lobby_card(VOICE, lobby)), board_ids(asked), board_ids(rolled), board_ids(ended))
    return [one for message in messages for one in message]


def record() -> None:
    """Write both files of the schema as it is."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "kingsforge.sqlite3"
        found = asyncio.run(filled(path))
        with closing(sqlite3.connect(path)) as database:
            pragmas = [
                f"PRAGMA {name} = {database.execute(f'PRAGMA {name}').fetchone()[0]};"
                for name in ("application_id", "user_version")
            ]
            (version,) = database.execute("PRAGMA user_version").fetchone()
            text = "\n".join([*pragmas, *database.iterdump()])
    (FIXTURES / f"schema-{version}.sql").write_text(text + "\n", encoding="utf-8")
    (FIXTURES / f"schema-{version}.ids").write_text("\n".join(found) + "\n", encoding="utf-8")


if __name__ == "__main__":
    record()
