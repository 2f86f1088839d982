"""Pictures without holding the event loop: drawn in a thread, given up after a while."""

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.box import craft_card_entries
from kingsforge_bot.games.kings_forge.cards import Card
from kingsforge_bot.games.kings_forge.craft_cards import CraftCard
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
    draw_card,
    draw_compact,
    draw_lobby,
    draw_workbench,
)
from kingsforge_bot.render.kings_forge.replay import Step, draw_replay
from kingsforge_bot.service.types import LogEntry, Look, Table
from kingsforge_bot.ui.message import Message, Picture
from kingsforge_bot.ui.wording import names_of, title

PATIENCE: Final = 3.0
"""Seconds until words are posted instead (ux 3.2)."""
_REPLAY_PATIENCE: Final = 20.0
"""Seconds; many frames, and nobody waits for them to play on."""
_MARKS: Final = re.compile(r"^-# |\*+|`", re.MULTILINE)
"""Markdown of an entry; text for those who do not see the picture has none."""
_log = logging.getLogger(__name__)


class Pictures:
    """Draws for tables, one thread at a time per call of the pool. None: it failed or took too long, so say it.

    The text for those who do not see a picture is written in the same thread: it takes as long as some pictures.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        let_others_in()

    async def board(self, voice: Voice, look: Look, events: Sequence[Event] = ()) -> Picture | None:
        """The board with its alt text; what the events changed is marked."""
        draw = partial(draw_board, look.view, _caption(look.table), events)
        return await self._of(voice, look, draw, "board.png")

    async def position(
        self, voice: Voice, view: State, heading: str, names: Sequence[str], events: Sequence[Event] = ()
    ) -> Picture | None:
        """The board of a position that belongs to no table, below that heading; `names` by seat."""
        draw = partial(draw_board, view, BoardCaption(heading, tuple(bare(name) for name in names)), events)
        return await self._made(heading, lambda: Picture(draw(), alt_text(voice, view, names, heading)))

    async def compact(self, voice: Voice, look: Look) -> Picture | None:
        """The board in short."""
        return await self._of(voice, look, partial(draw_compact, look.view, _caption(look.table)), "board.png")

    async def lobby(self, voice: Voice, table: Table) -> Picture | None:
        """Who sits at a table that has not begun; the card it belongs to says the same."""
        taken = [sitter.seat for sitter in table.sitters]
        alt = voice.listing((title(table), *map(bare, names_of(table))))
        draw = partial(draw_lobby, table.capacity, taken, _caption(table))
        return await self._made(table.id, lambda: Picture(draw(), alt, "lobby.png"))

    async def replay(
        self, voice: Voice, look: Look, moments: Sequence[tuple[Look, tuple[LogEntry, ...]]]
    ) -> Picture | None:
        """A game as one animated picture, with the board as it stands for alt text."""
        steps = [Step(then.view, tuple(event for one in led for event in one.events)) for then, led in moments]
        draw = partial(draw_replay, steps, _caption(look.table))
        return await self._of(voice, look, draw, "replay.gif", _REPLAY_PATIENCE)

    async def completed(self, voice: Voice, message: Message) -> Message:
        """The message with the picture that belongs to it; without a picture it says enough."""
        picture: Picture | None
        match message.drawing:
            case None:
                return message
            case str(entry):
                picture = await self._card(entry, _MARKS.sub("", message.text))
            case look:
                draw = partial(_workbench, look.view, _caption(look.table))
                picture = await self._of(voice, look, draw, "workbench.png")
        return message if picture is None else msgspec.structs.replace(message, picture=picture)

    async def _card(self, entry: str, alt: str) -> Picture | None:
        """The card an entry of the rulebook is about; of most entries there is none."""
        card = _card_of(entry)
        return None if card is None else await self._made(entry, lambda: Picture(draw_card(card), alt, "card.png"))

    async def _of(
        self, voice: Voice, look: Look, draw: Callable[[], bytes], file: str, patience: float | None = None
    ) -> Picture | None:
        """A picture of a table as it stands."""
        names = names_of(look.table)
        return await self._made(
            look.table.id, lambda: Picture(draw(), alt_text(voice, look.view, names, title(look.table)), file), patience
        )

    async def _made(self, what: object, make: Callable[[], Picture], patience: float | None = None) -> Picture | None:
        patience = self._patience if patience is None else patience
        try:
            async with asyncio.timeout(patience):
                return await asyncio.to_thread(make)
        except TimeoutError:
            _log.warning("%s: the picture took over %s s", what, patience)
        except Exception:  # noqa: BLE001 - whatever the fault, it is then said in words
            _log.exception("%s: the picture could not be drawn", what)
        return None


def _card_of(entry: str) -> Card | CraftCard | None:
    """The card that an entry of the rulebook is about: `card-mill-bottom`, `item-crown`."""
    kind, _, name = entry.partition("-")
    if kind == "item":
        return next((one.card for one in craft_card_entries() if one.card.item == name), None)
    return next((card for card in Card if name in (f"{card}-top", f"{card}-bottom")), None)


def _workbench(view: State, caption: BoardCaption) -> bytes:
    return draw_workbench(view, caption, proposals(view))


def _caption(table: Table) -> BoardCaption:
    return BoardCaption(title(table), tuple(bare(name) for name in names_of(table)))
