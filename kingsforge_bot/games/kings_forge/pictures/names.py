"""What cards, people and the table are called on a picture; cards by their English names, in every language."""

from typing import Final, TypeAlias

import msgspec

from kingsforge_bot.drawing.caption import Caption
from kingsforge_bot.games.kings_forge.card_data import drawn_as, printed_name
from kingsforge_bot.games.kings_forge.pictures.glyphs.legend import Named
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.render.typeface import writable


class PictureWords(msgspec.Struct, frozen=True):
    """Words on a board, in the table's language."""

    legend: tuple[Named, ...] = ()
    """What signs mean."""
    tasks: tuple[str, ...] = ()
    """What the awaited player does next, a word for each `Task`."""
    nothing: str = ""
    """What came of a roll of which nothing came."""
    docks: tuple[str, ...] = ()
    """What each dock space belongs to, a word for each `Space`."""


BoardCaption: TypeAlias = Caption[PictureWords]


def words_of(caption: BoardCaption) -> PictureWords:
    """The words of a board, of which it may have none."""
    return caption.words or _WORDLESS


_WORDLESS: Final = PictureWords()


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
    """`Wizard's Goblet` as printed; a card of nobody's data file in the words of its notation.

    An own card whose name no font has is called by what is drawn on it: `(Necklace)`.
    """
    name = printed_name(item)
    if name is None:
        return _in_words(item)
    return writable(name) or f"({printed_name(drawn_as(item))})"


def _in_words(name: str) -> str:
    return " ".join(word.capitalize() for word in name.split("-"))
