"""A picture that is yet to be drawn, as a value: a game makes it, the platform draws it when and where it can."""

import hashlib
from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import msgspec

from kingsforge_bot.core.game import Step
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.i18n.names import shortened, unmarked
from kingsforge_bot.service.types import LogEntry, TableView

_WORDS: Final = 1000
"""Characters of a text in place of a scene."""


class Size(StrEnum):
    """How much of a table is shown: all of it, or what the next decision needs, as it is posted."""

    FULL = "full"
    COMPACT = "compact"


class Drawing(msgspec.Struct, frozen=True):
    """How to draw one picture, and what to say to those who do not see it.

    Both are called once, in a thread of their own: they may take a while, and know neither the store nor Discord.
    """

    draw: Callable[[StillWanted], bytes]
    """The file. What takes long asks now and then whether it is still wanted, and raises NotWanted."""
    file: str
    what: str
    """What it shows, for the log."""
    alt: Callable[[], str] | None = None
    """None: what the message says, without its markdown."""
    instead: Callable[[], str] | None = None
    """What a message that leaves much to the picture says where there is none."""
    telling: Callable[[Sequence[Any]], "Drawing"] | None = None
    """The same picture with these events in it, where somebody decides by it; where there is none, a picture of what
    mattered stands in its place."""
    ready: Path | None = None
    """Where it lies drawn already, if it does: what is the same for everybody need not be drawn while the bot runs."""


def scene_of(heading: str, draw: Callable[[], bytes], words: Callable[[], str]) -> Drawing:
    """A position that belongs to no table, such as a step of a lesson shows, and what it shows in words."""
    return Drawing(lambda _: draw(), "scene.png", heading, lambda: shortened(unmarked(words()), _WORDS))


def ready_in(folder: Path, *shows: object) -> Path:
    """Where a picture of just these words and cards lies: with others there is none, and it is drawn."""
    told = msgspec.json.encode(shows, order="deterministic")
    return folder / f"{hashlib.sha256(told).hexdigest()[:16]}.png"


Moments = Sequence[tuple[TableView, tuple[LogEntry, ...]]]
"""A game, state by state, with the entries that led to each."""


def steps_of(moments: Moments) -> list[Step[Any, Any]]:
    """Each state with the events that led to it."""
    return [Step(then.view, tuple(event for one in led for event in one.events)) for then, led in moments]
