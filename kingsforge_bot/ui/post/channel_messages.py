"""Messages of the bot in Discord's channels: sent, changed, deleted, and found again."""

import logging

import discord
import msgspec

from kingsforge_bot.service.post.publisher import Heard
from kingsforge_bot.service.types import ChannelId, MessageId
from kingsforge_bot.ui.custom_id import NOTICE_WORDS
from kingsforge_bot.ui.interaction.earlier import own, presses_of
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.post.sending import change, send
from kingsforge_bot.ui.post.trouble import (
    MISSING_PERMISSIONS,
    TOO_MANY_EDITS,
    UNKNOWN_MESSAGE,
    TooManyEdits,
    discord_errors,
    is_malformed,
)

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
        try:
            await change(self._client, place, card, message, self._timeline, bare=bare)
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
        with discord_errors():
            try:
                return tuple([_heard(one, self._timeline) async for one in own(self._client, place, since)])
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
