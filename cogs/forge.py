"""/forge doctor, setup, cards: for server managers."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.completing import Completing
from kingsforge_bot.service.person.settings import Openers
from kingsforge_bot.ui.admin import own_card_commands, setup
from kingsforge_bot.ui.admin.doctor import examination
from kingsforge_bot.ui.admin.findings import Examine
from kingsforge_bot.ui.admin.server_settings import SERVER
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import (
    BOARD_CHOICES,
    LANGUAGES,
    PACE_CHOICES,
    answer,
    command,
    listed,
    text,
)
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.message import Message


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Forge(commands.GroupCog, group_name="forge", group_description=text("command-forge")):
    """Looking after the bot in a server: shown to its managers, and to whom they show it."""

    def __init__(self, app: App, examine: Examine) -> None:
        self.app = app
        self.examine = examine

    @command("forge-doctor")
    async def doctor(self, interaction: Interaction) -> None:
        async def work(ctx: Context) -> Message:
            return examination(
                ctx.l10n, f"<#{ctx.channel}>", interaction.app_permissions, await self.examine(ctx.guild)
            )

        await answer(self.app, interaction, work)

    @command("forge-setup")
    @app_commands.choices(
        openers=listed("openers", Openers),
        pace=PACE_CHOICES,
        boards=BOARD_CHOICES,
        language=listed("language", (SERVER, *LANGUAGES)),
    )
    async def setup_(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        openers: str | None = None,
        role: discord.Role | None = None,
        per_member: app_commands.Range[int, 0, 500] | None = None,
        per_server: app_commands.Range[int, 0, 500] | None = None,
        game: str | None = None,
        pace: str | None = None,
        bots: app_commands.Range[int, 0, 5] | None = None,
        thread: bool | None = None,
        boards: str | None = None,
        language: str | None = None,
        zone: app_commands.Range[str, 1, 64] | None = None,
    ) -> None:
        async def work(ctx: Context) -> Message:
            wanted = setup.SetupOptions(
                channel=None if channel is None else channel.id,
                openers=openers,
                role=None if role is None else role.id,
                per_member=per_member,
                per_server=per_server,
                game=game,
                pace=pace,
                bots=bots,
                thread=thread,
                boards=boards,
                language=language,
                zone=zone,
            )
            return await setup.setup(ctx, wanted)

        await answer(self.app, interaction, work, anywhere=True)

    @command("forge-cards")
    async def cards(self, interaction: Interaction) -> None:
        await answer(self.app, interaction, own_card_commands.cards)

    setup_.autocomplete("game")(Completing.games)
    setup_.autocomplete("zone")(Completing.zones)
