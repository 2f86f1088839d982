"""What just happened, above a panel that has little room: turns of others give way, what anybody won never does."""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.phone import SMALL, SMALL_LETTERS, letters
from kingsforge_bot.ui.wording.names import with_sign

_BOLD: Final = "**"
_SEATS: Final = tuple(map(Seat, range(4)))
_STRONG: Final = r"\*\*(?:\\.|[^*\\])+\*\*"
_SENTENCE_ENDS: Final = re.compile(r"(?<=[.。])( |(?<=。))")
"""Between two sentences, with what stands there; numbers have no point here."""
_DONE_BY: Final = f"{SMALL}{_BOLD}"
"""Begins a line of what somebody did, with their name."""


class News(NamedTuple):
    """A report in less room than it takes as it is."""

    whole: tuple[str, ...]
    """With all that others did, ever shorter; without that one's own doing alone."""
    least: tuple[str, ...]
    """With ever fewer of their turns, where even the shortest of all finds no room."""


def shorter(l10n: Localizer, report: str) -> News:
    """Small lines are what others did, and stay in the order in which all happened.

    One's own doing comes in small letters too, then the line of it that says most, then its first sentences on one
    line, then what the round brought gives way; then others' turns side by side, ever fewer: passes first, then the
    oldest, of those with an item all but what was made, stolen or won. That stays, and at last one's own gives way but
    for what was won or taken of it.
    """
    lines = [line for line in report.splitlines() if line]
    others = [line for line in lines if line.startswith(SMALL)]
    small = [line if _BOLD in line else f"{SMALL}{line.removeprefix(SMALL)}" for line in lines]
    if not others:
        # A refusal, or what one did where nobody else acted since.
        return News((report, "\n".join(small)), ())
    own = [line for line in lines if line not in others and _BOLD not in line]
    begun = [_begun(f"{SMALL}{line}") if line in own else line for line in lines]
    # Which round it is, the panel says too.
    acted = [line for line in begun if line not in others or line.startswith(_DONE_BY)]
    # Of a press that was two turns the one that came to more: that only a pass was left says less than the claim.
    less = [f"{SMALL}{one}" for one in sorted(own, key=len)[:-1]]
    weighty = [line for line in small if line not in less]
    most = [line for line in acted if line not in [_begun(one) for one in less]]
    first, *fewer = ["\n".join(_side_by_side(l10n, one)) for one in _ever_fewer(l10n, most, lines)]
    whole = *map("\n".join, (small, weighty, begun, acted, most)), first
    return News(tuple(dict.fromkeys(whole)), tuple(dict.fromkeys(fewer)))


def _ever_fewer(l10n: Localizer, lines: Sequence[str], report: Sequence[str]) -> Iterator[Sequence[str]]:
    """All lines, a turn of others on each, then fewer turns; then only what has something in strong letters, as it
    stood in the `report`, at last in small ones and without what others only gave.
    """
    turns = [turn for line in lines for turn in (_turns(l10n, line) if line.startswith(_DONE_BY) else [line])]
    yield turns
    prizes, theirs = _prizes(l10n, turns), [turn for turn in turns if turn.startswith(_DONE_BY)]
    passed = l10n("brief-passed", taking="nothing")
    kept = [prizes.get(turn, turn) for turn in turns]
    for turn in sorted((one for one in theirs if one not in prizes), key=lambda one: not one.endswith(passed)):
        yield list(filter(None, kept))
        kept.remove(turn)
    yield list(filter(None, kept))
    weighty = [line for line in kept if line and (line in report or line in prizes.values())]
    yield weighty
    yield [line if line.startswith(SMALL) else f"{SMALL}{line}" for line in weighty if _items(l10n, line)]


def _turns(l10n: Localizer, line: str) -> list[str]:
    """Of a line of several turns each by itself, with who it was."""
    parted = re.escape(l10n("list-semicolon"))
    return [SMALL + turn for turn in re.split(f"{parted}(?={_who(l10n)})", line.removeprefix(SMALL))]


def _who(l10n: Localizer) -> str:
    """What a turn begins with, as a pattern."""
    return _STRONG + re.escape(l10n("brief-turn", who="", what=""))


def _prizes(l10n: Localizer, turns: Sequence[str]) -> dict[str, str]:
    """Of turns with an item what was made, stolen or won in it, with who it was; empty where a later one says all of
    that.
    """
    parted, said, prizes = l10n("list-semicolon"), set[str](), dict[str, str]()
    for turn in reversed([one for one in turns if one.startswith(_DONE_BY)]):
        began = re.match(SMALL + _who(l10n), turn)
        who = began.group() if began else SMALL
        deeds = {deed: _items(l10n, deed) for deed in turn.removeprefix(who).split(parted)}
        if items := set[str]().union(*deeds.values()):
            prizes[turn] = parted.join(deed for deed, of in deeds.items() if of - said)
            prizes[turn] = who + prizes[turn] if prizes[turn] else ""
            said |= items
    return prizes


def _items(l10n: Localizer, deed: str) -> set[str]:
    """What it has in strong letters but for names, which begin with the sign of a seat: mostly items."""
    signs = tuple(f"{_BOLD}{with_sign(l10n, seat, '')}" for seat in _SEATS)
    return {strong for strong in re.findall(_STRONG, deed) if not strong.startswith(signs)}


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
