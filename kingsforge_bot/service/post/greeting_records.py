"""The port of greetings: which servers were greeted. No SQL comes through."""

from typing import Protocol

import msgspec

from kingsforge_bot.service.types import ChannelId, GuildId, MessageId


class Greeting(msgspec.Struct, frozen=True):
    """How far a server was greeted. Of an attempt that was `begun` it is not known how it ended; `told`: no more."""

    place: ChannelId | None
    begun: int | None
    told: bool


class Greetings(Protocol):
    """Which servers were greeted. Raises StoreFailed."""

    async def greeting(self, guild: GuildId) -> Greeting | None:
        """How far that server was greeted; None where it never was."""

    async def begin_greeting(self, guild: GuildId, place: ChannelId, at: int) -> str:
        """An attempt begins: from here on a greeting may stand there. Its mark, for Discord to know it again by."""

    async def greeting_refused(self, guild: GuildId) -> None:
        """Take the attempt back: no greeting stands there, as if none was tried."""

    async def greeted(self, guild: GuildId, message: MessageId | None) -> None:
        """Note that no more is said to that server; None where it is not known what stands."""
