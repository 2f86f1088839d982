"""A furnished sandbox and a small bot with the real discord.py client in the same process."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

import discord
import pytest
from discord import app_commands

from kingsforge_bot.sandbox import Channel, Guild, Person, Server, Timing
from kingsforge_bot.sandbox.connect import pointed_at


@dataclass
class Place:
    """A server with one guild, one channel and two people."""

    server: Server
    guild: Guild
    channel: Channel
    ann: Person
    ben: Person


class Clock:
    """A clock that goes on only when told; it starts now, since ids tell discord.py their time."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += seconds


@asynccontextmanager
async def furnished(server: Server) -> AsyncIterator[Place]:
    async with server:
        guild = server.add_guild("Guild")
        channel = server.add_channel(guild, "general")
        ann = server.add_person("Ann", guild)
        ben = server.add_person("Ben", guild, locale="fr")
        with pointed_at(server.url):
            yield Place(server, guild, channel, ann, ben)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def place(clock: Clock) -> AsyncIterator[Place]:
    async with furnished(Server(patience=5.0, clock=clock)) as one:
        yield one


@pytest.fixture
async def hurried() -> AsyncIterator[Place]:
    """A place where a first response must come within a tenth of a second."""
    async with furnished(Server(patience=5.0, timing=Timing(first_response=0.1))) as one:
        yield one


class Bot(discord.Client):
    """A client with an empty command tree and no wait for guilds."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        chosen = intents or discord.Intents(guilds=True, messages=True)
        super().__init__(intents=chosen, guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.resumes = asyncio.Event()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify anew at once instead of after five seconds."""

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


def channel_of(bot: Bot, place: Place) -> discord.TextChannel:
    """The place's channel as the bot knows it."""
    channel = bot.get_channel(place.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest.fixture
def bot(place: Place) -> Bot:
    return Bot()
