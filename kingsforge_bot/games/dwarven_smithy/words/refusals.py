"""Refusals as sentences."""

from functools import partial

from kingsforge_bot.core.errors import Fact, Refused
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.refusals import refusal_text


def refusal(say: Telling, refused: Refused) -> str:
    """Why the rules say no, with the rule's number."""
    return refusal_text(say.l10n, refused, partial(_said, say))


def _said(say: Telling, name: str, fact: Fact) -> str | int:
    """Seats by their players, words of the notation by their names."""
    match name, fact:
        case (("awaited" | "seat"), int(seat)):
            return say.who(seat)
        case _, int(number):
            return number
        case _, tuple(icons):
            return say.icons(icons)
        case (("card" | "next" | "moving" | "dismissing" | "kind"), str(word)):
            return say.card(Name(word))
        case _, str(word):
            return word
    raise AssertionError("a fact is a text, a number or texts")
