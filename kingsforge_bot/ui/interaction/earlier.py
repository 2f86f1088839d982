"""The bot's earlier messages as Discord still has them, among which what was begun before a kill may stand."""

from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from typing import Final

import discord

from kingsforge_bot.service.types import ChannelId, MessageId
from kingsforge_bot.ui.custom_id import ComponentId, read_press

_CLOCKS_APART: Final = timedelta(minutes=10)
"""How far this machine's clock may be ahead of Discord's."""
_MOST_READ: Final = 1000
"""Messages of a channel that are read, from the attempt on, in search of a post that may stand: ten pages, some days of
a lively channel. Further on a post may come twice, unless Discord still knows its nonce."""


def earlier(place: discord.abc.Messageable, since: int, most: int) -> AsyncIterator[discord.Message]:
    """Everybody's messages there from that second on, page by page, the oldest first."""
    after = discord.utils.time_snowflake(datetime.fromtimestamp(since, UTC) - _CLOCKS_APART)
    return place.history(limit=most, after=discord.Object(max(0, after)))


async def own(client: discord.Client, place: ChannelId, since: int) -> AsyncIterator[discord.Message]:
    """The bot's own among them, in a channel. Raises what Discord's library raises."""
    me = client.user
    async for one in earlier(client.get_partial_messageable(place), since, _MOST_READ):
        if me is not None and one.author.id == me.id:
            yield one


async def first_own(
    client: discord.Client, place: ChannelId, since: int, is_sought: Callable[[discord.Message], bool]
) -> MessageId | None:
    """The first of its own that is sought; None where none stands. Raises what Discord's library raises."""
    async for one in own(client, place, since):
        if is_sought(one):
            return MessageId(one.id)
    return None


def presses_of(message: discord.Message) -> list[ComponentId]:
    """What the buttons and menus of the message say, as far as they are of our form."""
    parts = (child for row in message.components for child in getattr(row, "children", ()))
    found = (read_press(getattr(part, "custom_id", None) or "") for part in parts)
    return [press for press in found if press is not None]
