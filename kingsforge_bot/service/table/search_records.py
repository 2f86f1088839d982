"""The ports through which is kept who looks for players."""

from typing import Final, Protocol

import msgspec

from kingsforge_bot.service.types import ChannelId, GuildId, UserId

SEARCHED_FOR: Final = 24 * 60 * 60
"""Seconds that somebody stands on the list."""


class Search(msgspec.Struct, frozen=True):
    """What somebody looks for: a game of so many; None: in any pace, in any language."""

    user: UserId
    guild: GuildId
    channel: ChannelId
    """Where they asked; of a thread its channel."""
    open: bool
    """Whether everybody of the server sees that channel, so that anybody may be called there."""
    name: str
    game: str
    seats: int
    pace: str | None
    language: str | None
    at: int

    @property
    def until(self) -> int:
        """When it ends by itself, in Unix seconds."""
        return self.at + SEARCHED_FOR


class SearchReading(Protocol):
    """Who looks for players."""

    async def of(self, user: UserId, after: int) -> Search | None:
        """Theirs, if they began it after that instant."""

    async def within(self, guild: GuildId, after: int) -> tuple[Search, ...]:
        """Those of the server that began after that instant, oldest first."""


class SearchWriting(SearchReading, Protocol):
    """The same inside a transaction."""

    async def keep(self, search: Search) -> None:
        """In place of theirs before."""

    async def drop(self, user: UserId) -> None: ...

    async def forget(self, before: int) -> None:
        """Those that began up to that instant."""
