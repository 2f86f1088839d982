"""The ports through which is kept when somebody has to look at tables again."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from kingsforge_bot.service.types import TableId


class Overdue(NamedTuple):
    """Tables that nobody has looked at in time: how many, and since when the first of them is due, in Unix seconds."""

    tables: int
    since: int | None


class DueReading(Protocol):
    """When tables are due."""

    async def by(self, at: int) -> tuple[TableId, ...]:
        """The tables that somebody has to look at by then, the longest due first."""

    async def versions(self, at: int) -> Mapping[TableId, int]:
        """The same tables, each with its version: how often somebody said when to look at it (the column `stirred`)."""

    async def overdue(self, at: int) -> Overdue:
        """How many tables are due by then, and since when the first."""


class DueWriting(Protocol):
    """When tables are due, inside a transaction."""

    async def attend(self, table: TableId, at: int) -> None:
        """Have the table looked at by then: say now, and let a job say when."""

    async def look_again(self, now: int, until: int) -> None:
        """Make due now whatever would be by `until`: also where a look at it has failed."""

    async def come_back(self, table: TableId, at: int | None, version: int) -> None:
        """Say when to look at it next, unless somebody has said so since it was of that `version`."""
