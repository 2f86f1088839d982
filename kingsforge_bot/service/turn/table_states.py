"""Where tables stand: their newest states, read from snapshots and kept while they are the newest."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from cachetools import LRUCache
from msgspec.structs import replace

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.core.game import Game
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import LobbyReason, LobbyRefused, NoTable, NotSeated, TableUnreadable
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.records import Row, Snapshot
from kingsforge_bot.service.turn.luck import Seal
from kingsforge_bot.service.types import Cause, LogEntry, Sitter, Table, TableId, TableStatus, TableView, UserId

AnyGame = Game[Any, Any, Any]

_MOST_KEPT: Final = 256


class TableState(msgspec.Struct, frozen=True):
    """A table's whole truth after its entry `seq`."""

    seq: int
    state: Any
    next_draw: int
    seal: Seal
    """What the next action draws from."""


class TableStates:
    """Reads tables and their states. A state that cannot be read is its own table's trouble: TableUnreadable."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._games = games
        self._newest: LRUCache[TableId, TableState] = LRUCache(_MOST_KEPT)

    def game(self, key: str) -> AnyGame:
        """Raises KeyError for a game we do not have."""
        return self._games[key]

    async def table(self, table: TableId) -> Table:
        """Raises NoTable."""
        found = await self._store.table(table)
        if found is None:
            raise NoTable(str(table))
        return found

    async def newest(self, table: Table) -> TableState:
        """The state of a table that was started."""
        known = self._newest.get(table.id)
        if known is None or known.seq != table.seq:
            known = await self._read(table, table.seq)
            self.keep(table.id, known)
        return known

    def keep(self, table: TableId, current: TableState) -> None:
        """Remember a state that was committed."""
        known = self._newest.get(table)
        if known is not None and known.seq > current.seq:
            return
        self._newest[table] = current

    async def look(self, table: Table, user: UserId | None = None) -> TableView:
        """What the user's seat may see now, or everybody, with the table as it is by then."""
        seat = seat_of(table, user)
        if not table.begun:
            return TableView(table, None, frozenset(), seat)
        try:
            current = await self.newest(table)
            look = self.seen(table, current.state, seat)
            return look if table.status is TableStatus.RUNNING else replace(look, awaited=frozenset(), may_act=False)
        except TableUnreadable:
            # A state from the middle of a turn goes with the next action: somebody may have acted meanwhile.
            now = await self.table(table.id)
            if now.seq == table.seq:
                raise
            return await self.look(now, user)

    async def look_back(self, table: Table, entry: LogEntry) -> TableView:
        """What everybody could see after that entry, when its turn was done."""
        if entry.seq == table.seq:
            return await self.look(table)
        return self.looked_back(table, entry, await self.snapshot(table, entry.seq))

    def looked_back(self, table: Table, entry: LogEntry, snapshot: Snapshot) -> TableView:
        """The same of an entry that is not the newest, from what is stored of it. Raises TableUnreadable."""
        then = replace(table, seq=entry.seq, since=entry.at, status=TableStatus.RUNNING)
        return self.seen(then, self._loaded(table, snapshot))

    async def asked_after(self, table: Table, seq: int) -> frozenset[Seat]:
        """Whom the table awaited after that entry. Raises TableUnreadable, also where that state is not kept."""
        state, _ = await self._state(table, seq)
        return self.game(table.game).to_act(state)

    def seen(self, table: Table, state: Any, seat: Seat | None = None) -> TableView:
        """The state as that seat sees it, or a spectator, with whom it awaits."""
        game = self.game(table.game)
        may_act = seat is not None and game.may_act(state, seat)
        return TableView(
            table, self.view(table, state, seat), game.to_act(state), seat, may_act, unadvised=self._unadvised(table)
        )

    def _unadvised(self, table: Table) -> frozenset[Seat]:
        return frozenset(
            one.seat
            for one in table.sitters
            if one.user is not None and not self._store.user_settings(one.user).best_moves
        )

    def view(self, table: Table, state: Any, seat: Seat | None) -> Any:
        """What that seat sees of a state, or everybody: all that leaves this room is made of it."""
        return self.game(table.game).player_view(state, seat)

    def entry(self, table: Table, row: Row, seat: Seat | None = None, *, opened: bool = False) -> LogEntry:
        """A row of the log in the words of its game, as it may be told to that seat; `opened` with all that happened.

        Raises TableUnreadable.
        """
        try:
            events = self.game(table.game).load_events(row.events)
        except (PositionError, KeyError) as error:
            raise TableUnreadable(table.id, row.seq, str(error)) from error
        entry = LogEntry(row.seq, row.seat, row.action, row.luck, events, row.at, row.cause, row.fact)
        return entry if opened else self.told(table, entry, seat)

    def hides(self, table: Table) -> bool:
        """Whether some may not know all that happens there. Raises TableUnreadable for a game we do not have."""
        try:
            return self.game(table.game).secret
        except KeyError as error:
            raise TableUnreadable(table.id, table.seq, str(error)) from error

    def told(self, table: Table, entry: LogEntry, seat: Seat | None) -> LogEntry:
        """A whole entry as it may be told to who holds that seat, or to everybody.

        What was before somebody sat down is told to them as to everybody: they see how the seat stands, and not how it
        came to that.
        """
        game = self.game(table.game)
        if not game.secret:
            return entry
        if seat is not None and not table.sat_there(seat, entry.seq, table.holder(seat).user):
            seat = None
        known = (game.event_view(event, seat) for event in entry.events)
        events = tuple([event for event in known if event is not None])
        # What a seat wrote it knows; of the set-up nobody wrote anything.
        knows = events == entry.events or entry.seat in (None, seat)
        # Luck may say more than any event does: the order of a bag that was shuffled. And that nothing else could be
        # done may tell of a hand.
        hidden_cause = Cause.PLAYER if entry.cause is Cause.FORCED else entry.cause
        action, cause = (entry.action, entry.cause) if knows else ("", hidden_cause)
        return replace(entry, action=action, luck=(), events=events, cause=cause)

    async def _read(self, table: Table, seq: int) -> TableState:
        state, next_draw = await self._state(table, seq)
        seals = await self._store.seals.of(table.id)
        if not seals:
            raise TableUnreadable(table.id, seq, "no seal")
        return TableState(seq, state, next_draw, seals[-1])

    async def _state(self, table: Table, seq: int) -> tuple[Any, int]:
        """The state after that entry, and the next draw of its luck. Raises TableUnreadable."""
        snapshot = await self.snapshot(table, seq)
        return self._loaded(table, snapshot), snapshot.next_draw

    async def snapshot(self, table: Table, seq: int) -> Snapshot:
        """What is stored of the state after that entry. Raises TableUnreadable where nothing is."""
        snapshot = await self._store.snapshot(table.id, seq)
        if snapshot is None:
            raise TableUnreadable(table.id, seq, "no snapshot")
        return snapshot

    def _loaded(self, table: Table, snapshot: Snapshot) -> Any:
        try:
            return self.game(table.game).load(snapshot.state)
        except (PositionError, KeyError, ValueError) as error:
            raise TableUnreadable(table.id, snapshot.seq, str(error)) from error


def seat_of(table: Table, user: UserId | None) -> Seat | None:
    """Where the user sits; None for a spectator, and for everybody."""
    sitter = None if user is None else table.sitter(user)
    return None if sitter is None else sitter.seat


def seated(table: Table, user: UserId) -> Sitter:
    """Who the user is there. Raises NotSeated."""
    sitter = table.sitter(user)
    if sitter is None:
        raise NotSeated(table)
    return sitter


def check_goes_on(table: Table) -> None:
    """Raises LobbyRefused for a table that is not, or not any more, played."""
    check_running(table)
    if table.status is TableStatus.OVER:
        raise LobbyRefused(LobbyReason.STARTED, table)


def check_running(table: Table) -> None:
    """Raises LobbyRefused for a table that has not begun, or was ended before its end."""
    match table.status:
        case TableStatus.LOBBY:
            raise LobbyRefused(LobbyReason.NOT_STARTED, table)
        case TableStatus.CLOSED:
            raise LobbyRefused(LobbyReason.CLOSED, table)
        case TableStatus.RUNNING | TableStatus.OVER:
            return


def seats_of_bots(table: Table) -> Mapping[Seat, str]:
    """Which seats are played by which bot player."""
    return {sitter.seat: sitter.ai for sitter in table.sitters if sitter.ai is not None}
