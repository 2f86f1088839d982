"""What an animated picture of a whole game shows, known before it is drawn."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.drawing.replay_frames import frames_picked
from kingsforge_bot.games.keyflower.rules.events import Event, GameEnded, SeasonBegan, TurnsEnded

_MOST: Final = 46
"""Frames: of a table of six as crowded as can be they stay below four MiB."""


def picked(led: Sequence[Sequence[Event]]) -> tuple[int, ...]:
    """Which moments of a game are shown, each given by the events that led to it: each season's first and last."""
    return frames_picked([is_great(events) for events in led], _MOST)


def is_great(events: Sequence[Event]) -> bool:
    """Whether a season began or its turns ended: a moment that stands longer."""
    return any(isinstance(event, SeasonBegan | TurnsEnded | GameEnded) for event in events)
