"""What is known of a post that was tried: whether it may stand, since when, and by what it is told from others."""

import asyncio
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest

from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.post.post_records import Owed, Posted, PostKind
from kingsforge_bot.service.types import ChannelId, MessageId, TableId
from kingsforge_bot.store.file_database import connection
from kingsforge_bot.store.migrating import FOLDER, migrate, migrations
from tests.databases.engines import open_store
from tests.service.listening import THREAD
from tests.service.room import CHANNEL, Room, open_room

pytestmark = pytest.mark.usefixtures("engine")
NAME = "kingsforge.sqlite3"
TIMED = min(int(file.name[:4]) for file in FOLDER.glob("*_attempts.sql"))
"""The schema in which attempts got a time."""


async def card_of(room: Room, table: TableId) -> Owed:
    [card] = [one for one in await room.store.owed(table) if one.kind is PostKind.LOBBY]
    return card


async def test_an_attempt_is_in_doubt_until_it_is_known_how_it_ended(tmp_path: Path) -> None:
    async with open_room(tmp_path / NAME) as room:
        table = (await room.lobby()).id
        assert await room.store.doubtful_since(CHANNEL) is None
        card = await card_of(room, table)
        await room.store.begin(table, card, 70)
        assert ((await card_of(room, table)).attempts, await room.store.doubtful_since(CHANNEL)) == (1, 70)
        await room.store.refused(table, card)
        assert ((await card_of(room, table)).attempts, await room.store.doubtful_since(CHANNEL)) == (0, None)
        await room.store.begin(table, card, 80)
        await room.store.begin(table, card, 90)
        assert await room.store.doubtful_since(CHANNEL) == 90
        await room.store.stands(table, card, Posted(0, MessageId(5), CHANNEL))
        assert await room.store.doubtful_since(CHANNEL) is None


async def test_the_earliest_doubt_of_a_place_is_told(tmp_path: Path) -> None:
    async with open_room(tmp_path / NAME) as room:
        late, early = (await room.lobby()).id, (await room.lobby()).id
        elsewhere = (await room.lobby(thread=THREAD)).id
        for table, at in ((late, 90), (early, 80), (elsewhere, 85)):
            await room.store.begin(table, await card_of(room, table), at)
        assert await room.store.doubtful_since(CHANNEL) == 80
        assert await room.store.doubtful_since(THREAD) == 85
        assert await room.store.doubtful_since(ChannelId(1)) is None


async def test_a_mark_belongs_to_one_post_for_good(tmp_path: Path) -> None:
    marks = []
    for name in ("first", "second"):
        async with open_room(tmp_path / name) as room:
            table = (await room.lobby()).id
            card = await card_of(room, table)
            marks.append(await room.store.begin(table, card, 1))
        async with open_room(tmp_path / name) as room:
            assert await room.store.begin(table, card, 2) == marks[-1]
            other = (await room.lobby()).id
            marks.append(await room.store.begin(other, await card_of(room, other), 3))
    assert len(set(marks)) == 4
    assert {len(mark) for mark in marks} == {16}


async def test_nothing_is_begun_that_is_not_owed(tmp_path: Path) -> None:
    async with open_room(tmp_path / NAME) as room:
        with pytest.raises(StoreFailed):
            await room.store.begin(TableId(7), Owed(PostKind.BOARD, 3, 0, 1), 1)


@pytest.mark.of_files
async def test_what_was_tried_before_attempts_had_a_time_is_looked_for_from_when_it_was_owed(tmp_path: Path) -> None:
    path = tmp_path / NAME
    async with connection(path) as opened:
        await migrate(opened, 0, {number: step for number, step in migrations().items() if number < TIMED})
    with closing(connect(path)) as database:
        database.executescript(
            """
            INSERT INTO tables (guild, channel, name, game, options, capacity, owner, status, opened, since, pace)
            VALUES (1, 20, 'Oak', 'kings_forge', '{}', 2, 3, 'running', 40, 50, 'none'),
                   (1, 21, 'Elm', 'kings_forge', '{}', 2, 3, 'lobby', 45, 50, 'none');
            INSERT INTO log VALUES (1, 1, NULL, 'setup', '[]', '', 0, '[]', 1, 60, 0);
            INSERT INTO outbox VALUES (1, 1, 'board', 'owed', 2, 1), (2, 0, 'lobby', 'owed', 1, 1);
            """
        )
    async with open_store(path) as store:
        assert await store.doubtful_since(ChannelId(20)) == 60
        assert await store.doubtful_since(ChannelId(21)) == 45


async def test_who_plays_does_not_wait_for_all_that_is_posted(tmp_path: Path) -> None:
    """Of many posts that are to be written down one at most comes before what a player decided."""
    done: list[str] = []
    async with open_store(tmp_path / "kingsforge.sqlite3") as store:

        async def mute(place: int) -> None:
            await store.mute(ChannelId(place), 0)
            done.append("post")

        posts = [asyncio.create_task(mute(place)) for place in range(30)]
        await asyncio.wait(posts, timeout=0)
        async with store.writing():
            done.append("decision")
        await asyncio.gather(*posts)
    assert done.index("decision") <= 2
