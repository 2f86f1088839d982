"""The last picture of a game: the winner large below the title, everybody's place, three highlights, the race."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of
from kingsforge_bot.drawing.celebrating import LEAST, TITLE, Title, draw_rays, draw_title, draw_winners
from kingsforge_bot.drawing.layout import Column, Drawn, Inset, Over, Part, Row, Space, middle, paint, shown
from kingsforge_bot.drawing.lettering import fitted, least_wide
from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.drawing.portraits import Faced, draw_portrait
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip, StripRenderer
from kingsforge_bot.games.kings_forge.advice.story import Highlight, Why
from kingsforge_bot.games.kings_forge.pictures.art import SHOWN
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon, icon_stencil
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import FACES, draw_hand, draw_tile
from kingsforge_bot.games.kings_forge.pictures.materials import TABLE
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, item_name
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, Tone
from kingsforge_bot.games.kings_forge.pictures.places import BOTTOM, INNER, MARGIN
from kingsforge_bot.games.kings_forge.pictures.post_contents import Slots
from kingsforge_bot.games.kings_forge.pictures.posts.players import draw_slots
from kingsforge_bot.games.kings_forge.pictures.posts.shapes import slots_of
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Medal
from kingsforge_bot.games.kings_forge.pictures.scenes.awards import draw_medal
from kingsforge_bot.games.kings_forge.pictures.scenes.course import Course, draw_course
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.meta import target
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import width

_MOST_BYTES: Final = 150 << 10
RENDERER: Final = StripRenderer(PALETTE, WIDE, _MOST_BYTES, room=1 << 18)
"""Each is drawn once, for one message: next to nothing is kept."""
_HERO: Final = 448
"""Height of title, winners and places, at least."""
_WINNERS: Final = (328, 540)
"""Width of the winners, at least and at most: names stay whole first."""
_TALLEST: Final = 124
"""Height of a place, at most."""
_LOWEST: Final = (72, 90)
"""A place in which a name has one line, or two."""
_ONE_LINE: Final = 640
"""Width of a name beyond which it may need two."""
_APART: Final = 8
"""Between places."""
_SCORE: Final = 68
"""Width of how many items somebody has."""
_SLOTS: Final = (180, 92)
"""Width of all slots, at least, and of each at most."""
_HIGHLIGHT: Final = 284
"""Height of the highlights with what is around them."""
_GAP: Final = 12
"""Between cards, and around them."""
_PAD: Final = 14
"""Inside a card, from its edge and between what stands in it."""
_ABOVE: Final = 14 + TITLE
"""Height of the title with what is above it."""
_LABEL: Final = 48
"""Height of what a highlight is called."""
_HEAD: Final = 76
"""Side of a head in a highlight."""
_WRITTEN: Final = 48
"""Letters of a name, at most."""
_BELOW: Final = 46
"""From one line of a name to the next."""
_LOW: Final = 41
"""The same where there is little room for two."""


class Ending(msgspec.Struct, frozen=True):
    """What is told on it: the title and the highlights, each with what it is called, in the table's language."""

    title: str
    course: tuple[tuple[int, ...], ...]
    highlights: tuple[tuple[Highlight, str], ...] = ()


class _Placed(msgspec.Struct, frozen=True):
    place: int
    who: Faced
    name: str
    slots: Slots
    items: int


class _Highlighted(msgspec.Struct, frozen=True):
    what: Highlight
    said: str
    who: Faced
    victim: Faced | None


def draw_ending(view: State, caption: BoardCaption, ending: Ending) -> bytes:
    """A PNG, 1600 by 1018."""
    strips = [Strip(part.size, part, partial(_paint, part=part)) for part in ending_parts(view, caption, ending)]
    return RENDERER.picture(strips)


def ending_parts(view: State, caption: BoardCaption, ending: Ending) -> tuple[Over[Drawn], ...]:
    """From above: title, winners and places; the highlights, if there are any; the race."""
    highlights = tuple(_highlighted(caption, *one) for one in ending.highlights)
    cards = Row(tuple(shown(_draw_highlight, one) for one in highlights), _GAP)
    below = (_band(cards, _HIGHLIGHT),) if highlights else ()
    course = Course(ending.course, target(len(view.players)))
    race = Inset(shown(partial(draw_course, caption=caption), course), MARGIN, 0)
    hero = _hero(view, caption, ending.title)
    left = HIGHEST - hero.size - len(below) * _HIGHLIGHT
    return hero, *below, Over((Column((race, Space(BOTTOM))),), left)


def _band(part: Part[Drawn], high: int) -> Over[Drawn]:
    return Over((Column((Space(_GAP), Inset(part, MARGIN, 0), Space(_GAP))),), high)


def _paint(canvas: Canvas, part: Over[Drawn]) -> None:
    canvas.planks(TABLE, LEFT)
    paint(canvas, part, Frame(LEFT, 0, WIDE, part.size))


def _hero(view: State, caption: BoardCaption, title: str) -> Over[Drawn]:
    standings = _standings(view, caption)
    first = tuple(one.who for one in standings if one.place == 1)
    lowest = _LOWEST[any(width(one.name, LEAST) > _ONE_LINE for one in standings)]
    high = max(lowest, min(_TALLEST, (_HERO - _ABOVE - _GAP) // len(standings) - _APART))
    wide, slots = _widths(standings, high, len(first))
    rows: Column[Drawn] = Column((Space(), *(_row(one, high, slots) for one in standings), Space()), _APART)
    ribbon = Title(title, Tone.EMBER, Tone.WHITE, Tone.TABLE)
    scene = Row((shown(_draw_winners, first, wide), Inset(rows, 0, _GAP)), _GAP)
    whole = Column((Space(_ABOVE - TITLE), shown(draw_title, ribbon, TITLE), scene))
    size = max(_HERO, _ABOVE + _GAP + len(standings) * (high + _APART) + _APART)
    return Over((shown(draw_rays, MARGIN + wide // 2), Inset(whole, MARGIN, 0)), size)


def _widths(standings: Sequence[_Placed], high: int, winners: int) -> tuple[int, int]:
    """Of the winners and of all slots: names stay whole, then slots get what is left, then several winners."""
    least, most = _WINNERS
    names = max(least_wide(one.name, LEAST) for one in standings) + _PAD
    others = 2 * _side(high) + _SCORE + 6 * _PAD
    left = INNER - least - _GAP - others - names
    slots = min(max(_SLOTS[0], left), max(one.slots.count for one in standings) * _SLOTS[1])
    return least if winners == 1 else min(max(least, least + left - slots), most), slots


def _standings(view: State, caption: BoardCaption) -> tuple[_Placed, ...]:
    """Best first; who is tied shares a place (5.4)."""
    found, place = list[_Placed](), 1
    for tied in places(view):
        for seat in tied:
            items = len(view.players[seat].items)
            found.append(_Placed(place, faced(caption, seat), name_of(caption, seat), slots_of(view, seat), items))
        place += len(tied)
    return tuple(found)


def _row(one: _Placed, high: int, slots: int) -> Over[Drawn]:
    side = _side(high)
    parts = (
        middle(shown(draw_medal, Medal(one.place), side), side),
        middle(shown(_draw_head, one.who, side), side),
        shown(_draw_name, one.name),
        shown(draw_slots, one.slots, slots),
        shown(_draw_score, one.items, _SCORE),
    )
    return Over((shown(_draw_panel, one.place == 1), Inset(Row(parts, _PAD), _PAD, 5)), high)


def _side(high: int) -> int:
    """Of medal and head in a place so high."""
    return min(high - 14, 80)


def _highlighted(caption: BoardCaption, what: Highlight, said: str) -> _Highlighted:
    victim = None if what.victim is None else faced(caption, Seat(what.victim))
    return _Highlighted(what, said, faced(caption, what.seat), victim)


def _draw_winners(canvas: Canvas, frame: Frame, who: tuple[Faced, ...]) -> None:
    draw_winners(canvas, frame, who, Tone.TABLE, FACES)


def _draw_panel(canvas: Canvas, frame: Frame, won: bool) -> None:
    canvas.slab(frame, Tone.CARD, Tone.TABLE, 16, (6, Tone.GOLD) if won else (3, Tone.LINE))


def _draw_head(canvas: Canvas, frame: Frame, who: Faced) -> None:
    draw_portrait(canvas, Frame(frame.x, frame.y, frame.h, frame.h), who, Tone.CARD, FACES)


def _draw_name(canvas: Canvas, frame: Frame, name: str) -> None:
    """In one line, or in two where it is long."""
    lines = fitted(name, frame.w, _WRITTEN, LEAST)
    below = _BELOW if frame.h >= 2 * _BELOW else _LOW
    if len(lines) > 1 and below == _LOW:
        lines = fitted(name, frame.w, LEAST, LEAST)
    top = frame.middle[1] - (len(lines) - 1) * below // 2
    for index, (line, size) in enumerate(lines):
        canvas.write(line, frame.x, top + index * below, size, Tone.INK, Tone.CARD)


def _draw_score(canvas: Canvas, frame: Frame, items: int) -> None:
    canvas.label(str(items), frame, Script(72, 52, Tone.EMBER, Tone.CARD, centred=True))


def _draw_highlight(canvas: Canvas, frame: Frame, one: _Highlighted) -> None:
    """What it was above; the item at the left, at the right who took it from whom in which round, and its name."""
    canvas.slab(frame, Tone.CARD, Tone.TABLE, 18, (6, Tone.GOLD) if one.what.why is Why.LAST else (3, Tone.LINE))
    inner = frame.inset(_PAD)
    canvas.label(
        one.said, Frame(inner.x, inner.y, inner.w, _LABEL), Script(46, LEAST, Tone.EMBER, Tone.CARD, centred=True)
    )
    y = inner.y + _LABEL + 6
    draw_tile(canvas, "craft", one.what.item, inner.x, (y + inner.bottom - SHOWN) // 2, SHOWN, Tone.CARD)
    x = inner.x + SHOWN + _PAD
    _draw_head(canvas, Frame(x, y, _HEAD, _HEAD), one.who)
    if one.victim is not None:
        robbed = Frame(x + _HEAD + 12, y, _HEAD, _HEAD)
        _draw_head(canvas, robbed, one.victim)
        draw_hand(canvas, Frame(robbed.right - 36, robbed.y, 36, 36))
    number = str(one.what.round)
    wide = max(_HEAD, width(number, LEAST) + 24)
    _draw_round(canvas, Frame(inner.right - wide, y, wide, _HEAD), number)
    below = y + _HEAD
    _draw_name(canvas, Frame(x, below, inner.right - x, inner.bottom - below), item_name(one.what.item))


def _draw_round(canvas: Canvas, frame: Frame, number: str) -> None:
    """In the ring that stands for rounds on every board."""
    canvas.slab(frame, Tone.METAL, Tone.CARD, frame.h // 2)
    side = frame.h - 8
    ring = Frame(frame.x + (frame.w - side) // 2, frame.y + 4, side, side)
    canvas.stamp(icon_stencil(Icon.CYCLE, side), ring.x, ring.y, Tone.DIM, Tone.METAL, over=True)
    canvas.label(number, frame, Script(44, LEAST, Tone.WHITE, Tone.METAL, centred=True))
