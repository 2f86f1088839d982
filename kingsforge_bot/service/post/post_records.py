"""Posts that tables owe, and posts that stand; the port through which is kept what is owed beside boards."""

from enum import StrEnum
from typing import Protocol

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.post.notices import Notice, TableEventNotice
from kingsforge_bot.service.records import Row, Snapshot
from kingsforge_bot.service.types import ChannelId, GuildId, MessageId, TableId


class PostKind(StrEnum):
    """What can be owed to a channel."""

    LOBBY = "lobby"
    BOARD = "board"
    THREAD = "thread"
    """One line in the channel that leads to the table's thread."""
    CLOSED = "expired"
    """One line where the table's posts are: it was closed before its end, by whom or why.

    Kept under the word from when it was said of lobbies that expired only.
    """
    MOVED = "moved"
    """One line in the channel: the table's thread was deleted, and where it goes on."""
    LEFTOVER = "leftover"
    """A board in whose place another stands, and which is to be folded or deleted."""
    SEAL = "seal"
    """One line at a running table: its dice were sealed anew."""
    NOTICE = "notice"
    """One of the table's notices, by its number."""
    VOTE = "vote"
    """A question that is over, by its number: the message that asked it changes, so that nobody is asked any more."""


class Owed(msgspec.Struct, frozen=True):
    """A post still to be made. Of `attempts` it is not known how they ended, so it may stand already."""

    kind: PostKind
    seq: int
    attempts: int
    revision: int
    """Raised whenever a lobby card is owed anew."""


class OwedPost(msgspec.Struct, frozen=True):
    """A post of the outbox as whoever looks after the bot sees it."""

    table: TableId
    guild: GuildId
    place: ChannelId
    """Where it belongs: the thread, or the channel where there is none or the bot may not speak in it."""
    kind: PostKind
    seq: int
    at: int | None
    """When what it tells happened, where an entry of the log says so."""
    silent: bool
    """The bot may not speak there, so nobody tries."""


Span = tuple[int, int]
"""Entries of a log: after the first number, up to the second."""


class Posted(msgspec.Struct, frozen=True):
    """The newest post of its kind that stands in public."""

    seq: int
    message: MessageId
    place: ChannelId
    at: int = 0
    """When it was posted; changes do not count."""
    fresh: int = 0
    """The number it had then."""
    after: int = 0
    """What it tells begins after this entry."""
    carried: tuple[Span, ...] = ()
    """What it tells beside: stories of boards before it that could not fold."""
    waiting: tuple[Span, ...] = ()
    """Such stories that the next board is to tell."""


class Way(StrEnum):
    """What is to become of a board in whose place another stands."""

    DELETE = "delete"
    FOLD = "fold"
    REFUSED = "refused"
    """Discord did not let it fold: that is tried again once the next board stands."""
    AGAIN = "again"
    """It is to be folded, for the second and last time."""
    CARRY = "carry"
    """It is gone; the next board tells its story."""


class Leftover(msgspec.Struct, frozen=True):
    """A board in whose place another stands."""

    message: MessageId
    place: ChannelId
    way: Way
    told: tuple[Row, ...]
    """Entries that it tells, where they are to be told once more."""
    after: Snapshot | None = None
    """The state after the last of them, while it is still kept by itself."""


class PostWriting(Protocol):
    """Notices and lobby cards that tables owe their channels, inside a transaction."""

    async def card(self, table: TableId) -> MessageId | None:
        """The message of the lobby card, once it stands."""

    async def owe(self, table: TableId, kind: PostKind) -> None:
        """A line is to be posted, or the lobby card: posted, or edited once it stands."""

    async def told_of(self, table: TableId, seat: Seat, after: int) -> tuple[TableEventNotice, ...]:
        """What lines after that instant told of the seat, in order."""

    async def notify(self, table: TableId, notice: Notice, at: int) -> int:
        """The table owes its channel that notice; its number, counted from 1 at each table."""

    async def notified(self, table: TableId, kind: type[Notice]) -> int | None:
        """When the newest notice of that kind was owed."""
