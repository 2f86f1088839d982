"""Pictures without holding the event loop: drawn in a thread, given up after a while."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.events import Event
from kingsforge_bot.games.kings_forge.proposals.offers import proposals
from kingsforge_bot.games.kings_forge.state import State
from kingsforge_bot.i18n.kings_forge.text_board import alt_text
from kingsforge_bot.i18n.names import bare
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.render.breath import let_others_in
from kingsforge_bot.render.kings_forge.board import (
    BoardCaption,
    draw_board,
    draw_compact,
    draw_lobby,
    draw_workbench,
)
from kingsforge_bot.service.types import Look, Table
from kingsforge_bot.ui.message import Message, Picture
from kingsforge_bot.ui.wording import names_of, title

PATIENCE: Final = 3.0
"""Seconds until words are posted instead (ux 3.2)."""
_log = logging.getLogger(__name__)


class Pictures:
    """Draws for tables, one thread at a time per call of the pool. None: it failed or took too long, so say it."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        let_others_in()

    async def board(self, voice: Voice, look: Look, events: Sequence[Event] = ()) -> Picture | None:
        """The board with its alt text; what the events changed is marked."""
        png = await self._drawn(look.table, partial(draw_board, look.view, _caption(look.table), events))
        return None if png is None else Picture(png, alt_text(voice, look.view, names_of(look.table)))

    async def compact(self, voice: Voice, look: Look) -> Picture | None:
        """The board in short."""
        png = await self._drawn(look.table, partial(draw_compact, look.view, _caption(look.table)))
        return None if png is None else Picture(png, alt_text(voice, look.view, names_of(look.table)))

    async def lobby(self, table: Table) -> Picture | None:
        """Who sits at a table that has not begun; the card it belongs to says the same."""
        taken = [sitter.seat for sitter in table.sitters]
        png = await self._drawn(table, partial(draw_lobby, table.capacity, taken, _caption(table)))
        return (
            None if png is None else Picture(png, ", ".join((title(table), *map(bare, names_of(table)))), "lobby.png")
        )

    async def completed(self, voice: Voice, message: Message) -> Message:
        """The message with the picture of its workbench, if it is one; without a picture it says enough."""
        look = message.workbench
        if look is None:
            return message
        png = await self._drawn(look.table, partial(_workbench, look.view, _caption(look.table)))
        if png is None:
            return message
        picture = Picture(png, alt_text(voice, look.view, names_of(look.table)), "workbench.png")
        return msgspec.structs.replace(message, picture=picture)

    async def _drawn(self, table: Table, draw: Callable[[], bytes]) -> bytes | None:
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.to_thread(draw)
        except TimeoutError:
            _log.warning("table %s: the picture took over %s s", table.id, self._patience)
        except Exception:  # noqa: BLE001 - whatever the fault, it is then said in words
            _log.exception("table %s: the picture could not be drawn", table.id)
        return None


def _workbench(view: State, caption: BoardCaption) -> bytes:
    return draw_workbench(view, caption, proposals(view))


def _caption(table: Table) -> BoardCaption:
    return BoardCaption(title(table), tuple(bare(name) for name in names_of(table)))
