"""/turn, and the verbs that several games have: /pass, /craft."""

from discord import app_commands
from discord.ext import commands

from kingsforge_bot.ui import turns
from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.commands import Choices, CommandContext, answer, suggest, suggest_tables, text
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
        async def work(ctx: CommandContext) -> Message:
            return await turns.turn(ctx, do, table)

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
        async def work(ctx: CommandContext) -> Message:
            return await turns.play(ctx, "pass", table, taking=taking)

        await answer(self.app, interaction, work)

    @app_commands.command(name="craft", description=text("command-craft"))
    @app_commands.describe(item=text("option-craft-item"), table=text("option-craft-table"))
    @app_commands.guild_only()
    async def craft(self, interaction: Interaction, item: str | None = None, table: str | None = None) -> None:
        async def work(ctx: CommandContext) -> Message:
            return await turns.play(ctx, "craft", table, item=item)

        await answer(self.app, interaction, work)

    @turn.autocomplete("do")
    async def _actions(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, turns.TURN, turns.DO)

    @craft.autocomplete("item")
    async def _items(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(self.app, interaction, typed, "craft", "item")

    @turn.autocomplete("table")
    @pass_.autocomplete("table")
    @craft.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_tables(self.app, interaction, typed)
