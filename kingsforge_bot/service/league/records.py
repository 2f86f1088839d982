"""What is kept of leagues, and the ports through which. People stand in events by their number in the league."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, Protocol

import msgspec

from kingsforge_bot.league.events import LeagueEvent
from kingsforge_bot.league.league import Options, Stage
from kingsforge_bot.service.person.marks import fits
from kingsforge_bot.service.turn.luck import Seal
from kingsforge_bot.service.types import ChannelId, GuildId, LeagueId, MessageId, TableId, UserId

MOST_LISTED: Final = 25
"""Leagues of a server that are told at once; as many as one menu can show."""


class NewLeague(msgspec.Struct, frozen=True):
    """What is chosen when a league is opened."""

    guild: GuildId
    channel: ChannelId
    name: str
    opener: UserId
    game: str
    game_options: dict[str, str]
    options: Options
    pace: str
    language: str | None
    round_days: int
    """Days that a table has before bots play it to its end."""
    opened: int


class KeptLeague(NewLeague, frozen=True):
    """A league as it is kept, without its events; `seq` is the number of the last of them."""

    id: LeagueId
    stage: Stage
    seq: int
    ended: int | None = None


class Member(msgspec.Struct, frozen=True):
    """Somebody who is in a league, or was; no `user` and a `mark` for one of whom nothing else is known any more."""

    number: int
    name: str
    """As that of a `Sitter`."""
    user: UserId | None = None
    mark: str | None = None

    def is_of(self, user: UserId) -> bool:
        """Whether it is that person, also where nobody can say any more who it was."""
        return self.user == user or (self.mark is not None and fits(self.mark, user))


class HeldTable(msgspec.Struct, frozen=True):
    """A table of a round of a group, numbered from 0 each. It `ends` then; `reminded` of it so many seconds before."""

    group: int
    round: int
    place: int
    table: TableId
    ends: int | None = None
    reminded: int | None = None
    thread: ChannelId | None = None
    """Where it is played, if not in the league's channel."""
    card: MessageId | None = None
    """Its card, once it stands."""


class LeaguePostKind(StrEnum):
    """What a league owes its channel."""

    CARD = "card"
    """The one message that stays: whom it waits for, then the standings."""
    PODIUM = "podium"
    """Who came in where, once it is over."""


class OwedOfLeague(msgspec.Struct, frozen=True):
    """A post of a league that is behind. Of one that was `begun` and has no `message` it may stand all the same."""

    league: LeagueId
    kind: LeaguePostKind
    revision: int
    mark: str
    message: MessageId | None = None
    begun: int | None = None


class LeagueReading(Protocol):
    """What is kept of leagues, as it was committed."""

    async def one(self, league: LeagueId) -> KeptLeague | None: ...

    async def events(self, league: LeagueId) -> tuple[LeagueEvent, ...]:
        """Its events in order."""

    async def members(self, league: LeagueId) -> tuple[Member, ...]:
        """Its members in order; the one of `SignedUp(person=3)` has the number 3."""

    async def tables(self, league: LeagueId) -> tuple[HeldTable, ...]:
        """All tables that were opened for it."""

    async def seals(self, league: LeagueId) -> tuple[Seal, ...]:
        """The seals of its draws, in order; each serves from the event `since` on."""

    async def within(self, guild: GuildId, stage: Stage, most: int = MOST_LISTED) -> tuple[KeptLeague, ...]:
        """The leagues of a server, the newest first."""

    async def of_member(self, user: UserId) -> tuple[LeagueId, ...]:
        """All leagues in which they are, or were."""

    async def due(self, at: int) -> Mapping[LeagueId, int]:
        """The leagues that somebody has to look at by then, each with how often somebody said so."""

    async def owing(self) -> tuple[OwedOfLeague, ...]:
        """Posts that are owed, but where nothing can be said."""

    async def message(self, league: LeagueId, kind: LeaguePostKind) -> MessageId | None:
        """The message that the post is, once it stands."""


class LeagueWriting(LeagueReading, Protocol):
    """The same inside a transaction."""

    async def add(self, new: NewLeague) -> LeagueId: ...

    async def open_in(self, guild: GuildId, opener: UserId) -> tuple[int, int]:
        """How many leagues of a server are not over, and how many of them that person opened."""

    async def record(self, league: LeagueId, seq: int, event: LeagueEvent, stage: Stage, at: int) -> None:
        """Write the next event, which brings the league to that stage. Raises StoreFailed if there is one already."""

    async def keep_member(self, league: LeagueId, member: Member) -> None:
        """Keep the member in place of what was known of that number."""

    async def seal(self, league: LeagueId, seal: Seal) -> None: ...

    async def mix(self, league: LeagueId, mix: str) -> None:
        """Mix that into its newest seal."""

    async def hold(self, league: LeagueId, held: HeldTable) -> None:
        """Keep the table in place of what was known of its place in the draw."""

    async def attend(self, league: LeagueId, at: int) -> None:
        """Have it looked at by then."""

    async def come_back(self, league: LeagueId, at: int | None, version: int) -> None:
        """Say when to look at it next, unless somebody has said so since it was of that `version`."""

    async def owe(self, league: LeagueId, kind: LeaguePostKind, mark: str) -> None:
        """Owe the post once more; `mark` is that of one that was never owed before."""

    async def begin(self, owed: OwedOfLeague, at: int) -> None:
        """Note that an attempt begins: from here on the post may stand."""

    async def stands(self, owed: OwedOfLeague, message: MessageId | None) -> None:
        """Note which message the post is; None: it will never be said."""
