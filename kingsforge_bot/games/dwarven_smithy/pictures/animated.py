"""A whole game as one animated picture, half as large as a board: turn by turn what was posted."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from kingsforge_bot.core.game import Step
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.drawing.animation import frame_cache, frame_of, replay
from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.palette import PALETTE, TABLE
from kingsforge_bot.games.dwarven_smithy.pictures.post import strips_of
from kingsforge_bot.games.dwarven_smithy.pictures.replay import is_great
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.events import Event
from kingsforge_bot.games.dwarven_smithy.rules.secrets import event_view, player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import State

_ROWS: Final = frame_cache(4 << 20)


def draw_replay(
    steps: Sequence[Step[State, Event]], cards: CardSet, caption: BoardCaption, still_wanted: StillWanted = always
) -> bytes:
    """A GIF of those steps, 800 wide, that plays on and on. Takes a while: call it off the event loop.

    Raises NotWanted, between two frames.
    """

    def frame(step: Step[State, Event]) -> Image.Image:
        known = tuple(event_view(event, None) for event in step.events)
        return _frame(strips_of(player_view(step.state, cards, None), cards, caption, known))

    return replay(steps, frame, is_great, _ROWS, still_wanted)


def _frame(strips: list[Strip]) -> Image.Image:
    """All frames are equally high: below what is lower lies the table."""
    rest = HIGHEST - sum(strip.high for strip in strips)
    below = [Strip(rest, "table", lambda canvas: canvas.planks(TABLE, LEFT))] if rest > 0 else []
    return frame_of([*strips, *below], WIDE, HIGHEST, PALETTE, _ROWS)
