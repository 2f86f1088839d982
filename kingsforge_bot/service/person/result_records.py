"""The port through which is kept how plays ended, and how strong players are."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.records import Rating, Standing
from kingsforge_bot.service.types import GuildId, TableId, UserId


class ResultWriting(Protocol):
    """Results and ratings, inside a transaction."""

    async def add(self, table: TableId, standings: Sequence[Standing]) -> None:
        """How its play ended, for each of these seats and whoever sits there now; what was written before stays."""

    async def rating(self, guild: GuildId, game: str, user: UserId) -> Rating | None: ...

    async def keep_rating(self, guild: GuildId, rating: Rating) -> None:
        """In place of the one before."""

    async def keep_rated(self, table: TableId) -> None:
        """From here on it is a rated game of those who sit there."""

    async def rated(self, table: TableId) -> Mapping[Seat, UserId | None]:
        """Who sat where when a rated game began that still runs; None is somebody of whom nothing is known any more."""

    async def end_rated(self, table: TableId) -> None:
        """It counts in the ratings by now, or does not."""
