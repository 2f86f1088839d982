"""Publishes in Discord what the service has to say: boards, lobby cards, lines."""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import discord
import msgspec

from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.service.person.settings import ServerSettings
from kingsforge_bot.service.post.publisher import (
    BoardPost,
    Fold,
    Folded,
    Heard,
    LinePost,
    LobbyPost,
    NoticePost,
    NotYet,
)
from kingsforge_bot.service.types import ChannelId, GuildId, MessageId, Table, TableStatus, TableView
from kingsforge_bot.ui.errors import TooBusy
from kingsforge_bot.ui.game.drawing import Drawing, Size
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.learning.ways import with_lesson, with_others
from kingsforge_bot.ui.message import Message, Picture
from kingsforge_bot.ui.post.channel_messages import ChannelMessages
from kingsforge_bot.ui.post.folding import folded_board, moment_of
from kingsforge_bot.ui.post.notices import notice_message
from kingsforge_bot.ui.post.sending import locale_of
from kingsforge_bot.ui.post.table_event_lines import board_lines
from kingsforge_bot.ui.post.trouble import (
    ARCHIVED,
    UNKNOWN_MESSAGE,
    Lacking,
    TooManyEdits,
    discord_errors,
    in_words_instead,
    pictured_or_not,
)
from kingsforge_bot.ui.table.finale import end_lines, outgrown, with_end
from kingsforge_bot.ui.table.table_threads import archive, thread_of
from kingsforge_bot.ui.table.tables import lobby_card, table_line
from kingsforge_bot.ui.time.clock_words import board_clock_lines
from kingsforge_bot.ui.turn.hands import with_hand
from kingsforge_bot.ui.turn.plan_words import by_plan_lines
from kingsforge_bot.ui.turn.preparing import Preparing
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.people import awaited_users
from kingsforge_bot.ui.workers.picture_renderer import PictureRenderer

_PREPARED: Final = 3.0
"""Seconds that a board waits for what its menu tells."""
_UNCHANGEABLE: Final = (UNKNOWN_MESSAGE, ARCHIVED)
"""Somebody deleted it, or its thread is archived: something else can be posted."""
_log = logging.getLogger(__name__)


class _Unchanged(Exception):  # noqa: N818
    """The board that stands stays as it is."""


class DiscordPublisher:
    """Posts through one client. Public posts are in the table's language, else in the one `set_for` the server, else in
    that which Discord tells of it.

    Their buttons are of that `timeline` (`Timeline.in_ids`).
    """

    def __init__(
        self,
        client: discord.Client,
        localizers: Localizers,
        pictures: PictureRenderer,
        titles: Titles,
        timeline: str,
        set_for: Callable[[GuildId], ServerSettings],
    ) -> None:
        self._client = client
        self._localizers = localizers
        self._pictures = pictures
        self._titles = titles
        self._messages = ChannelMessages(client, timeline)
        self._set_for = set_for
        self._preparing = Preparing("boards", _PREPARED)

    async def board(self, post: BoardPost) -> MessageId:
        """One board with its picture; in words where no file may be attached. Posted, where no change is possible."""
        if post.message is None:
            return await self._board(post)
        if not post.newest or await self._messages.is_newest(post.look.table.place, post.message):
            try:
                return await self._board(post)
            except _Unchanged as unchanged:
                _log.info("table %s: the board does not change: %s", post.look.table.id, unchanged.__cause__)
        # Nobody is called by it: a change would not have called them either.
        nonce = _in_place_of(post.message, post.nonce)
        called = msgspec.structs.replace(post.look, called=frozenset())
        return await self._board(
            msgspec.structs.replace(post, look=called, entries=post.fresh, message=None, nonce=nonce)
        )

    async def fold(self, fold: Fold) -> Folded:
        """Who, what, result, and a picture of what mattered, if anything did; without buttons and mentions."""
        table = fold.look.table
        l10n, screens = await self._l10n(table), self._titles.screens(table)
        message = folded_board(l10n, screens, fold)
        picture = await self._pictures.posted(moment_of(l10n, screens, fold))
        pictured = msgspec.structs.replace(message, picture=picture)
        return await pictured_or_not(partial(self._fold, fold), pictured, lambda _: message, table.id, "moment")

    def tells_the_end(self, table: Table) -> bool:
        """Of a game with a story of its own for that."""
        return self._titles.screens(table).boards.folded is not None

    async def _fold(self, fold: Fold, message: Message) -> Folded:
        try:
            await self._messages.edit(fold.place, fold.message, message, bare=True)
        except TooManyEdits:
            return Folded.REFUSED
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return Folded.GONE
        return Folded.DONE

    async def _board(self, post: BoardPost) -> MessageId:
        table = post.look.table
        l10n = await self._l10n(table)
        events = [event for entry in post.entries for event in entry.events]
        screens = self._titles.screens(table)
        await self._prepare(screens, post.look)
        picture = await self._pictures.posted(_drawing(l10n, screens, post, events))
        names = names_of(l10n, table)
        beside = board_clock_lines(l10n, table, post.clocks)
        beside += [*board_lines(l10n, screens, post.entries, names), *by_plan_lines(l10n, post.entries, names)]
        beside += end_lines(l10n, post)

        def board(shown: Picture | None, lacking: Lacking = "failed") -> Message:
            return self._buttoned(l10n, screens, post, screens.boards.board(l10n, post, shown, lacking, beside))

        return await pictured_or_not(
            partial(self._put_board, post), board(picture), partial(board, None), table.id, "board"
        )

    def _buttoned(self, l10n: Localizer, screens: Screens, post: BoardPost, board: Message) -> Message:
        """A board with what the platform puts below those of any game."""
        table = post.look.table
        levels = tuple(self._titles.bots.get(table.game, ()))
        message = with_end(
            l10n,
            post,
            with_hand(l10n, screens, post.look, board),
            analyses=screens.boards.analysis is not None,
            stronger=outgrown(post, levels, screens.boards.won_by_far),
        )
        if post.end is None:
            return message
        return with_others(l10n, self._titles, self._set_for(table.guild), table.game, message)

    async def _prepare(self, screens: Screens, look: TableView) -> None:
        """What a person who is awaited is told by the lines of a menu; the board does without where that takes long."""
        work = screens.turn.prepare(look) if look.table.status is TableStatus.RUNNING and awaited_users(look) else None
        try:
            if work is not None:
                await self._preparing.do(work)
        except TooBusy:
            _log.warning("table %s: a board without its menu", look.table.id)

    async def _put_board(self, post: BoardPost, message: Message) -> MessageId:
        place, nonce = post.look.table.place, post.nonce
        if post.message is None:
            return await self._messages.send(place, message, nonce)
        try:
            return await self._messages.edit(place, post.message, message, bare=True)
        except TooManyEdits as error:
            raise _Unchanged from error
        except discord.HTTPException as error:
            # A board that stands keeps its picture, sooner than it is told in words.
            lacks_picture = message.picture is not None and in_words_instead(error) is not None
            if lacks_picture or error.code in _UNCHANGEABLE:
                raise _Unchanged from error
            raise

    async def delete(self, place: ChannelId, message: MessageId) -> None:
        """Delete a message of ours, if it still stands."""
        await self._messages.delete(place, message)

    async def heard_in(self, place: ChannelId, since: int) -> tuple[Heard, ...]:
        """The bot's own messages in the place."""
        return await self._messages.heard_in(place, since)

    async def thread(self, table: Table) -> ChannelId | None:
        """One of ours that bears the table's name, where an attempt before this one made it; else a new one."""
        return await thread_of(self._client, table)

    async def archive(self, thread: ChannelId) -> None:
        """Archive the thread."""
        await archive(self._client, thread)

    async def lobby(self, post: LobbyPost) -> MessageId:
        """Post the card, or edit the one that stands."""
        table = post.table
        l10n = await self._l10n(table)
        card = lobby_card(l10n, table, post.mix, post.rated, self._titles.games[table.game].options)
        message = with_lesson(l10n, self._titles, table.game, card)
        message = msgspec.structs.replace(message, alerts=tuple(one for one in message.alerts if one in post.called))
        # What became of a lobby is a line or two; a league's card goes on telling who was drawn.
        drawn = table.status is TableStatus.LOBBY or (table.league is not None and table.status is TableStatus.RUNNING)
        drawing = self._titles.screens(table).pictures.lobby(l10n, table) if drawn else None
        picture = await self._pictures.posted(drawing)
        pictured = msgspec.structs.replace(message, picture=picture)
        return await pictured_or_not(partial(self._put_card, post), pictured, lambda _: message, table.id, "lobby")

    async def _put_card(self, post: LobbyPost, message: Message) -> MessageId:
        table = post.table
        if post.message is None:
            return await self._messages.send(table.place, message, post.nonce)
        try:
            bare = table.status is not TableStatus.LOBBY and table.league is None
            return await self._messages.edit(table.place, post.message, message, bare=bare)
        except TooManyEdits as error:
            raise NotYet from error
        except discord.HTTPException as error:
            # Somebody deleted the card, or its thread is archived: nothing is edited there; a fresh message opens it.
            # A lobby needs its card, and that it closed is to be read; a table that has begun does not.
            if error.code not in (UNKNOWN_MESSAGE, ARCHIVED):
                raise
            closed_unread = table.status is TableStatus.CLOSED and error.code == ARCHIVED
            if table.status is not TableStatus.LOBBY and not closed_unread:
                return post.message
            return await self._messages.send(table.place, message, _in_place_of(post.message, post.nonce))

    async def line(self, post: LinePost) -> MessageId:
        """One line about the table, unless its words were heard already."""
        message = table_line(await self._l10n(post.table), post)
        for heard in post.heard:
            if heard.text == message.text:
                return heard.message
        with discord_errors():
            return await self._messages.send(post.place, message, post.nonce)

    async def notice(self, post: NoticePost) -> MessageId:
        """One notice, unless its words were heard already."""
        table = post.look.table
        l10n = await self._l10n(table)
        message = notice_message(l10n, self._titles.screens(table), post)
        words = {message.text}
        if post.outcome is not None:
            # It may stand as it was asked, before it was over.
            asked = msgspec.structs.replace(post, outcome=None)
            words.add(notice_message(l10n, self._titles.screens(table), asked).text)
        for heard in post.heard:
            if heard.text in words:
                return heard.message
        with discord_errors():
            return await self._messages.send(table.place, message, post.nonce)

    async def amend(self, post: NoticePost, place: ChannelId, message: MessageId) -> None:
        """Change a notice where it still stands and Discord takes the change: nobody is called by it."""
        table = post.look.table
        said = notice_message(await self._l10n(table), self._titles.screens(table), post)
        with discord_errors():
            try:
                await self._messages.edit(place, message, said)
            except (discord.HTTPException, TooManyEdits) as error:
                if isinstance(error, discord.HTTPException) and error.code not in _UNCHANGEABLE:
                    raise
                _log.info("table %s: a question that is over keeps its buttons: %s", table.id, error)

    async def _l10n(self, table: Table) -> Localizer:
        """In its game's words the table's language, else the server's."""
        chosen = table.language or self._set_for(table.guild).language
        return self._localizers.for_locale(chosen or await locale_of(self._client, table.guild)).of(table.game)


def _in_place_of(message: MessageId, nonce: str) -> str:
    """The nonce of what is posted in place of that message: another than the one with which that was tried."""
    return f"{nonce}r{message % 10000}"


def _drawing(l10n: Localizer, screens: Screens, post: BoardPost, events: Sequence[Any]) -> Drawing | None:
    """The board's picture; the last one's with all that happened in the play, where its game has something to show."""
    if post.end is None or screens.pictures.end is None:
        return screens.pictures.table(l10n, post.look, events, Size.COMPACT)
    told = [event for entry in post.end.entries for event in entry.events]
    return screens.pictures.end(l10n, post.look, told)
