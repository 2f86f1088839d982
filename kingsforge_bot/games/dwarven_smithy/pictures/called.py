"""A box of cards by the names that a language has for them, for pictures."""

from collections.abc import Mapping

from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.i18n.names import capitalised


class CalledCards(CardSet, frozen=True):
    """The same cards; what is not `called` something has its English name."""

    called: Mapping[Name, str]


def called(cards: CardSet, names: Mapping[Name, str]) -> CalledCards:
    """Each by that name, which begins with a capital letter."""
    kept = {card: capitalised(name) for card, name in names.items()}
    return CalledCards(cards.guild, cards.resources, kept)
