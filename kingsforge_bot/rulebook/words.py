"""Text as the search sees it: words of languages with spaces, pairs of signs where there are none."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from sys import intern
from typing import Final

from kingsforge_bot.rulebook.thresholds import FOLDED, KANA, KANA_PAIR, KANJI, MIXED_PAIR

_UNSPACED: Final = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\u3005"
"""Kana and kanji."""
_PIECE: Final = re.compile(
    rf"\d(?:st|nd|rd|er|ere|re|e|eme|o|a|ro|ra|do|da)(?![a-z])|\+?\d+(?:\.\d+)?|[a-z]+|[{_UNSPACED}]+"
)
"""`2nd` and `2e` are words; `2p` is two."""
_BELONGING: Final = re.compile(
    rf"(?<=[a-z])の(?=[{_UNSPACED}])|の(?=[上下])|(?<=[{_UNSPACED}])(?<![以右左])(?=[上下]段)"
)
"""Between a name and what of it is meant: `橋の下段` is `橋下段`."""
_HALF: Final = re.compile(rf"(?<![以右左])([上下])(?=[はをがもにでっ\u30a1-\u30fa]|[^{_UNSPACED}]|$)")
"""A half of a card, said short: `墓地の上`."""
_KANA_ONLY: Final = re.compile(r"[\u3040-\u309f\u30fc]+")
_ACCENTED: Final = {chr(code): unicodedata.normalize("NFD", chr(code))[0] for code in range(0xC0, 0x250)}
_LETTERS_ALIKE: Final = str.maketrans(
    {**_ACCENTED, "×": "x", "✕": "x", "œ": "oe", "æ": "ae", "ß": "ss", "’": " ", "'": " "}
)

_KATAKANA: Final = {sign: sign + 0x60 for sign in range(0x3041, 0x3097)}


def fold(text: str) -> str:
    """Lower case, half and full width alike, accents of Latin letters gone, those of kana kept."""
    return unicodedata.normalize("NFKC", text[:FOLDED]).casefold().translate(_LETTERS_ALIKE)


def unhyphenated(text: str) -> str:
    """Folded, with hyphens as spaces."""
    return fold(text).replace("-", " ")


def finder(words: Iterable[str]) -> re.Pattern[str]:
    """Finds each of the words in a folded text, the longest first; whole ones in languages with spaces."""
    longest_first = sorted(set(map(unhyphenated, words)), key=lambda word: (-len(word), word))
    return re.compile("|".join(map(_whole, longest_first)) or r"(?!)")


def _whole(word: str) -> str:
    if unspaced(word[0]) or unspaced(word[-1]):
        return re.escape(word)
    return rf"(?<![a-z0-9]){re.escape(word)}(?![a-z0-9])"


def as_typed(text: str, part: str) -> str:
    """A part of the folded text as it was typed; all of the text where that cannot be told."""
    folded = fold(text)
    start = folded.find(part)
    return text[start : start + len(part)] if start >= 0 and len(folded) == len(text) else text


@lru_cache(maxsize=1 << 8)
def tokens(text: str) -> tuple[str, ...]:
    """The words of a text in their order, each once; of kana and kanji every pair of neighbours, and single kanji."""
    found: dict[str, None] = {}
    for piece in _PIECE.findall(_HALF.sub(r" \1段", _BELONGING.sub(" ", fold(text)))):
        if unspaced(piece):
            found.update(dict.fromkeys(a + b for a, b in pairwise(piece)))
            found.update(dict.fromkeys(sign for sign in piece if not _KANA_ONLY.fullmatch(sign) and sign > "\u30ff"))
            if len(piece) == 1:
                found[piece] = None
        else:
            found[piece] = None
    # The same words come in thousands of texts: each is kept once.
    return tuple(map(intern, found))


def in_katakana(token: str) -> str:
    """Hiragana as katakana: names of cards are typed in either."""
    return token.translate(_KATAKANA)


def unspaced(token: str) -> bool:
    """Whether it is of kana or kanji."""
    return "\u3005" <= token[0] <= "\u9fff"


def weight(token: str) -> float:
    """How much a word can say, before it is known how many entries have it: 0 to 1."""
    if not unspaced(token):
        return 1.0
    if _KANA_ONLY.fullmatch(token):
        return KANA_PAIR if len(token) == 2 else KANA
    if len(token) == 1:
        return KANJI
    return MIXED_PAIR if any(_KANA_ONLY.fullmatch(sign) for sign in token) else 1.0
