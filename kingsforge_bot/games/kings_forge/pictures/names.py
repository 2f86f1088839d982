"""What cards, people and the table are called on a picture; cards by their English names, in every language."""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.box import printed_name
from kingsforge_bot.games.kings_forge.pictures.legend import Named
from kingsforge_bot.games.kings_forge.pictures.signs import letter
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.render.typeface import writable


class BoardCaption(msgspec.Struct, frozen=True):
    """The table's name (`#12 Oak`) and the players' display names by seat, as users wrote them."""

    table: str
    names: tuple[str, ...] = ()
    game: str = ""
    """What the game is called, where a picture says so."""
    free: str = ""
    """What stands on a seat that nobody has taken."""
    legend: tuple[Named, ...] = ()
    """What signs mean, in the table's language."""
    tasks: tuple[str, ...] = ()
    """What the awaited player does next, a word for each `Task`."""


def name_of(caption: BoardCaption, seat: Seat) -> str:
    """The name as the typeface can write it, else the seat's letter."""
    given = caption.names[seat] if seat < len(caption.names) else ""
    return writable(given) or letter(seat)


def table_of(caption: BoardCaption) -> str:
    """The words of the table's name that the typeface can write."""
    return " ".join(filter(None, (writable(word) for word in caption.table.split())))


def card_name(card: Card) -> str:
    """`North Mine`."""
    return _in_words(card.value)


def side_name(side: Side) -> str:
    """`▲ North Mine` for its top, `▼ North Mine` for its bottom."""
    return f"{half_mark(side)} {card_name(CARD_OF[side])}"


def half_mark(side: Side) -> str:
    """Up for a top, down for a bottom."""
    return "▲" if side.value.endswith(".top") else "▼"


def item_name(item: Item) -> str:
    """`Wizard's Goblet` as printed; a card of nobody's data file in the words of its notation."""
    return printed_name(item) or _in_words(item)


def _in_words(name: str) -> str:
    return " ".join(word.capitalize() for word in name.split("-"))
