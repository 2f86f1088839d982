"""What lies on a posted board besides what it shares with the full one."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.pictures.art import AIMED, FACE, PICKED, SMALL, TROPHY
from kingsforge_bot.games.kings_forge.pictures.dice_faces import draw_box
from kingsforge_bot.games.kings_forge.pictures.forged import draw_forged
from kingsforge_bot.games.kings_forge.pictures.icons import Icon, draw_icon, icon_stencil
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, card_name, half_mark, item_name
from kingsforge_bot.games.kings_forge.pictures.offers import draw_title
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.pools import gained_shown, pools_shown
from kingsforge_bot.games.kings_forge.pictures.post_contents import (
    Aim,
    Badge,
    Focus,
    Forged,
    Gained,
    Marks,
    OnPost,
    Pick,
    Pier,
    Pools,
    Slots,
    Stake,
)
from kingsforge_bot.games.kings_forge.pictures.row import draw_row, draw_seat, draw_tile, folded, height, row_width
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
    cost,
    counted,
    dice,
    effect,
    gives,
)
from kingsforge_bot.games.kings_forge.rules.cards import SIDES_OF, Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.typeface import width

TABLE: Final = Tone.TABLE
"""What the places lie on."""
_RADIUS: Final = 16
_EDGE: Final = (3, Tone.LINE)
_FRESH: Final = (8, Tone.FLAME)
"""New since the picture before."""
_MOST_SIGN: Final = 70
_LARGE_SIGN: Final = 62
"""Its numbers are 9 px high on a phone, where a picture is 370 wide."""
_LEAST_SIGN: Final = 42
"""Its numbers are 9 px high in Discord's box."""
_TWO_LINES: Final = 2 * _LEAST_SIGN + 2
_MARK_WIDE: Final = 40
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
            _draw_pick(canvas, frame, card, fresh)
        case Pier() as pier:
            _draw_pier(canvas, frame, pier)
        case Aim() as aim:
            _draw_aim(canvas, frame, aim)
        case Focus() as focus:
            _draw_focus(canvas, frame, focus)
        case Stake() as stake:
            _draw_stake(canvas, frame, stake)
        case Badge(seat=seat):
            draw_seat(canvas, frame, seat, Tone.CARD)
        case Marks() as marks:
            _draw_marks(canvas, frame, marks)
        case Slots() as slots:
            _draw_slots(canvas, frame, slots)
        case Pools() as pools:
            _draw_pools(canvas, frame, pools)
        case Gained() as gained:
            draw_row(canvas, frame, gained_shown(gained, frame.w, frame.h), Tone.CARD)
        case _:
            assert_never(holds)


def _draw_pick(canvas: Canvas, frame: Frame, card: Card, fresh: bool) -> None:
    """A gather card: its view as high as the card, its name, and below it per half what it costs and does."""
    canvas.slab(frame, Tone.CARD, TABLE, _RADIUS, _FRESH if fresh else _EDGE)
    draw_tile(canvas, "gather", card.value, frame.x + 12, frame.y + (frame.h - PICKED) // 2, PICKED, Tone.CARD)
    x = frame.x + PICKED + 24
    canvas.label(card_name(card), Frame(x, frame.y + 6, frame.right - 14 - x, 42), 42, 36, Tone.INK, Tone.CARD)
    for side_of, (place, lines) in zip(SIDES_OF[card], pick_halves(card, frame), strict=True):
        canvas.slab(place, Tone.GLOW, Tone.CARD, 12)
        mark = Frame(place.x + 3, place.y, _MARK_WIDE - 6, place.h)
        canvas.label(half_mark(side_of), mark, 34, 27, Tone.MUTED, Tone.GLOW, centred=True)
        for line, signs in lines:
            draw_row(canvas, line, signs, Tone.GLOW)


def pick_halves(card: Card, frame: Frame) -> tuple[tuple[Frame, tuple[tuple[Frame, Signs], ...]], ...]:
    """Where the halves of a card to choose lie, and the lines of their signs: one, or two where one would be small."""
    x, top = frame.x + PICKED + 20, frame.y + 47
    wide, room = frame.right - 8 - x, frame.bottom - 8 - top - 5
    sign_wide = wide - _MARK_WIDE - 10
    lines = [_lines(side, sign_wide) for side in SIDES_OF[card]]
    highs = [room // 2, room - room // 2]
    if len(lines[0]) != len(lines[1]):
        many = 0 if len(lines[0]) > 1 else 1
        highs[1 - many] = room - _TWO_LINES
        highs[many] = room - highs[1 - many]
    found: list[tuple[Frame, tuple[tuple[Frame, Signs], ...]]] = []
    y = top
    for shown, high in zip(lines, highs, strict=True):
        place = Frame(x, y, wide, high)
        each = min(_MOST_SIGN, high - 6 if len(shown) == 1 else high // 2 - 1)
        whole = len(shown) * each + 2 * (len(shown) - 1)
        start = y + (high - whole) // 2
        rows = tuple(
            (Frame(x + _MARK_WIDE, start + number * (each + 2), sign_wide, each), signs)
            for number, signs in enumerate(shown)
        )
        found.append((place, rows))
        y += high + 5
    return tuple(found)


@lru_cache(maxsize=128)
def _lines(side: Side, room: int) -> tuple[Signs, ...]:
    """A half's signs: in one line; counted where they would be small; in two lines where even that is."""
    spelled = (*cost(side), *effect(side))
    for least in (3, 2):
        for signs in (spelled, counted(spelled, least)):
            if height(signs, room, _MOST_SIGN) >= (_LARGE_SIGN if signs is spelled else _LEAST_SIGN + 6):
                return (signs,)
    return folded(counted(spelled, 3), room, _LEAST_SIGN)


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
    _draw_boxes(canvas, Frame(x, frame.y + 39, side, side), aim.card, aim.covered, len(aim.card.boxes), 4)


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
    _draw_boxes(canvas, Frame(x, top, side, side), card, focus.covered, columns, 8)


def far_along(covered: tuple[bool, ...]) -> Signs:
    """How many of an item's boxes are covered, of how many; a tick where all are."""
    count = TextSign(f"{sum(covered)}/{len(covered)}", Tone.MUTED)
    return (COVERED, count) if all(covered) else (count,)


def _draw_boxes(
    canvas: Canvas, first: Frame, card: CraftCard, covered: tuple[bool, ...], columns: int, gap: int
) -> None:
    for index, (box, filled) in enumerate(zip(card.boxes, covered, strict=True)):
        row, column = divmod(index, columns)
        place = Frame(first.x + column * (first.w + gap), first.y + row * (first.h + gap), first.w, first.h)
        draw_box(canvas, place, box, filled, Tone.CARD)


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


def _draw_marks(canvas: Canvas, frame: Frame, marks: Marks) -> None:
    signs: list[Sign] = [IconSign(Icon.ANVIL)] if marks.anvil else []
    if marks.done:
        signs.append(IconSign(Icon.SKIP, Tone.EMBER if marks.fresh else Tone.MUTED))
    if marks.awaited:
        signs.append(IconSign(Icon.TURN, Tone.EMBER))
    if signs:
        wide = row_width(tuple(signs), frame.h)
        draw_row(canvas, Frame(frame.right - wide, frame.y, wide, frame.h), tuple(signs), Tone.CARD)


def _draw_slots(canvas: Canvas, frame: Frame, slots: Slots) -> None:
    """Won items in a row, then those that may still be taken, each with the hand; a crown lies in the last slot."""
    fitting = [side for side in (TROPHY, SMALL) if side <= frame.h]
    side = next((side for side in fitting if slots.count * (side + 6) - 6 <= frame.w), SMALL)
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


def _draw_pools(canvas: Canvas, frame: Frame, pools: Pools) -> None:
    draw_row(canvas, frame, pools_shown(pools, frame.w, frame.h), Tone.CARD)
