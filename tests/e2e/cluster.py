"""Several bots on one PostgreSQL beside one Discord: each a process of its own, which can be killed or stand still."""

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, Self

from kingsforge_bot.sandbox import Channel, Message, Person, Shard
from tests.databases.asking import rows_at
from tests.e2e.forked import Forked
from tests.e2e.hands import read
from tests.e2e.house import PATIENCE, House

TAKEN_OVER = 20.0
"""Seconds after which timers and posts go on, at most; a connection takes five more for each shard before it."""
SLOW = 10.0
"""Seconds more that a crowded machine may need."""
_TELLS = """
    CREATE FUNCTION test_tells() RETURNS TRIGGER LANGUAGE plpgsql AS 'BEGIN NOTIFY test_shards; RETURN NULL; END';
    CREATE TRIGGER test_tells AFTER UPDATE OF owner ON kingsforge_shards
    FOR EACH STATEMENT EXECUTE FUNCTION test_tells();
    CREATE TRIGGER test_tells AFTER INSERT OR UPDATE OR DELETE ON kingsforge_processes
    FOR EACH STATEMENT EXECUTE FUNCTION test_tells();
"""


class Cluster:
    """The house's guild and those that are added; processes by the letter that they were given.

    Used with `async with`: meanwhile the database tells whenever a process joins, goes, is heard of or takes a shard.
    """

    def __init__(self, house: House, shards: int) -> None:
        self.house = house
        self.shards = shards
        self.processes: dict[str, Forked] = {}
        self._listener: Any = None
        self._told = asyncio.Condition()

    async def __aenter__(self) -> Self:
        import asyncpg

        self._listener = await asyncpg.connect(str(self.house.store))
        await self._listener.execute(_TELLS)
        await self._listener.add_listener("test_shards", self._tell)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._listener.execute("DROP FUNCTION test_tells CASCADE")
        await self._listener.close()

    async def _tell(self, *_: object) -> None:
        async with self._told:
            self._told.notify_all()

    async def until(self, it_is_so: Callable[[], Awaitable[bool]]) -> None:
        """Wait for it, looking whenever the database tells of a process or of a shard."""
        async with asyncio.timeout(PATIENCE), self._told:
            while not await it_is_so():
                await self._told.wait()

    def start(self, name: str, settings: Mapping[str, str] | None = None) -> None:
        """Another process with the settings of all, and a folder of its own. Waits for nothing."""
        folder = self.house.folder / name
        folder.mkdir(exist_ok=True)
        environment = self.house.environment() | {"KINGSFORGE_SHARDS": "auto", "KINGSFORGE_FOLDER": str(folder)}
        process = Forked(self.house.home, environment | dict(settings or {}), self._log(name))
        self.house.look_after(process)
        self.processes[name] = process

    def log(self, name: str) -> str:
        """What that process wrote, over all its lives."""
        return self._log(name).read_text("utf-8") if self._log(name).exists() else ""

    def _log(self, name: str) -> Path:
        return self.house.folder / f"{name}.log"

    async def owners(self) -> list[int | None]:
        """The process of each shard, by its number."""
        rows = await rows_at(self.house.store, "SELECT owner FROM kingsforge_shards ORDER BY shard")
        return [row[0] for row in rows]

    def named(self, number: int) -> str:
        """The process of that number."""
        return next(name for name in self.processes if f"process {number}, among " in self.log(name))

    async def joined(self, number: int) -> None:
        """Wait until a process has that number."""

        async def is_there() -> bool:
            return bool(await rows_at(self.house.store, "SELECT 1 FROM kingsforge_processes WHERE number = ?", number))

        await self.until(is_there)

    async def heard_of(self, number: int, seconds: float) -> None:
        """Wait until that process was heard of within the last so many seconds."""
        sql = "SELECT 1 FROM kingsforge_processes WHERE number = ? AND seen > clock_timestamp() - ? * INTERVAL '1 s'"

        async def is_heard() -> bool:
            return bool(await rows_at(self.house.store, sql, number, seconds))

        await self.until(is_heard)

    async def owned(self, *owners: int) -> None:
        """Wait until these have the shards, in whatever order."""

        async def are_theirs() -> bool:
            return sorted(one or 0 for one in await self.owners()) == sorted(owners)

        await self.until(are_theirs)

    async def shared(self, *owners: int) -> None:
        """Wait until these have the shards, and each a connection of its own."""
        await self.owned(*owners)
        for shard in range(self.shards):
            await self.connected(shard, 1)

    async def connected(self, shard: int, times: int) -> None:
        """Wait until a shard has so many connections: a process that stands still keeps its own."""
        live = self.house.server.gateway.live
        await self.house.server.until(
            lambda: True if len(live(shard)) == times else None, f"{times} connections of shard {shard}"
        )

    async def online(self) -> None:
        """Wait until all shards have a connection."""
        for shard in range(self.shards):
            await self.house.server.bot_online(shard=shard)

    def signal(self, name: str, number: signal.Signals) -> None:
        """To that process."""
        self.processes[name].signal(number)

    async def ended(self, name: str) -> int:
        """Its exit status."""
        return await self.processes.pop(name).wait()

    def elsewhere(self, shard: int) -> Channel:
        """In a server that is told of on that shard."""
        guild = self.house.server.add_guild(f"Shard {shard}", shard=Shard(shard, self.shards))
        return self.house.server.add_channel(guild, "forge")

    def smith(self, name: str, place: Channel) -> Person:
        """A member of the server of that channel."""
        return self.house.server.add_person(name, self.house.server.world.guilds[place.guild_id or 0])

    async def opened(self, person: Person, place: Channel) -> Message:
        """The card of a table in that channel."""
        said = await read(await person.slash(place, "table new", {"players": 2}))
        number = said.content.split()[0].removeprefix("**").removeprefix("#")
        return await self.house.server.next_message(place, lambda one: f"#{number} " in one.content)


class Stopwatch:
    """Seconds since it was made."""

    def __init__(self) -> None:
        self._begun = time.monotonic()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._begun
