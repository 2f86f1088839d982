"""The ports through which is kept what seals the luck of tables."""

from typing import Protocol

from kingsforge_bot.service.turn.luck import Seal
from kingsforge_bot.service.types import TableId, UserId


class SealReading(Protocol):
    """The seals of tables. Secrets leave the service only when the play has ended."""

    async def of(self, table: TableId) -> tuple[Seal, ...]:
        """In the order in which they were made."""


class SealWriting(SealReading, Protocol):
    """The seals of tables and the words of their players (the client seed), inside a transaction."""

    async def add(self, table: TableId, seal: Seal) -> None:
        """The table's newest seal; its commitment is the table's from here on."""

    async def mix(self, table: TableId, mix: str) -> None:
        """What is mixed into the newest seal."""

    async def words(self, table: TableId) -> tuple[str, ...]:
        """What people gave to be mixed in, in the order given."""

    async def add_word(self, table: TableId, user: UserId, word: str) -> bool:
        """Whether it was taken: one per person, and none is ever taken back."""
