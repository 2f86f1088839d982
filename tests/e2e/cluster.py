"""Several bots on one PostgreSQL beside one Discord: each a process of its own, which can be killed or stand still."""

import asyncio
import signal
import time
from collections.abc import Mapping
from pathlib import Path

from kingsforge_bot.sandbox import Channel, Message, Person, Shard
from tests.databases.asking import rows_at
from tests.e2e.forked import Forked
from tests.e2e.hands import read
from tests.e2e.house import House

TAKEN_OVER = 20.0
"""Seconds after which timers and posts go on, at most; a connection takes five more for each shard before it."""
SLOW = 10.0
"""Seconds more that a crowded machine may need."""
LOOK = 0.1
"""Seconds between two looks at what no change of Discord's tells."""


class Cluster:
    """The house's guild and those that are added; processes by the letter that they were given."""

    def __init__(self, house: House, shards: int) -> None:
        self.house = house
        self.shards = shards
        self.processes: dict[str, Forked] = {}

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
        while not await rows_at(self.house.store, "SELECT 1 FROM kingsforge_processes WHERE number = ?", number):  # noqa: ASYNC110
            await asyncio.sleep(LOOK)

    async def owned(self, *owners: int) -> None:
        """Wait until these have the shards, in whatever order."""
        while sorted(one or 0 for one in await self.owners()) != sorted(owners):  # noqa: ASYNC110
            await asyncio.sleep(LOOK)

    async def shared(self, *owners: int) -> None:
        """Wait until these have the shards, and each a connection of its own."""
        await self.owned(*owners)
        while any(len(self.house.server.gateway.live(shard)) != 1 for shard in range(self.shards)):  # noqa: ASYNC110
            await asyncio.sleep(LOOK)

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
