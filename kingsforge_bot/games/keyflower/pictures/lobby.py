"""Before a table begins: what is played, and who sits there; and what the game looks like to who sees it first.

`draw_lobby(capacity, taken, caption)`, `draw_greeting(game, tiles)`: 1600 wide; off the event loop.
"""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import Chair, chairs, table_of
from kingsforge_bot.drawing.layout import Drawn, Inset, Part, Row, Space, shown
from kingsforge_bot.drawing.measures import WIDE
from kingsforge_bot.drawing.seats import EMBLEMS, draw_emblem
from kingsforge_bot.drawing.slicing import slices
from kingsforge_bot.drawing.strip_renderer import LEFT
from kingsforge_bot.games.keyflower.pictures.art import draw_scene
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption
from kingsforge_bot.games.keyflower.pictures.cards import LEAST_HIGH, card_of, draw_card
from kingsforge_bot.games.keyflower.pictures.head import HIGH, draw_table, page
from kingsforge_bot.games.keyflower.pictures.meaning import SKILL, WORKER, Pic, Signs
from kingsforge_bot.games.keyflower.pictures.measures import GAP, LEAST, MARGIN, RENDERER
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.pictures.parts import draw_head, draw_plate, draw_signs, write
from kingsforge_bot.games.keyflower.pictures.shown import greeting_tiles
from kingsforge_bot.games.keyflower.pictures.signs import draw_pic
from kingsforge_bot.games.keyflower.rules.kinds import COLOURS, RESOURCES, SKILLS
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import width

_BOARD: Final = 320
_CHAIR: Final = 270
_DISC: Final = 132
_NAME: Final = 44
_SCENE: Final = 152
_SEASON: Final = 92
_KINDS: Final = 96
_SCENES: Final = (("home-1", "keywood"), ("windmill", "keyflower"))
"""At the left and at the right of the game's name."""


def draw_lobby(capacity: int, taken: Sequence[Seat], caption: BoardCaption) -> bytes:
    """A PNG of the game's name and a card for each seat."""
    part, high = lobby(capacity, taken, caption), HIGH + _BOARD + _CHAIR
    return RENDERER.picture([*slices(part, Frame(LEFT, 0, WIDE, high), (HIGH, HIGH + _BOARD))])


def lobby(capacity: int, taken: Sequence[Seat], caption: BoardCaption) -> Part[Drawn]:
    """The table, how many sit there, the name of the game, the seats."""
    counted: Signs = (WORKER, f"{len(taken)}/{capacity}")
    above = Row((shown(draw_signs, counted, 240), Space(), shown(draw_table, table_of(caption), 300)), GAP)
    return page(
        Season.SPRING,
        above,
        Inset(shown(draw_title, caption.game), MARGIN, 10, _BOARD),
        Inset(Row(tuple(shown(draw_chair, one) for one in chairs(capacity, taken, caption)), GAP), MARGIN, 10, _CHAIR),
    )


def draw_greeting(game: str, tiles: TileSet) -> bytes:
    """A PNG of the game's name, a tile of each season, and what there is of workers, resources and skill tiles."""
    high = HIGH + _BOARD + LEAST_HIGH + 2 * GAP + _KINDS
    return RENDERER.picture([*slices(greeting(game, tiles), Frame(LEFT, 0, WIDE, high), (HIGH, HIGH + _BOARD))])


def greeting(game: str, tiles: TileSet) -> Part[Drawn]:
    """What the game is made of."""
    cards = tuple(shown(draw_card, card_of(tiles, name)) for name in greeting_tiles(tiles))
    kinds: tuple[Signs, ...] = (
        tuple(Pic(one) for one in COLOURS),
        tuple(Pic(one) for one in RESOURCES),
        (SKILL, *(Pic(one) for one in SKILLS)),
    )
    return page(
        Season.SPRING,
        Space(),
        Inset(shown(draw_title, game), MARGIN, 10, _BOARD),
        Inset(Row(cards, GAP), MARGIN, GAP, LEAST_HIGH + 2 * GAP),
        Inset(Row(tuple(shown(draw_signs, one) for one in kinds), GAP), MARGIN, GAP, _KINDS),
    )


def draw_title(canvas: Canvas, frame: Frame, game: str) -> None:
    """The game's name between what is built in it."""
    draw_plate(canvas, frame, Tone.CARD, Tone.BARK, 6)
    step = _SCENE + 8
    for index, names in enumerate(_SCENES):
        for place, name in enumerate(names):
            x = frame.x + 20 + place * step if index == 0 else frame.right - 20 - (2 - place) * step
            draw_scene(canvas, Frame(x, frame.middle[1] - _SCENE // 2, _SCENE, _SCENE), name)
    room = Frame(frame.x + 30 + 2 * step, frame.y + 20, frame.w - 60 - 4 * step, frame.h - 120)
    write(canvas, room, game, 120, Tone.INK, centred=True)
    for index, season in enumerate(Season):
        x = room.middle[0] + (index - 2) * _SEASON + _SEASON // 8
        draw_pic(canvas, Frame(x, room.bottom, _SEASON, _SEASON - 20), season.value)


def draw_chair(canvas: Canvas, frame: Frame, chair: Chair) -> None:
    """Who sits there, or a plus and the sign that a new player will have."""
    ground = Tone.CARD if chair.name else Tone.PAPER
    draw_plate(canvas, frame, ground)
    disc = Frame(frame.middle[0] - _DISC // 2, frame.y + 20, _DISC, _DISC)
    said = Frame(frame.x + 14, disc.bottom + 6, frame.w - 28, frame.bottom - disc.bottom - 14)
    if chair.name:
        draw_head(canvas, disc, chair.who, ground)
        write(canvas, said, chair.name, _NAME, centred=True)
        return
    draw_plate(canvas, disc, Tone.MUTED, Tone.BARK, 4, _DISC // 2)
    for bar in (Frame(disc.x + 34, disc.y + 58, 64, 16), Frame(disc.x + 58, disc.y + 34, 16, 64)):
        canvas.slab(bar, Tone.CARD, Tone.MUTED, 0)
    wide = min(said.w, 52 + width(chair.free, _NAME))
    left = frame.middle[0] - wide // 2
    draw_emblem(canvas, Frame(left, said.middle[1] - 22, 44, 44), EMBLEMS[chair.who.seat], Tone.MUTED, ground)
    room = Frame(left + 52, said.y, said.right - left - 52, said.h)
    write(canvas, room, chair.free, max(LEAST, _NAME - 6), Tone.MUTED)
