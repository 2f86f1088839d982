"""What the game looks like: three items to forge, and dice as they may fall. Places as on a board, no table's."""

from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import Inset, Over, Row
from kingsforge_bot.games.kings_forge.pictures.board import draw_layout
from kingsforge_bot.games.kings_forge.pictures.contents import Header, OnDisplay, Panel, RolledDie, TableName
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.pictures.places import (
    DISPLAY_HIGH,
    GAP,
    HEADER,
    MARGIN,
    PAD,
    Layout,
    page,
    place,
    side_by_side,
)
from kingsforge_bot.games.kings_forge.pictures.scenes.greeting_items import greeting_items
from kingsforge_bot.games.kings_forge.rules.dice import Kind, die

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
    """Where they lie."""
    header = Over((place("header", Header()), Inset(place("header.table", TableName()), MARGIN, 14)), HEADER)
    dice = (RolledDie(die(kind, value)) for kind, value in _ROLL)
    rolled = Row(tuple(place(f"hand.{index}", one, _DIE) for index, one in enumerate(dice)), 20)
    hand = Over((place("hand", Panel(Seat(0), awaited=False)), Inset(rolled, PAD + 10, PAD)), _DIE + 2 * PAD)
    return page(header, (side_by_side("display", map(OnDisplay, greeting_items()), GAP, DISPLAY_HIGH), hand))
