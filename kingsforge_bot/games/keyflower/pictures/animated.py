"""A whole game as one animated picture, half as large as a market: turn by turn what was posted."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from kingsforge_bot.core.game import Step
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.drawing.animation import frame_cache, frame_of, replay
from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption
from kingsforge_bot.games.keyflower.pictures.palette import PALETTE
from kingsforge_bot.games.keyflower.pictures.post import strips_of
from kingsforge_bot.games.keyflower.pictures.replay import is_great
from kingsforge_bot.games.keyflower.rules.events import Event
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet

_ROWS: Final = frame_cache(4 << 20)


def draw_replay(
    steps: Sequence[Step[State, Event]], tiles: TileSet, caption: BoardCaption, still_wanted: StillWanted = always
) -> bytes:
    """A GIF of those steps, 800 wide, that plays on and on. Takes a while: call it off the event loop.

    Raises NotWanted, between two frames.
    """

    def frame(step: Step[State, Event]) -> Image.Image:
        return frame_of(strips_of(step.state, tiles, caption, step.events), WIDE, HIGHEST, PALETTE, _ROWS)

    return replay(steps, frame, is_great, _ROWS, still_wanted)
