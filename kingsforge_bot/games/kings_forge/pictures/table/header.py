"""The band at the top: whom the table awaits, round, phase, anvil, cancelled value, table."""

from typing import Final

from PIL import Image

from kingsforge_bot.drawing.caption import faced, name_of, table_of
from kingsforge_bot.drawing.portraits import draw_portrait
from kingsforge_bot.games.kings_forge.pictures.art import SPRITES
from kingsforge_bot.games.kings_forge.pictures.contents import (
    AnvilAt,
    Cancelled,
    Header,
    Herald,
    Round,
    TableName,
    Task,
)
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon, draw_icon, icon_stencil
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import FACES, draw_row, row_width
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import (
    BANNED,
    DieSign,
    IconSign,
    SeatSign,
    Signs,
    doing,
    waits_for,
)
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, words_of
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import fit, width

_BRICKS: Final = 52
"""Rows after which the bricks of the hearth are the same again."""
_RADIUS: Final = 18
_OUTLINE: Final = 4
_NAME: Final = 54
_WORDS: Final = ((_NAME, 36), (50, 32), (46, 28))
"""Sizes of the name and of the word for what is done next; where there is room for none of them, its sign alone."""
_BRASS: Final = (8, Tone.GOLD)
"""Whose turn it is."""


def draw_hearth(canvas: Canvas, frame: Frame, header: Header) -> None:
    """Bricks, and below them embers, flames or cold coals; in a higher band there are more bricks."""
    hearth = SPRITES.band(header.phase.value)
    high = hearth.height + max(0, -(-(frame.h - hearth.height) // _BRICKS)) * _BRICKS
    for x in range(frame.x, frame.right, hearth.width):
        for y in range(frame.bottom - high, frame.bottom - hearth.height, _BRICKS):
            _put_within(canvas, frame, hearth.crop((0, 0, hearth.width, _BRICKS)), x, y)
        _put_within(canvas, frame, hearth, x, frame.bottom - hearth.height)


def _put_within(canvas: Canvas, frame: Frame, image: Image.Image, x: int, y: int) -> None:
    above = max(0, frame.y - y)
    canvas.put(image.crop((0, above, min(image.width, frame.right - x), image.height)), x, y + above)


def draw_herald(canvas: Canvas, frame: Frame, awaited: Herald, caption: BoardCaption) -> None:
    """A pointer or a crown, who, and what for, in a frame of brass."""
    canvas.slab(frame, Tone.CARD, Tone.IRON, _RADIUS, _BRASS)
    icon = Icon.CROWN if awaited.over else Icon.TURN
    side = frame.h - 20
    draw_icon(canvas, Frame(frame.x + 12, frame.y + 10, side, side), icon, Tone.EMBER, Tone.CARD)
    x = frame.x + side + 24
    for seat in awaited.seats:
        draw_portrait(canvas, Frame(x, frame.y + 8, side + 4, side + 4), faced(caption, seat), Tone.CARD, FACES)
        x += side + 18
    right = frame.right - 14
    names = ", ".join(name_of(caption, seat) for seat in awaited.seats)
    signs = waits_for(awaited.owed) if awaited.owed is not None else doing(awaited.task) if awaited.task else ()
    if signs:
        wide = row_width(signs, side)
        word = _word(awaited, caption)
        room = right - x - wide - 38
        high = next((high for name, high in _WORDS if width(names, name) + width(word, high) <= room), 0)
        if word and high:
            said = width(word, high)
            canvas.write(word, right - said, frame.middle[1], high, Tone.MUTED, Tone.CARD)
            right -= said + 10
        draw_row(canvas, Frame(right - wide, frame.y + 10, wide, side), signs, Tone.CARD)
        right -= wide + 14
    place = Frame(x, frame.y, right - x, frame.h)
    canvas.label(names, place, Script(_NAME, 34, Tone.INK, Tone.CARD))


def _word(awaited: Herald, caption: BoardCaption) -> str:
    """What is done next, as the table's language has it; nothing where a die waits."""
    if awaited.owed is not None or awaited.task is None or not words_of(caption).tasks:
        return ""
    return words_of(caption).tasks[list(Task).index(awaited.task)]


def draw_round(canvas: Canvas, frame: Frame, one: Round) -> None:
    """The round's number in a ring that goes on."""
    canvas.slab(frame, Tone.METAL, Tone.IRON, frame.h // 2)
    ring = frame.inset(6)
    canvas.stamp(icon_stencil(Icon.CYCLE, ring.h), ring.x, ring.y, Tone.DIM, Tone.METAL, over=True)
    script = Script(38, 27, Tone.WHITE, Tone.METAL, centred=True)
    canvas.label(str(one.number), frame.inset(13 if one.number < 100 else 7), script)


def draw_anvil(canvas: Canvas, frame: Frame, anvil: AnvilAt) -> None:
    """The anvil, and who has it."""
    _draw_signs(canvas, frame, (IconSign(Icon.ANVIL), SeatSign(anvil.seat)))


def draw_cancelled(canvas: Canvas, frame: Frame, cancelled: Cancelled) -> None:
    """A sign that bans, and the value."""
    _draw_signs(canvas, frame, (BANNED, DieSign(Kind.CEMETERY, cancelled.value)))


def _draw_signs(canvas: Canvas, frame: Frame, signs: Signs) -> None:
    """A plate with signs in its middle."""
    canvas.slab(frame, Tone.CARD, Tone.IRON, _RADIUS)
    place = Frame(frame.x + 8, frame.y + 9, frame.w - 16, frame.h - 18)
    draw_row(canvas, place, signs, Tone.CARD, centred=True)


def draw_table_name(canvas: Canvas, frame: Frame, _: TableName, caption: BoardCaption) -> None:
    """The table's name, set off from the flames behind it."""
    name, size = fit(table_of(caption), 46, 27, frame.w - 2 * _OUTLINE)
    x = frame.right - _OUTLINE - width(name, size)
    canvas.engrave(name, x, frame.middle[1], size, Tone.WHITE, (_OUTLINE, Tone.INK))
