"""Playing at a table: look, decide, and whatever follows by itself."""

from kingsforge_bot.core.asking import Decision
from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.service.errors import Stale
from kingsforge_bot.service.ports import Clock, Store
from kingsforge_bot.service.turn.auto_play import LOOKS_AFTER, AutoPlay
from kingsforge_bot.service.turn.committer import Committer
from kingsforge_bot.service.turn.locks import TableLocks
from kingsforge_bot.service.turn.retracting import bar
from kingsforge_bot.service.turn.table_states import AnyGame, TableStates, check_running, seated
from kingsforge_bot.service.types import Done, Table, TableId, TableStatus, TableView, UserId


class Play:
    """The one way to play: slash commands, buttons, bot players and tests alike go through here."""

    def __init__(
        self,
        store: Store,
        states: TableStates,
        committer: Committer,
        locks: TableLocks,
        auto_play: AutoPlay,
        clock: Clock,
    ) -> None:
        self._store = store
        self._states = states
        self._committer = committer
        self._locks = locks
        self._auto_play = auto_play
        self._clock = clock

    def game(self, key: str) -> AnyGame:
        """The rules of that game. Raises KeyError."""
        return self._states.game(key)

    async def look(self, table: TableId, user: UserId | None = None) -> TableView:
        """The table as that user may see it, or everybody. Raises NoTable, TableUnreadable."""
        return await self._states.look(await self._states.table(table), user)

    async def view(self, table: Table, user: UserId | None = None) -> TableView:
        """A table that was just read as that user may see it, or everybody. Raises NoTable, TableUnreadable."""
        return await self._states.look(table, user)

    async def act(self, table: TableId, user: UserId, action: object, *, decided_on: int | None) -> Done:
        """Carry out a parsed action of the user's seat, then what follows by itself.

        `decided_on` is the sequence number the user saw: it counts as long as the user is asked the same. None decides
        on whatever is now. Raises NotationError for the clock's word, NoTable, LobbyRefused, NotSeated, Stale, Refused,
        TableUnreadable or StoreFailed; then nothing has changed.
        """
        if isinstance(action, Decision) and action.by_clock:
            # What the clock says for a seat is no word of its player's.
            raise NotationError(str(action), str(action).split()[-1])
        async with self._locks.of(table):
            found = await self._states.table(table)
            check_running(found)
            sitter = seated(found, user)
            if decided_on is not None and found.is_stale(sitter.seat, decided_on):
                raise Stale(found, decided_on)
            current = await self._states.newest(found)
            played = await self._committer.carry_out(found, current, sitter.seat, action)
        all_played = (*played.all, *await self._auto_play.drive_on(played.last))
        # Answered from what was committed, not read again: what was decided is never called a failure afterwards.
        last = all_played[-1]
        look = self._states.seen(last.table, last.current.state, sitter.seat)
        own, *others = (self._states.told(found, one.entry, sitter.seat) for one in all_played)
        running = last.table.status is TableStatus.RUNNING
        game = self._states.game(found.game)
        asks = running and not found.is_solo(sitter.seat)
        against = bar(game, sitter.seat, [one.entry for one in all_played]) if asks else None
        return Done(look, own.events, tuple(others), own.seq, retractable=running and against is None, bar=against)

    async def resume(self) -> None:
        """Drive tables on from where a kill interrupted them. A broken table is logged, and left alone.

        One that goes on by itself is due soon, whenever that happened: the others are not looked at.
        """
        for table in await self._store.due.by(self._clock() + LOOKS_AFTER):
            await self._auto_play.drive(table)
