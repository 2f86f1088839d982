"""/rules: look something up, ask what matters now, or why not."""

from discord import app_commands
from discord.ext import commands

from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import Choices, command
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.learning.rules_commands import look_up, suggest_entries
from kingsforge_bot.ui.message import OPTION


class Rules(commands.Cog):
    """The rulebook: at the table, and wherever whoever installed it asks."""

    def __init__(self, app: App) -> None:
        self.app = app

    @command("rules")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def rules(
        self, interaction: Interaction, query: str | None = None, public: bool = False, table: str | None = None
    ) -> None:
        await look_up(self.app, interaction, query, table, to_all=public is True)

    @rules.autocomplete("query")
    async def _entries(self, interaction: Interaction, typed: str) -> Choices:
        found = await suggest_entries(self.app, interaction, typed[:OPTION])
        return [app_commands.Choice(name=name, value=value) for name, value in found]
