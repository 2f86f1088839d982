"""Seats of a running table that change hands."""

from typing import Protocol

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.auto_play import Bots
from kingsforge_bot.service.committer import Committer, Played
from kingsforge_bot.service.facts import BotTookOver, Fact, Paused, SeatOpened
from kingsforge_bot.service.names import ai_name
from kingsforge_bot.service.notices import Told
from kingsforge_bot.service.ports import Clock, Store, Writing
from kingsforge_bot.service.table_states import TableStates
from kingsforge_bot.service.types import Cause, Sitter, Table


class SeatKeeper(Protocol):
    """What becomes of a seat whose player lets time run out again and again. The table's lock is held."""

    async def open(self, table: Table, seat: Seat) -> None:
        """Somebody else may sit down there. Raises StoreFailed."""

    async def give_to_bot(self, table: Table, seat: Seat) -> None:
        """A bot plays on there. Raises StoreFailed."""


class Seats:
    """Each change is one transaction, with the table's clocks as they are handed in."""

    def __init__(self, store: Store, states: TableStates, committer: Committer, bots: Bots, clock: Clock) -> None:
        self._store = store
        self._states = states
        self._committer = committer
        self._bots = bots
        self._clock = clock

    async def open(self, table: Table, seat: Seat) -> None:
        """The table is told that the seat can be taken over."""
        async with self._store.writing() as writing:
            played = await self._note(writing, table, SeatOpened(), seat)
        self._states.keep(table.id, played.current)

    async def give_to_bot(self, table: Table, seat: Seat) -> None:
        """A bot plays on; where no other person would wait for it, the table is paused instead."""
        sitter = next(one for one in table.sitters if one.seat == seat)
        alone = all(other.user is None for other in table.sitters if other.seat != seat)
        ours = next(iter(self._bots.get(table.game, {})), None)
        async with self._store.writing() as writing:
            if alone or ours is None:
                played = await self._note(writing, table, Paused(), None)
            else:
                bot = Sitter(seat, ai_name([other.name for other in table.sitters]), ai=ours)
                await writing.take_over(table.id, bot, self._clock())
                sitters = tuple([bot if other.seat == seat else other for other in table.sitters])
                taken = BotTookOver(sitter.name, bot.name)
                played = await self._note(writing, replace(table, sitters=sitters), taken, seat)
        self._states.keep(table.id, played.current)

    async def _note(self, writing: Writing, table: Table, fact: Fact, seat: Seat | None) -> Played:
        current = await self._states.newest(table)
        played = await self._committer.note(writing, table, current, fact, seat=seat, cause=Cause.CLOCK)
        await writing.notify(table.id, Told(played.entry.seq, fact, seat), played.entry.at)
        return played
