"""Tables of leagues in threads of their own, where the server opens one for each table."""

from kingsforge_bot.service.ports import Keeping
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.publisher import Publisher
from kingsforge_bot.service.types import Table, TableStatus


class LeagueThreads:
    """Nobody opens a table of a league, so its thread is made just before the first that is said of it."""

    def __init__(self, store: Keeping, publisher: Publisher) -> None:
        self._store = store
        self._publisher = publisher

    async def given(self, table: Table) -> bool:
        """Whether it has one from now on, where all of it is then said. Raises what the publisher raises.

        After a kill the publisher finds the one that was made. Where none can be made it stays in its channel.
        """
        played = table.status in (TableStatus.LOBBY, TableStatus.RUNNING)
        if table.league is None or table.thread is not None or not played:
            return False
        if not self._store.server_settings(table.guild).thread:
            return False
        if await self._store.posted(table.id, PostKind.LOBBY) is not None:
            return False
        thread = await self._publisher.thread(table)
        if thread is None:
            return False
        async with self._store.writing() as writing:
            await writing.set_thread(table.id, thread)
        return True
