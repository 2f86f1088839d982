"""The outbox: what is owed is said, in order, once."""

import asyncio
import logging
from contextlib import suppress
from pathlib import Path

import pytest

from kingsforge_bot.service.post.places import LONGEST_WAIT
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.publisher import (
    BoardPost,
    TokenRefused,
    TryLater,
    Unpostable,
)
from kingsforge_bot.service.types import ChannelId, MessageId, Table, TableStatus
from tests.service.listening import THREAD, all_said, posting, said, seqs, told, until
from tests.service.room import ADA, BEN, CHANNEL, GUILD, FakePublisher, Room, open_room


async def test_a_start_posts_a_board_with_the_set_up_and_edits_the_card(room: Room) -> None:
    publisher = FakePublisher()
    await room.lobby(BEN, players=2)
    await said(room, publisher)
    (table,) = await room.service.finder.here(GUILD, CHANNEL)
    await room.service.lobbies.start(table.id, ADA)
    await said(room, publisher)
    (board,) = publisher.boards
    assert board.look == await room.service.play.look(table.id)
    assert [entry.action for entry in board.entries] == ["setup"]
    assert publisher.cards[-1].table.status is TableStatus.RUNNING


async def test_each_turn_gets_a_board_with_what_happened_since_the_last(any_room: Room) -> None:
    room, publisher = any_room, FakePublisher()
    done = await room.started(BEN, players=2)
    table = done.look.table.id
    async with posting(room, publisher):
        while done.look.awaited and done.look.table.seq < 13:
            await all_said(room)
            done = await room.act(table)
        await all_said(room)
    last = done.look.table.seq
    assert len(publisher.boards) > 3
    assert seqs(publisher) == sorted(set(seqs(publisher)))
    assert told(publisher) == list(range(1, seqs(publisher)[-1] + 1))
    assert seqs(publisher)[-1] == last or room.game.mid_turn((await room.service.play.look(table)).view)
    assert len({post.nonce for post in publisher.boards}) == len(publisher.boards)


async def test_boards_that_could_not_be_said_become_one(room: Room) -> None:
    publisher = FakePublisher()
    table = (await room.started(BEN, players=2)).look.table.id
    for _ in range(6):
        await room.act(table)
    owed = [one.seq for one in await room.store.owed(table) if one.kind is PostKind.BOARD]
    assert len(owed) > 2
    await said(room, publisher)
    assert seqs(publisher) == [owed[-1]]
    assert told(publisher) == list(range(1, owed[-1] + 1))


async def test_ai_turns_that_follow_are_told_with_the_decision(room: Room) -> None:
    publisher = FakePublisher()
    async with posting(room, publisher):
        done = await room.started(players=4, bots=3)
        await all_said(room)
        before = len(publisher.boards)
        done = await room.act(done.look.table.id)
        await all_said(room)
    assert len(publisher.boards) == before + 1
    assert len(publisher.boards[-1].entries) == 1 + len(done.followed)


async def test_a_board_of_a_finished_turn_shows_that_turn(room: Room) -> None:
    """A turn begun since then stays between the table and its player."""
    publisher = FakePublisher()
    table = (await room.started(BEN, players=2)).look.table.id
    await room.put(
        table,
        b"""{"players": [{"supply": "MMM"}, {"supply": "MM"}], "phase": "craft",
        "display": ["table", "axe", "crown"]}""",
    )
    await room.act(table, "roll")
    assert (await room.service.play.look(table)).table.seq == 2
    await said(room, publisher)
    (board,) = publisher.boards
    assert board.look.table.seq == 1
    assert board.look.view.players[0].hand is None
    assert [entry.seq for entry in board.entries] == [1]
    await room.act(table, "end")
    await said(room, publisher)
    assert [entry.seq for entry in publisher.boards[-1].entries] == [2, 3]


async def test_after_a_restart_what_was_owed_is_said_once(tmp_path: Path) -> None:
    path = tmp_path / "kingsforge.sqlite3"
    async with open_room(path) as room:
        table = (await room.started(BEN, players=2)).look.table.id
        await room.act(table)
    publisher = FakePublisher()
    for _ in range(3):
        async with open_room(path, seed="ash") as room:
            await room.service.play.resume()
            await said(room, publisher)
    assert seqs(publisher) == [2]
    assert publisher.asked == []


async def test_a_board_that_stands_is_not_repeated_after_a_kill(tmp_path: Path) -> None:
    """Killed after Discord took the board and before that was written down."""
    path = tmp_path / "kingsforge.sqlite3"

    class Mute(FakePublisher):
        async def board(self, post: BoardPost) -> MessageId:
            await super().board(post)
            await asyncio.Event().wait()
            raise AssertionError

    publisher = Mute()
    async with open_room(path) as room:
        table = (await room.started(BEN, players=2)).look.table.id
        async with posting(room, publisher), asyncio.timeout(20):
            await publisher.heard.wait()
    assert seqs(publisher) == [1]

    again = FakePublisher(boards=list(publisher.boards))
    async with open_room(path, seed="ash") as room:
        await said(room, again)
        assert seqs(again) == [1]
        assert again.asked == [CHANNEL]
        posted = await room.store.posted(table, PostKind.BOARD)
        assert posted is not None
        assert posted.message == 1001
        await room.act(table)
        await said(room, again)
    assert told(again) == [1, 2]


async def test_a_newer_board_does_not_repeat_one_that_may_have_gone_out(room: Room) -> None:
    publisher = FakePublisher(after=[TryLater(1)])
    table = (await room.started(BEN, players=2)).look.table.id

    async def sleep(seconds: float) -> None:
        await room.act(table)

    task = asyncio.create_task(room.service.outbox_worker(publisher, sleep).run())
    await all_said(room)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    assert seqs(publisher) == [1, 2]
    assert told(publisher) == [1, 2]


async def test_a_newer_board_does_not_repeat_one_that_went_out_and_met_a_bug(room: Room) -> None:
    table = (await room.started(BEN, players=2)).look.table.id

    class Clumsy(FakePublisher):
        async def board(self, post: BoardPost) -> MessageId:
            message = await super().board(post)
            if len(self.boards) == 1:
                await room.act(table)
                raise ZeroDivisionError
            return message

    publisher = Clumsy()
    await said(room, publisher)
    assert seqs(publisher) == [1, 2]
    assert told(publisher) == [1, 2]


async def test_discord_in_trouble_is_asked_again_later_and_later(room: Room) -> None:
    publisher = FakePublisher(before=[*[TryLater(0)] * 12, TryLater(1000)])
    await room.started(BEN, players=2)
    await said(room, publisher)
    assert seqs(publisher) == [1]
    assert publisher.waits[:4] == [2, 4, 8, 16]
    assert max(publisher.waits[:12]) == LONGEST_WAIT
    assert publisher.waits[12] == 1000


async def test_a_silent_channel_is_left_alone_until_somebody_plays(room: Room) -> None:
    publisher = FakePublisher(silent={CHANNEL})
    table = (await room.started(BEN, players=2)).look.table.id
    other = await room.lobby(players=2, channel=ChannelId(21))
    async with posting(room, publisher):
        await all_said(room)
        assert [card.table.id for card in publisher.cards] == [other.id]
        await room.act(table)
        await all_said(room)
        assert publisher.boards == []
        assert publisher.waits == []

        publisher.silent.clear()
        outbox_worker = room.service.outbox_worker(publisher, publisher.sleep)
        await outbox_worker.heal(ChannelId(21))
        assert await room.store.owing() == ()
        await outbox_worker.heal(CHANNEL)
        await all_said(room)
    assert told(publisher) == [1, 2]


async def test_a_thread_that_is_gone_gives_way_to_its_channel(room: Room) -> None:
    publisher = FakePublisher(silent={THREAD})
    lobby = await room.lobby(BEN, players=2, thread=THREAD)
    await said(room, publisher)
    assert [card.table.place for card in publisher.cards] == [CHANNEL]
    publisher.silent.clear()
    await room.service.outbox_worker(publisher).heal(THREAD)
    await room.service.lobbies.start(lobby.id, ADA)
    await said(room, publisher)
    assert [post.look.table.place for post in publisher.boards] == [THREAD]


async def test_one_post_that_fails_stops_no_other_and_stays_owed(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    class Clumsy(FakePublisher):
        tries = 0

        async def board(self, post: BoardPost) -> MessageId:
            if post.look.table.id == broken and post.look.table.seq == 1:
                self.tries += 1
                raise ZeroDivisionError
            return await super().board(post)

    broken = (await room.started(BEN, players=2)).look.table.id
    sound = (await room.started(BEN, players=2)).look.table.id
    publisher = Clumsy()
    caplog.set_level(logging.ERROR)
    async with posting(room, publisher):
        await until(lambda: publisher.tries >= 12 and bool(publisher.boards))
        assert [post.look.table.id for post in publisher.boards] == [sound]
        assert [one.seq for one in await room.store.owed(broken)] == [1]
        assert publisher.waits[:7] == [2, 4, 8, 16, 32, LONGEST_WAIT, LONGEST_WAIT]
        assert sum(bool(record.exc_info) for record in caplog.records) == 5
        assert all(f"table {broken} failed, board 1" in record.getMessage() for record in caplog.records)
        await room.act(broken)
        await all_said(room)
    assert [entry.seq for entry in publisher.boards[-1].entries] == [1, 2]


async def test_many_tables_speak_each_in_order(room: Room) -> None:
    publisher = FakePublisher()
    tables = [(await room.started(BEN, players=2, channel=ChannelId(20 + n))).look.table for n in range(12)]

    async def play(table: Table) -> None:
        for _ in range(8):
            await room.act(table.id)

    async with posting(room, publisher):
        await asyncio.gather(*[play(table) for table in tables])
        await all_said(room)
    for table in tables:
        posts = [post for post in publisher.boards if post.look.table.id == table.id]
        heard = [entry.seq for post in posts for entry in post.entries]
        assert heard == list(range(1, len(heard) + 1))
        assert len(heard) > 4


async def test_a_board_that_discord_does_not_take_is_told_with_the_next(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    publisher = FakePublisher(before=[Unpostable("In content: must be shorter")])
    table = (await room.started(BEN, players=2)).look.table.id
    async with posting(room, publisher):
        await all_said(room)
        assert (publisher.boards, publisher.waits) == ([], [])
        assert "In content: must be shorter" in caplog.text
        await room.act(table)
        await all_said(room)
    assert told(publisher) == [1, 2]


async def test_a_token_that_is_refused_ends_the_posts_and_costs_none(room: Room) -> None:
    publisher = FakePublisher(before=[TokenRefused()])
    for _ in range(3):
        await room.lobby()
    with pytest.raises(TokenRefused):
        await room.service.outbox_worker(publisher, publisher.sleep).run()
    await said(room, publisher)
    assert len({card.table.id for card in publisher.cards}) == 3


async def test_a_post_keeps_its_nonce_over_restarts_and_shares_it_with_none(tmp_path: Path) -> None:
    path = tmp_path / "kingsforge.sqlite3"

    class Lost(FakePublisher):
        async def board(self, post: BoardPost) -> MessageId:
            nonces.append(post.nonce)
            raise TryLater(1)

        async def sleep(self, seconds: float) -> None:
            await asyncio.Event().wait()

    nonces: list[str] = []
    async with open_room(path) as room:
        await room.started(BEN, players=2)
    for number in (1, 2, 3):
        async with open_room(path, seed=f"start {number}") as room, posting(room, Lost()):
            await until(lambda wanted=number: len(nonces) == wanted)  # type: ignore[misc]
    assert len(set(nonces)) == 1

    async with open_room(tmp_path / "restored.sqlite3") as room:
        await room.started(BEN, players=2)
        async with posting(room, Lost()):
            await until(lambda: len(nonces) == 4)
    assert nonces[3] != nonces[0]
    assert all(len(nonce) <= 20 for nonce in nonces)
