"""The menu of a message: "What happened here?"."""

import discord
from discord import app_commands

from kingsforge_bot.ui.audit.looking_back import happened
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import answer, text
from kingsforge_bot.ui.interaction.reply import Interaction


def message_menu(app: App) -> tuple[app_commands.ContextMenu, ...]:
    """All commands that stand there."""

    @app_commands.guild_only()
    async def what_happened(interaction: Interaction, message: discord.Message) -> None:
        await answer(app, interaction, lambda ctx: happened(ctx, message))

    return (app_commands.ContextMenu(name=text("menu-happened"), callback=what_happened),)
