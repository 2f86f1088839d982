"""A whole game as one animated picture (GIF: what Discord plays by itself), half as large as a board."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from PIL import Image

from kingsforge_bot.core.game import Step
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.drawing.animation import frame_cache, frame_of, replay
from kingsforge_bot.drawing.caption import name_of
from kingsforge_bot.drawing.measures import WIDE
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.kings_forge.pictures.board import paint, strips
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, card_name, item_name, side_name
from kingsforge_bot.games.kings_forge.pictures.news import news_of
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Change, Deed
from kingsforge_bot.games.kings_forge.pictures.scenes.compact import compact
from kingsforge_bot.games.kings_forge.pictures.scenes.replay import chosen, is_great
from kingsforge_bot.games.kings_forge.rules.events import (
    Claimed,
    Crafted,
    Docked,
    Event,
    GameEnded,
    Passed,
    Rolled,
    Stolen,
    Used,
)
from kingsforge_bot.games.kings_forge.rules.state import State

_ROWS: Final = frame_cache(2 << 20)
_WEIGHT: Final[dict[type[Event], int]] = {
    Stolen: 6,
    Crafted: 5,
    GameEnded: 4,
    Claimed: 3,
    Docked: 3,
    Rolled: 2,
    Used: 1,
}
"""What of several things a caption tells; Passed, and all else, comes last."""


def draw_replay(
    steps: Sequence[Step[State, Event]], caption: BoardCaption, still_wanted: StillWanted = always
) -> bytes:
    """A GIF of at most 54 frames, 800 wide, that plays on and on. Takes a while: call it off the event loop.

    Raises NotWanted, between two frames.
    """
    return replay(chosen(steps), partial(_frame, caption=caption), is_great, _ROWS, still_wanted)


def deed_of(events: Iterable[Event], caption: BoardCaption) -> Deed:
    """What a caption tells of these events: the greatest of them, the latest of equals."""
    told = max(enumerate(events), key=lambda one: (_WEIGHT.get(type(one[1]), 0), one[0]), default=(0, None))[1]
    match told:
        case Stolen(seat=seat, victim=victim, item=item, dice=dice):
            return Deed(seat, item_name(item), dice, icon=Icon.HAMMER, robbed=victim)
        case Crafted(seat=seat, item=item, dice=dice):
            return Deed(seat, item_name(item), dice, icon=Icon.HAMMER)
        case Claimed(seat=seat, side=side, copying=copying):
            return Deed(seat, side_name(side) + (f" = {side_name(copying)}" if copying else ""), icon=Icon.CARDS)
        case Docked(seat=seat, discarded=card):
            return Deed(seat, card_name(card), icon=Icon.DOCK)
        case Rolled(seat=seat, dice=dice):
            return Deed(seat, "", dice, icon=Icon.ROLL)
        case Used(seat=seat, held=held, before=before, after=dice):
            return Deed(seat, change=Change(held, before, dice))
        case GameEnded(places=places):
            others = ", ".join(name_of(caption, seat) for seat in places[0][1:])
            return Deed(places[0][0], others, icon=Icon.CROWN)
        case Passed(seat=seat):
            return Deed(seat, icon=Icon.SKIP)
        case _:
            return Deed(None)


def _frame(step: Step[State, Event], caption: BoardCaption) -> Image.Image:
    plan = compact(step.state, news_of(step.events), deed_of(step.events, caption))
    cut = [
        Strip(high, (places, caption), partial(paint, margin=LEFT, places=places, caption=caption))
        for high, places in strips(plan)
    ]
    return frame_of(cut, WIDE, plan.high, PALETTE, _ROWS)
