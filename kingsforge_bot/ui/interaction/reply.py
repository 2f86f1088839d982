"""Answering one interaction: acknowledged first, shown once the work is done; to the presser alone unless posted."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import aiohttp
import discord
from cachetools import LRUCache

from kingsforge_bot.ui.discord_parts import uploads_of, view_of
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.post.uploads import Uploads

Interaction = discord.Interaction[Any]
Invitee = discord.User | discord.Member
"""Somebody who was named in a command."""
Sleep = Callable[[float], Awaitable[None]]

ACKNOWLEDGED_WITHIN: Final = 3.0
"""Seconds that Discord waits for a first response; one attempt at it lasts no longer either."""
SHOWN_WITHIN: Final = 60.0
"""Seconds of one attempt at showing an answer."""
WAITS_TO_ACKNOWLEDGE: Final = (0.0, 0.2, 0.5, 1.0)
"""Seconds before each attempt."""
WAITS_TO_SHOW: Final = (0.0, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, *(60.0,) * 14)
"""Seconds before each attempt; together as long as Discord takes an answer, a quarter of an hour."""
DOUBTFUL: Final = "doubtful"
"""Among an interaction's extras: another process may have taken over, and whoever acknowledged it first answers it."""
_ALREADY_ACKNOWLEDGED: Final = 40060
_UNKNOWN_MESSAGE: Final = 10008
_NOBODY_LISTENS: Final = frozenset({10003, 10015, 50027})
"""The channel is gone, or the time in which an answer is taken."""
_LOST: Final = (aiohttp.ClientError, OSError, TimeoutError)
"""The connection failed: what was asked for may have been done or not."""
_REMEMBERED: Final = 2000
_NOBODY: Final = discord.AllowedMentions.none()
"""Whom an answer alerts, also one that everybody sees: others are called by posts, which are counted."""
_log = logging.getLogger(__name__)


class NotAcknowledged(Exception):  # noqa: N818 - reads as what happened
    """Discord did not take the first response, and says so to the presser: nothing may be done for it."""


class Latest:
    """Which press each message answers now: a repeat of what an earlier one said must not take its place."""

    def __init__(self) -> None:
        self._shown: LRUCache[int, int] = LRUCache(_REMEMBERED)

    def is_newer(self, press: Interaction) -> bool:
        """Whether a later press on the same message was answered. Ids grow with time."""
        return press.message is not None and self._shown.get(press.message.id, 0) > press.id

    def shows(self, press: Interaction) -> None:
        """The message of the press answers it from now on."""
        if press.message is not None:
            self._shown[press.message.id] = press.id


class Reply:
    """The answer to one slash command or press.

    `new()` opens an ephemeral answer of its own, `public()` one for everybody, `change()` will change the message whose
    button was pressed, `beside()` leaves that as it stands and answers in an ephemeral message of its own. Its buttons
    are of that `timeline` (`Timeline.in_ids`). All four raise NotAcknowledged.
    """

    def __init__(
        self,
        interaction: Interaction,
        timeline: str,
        sleep: Sleep = asyncio.sleep,
        uploads: Uploads | None = None,
    ) -> None:
        self.interaction = interaction
        self._timeline = timeline
        self._sleep = sleep
        self._uploads = uploads or Uploads()
        self._public = False
        self._beside = False
        self._latest: Latest | None = None
        self._followed: discord.WebhookMessage | None = None
        self.shown: int | None = None
        """The message that shows the answer, once one does."""

    @property
    def changes(self) -> bool:
        """Whether it changes the message that was pressed."""
        return self._latest is not None

    async def new(self) -> None:
        """Acknowledge with an ephemeral answer to come."""
        await self._acknowledge(ephemeral=True, thinking=True)

    async def change(self, latest: Latest) -> None:
        """Acknowledge; the message that was pressed will change, unless a later press has changed it by then."""
        self._latest = latest
        await self._acknowledge()

    async def public(self) -> None:
        """Acknowledge with an answer to come that everybody sees."""
        self._public = True
        await self._acknowledge(thinking=True)

    async def beside(self) -> None:
        """Acknowledge a menu that everybody sees: the answer comes beside it, and it can be shown anew."""
        self._beside = True
        await self._acknowledge()

    async def show_anew(self) -> None:
        """Show the message that was pressed as it stood: what was chosen in its menu can be chosen again.

        Once, without waiting for long: later the message might have become another.
        """
        assert self._beside
        pressed = self.interaction.message
        if pressed is None:
            return
        view = discord.ui.View.from_message(pressed, timeout=None)
        view.stop()
        try:
            async with asyncio.timeout(ACKNOWLEDGED_WITHIN):
                # An edit alerts nobody, and who was called stays called.
                called = discord.AllowedMentions(everyone=False, roles=False, users=pressed.mentions)
                await self.interaction.edit_original_response(view=view, allowed_mentions=called)
        except (discord.HTTPException, *_LOST) as error:
            _log.info("a menu keeps what was chosen: %r", error)

    async def _acknowledge(self, **how: bool) -> None:
        fault: Exception | None = None
        for wait in WAITS_TO_ACKNOWLEDGE:
            if wait:
                await self._sleep(wait)
            try:
                async with asyncio.timeout(ACKNOWLEDGED_WITHIN):
                    await self.interaction.response.defer(**how)
                return
            except discord.HTTPException as error:
                if error.code == _ALREADY_ACKNOWLEDGED and not self.interaction.extras.get(DOUBTFUL):
                    # By us: an attempt came through whose answer got lost.
                    return
                fault = error
                if not _in_passing(error):
                    break
            except _LOST as error:
                fault = error
        raise NotAcknowledged(repr(fault)) from fault

    async def show_below(self, message: Message) -> None:
        """Say it in a new message at the end of the channel, in place of one further up; there, where that fails."""
        try:
            async with self._uploads.room(message), asyncio.timeout(SHOWN_WITHIN):
                await self._follow(message)
        except (discord.HTTPException, *_LOST) as error:
            _log.info("an answer stays where it is: %r", error)
            await self.show(message)
            return
        if self._latest is not None:
            self._latest.shows(self.interaction)
        await self._take_away()

    async def show_to_all(self, message: Message) -> None:
        """Say it in a message for everybody, in place of what the asker alone was shown; that stays where it fails."""
        if self.shown is None:
            # It would stand where the answer was to come, seen by the asker alone.
            return
        own = self._followed
        try:
            async with asyncio.timeout(SHOWN_WITHIN):
                await self._follow(message, to_all=True)
        except (discord.HTTPException, *_LOST) as error:
            _log.warning("an answer is not shown to everybody: %r", error)
            return
        await self._take_away(own)

    async def _take_away(self, followed: discord.WebhookMessage | None = None) -> None:
        """Without the answer that a new message replaces, or the one that was sent instead of it."""
        try:
            await (self.interaction.delete_original_response() if followed is None else followed.delete())
        except (discord.HTTPException, *_LOST) as error:
            # Its reader may have dismissed it.
            _log.info("what an answer replaces stays: %r", error)

    async def show(self, message: Message) -> None:
        """Say it, in place of what the answer said before; again where that failed, for as long as Discord takes it.

        Texts are cut to what Discord takes. Where the message is gone, it is said in a new one.
        """
        put = self._follow if self._beside else self._edit
        for wait in WAITS_TO_SHOW:
            if wait:
                await self._sleep(wait)
            if self._latest is not None and self._latest.is_newer(self.interaction):
                _log.info("an answer is not shown: a later one stands in its place")
                return
            try:
                async with self._uploads.room(message), asyncio.timeout(SHOWN_WITHIN):
                    await put(message)
                if self._latest is not None:
                    self._latest.shows(self.interaction)
                return
            except discord.HTTPException as error:
                if error.code in _NOBODY_LISTENS:
                    _log.warning("an answer could not be shown any more: %s", error)
                    return
                if error.code == _UNKNOWN_MESSAGE:
                    put = self._follow
                elif not _in_passing(error):
                    if message == Message(message.text):
                        raise
                    _log.exception("Discord refuses an answer; its text is shown alone")
                    message = Message(message.text)
                _log.info("an answer is shown again: %s", error)
            except _LOST as error:
                _log.info("an answer is shown again: %r", error)
        _log.error("an answer could not be shown in all the time there was")

    async def remove(self) -> None:
        """Take the answer away, for as long as Discord takes changes of it. Raises discord.HTTPException."""
        if self._followed is not None:
            await self._followed.delete()
        else:
            await self.interaction.delete_original_response()

    async def _edit(self, message: Message) -> None:
        edited = await self.interaction.edit_original_response(
            content=cut(message.text, TEXT),
            view=view_of(message, self._timeline) if message.rows else None,
            attachments=discord.utils.MISSING if message.keeps_files else uploads_of(message),
            allowed_mentions=_NOBODY,
        )
        self.shown = edited.id

    async def _follow(self, message: Message, *, to_all: bool = False) -> None:
        self._followed = await self.interaction.followup.send(
            cut(message.text, TEXT),
            view=view_of(message, self._timeline) if message.rows else discord.utils.MISSING,
            files=uploads_of(message),
            allowed_mentions=_NOBODY,
            ephemeral=not (self._public or to_all),
            wait=True,
        )
        self.shown = self._followed.id


def _in_passing(error: discord.HTTPException) -> bool:
    """Whether Discord failed, or asks for patience, rather than refused."""
    return error.status >= 500 or error.status == 429
