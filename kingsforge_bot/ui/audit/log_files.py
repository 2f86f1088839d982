"""Logs put into words and into files off the event loop: else everybody waits while a long one is made."""

import asyncio
from collections.abc import Callable
from typing import Final

from kingsforge_bot.service.audit.history import History
from kingsforge_bot.service.audit.log_file import LogFile
from kingsforge_bot.service.types import Table, TableId, TableStatus
from kingsforge_bot.ui.message import Attachment, Message
from kingsforge_bot.ui.workers.worker import Worker

_MOST: Final = 512
"""Pages and files that wait or are made; of a thousand entries a file takes some hundredths of a second."""
_Key = tuple[TableId, int, TableStatus]


class LogFiles:
    """One after the other, in a thread of its own; all who ask for the same file at once get one that is made once."""

    def __init__(self) -> None:
        self._worker = Worker("logs", _MOST)
        self._turn = asyncio.Lock()
        self._making: dict[_Key, asyncio.Task[tuple[LogFile, Attachment]]] = {}

    async def page(self, write: Callable[[], Message]) -> Message:
        """What is written in the thread. Raises TooBusy, and what writing raises."""
        return await self._worker.do(lambda _: write())

    async def of(self, history: History, table: Table) -> tuple[LogFile, Attachment]:
        """The whole log of a table, also as it is attached to a message. Raises NoTable, TableUnreadable, TooBusy."""
        key = table.id, table.seq, table.status
        if key not in self._making:
            task = self._making[key] = asyncio.create_task(self._made(history, table.id))
            task.add_done_callback(lambda _: self._making.pop(key))
        # Who gives up waiting ends it for nobody else.
        return await asyncio.shield(self._making[key])

    async def _made(self, history: History, table: TableId) -> tuple[LogFile, Attachment]:
        async with self._turn:
            file = await history.file(table)
            return file, Attachment(f"table-{table}.json", await self._worker.do(lambda _: file.to_json()))
