"""Posts of leagues in Discord."""

import asyncio
import logging
from typing import Final, assert_never

import discord
from msgspec.structs import replace

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.league.poster import LeaguePost
from kingsforge_bot.service.league.records import KeptLeague, LeaguePostKind
from kingsforge_bot.service.types import ChannelId, LeagueId, MessageId
from kingsforge_bot.ui.discord_parts import mentions_of, uploads_of, view_of
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.earlier import earlier, presses_of
from kingsforge_bot.ui.league.cards import league_card, podium
from kingsforge_bot.ui.league.league_words import LEAGUE
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.post.sending import locale_of, send
from kingsforge_bot.ui.post.trouble import UNKNOWN_MESSAGE, discord_errors, in_words_instead

_CHANGING: Final = 10.0
"""Seconds for a change; other leagues wait meanwhile."""
_MOST_READ: Final = 1000
"""Messages that are read, from the attempt on, in search of a post that may stand."""
_log = logging.getLogger(__name__)


class DiscordLeaguePublisher:
    """Posts through one client, in the league's language, else in the server's."""

    def __init__(self, client: discord.Client, app: App) -> None:
        self._client = client
        self._app = app

    async def put(self, post: LeaguePost) -> MessageId:
        """The same message for ever; where somebody deleted it, another one. Without files where none may be."""
        kept = post.look.current.kept
        said = self._message(await self._l10n(kept), post)
        message = replace(said, picture=await self._app.pictures.posted(said.drawing))
        with discord_errors():
            try:
                return await self._put(post, message)
            except discord.HTTPException as error:
                if not message.weight or in_words_instead(error) is None:
                    raise
                _log.warning("league %s: its files are not taken: %s", kept.id, error)
            return await self._put(post, replace(message, picture=None, attached=None))

    async def _put(self, post: LeaguePost, message: Message) -> MessageId:
        channel = post.look.current.kept.channel
        if post.message is None:
            return await send(self._client, channel, message, post.nonce)
        place = self._client.get_partial_messageable(channel)
        try:
            # Discord's library waits and tries again by itself, as long as Discord says.
            async with asyncio.timeout(_CHANGING):
                await place.get_partial_message(post.message).edit(
                    content=message.text,
                    # Instead of those that stand there: an old picture beside new words would say what is no more so.
                    attachments=uploads_of(message),
                    view=view_of(message),
                    allowed_mentions=mentions_of(message),
                )
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return await send(self._client, channel, message, post.nonce)
        return post.message

    async def standing(self, place: ChannelId, league: LeagueId, kind: LeaguePostKind, since: int) -> MessageId | None:
        """The bot's own messages in the place, read page by page: by its buttons a post is known."""
        me = self._client.user
        with discord_errors():
            async for one in earlier(self._client.get_partial_messageable(place), since, _MOST_READ):
                if me is not None and one.author.id == me.id and _kind_of(one, league) is kind:
                    return MessageId(one.id)
        return None

    def _message(self, l10n: Localizer, post: LeaguePost) -> Message:
        match post.kind:
            case LeaguePostKind.CARD:
                return league_card(l10n, post.look)
            case LeaguePostKind.PODIUM:
                return podium(l10n, post.look, lambda user: self._app.service.preferences.of(user).portrait)
            case _:
                assert_never(post.kind)

    async def _l10n(self, kept: KeptLeague) -> Localizer:
        language = kept.language or self._app.service.preferences.of_server(kept.guild).language
        return self._app.localizers.for_locale(language or await locale_of(self._client, kept.guild))


def _kind_of(message: discord.Message, league: LeagueId) -> LeaguePostKind | None:
    for press in presses_of(message):
        words = press.payload.split()
        if len(words) > 2 and words[0] == LEAGUE and words[2] == str(league):
            return LeaguePostKind.PODIUM if words[1] == "podium" else LeaguePostKind.CARD
    return None
