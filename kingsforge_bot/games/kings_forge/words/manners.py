"""What bot players say: a few words where it matters to them, each level in its own manner."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.words.names import People

_WAYS: Final = 2
"""Ways to say the same."""
_FORGOTTEN: Final = 2
"""Rounds that began since: alone with bots one board tells of many."""


class _Said(NamedTuple):
    seat: Seat
    occasion: str


def remark(people: People, levels: Mapping[Seat, str], told: Sequence[ev.Event], number: int) -> str:
    """At most one line for all that was told, of the latest occasion of this round or the last; else empty.

    `levels` has the bot players' by seat; which of several ways to say it is taken follows from the number.
    """
    begun = 0
    for event in reversed(told):
        begun += isinstance(event, ev.RoundBegan)
        if begun == _FORGOTTEN:
            break
        said = _occasion(levels, event)
        if said is not None and people.l10n.knows(f"manner-{levels[said.seat]}-{said.occasion}-0"):
            words = people.l10n(f"manner-{levels[said.seat]}-{said.occasion}-{number % _WAYS}")
            return people.l10n("manner", who=people.named(said.seat), words=words)
    return ""


def _occasion(levels: Mapping[Seat, str], event: ev.Event) -> _Said | None:
    """A craft, being robbed, the end: there the best of the bots speaks."""
    match event:
        case ev.Crafted(seat=seat) if seat in levels:
            return _Said(seat, "crafted")
        case ev.Stolen(victim=seat) if seat in levels:
            return _Said(seat, "robbed")
        case ev.GameEnded(places=places):
            first = next((seat for tied in places for seat in tied if seat in levels), None)
            return None if first is None else _Said(first, "won" if first in places[0] else "lost")
        case _:
            return None
