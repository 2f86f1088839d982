"""What is won, to be looked at: places at the end, and items."""

from typing import Final

from kingsforge_bot.games.kings_forge.pictures.art import SHOWN
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import draw_tile
from kingsforge_bot.games.kings_forge.pictures.names import item_name
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Medal, Prize
from kingsforge_bot.games.kings_forge.pictures.table.offers import draw_rank
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import width

_MEDALS: Final = ((Tone.GOLD, Tone.INK), (Tone.DIM, Tone.INK), (Tone.LINE, Tone.INK), (Tone.PAPER, Tone.INK))
_PRIZE_TEXT: Final = 34


def draw_medal(canvas: Canvas, frame: Frame, medal: Medal) -> None:
    """A place at the end, on a disc; the first is of gold."""
    place = medal.place
    fill, ink = _MEDALS[min(place, len(_MEDALS)) - 1]
    canvas.slab(frame, fill, Tone.CARD, frame.h // 2)
    canvas.label(str(place), frame, Script(round(frame.h * 0.6), 12, ink, fill, centred=True))


def draw_prize(canvas: Canvas, frame: Frame, prize: Prize) -> None:
    """An item, its rank and its name, in two lines if need be."""
    card = prize.card
    x = frame.x + (frame.w - SHOWN) // 2
    draw_tile(canvas, "craft", card.item, x, frame.y, SHOWN, Tone.CARD)
    draw_rank(canvas, Frame(x - 4, frame.y, 50, 50), card.rank)
    name = item_name(card.item)
    lines = [name] if width(name, _PRIZE_TEXT) <= frame.w else _halved(name)
    high = _PRIZE_TEXT + 6
    for number, words in enumerate(lines):
        place = Frame(frame.x, frame.y + SHOWN + 4 + number * high, frame.w, high)
        canvas.label(words, place, Script(_PRIZE_TEXT, 22, Tone.INK, Tone.CARD, centred=True))


def _halved(name: str) -> list[str]:
    """A name in two lines of about the same length."""
    spaces = [place for place, sign in enumerate(name) if sign == " "]
    if not spaces:
        return [name]
    gap = min(spaces, key=lambda place: abs(2 * place - len(name)))
    return [name[:gap], name[gap + 1 :]]
