"""The service's public voice in Discord: boards and lobby cards."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import aiohttp
import discord
import msgspec

from kingsforge_bot.i18n.speech import Voice, Voices
from kingsforge_bot.service.speaker import BoardPost, CannotSpeak, LinePost, LobbyPost, TryLater
from kingsforge_bot.service.types import ChannelId, MessageId, Status, Table
from kingsforge_bot.ui.custom_id import board_prefix
from kingsforge_bot.ui.kings_forge.board import board_message
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.pictures import Pictures
from kingsforge_bot.ui.tables import lobby_card, table_line

_LOOK_BACK: Final = 50
"""Messages of the channel that are searched for a board that may already stand."""
_UNKNOWN_MESSAGE: Final = 10008
_ARCHIVED: Final = 50083
"""The thread is archived: a message opens it again, an edit does not. One that is locked takes neither."""
_LOCKED: Final = 160005
_RETRY: Final = 5.0
"""Seconds before a post is tried again that Discord failed in passing."""
_log = logging.getLogger(__name__)


class DiscordSpeaker:
    """Posts through one client. Public posts are in the table's language, else in the server's."""

    def __init__(self, client: discord.Client, voices: Voices, pictures: Pictures) -> None:
        self._client = client
        self._voices = voices
        self._pictures = pictures

    async def board(self, post: BoardPost) -> MessageId:
        """One fresh board with its picture; in words where no file may be attached."""
        table = post.look.table
        voice = await self._voice(table)
        events = [event for entry in post.entries for event in entry.events]
        picture = await self._pictures.board(voice, post.look, events)
        message = board_message(voice, post, picture)
        with _discord_errors():
            try:
                return await self._send(table.place, message, post.nonce)
            except discord.Forbidden as error:
                if picture is None:
                    raise
                # Attach Files may be missing where writing is allowed: the board is then said in words.
                _log.warning("table %s: the picture may not be posted: %s", table.id, error)
            return await self._send(table.place, board_message(voice, post, None, "forbidden"), post.nonce)

    async def lobby(self, post: LobbyPost) -> MessageId:
        """Post the card, or edit the one that stands."""
        table = post.table
        voice = await self._voice(table)
        message = lobby_card(voice, table)
        # What became of a lobby is said below the picture of those who last sat there.
        picture = await self._pictures.lobby(voice, table) if table.status is Status.LOBBY else None
        with _discord_errors():
            try:
                return await self._put_card(post, msgspec.structs.replace(message, picture=picture))
            except discord.Forbidden as error:
                if picture is None:
                    raise
                _log.warning("table %s: the lobby's picture may not be posted: %s", table.id, error)
            return await self._put_card(post, message)

    async def _put_card(self, post: LobbyPost, message: Message) -> MessageId:
        table = post.table
        if post.message is None:
            return await self._send(table.place, message, post.nonce)
        try:
            return await self._edit(table.place, post.message, message)
        except discord.HTTPException as error:
            # Somebody deleted the card, or its thread is archived: nothing is edited there; a fresh message opens it.
            # A lobby needs its card, and that it closed is to be read; a table that has begun does not.
            if error.code not in (_UNKNOWN_MESSAGE, _ARCHIVED):
                raise
            closed_unread = table.status is Status.CLOSED and error.code == _ARCHIVED
            if table.status is not Status.LOBBY and not closed_unread:
                return post.message
            return await self._send(table.place, message, f"{post.nonce}r{post.message % 10000}")

    async def line(self, post: LinePost) -> MessageId:
        """One line about the table; where an attempt failed, looked for by its words first."""
        message = table_line(await self._voice(post.table), post)
        with _discord_errors():
            if post.repeated and (found := await self._stands(post, message)) is not None:
                return found
            return await self._send(post.place, message, post.nonce)

    async def _stands(self, post: LinePost, message: Message) -> MessageId | None:
        try:
            return await self._search(post.place, lambda one: one.content == message.text)
        except discord.Forbidden:
            _log.warning("table %s: earlier messages may not be read", post.table.id)
            return None

    async def find(self, table: Table, seq: int, place: ChannelId) -> MessageId | None:
        """The board of that number among the channel's latest messages."""
        with _discord_errors():
            try:
                prefix = board_prefix(table.id, seq)
                return await self._search(place, lambda message: _has_button(message, prefix))
            except discord.Forbidden:
                # Without Read Message History the nonce alone keeps a board from being said twice.
                _log.warning("table %s: earlier messages may not be read", table.id)
                return None

    async def archive(self, thread: ChannelId) -> None:
        """Its maker may do so without Manage Threads."""
        try:
            channel = self._client.get_channel(thread) or await self._client.fetch_channel(thread)
            if isinstance(channel, discord.Thread) and not channel.archived:
                await channel.edit(archived=True)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            # Discord does the same once nobody has written there for long enough.
            _log.warning("the thread %s of a closed table stays open: %s", thread, error)

    async def _voice(self, table: Table) -> Voice:
        """The table's language, else the server's, asked for where the gateway has not told of it since the start."""
        if table.language is not None:
            return self._voices.for_locale(table.language)
        guild = self._client.get_guild(table.guild)
        with _discord_errors():
            locale = (guild or await self._client.fetch_guild(table.guild, with_counts=False)).preferred_locale
        return self._voices.for_locale(str(locale))

    async def _send(self, place: ChannelId, message: Message, nonce: str) -> MessageId:
        channel = self._client.get_partial_messageable(place)
        sent = await channel.send(
            cut(message.text, TEXT),
            files=message.files(),
            view=message.view(),
            allowed_mentions=message.mentions(),
            nonce=nonce,
        )
        return MessageId(sent.id)

    async def _edit(self, place: ChannelId, card: MessageId, message: Message) -> MessageId:
        partial = self._client.get_partial_messageable(place).get_partial_message(card)
        view = message.view() if message.rows else None
        files = message.files() or discord.utils.MISSING
        await partial.edit(
            content=cut(message.text, TEXT), view=view, attachments=files, allowed_mentions=message.mentions()
        )
        return card

    async def _search(self, place: ChannelId, wanted: Callable[[discord.Message], bool]) -> MessageId | None:
        me = self._client.user
        async for message in self._client.get_partial_messageable(place).history(limit=_LOOK_BACK):
            if me is not None and message.author.id == me.id and wanted(message):
                return MessageId(message.id)
        return None


def _has_button(message: discord.Message, prefix: str) -> bool:
    return any(
        (getattr(child, "custom_id", None) or "").startswith(prefix)
        for row in message.components
        for child in getattr(row, "children", ())
    )


@contextmanager
def _discord_errors() -> Iterator[None]:
    """Discord's failures as the service knows them."""
    try:
        yield
    except (discord.Forbidden, discord.NotFound) as error:
        raise CannotSpeak(str(error)) from error
    except discord.HTTPException as error:
        if error.code in (_ARCHIVED, _LOCKED):
            raise CannotSpeak(str(error)) from error
        if error.status < 500 and error.status != 429:
            raise
        raise TryLater(_RETRY) from error
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise TryLater(_RETRY) from error
