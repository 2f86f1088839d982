"""What the greeting shows, known before it is drawn."""

from pathlib import Path
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name

READY: Final = Path(__file__).resolve().parents[4] / "assets" / "dwarven_smithy" / "ready"
"""Where it lies drawn already."""
SHOWN: Final = ("porter-bram", "gem-vice", "clockwork-finch", "stormnotch-axe")
"""A card of each type, if the set has it."""


def greeting_cards(cards: CardSet) -> tuple[Name, ...]:
    """The guild cards to be seen there: one of each type that the data file has."""
    found = (_of_type(cards, type_, wanted) for type_, wanted in zip(CardType, SHOWN, strict=True))
    return tuple(card for card in found if card is not None)


def _of_type(cards: CardSet, type_: CardType, wanted: str) -> Name | None:
    found = [card.id for card in cards.guild.values() if card.type is type_]
    return Name(wanted) if wanted in found else next(iter(found), None)
