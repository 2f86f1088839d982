"""What a place of a picture is put together from, as parts of a layout: looks, texts, signs, an item's boxes."""

from typing import Final

from kingsforge_bot.drawing.layout import Drawn, Grid, Leaf, Row, shown
from kingsforge_bot.games.kings_forge.pictures.glyphs.dice_faces import draw_box, draw_die
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon, draw_icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import draw_row, draw_tile, row_width
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import RankSign, Signs
from kingsforge_bot.games.kings_forge.pictures.names import item_name
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import Die
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame

_RADIUS: Final = 16
_EDGE: Final = (3, Tone.LINE)
_FRESH: Final = (8, Tone.FLAME)
"""New since the picture before."""
_READY: Final = (8, Tone.WOOD)
"""Can be made now."""


def draw_card_ground(canvas: Canvas, frame: Frame, *, fresh: bool = False, ready: bool = False) -> None:
    """A card without what is on it."""
    canvas.slab(frame, Tone.CARD, Tone.TABLE, _RADIUS, _READY if ready else _FRESH if fresh else _EDGE)


def look(folder: str, name: str, side: int, ground: Tone = Tone.CARD) -> Leaf[Drawn]:
    """An illustration so large, in the middle of its place."""
    return shown(_draw_look, (folder, name, side, ground), side)


def icon(shows: Icon, side: int, ink: Tone, ground: Tone = Tone.CARD) -> Leaf[Drawn]:
    """An icon so large, in the middle of its place."""
    return shown(_draw_icon, (shows, side, ink, ground), side)


def text(
    said: str,
    size: int,
    least: int,
    ink: Tone = Tone.INK,
    ground: Tone = Tone.CARD,
    *,
    high: int = 0,
    centred: bool = False,
) -> Leaf[Drawn]:
    """A text so large, or smaller where there is too little room."""
    return shown(_draw_text, (said, Script(size, least, ink, ground, centred)), high)


def line(signs: Signs, ground: Tone = Tone.CARD, size: int = 0) -> Leaf[Drawn]:
    """Signs side by side, as large as there is room."""
    return shown(_draw_line, (signs, ground), size)


def whole_line(signs: Signs, high: int, ground: Tone = Tone.CARD) -> Leaf[Drawn]:
    """The same in a row so high, as wide as they are there."""
    return line(signs, ground, row_width(signs, high))


def title(
    card: CraftCard, size: int, high: int, ground: Tone = Tone.CARD, *, least: int = 18, gap: int = 8
) -> Row[Drawn]:
    """A craft card's rank and name."""
    rank = line((RankSign(card.rank),), ground, high)
    return Row((rank, text(item_name(card.item), size, least, ground=ground)), gap, high)


def card_boxes(
    card: CraftCard, covered: tuple[bool, ...], columns: int, side: int, gap: int, down: int | None = None
) -> Grid[Drawn]:
    """An item's boxes so large, row by row; as dice where it is not said which of them are covered."""
    if not covered:
        dice = tuple(Drawn(_draw_die, box) for box in card.boxes)
        return Grid(dice, columns, side, gap, down, wide=side)
    boxes = tuple(Drawn(_draw_box, one) for one in zip(card.boxes, covered, strict=True))
    return Grid(boxes, columns, side, gap, down, wide=side)


def _square(frame: Frame, side: int) -> Frame:
    return Frame(frame.x + (frame.w - side) // 2, frame.y + (frame.h - side) // 2, side, side)


def _draw_look(canvas: Canvas, frame: Frame, one: tuple[str, str, int, Tone]) -> None:
    folder, name, side, ground = one
    draw_tile(canvas, folder, name, *_square(frame, side)[:3], ground)


def _draw_icon(canvas: Canvas, frame: Frame, one: tuple[Icon, int, Tone, Tone]) -> None:
    shows, side, ink, ground = one
    draw_icon(canvas, _square(frame, side), shows, ink, ground)


def _draw_text(canvas: Canvas, frame: Frame, one: tuple[str, Script]) -> None:
    canvas.label(one[0], frame, one[1])


def _draw_line(canvas: Canvas, frame: Frame, one: tuple[Signs, Tone]) -> None:
    draw_row(canvas, frame, *one)


def _draw_box(canvas: Canvas, frame: Frame, one: tuple[Die, bool]) -> None:
    draw_box(canvas, frame, *one, Tone.CARD)


def _draw_die(canvas: Canvas, frame: Frame, box: Die) -> None:
    draw_die(canvas, frame, box.kind, box.value, Tone.CARD)
