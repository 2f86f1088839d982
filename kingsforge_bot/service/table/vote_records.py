"""The ports through which is kept what tables are asked."""

from typing import Protocol

from kingsforge_bot.service.proposals import Outcome
from kingsforge_bot.service.records import Vote
from kingsforge_bot.service.types import TableId


class VoteReading(Protocol):
    """Votes. Raises ValueError for one that cannot be read."""

    async def of(self, table: TableId) -> tuple[Vote, ...]:
        """All that was ever asked there, in order."""

    async def one(self, table: TableId, number: int) -> Vote | None:
        """The table's vote of that number."""


class VoteWriting(Protocol):
    """Votes, inside a transaction."""

    async def open(self, table: TableId, vote: Vote) -> None:
        """From here on it is the table's open vote; there is only one."""

    async def answer(self, table: TableId, vote: Vote) -> None:
        """Its answers are these now."""

    async def end(self, table: TableId, outcome: Outcome, at: int) -> None:
        """The open vote is over, and the message that asked it is to say so; nothing happens where there is none."""
