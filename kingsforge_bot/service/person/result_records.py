"""How plays ended and how strong players are, what a server has on record of it, and the ports through which."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.types import GuildId, TableId, UserId


class Standing(msgspec.Struct, frozen=True):
    """Where a seat came in: places count from 1, and tied seats share one."""

    seat: Seat
    place: int
    tied: bool = False


class Result(msgspec.Struct, frozen=True):
    """How a play ended for one seat: who sat there then, a user or a bot player, and what it was like."""

    table: TableId
    seat: Seat
    game: str
    place: int
    tied: bool
    seats: int
    entries: int
    started: int
    ended: int
    longest_wait: int
    """Seconds that the others waited for one decision of this seat at most."""
    persons_only: bool
    """Whether no bot player ever held a seat there: else it counts in no record."""
    name: str
    user: UserId | None = None
    ai: str | None = None
    league: str | None = None
    """The name of the league whose table it was; told of records alone."""


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is at a game in one server: a bell curve around `mu`, `sigma` wide, after so many plays."""

    game: str
    user: UserId
    mu: float
    sigma: float
    plays: int
    name: str = ""

    @property
    def shown(self) -> float:
        """What they are at least, as good as certainly: it grows with what is known of them."""
        return self.mu - 3 * self.sigma


class Beginner(msgspec.Struct, frozen=True):
    """Who sat at a seat when a rated game began, and how strong they were held to be until it ended."""

    user: UserId | None
    """None: nothing is known of them any more."""
    rating: Rating | None


class Tally(msgspec.Struct, frozen=True):
    """A number that is counted of somebody."""

    user: UserId
    name: str
    count: int


class OwnRecord(msgspec.Struct, frozen=True):
    """Somebody's record: what they played of a game in one server, against persons alone."""

    game: str
    plays: int
    wins: int
    """Shared ones too."""
    longest_wait: int
    league_plays: int = 0
    """How many of them were at tables of leagues."""
    league_wins: int = 0


class Records(msgspec.Struct, frozen=True):
    """The records of a server: what stands out of all that persons alone have played of a game there."""

    game: str
    plays: int
    fastest: Result
    """A winner of the play that was over soonest."""
    longest: Result
    """A winner of the play that lasted longest."""
    most_wins: tuple[Tally, ...]
    most_plays: tuple[Tally, ...]
    league_plays: int = 0
    """How many of them were at tables of leagues."""


class ResultReading(Protocol):
    """Results, records and ratings."""

    async def of(self, table: TableId) -> tuple[Result, ...]:
        """How its play ended, seat by seat, best first; nothing where it was not played to its end."""

    async def missing(self) -> tuple[TableId, ...]:
        """Plays that are over and of which nobody wrote down how they ended."""

    async def rated(self, table: TableId) -> Mapping[Seat, UserId | None]:
        """Who sat where when a rated game began that still runs; None is somebody of whom nothing is known any more."""

    async def own(self, guild: GuildId | None, user: UserId) -> tuple[OwnRecord, ...]:
        """What the user has played there, or in all servers, against persons alone, the most played game first."""

    async def records(self, guild: GuildId) -> tuple[Records, ...]:
        """The records of each game that persons alone have played there, the most played first."""

    async def ratings(self, guild: GuildId) -> tuple[Rating, ...]:
        """The ratings of those who take part there, game by game, the strongest first."""


class ResultWriting(ResultReading, Protocol):
    """Results and ratings, inside a transaction."""

    async def add(self, table: TableId, standings: Sequence[Standing], *, missing: bool = False) -> None:
        """How its play ended, for each of these seats and whoever sits there now; what was written before stays.

        `missing`: the store said that this was lacking, and does not say so any more.
        """

    async def keep_ratings(self, guild: GuildId, ratings: Sequence[Rating]) -> None:
        """Keep these ratings in place of those before."""

    async def keep_rated(self, table: TableId) -> None:
        """Make it a rated game of those who sit there, from here on."""

    async def end_rated(self, table: TableId) -> Mapping[Seat, Beginner]:
        """End the rated game, which counts by now or does not: who began it; nobody where it was none."""
