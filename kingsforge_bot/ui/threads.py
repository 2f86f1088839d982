"""A thread of a table's own."""

import logging

import discord

from kingsforge_bot.service.types import ChannelId, Table
from kingsforge_bot.ui.commands import Asked
from kingsforge_bot.ui.wording import title

_log = logging.getLogger(__name__)


class Thread:
    """Made once its table is open and has a name; `notes` tell the opener why there is none."""

    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self.notes: list[str] = []

    async def make(self, table: Table) -> ChannelId | None:
        """The thread, named after the table; None leaves the table where it was opened."""
        channel, voice = self._asked.interaction.channel, self._asked.voice
        if not isinstance(channel, discord.TextChannel):
            self.notes.append(voice("table-thread-not-here"))
            return None
        try:
            thread = await channel.create_thread(name=title(table), type=discord.ChannelType.public_thread)
        except discord.Forbidden:
            permission = voice("permission-create_public_threads")
            effect = voice("doctor-without-create_public_threads")
            self.notes.append(voice("doctor-missing", permission=permission, effect=effect))
            return None
        except discord.HTTPException as error:
            # A server may have no more than 1,000 open threads.
            _log.warning("no thread for table %s: %s", table.id, error)
            self.notes.append(voice("table-thread-not-here"))
            return None
        return ChannelId(thread.id)
