"""Japanese typed in Latin letters: `sanbashi`, `to-kun`, `tukau`, however long vowels are written."""

import re
from typing import Final

_ROWS: Final = {
    "": "アイウエオ",
    "k": "カキクケコ",
    "g": "ガギグゲゴ",
    "s": "サシスセソ",
    "z": "ザジズゼゾ",
    "t": "タチツテト",
    "d": "ダヂヅデド",
    "n": "ナニヌネノ",
    "h": "ハヒフヘホ",
    "b": "バビブベボ",
    "p": "パピプペポ",
    "m": "マミムメモ",
    "r": "ラリルレロ",
}
_VOWELS: Final = "aiueo"
_SMALL: Final = {"ャ": "ya", "ュ": "yu", "ョ": "yo", "ァ": "a", "ィ": "i", "ゥ": "u", "ェ": "e", "ォ": "o"}
_SIGNS: Final = {kana: row + vowel for row, signs in _ROWS.items() for kana, vowel in zip(signs, _VOWELS, strict=True)}
_SIGNS.update({"ヤ": "ya", "ユ": "yu", "ヨ": "yo", "ワ": "wa", "ヲ": "o", "ン": "n", "ヴ": "bu"})
_FROM_HIRAGANA: Final = {sign: sign + 0x60 for sign in range(0x3041, 0x3097)}
_KANA: Final = re.compile(r"[\u3041-\u3096\u30a1-\u30f6\u30fc]+")
_ALIKE: Final = (
    (re.compile(r"sh(?=[aueo])"), "sy"),
    (re.compile(r"ch(?=[aueo])|c(?=y)"), "ty"),
    (re.compile(r"j(?=[aueo])"), "zy"),
    (re.compile(r"shi"), "si"),
    (re.compile(r"chi"), "ti"),
    (re.compile(r"tsu"), "tu"),
    (re.compile(r"ji|di"), "zi"),
    (re.compile(r"du|dzu"), "zu"),
    (re.compile(r"f"), "h"),
    (re.compile(r"v"), "b"),
    (re.compile(r"m(?=[bp])"), "n"),
    (re.compile(r"wo"), "o"),
    (re.compile(r"ou|oo|oh(?![aiueoy])"), "o"),
    (re.compile(r"ei"), "e"),
    (re.compile(r"yy"), "y"),
    (re.compile(r"(.)\1+"), r"\1"),
)
"""Two ways to write the same: the one on the right is compared."""


def squeezed(typed: str) -> str:
    """The word in one spelling, without what people leave out: long vowels, doubled consonants."""
    for written, one in _ALIKE:
        typed = written.sub(one, typed)
    return typed


def spelled(kana: str) -> str | None:
    """How such a word is typed, `squeezed`; None where it is not of kana alone."""
    if not _KANA.fullmatch(kana):
        return None
    found: list[str] = []
    for sign in kana.translate(_FROM_HIRAGANA):
        if sign in _SMALL and found:
            found[-1] = found[-1][:-1] + _SMALL[sign]
        else:
            found.append(_SIGNS.get(sign, ""))
    return squeezed("".join(found))
