"""The timeout enforcer plays for those whose time ran out, after it has warned them."""

from msgspec.structs import replace

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import TableUnreadable
from kingsforge_bot.service.person.settings import Alerts
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.post.notices import RunningOut
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.table.seats import SeatKeeper
from kingsforge_bot.service.time.clock import BOT_AFTER, LATE, OPENS_AFTER, Pauses, SeatClock, TableClock, runs_out_at
from kingsforge_bot.service.time.clock_pauses import ClockPauses
from kingsforge_bot.service.turn.auto_play import AutoPlay
from kingsforge_bot.service.turn.committer import Committer
from kingsforge_bot.service.turn.table_states import TableStates
from kingsforge_bot.service.types import Cause, Table, TableStatus


class TimeoutEnforcer:
    """Time-outs, a job: each of its steps is a transaction after which it is not taken again."""

    def __init__(
        self,
        store: Store,
        states: TableStates,
        committer: Committer,
        clock_pauses: ClockPauses,
        keeper: SeatKeeper,
        auto_play: AutoPlay,
        post_signal: PostSignal,
    ) -> None:
        self._store = store
        self._states = states
        self._committer = committer
        self._clock_pauses = clock_pauses
        self._keeper = keeper
        self._auto_play = auto_play
        self._post_signal = post_signal

    async def attend(self, table: Table, now: int) -> int | None:
        """Whatever became due there, the longest due first; answer when the next warning is, or time runs out."""
        while table.status is TableStatus.RUNNING and table.clock is not None:
            pauses = await self._clock_pauses.of(table)
            # In a pause nobody's time is over, also theirs who had none left when it began.
            running = _running(table.clock) if table.paused is None else []
            due = {seat: at for seat in running if (at := _due(table.clock, seat, pauses)) is not None}
            if not await self._do_next(table, table.clock, pauses, due, now):
                return min(due.values(), default=None)
            self._post_signal.set()
            table = await self._states.table(table.id)
        return None

    async def _do_next(self, table: Table, clock: TableClock, pauses: Pauses, due: dict[Seat, int], now: int) -> bool:
        """Do the one thing that comes next; False if there is none by `now`.

        A seat that was late often enough goes first, then the seat that is due longest: it is played for if its time is
        over, else warned.
        """
        for number, one in enumerate(clock.seats):
            wanted = min(one.late, BOT_AFTER)
            if wanted > one.answered and wanted >= OPENS_AFTER:
                await self._let_others(table, clock, Seat(number), wanted)
                return True
        seat = min(due, key=lambda one: (due[one], one), default=None)
        if seat is None or due[seat] > now:
            return False
        ends = runs_out_at(clock, seat, pauses)
        if ends is not None and ends <= now:
            await self._play(table, seat)
        else:
            await self._warn(table, clock, seat, pauses, now)
        return True

    async def _let_others(self, table: Table, clock: TableClock, seat: Seat, late: int) -> None:
        """Open a seat whose time ran out so many turns in a row, or have a bot play on there; its clock keeps that."""
        answered = replace(table, clock=clock.with_seat(seat, replace(clock.seats[seat], answered=late)))
        # Nobody else may take a seat of a league: there a bot plays on as soon as another seat would be open.
        if late < BOT_AFTER and table.league is None:
            await self._keeper.open(answered, seat)
        else:
            await self._keeper.give_to_bot(answered, seat)
            self._auto_play.drive_later(table.id)

    async def _play(self, table: Table, seat: Seat) -> None:
        """The mildest action for a seat whose time is over."""
        current, game = await self._states.newest(table), self._states.game(table.game)
        try:
            action = game.by_clock(game.timeout_action(current.state, seat))
            await self._committer.carry_out(table, current, seat, action, cause=Cause.CLOCK)
        except Refused as error:
            raise TableUnreadable(table.id, table.seq, f"the mildest action is refused: {error}") from error
        self._auto_play.drive_later(table.id)

    async def _warn(self, table: Table, clock: TableClock, seat: Seat, pauses: Pauses, now: int) -> None:
        """Warn the seat in public, once for all warnings that became due meanwhile."""
        one = clock.seats[seat]
        passed = [level for level in _levels(one) if _reached(clock, seat, pauses, level, now)]
        ends = runs_out_at(clock, seat, pauses)
        async with self._store.writing() as writing:
            await writing.clocks.set(table.id, clock.with_seat(seat, replace(one, warned=min(passed))))
            if ends is not None and one.asked is not None:
                await writing.posts.notify(table.id, RunningOut(seat, one.asked, ends), now)
                for wait in await writing.pending_turns.at(table.id):
                    if wait.seat == seat and writing.user_settings(wait.user).alerts is Alerts.DIRECT:
                        # The line calls nobody who is not alerted there: they are reminded at once, if at all.
                        await writing.pending_turns.keep(
                            wait if wait.due is None else replace(wait, due=min(wait.due, now))
                        )


def _running(clock: TableClock) -> list[Seat]:
    return [Seat(seat) for seat, one in enumerate(clock.seats) if one.asked is not None]


def _levels(one: SeatClock) -> list[int]:
    """The times left, in seconds, at which a player is still to be warned in this turn."""
    wanted = [level for level in (one.began // 2, LATE) if LATE <= level < one.began]
    return [level for level in wanted if one.warned is None or level < one.warned]


def _reached(clock: TableClock, seat: Seat, pauses: Pauses, level: int, now: int) -> bool:
    at = runs_out_at(clock, seat, pauses, level)
    return at is not None and at <= now


def _due(clock: TableClock, seat: Seat, pauses: Pauses) -> int | None:
    """When there is something to do about the seat, unless something happens before."""
    levels = _levels(clock.seats[seat])
    return runs_out_at(clock, seat, pauses, max(levels, default=0))
