"""The bot's earlier messages as Discord still has them, among which what was begun before a kill may stand."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Final

import discord

from kingsforge_bot.ui.custom_id import ComponentId, read_press

_CLOCKS_APART: Final = timedelta(minutes=10)
"""How far this machine's clock may be ahead of Discord's."""


def earlier(place: discord.abc.Messageable, since: int, most: int) -> AsyncIterator[discord.Message]:
    """Everybody's messages there from that second on, page by page, the oldest first."""
    after = discord.utils.time_snowflake(datetime.fromtimestamp(since, UTC) - _CLOCKS_APART)
    return place.history(limit=most, after=discord.Object(max(0, after)))


def presses_of(message: discord.Message) -> list[ComponentId]:
    """What the buttons and menus of the message say, as far as they are of our form."""
    parts = (child for row in message.components for child in getattr(row, "children", ()))
    found = (read_press(getattr(part, "custom_id", None) or "") for part in parts)
    return [press for press in found if press is not None]
