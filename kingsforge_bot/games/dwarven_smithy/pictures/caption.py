"""What people, the table and cards are called on a picture; cards by their English names where no others are given."""

from typing import Final, TypeAlias

import msgspec

from kingsforge_bot.drawing.caption import Caption
from kingsforge_bot.games.dwarven_smithy.pictures.called import CalledCards
from kingsforge_bot.games.dwarven_smithy.pictures.measures import LEAST
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name, kind_of
from kingsforge_bot.render.typeface import fit, writable

NAME: Final = 27
"""Size of a card's name where there is room for it."""


class PictureWords(msgspec.Struct, frozen=True):
    """What stands in pictures in the table's language, few words: what coins come from at the end, what signs mean."""

    coins: str = ""
    market: str = ""
    kings: str = ""
    ends: str = ""
    prizes: str = ""
    best: tuple[str, ...] = ()
    """What each prize is for: weapon, armor, shield."""
    legend: tuple[str, ...] = ()
    """A word for each sign of `legend.SIGNS`."""
    marks: tuple[str, ...] = ()
    """A word for each of `legend.MARKS`."""
    covered: str = ""
    """What a King's Item is called of which nobody knows which it is."""


BoardCaption: TypeAlias = Caption[PictureWords]


def card_name(card: Name, cards: CardSet) -> str:
    """`Porter Bram`, `Raw Silver`, or as the cards are called; nothing for a card that lies face down."""
    if card == UNSEEN:
        return ""
    if isinstance(cards, CalledCards) and writable(cards.called.get(card, "")):
        return cards.called[card]
    if kind_of(card) is None:
        return cards.guild[card].name
    return " ".join(word.capitalize() for word in card.split("-"))


def cut(text: str, room: int, size: int, least: int = LEAST) -> tuple[str, int]:
    """The text and its size as they fit; never smaller than what can be read."""
    return fit(text, size, least, room)
