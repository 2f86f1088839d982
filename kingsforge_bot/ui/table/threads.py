"""A thread of a table's own."""

import logging
from typing import Final

import aiohttp
import discord

from kingsforge_bot.service.types import ChannelId, Table
from kingsforge_bot.ui.admin.doctor import without
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.table.table_threads import open_thread

_NEEDED: Final = ("create_public_threads", "send_messages_in_threads")
_log = logging.getLogger(__name__)


class Thread:
    """A thread that is made once its table is open and has a name; `notes` tell the opener why there is none."""

    def __init__(self, ctx: Context) -> None:
        self._asked = ctx
        self.notes: list[str] = []

    async def make(self, table: Table) -> ChannelId | None:
        """The thread, named after the table; None leaves the table where it was opened."""
        channel, l10n = self._asked.interaction.channel, self._asked.l10n
        if not isinstance(channel, discord.TextChannel):
            self.notes.append(l10n("table-thread-not-here"))
            return None
        if not self._asked.interaction.permissions.create_public_threads:
            self.notes.append(l10n("table-thread-not-yours", permission=l10n("permission-create_public_threads")))
            return None
        allowed = self._asked.interaction.app_permissions
        missing = [name for name in _NEEDED if not getattr(allowed, name)]
        if missing:
            self.notes += [without(l10n, name, "doctor-missing") for name in missing]
            return None
        made = self._asked.app.threads
        if not made.allows((self._asked.channel, self._asked.user), self._asked.app.service.clock()):
            self.notes.append(l10n("table-thread-too-many", most=made.most))
            return None
        try:
            thread = await open_thread(channel, table)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            # A server may have no more than 1,000 open threads, for instance.
            _log.warning("no thread for table %s: %s", table.id, error)
            self.notes.append(l10n("table-thread-not-here"))
            return None
        return ChannelId(thread.id)
