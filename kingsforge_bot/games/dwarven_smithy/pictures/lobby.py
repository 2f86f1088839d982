"""Before a table begins: what is played, and who sits there.

`draw_lobby(capacity, taken, caption)`; `draw_greeting(title, cards)` is for those who see the game for the first time.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import Chair, chairs, table_of
from kingsforge_bot.drawing.layout import columns
from kingsforge_bot.drawing.measures import WIDE
from kingsforge_bot.drawing.seats import EMBLEMS, draw_emblem
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.art import COVERED, GUILD, LOT, RESOURCE, SHELF, SPRITES
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell, face
from kingsforge_bot.games.dwarven_smithy.pictures.faces import draw_face
from kingsforge_bot.games.dwarven_smithy.pictures.header import HEADER, draw_hall, engrave
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import GAP, INNER, LEAST, MARGIN, RENDERER
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import draw_face_of, draw_slab
from kingsforge_bot.games.dwarven_smithy.pictures.shown import SHOWN, greeting_cards
from kingsforge_bot.games.dwarven_smithy.pictures.signs import draw_row
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.resources import CLASS_OF, Class, Kind, Name
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.shadow import draw_shadow
from kingsforge_bot.render.typeface import width

_ARROWS: Final = Script(48, LEAST, Tone.INK, Tone.CARD, centred=True)
_BOARD: Final = 320
_CHAIR: Final = 276
_DISC: Final = 140
_NAME: Final = 44
_FACES: Final = 440
_PAIRS: Final = 148
_ARROW: Final = 56
_WORKED: Final = ("raw-gold", "gold", "mithril", "ruby")
"""What becomes of what."""


def draw_lobby(capacity: int, taken: Sequence[Seat], caption: BoardCaption) -> bytes:
    """A PNG, 1600 pixels wide: the game's name, a card for each seat."""
    found = chairs(capacity, taken, caption)
    said = f"{len(taken)}/{capacity}"
    return RENDERER.picture(
        [
            _wall(table_of(caption), said),
            Strip(_BOARD, ("signboard", caption.game), partial(_paint_board, game=caption.game)),
            Strip(_CHAIR, ("chairs", found), partial(_paint_chairs, chairs=found)),
        ]
    )


def draw_greeting(game: str, cards: CardSet) -> bytes:
    """A PNG, 1600 pixels wide: the game's name, a card of each type, what is refined."""
    shown = tuple(face(card, cards) for card in (Name("gold"), *greeting_cards(cards)))
    return RENDERER.picture(
        [
            _wall(game, ""),
            Strip(_FACES, ("greeting", shown), partial(_paint_faces, shown=shown)),
            Strip(_PAIRS, ("refined",), _paint_pairs),
        ]
    )


def _wall(said: str, taken: str) -> Strip:
    return Strip(HEADER, ("wall", said, taken), partial(_paint_wall, said=said, taken=taken))


def _paint_wall(canvas: Canvas, said: str, taken: str) -> None:
    draw_hall(canvas)
    engrave(canvas, said, LEFT + WIDE - MARGIN, WIDE - 2 * MARGIN - 300)
    if taken:
        plate = Frame(LEFT + MARGIN, 4, 220, 80)
        canvas.slab(plate, Tone.CARD, Tone.IRON, 18, (8, Tone.GOLD))
        draw_row(canvas, plate.inset(14), (Icon.PERSON, taken), Tone.CARD, centred=True)


def _paint_board(canvas: Canvas, game: str) -> None:
    """From the ore to the king's: between them the game's name and what is worked on the way."""
    canvas.planks(TABLE, LEFT)
    frame = Frame(LEFT + MARGIN, 8, INNER, _BOARD - 20)
    draw_slab(canvas, frame)
    y = frame.y + (frame.h - LOT) // 2
    canvas.put(SPRITES.tile(RESOURCE, _WORKED[0], LOT, Tone.CARD), frame.x + 10, y)
    canvas.put(SPRITES.tile(GUILD, COVERED, LOT, Tone.CARD), frame.right - 10 - LOT, y)
    room = Frame(frame.x + LOT + 30, frame.y + 30, frame.w - 2 * LOT - 60, 120)
    canvas.label(game, room, Script(112, 56, Tone.INK, Tone.CARD, centred=True))
    drawings = [*((RESOURCE, name) for name in _WORKED[1:]), *((GUILD, name) for name in SHOWN)]
    step = SHELF + 18
    x = room.x + (room.w - step * len(drawings) + 18) // 2
    for folder, name in drawings:
        canvas.put(SPRITES.tile(folder, name, SHELF, Tone.CARD), x, room.bottom + 14)
        x += step


def _paint_chairs(canvas: Canvas, chairs: tuple[Chair, ...]) -> None:
    canvas.planks(TABLE, LEFT)
    for frame, chair in zip(columns(Frame(LEFT + MARGIN, 4, INNER, _CHAIR - 28), len(chairs), 14), chairs, strict=True):
        ground = Tone.CARD if chair.name else Tone.PAPER
        draw_shadow(canvas, frame, TABLE, 16)
        canvas.slab(frame, ground, Tone.TABLE, 16)
        disc = Frame(frame.x + (frame.w - _DISC) // 2, frame.y + 20, _DISC, _DISC)
        said = Frame(frame.x + 16, disc.bottom + 8, frame.w - 32, frame.bottom - disc.bottom - 16)
        if chair.name:
            draw_face_of(canvas, disc, chair.who, ground)
            canvas.label(chair.name, said, Script(_NAME, LEAST + 1, Tone.INK, ground, centred=True))
            continue
        canvas.slab(disc, Tone.MUTED, ground, _DISC // 2)
        for bar in (Frame(disc.x + 36, disc.y + 62, _DISC - 72, 16), Frame(disc.x + 62, disc.y + 36, 16, _DISC - 72)):
            canvas.slab(bar, Tone.CARD, Tone.MUTED, 0)
        wide = min(said.w, _ARROW + width(chair.free, _NAME))
        left = frame.x + (frame.w - wide) // 2
        sign = Frame(left, said.y + (said.h - 44) // 2, 44, 44)
        draw_emblem(canvas, sign, EMBLEMS[chair.who.seat], Tone.MUTED, ground)
        rest = Frame(left + _ARROW, said.y, said.right - left - _ARROW, said.h)
        canvas.label(chair.free, rest, Script(_NAME, LEAST + 1, Tone.MUTED, ground))


def _paint_faces(canvas: Canvas, shown: tuple[Cell, ...]) -> None:
    canvas.planks(TABLE, LEFT)
    for frame, cell in zip(columns(Frame(LEFT + MARGIN, 8, INNER, _FACES - 20), len(shown), 12), shown, strict=True):
        draw_slab(canvas, frame)
        draw_face(canvas, frame.inset(10), cell)


def _paint_pairs(canvas: Canvas) -> None:
    """Metals and gems raw, an arrow, refined."""
    canvas.planks(TABLE, LEFT)
    frame = Frame(LEFT + MARGIN, 4, INNER, _PAIRS - 24)
    draw_slab(canvas, frame)
    pairs = [*_refined()]
    for place, kind in zip(columns(frame.inset(14), len(pairs), GAP), pairs, strict=True):
        x = place.x + (place.w - 2 * SHELF - _ARROW) // 2
        canvas.put(SPRITES.tile(RESOURCE, f"raw-{kind}", SHELF, Tone.CARD), x, place.y)
        canvas.label("→", Frame(x + SHELF, place.y, _ARROW, SHELF), _ARROWS)
        canvas.put(SPRITES.tile(RESOURCE, kind, SHELF, Tone.CARD), x + SHELF + _ARROW, place.y)


def _refined() -> Iterator[Kind]:
    """Three metals and two gems."""
    metals = [kind for kind in Kind if CLASS_OF[kind] is Class.METAL]
    gems = [kind for kind in Kind if CLASS_OF[kind] is Class.GEM]
    yield from (*metals[:3], *gems[:2])
