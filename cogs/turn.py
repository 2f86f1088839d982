"""/turn."""

from discord import app_commands
from discord.ext import commands

from kingsforge_bot.ui import turns
from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.commands import Choices, answer, suggest, suggest_tables, text
from kingsforge_bot.ui.context import TURN, Context
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.reply import Interaction


class Turn(commands.Cog):
    """What a player does at a running table of any game."""

    def __init__(self, app: App) -> None:
        self.app = app

    @app_commands.command(name="turn", description=text("command-turn"))
    @app_commands.describe(do=text("option-turn-do"), table=text("option-turn-table"))
    @app_commands.guild_only()
    async def turn(self, interaction: Interaction, do: str | None = None, table: str | None = None) -> None:
        async def work(ctx: Context) -> Message:
            return await turns.turn(ctx, do, table)

        await answer(self.app, interaction, work)

    @turn.autocomplete("do")
    async def _actions(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, TURN, turns.DO)

    @turn.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_tables(self.app, interaction, typed)
