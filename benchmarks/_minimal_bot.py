"""A discord.py bot that connects, registers one command and does nothing else: the yardstick of memory.py."""

import os

import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL


def on_loopback() -> None:
    """Let discord.py talk to the benchmark's Discord."""
    origin = URL(os.environ["BENCHMARK_DISCORD"])
    Route.BASE = str(origin / "api/v10")
    DiscordWebSocket.DEFAULT_GATEWAY = origin.with_scheme("ws") / "gateway/"


class Minimal(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(_ping())

    async def setup_hook(self) -> None:
        await self.tree.sync()


def _ping() -> "app_commands.Command[app_commands.Group, ..., None]":
    @app_commands.command(description="ping")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")

    return ping


if __name__ == "__main__":
    on_loopback()
    Minimal().run(os.environ["DISCORD_TOKEN"], log_handler=None)
