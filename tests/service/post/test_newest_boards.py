"""Whether the board that an action brought stands below what its player is told."""

from kingsforge_bot.service.post.newest_boards import NewestBoards
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.post_signal import PostSignal
from tests.service.listening import THREAD, posting, said
from tests.service.room import BEN, CHANNEL, FakePublisher, Room


async def test_a_board_posted_since_is_below_and_one_of_before_is_not(room: Room) -> None:
    done = await room.started(BEN, players=2)
    table = done.look.table.id
    await said(room, FakePublisher())
    board = await room.store.posted(table, PostKind.BOARD)
    assert board is not None
    boards = room.service.newest_boards
    assert await boards.is_below(table, CHANNEL, board.message - 1)
    assert not await boards.is_below(table, CHANNEL, board.message)
    assert not await boards.is_below(table, THREAD, board.message - 1)


async def test_a_board_that_is_owed_is_waited_for(room: Room) -> None:
    done = await room.started(BEN, players=2)
    async with posting(room, FakePublisher()):
        assert await room.service.newest_boards.is_below(done.look.table.id, CHANNEL, 1)


async def test_where_nobody_posts_nobody_waits(room: Room) -> None:
    done = await room.started(BEN, players=2)
    assert not await room.service.newest_boards.is_below(done.look.table.id, CHANNEL, 1)


async def test_one_that_does_not_come_is_not_waited_for_long(room: Room) -> None:
    done = await room.started(BEN, players=2)
    signal = PostSignal()
    with signal.attended():
        assert not await NewestBoards(room.store, signal, patience=0.01).is_below(done.look.table.id, CHANNEL, 1)


async def test_a_table_without_a_board_has_none_below(room: Room) -> None:
    lobby = await room.lobby()
    assert not await room.service.newest_boards.is_below(lobby.id, CHANNEL, 1)
