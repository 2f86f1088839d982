"""The port through which the service is heard in public."""

from typing import Protocol

import msgspec

from kingsforge_bot.service.records import PostKind
from kingsforge_bot.service.types import ChannelId, LogEntry, Look, MessageId, Table


class BoardPost(msgspec.Struct, frozen=True):
    """One fresh board: the table as it stands and everything since the board before it, oldest first."""

    look: Look
    entries: tuple[LogEntry, ...]
    nonce: str
    """The same for every attempt at this post, so that Discord drops repeats."""


class LobbyPost(msgspec.Struct, frozen=True):
    """The lobby card, posted once and edited when people come and go; `message` is the card, once it stands."""

    table: Table
    message: MessageId | None
    nonce: str


class LinePost(msgspec.Struct, frozen=True):
    """One line about a table, posted once; `kind` says which, `place` where."""

    table: Table
    kind: PostKind
    place: ChannelId
    nonce: str
    repeated: bool
    """An attempt was begun before, so that the line may stand already."""


class CannotSpeak(Exception):  # noqa: N818
    """The channel answers 403 or 404: it is left alone until someone plays there."""


class TryLater(Exception):  # noqa: N818
    """Discord or the network failed in passing; the post stays owed. `seconds` to wait at least."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Speaker(Protocol):
    """Posts to Discord. Raises CannotSpeak or TryLater; anything else is a bug of the speaker."""

    async def board(self, post: BoardPost) -> MessageId:
        """Post a board."""

    async def lobby(self, post: LobbyPost) -> MessageId:
        """Post or edit the lobby card."""

    async def line(self, post: LinePost) -> MessageId:
        """Post a line, or find it where it stands already."""

    async def find(self, table: Table, seq: int, place: ChannelId) -> MessageId | None:
        """The board of that sequence number if it already stands in `place`, or the lobby card for 0.

        Asked before a second attempt.
        """

    async def archive(self, thread: ChannelId) -> None:
        """Put away a thread in which nothing is played any more; where that is not possible, it stays as it is."""
