"""Post delivery: one post that is owed is made, or found where an earlier attempt left it."""

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from kingsforge_bot.service.errors import TableUnreadable
from kingsforge_bot.service.person.my_turns import since_own, standing_entries
from kingsforge_bot.service.person.ratings import willing
from kingsforge_bot.service.ports import Clock, Keeping
from kingsforge_bot.service.post.alerting import Alerting
from kingsforge_bot.service.post.attempts import Attempts, Due, found
from kingsforge_bot.service.post.board_delivery import BoardDelivery
from kingsforge_bot.service.post.notices import Gathered, Notice, Reminder, RoundEnding, RunningOut, SeatCall, VoteAsked
from kingsforge_bot.service.post.places import Place
from kingsforge_bot.service.post.post_records import Leftover, Posted, PostKind, Way
from kingsforge_bot.service.post.publisher import (
    Fold,
    Folded,
    LinePost,
    LobbyPost,
    NoticePost,
    Publisher,
)
from kingsforge_bot.service.proposals import TakeBack
from kingsforge_bot.service.records import Snapshot
from kingsforge_bot.service.time.clock_faces import ClockFace
from kingsforge_bot.service.time.pending_turns import Turn
from kingsforge_bot.service.turn.effective_entries import played_since
from kingsforge_bot.service.turn.table_states import TableStates
from kingsforge_bot.service.types import LogEntry, Table, TableId, TableStatus, TableView, UserId


class PostDelivery:
    """Delivery of owed posts: made through a publisher, and written down that they stand."""

    def __init__(self, store: Keeping, states: TableStates, publisher: Publisher, clock: Clock) -> None:
        self._store = store
        self._states = states
        self._publisher = publisher
        self._clock = clock
        self._attempts = Attempts(store, publisher, clock)
        self._alerting = Alerting(store, clock)
        self._boards = BoardDelivery(store, states, publisher, clock, self._attempts, self._alerting)

    async def say(self, due: Due, place: Place) -> None:
        """Post what is due once, however often it is tried. Raises what the publisher raises."""
        match due.owed.kind:
            case PostKind.LOBBY:
                await self._lobby(due, place)
            case PostKind.BOARD:
                await self._boards.say(due, place)
            case PostKind.THREAD | PostKind.MOVED | PostKind.CLOSED | PostKind.SEAL:
                await self._line(due, place)
            case PostKind.NOTICE:
                await self._notice(due, place)
            case PostKind.LEFTOVER:
                await self._leftover(due)
            case PostKind.VOTE:
                await self._vote_over(due)
            case _:
                assert_never(due.owed.kind)

    async def put_away(self, table: Table) -> None:
        """The thread of a closed table, once all is said there, and unless another table was opened in it."""
        if table.status is not TableStatus.CLOSED or table.thread is None or await self._store.owed(table.id):
            return
        if not await self._store.open_tables(table.guild, table.thread):
            await self._publisher.archive(table.thread)

    async def _line(self, due: Due, place: Place) -> None:
        heard, kind = await self._attempts.heard(due, place), due.owed.kind
        called = await self._alerting.at_the_end(due.table) if kind is PostKind.CLOSED else None
        await self._attempts.said(
            due,
            place,
            lambda nonce: self._publisher.line(LinePost(due.table, kind, due.place, nonce, heard, called)),
        )

    async def _notice(self, due: Due, place: Place) -> None:
        notice = await self._store.notice(due.table.id, due.owed.seq)
        if notice is None or not _counts(notice, due.table):
            await self._store.drop(due.table.id, due.owed)
            return
        if isinstance(notice, Reminder):
            reminder = await self._as_it_stands(due, notice)
            if reminder is None:
                await self._store.drop(due.table.id, due.owed)
                return
            notice = reminder
        heard = await self._attempts.heard(due, place)
        look = await self._states.look(due.table)
        entries, earlier = await self._news(look, notice)
        called = self._alerting.calling(look, look.awaited)
        post = NoticePost(
            called, notice, due.owed.seq, "", heard, entries, earlier, self._alerting.told_here(look.table)
        )
        post = replace(post, boards=await self._named_boards(notice), clocks=await self._reminded(look, notice))
        alerting, table = self._alerting, look.table
        post = replace(post, unwilling=alerting.unwilling(table, notice), lost=alerting.lost(table, notice))
        number = notice.number if isinstance(notice, VoteAsked) else None
        if number is not None and (vote := await self._store.votes.one(due.table.id, number)) is not None:
            post = replace(post, outcome=vote.outcome)
        await self._attempts.said(due, place, lambda nonce: self._publisher.notice(replace(post, nonce=nonce)), number)

    async def _vote_over(self, due: Due) -> None:
        """To change what is changed already does no harm; what never stood, or stands no more, needs no change."""
        table, number = due.table, due.owed.seq
        asked, vote = await self._store.posted(table.id, PostKind.VOTE), await self._store.votes.one(table.id, number)
        if vote is not None and asked is not None and asked.seq == number:
            notice = VoteAsked(number, vote.seat, vote.proposal, vote.seq, vote.voters(table), vote.ends, vote.stops)
            look = await self._states.look(table)
            entries, earlier = await self._news(look, notice)
            post = NoticePost(look, notice, number, "", (), entries, earlier, outcome=vote.outcome)
            await self._publisher.amend(post, asked.place, asked.message)
        await self._store.drop(table.id, due.owed)

    async def _as_it_stands(self, due: Due, reminder: Reminder) -> Reminder | None:
        """The reminder of those turns that are still somebody's; None where none is, or a later one is owed, too."""
        for owed in await self._store.owed(due.table.id):
            if owed.kind is PostKind.NOTICE and owed.seq > due.owed.seq:
                later = await self._store.notice(due.table.id, owed.seq)
                if isinstance(later, Reminder) and later.user == reminder.user:
                    return None
        found: list[Turn] = []
        for turn in reminder.turns:
            listed = await self._store.listed(turn.table)
            if listed is not None and listed.awaits(reminder.user) and turn.stands(listed.table, listed.awaited):
                found.append(turn)
        return replace(reminder, turns=tuple(found)) if found else None

    async def _news(self, look: TableView, notice: Notice) -> tuple[tuple[LogEntry, ...], int]:
        """The entries that the notice is about, and how many more there are before them."""
        if isinstance(notice, VoteAsked) and isinstance(notice.proposal, TakeBack):
            rows = await played_since(self._store, look.table.id, notice.proposal.to, notice.seq)
            return tuple([self._states.entry(look.table, row) for row in rows]), 0
        if not isinstance(notice, Reminder) or [turn.table for turn in notice.turns] != [look.table.id]:
            return (), 0
        [turn] = notice.turns
        # Up to what asked them: the words stay the same, whatever else is decided until they are found.
        return await since_own(self._store, self._states, look.table, turn.seat, told_to=None, up_to=turn.asked)

    async def _named_boards(self, notice: Notice) -> dict[TableId, Posted]:
        """Where the boards stand of the tables that are named."""
        if not isinstance(notice, Reminder):
            return {}
        found = [(one.table, await self._store.posted(one.table, PostKind.BOARD)) for one in notice.turns]
        return {table: board for table, board in found if board is not None}

    async def _reminded(self, look: TableView, notice: Notice) -> tuple[ClockFace, ...]:
        """The clock of whoever is reminded of this one table."""
        match notice:
            case Reminder(turns=(Turn(table=table, seat=seat),), more=0) if table == look.table.id:
                return await self._boards.clocks(look, frozenset({seat}))
            case _:
                return ()

    async def _leftover(self, due: Due) -> None:
        """To delete what is gone does no harm: nobody needs to know whether an attempt before this one came through."""
        left = due.left
        if left is not None and left.way is Way.DELETE:
            await self._publisher.delete(left.place, left.message)
        elif left is not None and (way := await self._fold(due.table, left)) is not None:
            await self._store.not_folded(due.table.id, due.owed, way)
            return
        await self._store.drop(due.table.id, due.owed)

    async def _fold(self, table: Table, left: Leftover) -> Way | None:
        """What is still to be done where that was not possible. It is tried twice, then the board goes.

        No board follows the last one of a table: then nothing is left to wait for.
        """
        entries = [self._states.entry(table, row) for row in left.told]
        look, then = await self._states.look(table), self._then(table, entries, left.after)
        to_the_end = await self._to_the_end(table, entries)
        fold = Fold(look, await self._standing(table, entries), left.place, left.message, then, to_the_end)
        folded = await self._publisher.fold(fold)
        follows = table.status is TableStatus.RUNNING
        match folded:
            case Folded.DONE:
                return None
            case Folded.GONE:
                # Killed after it was deleted here, its story still waits; else somebody else deleted it.
                return Way.CARRY if left.way is Way.AGAIN and follows else None
            case Folded.REFUSED if left.way is Way.FOLD and follows:
                return Way.REFUSED
            case Folded.REFUSED:
                await self._publisher.delete(left.place, left.message)
                return Way.CARRY if follows else None
            case _:
                assert_never(folded)

    async def _standing(self, table: Table, entries: Sequence[LogEntry]) -> tuple[LogEntry, ...]:
        return await standing_entries(self._store, self._states, table, entries)

    async def _to_the_end(self, table: Table, told: Sequence[LogEntry]) -> tuple[LogEntry, ...]:
        if table.status is not TableStatus.OVER or not self._publisher.tells_the_end(table):
            return ()
        rows = await self._store.log(table.id, after=told[-1].seq, up_to=table.seq)
        return await self._standing(table, [*told, *(self._states.entry(table, row) for row in rows)])

    def _then(self, table: Table, told: Sequence[LogEntry], after: Snapshot | None) -> TableView | None:
        if after is None:
            return None
        try:
            return self._states.looked_back(table, told[-1], after)
        except TableUnreadable:
            # What cannot be looked back on any more is told in words alone.
            return None

    async def _lobby(self, due: Due, place: Place) -> None:
        table = due.table
        message = found(await self._attempts.heard(due, place), table.id, 0)
        card = await self._store.posted(table.id, PostKind.LOBBY)
        if message is None:
            message = card.message if card is not None and card.place == due.place else None
        of_league = table.league is not None and table.begun
        if message is None and table.status is not TableStatus.LOBBY and not of_league:
            # Nobody ever saw the card, and there is nothing left to join. A league's says who was drawn, and the seal.
            await self._store.drop(table.id, due.owed)
            return
        seals = await self._store.seals.of(table.id)
        mix = seals[-1].mix if seals else ""
        # Once only: whoever deletes it does not call anybody again by what is posted in its place.
        called = frozenset[UserId]() if message or card else await self._alerting.by_card(table)
        seats = frozenset(await self._store.results.rated(table.id)) if table.begun else willing(self._store, table)
        post = LobbyPost(table, message, "", mix, called, seats)
        await self._attempts.said(due, place, lambda nonce: self._publisher.lobby(replace(post, nonce=nonce)))


def _counts(notice: Notice, table: Table) -> bool:
    """Whether it is still so: nobody is warned who has moved meanwhile, or called who has answered."""
    match notice:
        case RunningOut(seat=seat, asked=asked):
            return table.clock is not None and table.clock.seats[seat].asked == asked
        case SeatCall(seat=seat):
            return any(one.seat == seat for one in table.invited)
        case Gathered():
            return table.status is TableStatus.LOBBY
        case RoundEnding():
            return table.status is TableStatus.RUNNING
        case _:
            return True
