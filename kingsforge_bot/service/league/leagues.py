"""Leagues of a server: opened, signed up for, started, left, ended, shown. Each is one transaction."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.league.draws import start
from kingsforge_bot.league.events import (
    CameLate,
    Challenged,
    Consent,
    Dropped,
    Ended,
    LeagueEvent,
    Person,
    SignedUp,
    SubstituteAgreed,
    SubstituteAsked,
    Substituted,
)
from kingsforge_bot.league.league import Form, Stage
from kingsforge_bot.league.refusals import LeagueRefused, Reason
from kingsforge_bot.league.round import Entrant
from kingsforge_bot.league.substitutes import ask_of, lacking
from kingsforge_bot.service.audit.history import Elsewhere, at_once
from kingsforge_bot.service.league.current import Current, LeagueView, Sealed, current, record
from kingsforge_bot.service.league.league_luck import Where, luck_after
from kingsforge_bot.service.league.league_tables import DAY
from kingsforge_bot.service.league.records import KeptLeague, LeaguePostKind, Member, NewLeague
from kingsforge_bot.service.league.refusals import CallReason, CallRefused
from kingsforge_bot.service.league.verifying import Verified, verified
from kingsforge_bot.service.person.marks import SALT_BYTES, marked
from kingsforge_bot.service.person.settings import Opener
from kingsforge_bot.service.ports import Clock, Entropy, Store, Writing
from kingsforge_bot.service.post.post_signal import PostSignal
from kingsforge_bot.service.table.limits import check_place, room_for_leagues
from kingsforge_bot.service.table.names import DELETED, clean, folded, shown
from kingsforge_bot.service.time.clock import PACES
from kingsforge_bot.service.turn.auto_play import Bots
from kingsforge_bot.service.turn.luck import SECOND_SCHEME, SECRET_BYTES, Seal, Secret, mixed
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import GuildId, LeagueId, UserId

MOST_OPEN: Final = 10
"""Leagues of a server that are not over."""
MOST_OF_ONE_OPENER: Final = 2
MOST_A_DAY: Final = 4
"""Those that one person opens in a server in a day, also where they end them again: each is kept for ever."""
MOST_CHANGES: Final = 12
"""Times that one person comes to a league or leaves it: each is kept for ever."""
MOST_ENTRANTS: Final = 200
"""Who ever signed up for one league."""
MOST_DAYS: Final = 30
"""That a table may take."""
FORMS: Final = (Form.SWISS, Form.EVERYBODY, Form.LADDER)
"""The usual one first."""


class Leagues:
    """Changes of leagues. Raises CallRefused, LeagueRefused, OpeningRefused; then nothing has changed."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        bots: Bots,
        post_signal: PostSignal,
        clock: Clock,
        entropy: Entropy,
    ) -> None:
        self._store = store
        self._games = games
        self._bots = bots
        self._post_signal = post_signal
        self._clock = clock
        self._entropy = entropy

    async def open(self, wanted: NewLeague, opener: Opener) -> Current:
        """People may sign up from now on; the secret of its draws is sealed before anybody can."""
        self._check_offered(wanted)
        async with self._store.writing() as writing:
            check_place(writing.server_settings(wanted.guild), wanted.channel, opener)
            every, theirs = await writing.leagues.open_in(wanted.guild, wanted.opener)
            if every >= MOST_OPEN:
                raise CallRefused(CallReason.TOO_MANY, most=MOST_OPEN)
            if theirs >= MOST_OF_ONE_OPENER:
                raise CallRefused(CallReason.TOO_MANY_OF_YOURS, most=MOST_OF_ONE_OPENER)
            lately = [
                one
                for one in await writing.leagues.within(wanted.guild, Stage.ENDED)
                if one.opener == wanted.opener and one.opened > self._clock() - DAY
            ]
            if theirs + len(lately) >= MOST_A_DAY:
                raise CallRefused(CallReason.TOO_MANY_TODAY, most=MOST_A_DAY)
            name = clean(wanted.name)
            taken = {folded(one.name) for one in await self._open(writing, wanted.guild)}
            if not name or folded(name) in taken:
                raise CallRefused(CallReason.NAME_TAKEN)
            number = await writing.leagues.add(replace(wanted, name=name, opened=self._clock()))
            await writing.leagues.seal(number, Seal(1, SECOND_SCHEME, Secret(self._entropy(SECRET_BYTES))))
            return await self._told(writing, await current(writing.leagues, number))

    async def join(self, league: LeagueId, user: UserId, name: str) -> Current:
        """Sign up; once it runs come late, or back."""
        async with self._store.writing() as writing:
            now = await current(writing.leagues, league)
            now, member = await self._member(writing, now, user, shown(name, user))
            person = Person(member.number)
            event: LeagueEvent = SignedUp(person) if now.kept.stage is Stage.OPEN else CameLate(person)
            self._check_changes(now, member)
            return await self._told(writing, await record(writing.leagues, now, (event,), self._clock()))

    async def ask_to_substitute(self, league: LeagueId, user: UserId, name: str, instead_of: UserId) -> Current:
        """To play for somebody, once all agree whose consent that needs."""
        async with self._store.writing() as writing:
            now = await current(writing.leagues, league)
            entrant = now.entrant(instead_of)
            if entrant is None or not now.plays_for(entrant).is_of(instead_of):
                raise CallRefused(CallReason.NOT_IN)
            now, member = await self._member(writing, now, user, shown(name, user))
            self._check_changes(now, member)
            event = SubstituteAsked(entrant, Person(member.number))
            return await self._told(writing, await record(writing.leagues, now, (event,), self._clock()))

    async def agree(
        self, league: LeagueId, by: UserId, entrant: Entrant, person: Person, *, manages: bool
    ) -> tuple[Current, bool]:
        """To a substitute; whether that was all it needed, and they play from now on."""
        async with self._store.writing() as writing:
            now = await current(writing.leagues, league)
            ask = ask_of(now.league, entrant, person)
            member = now.members[person - 1]
            theirs = list[Consent]()
            # Nobody agrees to themselves; who manages the server may all the same.
            if manages or (by == now.kept.opener and not member.is_of(by)):
                theirs.append(Consent.OPENER)
            if now.plays_for(entrant).is_of(by):
                theirs.append(Consent.ENTRANT)
            if not theirs:
                raise CallRefused(CallReason.NOT_YOURS_TO_AGREE)
            given = [SubstituteAgreed(entrant, person, one) for one in theirs if one in lacking(now.league, ask)]
            if not given:
                raise LeagueRefused(Reason.AGREED_ALREADY)
            now = await record(writing.leagues, now, given, self._clock())
            done = not lacking(now.league, ask_of(now.league, entrant, person)) and member.user is not None
            if done:
                now = await record(writing.leagues, now, (Substituted(entrant, person),), self._clock())
            return await self._told(writing, now), done

    async def leave(self, league: LeagueId, user: UserId, by: UserId, *, manages: bool = False) -> Current:
        """Drop out. Who manages the server may take others out, its opener only before it begins: they play in it."""
        async with self._store.writing() as writing:
            now = await current(writing.leagues, league)
            if by != user and not manages:
                if now.kept.stage is not Stage.OPEN:
                    raise CallRefused(CallReason.NEEDS_MANAGER)
                _check_owner(now.kept, by, manages=manages)
            if not now.takes_part(user) or (entrant := now.entrant(user)) is None:
                raise CallRefused(CallReason.NOT_IN)
            at = self._clock()
            return await self._told(writing, await record(writing.leagues, now, (Dropped(entrant, at),), at))

    async def start(self, league: LeagueId, by: UserId, *, manages: bool) -> Current:
        """The lot of the start is drawn: by the sealed secret, with the number of its card's message mixed in."""
        async with self._store.writing() as writing:
            now = await current(writing.leagues, league)
            _check_owner(now.kept, by, manages=manages)
            if now.kept.stage is not Stage.OPEN:
                raise LeagueRefused(Reason.BEGUN)
            await writing.leagues.mix(league, mixed(await writing.leagues.message(league, LeaguePostKind.CARD), ()))
            started = start(now.league, luck_after(await writing.leagues.seals(league), now.events))
            at = self._clock()
            return await self._told(writing, await record(writing.leagues, now, (replace(started, at=at),), at))

    async def challenge(self, league: LeagueId, user: UserId, whom: Entrant) -> Current:
        """Challenge somebody up to three places above on a ladder; a table that opens for both calls them."""
        async with self._store.writing() as writing:
            now = await current(writing.leagues, league)
            challenger = now.entrant(user)
            if challenger is None or not now.takes_part(user):
                raise CallRefused(CallReason.YOU_ARE_NOT_IN)
            if not await room_for_leagues(writing, now.kept.guild, now.kept.channel, now.kept.opener):
                raise CallRefused(CallReason.NO_ROOM)
            at = self._clock()
            made = await record(writing.leagues, now, (Challenged(challenger, whom, at),), at)
            return await self._told(writing, made)

    async def end(self, league: LeagueId, by: UserId, *, manages: bool) -> Current:
        """End a league before its time; the tables that run are closed and count for nothing.

        Once it has begun only who manages the server does that: nobody ends what they are losing.
        """
        async with self._store.writing() as writing:
            now = await current(writing.leagues, league)
            if now.kept.stage is Stage.RUNNING and not manages:
                raise CallRefused(CallReason.NEEDS_MANAGER_TO_END)
            _check_owner(now.kept, by, manages=manages)
            return await self._told(writing, await record(writing.leagues, now, (Ended(),), self._clock()))

    async def forget(self, user: UserId) -> None:
        """Let the user drop out everywhere, so that nobody can say any more who they were."""
        while leagues := await self._store.leagues.of_member(user):
            async with self._store.writing() as writing:
                now = await current(writing.leagues, leagues[0])
                entrant, member = now.entrant(user), now.member(user)
                if now.kept.stage is not Stage.ENDED and entrant is not None and now.takes_part(user):
                    at = self._clock()
                    now = await record(writing.leagues, now, (Dropped(entrant, at),), at)
                if member is not None:
                    # Nobody gets another place by being forgotten.
                    mark = marked(user, self._entropy(SALT_BYTES)) if now.kept.stage is not Stage.ENDED else None
                    gone = Member(member.number, f"{DELETED} {member.number}", None, mark)
                    await writing.leagues.keep_member(now.id, gone)
                await self._told(writing, now)

    async def look(self, league: LeagueId) -> LeagueView:
        """The league as everybody may see it."""
        now = await current(self._store.leagues, league)
        over = now.kept.stage is Stage.ENDED
        seals = tuple(
            Sealed(one.since, one.commitment, one.mix, one.secret.opened if over else None)
            for one in await self._store.leagues.seals(league)
        )
        return LeagueView(now, await self._store.leagues.tables(league), seals)

    async def verify(self, league: LeagueId, work: Elsewhere = at_once) -> Verified:
        """Draw all of it once more, and reckon all places from what its tables ended with.

        The `work` is to do so: of many people and rounds it takes seconds.
        """
        now = await current(self._store.leagues, league)
        results, sealed = dict[Where, tuple[int, ...]](), dict[Where, str]()
        for held in await self._store.leagues.tables(league):
            where = (held.group, held.round, held.place)
            if own := await self._store.seals.of(held.table):
                sealed[where] = own[0].commitment
            if places := await self._store.results.of(held.table):
                by_seat = sorted(places, key=lambda one: one.seat)
                results[where] = tuple([one.place for one in by_seat])
        seals = await self._store.leagues.seals(league)
        return await work(lambda _: verified(now, seals, results, sealed))

    async def here(self, guild: GuildId) -> tuple[KeptLeague, ...]:
        """Those of a server: which people sign up for, which run, then those that are over, the newest first."""
        found = [await self._store.leagues.within(guild, stage) for stage in Stage]
        return tuple([one for several in found for one in several])

    async def meant(self, guild: GuildId, said: str | None, *stages: Stage) -> LeagueId:
        """The league of that number or name; with nothing said, the only one of those stages. Raises CallRefused."""
        here = await self.here(guild)
        if said is None:
            found = [one for one in here if not stages or one.stage in stages]
        else:
            wanted = folded(said.strip().removeprefix("#"))
            # A number first: somebody may call a league by another one's.
            found = [one for one in here if wanted == str(one.id)] or [
                one for one in here if wanted == folded(one.name)
            ]
            found = found[:1]
        if not found:
            raise CallRefused(CallReason.NO_LEAGUE)
        if len(found) > 1:
            raise CallRefused(CallReason.WHICH, names=tuple(one.name for one in found[:10]))
        return found[0].id

    async def check_here(self, league: LeagueId, guild: GuildId) -> None:
        """Raises CallRefused for one of another server: numbers are easily guessed."""
        kept = await self._store.leagues.one(league)
        if kept is None or kept.guild != guild:
            raise CallRefused(CallReason.NO_LEAGUE)

    async def _member(self, writing: Writing, now: Current, user: UserId, name: str) -> tuple[Current, Member]:
        known = now.member(user)
        if known is None and len(now.members) >= MOST_ENTRANTS:
            raise LeagueRefused(Reason.FULL, most=MOST_ENTRANTS)
        number = len(now.members) + 1 if known is None else known.number
        member = Member(number, name, user)
        await writing.leagues.keep_member(now.id, member)
        others = [one for one in now.members if one.number != number]
        return replace(now, members=tuple(sorted([*others, member], key=lambda one: one.number))), member

    async def _told(self, writing: Writing, now: Current) -> Current:
        """After a change: its card is owed, and somebody has to look at it."""
        await writing.leagues.owe(now.id, LeaguePostKind.CARD, self._entropy(8).hex())
        await writing.leagues.attend(now.id, self._clock())
        self._post_signal.set()
        return now

    async def _open(self, writing: Writing, guild: GuildId) -> Sequence[KeptLeague]:
        return [one for stage in (Stage.OPEN, Stage.RUNNING) for one in await writing.leagues.within(guild, stage)]

    def _check_changes(self, now: Current, member: Member) -> None:
        """Who comes has left before, so that comings alone are counted."""
        came = sum(
            isinstance(one, SignedUp | CameLate | SubstituteAsked) and one.person == member.number for one in now.events
        )
        if came >= MOST_CHANGES // 2:
            raise CallRefused(CallReason.CHANGED_OFTEN)

    def _check_offered(self, wanted: NewLeague) -> None:
        rules, options = self._games.get(wanted.game), wanted.options
        offered = (
            rules is not None
            # A round can have tables with any number of seats from two on.
            and all(seats in rules.seats for seats in range(2, options.seats + 1))
            and bool(self._bots.get(wanted.game))
            and wanted.pace in PACES
            and 1 <= wanted.round_days <= MOST_DAYS
            and all(rules.offers(option, value) for option, value in wanted.game_options.items())
        )
        if not offered:
            raise CallRefused(CallReason.NOT_OFFERED)


def _check_owner(kept: KeptLeague, by: UserId, *, manages: bool) -> None:
    if by != kept.opener and not manages:
        raise CallRefused(CallReason.NOT_YOURS)
