"""How cards are called on a picture: by their English names, the same in every language."""

from kingsforge_bot.games.kings_forge.box import printed_name
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item


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
