"""Texts that must fit: parts know their shorter forms, and the least important give way first."""

from collections.abc import Sequence

import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import shortened
from kingsforge_bot.i18n.widths import ELLIPSIS, width


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
