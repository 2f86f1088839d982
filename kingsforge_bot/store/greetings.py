"""Which servers were greeted, in the database."""

from kingsforge_bot.service.post.greeting_records import Greeting
from kingsforge_bot.service.types import ChannelId, GuildId, MessageId
from kingsforge_bot.store.database import Database


class DatabaseGreetings:
    """The port of greetings over the same database as the tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def greeting(self, guild: GuildId) -> Greeting | None:
        row = await self._database.reading.row("SELECT place, begun, told FROM greetings WHERE guild = ?", guild)
        return None if row is None else Greeting(row["place"], row["begun"], bool(row["told"]))

    async def begin_greeting(self, guild: GuildId, place: ChannelId, at: int) -> str:
        async with self._database.in_passing() as writing:
            row = await writing.row(
                "INSERT INTO greetings (guild, place, mark, begun, told)"
                " VALUES (?, ?, lower(hex(randomblob(8))), ?, 0)"
                # The same place again may be the same greeting again: Discord drops it.
                " ON CONFLICT (guild) DO UPDATE SET"
                " mark = CASE WHEN greetings.place = excluded.place THEN greetings.mark ELSE excluded.mark END,"
                " place = excluded.place, begun = excluded.begun RETURNING mark",
                guild,
                place,
                at,
            )
        assert row is not None
        return str(row["mark"])

    async def greeting_refused(self, guild: GuildId) -> None:
        async with self._database.in_passing() as writing:
            await writing.rows("DELETE FROM greetings WHERE guild = ? AND told = 0", guild)

    async def greeted(self, guild: GuildId, message: MessageId | None) -> None:
        async with self._database.in_passing() as writing:
            await writing.rows("UPDATE greetings SET told = 1, message = ? WHERE guild = ?", message, guild)
