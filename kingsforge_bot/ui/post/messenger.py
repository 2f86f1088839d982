"""Sends direct messages in Discord."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import discord

from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.service.person.preferences import Preferences
from kingsforge_bot.service.post.publisher import (
    CannotSpeak,
    DirectPost,
    DirectsPaused,
    LostPost,
    NewsPost,
    Undeliverable,
)
from kingsforge_bot.service.types import MessageId, Table, TableView, UserId
from kingsforge_bot.ui.custom_id import PLAYING
from kingsforge_bot.ui.discord_parts import mentions_of, view_of
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.interaction.earlier import earlier, presses_of
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.post.directs import MARK, direct_message, lost_message
from kingsforge_bot.ui.post.trouble import discord_errors
from kingsforge_bot.ui.table.following import UNFOLLOW, news_message
from kingsforge_bot.ui.time.snoozing import TURNS

_UNDELIVERABLE: Final = frozenset({10013, 50007, 50033, 50278})
"""No such user; they take no messages from the bot; nobody to be sent any; no server in which both are."""
_TOO_MANY: Final = frozenset({20026, 40003})
"""The bot was flagged as one that spams; it opens direct messages too fast."""
_MOST_READ: Final = 100
"""Messages that are read in search of one that may stand; the bot sends a person few."""

OwnLines = Callable[[Localizer, TableView], Awaitable[Sequence[str]]]
"""What is told beside a turn to the one whose view it is."""


class DiscordMessenger:
    """Sends through one client, in the language that the person set, else in that of their first table."""

    def __init__(
        self,
        client: discord.Client,
        localizers: Localizers,
        titles: Titles,
        timeline: str,
        preferences: Preferences,
        own_lines: OwnLines,
    ) -> None:
        self._client = client
        self._localizers = localizers
        self._titles = titles
        self._timeline = timeline
        self._preferences = preferences
        self._own_lines = own_lines

    async def direct(self, post: DirectPost | NewsPost | LostPost) -> MessageId:
        """Open the direct messages with that person, and send it."""
        message = await self._message(post)
        with _direct_errors():
            channel = await self._client.create_dm(discord.Object(post.user))
            sent = await channel.send(
                message.text,
                view=view_of(message, self._timeline),
                allowed_mentions=mentions_of(message),
                nonce=post.nonce,
            )
        return MessageId(sent.id)

    async def directs_heard(self, user: UserId, since: int) -> frozenset[int]:
        """The bot's own messages to that person, known by their buttons."""
        with _direct_errors():
            try:
                channel = await self._client.create_dm(discord.Object(user))
                sent = earlier(channel, since, _MOST_READ)
                found = [_number(message, self._timeline) async for message in sent]
            except discord.HTTPException as error:
                if error.code not in _UNDELIVERABLE:
                    raise
                # Nothing can stand there; the attempt that follows says so again.
                return frozenset()
        return frozenset(number for number in found if number is not None)

    async def _message(self, post: DirectPost | NewsPost | LostPost) -> Message:
        if isinstance(post, NewsPost):
            table = post.look.table
            l10n = self._l10n(post.user, table)
            return news_message(l10n.of(table.game), self._titles.screens(table), post, f"{MARK}{post.number}")
        if isinstance(post, LostPost):
            return lost_message(self._l10n(post.user, post.table).of(post.table.game), post)
        l10n = self._l10n(post.user, post.turns[0].look.table)
        beside = {turn.look.table.id: await self._own_lines(l10n, turn.look) for turn in post.turns}
        return direct_message(l10n, self._titles, post, beside)

    def _l10n(self, user: UserId, table: Table) -> Localizer:
        guild = self._client.get_guild(table.guild)
        at_table = table.language or self._preferences.of_server(table.guild).language
        chosen = self._preferences.of(user).language or at_table
        return self._localizers.for_locale(chosen or (str(guild.preferred_locale) if guild is not None else None))


@contextmanager
def _direct_errors() -> Iterator[None]:
    """Raises what a DirectPublisher raises."""
    try:
        with discord_errors():
            try:
                yield
            except discord.HTTPException as error:
                if error.code in _TOO_MANY:
                    raise DirectsPaused(str(error)) from error
                if error.code in _UNDELIVERABLE:
                    raise Undeliverable(str(error)) from error
                raise
    except CannotSpeak as error:
        raise Undeliverable(str(error)) from error


def _number(message: discord.Message, timeline: str) -> int | None:
    """The number of a direct message of that timeline, by the button that opens turns, or stops news."""
    for press in presses_of(message):
        words = press.payload.split() if press.timeline == timeline else []
        marked = len(words) > 1 and words[0] in (PLAYING, UNFOLLOW, TURNS)
        if marked and words[-1][0] == MARK and words[-1][1:].isdigit():
            return int(words[-1][1:])
    return None
