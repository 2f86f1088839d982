"""What the game looks like: three items to forge, and dice as they may fall. Boxes as on a board, no table's."""

from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import grid
from kingsforge_bot.games.kings_forge.pictures.board import draw_layout
from kingsforge_bot.games.kings_forge.pictures.boxes import (
    DISPLAY_HIGH,
    GAP,
    HEADER,
    INNER,
    MARGIN,
    PAD,
    WIDE,
    Box,
    Layout,
)
from kingsforge_bot.games.kings_forge.pictures.contents import Header, OnDisplay, Panel, RolledDie, TableName
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.pictures.shown import shown_cards
from kingsforge_bot.games.kings_forge.rules.dice import Kind, die
from kingsforge_bot.games.kings_forge.rules.meta import DISPLAY_SIZE
from kingsforge_bot.render.canvas import Frame

_ROLL: Final = (
    *((Kind.METAL, value) for value in (6, 5, 4, 2)),
    *((Kind.WOOD, value) for value in (5, 3, 1)),
    *((Kind.GEM, value) for value in (6, 4)),
    *((Kind.MAGIC, value) for value in (5, 3)),
)
_DIE: Final = 116


def draw_greeting(title: str) -> bytes:
    """A PNG, 1600 pixels wide, below the game's title."""
    return draw_layout(greeting_layout(), BoardCaption(title))


def greeting_layout() -> Layout:
    """The boxes of it."""
    boxes = [
        Box("header", Frame(0, 0, WIDE, HEADER), Header()),
        Box("header.table", Frame(MARGIN, 14, INNER, HEADER - 28), TableName()),
    ]
    y = HEADER + GAP
    frames = grid(MARGIN, y, INNER, DISPLAY_SIZE, DISPLAY_SIZE, DISPLAY_HIGH, gap=GAP)
    for index, (card, frame) in enumerate(zip(shown_cards(), frames, strict=False)):
        boxes.append(Box(f"display.{index}", frame, OnDisplay(card)))
    y += DISPLAY_HIGH + GAP
    high = _DIE + 2 * PAD
    boxes.append(Box("hand", Frame(MARGIN, y, INNER, high), Panel(Seat(0), awaited=False)))
    step = (INNER - 2 * PAD) // len(_ROLL)
    left = MARGIN + PAD + (step - _DIE) // 2
    for index, (kind, value) in enumerate(_ROLL):
        spot = Frame(left + index * step, y + PAD, _DIE, _DIE)
        boxes.append(Box(f"hand.{index}", spot, RolledDie(die(kind, value))))
    return Layout(WIDE, y + high + MARGIN, tuple(boxes))
