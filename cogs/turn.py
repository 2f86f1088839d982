"""/turn."""

from discord import app_commands
from discord.ext import commands

from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import answer, turn_command
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.turn import turns


class Turn(commands.Cog):
    """What a player does at a running table of any game."""

    def __init__(self, app: App) -> None:
        self.app = app

    @turn_command("turn")
    @app_commands.guild_only()
    async def turn(self, interaction: Interaction, do: str | None = None, table: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: turns.turn(ctx, do, table))
