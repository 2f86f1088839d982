"""Refusals as sentences."""

from functools import partial

from kingsforge_bot.core.errors import Fact, Refused
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.i18n.refusals import refusal_text


def refusal(say: Telling, refused: Refused) -> str:
    """Why the rules say no, with the rule's number."""
    return refusal_text(say.l10n, refused, partial(_said, say))


def _said(say: Telling, name: str, fact: Fact) -> str | int:
    """Seats by their players, words of the notation by their names."""
    match name, fact:
        case "seat", int(seat):
            return say.who(seat)
        case (("q" | "r"), int(number)):
            return str(number)
        case _, int(number):
            return number
        case (("tile" | "other" | "boat" | "origin" | "to"), str(word)):
            return say.tile(Name(word))
        case (("colour" | "lock" | "resource" | "skill"), str(word)):
            return say.kind(word)
        case "paying", str(words):
            return say.payment(words)
        case _, str(word):
            return plain(word)
        case _, tuple(words):
            return say.listed(map(say.kind, words))
    raise AssertionError("a fact is a text, a number or texts")
