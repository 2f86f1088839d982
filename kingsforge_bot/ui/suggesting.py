"""Lines of autocomplete, found by what was typed."""

from collections.abc import Iterable

import msgspec

from kingsforge_bot.service.names import folded
from kingsforge_bot.ui.message import OPTION, OPTIONS, cut


class Suggestion(msgspec.Struct, frozen=True):
    """A line of autocomplete and the value it stands for."""

    label: str
    value: str


def matching(suggestions: Iterable[Suggestion], typed: str) -> tuple[Suggestion, ...]:
    """Those whose label or value has every word typed, at most 25; those that begin with it first.

    A value longer than Discord takes cannot be chosen, only written.
    """
    words = folded(typed).split()[:8]
    known = (one for one in dict.fromkeys(suggestions) if len(one.value) <= OPTION)
    found = [one for one in known if all(word in _text(one) for word in words)]
    found.sort(key=lambda one: not _text(one).startswith(" ".join(words)))
    return tuple(Suggestion(cut(one.label, OPTION), one.value) for one in found[:OPTIONS])


def _text(suggestion: Suggestion) -> str:
    return folded(f"{suggestion.label} {suggestion.value}")
