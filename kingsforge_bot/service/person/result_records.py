"""The ports through which is kept how plays ended, and how strong players are."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.records import Beginner, OwnRecord, Rating, Records, Result, Standing
from kingsforge_bot.service.types import GuildId, TableId, UserId


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
