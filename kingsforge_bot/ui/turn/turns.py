"""The commands of a turn, at a table of whichever game knows them; /turn at a table of any."""

from collections.abc import Mapping
from typing import Final

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.service.errors import AmbiguousTable
from kingsforge_bot.service.types import Table, TableView
from kingsforge_bot.ui.errors import NotInThisGame, UnknownPress, UnknownValue
from kingsforge_bot.ui.game.screens import Given, Plays
from kingsforge_bot.ui.interaction.context import TURN, Context
from kingsforge_bot.ui.interaction.registry import Pressed, at_table
from kingsforge_bot.ui.message import OPTION, Message, cut
from kingsforge_bot.ui.table.lobbies import kept_word, read_word
from kingsforge_bot.ui.table.which import WHICH, chosen, shown_at, which_table
from kingsforge_bot.ui.turn import queries
from kingsforge_bot.ui.turn.carrying_out import answered, check_turn
from kingsforge_bot.ui.turn.undoing import opened

DO: Final = "do"
"""The option of /turn."""


async def play(ctx: Context, verb: str, table: str | None, **options: str | None) -> Message:
    """The command at the table that is meant; where several are, the menu of them carries on what was typed."""
    given = _said(options)
    ctx.plays = True
    try:
        look = await _meant(ctx, verb, table)
    except AmbiguousTable as error:
        return _which(ctx, error, verb, given)
    return await _at(ctx, look, verb, given)


async def ask(ctx: Context, word: str, table: str | None, **options: str | None) -> Message:
    """What a game answers at any time, at the table that is meant; a menu of tables carries on what was typed."""
    given = _said(options)
    try:
        look = await _meant(ctx, word, table)
    except AmbiguousTable as error:
        return _which(ctx, error, word, given)
    if word not in ctx.app.screens(look).commands.queries:
        raise NotInThisGame(word, look.table)
    message = await queries.answer_query(ctx, look, word, given)
    ctx.reads = True
    return message


async def turn(ctx: Context, do: str | None, table: str | None) -> Message:
    """/turn: what can be done, or an action as the list or the notation has it."""
    ctx.plays = True
    try:
        look = await ctx.table(table)
    except AmbiguousTable as error:
        able = () if do is None else tuple(one for one in error.candidates if _reads(ctx, one, do))
        if len(able) == 1:
            return await _turn(ctx, await ctx.at(able[0]), do)
        kept = None if do is None else kept_word(do)
        return which_table(ctx.l10n, error, TURN if kept is None else f"{TURN} {kept}")
    return await _turn(ctx, look, do)


@chosen(TURN)
async def turn_at(ctx: Context, look: TableView, button: Pressed) -> Message:
    """/turn at the table that was chosen. Raises UnknownPress."""
    kept = button.words[1:]
    if len(kept) > 1:
        raise UnknownPress
    await ctx.app.prepare(look)
    return await _turn(ctx, look, read_word(kept[0]) if kept else None)


@at_table(WHICH)
async def played_at(ctx: Context, look: TableView, button: Pressed) -> Message:
    """A game's own command there, with the options it said; what can be done where none was. Raises UnknownPress."""
    screens = ctx.app.screens(look)
    match button.words:
        case []:
            await ctx.app.prepare(look)
            return shown_at(ctx, look)
        case [word, *condensed] if word in screens.commands.queries:
            return await queries.answer_query(ctx, look, word, screens.commands.expand(condensed))
        case [verb, *condensed] if verb in screens.commands.verbs:
            given = screens.commands.expand(condensed)
            await ctx.app.prepare(look)
            return await _at(ctx, look, verb, given)
        case _:
            raise UnknownPress


def _which(ctx: Context, error: AmbiguousTable, word: str, given: Given) -> Message:
    first = error.candidates[0]
    words = ctx.app.titles.screens(first).commands.condense(ctx.l10n.of(first.game), given)
    return which_table(ctx.l10n, error, " ".join([word, *words]))


def _said(options: Mapping[str, str | None]) -> Given:
    return {name: text for name, text in options.items() if text is not None}


async def _meant(ctx: Context, verb: str, table: str | None) -> TableView:
    """The table that is meant, of those whose game knows the command. Raises AmbiguousTable, NotInThisGame."""
    try:
        return await ctx.table(table, verb=verb)
    except AmbiguousTable as error:
        first = error.candidates[0]
        screens = ctx.app.titles.screens(first)
        if verb not in screens.commands.words:
            raise NotInThisGame(verb, first) from None
        raise


def _reads(ctx: Context, table: Table, do: str) -> bool:
    """Whether it is an action in the notation of the table's game."""
    try:
        ctx.app.service.play.game(table.game).parse(do.strip())
    except NotationError:
        return False
    return True


async def _at(ctx: Context, look: TableView, verb: str, given: Given) -> Message:
    screens = ctx.app.screens(look)
    if verb not in screens.commands.verbs:
        raise NotInThisGame(verb, look.table)
    check_turn(screens, look)
    return await answered(ctx, look, screens.commands.command(ctx.l10n, look, verb, given))


async def _turn(ctx: Context, look: TableView, do: str | None) -> Message:
    if do is None or not do.strip():
        return await opened(ctx, look, shown_at(ctx, look))
    check_turn(ctx.app.screens(look), look)
    return await answered(ctx, look, _decided(ctx, look, do.strip()))


def _decided(ctx: Context, look: TableView, do: str) -> Message | Plays:
    """An action in the notation, else a line of the list by its value or its label.

    Raises NotationError, UnknownValue.
    """
    screens = ctx.app.screens(look)
    try:
        return Plays((ctx.app.service.play.game(look.table.game).parse(do),))
    except NotationError as error:
        # Discord may send what was shown in place of what it stands for.
        lines = screens.commands.suggest(ctx.l10n, look, TURN, DO, {DO: do})
        value = next((one.value for one in lines if cut(one.label, OPTION) == do), do)
        if value != do:
            return _decided(ctx, look, value)
        try:
            return screens.commands.command(ctx.l10n, look, TURN, {DO: do})
        except UnknownValue:
            if error.at == error.text:
                raise
            # Part of it is an action: the word that is not one says more.
            raise error from None
