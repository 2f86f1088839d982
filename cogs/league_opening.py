"""/league new, which has an option for each that a game asks for there beside the platform's own."""

import inspect
from typing import Any, cast

from discord import app_commands

from cogs.opening import with_options
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import LANGUAGES, PACES, Choices, answer, choices, describe, listed, text
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.league import league_commands
from kingsforge_bot.ui.table import opening


def league_opening_command(app: App) -> app_commands.Command[Any, ..., None]:
    """The command as these games have it."""
    asked = app.titles.asked

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

    async def games(interaction: Interaction, typed: str) -> Choices:
        return choices(opening.games(app.l10n(interaction), app.titles, typed))

    async def variants(interaction: Interaction, typed: str) -> Choices:
        given = {option: said for option, said in interaction.namespace if isinstance(said, str)}
        game = given.get("game") or opening.usual_key(app, interaction)
        return choices(opening.variants(app.l10n(interaction), app.titles, game, typed))

    # Discord's library reads the options of a command from the signature of what answers it.
    answering = cast("Any", new)
    answering.__signature__ = with_options(inspect.signature(new), asked)
    describe("league-new", answering)
    of_games_too = {option: listed(option, values) for option, values in asked.items()}
    forms, languages = listed("form", league_commands.FORM_NAMES), listed("language", LANGUAGES)
    app_commands.choices(form=forms, pace=PACES, language=languages, **of_games_too)(answering)
    app_commands.autocomplete(game=games, variant=variants)(answering)
    return app_commands.Command(name="new", description=text("command-league-new"), callback=answering)
