"""A world of two guilds, each told to another of two shards, and a client that runs one of them or both."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

import discord
from discord import app_commands

from kingsforge_bot.sandbox import Channel, Guild, Person, Server, Shard, Sharding
from kingsforge_bot.sandbox.connect import pointed_at
from tests.sandbox.conftest import Clock

FIRST, SECOND = Shard(0, 2), Shard(1, 2)


@dataclass
class Halves:
    """Ann is in both guilds, each of which has a channel."""

    server: Server
    clock: Clock
    guilds: tuple[Guild, Guild]
    channels: tuple[Channel, Channel]
    ann: Person

    def identified(self) -> list[tuple[int, str]]:
        """The shard of every IDENTIFY so far, and what became of it."""
        return [(one.shard.id, one.outcome.value) for one in self.server.starts.tried]


@asynccontextmanager
async def halves(clock: Clock, sharding: Sharding) -> AsyncIterator[Halves]:
    async with Server(patience=5.0, clock=clock, sharding=sharding) as server:
        even, odd = server.add_guild("Even", shard=FIRST), server.add_guild("Odd", shard=SECOND)
        channels = server.add_channel(even, "general"), server.add_channel(odd, "general")
        with pointed_at(server.url):
            yield Halves(server, clock, (even, odd), channels, server.add_person("Ann", even, odd))


class Sharded(discord.AutoShardedClient):
    """It says its name to `/who`; where discord.py waits five seconds, the clock of the world goes on by them."""

    def __init__(self, clock: Clock, name: str, shard_ids: list[int] | None = None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, messages=True),
            guild_ready_timeout=0.01,
            shard_count=None if shard_ids is None else 2,
        )
        self.shard_ids = shard_ids
        self._clock = clock
        self._name = name
        self.hasty = 0
        """How often it does not wait."""
        self.heard: list[int] = []
        self.there: asyncio.Queue[int] = asyncio.Queue()
        """Shards that became ready or were resumed, in order."""
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="who", description="who answers", callback=self._who))

    async def _who(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(self._name)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        if initial:
            return
        if self.hasty:
            self.hasty -= 1
        else:
            self._clock.advance(5)

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message.id)

    async def on_shard_ready(self, shard_id: int) -> None:
        self.there.put_nowait(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.there.put_nowait(shard_id)


@asynccontextmanager
async def running(client: Sharded, world: Halves) -> AsyncIterator[Sharded]:
    """Log in, sync, connect and wait for all of its shards; on the way out close."""
    async with client:
        await client.login(world.server.token)
        await client.tree.sync()
        task = asyncio.create_task(client.connect())
        await asyncio.wait_for(client.wait_until_ready(), 5)
        for _ in client.shards:
            await asyncio.wait_for(client.there.get(), 5)
        try:
            yield client
        finally:
            await client.close()
            with suppress(asyncio.CancelledError):
                await task
