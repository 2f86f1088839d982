"""What just happened, above a panel that has little room: what others did gives way after one's own doing."""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.phone import SMALL, SMALL_LETTERS, letters

_BOLD: Final = "**"
_SENTENCE_ENDS: Final = re.compile(r"(?<=[.。])( |(?<=。))")
"""Between two sentences, with what stands there; numbers have no point here."""
_DONE_BY: Final = f"{SMALL}{_BOLD}"
"""Begins a line of what somebody did, with their name."""


class News(NamedTuple):
    """A report in less room than it takes as it is."""

    whole: tuple[str, ...]
    """With all that others did, ever shorter; without that one's own doing alone."""
    least: tuple[str, ...]
    """With ever fewer of their turns, the oldest left out first, where even the shortest of all finds no room."""


def shorter(l10n: Localizer, report: str) -> News:
    """Small lines are what others did, and stay in the order in which all happened.

    One's own doing comes in small letters too, then the line of it that says most, then its first sentences on one
    line, then what the round brought gives way; then others' turns side by side, ever fewer, and at last one's own but
    for what was won or taken of it.
    """
    lines = [line for line in report.splitlines() if line]
    others = [line for line in lines if line.startswith(SMALL)]
    small = [line if _BOLD in line else f"{SMALL}{line.removeprefix(SMALL)}" for line in lines]
    if not others:
        # A refusal, or what one did where nobody else acted since: the advice gives way to it.
        return News((report, "\n".join(small)), ())
    own = [line for line in lines if line not in others and _BOLD not in line]
    begun = [_begun(f"{SMALL}{line}") if line in own else line for line in lines]
    # Which round it is, the panel says too.
    acted = [line for line in begun if line not in others or line.startswith(_DONE_BY)]
    # Of a press that was two turns the one that came to more: that only a pass was left says less than the claim.
    less = [f"{SMALL}{one}" for one in sorted(own, key=len)[:-1]]
    weighty = [line for line in small if line not in less]
    most = [line for line in acted if line not in [_begun(one) for one in less]]
    theirs = [line for line in most if line.startswith(_DONE_BY)]
    kept = [line for line in most if line in lines]
    told = [[line for line in most if line not in theirs[:count]] for count in range(len(theirs) + 1)]
    told.append([line for line in kept if line not in theirs])
    first, *fewer = ["\n".join(_side_by_side(l10n, one)) for one in told]
    whole = *map("\n".join, (small, weighty, begun, acted, most)), first
    return News(tuple(dict.fromkeys(whole)), tuple(fewer))


def _begun(line: str) -> str:
    """Of several sentences as many as stand on one line of a phone, each of them whole; all where not even one does."""
    first, *others = _SENTENCE_ENDS.split(line)
    told = first
    for end, sentence in zip(others[::2], others[1::2], strict=True):
        if letters(f"{told}{end}{sentence}") >= SMALL_LETTERS:
            break
        told = f"{told}{end}{sentence}"
    return told if letters(told) < SMALL_LETTERS else line


def _side_by_side(l10n: Localizer, lines: Sequence[str]) -> Iterator[str]:
    """Lines of what others did that follow each other as one."""
    together = list[str]()
    for line in lines:
        if line.startswith(_DONE_BY):
            together.append(line.removeprefix(SMALL))
            continue
        if together:
            yield SMALL + l10n.steps(together)
        together.clear()
        yield line
    if together:
        yield SMALL + l10n.steps(together)
