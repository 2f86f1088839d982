"""Texts that must fit: parts know their shorter forms, and the least important give way first."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import shortened
from kingsforge_bot.i18n.widths import ELLIPSIS, width

_MOST_DEEDS: Final = 40
"""That a line may leave out."""
_MORE: Final = ("deeds-more", "deeds-more-brief")
"""What says how many there are, and the same in fewer words."""


class Part(msgspec.Struct, frozen=True):
    """A paragraph and its shorter forms, each with its turn: the lower the sooner. An empty form leaves it out."""

    text: str
    name: str = ""
    """Message id of what is missed once it is shortened."""
    shorter: tuple[tuple[int, str], ...] = ()


def fitted(l10n: Localizer, parts: Sequence[Part], limit: int) -> str:
    """All parts as lines in at most `limit` characters; what was shortened is named in the last line."""
    texts = [part.text for part in parts]
    # Of equally important parts the later one gives way first.
    steps = sorted(
        (turn, -index, depth) for index, part in enumerate(parts) for depth, (turn, _) in enumerate(part.shorter)
    )
    missed: list[str] = []
    whole = _lines(texts)
    for _, negative, depth in steps:
        if len(whole) <= limit:
            return whole
        part = parts[-negative]
        _, texts[-negative] = part.shorter[depth]
        if part.name not in missed:
            missed.append(part.name)
        whole = _lines([*texts, l10n("board-shortened", parts=l10n.listing(l10n(name) for name in missed))])
    return shortened(whole, limit)


def within(l10n: Localizer, text: str, room: int) -> str:
    """The text, or its beginning up to the end of a deed or of what it names, else of a word, else of a letter; bold
    letters are closed.

    `room` in Latin letters; of letters that are twice as wide there are half as many.
    """
    wide = width(text)
    if wide <= room:
        return text
    begun = shortened(text, room * len(text) // wide).removesuffix(ELLIPSIS)
    half = len(begun) // 2
    parted = max(begun.rfind(l10n(sign).rstrip()) for sign in ("list-semicolon", "list-comma"))
    if parted < half:
        parted = begun.rfind(" ")
    told = (begun if parted < half else begun[:parted]).rstrip("*")
    return f"{told}{'**' * (told.count('**') % 2)}{ELLIPSIS}"


def whole_deeds(l10n: Localizer, line: str, fits: Callable[[str], bool], *, lists: bool = False) -> str:
    """The line, or as many of its deeds as fit, whole and in their order, and how many more the log has.

    `lists`: each deed names cards that stand for themselves, so that of a first one without room the last come off.
    Where nothing fits, the line as it is.
    """
    if fits(line):
        return line
    parted, listed = l10n("list-semicolon"), l10n("list-comma")
    deeds, left = line.split(parted), 0
    for count in range(1, _MOST_DEEDS):
        if deeds[-1] in [l10n(form, count=count) for form in _MORE]:
            deeds, left = deeds[:-1], count
    first = deeds[0].split(listed) if lists else deeds[:1]
    for count, form in ((count, form) for count in range(len(first), 0, -1) for form in _MORE):

        def told(kept: Sequence[str], missed: int, form: str = form) -> str:
            return parted.join([*kept, *([l10n(form, count=missed)] if missed else [])])

        kept, missed = [listed.join(first[:count])], len(first) - count + len(deeds) - 1 + left
        if fits(told(kept, missed)):
            for deed in deeds[1:] if count == len(first) else ():
                if fits(told([*kept, deed], missed - 1)):
                    kept, missed = [*kept, deed], missed - 1
            return told(kept, missed)
    return line


def shares(texts: Sequence[str], limit: int) -> list[str]:
    """Texts that are lines of at most `limit` characters together: what is longer than an equal share is cut.

    What short ones leave of theirs the long ones share.
    """
    room = limit - max(0, len(texts) - 1)
    most = room
    for left, length in zip(range(len(texts), 0, -1), sorted(map(len, texts)), strict=True):
        most = room // left
        if length > most:
            break
        room -= length
    return [shortened(text, most) for text in texts]


def _lines(texts: Sequence[str]) -> str:
    return "\n".join(text for text in texts if text)
