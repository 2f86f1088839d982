"""/gather, /dock, /pass, /craft, /odds."""

from discord import app_commands
from discord.ext import commands

from kingsforge_bot.ui import turns
from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.commands import Choices, answer, suggest, suggest_tables, text
from kingsforge_bot.ui.context import Context
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.reply import Interaction


class KingsForge(commands.Cog):
    """King's Forge's commands; at a table of another game that knows the verb they mean it there."""

    def __init__(self, app: App) -> None:
        self.app = app

    @app_commands.command(name="gather", description=text("command-gather"))
    @app_commands.describe(
        card=text("option-gather-card"),
        paying=text("option-gather-paying"),
        copying=text("option-gather-copying"),
        table=text("option-gather-table"),
    )
    @app_commands.guild_only()
    async def gather(
        self,
        interaction: Interaction,
        card: str | None = None,
        paying: str | None = None,
        copying: str | None = None,
        table: str | None = None,
    ) -> None:
        async def work(ctx: Context) -> Message:
            return await turns.play(ctx, "gather", table, card=card, paying=paying, copying=copying)

        await answer(self.app, interaction, work)

    @app_commands.command(name="dock", description=text("command-dock"))
    @app_commands.describe(
        space=text("option-dock-space"),
        discarding=text("option-dock-discarding"),
        paying=text("option-dock-paying"),
        table=text("option-dock-table"),
    )
    @app_commands.guild_only()
    async def dock(
        self,
        interaction: Interaction,
        space: str | None = None,
        discarding: str | None = None,
        paying: str | None = None,
        table: str | None = None,
    ) -> None:
        async def work(ctx: Context) -> Message:
            return await turns.play(ctx, "dock", table, space=space, discarding=discarding, paying=paying)

        await answer(self.app, interaction, work)

    @app_commands.command(name="pass", description=text("command-pass"))
    @app_commands.describe(taking=text("option-pass-taking"), table=text("option-pass-table"))
    @app_commands.choices(
        taking=[
            app_commands.Choice(name=text("choice-taking-metal"), value="metal"),
            app_commands.Choice(name=text("choice-taking-token"), value="token"),
        ]
    )
    @app_commands.guild_only()
    async def pass_(self, interaction: Interaction, taking: str | None = None, table: str | None = None) -> None:
        async def work(ctx: Context) -> Message:
            return await turns.play(ctx, "pass", table, taking=taking)

        await answer(self.app, interaction, work)

    @app_commands.command(name="craft", description=text("command-craft"))
    @app_commands.describe(item=text("option-craft-item"), table=text("option-craft-table"))
    @app_commands.guild_only()
    async def craft(self, interaction: Interaction, item: str | None = None, table: str | None = None) -> None:
        async def work(ctx: Context) -> Message:
            return await turns.play(ctx, "craft", table, item=item)

        await answer(self.app, interaction, work)

    @app_commands.command(name="odds", description=text("command-odds"))
    @app_commands.describe(item=text("option-odds-item"), table=text("option-odds-table"))
    @app_commands.guild_only()
    async def odds(self, interaction: Interaction, item: str | None = None, table: str | None = None) -> None:
        async def work(ctx: Context) -> Message:
            return await turns.ask(ctx, "odds", table, item=item)

        await answer(self.app, interaction, work)

    @gather.autocomplete("card")
    async def _cards(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, "gather", "card")

    @gather.autocomplete("copying")
    async def _copied(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, "gather", "copying")

    @gather.autocomplete("paying")
    async def _claim_payments(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, "gather", "paying")

    @dock.autocomplete("space")
    async def _spaces(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, "dock", "space")

    @dock.autocomplete("discarding")
    async def _discards(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, "dock", "discarding")

    @dock.autocomplete("paying")
    async def _dock_payments(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, "dock", "paying")

    @craft.autocomplete("item")
    async def _items(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, "craft", "item")

    @odds.autocomplete("item")
    async def _asked_items(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, "odds", "item")

    @gather.autocomplete("table")
    @dock.autocomplete("table")
    @pass_.autocomplete("table")
    @craft.autocomplete("table")
    @odds.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_tables(self.app, interaction, typed)
