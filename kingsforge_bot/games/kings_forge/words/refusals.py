"""Refusals as sentences."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from kingsforge_bot.core.errors import Fact, Refused
from kingsforge_bot.games.kings_forge.rules.benefits import Source
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.words.names import (
    People,
    card_name,
    craft_card_name,
    kind_name,
    side_name,
    source_name,
    space_name,
)
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.refusals import refusal_text

TO_COME: Final = "to-come"
"""What is `done` of who only has to wait: the refusal does not carry it then."""


def refusal(l10n: Localizer, refused: Refused, names: Sequence[str]) -> str:
    """Why the rules say no, with the rule's number, in markdown; `names` by seat, as Discord gives them."""
    return refusal_text(l10n, refused, partial(_said, People(l10n, names)), done=TO_COME)


def _said(people: People, name: str, fact: Fact) -> str | int:
    """A fact as the sentence names it: seats by their people, words of the notation by their names."""
    l10n = people.l10n
    match name, fact:
        case (("awaited" | "seat"), int(seat)):
            return people.named(seat)
        case _, int(number):
            return number
        case "takes", tuple(kinds):
            return l10n.either(kind_name(l10n, Kind(kind)) for kind in kinds)
        case _, tuple(words):
            return l10n.listing(words)
        case (("awaited" | "side"), str(word)):
            return side_name(l10n, Side(word))
        case "source", str(word):
            return source_name(l10n, Source(word))
        case "space", str(word):
            return space_name(l10n, Space(word))
        case "card", str(word):
            return card_name(l10n, Card(word))
        case "item", str(word):
            return craft_card_name(l10n, Item(word))
        case (("kind" | "given" | "wanted"), str(word)) if len(word) == 1:
            return kind_name(l10n, Kind(word))
        case _, str(word):
            return word
    raise AssertionError("a fact is a text, a number or texts")
