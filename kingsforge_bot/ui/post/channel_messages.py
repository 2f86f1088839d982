"""Messages of the bot in Discord's channels: sent, changed, deleted, and found again."""

import asyncio
import logging
from typing import Final

import discord
import msgspec

from kingsforge_bot.service.post.publisher import Heard
from kingsforge_bot.service.types import ChannelId, MessageId
from kingsforge_bot.ui.custom_id import NOTICE_WORDS
from kingsforge_bot.ui.discord_parts import mentions_of, uploads_of, view_of
from kingsforge_bot.ui.interaction.earlier import earlier, presses_of
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.post.sending import send
from kingsforge_bot.ui.post.trouble import (
    MISSING_PERMISSIONS,
    TOO_MANY_EDITS,
    UNKNOWN_MESSAGE,
    TooManyEdits,
    discord_errors,
    is_malformed,
)

_MOST_READ: Final = 1000
"""Messages that are read, from the attempt on, in search of a post that may stand: ten pages, some days of a lively
channel. Further on a post may come twice, unless Discord still knows its nonce."""
_EDITING: Final = 10.0
"""Seconds that a change may take: other posts of the place wait behind it."""
_log = logging.getLogger(__name__)


class ChannelMessages:
    """Those of one client, whose buttons are of one `timeline` (`Timeline.in_ids`)."""

    def __init__(self, client: discord.Client, timeline: str) -> None:
        self._client, self._timeline = client, timeline

    async def send(self, place: ChannelId, message: Message, nonce: str) -> MessageId:
        """Post it. Raises what Discord's library raises."""
        return await send(self._client, place, message, nonce, self._timeline)

    async def edit(self, place: ChannelId, card: MessageId, message: Message, *, bare: bool = False) -> MessageId:
        """Without a picture of its own it keeps the one it had, unless it is to be `bare` of that.

        Raises TooManyEdits, besides what Discord's library raises.
        """
        partial = self._client.get_partial_messageable(place).get_partial_message(card)
        view = view_of(message, self._timeline) if message.rows else None
        files = uploads_of(message) or ([] if bare else discord.utils.MISSING)
        try:
            # Discord's library waits and tries again by itself, as long as Discord says.
            async with asyncio.timeout(_EDITING):
                await partial.edit(
                    content=cut(message.text, TEXT), view=view, attachments=files, allowed_mentions=mentions_of(message)
                )
        except TimeoutError as late:
            raise TooManyEdits from late
        except discord.HTTPException as error:
            if error.code == TOO_MANY_EDITS:
                raise TooManyEdits from error
            raise
        return card

    async def is_newest(self, place: ChannelId, message: MessageId) -> bool:
        """Whether nothing was written below it."""
        with discord_errors():
            channel = await self._client.fetch_channel(place)
        return getattr(channel, "last_message_id", None) == message

    async def delete(self, place: ChannelId, message: MessageId) -> None:
        """Without any permission: it is ours."""
        with discord_errors():
            try:
                await self._client.get_partial_messageable(place).get_partial_message(message).delete()
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise

    async def heard_in(self, place: ChannelId, since: int) -> tuple[Heard, ...]:
        """The bot's own messages in the place, read page by page."""
        me = self._client.user
        found = earlier(self._client.get_partial_messageable(place), since, _MOST_READ)
        with discord_errors():
            try:
                ours = [one async for one in found if me is not None and one.author.id == me.id]
                return tuple([_heard(one, self._timeline) for one in ours])
            except discord.HTTPException as error:
                if error.code != MISSING_PERMISSIONS and not is_malformed(error):
                    raise
                # Without Read Message History the nonce alone keeps a board from being said twice.
                _log.warning("earlier messages in %s may not be read: %s", place, error)
                return ()


def _heard(message: discord.Message, timeline: str) -> Heard:
    """What the message says, and the table of its first button of that timeline."""
    ours = (one for one in presses_of(message) if one.timeline == timeline)
    press = next((one for one in ours if one.payload.partition(" ")[0] not in NOTICE_WORDS), None)
    said = Heard(MessageId(message.id), message.content)
    return said if press is None else msgspec.structs.replace(said, table=press.table, seq=press.seq)
