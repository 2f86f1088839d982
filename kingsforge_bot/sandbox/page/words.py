"""The page's own words, in the languages it speaks: `static/words.*.json`, which the browser reads too."""

from pathlib import Path

import msgspec

from kingsforge_bot.sandbox.people.client_rules import ClientRefused

LANGUAGES = ("en", "es", "fr", "ja")
"""The first one serves whoever speaks none of them."""


class Words(msgspec.Struct, frozen=True):
    """A language: what stands on the page, by key, and refusals, by the sentence in the code."""

    page: dict[str, str]
    refusals: dict[str, str]


def _read(language: str) -> Words:
    file = Path(__file__).parent / "static" / f"words.{language}.json"
    return msgspec.json.decode(file.read_bytes(), type=Words)


WORDS = {language: _read(language) for language in LANGUAGES}


def _in(locale: str) -> Words:
    return WORDS.get(locale.partition("-")[0], WORDS[LANGUAGES[0]])


def word(locale: str, key: str, **values: object) -> str:
    """What stands on the page under that key, in the language of a Discord locale."""
    return _in(locale).page[key].format(**values)


def refusal(locale: str, refused: ClientRefused) -> str:
    """Why Discord's client refuses, in that language."""
    return foreign(locale, refused.sentence).format(**refused.values)


def foreign(locale: str, sentence: str) -> str:
    """A sentence of the code in that language; one that is not known stays as it is."""
    return _in(locale).refusals.get(sentence, sentence)
