"""Seats of a running table change hands: a tenure ends and another begins, with an entry of the log."""

from collections.abc import Sequence

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import NoTable
from kingsforge_bot.service.ports import Clock, Writing
from kingsforge_bot.service.post.mentions import HOUR
from kingsforge_bot.service.post.notices import TableEventNotice
from kingsforge_bot.service.table.losing import tell_loser
from kingsforge_bot.service.table.names import bot_name, vacant_name
from kingsforge_bot.service.table_events import LeavingReason, SeatKept, SeatOpened, SeatTaken, TableEvent, Vacated
from kingsforge_bot.service.time.clock import PACES, TableClock, inherited
from kingsforge_bot.service.time.clock_pauses import ClockPauses
from kingsforge_bot.service.turn.auto_play import Bots, usual_bot
from kingsforge_bot.service.turn.committer import Committer, Played
from kingsforge_bot.service.turn.planning import drop_plans
from kingsforge_bot.service.turn.table_states import TableState, TableStates
from kingsforge_bot.service.types import Cause, Sitter, Table, UserId


class Tenures:
    """Tenures begun and ended in transactions of the callers, who hold the table's lock and keep the state after.

    Each tells the channel. Raises StoreFailed, TableUnreadable.
    """

    def __init__(
        self, states: TableStates, committer: Committer, bots: Bots, clock: Clock, clock_pauses: ClockPauses
    ) -> None:
        self._states = states
        self._committer = committer
        self._bots = bots
        self._clock = clock
        self._clock_pauses = clock_pauses

    def has_bot(self, table: Table) -> bool:
        """Whether a bot can play on at that table."""
        return bool(self._bots.get(table.game))

    async def vacate(
        self,
        writing: Writing,
        table: Table,
        seat: Seat,
        why: LeavingReason,
        *,
        bot: bool = True,
        cause: Cause = Cause.PLAYER,
    ) -> Played:
        """Its tenure ends: the game's usual bot plays on, or nobody sits there. Somebody else may sit down."""
        heir = Sitter(seat, vacant_name(seat), open=True)
        if bot and self.has_bot(table):
            taken = [one.name for one in table.sitters]
            heir = Sitter(seat, bot_name(taken), ai=usual_bot(self._bots[table.game]), open=True)
        left = table.holder(seat).user
        people = [one.user for one in table.sitters if one.user not in (None, left)]
        fact = Vacated(seat, heir.ai is not None, why, table.league is not None)
        played = await self._pass_on(writing, table, heir, fact, cause)
        if left == table.owner and table.league is None and people and people[0] is not None:
            await writing.hand_over(table.id, people[0])
        return await _read(writing, played)

    async def sit_down(self, writing: Writing, table: Table, seat: Seat, user: UserId, name: str) -> Played:
        """Give that person the seat from here on; whoever takes a seat of a table without an owner owns it."""
        before = table.last_player(seat)
        back = table.holder(seat).user is None and before is not None and before.user == user
        played = await self._pass_on(writing, table, Sitter(seat, name, user=user), SeatTaken(seat, back))
        if table.league is None and all(one.user != table.owner or one.seat == seat for one in table.sitters):
            await writing.hand_over(table.id, user)
        for one in table.invited:
            if seat == one.seat or user == one.user:
                await writing.seats.uninvite(table.id, one.user)
        return await _read(writing, played)

    async def left_for(self, table: Table, seat: Seat, user: UserId) -> int | None:
        """Seconds that the clock would hold for that person if they sat down now; None where there is none."""
        clock = (await self._clock_pauses.read(table, self._clock())).clock
        return None if clock is None else _found_by(clock, table, seat, user).seats[seat].left

    async def release(self, writing: Writing, table: Table, seat: Seat, *, offered: bool) -> Played | None:
        """Whether somebody else may take the seat from its player, who plays on until then.

        The channel and the log hear of it once an hour, the log also of how it was when the seat changes hands.
        """
        await writing.seats.release(table.id, seat, offered)
        lately = await writing.posts.told_of(table.id, seat, self._clock() - HOUR)
        if any(_offers(told.fact) is not None for told in lately):
            return None
        return await _read(writing, await self.tell(writing, table, _released(seat, offered), seat))

    async def tell(
        self,
        writing: Writing,
        table: Table,
        fact: TableEvent,
        seat: Seat | None,
        cause: Cause = Cause.PLAYER,
        *,
        held: UserId | None = None,
    ) -> Played:
        """A fact in the log, and to the channel; `held` is who loses the seat by it, or may, and hears of that."""
        current = await self._states.newest(table)
        return await self._told(writing, table, current, fact, seat, cause, held, aloud=True)

    async def _told(
        self,
        writing: Writing,
        table: Table,
        current: TableState,
        fact: TableEvent,
        seat: Seat | None,
        cause: Cause,
        held: UserId | None,
        *,
        aloud: bool,
    ) -> Played:
        played = await self._committer.note(writing, table, current, fact, seat=seat, cause=cause)
        told, at = TableEventNotice(played.entry.seq, fact, seat), played.entry.at
        if held is not None:
            told = await tell_loser(writing, table, told, held, at)
        if aloud:
            await writing.posts.notify(table.id, told, at)
        return played

    async def _pass_on(
        self, writing: Writing, table: Table, heir: Sitter, fact: TableEvent, cause: Cause = Cause.PLAYER
    ) -> Played:
        seat = heir.seat
        table, current = await self._with_release_logged(writing, table, seat)
        sitters = tuple([heir if one.seat == seat else one for one in table.sitters])
        clock = (await self._clock_pauses.read(table, self._clock())).clock
        left = None if clock is None else clock.seats[seat].left
        if clock is not None and heir.user is not None:
            clock = _found_by(clock, table, seat, heir.user)
        changed = replace(table, sitters=sitters, clock=clock)
        # What was planned there is nobody's any more.
        await drop_plans(writing, table, seat)
        before = table.holder(seat).user
        by_time = isinstance(fact, Vacated) and fact.why is LeavingReason.TIME
        held = before if heir.user is not None or by_time else None
        who = before if heir.user is None else heir.user
        aloud = not _is_heard(table, fact, who, await writing.posts.told_of(table.id, seat, self._clock() - HOUR))
        played = await self._told(writing, changed, current, fact, seat, cause, held, aloud=aloud)
        # After the entry, which is the first of the new tenure.
        await writing.seats.take_over(table.id, heir, self._clock(), left)
        return played

    async def _with_release_logged(self, writing: Writing, table: Table, seat: Seat) -> tuple[Table, TableState]:
        """Before the seat changes hands: whether it was offered, where the log says other than it is."""
        current, sitter = await self._states.newest(table), table.holder(seat)
        if sitter.user is None:
            return table, current
        offered = False
        for row in await writing.seats.changes(table.id):
            if row.seat == seat:
                offered = bool(_offers(row.fact))
        if offered == sitter.open:
            return table, current
        noted = await self._committer.note(writing, table, current, _released(seat, sitter.open), seat=seat)
        return noted.table, noted.current


def _released(seat: Seat, offered: bool) -> TableEvent:
    return SeatOpened(LeavingReason.OFFERED) if offered else SeatKept(seat)


def _offers(fact: TableEvent | None) -> bool | None:
    """Whether its player offers the seat by it, or does not any more; None where it is about something else."""
    match fact:
        case SeatOpened(why=LeavingReason.OFFERED):
            return True
        case SeatKept():
            return False
        case _:
            return None


def _is_heard(table: Table, fact: TableEvent, user: UserId | None, lately: Sequence[TableEventNotice]) -> bool:
    """Whether the channel has heard lately that this person left the seat, or came to it, and nothing undid that since.

    What time or whoever looks after the channel does is heard each time.
    """
    if user is None or not _is_own(fact):
        return False
    for told in reversed(lately):
        if isinstance(told.fact, Vacated) and not _is_own(told.fact):
            return False
        seq = told.seq - 1 if isinstance(told.fact, Vacated) else told.seq
        if told.seat is not None and type(told.fact) is type(fact) and table.sat_there(told.seat, seq, user):
            return True
    return False


def _is_own(fact: TableEvent) -> bool:
    """Whether somebody left or came by their own wish."""
    match fact:
        case Vacated(why=why):
            return why in (LeavingReason.RESIGNED, LeavingReason.DELETED)
        case _:
            return isinstance(fact, SeatTaken)


def _found_by(clock: TableClock, table: Table, seat: Seat, user: UserId) -> TableClock:
    """Clocks that were read just now, as that person finds them on sitting down there."""
    pace = PACES.get(table.pace)
    if pace is None:
        return clock
    persons = [one for one in table.former if one.seat == seat and (one.user is not None or one.mark is not None)]
    own = next((one for one in reversed(persons) if one.is_of(user)), None)
    back = own is not None and own is persons[-1] and table.holder(seat).user is None
    left = None if own is None else clock.seats[seat].left if own.left is None else own.left
    return inherited(clock, seat, pace, left, back=back)


async def _read(writing: Writing, played: Played) -> Played:
    """With the table as this transaction leaves it."""
    table = await writing.table(played.table.id)
    if table is None:
        raise NoTable(str(played.table.id))
    return replace(played, table=table)
