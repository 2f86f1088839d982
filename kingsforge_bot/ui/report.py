"""What just happened, in less and less of a phone's room: one's own doing always, what others did as far as it goes."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from kingsforge_bot.i18n.fitting import within
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import ELLIPSIS, width
from kingsforge_bot.ui.phone import SMALL, SMALL_LETTERS, letters

_BOLD: Final = "**"
_NAMED: Final = 2
"""Marks of bold letters around one name."""


class Shorter(NamedTuple):
    """A report in less room than it takes as it is."""

    news: tuple[str, ...]
    """With something of what others did in it, ever shorter; none where they did nothing."""
    own: str
    """What one did oneself alone, in small letters but for lines with something in bold, as what one won."""


def shorter(l10n: Localizer, report: str, reader: str = "") -> Shorter:
    """The small lines of a report are what others did, but for those that begin with the `reader`.

    First each of those in one line of a phone, then one's own doing in small letters too, then fewer of them: the
    reader's first, then the oldest, for the picture shows what came of it. Those that have more in bold than who it
    was, as what somebody made or took, give way last.
    """
    lines = report.splitlines()
    own = [line for line in lines if not line.startswith(SMALL)]
    others = [one_line(l10n, line) for line in lines if line.startswith(SMALL)]
    small = [line if _BOLD in line else f"{SMALL}{line}" for line in own if line]
    return Shorter(tuple(dict.fromkeys(_with_news(own, small, others, reader))), "\n".join(small))


def one_line(l10n: Localizer, line: str) -> str:
    """As much of it as stands on one line of a phone in small letters: of several deeds those that find room, in their
    order, and a mark that there were others.
    """
    parted = l10n("list-semicolon")
    first, *deeds = line.split(parted)
    if deeds and letters(first) < SMALL_LETTERS - 1:
        kept = [first]
        for deed in deeds:
            if letters(parted.join([*kept, deed])) < SMALL_LETTERS - 1:
                kept.append(deed)
        return parted.join(kept) + ("" if len(kept) > len(deeds) else ELLIPSIS)
    told, room = line, width(line)
    while letters(told) >= SMALL_LETTERS:
        room -= letters(told) - SMALL_LETTERS + 1
        told = within(l10n, line, room)
    return told


def _with_news(own: Sequence[str], small: Sequence[str], others: Sequence[str], reader: str) -> Iterator[str]:
    def lasts(place: int) -> tuple[bool, bool, int]:
        line = left[place].removeprefix(SMALL)
        return not (reader and line.startswith(reader)), line.count(_BOLD) > _NAMED, place

    left = list(others)
    if left:
        yield "\n".join([*own, *left])
    while left:
        yield "\n".join([*small, *left])
        del left[min(range(len(left)), key=lasts)]
