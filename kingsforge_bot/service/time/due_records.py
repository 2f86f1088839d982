"""The port through which is kept when somebody has to look at tables again."""

from typing import Protocol

from kingsforge_bot.service.types import TableId


class DueWriting(Protocol):
    """When tables are due, inside a transaction."""

    async def attend(self, table: TableId, at: int) -> None:
        """Somebody has to look at the table by then: say now, and let a chore say when."""

    async def look_again(self, now: int, until: int) -> None:
        """Whatever would be due by `until` is due now: also where a look at it has failed."""

    async def come_back(self, table: TableId, at: int | None, stirred: int) -> None:
        """When to look at it next, unless somebody has said so since it was `stirred` that often."""
