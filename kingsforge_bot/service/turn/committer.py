"""The committer adds entries to a table's log: what was decided, by rules and luck, or a fact; one transaction each.

What is no entry (names, owners, seats in a lobby, its end) is written by the service it belongs to, through `Writing`.
What one entry changes, table by table of the database (`store/schema.sql`):

- always, by the trigger of the view `commits` that `DatabaseWriting.commit` writes to, and by triggers of what that
  writes: log, snapshots (the new one in, one from the middle of a turn out), tables, outbox (a board that is owed),
  timeline, waits; where the play ends also census, seats, unpacked;
- where there are any, by calls here: plans, votes (an open one is overtaken), notices (what is owed for both stands in
  the outbox too), mentions (whom a notice may call), packs (every `PACKED_EVERY` entries, out of snapshots);
- at the end of a play, by calls here: results, rated (who began it, until it is over), ratings.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.chance import Recorder
from kingsforge_bot.core.game import Step
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.errors import TransactionLost
from kingsforge_bot.service.person.ratings import rate
from kingsforge_bot.service.person.results import standings
from kingsforge_bot.service.ports import Clock, Store, Writing
from kingsforge_bot.service.post.mentions import user_at
from kingsforge_bot.service.post.notices import TableEventNotice
from kingsforge_bot.service.proposals import Outcome
from kingsforge_bot.service.records import Commit, Row, Snapshot, Vote
from kingsforge_bot.service.table_events import NotAgreed, Paused, Resumed, TableEvent, Undone
from kingsforge_bot.service.time.clock_pauses import ClockPauses
from kingsforge_bot.service.time.timing import Timed, Timing
from kingsforge_bot.service.turn.effective_entries import unattended
from kingsforge_bot.service.turn.luck import Seal, SecretLuck
from kingsforge_bot.service.turn.plan_queue import PlanQueue
from kingsforge_bot.service.turn.plan_records import KeptPlan
from kingsforge_bot.service.turn.table_states import AnyGame, TableState, TableStates
from kingsforge_bot.service.types import Cause, LogEntry, Table, TableStatus

SETUP: Final = "setup"
"""The action of entry 1, which is nobody's: number of seats and options stand with the table."""

PACKED_EVERY: Final = 32
"""Entries after which states that are only looked back on are packed; they are when the play is over, too."""


class Played(msgspec.Struct, frozen=True):
    """A committed action: the table and its state after it, and its entry, of which nothing is hidden yet."""

    table: Table
    current: TableState
    entry: LogEntry
    chain: "tuple[Played, ...]" = ()
    """What plans made of it in the same transaction, in order."""

    @property
    def last(self) -> "Played":
        """Where the table stands after all of it."""
        return self.chain[-1] if self.chain else self

    @property
    def all(self) -> "tuple[Played, ...]":
        """The action and what plans made of it, in order."""
        return replace(self, chain=()), *self.chain


class _Applied(NamedTuple):
    """What the rules make of an action, and the luck it met."""

    step: Step[Any, Any]
    luck: SecretLuck
    recorder: Recorder


class _After(NamedTuple):
    """Where a table stands after an entry, as far as the entry itself does not say so."""

    state: Any
    next_draw: int
    events: tuple[Any, ...]
    board: bool
    """Whether one is owed."""
    timed: Timed
    asked: Mapping[Seat, int]
    paused: int | None
    since: int | None = None
    """Since when the table waits; None: since this entry."""
    superseded: int | None = None


class Committer:
    """The one way to a new entry: applies actions by the rules and commits them. Callers hold the table's lock."""

    def __init__(
        self, store: Store, states: TableStates, clock: Clock, clock_pauses: ClockPauses | None = None
    ) -> None:
        self._store = store
        self._states = states
        self._clock = clock
        self._timing = Timing(store, clock_pauses or ClockPauses(store))

    async def set_up(self, writing: Writing, table: Table, seal: Seal) -> Played:
        """Entry 1 in a transaction of the caller. Keep the state once it is committed."""
        game = self._states.game(table.game)
        luck = seal.luck(0)
        recorder = Recorder(luck)
        step = game.setup(len(table.sitters), table.options, recorder)
        row = self._row(game, table, None, SETUP, 0, _Applied(step, luck, recorder))
        timed = self._timing.begun(table, game.to_act(step.state), row.at)
        played, _ = await self._write(writing, table, seal, row, _acted(game, table, step, luck, timed, {}))
        return played

    async def carry_out(
        self, table: Table, current: TableState, seat: Seat, action: object, *, cause: Cause = Cause.PLAYER
    ) -> Played:
        """One action of a seat, and what plans make of it; by its player's a table goes on that is paused.

        Time-outs and what follows them by itself end no play while nobody is there: the table is paused before it,
        until somebody says to go on.

        Raises Refused, or StoreFailed; then nothing has changed.
        """
        applied = self._applied(table, current, seat, action)
        if await self._ends_by_itself(table, seat, applied, cause):
            return await self._wait_for_somebody(table, current, seat if cause is Cause.CLOCK else None)
        async with self._store.writing() as writing:
            table, current = await self._overtake_vote(writing, table, current)
            if table.paused is not None and cause is Cause.PLAYER:
                resumed = await self._note(writing, table, current, Resumed(), seat=seat, cause=cause)
                table, current = resumed.table, resumed.current
                await writing.posts.notify(
                    table.id, TableEventNotice(resumed.entry.seq, Resumed(), seat), resumed.entry.at
                )
            played, armed = await self._commit(writing, table, current, seat, action, applied, cause)
            if armed:
                played = replace(played, chain=await self._by_plan(writing, played, armed))
            packs = any(one.entry.seq % PACKED_EVERY == 0 for one in played.all)
            # Whoever ended it waits for no more than its result: what is loose then is packed once a day.
            if packs and played.last.table.status is not TableStatus.OVER:
                await writing.pack(table.id)
        self._states.keep(table.id, played.last.current)
        return played

    async def _ends_by_itself(self, table: Table, seat: Seat, applied: _Applied, cause: Cause) -> bool:
        """Whether the play would be over by it because of time-outs, while nobody is there. A league's has to end."""
        decided = cause in (Cause.PLAYER, Cause.PLAN)
        if (
            decided
            or table.league is not None
            or table.clock is None
            or self._states.game(table.game).to_act(applied.step.state)
        ):
            return False
        return await unattended(self._store, table.id, table.seq, seat, cause)

    async def _wait_for_somebody(self, table: Table, current: TableState, late: Seat | None) -> Played:
        """The table is paused until a person says to go on. Whose time is over was late, though nothing is played."""
        async with self._store.writing() as writing:
            table, current = await self._overtake_vote(writing, table, current)
            if late is not None and table.clock is not None:
                one = table.clock.seats[late]
                table = replace(table, clock=table.clock.with_seat(late, replace(one, late=one.late + 1)))
            played = await self._note(writing, table, current, Paused(), seat=None, cause=Cause.CLOCK)
            await writing.posts.notify(table.id, TableEventNotice(played.entry.seq, Paused(), None), played.entry.at)
        self._states.keep(table.id, played.current)
        return played

    async def _by_plan(self, writing: Writing, played: Played, armed: tuple[KeptPlan, ...]) -> tuple[Played, ...]:
        """Whoever is awaited and planned for it acts, until no plan is due. One that fails harms nothing else."""
        chain: list[Played] = []
        entry = played.entry
        decider = user_at(played.table, entry.seat, entry.seq) if entry.cause is Cause.PLAYER else None
        queue = PlanQueue(writing, self._states, self._states.game(played.table.game), armed, entry.seat, decider)
        while (due := await queue.next(played.table, played.current.state)) is not None:
            table, current = played.table, played.current
            try:
                async with writing.attempt():
                    applied = self._applied(table, current, due.seat, due.action)
                    acted, _ = await self._commit(writing, table, current, due.seat, due.action, applied, Cause.PLAN)
                    await queue.done(acted.table, due)
            except TransactionLost:
                raise
            except Exception as error:  # noqa: BLE001 - another player's action must not fail by it: it is logged
                await queue.failed(table, due, error)
            else:
                chain.append(acted)
                played = acted
        await queue.tell(played.table, self._clock())
        return tuple(chain)

    def _applied(self, table: Table, current: TableState, seat: Seat, action: object) -> _Applied:
        """The action by the rules. Raises Refused."""
        luck = current.seal.luck(current.next_draw)
        recorder = Recorder(luck)
        step = self._states.game(table.game).apply(current.state, seat, action, recorder)
        return _Applied(step, luck, recorder)

    async def _commit(
        self,
        writing: Writing,
        table: Table,
        current: TableState,
        seat: Seat,
        action: object,
        applied: _Applied,
        cause: Cause,
    ) -> tuple[Played, tuple[KeptPlan, ...]]:
        """What an action led to, as the next entry, with all that belongs to it; and what is planned there."""
        game, step = self._states.game(table.game), applied.step
        row = self._row(game, table, seat, str(action), current.next_draw, applied, cause)
        timed, awaited = Timed(), game.to_act(step.state)
        if table.clock is not None:
            in_turn = bool(awaited) and game.mid_turn(step.state)
            timed = await self._timing.acted(table, seat, cause, awaited, row.at, in_turn=in_turn)
        asked = _asked(game, table, seat, current.state, step.state)
        after = _acted(game, table, step, applied.luck, timed, asked)
        after = after._replace(superseded=current.seq if game.mid_turn(current.state) else None)
        return await self._write(writing, table, current.seal, row, after)

    async def _write(
        self, writing: Writing, table: Table, seal: Seal, row: Row, after: _After
    ) -> tuple[Played, tuple[KeptPlan, ...]]:
        """The entry with all that belongs to it, at the end of a play also who came in where; and what is planned."""
        game = self._states.game(table.game)
        awaited = game.to_act(after.state)
        commit = Commit(
            table=table.id,
            row=replace(row, clock=after.timed.before),
            snapshot=Snapshot(row.seq, game.dump(after.state), after.next_draw),
            status=TableStatus.RUNNING if awaited else TableStatus.OVER,
            awaited=awaited,
            board=after.board,
            superseded=after.superseded,
            asked=after.asked,
            since=after.since,
            clock=after.timed.after,
            paused=after.paused,
        )
        armed = await writing.commit(commit)
        entry = LogEntry(row.seq, row.seat, row.action, row.luck, after.events, row.at, row.cause, row.fact)
        then = replace(
            table,
            seq=row.seq,
            since=row.at if after.since is None else after.since,
            status=commit.status,
            asked=after.asked,
            clock=after.timed.after,
            paused=after.paused,
        )
        if then.status is TableStatus.OVER:
            found = standings(game.places(after.state) or ())
            await writing.results.add(table.id, found)
            await rate(writing, then, found)
        return Played(then, TableState(row.seq, after.state, after.next_draw, seal), entry), armed

    async def note(
        self,
        writing: Writing,
        table: Table,
        current: TableState,
        fact: TableEvent,
        *,
        seat: Seat | None = None,
        cause: Cause = Cause.PLAYER,
        state: Any = None,
    ) -> Played:
        """A fact as the next entry, in a transaction of the caller, who keeps the state once it is committed.

        `state`, where it is given, is what the table stands in from here on: then a board is owed, and what anybody was
        asked is asked anew. Else the table waits as it did. Raises StoreFailed.
        """
        table, current = await self._overtake_vote(writing, table, current)
        return await self._note(writing, table, current, fact, seat=seat, cause=cause, state=state)

    async def end_vote(
        self, writing: Writing, table: Table, current: TableState, vote: Vote, outcome: Outcome, cause: Cause
    ) -> Played:
        """The table's open vote came to nothing; an entry says so."""
        await writing.votes.end(table.id, outcome, self._clock())
        fact = NotAgreed(vote.seat, vote.proposal, outcome)
        return await self._note(writing, replace(table, vote=None), current, fact, seat=vote.seat, cause=cause)

    async def _overtake_vote(self, writing: Writing, table: Table, current: TableState) -> tuple[Table, TableState]:
        """Whatever happens at a table ends the question that was open there: where it stands then."""
        vote = None if table.vote is None else await self._store.votes.one(table.id, table.vote)
        if vote is None:
            return table, current
        ended = await self.end_vote(writing, table, current, vote, Outcome.OVERTAKEN, Cause.PLAYER)
        return ended.table, ended.current

    async def _note(
        self,
        writing: Writing,
        table: Table,
        current: TableState,
        fact: TableEvent,
        *,
        seat: Seat | None,
        cause: Cause,
        state: Any = None,
    ) -> Played:
        game = self._states.game(table.game)
        row = Row(
            seq=table.seq + 1,
            seat=seat,
            action="",
            luck=(),
            draws="",
            draw_from=current.next_draw,
            events=game.dump_events(()),
            ruleset=game.ruleset,
            at=self._clock(),
            cause=cause,
            fact=fact,
        )
        moved, then = state is not None, current.state if state is None else state
        again = fact.draw if isinstance(fact, Undone) else None
        timed = Timed()
        if table.clock is not None:
            timed = await self._timing.noted(table, fact, seat, game.to_act(then), row.at)
        after = _After(
            state=then,
            next_draw=current.next_draw if again is None else again,
            events=(),
            board=moved,
            timed=timed,
            asked={} if moved else {sitter.seat: table.asked_since(sitter.seat) for sitter in table.sitters},
            paused=_paused(table, fact, row.at),
            since=None if moved else table.since,
            superseded=current.seq if game.mid_turn(current.state) else None,
        )
        played, _ = await self._write(writing, table, current.seal, row, after)
        if row.seq % PACKED_EVERY == 0:
            await writing.pack(table.id)
        return played

    def _row(
        self,
        game: AnyGame,
        table: Table,
        seat: Seat | None,
        action: str,
        draw_from: int,
        applied: _Applied,
        cause: Cause = Cause.PLAYER,
    ) -> Row:
        return Row(
            seq=table.seq + 1,
            seat=seat,
            action=action,
            luck=applied.recorder.drawn,
            draws=applied.luck.draws,
            draw_from=draw_from,
            events=game.dump_events(applied.step.events),
            ruleset=game.ruleset,
            at=self._clock(),
            cause=cause,
        )


def _acted(
    game: AnyGame, table: Table, step: Step[Any, Any], luck: SecretLuck, timed: Timed, asked: Mapping[Seat, int]
) -> _After:
    """Where an action leads: a board is owed at the end of a turn."""
    return _After(
        state=step.state,
        next_draw=luck.next_counter,
        events=step.events,
        board=not (game.to_act(step.state) and game.mid_turn(step.state)),
        timed=timed,
        asked=asked,
        paused=table.paused,
    )


def _paused(table: Table, fact: TableEvent, at: int) -> int | None:
    """Since when the table is paused after that fact."""
    match fact:
        case Paused():
            return at
        case Resumed():
            return None
        case _:
            return table.paused


def _asked(game: AnyGame, table: Table, seat: Seat, before: Any, after: Any) -> dict[Seat, int]:
    """Since which entry the others are asked the same: each since before, while its own question is what it was."""
    asked: dict[Seat, int] = {}
    for other in (sitter.seat for sitter in table.sitters if sitter.seat != seat):
        question = game.asked(after, other)
        if question is not None and game.asked(before, other) == question:
            asked[other] = table.asked_since(other)
    return asked
