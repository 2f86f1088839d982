"""Ending a table before its end: asked for by /table end, done by the button under the question.

Moderators and an owner alone end it at once; whoever else sits there asks the table.
"""

from typing import Final

from kingsforge_bot.service.errors import AmbiguousTable, LobbyReason, LobbyRefused, NoTable
from kingsforge_bot.service.table.endings import check_may_end
from kingsforge_bot.service.types import Table, TableStatus, UserId
from kingsforge_bot.ui.admin.doctor import with_silence
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, unseen
from kingsforge_bot.ui.message import Button, ButtonStyle, Message
from kingsforge_bot.ui.table.seat_words import ASK
from kingsforge_bot.ui.table.which import asked_again
from kingsforge_bot.ui.wording.titles import bold_title

CLOSE: Final = "close"
"""What the button under the question says; `end` is the end of a turn."""
MODERATES: Final = ("manage_messages", "manage_channels", "manage_guild")
"""Any of these lets a member end every table of a channel."""


@asked_again("end")
async def end(ctx: Context, said: str | None) -> Message:
    """Ask whether to: of the table that was named, or the only one here that the asker may end."""
    table = await _meant(ctx, said)
    if not _may_end(ctx, table) and _may_ask(table, ctx.user):
        ask = Button(ctx.l10n("button-ask-table"), ComponentId(table.id, table.seq, ASK), ButtonStyle.PRIMARY)
        return Message(ctx.l10n("table-end-ask", table=bold_title(table)), ((ask,),))
    check_may_end(table, ctx.user, moderator=moderates(ctx, table))
    sure = "table-end-sure" if table.begun else "table-end-sure-lobby"
    button = Button(ctx.l10n("button-end-table"), ComponentId(table.id, table.seq, CLOSE), ButtonStyle.DANGER)
    return Message(ctx.l10n(sure, table=bold_title(table)), ((button,),))


@unseen(CLOSE, alone=True)
async def pressed(ctx: Context, button: Pressed) -> Message:
    """End it, also where what is stored of it cannot be read. A second tap reads what the first one did."""
    there = table = await ctx.pressed(button.press)
    if table.status is not TableStatus.CLOSED or table.closed_by != ctx.user:
        table = await ctx.app.service.endings.end(table.id, ctx.user, moderator=moderates(ctx, table))
    message = Message(ctx.l10n("table-you-ended", table=bold_title(table)))
    return with_silence(ctx, there, message)


def moderates(ctx: Context, table: Table) -> bool:
    """Whether the member looks after the table's channel: Discord tells of the one where they press or type only."""
    at = ctx.interaction
    return at.channel_id in (table.channel, table.thread) and any(getattr(at.permissions, name) for name in MODERATES)


async def _meant(ctx: Context, said: str | None) -> Table:
    finder = ctx.app.service.finder
    if said is not None:
        return await finder.resolve(ctx.guild, ctx.channel, ctx.user, said, to_play=False)
    here = await finder.here(ctx.guild, ctx.channel)
    if not here:
        raise NoTable
    fits = [table for table in here if _may_end(ctx, table)]
    fits = fits or [table for table in here if _may_ask(table, ctx.user)]
    if not fits:
        raise LobbyRefused(LobbyReason.NOT_YOURS_TO_END)
    if len(fits) > 1:
        raise AmbiguousTable(tuple(fits))
    return fits[0]


def _may_ask(table: Table, user: UserId) -> bool:
    """Whether the user sits at a game that all who sit there may agree to end."""
    return table.status is TableStatus.RUNNING and table.sitter(user) is not None


def _may_end(ctx: Context, table: Table) -> bool:
    try:
        check_may_end(table, ctx.user, moderator=moderates(ctx, table))
    except LobbyRefused:
        return False
    return True
