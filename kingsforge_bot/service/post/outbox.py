"""The ports of what has still to be told, to channels and to people. No SQL comes through."""

from collections.abc import Collection
from typing import Protocol

from kingsforge_bot.service.post.directs import OwedDirect
from kingsforge_bot.service.post.post_records import Leftover, Owed, OwedPost, Posted, PostKind, Way
from kingsforge_bot.service.types import ChannelId, OldBoardPolicy, TableId


class Outbox(Protocol):
    """The outbox: posts that the public has still to hear, and places where nothing can be said."""

    async def owing(self) -> tuple[TableId, ...]:
        """Tables with something to say in a place where the bot may speak."""

    async def owed(self, table: TableId) -> tuple[Owed, ...]:
        """In the order of the log; the lobby card and lines, number 0, first."""

    async def owed_posts(self) -> tuple[OwedPost, ...]:
        """All that is owed, also where nobody can hear it."""

    async def doubtful_since(self, place: ChannelId) -> int | None:
        """When the earliest attempt began, in Unix seconds, that may have left a post in this place unheard of."""

    async def begin(self, table: TableId, owed: Owed, at: int) -> str:
        """An attempt begins: from here on the post may stand. Its mark: no other post's, unguessable, for good."""

    async def refused(self, table: TableId, owed: Owed) -> None:
        """Note that the attempt came to nothing for certain: the post does not stand."""

    async def stands(
        self,
        table: TableId,
        owed: Owed,
        posted: Posted,
        *,
        boards: OldBoardPolicy = OldBoardPolicy.KEEP,
        vote: int | None = None,
    ) -> None:
        """Note that the post was made; boards before it are told with it. `boards`: what becomes of the one before it.

        `vote`: the question that it asks, by its number.
        """

    async def leftover(self, table: TableId, owed: Owed) -> Leftover | None:
        """The post of that number that is owed to be folded or deleted; None where the bot may not speak."""

    async def not_folded(self, table: TableId, owed: Owed, way: Way) -> None:
        """Owe the folding no more: it waits for the next board, to be tried again or to be told by it."""

    async def drop(self, table: TableId, owed: Owed) -> None:
        """Owe the post no more, though nobody heard it."""

    async def posted(self, table: TableId, kind: PostKind) -> Posted | None: ...

    async def mute(self, place: ChannelId, at: int) -> None:
        """Note that the bot cannot speak here."""

    async def unmute(self, place: ChannelId, at: int) -> None:
        """Have the place tried again. Until then the clocks of tables there stood."""

    async def is_mute(self, place: ChannelId) -> bool: ...

    async def mute_near(self, channel: ChannelId) -> tuple[ChannelId, ...]:
        """Where the bot cannot speak, of that place and the threads of the tables there."""


class Directs(Protocol):
    """The outbox of direct messages: what people have still to be told."""

    async def first_direct(self, besides: Collection[int]) -> OwedDirect | None:
        """The one that has been owed the longest, besides those numbers."""

    async def directs_begun(self, since: int) -> tuple[int, ...]:
        """When attempts began, from then on, the latest first; of each message the last attempt."""

    async def begin_direct(self, number: int, at: int) -> str:
        """An attempt begins: from here on it may stand. Its mark: no other one's, unguessable, for good."""

    async def direct_refused(self, number: int) -> None:
        """The attempt came to nothing for certain: it does not stand."""
