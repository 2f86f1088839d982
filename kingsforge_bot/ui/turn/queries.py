"""Queries of a game: what whoever sits there, or anybody, is answered at any time, deciding nothing."""

from kingsforge_bot.service.turn.table_states import check_running
from kingsforge_bot.service.types import TableStatus, TableView
from kingsforge_bot.ui.errors import HintsOff
from kingsforge_bot.ui.game.screens import HINT, NOTHING_SAID, Given
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.turn.carrying_out import check_seat


async def answer_query(ctx: Context, look: TableView, word: str, given: Given = NOTHING_SAID) -> Message:
    """The answer for whoever looks, now.

    Raises HintsOff, LobbyRefused, NotSeated, Refused, TooBusy, UnknownValue.
    """
    screens = ctx.app.screens(look)
    if word in screens.commands.public:
        check_running(look.table)
    else:
        check_seat(look)
        if look.table.status is TableStatus.OVER:
            raise screens.refusals.out_of_turn(look)
    if word == HINT and not look.table.hints:
        raise HintsOff(look.table)
    return await ctx.app.queries.do(screens.commands.queries[word](ctx.l10n, look, given))
