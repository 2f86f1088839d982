"""Takes back what was played: freely what bears on nobody else, else once the table has agreed (docs/adr/0046)."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import (
    OtherRules,
    Stale,
    TableUnreadable,
    UndoReason,
    UndoRefused,
    check_current,
)
from kingsforge_bot.service.ports import Store, Writing
from kingsforge_bot.service.proposals import TakeBack
from kingsforge_bot.service.records import Row, Vote
from kingsforge_bot.service.table_events import Undone
from kingsforge_bot.service.turn.auto_play import AutoPlay
from kingsforge_bot.service.turn.committer import Committer, Played
from kingsforge_bot.service.turn.effective_entries import counting_back
from kingsforge_bot.service.turn.locks import TableLocks
from kingsforge_bot.service.turn.rebuilding import state_after
from kingsforge_bot.service.turn.retracting import bar
from kingsforge_bot.service.turn.table_states import AnyGame, TableState, TableStates, check_goes_on, seated
from kingsforge_bot.service.types import Bar, Cause, LogEntry, Table, TableId, TableView, UserId

MOST_TOGETHER: Final = 12
"""Decisions that go back together; hardly any press makes as many."""
Restore = Callable[[Writing, Table, int], Awaitable[None]]
"""Something else that stood at the table comes back as it stood after that entry, in the transaction of the undo.

The table is the one after it.
"""


class Retraction(msgspec.Struct, frozen=True):
    """What an undo takes back: a seat's last own decision, or several of one press, and what came of them."""

    table: Table
    seat: Seat
    to: int
    """The entry after which the table stands again."""
    entries: tuple[LogEntry, ...]
    """Those that count no more, oldest first, as the seat may know them."""
    bar: Bar | None
    """Why the others have to agree."""
    drew: bool
    """Whether luck was drawn; it stays drawn, but for what comes `again`."""
    alone: bool
    """Whether no other person sits there."""
    solo: bool = False
    """Whether nobody but bots is hurt by it: then nothing stands against it."""
    again: int | None = None
    """The block from which the luck that was met comes again."""
    by: Any = None
    """The seat's own action that takes it back and leaves what others did since: nothing else goes back then."""

    @property
    def proposal(self) -> TakeBack:
        """What the others are asked for."""
        return TakeBack(self.to, self.drew)

    @property
    def asks(self) -> bool:
        """Whether somebody has to be asked."""
        return self.bar is not None and not self.alone


class Undoing:
    """Undo. Who holds which seat stays as it is, nothing is deleted; the luck that was drawn stays drawn, or where one
    person plays with bots alone comes again as it was.

    Where the rules have an action that is the undo, whatever others did, that is carried out instead.

    Raises NoTable, LobbyRefused, NotSeated, UndoRefused, Stale, TableUnreadable or StoreFailed; then nothing has
    changed.
    """

    def __init__(
        self,
        store: Store,
        states: TableStates,
        committer: Committer,
        locks: TableLocks,
        auto_play: AutoPlay,
        restores: Sequence[Restore] = (),
    ) -> None:
        self._store = store
        self._states = states
        self._committer = committer
        self._locks = locks
        self._auto_play = auto_play
        self._restores = tuple(restores)

    async def would(self, table: TableId, user: UserId, to: int | None = None) -> Retraction:
        """What an undo of that user would take back now: the last decision, or all own ones after the entry `to`."""
        retraction, _ = await self._retraction(await self._states.table(table), user, to)
        return retraction

    async def take_back(self, table: TableId, user: UserId, to: int, *, decided_on: int) -> TableView:
        """What may be taken back freely; the table after it and what follows by itself, as that user sees it.

        `decided_on` is the newest entry that the user saw, `to` where it leads: before an own decision.
        """
        async with self._locks.of(table):
            found = await self._states.table(table)
            check_current(found, decided_on)
            retraction, state = await self._retraction(found, user, to)
            if retraction.bar is not None:
                raise Stale(found, decided_on)
            current = await self._states.newest(found)
            if retraction.by is not None:
                played = (await self._committer.carry_out(found, current, retraction.seat, retraction.by)).last
            else:
                async with self._store.writing() as writing:
                    fact = Undone(to, draw=retraction.again)
                    played = await self._taken_back(writing, found, current, fact, retraction.seat, state)
                self._states.keep(table, played.current)
        *_, last = (played, *await self._auto_play.drive_on(played))
        return self._states.seen(last.table, last.current.state, retraction.seat)

    async def agreed(self, writing: Writing, table: Table, vote: Vote) -> Played:
        """What a table agreed to take back."""
        assert isinstance(vote.proposal, TakeBack)
        to = vote.proposal.to
        current = await self._states.newest(table)
        state = await state_after(self._store, self._states.game(table.game), table, to)
        return await self._taken_back(writing, table, current, Undone(to, agreed=True), vote.seat, state)

    async def _taken_back(
        self, writing: Writing, table: Table, current: TableState, fact: Undone, seat: Seat, state: Any
    ) -> Played:
        played = await self._committer.note(writing, table, current, fact, seat=seat, state=state)
        await self._after_undo(writing, played.table, fact.to)
        return played

    async def _after_undo(self, writing: Writing, table: Table, to: int) -> None:
        """Whatever else stands at a table comes back with it."""
        for restore in self._restores:
            await restore(writing, table, to)

    async def _retraction(self, table: Table, user: UserId, to: int | None = None) -> tuple[Retraction, Any]:
        """With the state to which it leads."""
        seat = _may_undo(table, user)
        game = self._states.game(table.game)
        current = await self._states.newest(table)
        waits = game.asked(current.state, seat) is not None and seat not in game.to_act(current.state)
        if waits and game.may_act(current.state, seat):
            # Whatever the seat chooses now takes the place of what it chose, and nobody need hear of it.
            raise UndoRefused(UndoReason.CHOOSE_AGAIN, table)
        rows = await self._last_own(table, seat, to)
        if any(row.ruleset != game.ruleset for row in rows):
            raise UndoRefused(UndoReason.OTHER_RULES, table)
        to = rows[0].seq - 1
        try:
            state = await state_after(self._store, game, table, to)
        except OtherRules as error:
            raise UndoRefused(UndoReason.OTHER_RULES, table) from error
        told = tuple([self._states.entry(table, row, seat) for row in rows])
        solo = table.is_solo(seat)
        against = None if solo else bar(game, seat, [_whole(game, table, row) for row in rows])
        alone = all(sitter.user in (None, user) for sitter in table.sitters)
        several = sum(row.seat == seat and row.cause is not Cause.FORCED for row in rows) > 1
        if against is Bar.OTHERS and not several and (own := game.undone_by(game.parse(rows[0].action))) is not None:
            return Retraction(table, seat, to, told[:1], None, drew=False, alone=alone, by=own), current.state
        drew = any(row.draws for row in rows)
        # What was drawn from a seal of before follows from no other.
        again = rows[0].draw_from if solo and current.seal.since <= rows[0].seq else None
        return Retraction(table, seat, to, told, against, drew, alone, solo, again), state

    async def _last_own(self, table: Table, seat: Seat, to: int | None) -> tuple[Row, ...]:
        """The seat's last decision and the game's entries since, oldest first. What it had to do was none.

        With `to` the one right after that entry, if it is among its last few.
        """
        since: list[Row] = []
        left = 1 if to is None else MOST_TOGETHER
        begun = max((one.last for one in table.former if one.seat == seat), default=0)
        async for row in counting_back(self._store, table.id, table.seq):
            if row.fact is None:
                since.append(row)
            if row.seq <= begun:
                # What was decided before is another's, whose seat it was.
                break
            if row.fact is None and row.seat == seat and row.cause is not Cause.FORCED:
                left -= 1
                if to in (None, row.seq - 1):
                    return tuple(reversed(since))
                if not left:
                    break
        if to is not None:
            raise Stale(table, to)
        raise UndoRefused(UndoReason.NOTHING, table)


def _may_undo(table: Table, user: UserId) -> Seat:
    check_goes_on(table)
    return seated(table, user).seat


def _whole(game: AnyGame, table: Table, row: Row) -> LogEntry:
    """The entry with all that it tells to nobody yet."""
    try:
        events = game.load_events(row.events)
    except PositionError as error:
        raise TableUnreadable(table.id, row.seq, str(error)) from error
    return LogEntry(row.seq, row.seat, row.action, row.luck, events, row.at, row.cause)
