"""/forge doctor: for server managers."""

from discord import app_commands
from discord.ext import commands

from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.commands import CommandContext, answer, text
from kingsforge_bot.ui.doctor import examination
from kingsforge_bot.ui.findings import Examine
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.reply import Interaction


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Forge(commands.GroupCog, group_name="forge", group_description=text("command-forge")):
    """Looking after the bot in a server: shown to its managers, and to whom they show it."""

    def __init__(self, app: App, examine: Examine) -> None:
        self.app = app
        self.examine = examine

    @app_commands.command(name="doctor", description=text("command-forge-doctor"))
    async def doctor(self, interaction: Interaction) -> None:
        async def work(ctx: CommandContext) -> Message:
            return examination(
                ctx.l10n, f"<#{ctx.channel}>", interaction.app_permissions, await self.examine(ctx.guild)
            )

        await answer(self.app, interaction, work)
