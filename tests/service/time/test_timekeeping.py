"""What is due at one table does not wait for another's trouble, nor one job for another's."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.service.errors import TableUnreadable
from kingsforge_bot.service.ports import Writing
from kingsforge_bot.service.post.notices import StillPlaying
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.proposals import Outcome, PauseAll
from kingsforge_bot.service.records import Listed
from kingsforge_bot.service.table.votes import VOTE_LASTS
from kingsforge_bot.service.time.clock import PlayingHours
from kingsforge_bot.service.time.timekeeping import AGAIN_AFTER, Job, Timekeeper
from kingsforge_bot.service.turn.locks import TableLocks
from kingsforge_bot.service.types import Table, TableId
from tests.databases.by_hand import change, writer
from tests.service.room import ADA, BEN, Room, open_room

ONE, TWO = TableId(1), TableId(2)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """Ada and Ben play at two tables."""
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        for _ in range(2):
            table = await opened.lobby(BEN, players=2)
            await opened.service.lobbies.start(table.id, ADA)
        await opened.at(opened.clock.now)
        yield opened


class Attends:
    """A job that tells where it was, and fails at one table."""

    def __init__(self, error: Exception | None = None) -> None:
        self.seen: list[TableId] = []
        self._error = error

    async def attend(self, table: Table, now: int) -> int | None:
        self.seen.append(table.id)
        if table.id == ONE and self._error is not None:
            raise self._error
        return None


def keeper(room: Room, *jobs: Job) -> Timekeeper:
    return Timekeeper(room.store, TableLocks(), room.clock, jobs)


@pytest.mark.parametrize("error", [TableUnreadable(ONE, 1, "torn"), KeyError("a bug")])
async def test_who_fails_keeps_nobody_waiting(room: Room, error: Exception) -> None:
    failing, other = Attends(error), Attends()
    await room.look_at_all()
    times = keeper(room, failing, other)
    await times.attend_due()
    assert failing.seen == [ONE, TWO]
    assert other.seen == [ONE, TWO]
    room.clock.now += AGAIN_AFTER
    await times.attend_due()
    assert failing.seen == [ONE, TWO, ONE], "what failed is tried again"


async def test_what_is_asked_for_while_others_are_looked_at_is_not_forgotten(room: Room) -> None:
    class Asks:
        """Somebody asks table one for something after the look at it, before the look at all is over."""

        async def attend(self, table: Table, now: int) -> int | None:
            if table.id == TWO:
                look = await room.service.play.look(ONE)
                await room.service.votes.ask(ONE, ADA, PauseAll(), decided_on=look.table.seq)
            return None

    await room.look_at_all()
    await keeper(room, Asks()).attend_due()
    await room.at(room.clock.now + 1)
    await room.at(room.clock.now + VOTE_LASTS)
    [vote] = await room.store.votes.of(ONE)
    assert vote.outcome is Outcome.LAPSED


async def test_a_table_is_read_anew_for_a_chore_only_where_something_was_written(room: Room) -> None:
    class Notes:
        """Each job's table, which the second one changes."""

        def __init__(self) -> None:
            self.seen: list[Table] = []

        async def attend(self, table: Table, now: int) -> int | None:
            self.seen.append(table)
            if table.id == ONE and len(self.seen) == 2:
                async with room.store.writing() as writing:
                    await writing.clocks.set_hours(ONE, PlayingHours(0, 720, "UTC"))
            return None

    notes = Notes()
    await room.look_at_all()
    await keeper(room, notes, notes, notes, notes).attend_due()
    first, second, third, fourth, *_ = notes.seen
    assert first is second
    assert third is fourth
    assert (second.hours, third.hours) == (None, PlayingHours(0, 720, "UTC"))


async def test_a_table_that_cannot_be_read_keeps_no_other_waiting(room: Room) -> None:
    there = Attends()
    await room.look_at_all()
    await writer(room.store).rows("UPDATE tables SET awaited = '[torn' WHERE id = ?", ONE)
    times = keeper(room, there)
    await times.attend_due()
    assert there.seen == [TWO]
    assert await room.store.due.by(room.clock.now + AGAIN_AFTER - 1) == ()
    assert await room.store.due.by(room.clock.now + AGAIN_AFTER) == (ONE,), "what failed is tried again"


async def test_a_teller_is_told_of_the_table_as_its_transaction_finds_it(room: Room) -> None:
    class Tells:
        """The names of those who sit at table one."""

        def __init__(self) -> None:
            self.names: list[str] = []

        async def attend(self, writing: Writing, listed: Listed, now: int) -> int | None:
            if listed.table.id == ONE:
                self.names = [sitter.name for sitter in listed.table.sitters]
            return None

        def written(self) -> None:
            """Nobody is to be told."""

    tells = Tells()
    await room.look_at_all()
    async with room.store.writing() as writing:
        # Somebody is forgotten while the look waits for its transaction.
        look = asyncio.create_task(Timekeeper(room.store, TableLocks(), room.clock, (), (tells,)).attend_due())
        while not room.store._database._one_writer._waiters:  # noqa: ASYNC110 - nobody tells who waits for the lock
            await asyncio.sleep(0)
        await writing.seats.rename(ONE, BEN, "Somebody")
    await look
    assert "Somebody" in tells.names


async def test_what_a_teller_owes_is_undone_where_it_fails_and_what_others_owe_is_not(room: Room) -> None:
    class Owes:
        """One line for each look at table one; then it may fail."""

        def __init__(self, reason: int, error: Exception | None = None) -> None:
            self._days = reason
            self._error = error
            self.rung = 0

        async def attend(self, writing: Writing, listed: Listed, now: int) -> int | None:
            if listed.table.id == ONE:
                await writing.posts.notify(ONE, StillPlaying(self._days, now), now)
                if self._error is not None:
                    raise self._error
            return None

        def written(self) -> None:
            self.rung += 1

    well, failing, after = Owes(1), Owes(2, KeyError("a bug")), Owes(3)
    await room.look_at_all()
    before = len([one for one in await room.store.owed(ONE) if one.kind is PostKind.NOTICE])
    await Timekeeper(room.store, TableLocks(), room.clock, (), (well, failing, after)).attend_due()
    owed = [one.seq for one in await room.store.owed(ONE) if one.kind is PostKind.NOTICE][before:]
    assert [await room.store.notice(ONE, seq) for seq in owed] == [
        StillPlaying(days, room.clock.now) for days in (1, 3)
    ]
    assert (well.rung, failing.rung, after.rung) == (2, 1, 2)
    assert await room.store.due.by(room.clock.now + AGAIN_AFTER) == (ONE,)


async def test_a_look_that_is_cut_off_before_its_transaction_is_taken_up_again(room: Room) -> None:
    class Ends:
        """The process ends in the middle of the look."""

        async def attend(self, table: Table, now: int) -> int | None:
            raise asyncio.CancelledError

    await room.look_at_all()
    with pytest.raises(asyncio.CancelledError):
        await keeper(room, Ends()).attend_due()
    assert await room.store.due.by(room.clock.now) == (ONE, TWO)


async def test_what_was_being_looked_at_when_the_last_process_ended_is_looked_at_first(room: Room) -> None:
    """An older bot had put it off until then, whatever became of its look."""

    async def once(seconds: float) -> None:
        raise asyncio.CancelledError

    there = Attends()
    await change(room.store, "UPDATE tables SET due = ?", room.clock.now + AGAIN_AFTER)
    with pytest.raises(asyncio.CancelledError):
        await keeper(room, there).run(once)
    assert there.seen == [ONE, TWO]
