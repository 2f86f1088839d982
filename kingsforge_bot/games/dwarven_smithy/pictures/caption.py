"""What people, the table and cards are called on a picture; cards by their English names, in every language."""

from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name, kind_of
from kingsforge_bot.render.typeface import fit, writable

LEAST: Final = 25
"""Size of the smallest letters: 9 pixels where a picture is shrunk into 550 by 350."""
NAME: Final = 27
"""Size of a card's name where there is room for it."""


class SumWords(msgspec.Struct, frozen=True):
    """What coins come from at the end, in the table's language: few words, for they stand in the picture."""

    coins: str = ""
    market: str = ""
    kings: str = ""
    ends: str = ""
    prizes: str = ""
    best: tuple[str, ...] = ()
    """What each prize is for: weapon, armor, shield."""


class BoardCaption(msgspec.Struct, frozen=True):
    """The table's name (`#12 Oak`) and the players' display names by seat, as users wrote them."""

    table: str
    names: tuple[str, ...] = ()
    game: str = ""
    """What the game is called, where a picture says so."""
    free: str = ""
    """What stands on a seat that nobody has taken."""
    sums: SumWords = SumWords()


def name_of(caption: BoardCaption, seat: Seat) -> str:
    """The name as the typeface can write it, else the seat's letter."""
    given = caption.names[seat] if seat < len(caption.names) else ""
    return writable(given) or "ABCD"[seat]


def table_of(caption: BoardCaption) -> str:
    """The words of the table's name that the typeface can write."""
    return " ".join(filter(None, (writable(word) for word in caption.table.split())))


def card_name(card: Name, cards: CardSet) -> str:
    """`Porter Bram`, `Raw Silver`; nothing for a card that lies face down."""
    if card == UNSEEN:
        return ""
    if kind_of(card) is None:
        return cards.guild[card].name
    return " ".join(word.capitalize() for word in card.split("-"))


def cut(text: str, room: int, size: int) -> tuple[str, int]:
    """The text and its size as they fit; never smaller than what can be read."""
    return fit(text, size, LEAST, room)
