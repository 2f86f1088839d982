"""/league: new, join, leave, show, start, end, verify, list."""

import discord
from discord import app_commands
from discord.ext import commands

from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import LANGUAGES, PACES, Choices, answer, choices, command, listed, text
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.league import league_commands
from kingsforge_bot.ui.message import OPTION
from kingsforge_bot.ui.table import opening


@app_commands.guild_only()
class League(commands.GroupCog, group_name="league", group_description=text("command-league")):
    """Seasons of a server."""

    def __init__(self, app: App) -> None:
        self.app = app

    @command("league-new")
    @app_commands.choices(
        form=listed("form", league_commands.FORM_NAMES), pace=PACES, language=listed("language", LANGUAGES)
    )
    async def new(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, 32],
        game: str | None = None,
        variant: str | None = None,
        seats: app_commands.Range[int, 2, 6] | None = None,
        form: str | None = None,
        rounds: app_commands.Range[int, 1, 64] | None = None,
        days: app_commands.Range[int, 1, 30] | None = None,
        pace: str | None = None,
        language: str | None = None,
    ) -> None:
        wanted = league_commands.Wanted(name, game, variant, seats, form, rounds, days, pace, language)
        await answer(self.app, interaction, lambda ctx: league_commands.new(ctx, wanted))

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

    @command("league-end")
    async def end(self, interaction: Interaction, league: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: league_commands.end(ctx, league))

    @command("league-verify")
    async def verify(self, interaction: Interaction, league: str | None = None) -> None:
        await answer(self.app, interaction, lambda ctx: league_commands.verify(ctx, league))

    @command("league-list")
    async def list_(self, interaction: Interaction) -> None:
        await answer(self.app, interaction, league_commands.list_leagues)

    @new.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> Choices:
        return choices(opening.games(self.app.l10n(interaction), self.app.titles, typed))

    @new.autocomplete("variant")
    async def _variants(self, interaction: Interaction, typed: str) -> Choices:
        given = {name: said for name, said in interaction.namespace if isinstance(said, str)}
        game = given.get("game") or opening.usual_key(self.app, interaction)
        return choices(opening.variants(self.app.l10n(interaction), self.app.titles, game, typed))

    @join.autocomplete("league")
    @leave.autocomplete("league")
    @show.autocomplete("league")
    @start.autocomplete("league")
    @end.autocomplete("league")
    @verify.autocomplete("league")
    async def _leagues(self, interaction: Interaction, typed: str) -> Choices:
        return choices(await league_commands.suggested(self.app, interaction, typed[:OPTION]))
