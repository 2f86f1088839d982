"""What stands on a picture beside what the view tells: names of the table, of the players, of the game."""

from collections.abc import Collection
from typing import Generic, TypeVar

import msgspec

from kingsforge_bot.core.portraits import Portrait, by_seat
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.portraits import Faced
from kingsforge_bot.render.typeface import writable

W = TypeVar("W", covariant=True)


class Caption(msgspec.Struct, Generic[W], frozen=True):
    """The table's name (`#12 Oak`) and the players' display names by seat, as users wrote them."""

    table: str
    names: tuple[str, ...] = ()
    game: str = ""
    """What the game is called, where a picture says so."""
    free: str = ""
    """What stands on a seat that nobody has taken."""
    heads: tuple[Portrait | None, ...] = ()
    """Those of the players by seat, None where nobody sits; left out: those that go with the seats."""
    words: W | None = None
    """What else is written there, in the table's language, if anything: a game's own."""


class Chair(msgspec.Struct, frozen=True):
    """A seat of a table that has not begun; without a name nobody sits there."""

    who: Faced
    name: str
    free: str


def chairs(capacity: int, taken: Collection[Seat], caption: Caption[object]) -> tuple[Chair, ...]:
    """Every seat of a table that has not begun."""
    seats = map(Seat, range(capacity))
    return tuple(
        Chair(faced(caption, seat), name_of(caption, seat) if seat in taken else "", caption.free) for seat in seats
    )


def name_of(caption: Caption[object], seat: Seat) -> str:
    """The name as the typeface can write it, else the seat's letter."""
    given = caption.names[seat] if seat < len(caption.names) else ""
    return writable(given) or letter(seat)


def faced(caption: Caption[object], seat: Seat) -> Faced:
    """The seat as its player is drawn."""
    heads = caption.heads or by_seat(seat + 1)
    return Faced(seat, heads[seat] if seat < len(heads) else None)


def letter(seat: Seat) -> str:
    """What a seat is called where its player's name cannot be."""
    return "ABCDEF"[seat]


def table_of(caption: Caption[object]) -> str:
    """The words of the table's name that the typeface can write."""
    return " ".join(filter(None, (writable(word) for word in caption.table.split())))
