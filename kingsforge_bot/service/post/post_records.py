"""The port through which is kept what tables owe their channels beside boards."""

from typing import Protocol

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.post.notices import Notice, TableEventNotice
from kingsforge_bot.service.records import PostKind
from kingsforge_bot.service.types import MessageId, TableId


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
