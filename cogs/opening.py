"""/table new and /league new, which have an option for each that a game asks for there beside the platform's own."""

import inspect
from collections.abc import Iterable
from typing import Any, Final, cast

from discord import app_commands

from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import (
    BOARDS,
    LANGUAGES,
    PACES,
    Choices,
    answer,
    choices,
    describe,
    listed,
    text,
)
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.table import opening

_BEFORE: Final = "variant"
"""The option before which the games' stand."""


def opening_command(app: App) -> app_commands.Command[Any, ..., None]:
    """The command as these games have it."""
    asked = app.titles.asked

    async def new(
        interaction: Interaction,
        players: app_commands.Range[int, 2, 6] | None = None,
        game: str | None = None,
        variant: str | None = None,
        bots: app_commands.Range[int, 0, 5] | None = None,
        name: app_commands.Range[str, 1, 32] | None = None,
        pace: str | None = None,
        thread: bool | None = None,
        language: str | None = None,
        boards: str | None = None,
        hints: bool | None = None,
        own_cards: bool | None = None,
        **of_games: str | None,
    ) -> None:
        async def work(ctx: Context) -> Message:
            said = {option: value for option, value in of_games.items() if value is not None}
            wanted = opening.TableOptions(
                players=players,
                game=game,
                of_game=said,
                variant=variant,
                bots=bots,
                name=name,
                pace=pace,
                thread=thread,
                language=language,
                boards=boards,
                hints=hints,
                own_cards=own_cards,
            )
            return await opening.new(ctx, wanted)

        await answer(app, interaction, work)

    async def games(interaction: Interaction, typed: str) -> Choices:
        return choices(opening.games(app.l10n(interaction), app.titles, typed))

    async def variants(interaction: Interaction, typed: str) -> Choices:
        given = {name: said for name, said in interaction.namespace if isinstance(said, str)}
        game = given.get("game") or opening.usual_key(app, interaction)
        return choices(opening.variants(app.l10n(interaction), app.titles, game, typed))

    # Discord's library reads the options of a command from the signature of what answers it.
    answering = cast("Any", new)
    answering.__signature__ = with_options(inspect.signature(new), asked)
    describe("table-new", answering)
    of_games_too = {option: listed(option, values) for option, values in asked.items()}
    app_commands.choices(pace=PACES, language=listed("language", LANGUAGES), boards=BOARDS, **of_games_too)(answering)
    app_commands.autocomplete(game=games, variant=variants)(answering)
    return app_commands.Command(name="new", description=text("command-table-new"), callback=answering)


def with_options(signature: inspect.Signature, asked: Iterable[str]) -> inspect.Signature:
    """The signature with these options before that of variants, in place of the bulk of them."""
    own = [one for one in signature.parameters.values() if one.kind is not inspect.Parameter.VAR_KEYWORD]
    at = [one.name for one in own].index(_BEFORE)
    own[at:at] = [
        inspect.Parameter(option, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=str | None)
        for option in asked
    ]
    return signature.replace(parameters=own)
