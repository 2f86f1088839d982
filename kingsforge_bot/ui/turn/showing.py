"""Where an answer stands: a turn panel with a picture is looked for at the end of the channel, below its board."""

from kingsforge_bot.service.types import ChannelId, TableId, UserId
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.reply import Reply
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.turn.own_menus import can_decide


async def show(app: App, reply: Reply, message: Message, user: UserId, table: TableId | None) -> None:
    """Show it in place, or below the board that was posted since, where it has its own picture to decide by.

    An answer that says "thinking" until then stays where it is: what follows it takes its place.
    """
    completed = await app.completed(message, user)
    place = reply.interaction.channel_id
    if (
        table is not None
        and reply.changes
        and place is not None
        and completed.picture is not None
        and can_decide(completed, table)
        and await app.service.newest_boards.is_below(table, ChannelId(place), reply.interaction.id)
    ):
        await reply.show_below(completed)
    else:
        await reply.show(completed)
