"""What an animated picture of a whole game shows, known before it is drawn."""

from collections.abc import Iterable, Sequence

from kingsforge_bot.core.game import Step
from kingsforge_bot.drawing.replay_frames import frames_picked
from kingsforge_bot.games.kings_forge.rules.events import Crafted, Event, Stolen
from kingsforge_bot.games.kings_forge.rules.state import State


def picked(led: Sequence[Sequence[Event]]) -> tuple[int, ...]:
    """Which moments of a game are shown, each given by the events that led to it: every item made or stolen."""
    return frames_picked([is_great(events) for events in led])


def chosen(steps: Sequence[Step[State, Event]]) -> tuple[Step[State, Event], ...]:
    """The steps that are shown; what led to one that is left out is told with the next."""
    found: list[Step[State, Event]] = []
    before = 0
    for index in picked([step.events for step in steps]):
        events = tuple(event for step in steps[before : index + 1] for event in step.events)
        found.append(Step(steps[index].state, events))
        before = index + 1
    return tuple(found)


def is_great(events: Iterable[Event]) -> bool:
    """Whether an item was made or stolen: a moment that stands longer."""
    return any(isinstance(event, Crafted | Stolen) for event in events)
