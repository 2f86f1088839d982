"""Which game somebody means who names none, and who plays it: that of the table where they ask."""

import logging

from kingsforge_bot.service.errors import AmbiguousTable, NoTable, StoreFailed
from kingsforge_bot.service.types import Table
from kingsforge_bot.ui.errors import NotAServer
from kingsforge_bot.ui.interaction.context import Context

_log = logging.getLogger(__name__)


def game_of(tables: tuple[Table, ...]) -> str | None:
    """The key of the game of all these tables; None of no tables, and where they are not of one game."""
    games = {one.game for one in tables}
    return games.pop() if len(games) == 1 else None


async def tables_here(ctx: Context, table: str | None = None) -> tuple[Table, ...]:
    """The table that is meant, or all that may be; none where that is not known."""
    finder = ctx.app.service.finder
    try:
        return (await finder.resolve(ctx.guild, ctx.channel, ctx.user, table or None, to_play=False),)
    except AmbiguousTable as error:
        return error.candidates
    except (NoTable, NotAServer):
        return ()
    except StoreFailed:
        _log.exception("the table that is meant here is not known")
        return ()


def people_at(tables: tuple[Table, ...]) -> dict[str, int | None]:
    """People and bots there by name, with the seat where it is the only table; of two of one name neither's."""
    sitting: dict[str, int | None] = {}
    for table in tables:
        for sitter in table.sitters:
            if sitter.user is None and sitter.ai is None:
                continue
            sitting[sitter.name] = sitter.seat if len(tables) == 1 and sitter.name not in sitting else None
    return sitting


def remembered(ctx: Context) -> str | None:
    """The game they asked about last where no table tells which one is meant, if it is still there."""
    game = ctx.app.service.preferences.of(ctx.user).rules_game
    return game if game in ctx.app.titles.games else None


async def remember(ctx: Context, game: str | None) -> None:
    """For their next question where no table tells it."""
    if ctx.at_home or game is None or game == remembered(ctx):
        return
    try:
        await ctx.app.service.preferences.change(ctx.user, rules_game=game)
    except StoreFailed:
        _log.exception("the game that user %s asks about is not remembered", ctx.user)
