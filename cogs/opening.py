"""/table new, and what /league new shares with it: its place, and options that games ask for beside the platform's."""

import inspect
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final, cast

from discord import app_commands

from cogs.completing import Completing
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import (
    BOARD_CHOICES,
    LANGUAGES,
    PACE_CHOICES,
    answer,
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


def put_first(group: app_commands.Group | None, first: app_commands.Command[Any, ..., None]) -> None:
    """The command that opens something stands before the others of its group."""
    assert group is not None
    others = group.commands
    for one in others:
        group.remove_command(one.name)
    for one in (first, *others):
        group.add_command(one)


def opening_command(app: App) -> app_commands.Command[Any, ..., None]:
    """The command as these games have it."""

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

    return completed(app, "table-new", new, boards=BOARD_CHOICES)


def completed(
    app: App, path: str, new: Callable[..., Coroutine[Any, Any, None]], **listing: list[app_commands.Choice[str]]
) -> app_commands.Command[Any, ..., None]:
    """The command that opens something for a game, with what games ask for there; `listing` are choices of its own."""
    asked = app.titles.asked
    # Discord's library reads the options of a command from the signature of what answers it.
    answering = cast("Any", new)
    answering.__signature__ = _with_options(inspect.signature(new), asked)
    describe(path, answering)
    listing |= {option: listed(option, values) for option, values in asked.items()}
    app_commands.choices(pace=PACE_CHOICES, language=listed("language", LANGUAGES), **listing)(answering)
    completing = Completing(app)
    app_commands.autocomplete(game=completing.games, variant=completing.variants)(answering)
    return app_commands.Command(name="new", description=text(f"command-{path}"), callback=answering)


def _with_options(signature: inspect.Signature, asked: Iterable[str]) -> inspect.Signature:
    """The signature with these options before that of variants, in place of the bulk of them."""
    own = [one for one in signature.parameters.values() if one.kind is not inspect.Parameter.VAR_KEYWORD]
    at = [one.name for one in own].index(_BEFORE)
    own[at:at] = [
        inspect.Parameter(option, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=str | None)
        for option in asked
    ]
    return signature.replace(parameters=own)
