"""The port through which is kept who sits where, and sat."""

from typing import Protocol

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.records import Row
from kingsforge_bot.service.types import Invited, Sitter, Table, TableId, UserId


class SeatWriting(Protocol):
    """Who sits where, and sat, inside a transaction."""

    async def sit(self, table: TableId, sitter: Sitter, at: int) -> None: ...

    async def leave(self, table: Table, sitter: Sitter, at: int) -> None:
        """Free a seat of a lobby; those behind it move up, as long as no seat is kept for anybody."""

    async def choose_bot(self, table: TableId, seat: Seat, ai: str) -> None:
        """Which bot player plays on a seat that one plays on."""

    async def invite(self, table: TableId, invited: Invited, at: int) -> None:
        """Keep a free seat of a lobby."""

    async def uninvite(self, table: TableId, user: UserId | None = None) -> None:
        """Keep the user's seat no longer, or anybody's."""

    async def close_up(self, table: Table) -> None:
        """Let those who sit in a lobby move up, so that no seat between them is empty."""

    async def take_over(self, table: TableId, sitter: Sitter, at: int, left: int | None = None) -> None:
        """Give this sitter, also nobody, the seat from the newest entry on; whoever held it, did up to the one before.

        Those leave that many seconds on the clock, where there is one.
        """

    async def release(self, table: TableId, seat: Seat, offered: bool) -> None:
        """Whether somebody else may sit down on a seat that is held."""

    async def changes(self, table: TableId) -> tuple[Row, ...]:
        """The entries of its log by which seats changed hands, were offered or kept, in order."""

    async def lobbies_of(self, user: UserId) -> tuple[TableId, ...]:
        """The lobbies in which the user sits."""

    async def sat_at(self, user: UserId) -> tuple[TableId, ...]:
        """The tables where the user ever held a seat."""

    async def rename(self, table: TableId, user: UserId, name: str, mark: str | None = None) -> None:
        """All seats that the user ever held there were held by nobody that is known, under that name.

        By the mark they are recognised as long as it is played there.
        """
