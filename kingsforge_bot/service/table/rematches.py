"""The same table once more: the same people, game and options, and the seat after the first player comes first."""

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, NoTable, NotSeated, TableUnreadable
from kingsforge_bot.service.person.settings import Opener
from kingsforge_bot.service.ports import Clock, Store, Writing
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.table.lobbies import NO_SPECIAL_OPENER, Lobbies
from kingsforge_bot.service.table.names import shown
from kingsforge_bot.service.table.table_records import NewTable
from kingsforge_bot.service.turn.table_states import TableStates
from kingsforge_bot.service.types import Done, Invited, Sitter, Table, TableId, TableStatus, UserId


class Rematch(msgspec.Struct, frozen=True):
    """The table of a rematch. `opened`: just now; and `begun`, where nobody had to be waited for."""

    table: Table
    opened: bool
    begun: Done | None = None


class Rematches:
    """Opens one rematch of a table, however many ask for it."""

    def __init__(
        self, store: Store, states: TableStates, lobbies: Lobbies, post_signal: PostSignal, clock: Clock
    ) -> None:
        self._store = store
        self._states = states
        self._lobbies = lobbies
        self._post_signal = post_signal
        self._clock = clock

    async def open(
        self,
        table: TableId,
        by: UserId,
        name: str,
        opener: Opener = NO_SPECIAL_OPENER,
        level: str | None = None,
    ) -> Rematch:
        """The rematch of a table that has ended, for anybody who sat there; the one that is open already, if one is.

        The asker sits down and the others' seats are kept for them; with bots alone it begins at once. Bots are of that
        `level`, else as they were. Raises NoTable, LobbyRefused, NotSeated, and OpeningRefused where the server lets
        that `opener` open none; then nothing has changed.
        """
        first = await self._first_player(table)
        async with self._store.writing() as writing:
            old = await writing.table(table)
            if old is None:
                raise NoTable(str(table))
            _check(old, by)
            found = await writing.rematch(table)
            if found is not None:
                return Rematch(found, opened=False)
            renewed = _renewed(old, first, by, name, self._clock())
            if level is not None:
                bots = [sitter if sitter.ai is None else replace(sitter, ai=level) for sitter in renewed.sitters]
                renewed = replace(renewed, sitters=tuple(bots))
            opened = await self._opened(writing, renewed, old, opener)
        self._post_signal.set()
        if opened.invited or len(opened.sitters) < opened.capacity:
            return Rematch(opened, opened=True)
        done = await self._lobbies.start(opened.id, by)
        return Rematch(done.look.table, opened=True, begun=done)

    async def _opened(self, writing: Writing, new: NewTable, old: Table, opener: Opener) -> Table:
        self._lobbies.check_offered(new.game, new.capacity, new.options, new.pace)
        opened = await self._lobbies.add(writing, new, opener)
        if old.thread is not None:
            await writing.set_thread(opened.id, old.thread)
        if old.hours is not None:
            await writing.clocks.set_hours(opened.id, old.hours)
        return await writing.table(opened.id) or opened

    async def _first_player(self, table: TableId) -> Seat:
        """Who was asked first; the first seat, where all were asked at once or it cannot be known any more."""
        old = await self._store.table(table)
        if old is None or not old.begun:
            return Seat(0)
        try:
            asked = await self._states.asked_after(old, 1)
        except TableUnreadable:
            return Seat(0)
        return min(asked) if len(asked) == 1 else Seat(0)


def _renewed(old: Table, first: Seat, by: UserId, name: str, now: int) -> NewTable:
    """The same seats from the one after the first player on; the others' are kept, a seat that nobody holds is free."""
    sitters, invited = list[Sitter](), list[Invited]()
    for number, sitter in enumerate((*old.sitters[first + 1 :], *old.sitters[: first + 1])):
        if sitter.user == by:
            sitters.append(Sitter(Seat(number), shown(name, by), user=by))
        elif sitter.user is not None:
            invited.append(Invited(Seat(number), sitter.name, sitter.user))
        elif sitter.ai is not None:
            sitters.append(Sitter(Seat(number), sitter.name, ai=sitter.ai))
    return NewTable(
        guild=old.guild,
        channel=old.channel,
        name=old.name,
        game=old.game,
        options=dict(old.options),
        capacity=len(old.sitters),
        owner=by,
        pace=old.pace,
        sitters=tuple(sitters),
        opened=now,
        language=old.language,
        invited=tuple(invited),
        boards=old.boards,
        hints=old.hints,
        rematch_of=old.id,
    )


def _check(old: Table, by: UserId) -> None:
    match old.status:
        case TableStatus.LOBBY:
            raise LobbyRefused(LobbyReason.NOT_STARTED, old)
        case TableStatus.RUNNING:
            raise LobbyRefused(LobbyReason.NOT_OVER, old)
        case TableStatus.CLOSED if not old.begun:
            raise LobbyRefused(LobbyReason.CLOSED, old)
        case TableStatus.CLOSED | TableStatus.OVER:
            if old.sitter(by) is None:
                raise NotSeated(old)
