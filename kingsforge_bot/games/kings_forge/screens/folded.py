"""What a board says once another stands in its place: what led to the moment that its picture shows, turn by turn."""

from collections.abc import Iterator, Sequence
from typing import Final

from kingsforge_bot.games.kings_forge.pictures.posts.celebrated import end_of_making, place_of_moment
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.outcome import happened
from kingsforge_bot.games.kings_forge.words.brief import Happened
from kingsforge_bot.games.kings_forge.words.names import People
from kingsforge_bot.games.kings_forge.words.turn_lines import TurnLines
from kingsforge_bot.games.kings_forge.words.turn_parts import turn_part
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import LogEntry, TableView
from kingsforge_bot.ui.phone import SMALL, height
from kingsforge_bot.ui.wording.names import names_of

_ROOM: Final = 260
"""Points that the picture of a moment leaves to the words, so that both are read at a glance."""


def folded(l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> str:
    """Every turn that led to the moment and what followed, as far back and on as there is room for; none is left out.

    At the end of a game it ends with what won it.
    """
    told = [(event, entry.forced) for entry in entries for event in entry.events]
    events = [event for event, _ in told]
    place = place_of_moment(look.view, events)
    if place is None:
        return happened(l10n, look, (), [entry for entry in entries if entry.events])
    text = ""
    for first, end in _spans(events, place, over=look.view.phase is Phase.OVER):
        text = _turns(l10n, look, told[:end], first)
        if height(text, ()) <= _ROOM:
            break
    return text


def _spans(events: Sequence[ev.Event], place: int, *, over: bool) -> Iterator[tuple[int, int]]:
    """From where to where it may be told, the longest first; the shortest is the turn in which it was made.

    It ends with the last item of that turn where what followed has no room, and always once the game is over.
    """
    made = events[place]
    assert isinstance(made, ev.Crafted | ev.Stolen)
    before = events[:place]
    phase = _after_last([isinstance(event, ev.PhaseBegan) for event in before], itself=True)
    others = _after_last([getattr(event, "seat", made.seat) != made.seat for event in before])
    rounds = _after_last([isinstance(event, ev.RoundBegan) for event in before], itself=True)
    making = end_of_making(events, place)
    for end in (making,) if over else (len(events), making):
        yield from ((first, end) for first in sorted({0, rounds, phase, max(phase, others)}))


def _after_last(found: Sequence[bool], *, itself: bool = False) -> int:
    """Behind the last one that is so, or where it is; else the beginning."""
    return max((at + (not itself) for at, one in enumerate(found) if one), default=0)


def _turns(l10n: Localizer, look: TableView, told: Sequence[Happened], first: int) -> str:
    """A line for each turn from the first event on; what was made before is told where it is won."""
    people, events = People(l10n, names_of(l10n, look.table)), [event for event, _ in told]
    telling = TurnLines(people, events, None)
    for place, (event, forced) in enumerate(told):
        match event:
            case _ if place < first:
                pass
            case ev.RoundBegan() | ev.PhaseBegan() | ev.GameEnded():
                telling.begin(place, event)
            case ev.Displayed() | ev.Refilled():
                pass
            case _:
                said = turn_part(people, event, events[:place], None, forced=forced, priced=True)
                if said is not None:
                    telling.add(place, (event.seat, isinstance(event, ev.Won)), said, event)
    lines = telling.lines()
    made = frozenset[Item]().union(*(line.items for line in lines if not line.won))
    return "\n".join(f"{SMALL}{line.text if line.items <= made else line.how}" for line in lines)
