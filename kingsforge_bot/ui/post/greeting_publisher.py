"""Posts greetings in Discord, and finds those that stand."""

import logging
from collections.abc import Callable

import discord
from msgspec.structs import replace

from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.service.person.settings import ServerSettings
from kingsforge_bot.service.post.greetings import GreetingPost
from kingsforge_bot.service.types import ChannelId, GuildId, MessageId
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.interaction.earlier import first_own, presses_of
from kingsforge_bot.ui.learning.greeting import greeting
from kingsforge_bot.ui.learning.ways import GREET
from kingsforge_bot.ui.post.sending import locale_of, send
from kingsforge_bot.ui.post.trouble import discord_errors, in_words_instead
from kingsforge_bot.ui.workers.picture_renderer import PictureRenderer

_log = logging.getLogger(__name__)


class DiscordGreetingPublisher:
    """Posts through one client, in the language that was set for the server, else in Discord's for it."""

    def __init__(
        self,
        client: discord.Client,
        localizers: Localizers,
        pictures: PictureRenderer,
        titles: Titles,
        set_for: Callable[[GuildId], ServerSettings],
    ) -> None:
        self._client = client
        self._localizers = localizers
        self._pictures = pictures
        self._titles = titles
        self._set_for = set_for

    async def greet(self, post: GreetingPost) -> MessageId:
        """The greeting with its picture; without where no file may be attached."""
        settings = self._set_for(post.guild)
        message = greeting(await self._l10n(post.guild, settings), self._titles, settings)
        message = replace(message, picture=await self._pictures.posted(message.drawing), drawing=None)
        with discord_errors():
            try:
                return await send(self._client, post.place, message, post.nonce)
            except discord.HTTPException as error:
                if message.picture is None or in_words_instead(error) is None:
                    raise
                _log.warning("server %s: the greeting's picture is not taken: %s", post.guild, error)
            return await send(self._client, post.place, replace(message, picture=None), post.nonce)

    async def greeting_in(self, place: ChannelId, since: int) -> MessageId | None:
        """The bot's own messages in the place, read page by page: by its buttons a greeting is known."""
        with discord_errors():
            return await first_own(self._client, place, since, _greets)

    async def _l10n(self, guild: GuildId, settings: ServerSettings) -> Localizer:
        return self._localizers.for_locale(settings.language or await locale_of(self._client, guild))


def _greets(message: discord.Message) -> bool:
    return any(press.payload.partition(" ")[0] == GREET for press in presses_of(message))
