"""The clocks of a table as its players see and set them: shown, paused, resumed, their hours set."""

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import ClockReason, ClockRefused, LobbyReason, LobbyRefused
from kingsforge_bot.service.ports import Clock, Store, Writing
from kingsforge_bot.service.post.mentions import user_at
from kingsforge_bot.service.post.notices import TableEventNotice
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.proposals import SetHours
from kingsforge_bot.service.records import Vote
from kingsforge_bot.service.table_events import HoursSet, Paused, Resumed, TableEvent
from kingsforge_bot.service.time.calling import call_to_play
from kingsforge_bot.service.time.clock import LEAST_HOURS, PACES, PlayingHours
from kingsforge_bot.service.time.clock_faces import ClockFace, faces_of
from kingsforge_bot.service.time.clock_pauses import ClockPauses
from kingsforge_bot.service.turn.auto_play import AutoPlay
from kingsforge_bot.service.turn.committer import Committer, Played
from kingsforge_bot.service.turn.locks import TableLocks
from kingsforge_bot.service.turn.table_states import TableStates, check_goes_on, seated
from kingsforge_bot.service.types import Table, TableId, TableStatus, UserId


class Clocks:
    """The clocks of a table for those who sit there: shown, paused, resumed, their hours set.

    Raises NoTable, LobbyRefused, NotSeated, ClockRefused or StoreFailed; then nothing has changed.
    """

    def __init__(
        self,
        store: Store,
        states: TableStates,
        committer: Committer,
        clock_pauses: ClockPauses,
        locks: TableLocks,
        auto_play: AutoPlay,
        post_signal: PostSignal,
        clock: Clock,
    ) -> None:
        self._store = store
        self._states = states
        self._committer = committer
        self._clock_pauses = clock_pauses
        self._locks = locks
        self._auto_play = auto_play
        self._post_signal = post_signal
        self._clock = clock

    async def faces(self, table: Table) -> tuple[ClockFace, ...]:
        """Those of all people at the table; none where it has no clock."""
        if table.clock is None or table.status is not TableStatus.RUNNING:
            return ()
        return faces_of(table, table.clock, await self._clock_pauses.of(table), self._clock())

    async def set(
        self,
        table: TableId,
        by: UserId,
        *,
        pace: str | None = None,
        hours: PlayingHours | None = None,
        all_day: bool = False,
    ) -> Table:
        """Before the start the owner sets the pace, and the hours in which the clocks run, `all_day` or from to.

        Later the table is asked for `other_hours`.
        """
        async with self._locks.of(table):
            found = await self._states.table(table)
            if found.status is TableStatus.LOBBY:
                return await self._set_in_lobby(found, by, pace, hours, all_day)
            check_goes_on(found)
            _check_owner(found, by)
            raise LobbyRefused(LobbyReason.STARTED, found)

    async def agreed(self, writing: Writing, table: Table, vote: Vote) -> Played:
        """All want to pause: the clocks stand from here on. One that is paused by now stays so."""
        return await self._told(writing, table, vote.seat, Paused())

    async def hours_agreed(self, writing: Writing, table: Table, vote: Vote) -> Played:
        """All want these hours: turns that begin from here on run in them."""
        assert isinstance(vote.proposal, SetHours)
        hours = vote.proposal.hours
        played = await self._told(writing, table, vote.seat, HoursSet(hours))
        await writing.clocks.set_hours(table.id, hours)
        return replace(played, table=replace(played.table, hours=hours))

    async def resume(self, table: TableId, by: UserId) -> Table:
        """The clocks run again. Anybody who sits there may say so."""
        async with self._locks.of(table):
            found = await self._states.table(table)
            check_goes_on(found)
            seat = seated(found, by).seat
            if found.paused is None:
                raise ClockRefused(ClockReason.NOT_PAUSED, found)
            async with self._store.writing() as writing:
                played = await self._told(writing, found, seat, Resumed())
            self._states.keep(table, played.current)
        # While all slept bots waited, too.
        await self._auto_play.drive_on(played)
        return await self._states.table(table)

    async def _told(self, writing: Writing, table: Table, seat: Seat | None, fact: TableEvent) -> Played:
        """An entry of the log, and a line in the channel at once."""
        played = await self._committer.note(writing, table, await self._states.newest(table), fact, seat=seat)
        told, at = TableEventNotice(played.entry.seq, fact, seat), played.entry.at
        if isinstance(fact, Resumed):
            awaited = self._states.game(table.game).to_act(played.current.state) - {seat}
            by = user_at(table, seat, table.seq)
            told = replace(told, calls=True, named=await call_to_play(writing, played.table, awaited, by, at))
        await writing.posts.notify(table.id, told, at)
        return played

    async def _set_in_lobby(
        self, table: Table, by: UserId, pace: str | None, hours: PlayingHours | None, all_day: bool
    ) -> Table:
        _check_owner(table, by)
        if pace is not None and pace not in PACES:
            raise LobbyRefused(LobbyReason.NOT_OFFERED, table)
        if hours is not None:
            _check_hours(table, PACES.get(table.pace if pace is None else pace) is not None, hours)
        async with self._store.writing() as writing:
            lobby = await writing.table(table.id)
            if lobby is None or lobby.status is not TableStatus.LOBBY:
                # It was started or given up meanwhile.
                raise LobbyRefused(LobbyReason.STARTED, table)
            if pace is not None:
                await writing.clocks.set_pace(table.id, pace)
            if hours is not None or all_day:
                await writing.clocks.set_hours(table.id, hours)
            await writing.posts.owe(table.id, PostKind.LOBBY)
        self._post_signal.set()
        return await self._states.table(table.id)


def check_pause(table: Table, by: UserId) -> None:
    """Whether they may ask for a pause. Raises LobbyRefused, NotSeated, ClockRefused."""
    check_goes_on(table)
    seated(table, by)
    if table.paused is not None:
        raise ClockRefused(ClockReason.PAUSED, table)


def other_hours(
    table: Table, by: UserId, *, pace: str | None = None, hours: PlayingHours | None = None, all_day: bool = False
) -> SetHours | None:
    """What the table is to be asked for by its owner, who sits there; None where that would change nothing.

    Raises LobbyRefused, NotSeated, ClockRefused.
    """
    check_goes_on(table)
    _check_owner(table, by)
    if pace is not None and pace != table.pace:
        raise LobbyRefused(LobbyReason.STARTED, table)
    if (hours is None and not all_day) or hours == table.hours:
        return None
    _check_hours(table, PACES.get(table.pace) is not None, hours)
    seated(table, by)
    return SetHours(hours)


def _check_owner(table: Table, user: UserId) -> None:
    if table.owner != user:
        raise LobbyRefused(LobbyReason.NOT_OWNER, table)


def _check_hours(table: Table, timed: bool, hours: PlayingHours | None) -> None:
    if not timed:
        raise ClockRefused(ClockReason.NO_CLOCK, table)
    if hours is not None and hours.minutes < LEAST_HOURS:
        raise ClockRefused(ClockReason.TOO_FEW_HOURS, table, least=LEAST_HOURS // 60)
