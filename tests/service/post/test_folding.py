"""One living board (docs/adr/0070): another one is posted only to call somebody, and the one before folds."""

import asyncio
from pathlib import Path

import pytest

from kingsforge_bot.service.post.publisher import BoardPost, CannotSpeak, Fold, Folded, TryLater
from kingsforge_bot.service.types import ChannelId, MessageId, OldBoardPolicy, TableId, TableStatus
from tests.service.listening import all_said, posting, said, told
from tests.service.room import BEN, CLEO, FakePublisher, Room, open_room

PASS = "pass taking token"


async def game(room: Room) -> TableId:
    return (await room.started(BEN, CLEO, players=3, boards=OldBoardPolicy.FOLD)).look.table.id


def folded(publisher: FakePublisher) -> list[tuple[MessageId, list[int]]]:
    """Which boards tell what happened, and which entries those are."""
    return [(one.message, [entry.seq for entry in one.entries]) for one in publisher.folds]


async def turns(room: Room, publisher: FakePublisher, table: TableId, count: int) -> None:
    """So many turns of people who are called one after the other, each said in public."""
    for _ in range(count):
        await room.act(table, PASS if (await room.service.play.look(table)).table.seq == 1 else None)
        await said(room, publisher)


async def test_when_somebody_is_called_the_board_before_folds_into_what_it_told(room: Room) -> None:
    publisher = FakePublisher()
    table = await game(room)
    await said(room, publisher)
    await turns(room, publisher, table, 1)
    assert [post.message for post in publisher.boards] == [None, None]
    assert folded(publisher) == [(1001, [1])]
    assert publisher.deleted == []
    assert await room.store.owed(table) == ()


async def test_a_fold_knows_the_table_as_it_was_after_what_it_tells(room: Room) -> None:
    """A picture of what mattered then is of then, whatever happened since."""
    publisher = FakePublisher()
    table = await game(room)
    await said(room, publisher)
    await turns(room, publisher, table, 3)
    for fold in publisher.folds:
        assert fold.then is not None
        last = fold.entries[-1].seq
        assert fold.then.table.seq == last < fold.look.table.seq
        assert fold.then.view == next(post.look.view for post in publisher.boards if post.look.table.seq == last)


@pytest.mark.parametrize("told_to_the_end", [True, False])
async def test_a_board_that_only_the_last_one_follows_knows_all_that_led_to_the_end(
    room: Room, told_to_the_end: bool
) -> None:
    """What won the game is among it: alone with bots one board stands from the first turn to the last.

    Nothing is read for a game that tells nothing of it.
    """
    publisher = FakePublisher(to_the_end=told_to_the_end)
    table = (await room.started(BEN, players=2, boards=OldBoardPolicy.FOLD)).look.table.id
    await said(room, publisher)
    await room.act(table, PASS)
    await said(room, publisher)
    cards = ", ".join(f'"{name}"' for name in ("table", "axe", "crown", "shield", "pick"))
    player = f'{{"hand": ["M1"], "items": [{cards}]}}'
    await room.put(table, f'{{"players": [{player}, {{}}], "phase": "craft", "anvil": 1, "turn": 0}}'.encode())
    done = await room.act(table, "end")
    assert done.look.table.status is TableStatus.OVER
    await said(room, publisher)
    *running, last = publisher.folds
    assert {fold.to_the_end for fold in running} == {()}
    if not told_to_the_end:
        assert last.to_the_end == ()
        return
    told, whole = ([entry.seq for entry in entries] for entries in (last.entries, last.to_the_end))
    assert whole[: len(told)] == told
    assert whole[-1] == done.look.table.seq > told[-1]


async def test_nobody_waits_for_a_fold_and_a_host_is_not_told_of_it(room: Room) -> None:
    publisher = FakePublisher()
    table = await game(room)
    await said(room, publisher)

    class Slow(FakePublisher):
        async def fold(self, fold: Fold) -> Folded:
            assert await room.store.owed_posts() == ()
            return await super().fold(fold)

    slow = Slow(boards=publisher.boards)
    await turns(room, slow, table, 1)
    assert len(slow.folds) == 1


async def test_what_discord_does_not_fold_is_tried_once_more_then_goes_and_the_next_board_tells_it(room: Room) -> None:
    publisher = FakePublisher(unfoldable=True)
    table = await game(room)
    await said(room, publisher)
    await turns(room, publisher, table, 1)
    assert (publisher.deleted, await room.store.owed(table)) == ([], ())
    await turns(room, publisher, table, 1)
    assert publisher.deleted == [1001]
    publisher.unfoldable = False
    await turns(room, publisher, table, 1)
    newest = publisher.boards[-1]
    assert newest.entries[0].seq == 1
    assert newest.message is None
    # The second board was refused once, and folded with the next one.
    assert [message for message, _ in folded(publisher)] == [
        1000 + post.look.table.seq for post in publisher.boards[1:3]
    ]
    assert len(set(publisher.deleted)) == len(publisher.deleted) == 1
    # Whoever folds what carried a story keeps the story.
    for _ in range(6):
        await turns(room, publisher, table, 1)
    assert dict(folded(publisher))[MessageId(1000 + newest.look.table.seq)][0] == 1


async def test_refused_for_ever_each_board_costs_two_attempts_and_one_delete(room: Room) -> None:
    attempts: list[MessageId] = []

    class Stubborn(FakePublisher):
        async def fold(self, fold: Fold) -> Folded:
            attempts.append(fold.message)
            return Folded.REFUSED

    publisher = Stubborn()
    table = await game(room)
    await said(room, publisher)
    await turns(room, publisher, table, 8)
    assert max(attempts.count(one) for one in attempts) == 2
    assert len(publisher.deleted) == len(set(publisher.deleted))
    assert len(publisher.standing) <= 3


async def test_a_board_that_somebody_deleted_is_let_be(room: Room) -> None:
    publisher = FakePublisher()
    table = await game(room)
    await said(room, publisher)
    publisher.deleted.append(MessageId(1001))
    await turns(room, publisher, table, 2)
    assert 1 not in [entry.seq for post in publisher.boards[1:] for entry in post.entries]
    assert await room.store.owed(table) == ()


async def test_where_the_bot_may_not_speak_any_more_a_fold_is_not_owed(room: Room) -> None:
    publisher = FakePublisher()
    table = await game(room)
    await said(room, publisher)

    class Silenced(FakePublisher):
        async def fold(self, fold: Fold) -> Folded:
            raise CannotSpeak

    silenced = Silenced(boards=publisher.boards)
    await turns(room, silenced, table, 1)
    assert await room.store.owed(table) == ()


async def test_a_table_that_keeps_its_boards_folds_none(room: Room) -> None:
    publisher = FakePublisher()
    table = (await room.started(BEN, CLEO, players=3, boards=OldBoardPolicy.KEEP)).look.table.id
    await said(room, publisher)
    await turns(room, publisher, table, 3)
    assert (publisher.folds, publisher.deleted, len(publisher.standing)) == ([], [], 4)


async def test_while_the_same_one_goes_on_the_board_changes_and_what_is_new_is_known(room: Room) -> None:
    publisher = FakePublisher()
    table = (await room.started(BEN, players=2, boards=OldBoardPolicy.FOLD)).look.table.id
    await said(room, publisher)
    await room.act(table, PASS)
    await said(room, publisher)
    await room.act(table, "gather south-mine.top paying MM")
    await said(room, publisher)
    changed = publisher.boards[-1]
    assert (changed.message, changed.newest) == (1002, True)
    assert [entry.seq for entry in changed.fresh] == [3]
    assert [message for message, _ in folded(publisher)] == [1001]


@pytest.mark.parametrize("killed", ["after the post", "before the fold", "after the fold"])
async def test_killed_between_post_and_fold_each_is_done_once(tmp_path: Path, killed: str) -> None:
    path = tmp_path / "kingsforge.sqlite3"
    reached = asyncio.Event()

    class Dying(FakePublisher):
        async def board(self, post: BoardPost) -> MessageId:
            message = await super().board(post)
            if killed == "after the post":
                await self._die()
            return message

        async def fold(self, fold: Fold) -> Folded:
            if killed == "before the fold":
                await self._die()
            done = await super().fold(fold)
            await self._die()
            return done

        async def _die(self) -> None:
            reached.set()
            await asyncio.Event().wait()

    publisher = FakePublisher()
    async with open_room(path) as room:
        table = await game(room)
        await said(room, publisher)
        await room.act(table, PASS)
        dying = Dying(boards=publisher.boards)
        async with posting(room, dying), asyncio.timeout(20):
            await reached.wait()
    last = FakePublisher(boards=dying.boards)
    async with open_room(path, seed="ash") as room:
        await said(room, last)
        assert await room.store.owed(table) == ()
    assert told(last) == [1, 2]
    assert folded(last) == [(1001, [1])]


async def test_a_fold_that_failed_in_passing_is_tried_again(room: Room) -> None:
    publisher = FakePublisher()
    table = await game(room)
    await said(room, publisher)
    place: list[ChannelId] = []

    class Clumsy(FakePublisher):
        async def fold(self, fold: Fold) -> Folded:
            place.append(fold.place)
            if len(place) == 1:
                raise TryLater(1)
            return await super().fold(fold)

    clumsy = Clumsy(boards=publisher.boards)
    async with posting(room, clumsy):
        await room.act(table, PASS)
        await all_said(room)
    assert (len(place), len(clumsy.folds)) == (2, 1)
