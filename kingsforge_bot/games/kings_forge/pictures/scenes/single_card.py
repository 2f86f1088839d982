"""A single card as large as can be, for looking up."""

from typing import Final

from kingsforge_bot.drawing.layout import Column, Drawn, Inset, Over, Part, Row, Space, middle, paint, shown
from kingsforge_bot.drawing.measures import WIDE
from kingsforge_bot.games.kings_forge.pictures.art import LARGE
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.parts import card_boxes, icon, line, look, text, title
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import folded, height
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import cost, effect
from kingsforge_bot.games.kings_forge.pictures.names import card_name, half_mark
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.places import INNER, MARGIN, Layout, Place
from kingsforge_bot.games.kings_forge.pictures.scene_contents import CardFace, CraftFace
from kingsforge_bot.games.kings_forge.rules.cards import ALWAYS_IN_PLAY, SIDES_OF, Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_FACE_HIGH: Final = 528
_EDGE: Final = (3, Tone.LINE)


def face(card: Card | CraftCard) -> Layout:
    """A single card."""
    content = CraftFace(card) if isinstance(card, CraftCard) else CardFace(card)
    return Layout(WIDE, _FACE_HIGH + 2 * MARGIN, (Place("card", Frame(MARGIN, MARGIN, INNER, _FACE_HIGH), content),))


def draw_card_face(canvas: Canvas, frame: Frame, face: CardFace) -> None:
    """A gather card: its view, its name, and per half what it costs and does."""
    card = face.card
    canvas.slab(frame, Tone.CARD, Tone.TABLE, 20, _EDGE)
    nailed = (Row((Space(), icon(Icon.NAILED, 84, Tone.MUTED))),) if card in ALWAYS_IN_PLAY else ()
    named = Over((*nailed, text(card_name(card), 76, 40)), 90)
    beside: Column[Drawn] = Column((named, *(shown(_draw_half, side) for side in SIDES_OF[card])), 14)
    paint(canvas, _beside_large("gather", card.value, Inset(beside, 0, 24)), frame)


def draw_craft_face(canvas: Canvas, frame: Frame, face: CraftFace) -> None:
    """A craft card: how it looks, rank, name, and the dice that it takes."""
    card = face.card
    canvas.slab(frame, Tone.CARD, Tone.TABLE, 20, _EDGE)
    columns = len(card.boxes) if len(card.boxes) <= 4 else 3
    boxes = card_boxes(card, (), columns, 200 if len(card.boxes) <= columns else 168, 22, 18)
    beside: Part[Drawn] = Column((Space(40), title(card, 76, 90), Space(24), Over((middle(boxes),), LARGE - 130)))
    paint(canvas, _beside_large("craft", card.item, beside), frame)


def _beside_large(folder: str, name: str, part: Part[Drawn]) -> Part[Drawn]:
    return Row((Space(24), look(folder, name, LARGE), Space(32), part, Space(32)))


def _draw_half(canvas: Canvas, frame: Frame, side: Side) -> None:
    """What one half costs and does, in two lines where one would be small."""
    canvas.slab(frame, Tone.GLOW, Tone.CARD, 16)
    named = text(half_mark(side), 54, 20, Tone.MUTED, Tone.GLOW, centred=True)
    room, half = frame.w - 104, (frame.h - 44) // 2
    signs = (*cost(side), *effect(side))
    lines: tuple[Part[Drawn], ...] = (Space(), line(signs, Tone.GLOW, 110), Space())
    if height(signs, room, 110) < half:
        above, below = (line(one, Tone.GLOW, half) for one in folded(signs, room, half))
        lines = (above, Space(), below)
    row = Row((Space(12), Over((named,), 60), Space(12), Inset(Column(lines), 0, 16), Space(20)))
    paint(canvas, row, frame)
