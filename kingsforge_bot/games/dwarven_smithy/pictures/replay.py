"""What an animated picture of a whole game shows, known before it is drawn."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.drawing.replay_frames import frames_picked
from kingsforge_bot.games.dwarven_smithy.rules.events import Crafted, Event, KingsItemCompleted
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN

_MOST: Final = 46
"""Frames: of a table of four as crowded as can be they stay below four MiB."""


def picked(led: Sequence[Sequence[Event]]) -> tuple[int, ...]:
    """Which moments of a game are shown, each given by the events that led to it: every King's Item."""
    return frames_picked([is_great(events) for events in led], _MOST)


def is_great(events: Sequence[Event]) -> bool:
    """Whether a King's Item was crafted or completed: a moment that stands longer."""
    return any(
        isinstance(event, KingsItemCompleted)
        or (isinstance(event, Crafted) and (event.covered or event.stack.card == UNSEEN))
        for event in events
    )
