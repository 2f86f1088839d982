"""A furnished sandbox and a small bot with the real discord.py client in the same process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

import discord
import pytest
from discord import app_commands

from kingsforge_bot.sandbox import Channel, Guild, Person, Server
from kingsforge_bot.sandbox.connect import pointed_at


@dataclass
class Place:
    """A server with one guild, one channel and two people."""

    server: Server
    guild: Guild
    channel: Channel
    ann: Person
    ben: Person


@pytest.fixture
async def place() -> AsyncIterator[Place]:
    async with Server(patience=5.0) as server:
        guild = server.add_guild("Guild")
        channel = server.add_channel(guild, "general")
        ann = server.add_person("Ann", guild)
        ben = server.add_person("Ben", guild, locale="fr")
        yield Place(server, guild, channel, ann, ben)


@pytest.fixture
def pointed(place: Place) -> Iterator[None]:
    with pointed_at(place.server.url):
        yield


class Bot(discord.Client):
    """A client with an empty command tree and no wait for guilds."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        chosen = intents or discord.Intents(guilds=True, messages=True)
        super().__init__(intents=chosen, guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.resumes = asyncio.Event()

    async def on_resumed(self) -> None:
        self.resumes.set()


@asynccontextmanager
async def running(bot: Bot, place: Place) -> AsyncIterator[Bot]:
    """Log in, sync, connect; on the way out close."""
    async with bot:
        await bot.login(place.server.token)
        if bot.tree.get_commands():
            await bot.tree.sync()
        task = asyncio.create_task(bot.connect())
        await asyncio.wait_for(bot.wait_until_ready(), 5)
        try:
            yield bot
        finally:
            await bot.close()
            with suppress(asyncio.CancelledError):
                await task


@pytest.fixture
def bot(pointed: None) -> Bot:
    return Bot()
