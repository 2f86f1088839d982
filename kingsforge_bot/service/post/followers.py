"""Who follows which table, and the ports through which that is kept."""

from typing import Final, Protocol

import msgspec

from kingsforge_bot.service.types import TableId, UserId

MOST_OF_TABLE: Final = 50
MOST_OF_PERSON: Final = 25


class Follower(msgspec.Struct, frozen=True):
    """Somebody who looks on at a table and is told of it by direct message."""

    table: TableId
    user: UserId
    since: int
    told_to: int
    """The last entry they were told of, or could see when they began."""
    due: int
    """They are told nothing before; but of the end they are."""


class FollowerReading(Protocol):
    """Who follows which table, asked outside of transactions."""

    async def at(self, table: TableId) -> tuple[Follower, ...]:
        """Those of a table, the first who came first."""

    async def one(self, table: TableId, user: UserId) -> Follower | None:
        """The follower that this person is; None where they do not follow the table."""


class FollowerWriting(FollowerReading, Protocol):
    """Who follows which table, inside a transaction."""

    async def followed_by(self, user: UserId) -> int:
        """How many tables the person follows."""

    async def keep(self, follower: Follower) -> None:
        """Keep the follower in place of what was known of them."""

    async def drop(self, table: TableId, user: UserId) -> None:
        """Let them follow the table no more."""
