"""Asks a table to agree: one question at a time, to all persons there but the asker. Silence is no."""

from collections.abc import Mapping
from typing import Final, Protocol

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import VoteReason, VoteRefused, check_current
from kingsforge_bot.service.ports import Clock, Store, Writing
from kingsforge_bot.service.post.mentions import named_only, user_at
from kingsforge_bot.service.post.notices import VoteAsked, VoteEnded
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.proposals import Outcome, Proposal, is_same
from kingsforge_bot.service.records import Vote
from kingsforge_bot.service.time.calling import call_to_play
from kingsforge_bot.service.turn.auto_play import AutoPlay
from kingsforge_bot.service.turn.committer import Committer, Played
from kingsforge_bot.service.turn.locks import TableLocks
from kingsforge_bot.service.turn.progress import brought_on
from kingsforge_bot.service.turn.table_states import TableStates, check_goes_on, seated
from kingsforge_bot.service.types import Cause, Table, TableId, TableStatus, UserId

VOTE_LASTS: Final = 24 * 60 * 60
"""Seconds until silence is a no."""


class Polled(msgspec.Struct, frozen=True):
    """A question after it was asked or answered, and the table by then."""

    table: Table
    vote: Vote


class Carrier(Protocol):
    """Does what a table agreed on."""

    async def __call__(self, writing: Writing, table: Table, vote: Vote) -> Played | None:
        """In the transaction that ends the vote, under the table's lock; whatever it raises leaves the vote open.

        It tells the channel of it, too: an entry of the log, a notice, a line. Answered is the last entry, if any.
        """


class Votes:
    """Votes of tables: asked, answered, and done by a carrier once all agree.

    Raises NoTable, LobbyRefused, NotSeated, VoteRefused, Stale or StoreFailed; then nothing has changed.
    """

    def __init__(
        self,
        store: Store,
        states: TableStates,
        committer: Committer,
        locks: TableLocks,
        auto_play: AutoPlay,
        post_signal: PostSignal,
        clock: Clock,
        carriers: Mapping[type[Proposal], Carrier],
    ) -> None:
        self._store = store
        self._states = states
        self._committer = committer
        self._locks = locks
        self._auto_play = auto_play
        self._post_signal = post_signal
        self._clock = clock
        self._carriers = carriers

    async def open(self, table: Table) -> Vote | None:
        """The question that the table has to answer now."""
        return None if table.vote is None else await self._store.votes.one(table.id, table.vote)

    async def ask(self, table: TableId, user: UserId, proposal: Proposal, *, decided_on: int) -> Polled:
        """Ask the others, who are called by a notice; where there is no other person it is done at once.

        `decided_on` is the newest entry that the asker saw.
        """
        async with self._locks.of(table):
            found, seat = await self._seated(table, user)
            check_goes_on(found)
            check_current(found, decided_on)
            if found.vote is not None:
                raise VoteRefused(VoteReason.OPEN, found)
            votes = await self._store.votes.of(table)
            unanswered = await self._since_a_turn(found, votes)
            _check_new(found, seat, proposal, unanswered)
            now = self._clock()
            vote = Vote(len(votes) + 1, seat, proposal, found.seq, now, now + VOTE_LASTS)
            vote = replace(vote, stops=not any(one.stops for one in unanswered))
            others = vote.voters(found)
            async with self._store.writing() as writing:
                await writing.votes.open(table, vote)
                if others:
                    named = await named_only(writing, found, user, others, now)
                    asked = VoteAsked(vote.number, seat, proposal, found.seq, others, vote.ends, vote.stops, named)
                    await writing.posts.notify(table, asked, now)
                    await writing.due.attend(table, now)
                    polled, played = Polled(replace(found, vote=vote.number), vote), None
                else:
                    polled, played = await self._agreed(writing, found, vote)
            self._keep(played)
        await self._go_on(played)
        return polled

    async def answer(self, table: TableId, user: UserId, number: int, *, agrees: bool) -> Polled:
        """A person's answer to that question, which may be changed as long as it is open. The asker's no withdraws it.

        The first no decides it, and so does the last yes.
        """
        async with self._locks.of(table):
            found, seat = await self._seated(table, user)
            vote = await self._store.votes.one(table, number)
            if vote is None or vote.outcome is not None:
                raise VoteRefused(VoteReason.OVER, found)
            check_goes_on(found)
            if seat == vote.seat and agrees:
                raise VoteRefused(VoteReason.YOURS, found)
            vote = replace(vote, answers={**vote.answers, seat: agrees})
            played: Played | None = None
            async with self._store.writing() as writing:
                if seat == vote.seat:
                    polled, played = await self._ended(writing, found, vote, Outcome.WITHDRAWN, user)
                elif not agrees:
                    await writing.votes.answer(table, vote)
                    polled, played = await self._ended(writing, found, vote, Outcome.REFUSED, user)
                else:
                    await writing.votes.answer(table, vote)
                    if vote.silent(found):
                        polled = Polled(found, vote)
                    else:
                        polled, played = await self._agreed(writing, found, vote)
            self._keep(played)
        await self._go_on(played)
        return polled

    async def attend(self, table: Table, now: int) -> int | None:
        """End a question that was not answered in time."""
        vote = await self.open(table)
        if vote is None or table.status is not TableStatus.RUNNING:
            return None
        if now < vote.ends:
            return vote.ends
        async with self._store.writing() as writing:
            _, played = await self._ended(writing, table, vote, Outcome.LAPSED)
        self._keep(played)
        self._post_signal.set()
        return None

    async def _seated(self, table: TableId, user: UserId) -> tuple[Table, Seat]:
        found = await self._states.table(table)
        return found, seated(found, user).seat

    async def _since_a_turn(self, table: Table, votes: tuple[Vote, ...]) -> tuple[Vote, ...]:
        """Those after which no person has ended a turn that counts, the newest first."""
        game, found = self._states.game(table.game), list[Vote]()
        for vote in reversed(votes):
            if await brought_on(self._store, game, table, vote.seq):
                break
            found.append(vote)
        return tuple(found)

    async def _agreed(self, writing: Writing, table: Table, vote: Vote) -> tuple[Polled, Played | None]:
        now = self._clock()
        await writing.votes.end(table.id, Outcome.AGREED, now)
        free = replace(table, vote=None)
        played = await self._carriers[type(vote.proposal)](writing, free, vote)
        over = replace(vote, outcome=Outcome.AGREED, ended=now)
        return Polled(free if played is None else played.table, over), played

    async def _ended(
        self, writing: Writing, table: Table, vote: Vote, outcome: Outcome, by: UserId | None = None
    ) -> tuple[Polled, Played]:
        """It came to nothing, by somebody's answer or by silence: the log has it, and a line calls who is to play."""
        current = await self._states.newest(table)
        cause = Cause.CLOCK if by is None else Cause.PLAYER
        played = await self._committer.end_vote(writing, table, current, vote, outcome, cause)
        now = self._clock()
        awaited = self._states.game(table.game).to_act(played.current.state)
        named = await call_to_play(writing, played.table, awaited, by, now)
        await writing.posts.notify(table.id, VoteEnded(vote.seat, vote.proposal, outcome, named), now)
        return Polled(played.table, replace(vote, outcome=outcome, ended=now)), played

    def _keep(self, played: Played | None) -> None:
        if played is not None:
            self._states.keep(played.table.id, played.current)

    async def _go_on(self, played: Played | None) -> None:
        """What was agreed on may leave a bot player to act."""
        if played is None:
            self._post_signal.set()
        else:
            await self._auto_play.drive_on(played)


def _check_new(table: Table, seat: Seat, proposal: Proposal, before: tuple[Vote, ...]) -> None:
    """Nobody asks until the others are tired of it, and no question is asked by one after the other.

    Where others sit there than then, others are asked.
    """
    for vote in before:
        if vote.outcome is Outcome.AGREED or not (vote.seat == seat or is_same(vote.proposal, proposal)):
            continue
        if all(user_at(table, one.seat, vote.seq) == one.user for one in table.sitters):
            raise VoteRefused(VoteReason.ASKED if vote.seat == seat else VoteReason.ASKED_BEFORE, table)
