"""/me turns, /me settings, /me stats, /me data export, /me data delete."""

from discord import app_commands
from discord.ext import commands

from cogs.completing import Completing
from kingsforge_bot.core.portraits import PEOPLE
from kingsforge_bot.service.person.settings import Alerts
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import LANGUAGES, Choices, answer, choices, command, listed, text
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.message import OPTION
from kingsforge_bot.ui.person import my_data, my_turns, records, settings_commands
from kingsforge_bot.ui.person.my_settings import CLIENT, SEAT
from kingsforge_bot.ui.time import hours


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Me(commands.GroupCog, group_name="me", group_description=text("command-me")):
    """What is one person's own: in servers, in direct messages, and wherever whoever installed it asks."""

    def __init__(self, app: App) -> None:
        self.app = app

    @command("me-turns")
    async def turns(self, interaction: Interaction) -> None:
        await answer(self.app, interaction, my_turns.my_turns, anywhere=True)

    @command("me-stats")
    @app_commands.choices(of=listed("of", (records.ME, records.SERVER, records.RATINGS)))
    async def stats(self, interaction: Interaction, of: str = records.ME) -> None:
        if Context(self.app, interaction).at_home:
            await answer(self.app, interaction, lambda ctx: records.stats(ctx, of))
        else:
            await answer(self.app, interaction, lambda ctx: records.own_stats(ctx, of), anywhere=True)

    @command("me-settings")
    @app_commands.choices(
        alerts=listed("alerts", Alerts),
        language=listed("language", (CLIENT, *LANGUAGES)),
        portrait=listed("portrait", (SEAT, *PEOPLE)),
    )
    async def settings(
        self,
        interaction: Interaction,
        alerts: str | None = None,
        quiet: app_commands.Range[str, 1, 40] | None = None,
        digest: app_commands.Range[str, 1, 40] | None = None,
        zone: app_commands.Range[str, 1, 64] | None = None,
        language: str | None = None,
        portrait: str | None = None,
        forced: bool | None = None,
        ratings: bool | None = None,
        best: bool | None = None,
        away: app_commands.Range[int, 0, 60] | None = None,
    ) -> None:
        wanted = settings_commands.SettingsOptions(
            alerts=alerts,
            quiet=quiet,
            digest=digest,
            zone=zone,
            language=language,
            portrait=portrait,
            forced=forced,
            ratings=ratings,
            best=best,
            away=away,
        )
        await answer(self.app, interaction, lambda ctx: settings_commands.settings(ctx, wanted), anywhere=True)

    data = app_commands.Group(name="data", description=text("command-me-data"))

    @data.command(name="export", description=text("command-me-data-export"))
    async def export(self, interaction: Interaction) -> None:
        await answer(self.app, interaction, my_data.export, anywhere=True)

    @data.command(name="delete", description=text("command-me-data-delete"))
    async def delete(self, interaction: Interaction) -> None:
        await answer(self.app, interaction, my_data.ask, anywhere=True)

    @settings.autocomplete("quiet")
    async def _quiet(self, interaction: Interaction, typed: str) -> Choices:
        return choices(hours.suggest_hours(self.app.l10n(interaction), typed[:OPTION]))

    @settings.autocomplete("digest")
    async def _digest(self, interaction: Interaction, typed: str) -> Choices:
        return choices(hours.suggest_hour(self.app.l10n(interaction), typed[:OPTION]))

    settings.autocomplete("zone")(Completing.zones)
