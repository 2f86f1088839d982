"""Tables whose thread was deleted: they get another, or go on in their channel."""

from typing import Final

from kingsforge_bot.service.ports import Clock, Keeping
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.publisher import Publisher
from kingsforge_bot.service.types import Table, TableStatus

ANEW_AFTER: Final = 24 * 60 * 60
"""Seconds within which a second thread that is deleted is taken for a wish: the table then stays in its channel."""


class LostThreads:
    """Gives tables without their thread another, or lets them go on in their channel. One line in it says which."""

    def __init__(self, store: Keeping, publisher: Publisher, clock: Clock) -> None:
        self._store = store
        self._publisher = publisher
        self._clock = clock

    async def replace(self, table: Table) -> None:
        """Raises what the publisher raises; then the table is still bound to the thread that is gone."""
        last = await self._store.posted(table.id, PostKind.MOVED)
        again = last is not None and self._clock() - last.at < ANEW_AFTER
        played = table.status in (TableStatus.LOBBY, TableStatus.RUNNING)
        thread = await self._publisher.thread(table) if played and not again else None
        async with self._store.writing() as writing:
            found = await writing.table(table.id)
            if found is not None and found.thread == table.thread:
                await writing.set_thread(table.id, thread)
                await writing.posts.owe(table.id, PostKind.MOVED)
