"""What lies on a posted board besides what it shares with the full one."""

from collections.abc import Mapping
from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import name_of
from kingsforge_bot.games.kings_forge.pictures.art import AIMED, FACE, SMALL, TINY, TROPHY
from kingsforge_bot.games.kings_forge.pictures.course import draw_course
from kingsforge_bot.games.kings_forge.pictures.forged import draw_forged
from kingsforge_bot.games.kings_forge.pictures.heroes import draw_boxes, draw_hero
from kingsforge_bot.games.kings_forge.pictures.icons import Icon, draw_icon, icon_stencil
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, item_name
from kingsforge_bot.games.kings_forge.pictures.offers import draw_title
from kingsforge_bot.games.kings_forge.pictures.palette import SEAT_TONES, Tone
from kingsforge_bot.games.kings_forge.pictures.picks import draw_pick
from kingsforge_bot.games.kings_forge.pictures.pools import line_of
from kingsforge_bot.games.kings_forge.pictures.post_contents import (
    Aim,
    Course,
    Focus,
    Forged,
    Gained,
    Hero,
    InHand,
    OnPost,
    Pick,
    Pier,
    Plate,
    Purse,
    Slots,
    Stake,
)
from kingsforge_bot.games.kings_forge.pictures.row import draw_row, draw_seat, draw_tile, row_width
from kingsforge_bot.games.kings_forge.pictures.signs import (
    ANY_DIE,
    ARROW,
    COVERED,
    OR,
    GapSign,
    IconSign,
    SeatSign,
    Sign,
    Signs,
    TextSign,
    dice,
    gives,
)
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.typeface import width

TABLE: Final = Tone.TABLE
"""What the places lie on."""
_RADIUS: Final = 16
_EDGE: Final = (3, Tone.LINE)
_FRESH: Final = (8, Tone.FLAME)
"""New since the picture before."""
_LOST: Final = IconSign(Icon.LOST, Tone.EMBER)
_PAYING: Final = (IconSign(Icon.DOCK, Tone.MUTED), GapSign(0.1), ANY_DIE, _LOST)
_FAR: Final = 46
_AIM_NAME: Final = 36
_READY: Final = (8, Tone.WOOD)
_DOCKS: Final = tuple(dict.fromkeys(space.value.partition(".")[0] for space in Space))


def draw_on_post(canvas: Canvas, frame: Frame, holds: OnPost, caption: BoardCaption) -> None:
    """One place."""
    match holds:
        case Forged() as one:
            draw_forged(canvas, frame, one, caption)
        case Pick(card=card, fresh=fresh):
            draw_pick(canvas, frame, card, fresh)
        case Pier() as pier:
            _draw_pier(canvas, frame, pier)
        case Aim() as aim:
            _draw_aim(canvas, frame, aim)
        case Focus() as focus:
            _draw_focus(canvas, frame, focus)
        case Stake() as stake:
            _draw_stake(canvas, frame, stake)
        case Hero() as hero:
            draw_hero(canvas, frame, hero)
        case Plate() as plate:
            _draw_plate(canvas, frame, plate, caption)
        case Course() as course:
            draw_course(canvas, frame, course, caption)
        case Slots() as slots:
            _draw_slots(canvas, frame, slots)
        case Purse() | InHand() | Gained() as line:
            draw_row(canvas, frame, line_of(line, frame.w, frame.h), Tone.CARD)
        case _:
            assert_never(holds)


def _draw_pier(canvas: Canvas, frame: Frame, pier: Pier) -> None:
    """That dice go for good, once; then per dock how many its spaces take, or who has used them, and what both give."""
    canvas.slab(frame, Tone.DIM, TABLE, _RADIUS, _EDGE)
    used = dict(pier.used)
    high = frame.h - 12
    paying = row_width(_PAYING, high)
    draw_row(canvas, Frame(frame.x + 14, frame.y + 6, paying, high), _PAYING, Tone.DIM)
    start = frame.x + 14 + paying + 32
    columns = {dock: (*_prices(dock, used), ARROW, *gives(Space(f"{dock}.1"))) for dock in _DOCKS}
    taken = [row_width(signs, high) for signs in columns.values()]
    apart = (frame.right - 14 - start - sum(taken)) // (len(_DOCKS) - 1)
    x = start
    for (dock, signs), wide in zip(columns.items(), taken, strict=True):
        canvas.slab(Frame(x - 16, frame.y + 12, 3, high - 12), Tone.LINE, Tone.DIM, 1)
        draw_row(canvas, Frame(x, frame.y + 6, wide, high), signs, Tone.DIM)
        for number, space in enumerate((Space(f"{dock}.1"), Space(f"{dock}.2"))):
            if space in pier.fresh and space in used:
                before = row_width((*_prices(dock, used)[: 2 * number], GapSign(0)), high) if number else 0
                place = Frame(x + before, frame.y + 6, high, high)
                canvas.slab(place, Tone.FLAME, Tone.DIM, high // 2)
                draw_seat(canvas, place.inset(5), used[space], Tone.FLAME)
        x += wide + apart


def _prices(dock: str, used: Mapping[Space, Seat]) -> Signs:
    """Of both spaces."""
    return (*_price(Space(f"{dock}.1"), used), OR, *_price(Space(f"{dock}.2"), used))


def _price(space: Space, used: Mapping[Space, Seat]) -> Signs:
    """Who has used a space, or how many dice it takes."""
    return (SeatSign(used[space]),) if space in used else (TextSign(f"−{OFFERS[space].cost}"),)


def _draw_aim(canvas: Canvas, frame: Frame, aim: Aim) -> None:
    """An item: its look and name, below them its boxes in one line."""
    canvas.slab(frame, Tone.CARD, TABLE, _RADIUS, _FRESH if aim.fresh else _EDGE)
    draw_tile(canvas, "craft", aim.card.item, frame.x + 11, frame.y + (frame.h - SMALL) // 2, SMALL, Tone.CARD)
    x = frame.x + 11 + SMALL + 8
    room = frame.right - 9 - x
    name, far = item_name(aim.card.item), far_along(aim.covered)
    wide = row_width(far, _FAR)
    if width(name, _AIM_NAME) + 12 + wide <= room:
        draw_row(canvas, Frame(x + room - wide, frame.y, wide, _FAR), far, Tone.CARD)
    canvas.label(name, Frame(x, frame.y + 3, room, _AIM_NAME), _AIM_NAME, 30, Tone.INK, Tone.CARD)
    side = min(60, frame.h - 41, (room + 4) // len(aim.card.boxes) - 4)
    draw_boxes(canvas, Frame(x, frame.y + 39, side, side), aim.card, aim.covered, len(aim.card.boxes), 4)


def _draw_focus(canvas: Canvas, frame: Frame, focus: Focus) -> None:
    """An item to make: its look, rank and name, its boxes as large as there is room; a hammer where they are filled."""
    card = focus.card
    canvas.slab(frame, Tone.CARD, TABLE, _RADIUS, _READY if focus.ready else _FRESH if focus.fresh else _EDGE)
    right = frame.right - 14
    title = Frame(frame.x + 14, frame.y + 10, right - frame.x - 14, 56)
    if focus.ready:
        draw_icon(canvas, Frame(right - 56, title.y, 56, 56), Icon.HAMMER, Tone.EMBER, Tone.CARD)
        title = Frame(title.x, title.y, title.w - 66, title.h)
    else:
        far = far_along(focus.covered)
        if width(item_name(card.item), 44) + title.h + 20 + row_width(far, _FAR) > title.w:
            far = far[1:]
        wide = row_width(far, _FAR)
        draw_row(canvas, Frame(right - wide, title.y + (title.h - _FAR) // 2, wide, _FAR), far, Tone.CARD)
        title = Frame(title.x, title.y, title.w - wide - 12, title.h)
    draw_title(canvas, title, card, 44, Tone.CARD, least=27)
    draw_tile(canvas, "craft", card.item, frame.x + 14, frame.y + 72, FACE, Tone.CARD)
    x = frame.x + 12 + FACE + 18
    columns = len(card.boxes) if len(card.boxes) <= 3 or right - x > 500 else 2 if len(card.boxes) <= 4 else 3
    rows = -(-len(card.boxes) // columns)
    side = min(110, (right - x + 8) // columns - 10, (FACE + 8) // rows - 10)
    top = frame.y + 72 + (FACE - rows * (side + 8) + 8) // 2
    draw_boxes(canvas, Frame(x, top, side, side), card, focus.covered, columns, 8)


def far_along(covered: tuple[bool, ...]) -> Signs:
    """How many of an item's boxes are covered, of how many; a tick where all are."""
    count = TextSign(f"{sum(covered)}/{len(covered)}", Tone.MUTED)
    return (COVERED, count) if all(covered) else (count,)


def _draw_stake(canvas: Canvas, frame: Frame, stake: Stake) -> None:
    """An item made this round, whose it is and the dice on it; to the right a hand and who may still take it."""
    card = stake.made.card
    canvas.slab(frame, Tone.CARD, TABLE, _RADIUS, _FRESH if stake.fresh else _EDGE)
    draw_tile(canvas, "craft", card.item, frame.x + 11, frame.y + (frame.h - AIMED) // 2, AIMED, Tone.CARD)
    if stake.thieves:
        draw_hand(canvas, Frame(frame.x + 11 + AIMED - 48, frame.y + (frame.h + AIMED) // 2 - 48, 48, 48))
    x, right = frame.x + 11 + AIMED + 12, frame.right - 14
    after: Signs = (IconSign(Icon.HAND, Tone.EMBER), *map(SeatSign, stake.thieves))
    if not stake.thieves:
        after = (IconSign(Icon.TICK, Tone.MUTED),)
    wide = row_width(after, 46)
    draw_row(canvas, Frame(right - wide, frame.y + 7, wide, 46), after, Tone.CARD)
    draw_seat(canvas, Frame(x, frame.y + 7, 46, 46), stake.seat, Tone.CARD)
    name = Frame(x + 54, frame.y + 7, right - wide - 10 - x - 54, 46)
    if name.w >= 120:
        canvas.label(item_name(card.item), name, 38, 27, Tone.INK, Tone.CARD)
    draw_row(canvas, Frame(x, frame.y + 54, right - x, 57), dice(stake.made.dice), Tone.CARD)


def draw_hand(canvas: Canvas, frame: Frame) -> None:
    """The mark of what may still be stolen: a hand on ember, set off by a rim."""
    canvas.stamp(icon_stencil(Icon.DISC, frame.h), frame.x, frame.y, Tone.CARD, Tone.CARD, over=True)
    disc = frame.inset(max(2, frame.h // 14))
    canvas.stamp(icon_stencil(Icon.DISC, disc.h), disc.x, disc.y, Tone.EMBER, Tone.CARD, over=True)
    draw_icon(canvas, disc.inset(disc.h // 5), Icon.HAND, Tone.WHITE, Tone.EMBER)


def _draw_plate(canvas: Canvas, frame: Frame, plate: Plate, caption: BoardCaption) -> None:
    """A name in white on the seat's colour; then the anvil, two arrows and a bar, a pointer."""
    tone = SEAT_TONES[plate.seat]
    canvas.slab(frame, tone, Tone.CARD, 12)
    right, high = frame.right - 8, frame.h - 10
    signs: list[Sign] = [IconSign(Icon.ANVIL, Tone.GOLD)] if plate.anvil else []
    if plate.done:
        signs.append(IconSign(Icon.SKIP, Tone.GOLD if plate.fresh else Tone.WHITE))
    if plate.awaited:
        signs.append(IconSign(Icon.TURN, Tone.GOLD))
    if signs:
        wide = row_width(tuple(signs), high)
        draw_row(canvas, Frame(right - wide, frame.y + 5, wide, high), tuple(signs), tone)
        right -= wide + 8
    name = Frame(frame.x + 12, frame.y, right - frame.x - 12, frame.h)
    canvas.label(name_of(caption, plate.seat), name, 42, 27, Tone.WHITE, tone)


def _draw_slots(canvas: Canvas, frame: Frame, slots: Slots) -> None:
    """Won items in a row, then those that may still be taken, each with the hand; a crown lies in the last slot."""
    fitting = [side for side in (TROPHY, SMALL, TINY) if side <= frame.h]
    side = next((side for side in fitting if slots.count * (side + 6) - 6 <= frame.w), fitting[-1])
    step = min(side + 6, (frame.w - side) // max(1, slots.count - 1))
    filled = [*((card, False) for card in slots.won), *slots.made]
    y = frame.y + (frame.h - side) // 2
    for index in range(slots.count):
        place = Frame(frame.x + index * step, y, side, side)
        if index >= len(filled):
            canvas.slab(place, Tone.PAPER, Tone.CARD, side // 8, (3, Tone.LINE))
            if index == slots.target - 1:
                draw_icon(canvas, place.inset(side // 4), Icon.CROWN, Tone.MUTED, Tone.PAPER)
            continue
        card, reached_for = filled[index]
        draw_tile(canvas, "craft", card.item, place.x, place.y, side, Tone.CARD)
        if reached_for:
            mark = side // 2
            draw_hand(canvas, Frame(place.right - mark, place.bottom - mark, mark, mark))
