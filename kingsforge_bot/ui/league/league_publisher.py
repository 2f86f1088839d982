"""Posts of leagues in Discord."""

import logging
from typing import assert_never

import discord
from msgspec.structs import replace

from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.service.league.poster import LeaguePost
from kingsforge_bot.service.league.records import KeptLeague, LeaguePostKind
from kingsforge_bot.service.person.preferences import Preferences
from kingsforge_bot.service.types import ChannelId, LeagueId, MessageId
from kingsforge_bot.ui.interaction.earlier import first_own, presses_of
from kingsforge_bot.ui.league.cards import league_card, podium
from kingsforge_bot.ui.league.league_words import LEAGUE
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.post.sending import change, locale_of, send
from kingsforge_bot.ui.post.trouble import UNKNOWN_MESSAGE, discord_errors, in_words_instead
from kingsforge_bot.ui.workers.picture_renderer import PictureRenderer

_log = logging.getLogger(__name__)


class DiscordLeaguePublisher:
    """Posts through one client, in the league's language, else in the server's."""

    def __init__(
        self, client: discord.Client, localizers: Localizers, pictures: PictureRenderer, preferences: Preferences
    ) -> None:
        self._client = client
        self._localizers = localizers
        self._pictures = pictures
        self._preferences = preferences

    async def put(self, post: LeaguePost) -> MessageId:
        """The same message for ever; where somebody deleted it, another one. Without files where none may be."""
        kept = post.look.current.kept
        said = self._message(await self._l10n(kept), post)
        message = replace(said, picture=await self._pictures.posted(said.drawing))
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
        try:
            # Without the files that stand there: an old picture beside new words would say what is no more so.
            await change(self._client, channel, post.message, message, bare=True)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return await send(self._client, channel, message, post.nonce)
        return post.message

    async def standing(self, place: ChannelId, league: LeagueId, kind: LeaguePostKind, since: int) -> MessageId | None:
        """The bot's own messages in the place, read page by page: by its buttons a post is known."""
        with discord_errors():
            return await first_own(self._client, place, since, lambda one: _kind_of(one, league) is kind)

    def _message(self, l10n: Localizer, post: LeaguePost) -> Message:
        match post.kind:
            case LeaguePostKind.CARD:
                return league_card(l10n, post.look)
            case LeaguePostKind.PODIUM:
                return podium(l10n, post.look, lambda user: self._preferences.of(user).portrait)
            case _:
                assert_never(post.kind)

    async def _l10n(self, kept: KeptLeague) -> Localizer:
        language = kept.language or self._preferences.of_server(kept.guild).language
        return self._localizers.for_locale(language or await locale_of(self._client, kept.guild))


def _kind_of(message: discord.Message, league: LeagueId) -> LeaguePostKind | None:
    for press in presses_of(message):
        words = press.payload.split()
        if len(words) > 2 and words[0] == LEAGUE and words[2] == str(league):
            return LeaguePostKind.PODIUM if words[1] == "podium" else LeaguePostKind.CARD
    return None
