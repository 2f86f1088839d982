"""What just happened, in less and less of a phone's room: one's own doing always, what others did as far as it goes."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from kingsforge_bot.i18n.fitting import whole_deeds, within
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import width
from kingsforge_bot.ui.phone import SMALL, SMALL_LETTERS, letters

_BOLD: Final = "**"
_TWO_LINES: Final = 2 * SMALL_LETTERS - 12
"""Letters of two small lines, of which the first ends with a word."""
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
    others = [one_line(l10n, line, lists=True) for line in lines if line.startswith(SMALL)]
    small = [line if _BOLD in line else f"{SMALL}{line}" for line in own if line]
    return Shorter(tuple(dict.fromkeys(_with_news(own, small, others, reader))), "\n".join(small))


def one_line(l10n: Localizer, line: str, *, lists: bool = False) -> str:
    """As much of it as stands on one line of a phone in small letters: of several deeds those that find room, in their
    order, and how many others there were; on two lines where the first deed takes these. `lists` as in `whole_deeds`.
    """
    told = line
    for most in (SMALL_LETTERS, _TWO_LINES if lists else SMALL_LETTERS):
        told = whole_deeds(l10n, line, lambda text, most=most: letters(text) < most, lists=lists)  # type: ignore[misc]
        if letters(told) < most:
            return told
    room = width(told)
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
