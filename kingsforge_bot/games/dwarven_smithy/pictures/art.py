"""The drawings of Dwarven Smithy: at which sizes each folder of them is wanted, and which one a card has."""

from functools import lru_cache
from typing import Final

from kingsforge_bot.games.dwarven_smithy.pictures.palette import ASSETS, Tone
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name, kind_of
from kingsforge_bot.render.art import Sheet, Sprites

COST: Final = 46
"""An icon of a cost, a resource under a stack."""
HELP: Final = 64
BENCH: Final = 76
SHELF: Final = 96
STALL: Final = 112
FACE: Final = 168
LOT: Final = 280
TILES: Final = (156, 118, 92)
"""Of a posted board: one of them for all that lies there."""

GUILD: Final = "guild"
RESOURCE: Final = "resource"
COVERED: Final = "covered"
"""A King's Item that lies face down."""
KINDS: Final = (
    *(CardType.APPRENTICE.value, CardType.TOOL.value, CardType.ITEM.value),
    *("weapon", "armor", "shield", "kings-weapon", "kings-armor", "kings-shield"),
)
"""One drawing for each kind of card, for cards that have none of their own."""

SPRITES: Final = Sprites(
    ASSETS / "sprites",
    tuple(
        Sheet(folder, side, ground, ground.name.lower(), rare=side == LOT)
        for folder in (GUILD, RESOURCE)
        for ground, sides in ((Tone.CARD, (COST, HELP, BENCH, SHELF, STALL, FACE, LOT)), (Tone.WALL, TILES))
        for side in sides
    ),
    stencils=("icon",),
    bands="hall",
)


def drawing_of(card: Name, cards: CardSet) -> tuple[str, str]:
    """The folder and the name of a card's drawing: its own, else that of its kind."""
    if card == UNSEEN:
        return GUILD, COVERED
    if kind_of(card) is not None:
        return RESOURCE, card
    if card in _drawn():
        return GUILD, card
    return GUILD, _of_its_kind(card, cards)


@lru_cache(maxsize=1)
def _drawn() -> frozenset[str]:
    """The guild cards that have a drawing of their own."""
    return SPRITES.known(GUILD)


def _of_its_kind(card: Name, cards: CardSet) -> str:
    printed = cards.guild[card]
    if printed.type is CardType.KINGS_ITEM:
        return f"kings-{printed.subtype}"
    return str(printed.subtype or printed.type)
