"""A league as it stands: folded of its events, with the people it names, and changed event by event."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from kingsforge_bot.league.events import LeagueEvent, Person
from kingsforge_bot.league.folding import after, folded
from kingsforge_bot.league.league import League
from kingsforge_bot.league.round import Entrant
from kingsforge_bot.service.league.records import HeldTable, KeptLeague, LeagueReading, LeagueWriting, Member
from kingsforge_bot.service.league.refusals import CallReason, CallRefused
from kingsforge_bot.service.types import LeagueId, UserId


class Current(msgspec.Struct, frozen=True):
    """A league, its events, and who its people are."""

    kept: KeptLeague
    events: tuple[LeagueEvent, ...]
    league: League
    members: tuple[Member, ...]

    @property
    def id(self) -> LeagueId:
        return self.kept.id

    def member(self, user: UserId) -> Member | None:
        """Who that person is in the league, also where nobody can say any more who it was."""
        return next((one for one in self.members if one.is_of(user)), None)

    def entrant(self, user: UserId) -> Entrant | None:
        """For whom they play, or have played."""
        member = self.member(user)
        return None if member is None else self.league.entrant_of(Person(member.number))

    def plays_for(self, entrant: Entrant) -> Member:
        """Who plays for that entrant now, or did last."""
        return self.members[self.league.entries[entrant].person - 1]

    def takes_part(self, user: UserId) -> bool:
        """Whether they play for somebody who is there."""
        entrant = self.entrant(user)
        return entrant is not None and self.league.entries[entrant].present and self.plays_for(entrant).is_of(user)


class Sealed(msgspec.Struct, frozen=True):
    """What may be told of a seal, which serves the events from `since` on."""

    since: int
    commitment: str
    """SHA-256 of the secret, hexadecimal."""
    mix: str
    """What was mixed in at the start."""
    secret: str | None
    """Hexadecimal, once the league is over."""


class LeagueView(msgspec.Struct, frozen=True):
    """What everybody may see of a league: how it stands, and its tables."""

    current: Current
    tables: tuple[HeldTable, ...]
    seals: tuple[Sealed, ...]
    """Of its draws; there is a second one after a restored backup."""


async def current(leagues: LeagueReading, league: LeagueId) -> Current:
    """Raises CallRefused for one there is not."""
    kept = await leagues.one(league)
    if kept is None:
        raise CallRefused(CallReason.NO_LEAGUE)
    events = await leagues.events(league)
    # What was written after it was read belongs to the next look.
    events = events[: kept.seq]
    return Current(kept, events, folded(kept.options, events), await leagues.members(league))


async def record(leagues: LeagueWriting, now: Current, events: Sequence[LeagueEvent], at: int) -> Current:
    """These events happen, in a transaction of the caller. Raises LeagueRefused, and then it is to be undone."""
    for event in events:
        league = after(now.league, event)
        seq = now.kept.seq + 1
        await leagues.record(now.id, seq, event, league.stage, at)
        now = replace(
            now, kept=replace(now.kept, seq=seq, stage=league.stage), events=(*now.events, event), league=league
        )
    return now
