"""What a picture says of the table beyond its state."""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.pictures.signs import letter
from kingsforge_bot.render.typeface import writable


class BoardCaption(msgspec.Struct, frozen=True):
    """The table's name (`#12 Oak`) and the players' display names by seat, as users wrote them."""

    table: str
    names: tuple[str, ...] = ()


def name_of(caption: BoardCaption, seat: Seat) -> str:
    """The name as the typeface can write it, else the seat's letter."""
    given = caption.names[seat] if seat < len(caption.names) else ""
    return writable(given) or letter(seat)


def table_of(caption: BoardCaption) -> str:
    """The words of the table's name that the typeface can write."""
    return " ".join(filter(None, (writable(word) for word in caption.table.split())))
