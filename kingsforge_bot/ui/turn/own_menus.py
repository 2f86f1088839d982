"""The private messages of a table: one in which somebody plays, one that is only read.

What is read stands below what is played in: were there more of it, that would be pressed off the screen.

While Discord lets it be changed, a new one replaces the one before. A private message takes no change of ours a quarter
of an hour after the last press on it. Then it stays where it is; pressed, it answers that press, and so becomes the
current one. Forgotten with a restart.
"""

import logging
from collections.abc import Iterable
from typing import Final

import aiohttp
import discord
import msgspec
from cachetools import TTLCache

from kingsforge_bot.service.types import TableId, UserId
from kingsforge_bot.ui.custom_id import PLATFORM_WORDS
from kingsforge_bot.ui.interaction.reply import Reply
from kingsforge_bot.ui.message import Menu, Message

_CHANGED_FOR: Final = 14 * 60 + 30
"""Seconds, a little less than Discord's quarter of an hour."""
_REMEMBERED: Final = 2000
_PLAYING: Final = frozenset({"do", "end", "playing"})
"""Words of the platform that lead to what can be decided, or that a game may use for a decision, too."""
_MENU: Final = "menu"
_READ: Final = "read"
_log = logging.getLogger(__name__)


_Key = tuple[UserId, TableId, str]


class _Standing(msgspec.Struct, frozen=True):
    reply: Reply
    message: int


class OwnMenus:
    """The private messages that stand, by person, table and whether they are only read."""

    def __init__(self) -> None:
        self._now = 0
        self._standing: TTLCache[_Key, _Standing] = TTLCache(_REMEMBERED, _CHANGED_FOR, lambda: self._now)
        self._shown_by: TTLCache[int, _Key] = TTLCache(_REMEMBERED, _CHANGED_FOR, lambda: self._now)
        """By the message that stands."""

    async def answered(
        self,
        user: UserId,
        table: TableId,
        reply: Reply,
        message: Message,
        at: int,
        *,
        read: bool,
        to_decide: bool,
        over_for: Iterable[UserId] = (),
    ) -> None:
        """What goes once `reply`, asked for at that time, shows the message.

        `read`: it is only read; `to_decide`: somebody may decide by it; `over_for`: who just did, or
        whose decisions went back.
        """
        if read:
            await self.read_anew(user, table, reply, at)
        elif to_decide:
            await self.replaced_by(user, table, reply, message, at)
        for one in over_for:
            await self.outdated(one, table, reply)

    async def replaced_by(self, user: UserId, table: TableId, reply: Reply, message: Message, at: int) -> None:
        """`reply`, asked for at that time, shows it: the message in which they could decide there until now goes."""
        await self._put((user, table, _MENU), reply, at, stands=can_decide(message, table))

    async def read_anew(self, user: UserId, table: TableId, reply: Reply, at: int) -> None:
        """`reply` shows what is only read: what they read of that table before goes, of whatever kind."""
        await self._put((user, table, _READ), reply, at, stands=True)

    def renewed(self, reply: Reply, at: int) -> None:
        """`reply` changed a message: where that is only read, it can be taken away for as long again."""
        self._now = max(self._now, at)
        key = self._key_of(reply)
        if key is not None and key[2] == _READ:
            self._stands(key, reply)

    async def outdated(self, user: UserId, table: TableId, reply: Reply) -> None:
        """`reply` tells what was decided or taken back: what they only read of the table before is over, and goes."""
        read = self._standing.pop((user, table, _READ), None)
        if read is not None and read.message != reply.shown:
            await _removed(table, read.reply)

    def _key_of(self, reply: Reply) -> _Key | None:
        """What its message stands for, if it does."""
        key = None if reply.shown is None else self._shown_by.get(reply.shown)
        standing = None if key is None else self._standing.get(key)
        return key if standing is not None and standing.message == reply.shown else None

    def _stands(self, key: _Key, reply: Reply) -> None:
        if reply.shown is not None:
            self._standing[key] = _Standing(reply, reply.shown)
            self._shown_by[reply.shown] = key

    async def _put(self, key: _Key, reply: Reply, at: int, *, stands: bool) -> None:
        self._now = max(self._now, at)
        before = self._standing.get(key)
        if before is not None and before.reply.interaction.id > reply.interaction.id:
            # It waited for its board meanwhile: what was asked for after it stays.
            if stands and before.message != reply.shown:
                await _removed(key[1], reply)
            return
        self._standing.pop(key, None)
        # What was only read became what is decided by, or the other way round.
        if (other := self._key_of(reply)) is not None:
            del self._standing[other]
        if stands:
            self._stands(key, reply)
        if before is None or before.message == reply.shown:
            return
        await _removed(key[1], before.reply)


async def _removed(table: TableId, reply: Reply) -> None:
    try:
        await reply.remove()
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        # Dismissed by its reader, for instance: nobody presses it any more.
        _log.info("an earlier answer about table %s stays: %s", table, error)


def can_decide(message: Message, table: TableId) -> bool:
    """Whether its buttons or menus lead to a decision at that table, rather than to something to read."""
    presses = [part.custom_id for row in message.rows for part in ((row,) if isinstance(row, Menu) else row)]
    words = [press.payload.partition(" ")[0] for press in presses if press.table == table]
    return any(word in _PLAYING or word not in PLATFORM_WORDS for word in words)
