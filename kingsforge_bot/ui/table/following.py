"""Following a table: who looks on and is told of it by direct message."""

from typing import Final, assert_never

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import NewsPost
from kingsforge_bot.service.types import Table, TableId, TableStatus, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, at_table, unseen
from kingsforge_bot.ui.message import TEXT, Button, Link, Message, cut
from kingsforge_bot.ui.turn.turn_lines import link_to, news
from kingsforge_bot.ui.wording.endings import closed_line
from kingsforge_bot.ui.wording.people import who
from kingsforge_bot.ui.wording.titles import bold_title

FOLLOW: Final = "follow"
UNFOLLOW: Final = "unfollow"
"""What buttons say; behind it a word that tells a direct message from all others."""


@at_table(FOLLOW, beside=True, alone=True)
async def follow_pressed(ctx: Context, look: TableView, _: Pressed) -> Message:
    """The button under a board."""
    return await follow(ctx, look.table)


@unseen(UNFOLLOW, beside=True)
async def unfollow_pressed(ctx: Context, button: Pressed) -> Message:
    """Whoever looks on may do that from a direct message, and when they do not see the channel any more."""
    return await unfollow(ctx, button.press.table)


async def follow(ctx: Context, table: Table) -> Message:
    """Tell them of that table from here on. Raises SeatRefused, NoTable."""
    after = await ctx.app.service.following.follow(table.id, ctx.user)
    return Message(ctx.l10n("follow-begun", table=bold_title(after)), ((_button(ctx.l10n, after, UNFOLLOW),),))


async def unfollow(ctx: Context, table: TableId) -> Message:
    """Tell them of that table no more; one that they did not follow is not named."""
    after = await ctx.app.service.following.unfollow(table, ctx.user)
    return Message(ctx.l10n("follow-none") if after is None else ctx.l10n("follow-ended", table=bold_title(after)))


async def with_follow(ctx: Context, table: Table, message: Message) -> Message:
    """The same with a button, where there is room, for those who do not sit at an open table."""
    if table.sitter(ctx.user) is not None or table.status not in (TableStatus.LOBBY, TableStatus.RUNNING):
        return message
    follows = await ctx.app.service.following.follows(table.id, ctx.user)
    return message.with_button(_button(ctx.l10n, table, UNFOLLOW if follows else FOLLOW))


def news_message(l10n: Localizer, screens: Screens, post: NewsPost, mark: str) -> Message:
    """What happened at the table, and whose turn it is or how it ended."""
    look, table = post.look, post.look.table
    match table.status:
        case TableStatus.LOBBY | TableStatus.RUNNING:
            players = who(l10n, table, look.awaited)
            line = l10n("follow-turn", table=bold_title(table), who=players, since=f"<t:{table.since}:R>")
        case TableStatus.OVER:
            line = l10n("follow-over", table=bold_title(table))
        case TableStatus.CLOSED:
            line = closed_line(l10n, table)
        case _:
            assert_never(table.status)
    told = news(l10n, screens, look, post.entries, post.earlier)[1:] if post.entries else []
    link = Link(l10n("button-board"), link_to(table, post.board))
    rows = ((_button(l10n, table, UNFOLLOW, mark),),)
    return Message(cut("\n".join([line, *told]), TEXT), rows, links=(link,))


def _button(l10n: Localizer, table: Table, word: str, mark: str = "") -> Button:
    return Button(l10n(f"button-{word}"), ComponentId(table.id, table.seq, f"{word} {mark}".rstrip()))
