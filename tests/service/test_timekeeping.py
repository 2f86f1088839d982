"""What is due at one table does not wait for another's trouble, nor one chore for another's."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.service.clock import PlayingHours
from kingsforge_bot.service.errors import TableUnreadable
from kingsforge_bot.service.locks import TableLocks
from kingsforge_bot.service.proposals import Outcome, PauseAll
from kingsforge_bot.service.timekeeping import LEASE, Chore, Timekeeper
from kingsforge_bot.service.types import Table, TableId
from kingsforge_bot.service.votes import VOTE_LASTS
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
    """A chore that tells where it was, and fails at one table."""

    def __init__(self, error: Exception | None = None) -> None:
        self.seen: list[TableId] = []
        self._error = error

    async def attend(self, table: Table, now: int) -> int | None:
        self.seen.append(table.id)
        if table.id == ONE and self._error is not None:
            raise self._error
        return None


def keeper(room: Room, *chores: Chore) -> Timekeeper:
    return Timekeeper(room.store, TableLocks(), room.clock, chores)


@pytest.mark.parametrize("error", [TableUnreadable(ONE, 1, "torn"), KeyError("a bug")])
async def test_who_fails_keeps_nobody_waiting(room: Room, error: Exception) -> None:
    failing, other = Attends(error), Attends()
    await room.look_at_all()
    times = keeper(room, failing, other)
    await times.attend_due()
    assert failing.seen == [ONE, TWO]
    assert other.seen == [ONE, TWO]
    room.clock.now += LEASE
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
    [vote] = await room.store.votes(ONE)
    assert vote.outcome is Outcome.LAPSED


async def test_a_table_is_read_anew_for_a_chore_only_where_something_was_written(room: Room) -> None:
    class Notes:
        """Each chore's table, which the second one changes."""

        def __init__(self) -> None:
            self.seen: list[Table] = []

        async def attend(self, table: Table, now: int) -> int | None:
            self.seen.append(table)
            if table.id == ONE and len(self.seen) == 2:
                async with room.store.writing() as writing:
                    await writing.set_hours(ONE, PlayingHours(0, 720, "UTC"))
            return None

    notes = Notes()
    await room.look_at_all()
    await keeper(room, notes, notes, notes, notes).attend_due()
    first, second, third, fourth, *_ = notes.seen
    assert first is second
    assert third is fourth
    assert (second.hours, third.hours) == (None, PlayingHours(0, 720, "UTC"))
