"""The tables of a league: opened with nobody at them, started for those who were drawn, played out, put away."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.league.challenges import Challenge
from kingsforge_bot.league.round import Table as Drawn
from kingsforge_bot.service.audit.sealing import Sealing
from kingsforge_bot.service.errors import NoTable
from kingsforge_bot.service.league.current import Current
from kingsforge_bot.service.league.league_luck import table_secret
from kingsforge_bot.service.league.records import HeldTable, LeaguePostKind, Member
from kingsforge_bot.service.person.ratings import begin
from kingsforge_bot.service.ports import Clock, Entropy, Keeping, Writing
from kingsforge_bot.service.post.mentions import granted
from kingsforge_bot.service.post.notices import RoundEnding, SeatCall
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.records import Listed
from kingsforge_bot.service.table.endings import closed
from kingsforge_bot.service.table.limits import room_for_leagues
from kingsforge_bot.service.table.lobbies import Lobbies
from kingsforge_bot.service.table.names import MOST_LETTERS, bot_name
from kingsforge_bot.service.table.table_records import NewTable
from kingsforge_bot.service.table.tenures import Tenures
from kingsforge_bot.service.table_events import LeavingReason, Resumed
from kingsforge_bot.service.time.clock_pauses import pauses_of
from kingsforge_bot.service.time.hours import Span
from kingsforge_bot.service.time.spans import length, shared
from kingsforge_bot.service.turn.auto_play import AutoPlay, Bots, usual_bot
from kingsforge_bot.service.turn.committer import Committer
from kingsforge_bot.service.turn.locks import TableLocks
from kingsforge_bot.service.turn.table_states import TableStates
from kingsforge_bot.service.types import Cause, Invited, Sitter, Table, TableId, TableStatus, UserId

DAY: Final = 24 * 60 * 60
CARD_AFTER: Final = 2
"""Seconds after which it is looked whether a card stands by now."""
CARD_LATE: Final = 60
"""Seconds after which no card is waited for."""
ROOM_AFTER: Final = 300
"""Seconds after which it is looked whether there is room for more tables."""
CHALLENGED: Final = Seat(1)
"""Where sits who was challenged, behind the challenger."""
REMINDED: Final = (DAY, 6 * 60 * 60)
"""Seconds before its end at which those who are awaited are told of it."""


class LeagueTables:
    """What a league does with its tables. Each step is a transaction, after which it is not taken again."""

    def __init__(
        self,
        store: Keeping,
        states: TableStates,
        committer: Committer,
        sealing: Sealing,
        lobbies: Lobbies,
        tenures: Tenures,
        auto_play: AutoPlay,
        locks: TableLocks,
        post_signal: PostSignal,
        bots: Bots,
        clock: Clock,
        entropy: Entropy,
    ) -> None:
        self._store = store
        self._states = states
        self._committer = committer
        self._sealing = sealing
        self._lobbies = lobbies
        self._tenures = tenures
        self._auto_play = auto_play
        self._locks = locks
        self._post_signal = post_signal
        self._bots = bots
        self._clock = clock
        self._entropy = entropy

    async def open(self, now: Current, group: int, number: int, places: Sequence[int]) -> int:
        """Lobbies for these places of a round, whose cards with seals come before the draw; how many found room."""
        kept = now.kept
        async with self._store.writing() as writing:
            room = await room_for_leagues(writing, kept.guild, kept.channel, kept.opener)
            seal = (await writing.leagues.seals(now.id))[-1] if room else None
            for place in places[:room]:
                assert seal is not None
                secret = table_secret(seal, (group, number, place))
                wanted = _lobby(writing, now, group, number, place, self._clock())
                table = await self._lobbies.added(writing, wanted, secret)
                await writing.leagues.hold(now.id, HeldTable(group, number, place, table.id))
        self._post_signal.set()
        return len(places[:room])

    async def challenge(self, now: Current, challenge: Challenge) -> bool:
        """A lobby at which the challenger sits, and to which who was challenged is called; whether there was room."""
        kept, at = now.kept, self._clock()
        challenger, challenged = now.plays_for(challenge.challenger), now.plays_for(challenge.challenged)
        if challenger.user is None or challenged.user is None:
            return False
        async with self._store.writing() as writing:
            if not await room_for_leagues(writing, kept.guild, kept.channel, kept.opener):
                return False
            secret = table_secret((await writing.leagues.seals(now.id))[-1], (0, challenge.number, 0))
            wanted = _lobby(writing, now, 0, challenge.number, 0, at)
            table = await self._lobbies.added(writing, wanted, secret)
            await writing.seats.sit(table.id, Sitter(Seat(0), challenger.name, user=challenger.user), at)
            await writing.seats.invite(table.id, Invited(CHALLENGED, challenged.name, challenged.user, at), at)
            await writing.leagues.hold(now.id, HeldTable(0, challenge.number, 0, table.id))
            ends = at + kept.options.days * DAY
            await self._call(writing, table, challenger.user, challenged.user, ends, at)
        self._post_signal.set()
        return True

    async def call_again(self, now: Current, held: HeldTable, table: Table, challenged: UserId, ends: int) -> None:
        """Whoever has not taken up a challenge hears once more until when they can."""
        async with self._store.writing() as writing:
            await writing.leagues.hold(now.id, replace(held, reminded=DAY))
            await self._call(writing, table, None, challenged, ends, self._clock())
        self._post_signal.set()

    async def start(self, now: Current, held: HeldTable, drawn: Drawn) -> None:
        """Those who were drawn sit down; a bot for whoever has dropped out since."""
        async with self._locks.of(held.table):
            async with self._store.writing() as writing:
                at = self._clock()
                # At the table of a challenge both sit already.
                seated = (await _found(writing, held.table)).sitters
                names = list[str]()
                for number, entrant in enumerate(drawn.seats):
                    member = now.plays_for(entrant)
                    sitter = Sitter(Seat(number), member.name, user=member.user)
                    if entrant in drawn.forfeits or member.user is None:
                        ai = usual_bot(self._bots[now.kept.game])
                        sitter = Sitter(Seat(number), bot_name(names), ai=ai, open=True)
                    names.append(sitter.name)
                    if not seated:
                        await writing.seats.sit(held.table, sitter, at)
                lobby = await _found(writing, held.table)
                await begin(writing, lobby)
                played = await self._committer.set_up(writing, lobby, await self._sealing.mix(writing, lobby))
                await writing.posts.owe(lobby.id, PostKind.LOBBY)
                await writing.leagues.hold(now.id, replace(held, ends=at + now.kept.round_days * DAY))
                # The card says until when the round is played.
                await writing.leagues.owe(now.id, LeaguePostKind.CARD, self._entropy(8).hex())
            self._post_signal.set()
            self._states.keep(held.table, played.current)
        await self._auto_play.drive(held.table)

    async def may_begin(self, table: Table) -> bool:
        """Whether its card stands, whose number is mixed in; a channel where none can be posted holds up nothing."""
        if self._clock() >= table.opened + CARD_LATE:
            return True
        return await self._store.posted(table.id, PostKind.LOBBY) is not None

    async def ends(self, table: Table, ends: int, days: int, *, silent: bool = False) -> int:
        """The time when its days are over, which would end then: what the bot was away does not count.

        What it could not speak there counts, else who looks after a channel could hold up a league, but not where
        `silent` is asked for: then nobody was called.
        """
        # Of no table and nobody: what players ask each other, and when they are away, does not make a round longer.
        alone = replace(table, id=TableId(0), sitters=(), paused=None)
        since = ends - days * DAY
        spans = [one for one in await self._store.clocks.paused_spans(alone, since) if silent or one.place is None]
        stood = pauses_of(alone, spans).everybody
        return ends + length(shared(stood, [Span(since, self._clock())]))

    async def close(self, number: TableId) -> None:
        """Close a table that counts no more, or was not needed."""
        async with self._locks.of(number), self._store.writing() as writing:
            table = await _found(writing, number)
            if table.status in (TableStatus.LOBBY, TableStatus.RUNNING):
                await closed(writing, table, self._clock(), None)
        self._post_signal.set()

    async def close_decided(self, now: Current, number: TableId) -> None:
        """Close a table that is waited for no more; whoever sits there and has left the league leaves it first."""
        table = await self._store.table(number)
        if table is not None and table.status is TableStatus.RUNNING:
            gone = [one.seat for one in table.sitters if one.user is not None and not now.takes_part(one.user)]
            await self._vacate(number, gone, LeavingReason.RESIGNED, Cause.PLAYER)
        await self.close(number)

    async def hand_to_bot(self, number: TableId, seat: Seat) -> None:
        """Whoever sits there takes part no more."""
        await self._vacate(number, (seat,), LeavingReason.RESIGNED, Cause.PLAYER)

    async def hand_over(self, number: TableId, seat: Seat, member: Member) -> None:
        """Who plays for that entrant by now has the seat, and what lies hidden there; the log says since when."""
        if member.user is None:
            return
        async with self._locks.of(number):
            table = await self._states.table(number)
            held = table.holder(seat).user
            if table.status is not TableStatus.RUNNING or held is None or held == member.user:
                return
            async with self._store.writing() as writing:
                played = await self._tenures.sit_down(writing, table, seat, member.user, member.name)
            self._states.keep(number, played.current)
        self._post_signal.set()
        self._auto_play.drive_later(number)

    async def play_out(self, number: TableId) -> None:
        """Have bots play a table whose time is over to its end, also where it was paused."""
        table = await self._states.table(number)
        await self._vacate(
            number, [one.seat for one in table.sitters if one.user is not None], LeavingReason.DEADLINE, Cause.CLOCK
        )

    async def remind(self, now: Current, listed: Listed, held: HeldTable, level: int, ends: int) -> None:
        """Those who are awaited hear when the table ends."""
        async with self._store.writing() as writing:
            await writing.leagues.hold(now.id, replace(held, reminded=level))
            if listed.awaited:
                notice = RoundEnding(tuple(sorted(listed.awaited)), ends)
                await writing.posts.notify(held.table, notice, self._clock())
        self._post_signal.set()

    async def _call(
        self, writing: Writing, table: Table, by: UserId | None, challenged: UserId, ends: int, at: int
    ) -> None:
        called = await granted(writing, table, by, (challenged,), at)
        await writing.posts.notify(table.id, SeatCall(CHALLENGED, named=challenged not in called, until=ends), at)

    async def _vacate(self, number: TableId, seats: Sequence[Seat], why: LeavingReason, cause: Cause) -> None:
        async with self._locks.of(number):
            table = await self._states.table(number)
            for seat in seats:
                if table.status is not TableStatus.RUNNING or table.holder(seat).user is None:
                    continue
                async with self._store.writing() as writing:
                    played = await self._tenures.vacate(writing, table, seat, why, cause=cause)
                self._states.keep(number, played.current)
                table = played.table
            nobody = all(one.user is None for one in table.sitters)
            if table.status is TableStatus.RUNNING and table.paused is not None and nobody:
                async with self._store.writing() as writing:
                    played = await self._tenures.tell(writing, table, Resumed(), None, Cause.CLOCK)
                self._states.keep(number, played.current)
        self._post_signal.set()
        self._auto_play.drive_later(number)


async def _found(writing: Writing, number: TableId) -> Table:
    table = await writing.table(number)
    if table is None:
        raise NoTable(str(number))
    return table


def _lobby(writing: Writing, now: Current, group: int, number: int, place: int, at: int) -> NewTable:
    kept = now.kept
    letter = chr(ord("A") + group) if len(now.league.groups) > 1 else ""
    which = f" {number + 1}" if now.league.ladder is not None else f" {letter}{number + 1}-{place + 1}"
    return NewTable(
        guild=kept.guild,
        channel=kept.channel,
        name=kept.name[: MOST_LETTERS - len(which)] + which,
        game=kept.game,
        options=dict(kept.game_options),
        capacity=kept.options.seats,
        owner=kept.opener,
        pace=kept.pace,
        sitters=(),
        opened=at,
        language=kept.language,
        boards=writing.server_settings(kept.guild).boards,
        league=kept.id,
    )
