"""Names in texts: what people wrote themselves, made harmless before it stands in ours; a thing's, begun large."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

LONGEST: Final = 32
"""Characters of a name; Discord's own limit for display names."""
_UNSEEN: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are blank, though Unicode does not call them so."""
_MOST_MARKS: Final = 2
"""Combining marks in a row; more than that climbs over the lines above."""
_MARKDOWN: Final = re.compile(r"[\\*_~`|<>#\[\]:]|^[-+]|(?<=^\d)\.")
_MARKUP: Final = re.compile(r"\*\*|\\(?=[\\*_~`|<>#\[\]:+.-])|\u200b|^-# ", re.MULTILINE)
"""What makes text bold or small, and what `plain` puts before a sign so that it formats nothing."""
_FORMATS: Final = re.compile(r"[\\*_~`|<>\[\]]")
"""Signs of those that do it within a line, too."""
_ZERO_WIDTH: Final = "\u200b"
_WITH_SLASH: Final = re.compile(r"\S*[/\\]\S*")
"""What may be an address: Discord makes an invitation of `discord.gg/x` as it stands."""
_LISTED: Final = re.compile(r"(?<=[,;]) ")
"""What parts a list or deeds in most languages; a name is not taken for several where a line is shortened by these."""
_IN_ADDRESS: Final = re.compile(r"\.|:(?=//)")


def bare(text: str, longest: int = LONGEST) -> str:
    """The text on one line, without control, direction or invisible characters, cut with an ellipsis.

    For places where Discord shows text as it is: labels, menus, autocomplete, alt text, pictures.
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[: longest * 8]):
        category = unicodedata.category(letter)
        if category in {"Mn", "Me"}:
            marks += 1
            if marks <= _MOST_MARKS and kept:
                kept.append(letter)
            continue
        marks = 0
        if category in {"Zs", "Zl", "Zp"} or letter in "\n\r\t\v\f\x85" or letter in _UNSEEN:
            kept.append(" ")
        elif category not in {"Cc", "Cf", "Cs", "Co", "Cn"}:
            kept.append(letter)
    line = " ".join("".join(kept).split())
    if len(line) > longest:
        line = line[: longest - 1].rstrip() + "…"
    return line or "?"


def plain(text: str, longest: int = LONGEST) -> str:
    """`bare`, and nothing in it formats, links or mentions: for the text of messages.

    The cut is made before escaping, so the result may be twice as long. A zero-width space breaks every @mention and
    every address, also where a backslash would not, and every list.
    """
    escaped = _MARKDOWN.sub(lambda found: "\\" + found.group(), apart(bare(text, longest)))
    return _LISTED.sub(_ZERO_WIDTH + " ", escaped.replace("@", "@" + _ZERO_WIDTH))


def unmarked(text: str) -> str:
    """A text of ours with names in it, for places that show signs as they are: without markup and escapes."""
    return _MARKUP.sub("", text).replace("`", "'")


def inert(text: str) -> str:
    """A line that is to be copied from a message: nothing in it formats, and hardly any of it needs an escape."""
    return _FORMATS.sub(lambda found: "\\" + found.group(), apart(text)).replace("@", "@" + _ZERO_WIDTH)


def apart(line: str) -> str:
    """The line with its addresses taken apart, at their dots and behind their scheme, so that Discord shows no link,
    no invitation and no preview.
    """
    return _WITH_SLASH.sub(lambda found: _IN_ADDRESS.sub("\\g<0>" + _ZERO_WIDTH, found.group()), line)


def seat_name(names: Sequence[str], seat: int) -> str:
    """What a player is called; of a seat there is not, its number."""
    return plain(names[seat]) if 0 <= seat < len(names) else str(seat)


def capitalised(text: str) -> str:
    """With a capital letter, as a label or a sentence begins; names of things have small ones in most languages."""
    return text[:1].upper() + text[1:]


def shortened(text: str, longest: int) -> str:
    """Our own text in at most so many characters: for one line, so no blank stands before the ellipsis."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"
