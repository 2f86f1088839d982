"""Names fitted into a place, in one line or two: never cut where a second line is room enough."""

from typing import Final, NamedTuple
from unicodedata import east_asian_width

from kingsforge_bot.render.typeface import fit, width

_PART: Final = 3
"""Letters of a word on either side of a hyphen."""


class Line(NamedTuple):
    """A text and its size, as they fit."""

    text: str
    size: int


def fitted(text: str, room: int, size: int, least: int) -> tuple[Line, ...]:
    """The text in one line, or in two; smaller where it must be, cut where not even the least size is enough."""
    return tuple(Line(*fit(line, size, least, room)) for line in lines_of(text, room, size, least)) if text else ()


def lines_of(text: str, room: int, size: int, least: int) -> tuple[str, ...]:
    """The text in one line, or in two where that is too wide: between its words, else with a hyphen."""
    if width(text, size) <= room:
        return (text,)
    whole = _between_words(text, least)
    if _widest(whole, least) <= room:
        return whole
    places = range(_PART, len(text) - _PART + 1)
    broken = [
        (f"{text[:at]}{_hyphen(text[at])}", text[at:]) for at in places if text[at - _PART : at + _PART].isalpha()
    ]
    return min((whole, *broken), key=lambda lines: _widest(lines, least))


def least_wide(text: str, least: int) -> int:
    """How much room the text needs at its least size so that no word of it is broken."""
    return _widest(_between_words(text, least), least)


def _hyphen(letter: str) -> str:
    """What stands where a word is broken: nothing before a letter of Chinese, Japanese or Korean."""
    return "" if east_asian_width(letter) in "WF" else "-"


def _between_words(text: str, least: int) -> tuple[str, ...]:
    """Two lines as equal as can be; of a single word one."""
    words = text.split(" ")
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(cuts, key=lambda lines: _widest(lines, least), default=(text,))


def _widest(lines: tuple[str, ...], least: int) -> int:
    return max(width(line, least) for line in lines)
