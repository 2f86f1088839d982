"""What an animated picture of a whole game shows, known before it is drawn."""

from collections.abc import Iterable, Sequence

from kingsforge_bot.drawing.replay_frames import frames_picked
from kingsforge_bot.games.kings_forge.rules.events import Crafted, Event, Stolen


def picked(led: Sequence[Sequence[Event]]) -> tuple[int, ...]:
    """Which moments of a game are shown, each given by the events that led to it: every item made or stolen."""
    return frames_picked([is_great(events) for events in led])


def is_great(events: Iterable[Event]) -> bool:
    """Whether an item was made or stolen: a moment that stands longer."""
    return any(isinstance(event, Crafted | Stolen) for event in events)
