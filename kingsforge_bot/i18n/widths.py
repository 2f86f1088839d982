"""How wide a label is on a phone, and labels that fit."""

from collections.abc import Callable
from typing import Final
from unicodedata import east_asian_width

ELLIPSIS: Final = "…"
"""Where something is missing."""
WIDE: Final = 30
"""Of a button that a phone shows whole, in Latin letters."""

_TWO: Final = 34
"""Of two buttons in one row together."""


def width(text: str) -> int:
    """In letters as wide as Latin ones: those of Japanese are two."""
    return sum(2 if east_asian_width(one) in "WF" else 1 for one in text)


def narrowed(text: str, most: int = WIDE) -> str:
    """The text, or as much of its beginning as there is room for, with an ellipsis."""
    if width(text) <= most:
        return text
    kept = text
    while kept and width(kept) > most - 1:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def fitting(*forms: str, beside: int = 0) -> str:
    """The first of these forms that a button has room for, beside another one that is so wide if one has; else the
    last one, narrowed.
    """
    together = next((form for form in forms if beside and width(form) <= _TWO - beside), None)
    return together or next((form for form in forms if width(form) <= WIDE), narrowed(forms[-1]))


def naming(say: Callable[[str], str], name: str) -> str:
    """A label that says a name, of which only the name loses its end where there is no room for all."""
    return narrowed(say(narrowed(name, max(2, WIDE - width(say(""))))))
