"""Seats of running tables: left, offered, taken over, taken back."""

from typing import Final, Protocol

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.audit.history import History
from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, NotSeated, SeatReason, SeatRefused
from kingsforge_bot.service.ports import Clock, Store
from kingsforge_bot.service.post.mentions import granted
from kingsforge_bot.service.post.notices import SeatCall
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.table.endings import closed
from kingsforge_bot.service.table.names import shown
from kingsforge_bot.service.table.tenures import Tenures
from kingsforge_bot.service.table_events import LeavingReason, Paused, SeatOpened
from kingsforge_bot.service.turn.auto_play import AutoPlay
from kingsforge_bot.service.turn.committer import Played
from kingsforge_bot.service.turn.locks import TableLocks
from kingsforge_bot.service.turn.table_states import TableStates, check_goes_on, seated
from kingsforge_bot.service.types import Cause, Invited, LogEntry, Sitter, Table, TableId, TableView, UserId

_LATELY: Final = 6
"""Entries of the log that a recap tells."""


class Recap(msgspec.Struct, frozen=True):
    """What somebody reads before they take a seat: the table as everybody sees it, and what happened last."""

    look: TableView
    seat: Seat
    lately: tuple[LogEntry, ...]
    left: int | None
    """Seconds that its clock would hold for who reads it; None where the table has no clock."""


class SeatKeeper(Protocol):
    """What becomes of a seat whose player lets time run out again and again. The table's lock is held."""

    async def open(self, table: Table, seat: Seat) -> None:
        """Somebody else may sit down there. Raises StoreFailed."""

    async def give_to_bot(self, table: Table, seat: Seat) -> None:
        """A bot plays on there. Raises StoreFailed."""


_CALLS_EVERY: Final = 60 * 60
"""Seconds between two calls of a running table, so that nobody is called by turns without end."""


class Seats:
    """Changes of seats at running tables, each one transaction.

    Raises NoTable, NotSeated, LobbyRefused or SeatRefused; then nothing has changed.
    """

    def __init__(
        self,
        store: Store,
        states: TableStates,
        tenures: Tenures,
        history: History,
        locks: TableLocks,
        auto_play: AutoPlay,
        post_signal: PostSignal,
        clock: Clock,
    ) -> None:
        self._store = store
        self._states = states
        self._tenures = tenures
        self._history = history
        self._locks = locks
        self._auto_play = auto_play
        self._post_signal = post_signal
        self._clock = clock

    def has_bot(self, table: Table) -> bool:
        """Whether a bot can play on at that table."""
        return self._tenures.has_bot(table)

    async def resign(self, table: TableId, user: UserId, *, bot: bool) -> Table:
        """The user's tenure ends; a bot plays on if they wish and the game has one.

        Without any other person the game ends.
        """
        async with self._locks.of(table):
            found = await self._running(table)
            seat = seated(found, user).seat
            if _is_alone(found, seat) and found.league is None:
                async with self._store.writing() as writing:
                    ended = await closed(writing, found, self._clock(), user)
                self._post_signal.set()
                return ended
            # An empty seat would keep the others of a league waiting.
            played = await self._vacate(found, seat, LeavingReason.RESIGNED, bot=bot or found.league is not None)
        await self._auto_play.drive_on(played)
        return played.table

    async def remove(self, table: TableId, seat: Seat, *, moderator: bool) -> Table:
        """Free the seat of somebody else, for whoever looks after the channel; a bot plays on if the game has one."""
        async with self._locks.of(table):
            found = await self._running(table)
            _holder(found, seat)
            if not moderator:
                raise SeatRefused(SeatReason.NOT_MODERATOR, found)
            if found.holder(seat).user is None:
                raise SeatRefused(SeatReason.NO_PERSON, found)
            if _is_alone(found, seat):
                raise SeatRefused(SeatReason.ALONE, found)
            played = await self._vacate(found, seat, LeavingReason.REMOVED, bot=True)
        await self._auto_play.drive_on(played)
        return played.table

    async def release(self, table: TableId, user: UserId, *, offered: bool) -> Table:
        """Somebody else may take the user's seat; or they keep it after all."""
        async with self._locks.of(table):
            found = await self._running(table)
            sitter = seated(found, user)
            if found.league is not None:
                raise LobbyRefused(LobbyReason.OF_LEAGUE, found)
            if sitter.open == offered:
                raise SeatRefused(SeatReason.OFFERED if offered else SeatReason.NOT_OFFERED, found)
            async with self._store.writing() as writing:
                played = await self._tenures.release(writing, found, sitter.seat, offered=offered)
            if played is not None:
                self._states.keep(table, played.current)
        self._post_signal.set()
        return await self._states.table(table)

    async def recap(self, table: TableId, user: UserId, seat: Seat) -> Recap:
        """What the user reads before they take that seat: nothing that only its player may know."""
        found = await self._running(table)
        self._check_free_to(found, user, seat)
        lately = await self._history.entries(table, last=_LATELY)
        left = await self._tenures.left_for(found, seat, user)
        return Recap(await self._states.look(found), seat, lately, left)

    async def take(self, table: TableId, user: UserId, name: str, seat: Seat) -> TableView:
        """The user sits down on an open seat; answered is what they see from there."""
        async with self._locks.of(table):
            found = await self._running(table)
            self._check_free_to(found, user, seat)
            async with self._store.writing() as writing:
                played = await self._tenures.sit_down(writing, found, seat, user, shown(name, user))
            self._states.keep(table, played.current)
        await self._auto_play.drive_on(played)
        return await self._states.look(await self._states.table(table), user)

    def may_take(self, table: Table, user: UserId) -> tuple[Seat, ...]:
        """The open seats on which the user may sit down, unless they sit there already. Raises TableUnreadable."""
        return tuple([seat for seat in table.open_seats if not self._knows_another(table, table.held(user), seat)])

    async def take_back(self, table: TableId, user: UserId, name: str) -> TableView:
        """The user sits down again where they left, as long as nobody else has done so."""
        found = await self._running(table)
        seat = found.returns(user)
        if seat is None:
            raise SeatRefused(SeatReason.SEATED if found.sitter(user) else SeatReason.NOT_YOURS, found)
        return await self.take(table, user, name, seat)

    async def call(self, table: TableId, by: UserId, user: UserId, name: str, *, moderator: bool) -> Table:
        """Ask somebody by name to take an open seat, the first one or the asker's own; they are mentioned once."""
        async with self._locks.of(table):
            found = await self._running(table)
            asker = found.sitter(by)
            if asker is None and not moderator:
                raise NotSeated(found)
            if found.sitter(user) is not None:
                raise SeatRefused(SeatReason.SEATED_ALREADY, found)
            seat = self._to_call_to(found, asker, user)
            if any(one.user == user and one.seat == seat for one in found.invited):
                raise SeatRefused(SeatReason.CALLED, found)
            now = self._clock()
            async with self._store.writing() as writing:
                called = await writing.posts.notified(table, SeatCall)
                if called is not None and now < called + _CALLS_EVERY:
                    raise SeatRefused(SeatReason.CALLED_LATELY, found)
                for one in found.invited:
                    if seat == one.seat or user == one.user:
                        await writing.seats.uninvite(table, one.user)
                await writing.seats.invite(table, Invited(seat, shown(name, user), user, now), now)
                mentioned = await granted(writing, found, by, (user,), now)
                await writing.posts.notify(table, SeatCall(seat, named=user not in mentioned), now)
        self._post_signal.set()
        return await self._states.table(table)

    async def open(self, table: Table, seat: Seat) -> None:
        """The table is told that the seat can be taken over: time ran out there. Under the table's lock."""
        async with self._store.writing() as writing:
            held = table.holder(seat).user
            played = await self._tenures.tell(writing, table, SeatOpened(), seat, Cause.CLOCK, held=held)
        self._states.keep(table.id, played.current)

    async def give_to_bot(self, table: Table, seat: Seat) -> None:
        """A bot plays on; where no other person would wait for it, the table is paused instead. Under its lock."""
        async with self._store.writing() as writing:
            stays = (_is_alone(table, seat) and table.league is None) or not self.has_bot(table)
            if stays and table.paused is not None and table.clock is not None:
                await writing.clocks.set(table.id, table.clock)
                return
            if stays:
                played = await self._tenures.tell(writing, table, Paused(), None, Cause.CLOCK)
            else:
                played = await self._tenures.vacate(writing, table, seat, LeavingReason.TIME, cause=Cause.CLOCK)
        self._states.keep(table.id, played.current)

    def _check_free_to(self, table: Table, user: UserId, seat: Seat) -> None:
        _check_open(table, user, seat)
        if self._knows_another(table, table.held(user), seat):
            raise SeatRefused(SeatReason.HELD_ANOTHER, table)

    def _knows_another(self, table: Table, held: frozenset[Seat], seat: Seat) -> bool:
        """Whether who held those seats has seen what whoever sits on that one may not know."""
        return bool(held - {seat}) and self._states.hides(table)

    def _to_call_to(self, table: Table, asker: Sitter | None, user: UserId) -> Seat:
        """The asker's own seat, if it is open, else the first that the user may take."""
        open_seats = sorted(table.open_seats, key=lambda seat: asker is None or seat != asker.seat)
        if not open_seats:
            raise SeatRefused(SeatReason.NONE_OPEN, table)
        # Marks are left out: who was forgotten is not made known to others.
        held = frozenset(one.seat for one in table.former if one.user == user)
        free = [seat for seat in open_seats if not self._knows_another(table, held, seat)]
        if not free:
            raise SeatRefused(SeatReason.HELD_ANOTHER_THEY, table)
        return free[0]

    async def _vacate(self, table: Table, seat: Seat, why: LeavingReason, *, bot: bool) -> Played:
        async with self._store.writing() as writing:
            played = await self._tenures.vacate(writing, table, seat, why, bot=bot)
        self._states.keep(table.id, played.current)
        return played

    async def _running(self, table: TableId) -> Table:
        found = await self._states.table(table)
        check_goes_on(found)
        return found


def _holder(table: Table, seat: Seat) -> Sitter:
    try:
        return table.holder(seat)
    except KeyError as error:
        raise SeatRefused(SeatReason.NO_SUCH_SEAT, table) from error


def _check_open(table: Table, user: UserId, seat: Seat) -> None:
    _holder(table, seat)
    if table.sitter(user) is not None:
        raise SeatRefused(SeatReason.SEATED, table)
    if seat not in table.open_seats:
        raise SeatRefused(SeatReason.NOT_OPEN, table)


def _is_alone(table: Table, seat: Seat) -> bool:
    """Whether no other person sits there."""
    return all(one.user is None for one in table.sitters if one.seat != seat)
