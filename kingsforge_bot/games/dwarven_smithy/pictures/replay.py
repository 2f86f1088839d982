"""A whole game as one animated picture, half as large as a board: turn by turn what was posted."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from PIL import Image

from kingsforge_bot.core.wanted import StillWanted, always, go_on
from kingsforge_bot.drawing.animation import animation, frame_of
from kingsforge_bot.drawing.animation import picked as frames_picked
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.measures import HIGHEST, WIDE
from kingsforge_bot.games.dwarven_smithy.pictures.palette import PALETTE, TABLE
from kingsforge_bot.games.dwarven_smithy.pictures.post import strips_of
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.events import Crafted, Event, KingsItemCompleted
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN
from kingsforge_bot.games.dwarven_smithy.rules.secrets import event_view, player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.render.byte_cache import ByteCache

_MOST: Final = 46
"""Frames: of a table of four as crowded as can be they stay below four MiB."""
_ROWS: Final[ByteCache[Image.Image]] = ByteCache(4 << 20, lambda image: image.width * image.height)
"""Strips as they are on frames: those of the next one are mostly the same."""


class Step(msgspec.Struct, frozen=True):
    """A state, and the events that led to it from the one before."""

    view: State
    events: tuple[Event, ...] = ()


def picked(led: Sequence[Sequence[Event]]) -> tuple[int, ...]:
    """Which moments of a game are shown, each given by the events that led to it: every King's Item."""
    return frames_picked([_is_great(events) for events in led], _MOST)


def _is_great(events: Sequence[Event]) -> bool:
    """Whether a King's Item was crafted or completed."""
    return any(
        isinstance(event, KingsItemCompleted)
        or (isinstance(event, Crafted) and (event.covered or event.stack.card == UNSEEN))
        for event in events
    )


def draw_replay(
    steps: Sequence[Step], cards: CardSet, caption: BoardCaption, still_wanted: StillWanted = always
) -> bytes:
    """A GIF of those steps, 800 wide, that plays on and on. Takes a while: call it off the event loop.

    Raises NotWanted, between two frames.
    """
    try:
        return animation(_frames(steps, cards, caption, still_wanted), [_is_great(step.events) for step in steps])
    finally:
        _ROWS.clear()


def _frames(
    steps: Sequence[Step], cards: CardSet, caption: BoardCaption, still_wanted: StillWanted
) -> Iterator[Image.Image]:
    for step in steps:
        go_on(still_wanted)
        known = tuple(event_view(event, None) for event in step.events)
        yield _frame(strips_of(player_view(step.view, cards, None), cards, caption, known))


def _frame(strips: list[Strip]) -> Image.Image:
    """All frames are equally high: below what is lower lies the table."""
    rest = HIGHEST - sum(strip.high for strip in strips)
    below = [Strip(rest, "table", lambda canvas: canvas.planks(TABLE, LEFT))] if rest > 0 else []
    return frame_of([*strips, *below], WIDE, HIGHEST, PALETTE, _ROWS)
