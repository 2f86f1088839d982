"""Pictures without holding the event loop: drawn in threads of their own, given up after a while."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, TypeVar

import msgspec

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.box import craft_card_entries
from kingsforge_bot.games.kings_forge.pictures.board import (
    BoardCaption,
    draw_board,
    draw_card,
    draw_compact,
    draw_lobby,
    draw_workbench,
)
from kingsforge_bot.games.kings_forge.pictures.replay import Step, draw_replay
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.offered import offers_of
from kingsforge_bot.games.kings_forge.words.text_board import alt_text
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import bare
from kingsforge_bot.render.byte_cache import ByteCache
from kingsforge_bot.render.event_loop import let_others_in
from kingsforge_bot.service.errors import ServiceError
from kingsforge_bot.service.types import LogEntry, Table, TableView, UserId
from kingsforge_bot.ui.errors import OneAtATime, TooBusy
from kingsforge_bot.ui.jobs import Jobs
from kingsforge_bot.ui.message import Message, Picture
from kingsforge_bot.ui.wording import names_of, title
from kingsforge_bot.ui.worker import Worker

X = TypeVar("X")
PATIENCE: Final = 3.0
"""Seconds until words are posted instead (ux 3.2)."""
_REPLAY_PATIENCE: Final = 60.0
"""Seconds; many frames, some games may come first, and nobody waits for them to play on."""
_MOST_BOARDS: Final = 64
"""Wait or are drawn; that many are drawn within the patience."""
_MOST_REPLAYS: Final = 6
"""Games and languages that wait or are drawn; more would only wait until they are given up."""
_REPLAYS_KEPT: Final = 8 << 20
"""Bytes: about five long games."""
_MARKS: Final = re.compile(r"^-# |\*+|`", re.MULTILINE)
"""Markdown of an entry; text for those who do not see the picture has none."""
_log = logging.getLogger(__name__)
Moments = Sequence[tuple[TableView, tuple[LogEntry, ...]]]
"""A game, state by state, with the entries that led to each."""


class Pictures:
    """Draws for tables: boards in one thread, replays in another, so that neither waits for the other.

    None: it failed, took too long or would have had to wait for too many others, so say it. The text for those who do
    not see a picture is written in the same thread: it takes as long as some pictures.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._boards = Worker("boards", _MOST_BOARDS)
        self._drawing_replays = Worker("replays", _MOST_REPLAYS)
        self._animations = ByteCache[bytes](_REPLAYS_KEPT, len)
        # Beside the animation, which is the same in all languages, only the text for those who do not see it.
        self._replays = Jobs[Picture](_MOST_REPLAYS, ByteCache(_REPLAYS_KEPT, lambda one: len(one.png)))
        let_others_in()

    async def board(self, l10n: Localizer, look: TableView, events: Sequence[Event] = ()) -> Picture | None:
        """The board with its alt text; what the events changed is marked."""
        draw = partial(draw_board, look.view, _caption(look.table), events)
        return await self._of(l10n, look, draw, "board.png")

    async def position(
        self, l10n: Localizer, view: State, heading: str, names: Sequence[str], events: Sequence[Event] = ()
    ) -> Picture | None:
        """The board of a position that belongs to no table, below that heading; `names` by seat."""
        draw = partial(draw_board, view, BoardCaption(heading, tuple(bare(name) for name in names)), events)
        return await self._made(heading, lambda: Picture(draw(), alt_text(l10n, view, names, heading)))

    async def compact(self, l10n: Localizer, look: TableView) -> Picture | None:
        """The board in short."""
        return await self._of(l10n, look, partial(draw_compact, look.view, _caption(look.table)), "board.png")

    async def lobby(self, l10n: Localizer, table: Table) -> Picture | None:
        """Who sits at a table that has not begun; the card it belongs to says the same."""
        taken = [sitter.seat for sitter in table.sitters]
        alt = l10n.listing((title(table), *map(bare, names_of(table))))
        draw = partial(draw_lobby, table.capacity, taken, _caption(table))
        return await self._made(table.id, lambda: Picture(draw(), alt, "lobby.png"))

    async def replay(
        self, l10n: Localizer, look: TableView, user: UserId, moments: Callable[[], Awaitable[Moments]]
    ) -> Picture | None:
        """A game as one animated picture, with the board as it stands for alt text. Raises TooBusy, OneAtATime.

        `moments` is asked only where the picture is not yet there, nor being drawn for somebody else.
        """
        table, caption, l10n = look.table, _caption(look.table), l10n.of(look.table.game)
        key = (table.id, table.seq, caption)

        async def make() -> Picture:
            known = self._animations.find(key)
            told = () if known is not None else await moments()
            steps = [Step(then.view, tuple(event for one in led for event in one.events)) for then, led in told]

            def draw(still_wanted: StillWanted) -> Picture:
                drawn = known or self._animations.get(key, partial(draw_replay, steps, caption, still_wanted))
                return Picture(drawn, alt_text(l10n, look.view, names_of(table), title(table)), "replay.gif")

            return await self._drawing_replays.do(draw)

        return await _or_none(table.id, self._replays.get(user, (*key, l10n.language), make, _REPLAY_PATIENCE))

    async def completed(self, l10n: Localizer, message: Message) -> Message:
        """The message with the picture that belongs to it; without a picture it says enough."""
        picture: Picture | None
        match message.drawing:
            case None:
                return message
            case str(entry):
                picture = await self._card(entry, _MARKS.sub("", message.text))
            case look:
                draw = partial(_workbench, look.view, _caption(look.table))
                picture = await self._of(l10n, look, draw, "workbench.png")
        return message if picture is None else msgspec.structs.replace(message, picture=picture)

    async def _card(self, entry: str, alt: str) -> Picture | None:
        """The card an entry of the rulebook is about; of most entries there is none."""
        card = _card_of(entry)
        return None if card is None else await self._made(entry, lambda: Picture(draw_card(card), alt, "card.png"))

    async def _of(self, l10n: Localizer, look: TableView, draw: Callable[[], bytes], file: str) -> Picture | None:
        """A picture of a table as it stands."""
        names, l10n = names_of(look.table), l10n.of(look.table.game)
        return await self._made(
            look.table.id, lambda: Picture(draw(), alt_text(l10n, look.view, names, title(look.table)), file)
        )

    async def _made(self, what: object, make: Callable[[], Picture]) -> Picture | None:
        async def drawn() -> Picture:
            async with asyncio.timeout(self._patience):
                return await self._boards.do(lambda _: make())

        try:
            return await _or_none(what, drawn())
        except TooBusy:
            _log.warning("%s: too many pictures wait to be drawn", what)
            return None


async def _or_none(what: object, drawing: Awaitable[X]) -> X | None:
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


def _card_of(entry: str) -> Card | CraftCard | None:
    """The card that an entry of the rulebook is about: `card-mill-bottom`, `item-crown`."""
    kind, _, name = entry.partition("-")
    if kind == "item":
        return next((one.card for one in craft_card_entries() if one.card.item == name), None)
    return next((card for card in Card if name in (f"{card}-top", f"{card}-bottom")), None)


def _workbench(view: State, caption: BoardCaption) -> bytes:
    return draw_workbench(view, caption, offers_of(view))


def _caption(table: Table) -> BoardCaption:
    return BoardCaption(title(table), tuple(bare(name) for name in names_of(table)))
