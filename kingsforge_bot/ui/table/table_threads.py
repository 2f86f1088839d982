"""Threads of tables as Discord has them."""

from typing import Final

import discord

from kingsforge_bot.i18n.names import apart
from kingsforge_bot.service.types import Table
from kingsforge_bot.ui.wording.titles import title

_OPEN_FOR: Final = 7 * 24 * 60
"""Minutes without a message after which Discord archives a thread: as long as it allows. A board opens it again."""


def thread_name(table: Table) -> str:
    """Discord says the name in the channel too."""
    return apart(title(table))


async def open_thread(channel: discord.TextChannel, table: Table) -> discord.Thread:
    """A public thread named after the table. Raises discord.HTTPException."""
    return await channel.create_thread(
        name=thread_name(table), type=discord.ChannelType.public_thread, auto_archive_duration=_OPEN_FOR
    )
