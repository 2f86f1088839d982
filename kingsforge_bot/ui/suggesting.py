"""Lines of autocomplete, found by what was typed."""

from collections.abc import Iterable, Sequence
from itertools import islice
from operator import itemgetter

import msgspec

from kingsforge_bot.service.table.names import folded
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
    found = _having(known, words) if words else known
    return tuple(Suggestion(cut(one.label, OPTION), one.value) for one in islice(found, OPTIONS))


def _having(suggestions: Iterable[Suggestion], words: Sequence[str]) -> list[Suggestion]:
    """Those with all the words; those that begin with them first."""
    texts = ((one, folded(f"{one.label} {one.value}")) for one in suggestions)
    found = [(not text.startswith(" ".join(words)), one) for one, text in texts if all(word in text for word in words)]
    return [one for _, one in sorted(found, key=itemgetter(0))]
