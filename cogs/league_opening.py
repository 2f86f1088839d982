"""/league new, which has an option for each that a game asks for there beside the platform's own."""

from typing import Any

from discord import app_commands

from cogs.opening import completed
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import answer, listed
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.league import league_commands


def league_opening_command(app: App) -> app_commands.Command[Any, ..., None]:
    """The command as these games have it."""

    async def new(
        interaction: Interaction,
        name: app_commands.Range[str, 1, 32],
        game: str | None = None,
        variant: str | None = None,
        seats: app_commands.Range[int, 2, 6] | None = None,
        form: str | None = None,
        rounds: app_commands.Range[int, 1, 64] | None = None,
        weeks: app_commands.Range[int, 1, 52] | None = None,
        days: app_commands.Range[int, 1, 30] | None = None,
        pace: str | None = None,
        language: str | None = None,
        **of_games: str | None,
    ) -> None:
        said = {option: value for option, value in of_games.items() if value is not None}
        wanted = league_commands.LeagueOptions(
            name=name,
            game=game,
            of_game=said,
            variant=variant,
            seats=seats,
            form=form,
            rounds=rounds,
            weeks=weeks,
            days=days,
            pace=pace,
            language=language,
        )
        await answer(app, interaction, lambda ctx: league_commands.new(ctx, wanted))

    return completed(app, "league-new", new, form=listed("form", league_commands.FORM_NAMES))
