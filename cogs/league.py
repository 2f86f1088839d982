"""/league: new, join, leave, show, start, challenge, end, verify, list."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.league_opening import league_opening_command
from cogs.opening import put_first
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import Choices, answer, choices, command, text
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.league import league_commands
from kingsforge_bot.ui.message import OPTION


@app_commands.guild_only()
class League(commands.GroupCog, group_name="league", group_description=text("command-league")):
    """Seasons of a server."""

    def __init__(self, app: App) -> None:
        self.app = app
        put_first(self.app_command, league_opening_command(app))

    @command("league-join")
    async def join(
        self, interaction: Interaction, league: str | None = None, player: discord.User | None = None
    ) -> None:
        await answer(self.app, interaction, lambda ctx: league_commands.join(ctx, league, player))

    @command("league-leave")
    async def leave(
        self, interaction: Interaction, league: str | None = None, player: discord.User | None = None
    ) -> None:
        await answer(self.app, interaction, lambda ctx: league_commands.leave(ctx, league, player))

    @command("league-show")
    async def show(self, interaction: Interaction, league: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: league_commands.show(ctx, league))

    @command("league-start")
    async def start(self, interaction: Interaction, league: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: league_commands.start(ctx, league))

    @command("league-challenge")
    async def challenge(
        self, interaction: Interaction, player: discord.User | None = None, league: str | None = None
    ) -> None:
        await answer(self.app, interaction, lambda ctx: league_commands.challenge(ctx, league, player))

    @command("league-end")
    async def end(self, interaction: Interaction, league: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: league_commands.end(ctx, league))

    @command("league-verify")
    async def verify(self, interaction: Interaction, league: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: league_commands.verify(ctx, league))

    @command("league-list")
    async def list_(self, interaction: Interaction) -> None:
        await answer(self.app, interaction, league_commands.list_leagues)

    @join.autocomplete("league")
    @leave.autocomplete("league")
    @show.autocomplete("league")
    @start.autocomplete("league")
    @challenge.autocomplete("league")
    @end.autocomplete("league")
    @verify.autocomplete("league")
    async def _leagues(self, interaction: Interaction, typed: str) -> Choices:
        return choices(await league_commands.suggested(self.app, interaction, typed[:OPTION]))
