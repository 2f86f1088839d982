"""Quiet tables: one board, which changes while it is young and is posted anew to call somebody, once."""

import asyncio
from pathlib import Path

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.publisher import BoardPost, TryLater
from kingsforge_bot.service.post.quiet import YOUNG, not_called
from kingsforge_bot.service.records import Row
from kingsforge_bot.service.types import Cause, ChannelId, MessageId, OldBoardPolicy, TableId
from tests.service.listening import THREAD, all_said, posting, said, seqs
from tests.service.room import BEN, CHANNEL, CLEO, TOY, FakePublisher, Room, open_room

PASS = "pass taking token"


def row(seat: int, cause: Cause = Cause.PLAYER) -> Row:
    return Row(9, Seat(seat), "x", (), "", 0, b"[]", 1, 0, cause)


def seats(*numbers: int) -> frozenset[Seat]:
    return frozenset(map(Seat, numbers))


@pytest.mark.parametrize(
    ("called", "since", "awaited", "anew"),
    [
        ((0,), [row(0)], (1,), (1,)),  # the next one
        ((0,), [row(0)], (0,), ()),  # goes on alone
        ((0, 1), [row(0)], (1,), ()),  # was called with the one who decided
        ((0, 1), [row(0), row(1)], (0, 1), (0,)),  # asked anew; whoever came last is still there
        ((0, 1), [row(0), row(0)], (1,), ()),
        ((0,), [row(0), row(1)], (0,), (0,)),  # one's turn came again
        ((0,), [row(0), row(1, Cause.BOT)], (0,), ()),  # bots play at once: one is still there
        ((0,), [row(0), row(1, Cause.FORCED)], (0,), ()),
        ((0,), [row(0, Cause.FORCED)], (0,), (0,)),  # something was done for who is not there
        ((0,), [row(0), row(1, Cause.PLAN)], (0,), ()),
        ((0,), [row(0, Cause.PLAN)], (0,), (0,)),
        ((0, 1), [row(0, Cause.CLOCK)], (1,), ()),
        ((0, 1), [row(0, Cause.CLOCK)], (0, 1), (0,)),
        ((0,), [row(0)], (), ()),
        ((0,), [], (0,), ()),
        ((0,), [], (1,), (1,)),
    ],
)
def test_who_was_called_for_this_turn_is_not_called_again(
    called: tuple[int, ...], since: list[Row], awaited: tuple[int, ...], anew: tuple[int, ...]
) -> None:
    assert not_called(seats(*called), since, seats(*awaited)) == seats(*anew)


def called(post: BoardPost) -> frozenset[Seat]:
    """Whom a board alerts once it is posted."""
    return post.look.awaited if post.look.called is None else post.look.called


async def quiet_game(room: Room, *, thread: ChannelId | None = None) -> TableId:
    """Ada and Ben: one of them passed, so that the other one goes on alone; that board stands."""
    table = (await room.started(BEN, players=2, boards=OldBoardPolicy.DELETE, thread=thread)).look.table.id
    await room.act(table, PASS)
    return table


def one_board(publisher: FakePublisher) -> MessageId:
    ((_, message),) = publisher.standing
    return message


async def test_a_board_changes_while_one_player_goes_on(room: Room) -> None:
    publisher = FakePublisher()
    table = await quiet_game(room)
    await said(room, publisher)
    first = one_board(publisher)
    await room.act(table, "gather south-mine.top paying MM")
    await said(room, publisher)
    changed = publisher.boards[-1]
    assert changed.message == first
    assert one_board(publisher) == first
    assert publisher.deleted == []
    assert [entry.seq for entry in changed.entries] == [1, 2, 3]


async def test_who_is_awaited_anew_is_called_by_a_board_of_its_own_and_the_old_one_goes(room: Room) -> None:
    publisher = FakePublisher()
    table = (await room.started(BEN, players=2, boards=OldBoardPolicy.DELETE)).look.table.id
    async with posting(room, publisher):
        await all_said(room)
        await room.act(table, PASS)
        await all_said(room)
    assert [(post.message, len(called(post))) for post in publisher.boards] == [(None, 1), (None, 1)]
    assert publisher.deleted == [1001]
    assert one_board(publisher) == 1002


async def test_a_table_that_is_not_quiet_keeps_all_its_boards(room: Room) -> None:
    publisher = FakePublisher()
    table = (await room.started(BEN, players=2)).look.table.id
    await said(room, publisher)
    await room.act(table, PASS)
    await said(room, publisher)
    assert len(publisher.standing) == 2
    assert publisher.deleted == []


async def test_a_board_of_an_hour_ago_is_posted_anew_and_alerts_nobody_again(room: Room) -> None:
    publisher = FakePublisher()
    table = await quiet_game(room)
    await said(room, publisher)
    room.clock.now += YOUNG
    await room.act(table, "gather south-mine.top paying MM")
    await said(room, publisher)
    anew = publisher.boards[-1]
    assert (anew.message, called(anew)) == (None, frozenset())
    assert [entry.seq for entry in anew.entries] == [3]
    assert (one_board(publisher), publisher.deleted) == (1003, [1002])


async def test_where_discord_takes_no_change_the_board_is_posted_anew(room: Room) -> None:
    publisher = FakePublisher(unchangeable=True)
    table = await quiet_game(room)
    await said(room, publisher)
    await room.act(table, "gather south-mine.top paying MM")
    await said(room, publisher)
    assert (one_board(publisher), publisher.deleted) == (1003, [1002])


async def test_of_those_who_choose_at_once_each_is_called_once_a_round_and_at_the_end_the_board_is_new(
    tmp_path: Path,
) -> None:
    publisher = FakePublisher()
    async with open_room(tmp_path / "kingsforge.sqlite3", game=TOY) as room:
        table = (await room.started(BEN, CLEO, players=3, boards=OldBoardPolicy.DELETE)).look.table.id
        async with posting(room, publisher):
            await all_said(room)
            while (await room.service.play.look(table)).awaited:
                await room.act(table)
                await all_said(room)
        assert sum(len(called(post)) for post in publisher.boards if post.message is None) <= 10
        assert not publisher.boards[-1].look.awaited
        assert publisher.boards[-1].message is None
        assert len(publisher.standing) == 1


async def test_a_change_whose_answer_was_lost_is_the_same_change(room: Room) -> None:
    publisher = FakePublisher()
    table = await quiet_game(room)
    await said(room, publisher)
    publisher.after = [TryLater(1)]
    await room.act(table, "gather south-mine.top paying MM")
    await said(room, publisher)
    assert one_board(publisher) == 1002
    assert publisher.deleted == []
    posted = await room.store.posted(table, PostKind.BOARD)
    assert posted is not None
    assert (posted.seq, posted.fresh, posted.message) == (3, 2, 1002)


async def test_a_delete_that_failed_is_tried_again(room: Room) -> None:
    publisher = FakePublisher()
    table = (await room.started(BEN, players=2, boards=OldBoardPolicy.DELETE)).look.table.id
    await said(room, publisher)

    class Clumsy(FakePublisher):
        async def delete(self, place: ChannelId, message: MessageId) -> None:
            if not self.deleted:
                self.deleted.append(message)
                raise TryLater(1)
            await super().delete(place, message)

    clumsy = Clumsy(boards=publisher.boards)
    await room.act(table, PASS)
    await said(room, clumsy)
    assert clumsy.deleted == [1001, 1001]
    assert one_board(clumsy) == 1002


async def test_an_old_board_where_nothing_may_be_done_any_more_is_left_there(room: Room) -> None:
    publisher = FakePublisher()
    table = (await room.started(BEN, players=2, boards=OldBoardPolicy.DELETE, thread=THREAD)).look.table.id
    await said(room, publisher)
    publisher.silent.add(THREAD)
    await room.act(table, PASS)
    await said(room, publisher)
    assert [post.look.table.place for post in publisher.standing.values()] == [THREAD, CHANNEL]
    assert publisher.deleted == []
    assert await room.store.owed(table) == ()


@pytest.mark.parametrize("killed", ["before the post", "after the post", "after it stands", "after the delete"])
async def test_killed_anywhere_one_board_stands_and_it_called_once(tmp_path: Path, killed: str) -> None:
    """A kill -9 between any two of: post, writing down that it stands, delete, writing that down."""
    path = tmp_path / "kingsforge.sqlite3"
    reached = asyncio.Event()

    class Dying(FakePublisher):
        async def board(self, post: BoardPost) -> MessageId:
            if killed == "before the post":
                await self._die()
            message = await super().board(post)
            if killed == "after the post":
                await self._die()
            return message

        async def delete(self, place: ChannelId, message: MessageId) -> None:
            if killed == "after it stands":
                await self._die()
            await super().delete(place, message)
            if killed == "after the delete":
                await self._die()

        async def _die(self) -> None:
            reached.set()
            await asyncio.Event().wait()

    publisher = FakePublisher()
    async with open_room(path) as room:
        table = (await room.started(BEN, CLEO, players=3, boards=OldBoardPolicy.DELETE)).look.table.id
        await said(room, publisher)
        await room.act(table, PASS)
        dying = Dying(boards=publisher.boards)
        async with posting(room, dying), asyncio.timeout(20):
            await reached.wait()
    last = FakePublisher(boards=dying.boards, deleted=dying.deleted)
    async with open_room(path, seed="ash") as room:
        await said(room, last)
        assert await room.store.owed(table) == ()
    assert seqs(last) == [1, 2]
    assert one_board(last) == 1002
    assert set(last.deleted) == {1001}
