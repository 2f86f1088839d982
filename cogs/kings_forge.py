"""/gather, /dock, /pass, /craft, /odds."""

from discord import app_commands
from discord.ext import commands

from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import answer, command, listed, turn_command
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.turn import turns


class KingsForge(commands.Cog):
    """King's Forge's commands; at a table of another game that knows the verb they mean it there."""

    def __init__(self, app: App) -> None:
        self.app = app

    @turn_command("gather")
    @app_commands.guild_only()
    async def gather(
        self,
        interaction: Interaction,
        card: str | None = None,
        paying: str | None = None,
        copying: str | None = None,
        table: str | None = None,
    ) -> None:
        await answer(
            self.app,
            interaction,
            lambda ctx: turns.play(ctx, "gather", table, card=card, paying=paying, copying=copying),
        )

    @turn_command("dock")
    @app_commands.guild_only()
    async def dock(
        self,
        interaction: Interaction,
        space: str | None = None,
        discarding: str | None = None,
        paying: str | None = None,
        table: str | None = None,
    ) -> None:
        await answer(
            self.app,
            interaction,
            lambda ctx: turns.play(ctx, "dock", table, space=space, discarding=discarding, paying=paying),
        )

    @command("pass")
    @app_commands.choices(taking=listed("taking", ("metal", "token")))
    @app_commands.guild_only()
    async def pass_(self, interaction: Interaction, taking: str | None = None, table: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: turns.play(ctx, "pass", table, taking=taking))

    @turn_command("craft")
    @app_commands.guild_only()
    async def craft(self, interaction: Interaction, item: str | None = None, table: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: turns.play(ctx, "craft", table, item=item))

    @turn_command("odds")
    @app_commands.guild_only()
    async def odds(self, interaction: Interaction, item: str | None = None, table: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: turns.ask(ctx, "odds", table, item=item))
