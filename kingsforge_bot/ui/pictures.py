"""Board pictures without holding the event loop: drawn in a thread, given up after a while."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from kingsforge_bot.games.kings_forge.state import State
from kingsforge_bot.i18n.kings_forge.text_board import alt_text
from kingsforge_bot.i18n.names import bare
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.render.kings_forge.board import BoardCaption, draw_board
from kingsforge_bot.service.types import Look
from kingsforge_bot.ui.message import Picture
from kingsforge_bot.ui.wording import names_of, title

PATIENCE: Final = 3.0
"""Seconds until the text board is posted instead (ux 3.2)."""
_log = logging.getLogger(__name__)


class Pictures:
    """Draws boards, one thread at a time per call of the pool."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience

    async def board(self, voice: Voice, look: Look) -> Picture | None:
        """The board with its alt text, or None when it failed or took too long: then say it in words."""
        return await self.position(voice, look.view, title(look.table), names_of(look.table))

    async def position(self, voice: Voice, view: State, heading: str, names: Sequence[str]) -> Picture | None:
        """The same of any position, below that heading; `names` by seat."""
        caption = BoardCaption(heading, tuple(bare(name) for name in names))
        try:
            async with asyncio.timeout(self._patience):
                png = await asyncio.to_thread(draw_board, view, caption)
        except TimeoutError:
            _log.warning("table %s: the picture took over %s s", heading, self._patience)
            return None
        except Exception:  # noqa: BLE001 - whatever the fault, the board is then said in words
            _log.exception("table %s: the picture could not be drawn", heading)
            return None
        return Picture(png, alt_text(voice, view, names))
