"""The store as the service knows it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kingsforge_bot.service.person.settings import ServerSettings, UserSettings
from kingsforge_bot.service.shards.share import Share
from kingsforge_bot.service.types import GuildId, Timeline, UserId
from kingsforge_bot.store.database import Database
from kingsforge_bot.store.directs import DatabaseDirects
from kingsforge_bot.store.greetings import DatabaseGreetings
from kingsforge_bot.store.mark import Marking
from kingsforge_bot.store.outbox import DatabaseOutbox
from kingsforge_bot.store.reading import DatabaseReading
from kingsforge_bot.store.settings import KnownSettings
from kingsforge_bot.store.writing import DatabaseWriting


class DatabaseStore(DatabaseReading, DatabaseOutbox, DatabaseDirects, DatabaseGreetings):
    """Tables, outbox, direct messages and greetings in one database."""

    def __init__(
        self, database: Database, timeline: Timeline, marking: Marking | None, settings: KnownSettings
    ) -> None:
        """Without a `marking` where nothing lies beside the database that could be older or newer than it."""
        self.share = Share()
        """Whose tables this process looks after: all of them, unless others share them out with it."""
        DatabaseReading.__init__(self, database.reading, self.share)
        DatabaseOutbox.__init__(self, database, self.share)
        DatabaseDirects.__init__(self, database, self.share)
        DatabaseGreetings.__init__(self, database)
        self._timeline = timeline
        self._marking = marking
        self._settings = settings

    @property
    def timeline(self) -> Timeline:
        return self._timeline

    @property
    def committed(self) -> int:
        return self._database.committed

    @property
    def is_shared(self) -> bool:
        return self._database.is_shared

    @property
    def statements(self) -> int:
        return self._database.statements

    def user_settings(self, user: UserId) -> UserSettings:
        return self._settings.user(user)

    def server_settings(self, guild: GuildId) -> ServerSettings:
        return self._settings.server(guild)

    async def changed_elsewhere(self, name: str | None = None) -> None:
        """Read those settings again, by their name, which another process kept; or all."""
        await self._settings.read_again(self._database.reading, name)

    async def give_back(self) -> None:
        await self._database.give_back()

    async def leave_no_traces(self) -> None:
        await self._database.leave_no_traces()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[DatabaseWriting]:
        """A transaction: committed when the block ends, undone when it raises."""
        async with self._database.transaction() as connection:
            writing = DatabaseWriting(connection, self._settings)
            yield writing
            await self._database.announce(connection, writing.changed.names())
        self._settings.take(writing.changed)
        if writing.grown and self._marking is not None:
            self._marking.grow(writing.grown)
