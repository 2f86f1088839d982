"""Threads of tables as Discord has them."""

import logging
from typing import Final

import aiohttp
import discord

from kingsforge_bot.i18n.names import apart
from kingsforge_bot.service.types import ChannelId, Table
from kingsforge_bot.ui.post.trouble import discord_errors
from kingsforge_bot.ui.wording.titles import title

_log = logging.getLogger(__name__)
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


async def thread_of(client: discord.Client, table: Table) -> ChannelId | None:
    """One of ours that bears the table's name, where an attempt before this one made it; else a new one."""
    with discord_errors():
        try:
            channel = client.get_channel(table.channel) or await client.fetch_channel(table.channel)
            if not isinstance(channel, discord.TextChannel):
                return None
            me = client.user
            for one in await channel.guild.active_threads():
                ours = me is not None and one.owner_id == me.id and one.parent_id == table.channel
                if ours and one.name == thread_name(table):
                    return ChannelId(one.id)
            return ChannelId((await open_thread(channel, table)).id)
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise
            _log.warning("no thread in place of the one that is gone, table %s: %s", table.id, error)
            return None


async def archive(client: discord.Client, thread: ChannelId) -> None:
    """Archive the thread. Its maker may do so without Manage Threads."""
    try:
        channel = client.get_channel(thread) or await client.fetch_channel(thread)
        if isinstance(channel, discord.Thread) and not channel.archived:
            await channel.edit(archived=True)
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        # Discord does the same once nobody has written there for long enough.
        _log.warning("the thread %s of a closed table stays open: %s", thread, error)
