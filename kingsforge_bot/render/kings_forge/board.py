"""The board as a picture: everything public about a table, for all languages the same."""

from kingsforge_bot.games.kings_forge.state import State
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.kings_forge.caption import BoardCaption
from kingsforge_bot.render.kings_forge.contents import OnBand, OnOffer
from kingsforge_bot.render.kings_forge.header import draw_on_band
from kingsforge_bot.render.kings_forge.layout import layout
from kingsforge_bot.render.kings_forge.offers import draw_on_offer
from kingsforge_bot.render.kings_forge.panels import draw_of_player
from kingsforge_bot.render.palette import Tone

__all__ = ["BoardCaption", "draw_board"]


def draw_board(view: State, caption: BoardCaption) -> bytes:
    """A PNG, 1600 pixels wide. Pure CPU work: call it off the event loop."""
    plan = layout(view)
    canvas = Canvas(plan.wide, plan.high, Tone.PAPER)
    for box in plan.boxes:
        if isinstance(box.holds, OnBand):
            draw_on_band(canvas, box.frame, box.holds, caption)
        elif isinstance(box.holds, OnOffer):
            draw_on_offer(canvas, box.frame, box.holds)
        else:
            draw_of_player(canvas, box.frame, box.holds, caption)
    return canvas.png()
