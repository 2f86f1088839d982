"""A whole game as one animated picture (GIF: what Discord plays by itself), half as large as a board."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PIL import Image

from kingsforge_bot.core.game import Step
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.drawing.animation import frame_cache, frame_of, replay
from kingsforge_bot.drawing.measures import WIDE
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.kings_forge.pictures.board import paint, strips
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.pictures.news import news_of
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE
from kingsforge_bot.games.kings_forge.pictures.scenes.compact import compact
from kingsforge_bot.games.kings_forge.pictures.scenes.headline import headline_of
from kingsforge_bot.games.kings_forge.pictures.scenes.replay import is_great
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.state import State

_ROWS: Final = frame_cache(2 << 20)


def draw_replay(
    steps: Sequence[Step[State, Event]], caption: BoardCaption, still_wanted: StillWanted = always
) -> bytes:
    """A GIF with a frame for each step, 800 wide, that plays on and on. Takes a while: call it off the event loop.

    Raises NotWanted, between two frames.
    """
    return replay(steps, partial(_frame, caption=caption), is_great, _ROWS, still_wanted)


def _frame(step: Step[State, Event], caption: BoardCaption) -> Image.Image:
    plan = compact(step.state, news_of(step.events), headline_of(step.events, caption))
    cut = [
        Strip(high, (places, caption), partial(paint, margin=LEFT, places=places, caption=caption))
        for high, places in strips(plan)
    ]
    return frame_of(cut, WIDE, plan.high, PALETTE, _ROWS)
