"""`python -m tests.rulebook.left_out [GAME]`: how often players' words find their entry when the index lacks them.

A fifth of the words at a time is left out of the index and asked. That is stricter than a list of questions, for of
several entries that answer only the word's own counts; but there are thousands of them, and who tunes by a list cannot
remember them. Compare before and after a change of the search or of the synonyms.
"""

import hashlib
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from kingsforge_bot.games.dwarven_smithy.rulebook.loading import RULES as DWARVEN_SMITHY
from kingsforge_bot.games.kings_forge.rulebook.loading import RULES as KINGS_FORGE
from kingsforge_bot.rulebook.entry import LANGUAGES, Entry
from kingsforge_bot.rulebook.loading import load_asking
from kingsforge_bot.rulebook.search import Index
from tests.rulebook.measure import BOOKS

_PARTS: Final = 5
_RULES: Final = {"kings_forge": KINGS_FORGE, "dwarven_smithy": DWARVEN_SMITHY}


def main(words: Sequence[str]) -> None:
    """Prints shares by language and overall. Without a game King's Forge is meant."""
    game = words[0] if words else "kings_forge"
    entries = tuple(BOOKS[game]().entries.values())
    asking = tuple(load_asking(_RULES[game]).values())
    asked, first, three = Counter[str](), Counter[str](), Counter[str]()
    for part in range(_PARTS):
        index = Index([_without(entry, part) for entry in entries], asking)
        for entry in entries:
            for language, word in _words(entry, part):
                found = [hit.entry.id for hit in index.find(word, 3)]
                asked[language] += 1
                first[language] += found[:1] == [entry.id]
                three[language] += entry.id in found
    for language in LANGUAGES:
        print(_line(language, first[language], three[language], asked[language]))
    print(_line("all", first.total(), three.total(), asked.total()))


def _without(entry: Entry, part: int) -> Entry:
    out = set(_words(entry, part))
    wordings = {
        language: msgspec.structs.replace(said, words=tuple(word for word in said.words if (language, word) not in out))
        for language, said in entry.wordings.items()
    }
    return msgspec.structs.replace(entry, wordings=wordings)


def _words(entry: Entry, part: int) -> Iterator[tuple[str, str]]:
    """The words of that part, with their language."""
    for language, said in entry.wordings.items():
        for word in said.words:
            if hashlib.sha256(f"{language} {entry.id} {word}".encode()).digest()[0] % _PARTS == part:
                yield language, word


def _line(language: str, first: int, three: int, asked: int) -> str:
    return f"{language}: first {first / asked:.1%}, first three {three / asked:.1%} of {asked}"


if __name__ == "__main__":
    main(sys.argv[1:])
