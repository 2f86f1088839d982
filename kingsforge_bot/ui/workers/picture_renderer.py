"""Pictures without holding the event loop: drawn in threads of their own, given up after a while."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from typing import Final, TypeVar

import msgspec

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.render.event_loop import let_others_in
from kingsforge_bot.render.tidying import tidy
from kingsforge_bot.service.audit.history import Elsewhere
from kingsforge_bot.service.errors import ServiceError
from kingsforge_bot.service.types import TableView, UserId
from kingsforge_bot.ui.errors import OneAtATime, TooBusy
from kingsforge_bot.ui.game.drawing import Drawing, Moments
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.message import Message, Picture
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import title
from kingsforge_bot.ui.workers.jobs import AtEnd, Jobs
from kingsforge_bot.ui.workers.worker import Worker

X = TypeVar("X")
PATIENCE: Final = 3.0
"""Seconds until words are posted instead."""
_REPLAY_PATIENCE: Final = 60.0
"""Seconds; many frames, some games may come first, and nobody waits for them to play on."""
_MOST_BOARDS: Final = 64
"""Wait or are drawn; that many are drawn within the patience."""
_MOST_REPLAYS: Final = 6
"""Games and languages that wait, are drawn or are sent: a long game's has 3 MiB, and more would only be given up."""
_REPLAYS_KEPT: Final = 4 << 20
"""Bytes: about two long games, for those who ask next."""
_TIDIED_AFTER: Final = 50
"""Pictures; after each replay too."""
_MARKS: Final = re.compile(r"^-# |\*+|`", re.MULTILINE)
"""Markdown of an entry; text for those who do not see the picture has none."""
_log = logging.getLogger(__name__)


class PictureRenderer:
    """Draws what games hand over: boards in one thread, replays in another, so that neither waits for the other.

    None: there is none, it failed, took too long or would have had to wait for too many others, so say it. The text
    for those who do not see a picture is written in the same thread: it takes as long as some pictures.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._boards = Worker("boards", _MOST_BOARDS)
        self._posts = asyncio.Lock()
        self._drawn = count(1)
        self._drawing_replays = Worker("replays", _MOST_REPLAYS)
        self._animations = ByteCache[bytes](_REPLAYS_KEPT, len)
        # Beside the animation, which is the same in all languages, only the text for those who do not see it.
        self._replays = Jobs[Picture | None](_MOST_REPLAYS, ByteCache(_REPLAYS_KEPT, _weight))
        let_others_in()

    async def drawn(self, drawing: Drawing | None, words: str = "") -> Picture | None:
        """The picture, if there is one; `words` are its text where it has none of its own."""
        if drawing is None:
            return None

        def draw(still_wanted: StillWanted) -> Picture:
            ready = _ready(drawing)
            if ready is not None:
                return _picture(drawing, ready, words)
            picture = _picture(drawing, drawing.draw(still_wanted), words)
            if next(self._drawn) % _TIDIED_AFTER == 0:
                tidy()
            return picture

        async def within_patience() -> Picture:
            async with asyncio.timeout(self._patience):
                return await self._boards.do(draw)

        try:
            return await _or_none(drawing.what, within_patience())
        except TooBusy:
            _log.warning("%s: too many pictures wait to be drawn", drawing.what)
            return None

    async def posted(self, drawing: Drawing | None) -> Picture | None:
        """The picture of a post: one at a time, and only while it is drawn does whoever plays wait for it."""
        async with self._posts:
            return await self.drawn(drawing)

    async def completed(self, message: Message) -> Message:
        """The message with the picture that belongs to it; without a picture it says enough, or more than with it."""
        drawing = message.drawing
        if drawing is None:
            return message
        picture = await self.drawn(drawing, _MARKS.sub("", message.text))
        if picture is None:
            return message if drawing.instead is None else msgspec.structs.replace(message, text=drawing.instead())
        return msgspec.structs.replace(message, picture=picture)

    async def replay(
        self,
        l10n: Localizer,
        screens: Screens,
        look: TableView,
        user: UserId,
        moments: Callable[[Elsewhere], Awaitable[Moments]],
        at_end: AtEnd,
    ) -> Picture | None:
        """A game as one animated picture. Raises TooBusy, OneAtATime.

        `moments` is asked only where the picture is not yet there, nor being drawn for somebody else; what they take is
        done where it is drawn. `at_end` calls what it is given once the picture is shown: until then the user gets no
        other.
        """
        table = look.table
        key = (table.id, table.seq, title(table), names_of(l10n, table))

        async def make() -> Picture | None:
            known = self._animations.find(key)
            told = () if known is not None else await moments(self._drawing_replays.do)
            drawing = screens.pictures.replay(l10n, look, told)
            if drawing is None:
                return None

            def draw(still_wanted: StillWanted) -> Picture:
                try:
                    drawn = known or self._animations.get(key, partial(drawing.draw, still_wanted))
                finally:
                    tidy()
                return _picture(drawing, drawn, "")

            return await self._drawing_replays.do(draw)

        job = self._replays.get(user, (*key, l10n.language), make, _REPLAY_PATIENCE, at_end)
        return await _or_none(title(table), job)


async def _or_none(what: str, drawing: Awaitable[X]) -> X | None:
    """What is drawn, or None where it cannot be: the answer then says it in words. Raises what its asker can read."""
    try:
        return await drawing
    except (TooBusy, OneAtATime, ServiceError):
        raise
    except TimeoutError:
        _log.warning("%s: the picture took too long", what)
    except Exception:  # noqa: BLE001 - whatever the fault, it is then said in words
        _log.exception("%s: the picture could not be drawn", what)
    return None


def _ready(drawing: Drawing) -> bytes | None:
    if drawing.ready is None:
        return None
    try:
        return drawing.ready.read_bytes()
    except FileNotFoundError:
        return None


def _picture(drawing: Drawing, drawn: bytes, words: str) -> Picture:
    return Picture(drawn, words if drawing.alt is None else drawing.alt(), drawing.file)


def _weight(picture: Picture | None) -> int:
    return 0 if picture is None else len(picture.content)
