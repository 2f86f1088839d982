"""The commands of a turn, at a table of whichever game knows them."""

from collections.abc import Mapping, Sequence

from kingsforge_bot.service.errors import AmbiguousTable
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.carrying_out import answered, check_turn
from kingsforge_bot.ui.commands import CommandContext
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.which import which_table

Given = Mapping[str, str]
"""The options that were typed, by their English names."""


async def play(ctx: CommandContext, verb: str, table: str | None, **options: str | None) -> Message:
    """The command at the table that is meant; where several are, the menu of them carries on what was typed."""
    given = {name: text for name, text in options.items() if text is not None}
    try:
        look = await ctx.table(table)
    except AmbiguousTable as error:
        words = ctx.app.titles.screens(error.candidates[0]).condense(ctx.l10n, verb, given)
        return which_table(ctx.l10n, error, " ".join([verb, *words]))
    return await _at(ctx, look, verb, given)


async def chosen(ctx: CommandContext, look: TableView, words: Sequence[str]) -> Message:
    """A command whose table was chosen from the menu, with the options it said. Raises UnknownPress."""
    verb, *condensed = words
    screens = ctx.app.screens(look)
    if verb not in screens.verbs:
        raise UnknownPress
    given = screens.expand(condensed)
    await ctx.app.prepare(look)
    return await _at(ctx, look, verb, given)


async def _at(ctx: CommandContext, look: TableView, verb: str, given: Given) -> Message:
    screens = ctx.app.screens(look)
    check_turn(screens, look)
    return await answered(ctx.app, ctx.l10n, look, ctx.user, screens.command(ctx.l10n, look, verb, given))
