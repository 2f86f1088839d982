"""What lies on the pictures besides the board."""

from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of
from kingsforge_bot.drawing.portraits import draw_portrait
from kingsforge_bot.drawing.seats import EMBLEMS, draw_emblem
from kingsforge_bot.games.kings_forge.pictures.art import FORGED, LARGE, SHOWN, SMALL
from kingsforge_bot.games.kings_forge.pictures.dice_faces import draw_box, draw_changed, draw_die
from kingsforge_bot.games.kings_forge.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, card_name, half_mark, item_name
from kingsforge_bot.games.kings_forge.pictures.offers import draw_rank, draw_title
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.row import (
    FACES,
    draw_row,
    draw_seat,
    draw_tile,
    folded,
    height,
    row_width,
)
from kingsforge_bot.games.kings_forge.pictures.scene_contents import (
    CardFace,
    Chair,
    Chairs,
    Change,
    CraftFace,
    Deed,
    Medal,
    Offered,
    OnScene,
    Prize,
    Signboard,
    Within,
)
from kingsforge_bot.games.kings_forge.pictures.signs import (
    ARROW,
    GapSign,
    IconSign,
    SeatSign,
    Sign,
    Signs,
    TextSign,
    cost,
    dice,
    effect,
    mark,
)
from kingsforge_bot.games.kings_forge.rules.cards import ALWAYS_IN_PLAY, SIDES_OF, Card
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.typeface import fit, width

_RADIUS: Final = 16
_EDGE: Final = (3, Tone.LINE)
_FRESH: Final = (8, Tone.FLAME)
_MEDALS: Final = ((Tone.GOLD, Tone.INK), (Tone.DIM, Tone.INK), (Tone.LINE, Tone.INK), (Tone.PAPER, Tone.INK))
_NAME_WIDE: Final = 420
_FIRST: Final = "anvil"
_LAST: Final = "crown"
_BETWEEN: Final = ("horseshoes", "swift-sword", "platemail-of-loyalty", "bow-of-fire", "wizards-goblet", "iron-golem")
_PRIZE_TEXT: Final = 34
_WIDE_WITHIN: Final = 600
"""Pixels from which an item within reach has its dice beside its illustration, and not below it."""
_BELOW: Final = 62


def draw_on_scene(canvas: Canvas, frame: Frame, holds: OnScene, caption: BoardCaption) -> None:
    """One place."""
    match holds:
        case Offered(card=card, fresh=fresh):
            _draw_offered(canvas, frame, card, fresh)
        case Deed() as deed:
            _draw_deed(canvas, frame, deed, caption)
        case Medal(place=place):
            _draw_medal(canvas, frame, place)
        case Prize(card=item):
            _draw_prize(canvas, frame, item)
        case Within() as within:
            _draw_within(canvas, frame, within)
        case Signboard():
            _draw_signboard(canvas, frame, caption)
        case Chairs(taken=taken, capacity=capacity):
            signs = (IconSign(Icon.PERSON, Tone.DIM), TextSign(f"{taken}/{capacity}", Tone.WHITE))
            draw_row(canvas, frame.inset(12), signs, Tone.IRON)
        case Chair(seat=seat, taken=taken):
            _draw_chair(canvas, frame, seat, taken, caption)
        case CardFace(card=card):
            _draw_card_face(canvas, frame, card)
        case CraftFace(card=item):
            _draw_craft_face(canvas, frame, item)
        case _:
            assert_never(holds)


def _draw_offered(canvas: Canvas, frame: Frame, card: Card, fresh: bool) -> None:
    """A card to claim: how it looks and what it is called."""
    ground = Tone.CARD
    canvas.slab(frame, ground, Tone.TABLE, _RADIUS, _FRESH if fresh else _EDGE)
    draw_tile(canvas, "gather", card.value, frame.x + 10, frame.y + (frame.h - SMALL) // 2, SMALL, ground)
    name = Frame(frame.x + SMALL + 20, frame.y, frame.w - SMALL - 32, frame.h)
    canvas.label(card_name(card), name, 38, 24, Tone.INK, ground)


def _draw_deed(canvas: Canvas, frame: Frame, deed: Deed, caption: BoardCaption) -> None:
    """Who, what, and the dice of it; at the beginning who plays."""
    canvas.slab(frame, Tone.CARD, Tone.IRON, 18)
    x, side = frame.x + 14, frame.h - 28
    seats = range(len(caption.names)) if deed.seat is None else (deed.seat,)
    room = (frame.right - 14 - x) // max(1, len(seats)) - side - 54
    for seat in map(Seat, seats):
        draw_seat(canvas, Frame(x, frame.y + 14, side, side), seat, Tone.CARD)
        name, size = fit(name_of(caption, seat), 50, 26, room if deed.seat is None else _NAME_WIDE)
        canvas.write(name, x + side + 14, frame.middle[1], size, Tone.INK, Tone.CARD)
        x += side + (room + 54 if deed.seat is None else width(name, size) + 40)
    right = frame.right - 14
    if deed.icon is not None:
        draw_icon(canvas, Frame(x, frame.y + 18, side - 8, side - 8), deed.icon, Tone.EMBER, Tone.CARD)
        x += side + 6
    if signs := dice(deed.dice) if deed.change is None else _changed(deed.change):
        high = height(signs, (right - x) * 3 // 5 if deed.text else right - x, side)
        wide = row_width(signs, high)
        start = right - wide if deed.text else x
        draw_row(canvas, Frame(start, frame.y + (frame.h - high) // 2, wide, high), signs, Tone.CARD)
        right = start - 14
    if deed.robbed is not None:
        whom: Signs = (TextSign("←", Tone.EMBER), SeatSign(deed.robbed))
        wide = row_width(whom, side)
        right -= wide
        draw_row(canvas, Frame(right, frame.y + 14, wide, side), whom, Tone.CARD)
        right -= 10
    if deed.text:
        canvas.label(deed.text, Frame(x, frame.y, right - x, frame.h), 50, 26, Tone.INK, Tone.CARD)


def _draw_medal(canvas: Canvas, frame: Frame, place: int) -> None:
    fill, ink = _MEDALS[min(place, len(_MEDALS)) - 1]
    canvas.slab(frame, fill, Tone.CARD, frame.h // 2)
    canvas.label(str(place), frame, round(frame.h * 0.6), 12, ink, fill, centred=True)


def _draw_prize(canvas: Canvas, frame: Frame, card: CraftCard) -> None:
    """An item, its rank and its name, in two lines if need be."""
    x = frame.x + (frame.w - SHOWN) // 2
    draw_tile(canvas, "craft", card.item, x, frame.y, SHOWN, Tone.CARD)
    draw_rank(canvas, Frame(x - 4, frame.y, 50, 50), card.rank)
    name = item_name(card.item)
    lines = [name] if width(name, _PRIZE_TEXT) <= frame.w else _halved(name)
    high = _PRIZE_TEXT + 6
    for number, line in enumerate(lines):
        place = Frame(frame.x, frame.y + SHOWN + 4 + number * high, frame.w, high)
        canvas.label(line, place, _PRIZE_TEXT, 22, Tone.INK, Tone.CARD, centred=True)


def _halved(name: str) -> list[str]:
    """A name in two lines of about the same length."""
    spaces = [place for place, sign in enumerate(name) if sign == " "]
    if not spaces:
        return [name]
    middle = min(spaces, key=lambda place: abs(2 * place - len(name)))
    return [name[:middle], name[middle + 1 :]]


def _draw_within(canvas: Canvas, frame: Frame, within: Within) -> None:
    """An item, a die on each box, below it what the box asks for or the die to be beaten, and the benefits it takes."""
    card = within.card
    canvas.slab(frame, Tone.CARD, Tone.TABLE, _RADIUS, _EDGE)
    narrow = frame.w < _WIDE_WITHIN
    art = SMALL if narrow else SHOWN
    draw_tile(canvas, "craft", card.item, frame.x + 16, frame.y + (14 if narrow else 72), art, Tone.CARD)
    beside = frame.x + 16 + art + 12
    title = Frame(beside, frame.y + 30, frame.right - 14 - beside, 52)
    if not narrow:
        title = Frame(frame.x + 14, frame.y + 11, frame.w - 28, 52)
    how: Signs = (IconSign(Icon.HAMMER, Tone.EMBER),)
    if within.victim is not None:
        how = (TextSign("←", Tone.EMBER), SeatSign(within.victim))
    wide = row_width(how, title.h)
    draw_row(canvas, Frame(title.right - wide, title.y, wide, title.h), how, Tone.CARD)
    title = Frame(title.x, title.y, title.w - wide - 14, title.h)
    draw_title(canvas, title, card, 42, least=28)
    x, top, step = (frame.x + 18, frame.y + 108, 78) if narrow else (beside + 6, frame.y + 72, 92)
    changed = [die for change in within.changes for die in change.after]
    for index, (box, placed) in enumerate(zip(card.boxes, within.dice, strict=True)):
        left, side = x + index * step, step - 10
        if fresh := placed in changed:
            changed.remove(placed)
        draw_changed(canvas, Frame(left, top, side, side), placed, fresh)
        below = Frame(left + (side - _BELOW) // 2, top + step, _BELOW, _BELOW)
        if within.beaten:
            draw_die(canvas, below, within.beaten[index].kind, within.beaten[index].value, Tone.CARD)
        else:
            draw_box(canvas, below, box, False, Tone.CARD)
    row: list[Sign] = []
    for change in within.changes:
        row += [*_changed(change), GapSign(0.5)]
    if row:
        place = Frame(frame.x + 20, top + step + _BELOW + 7, frame.w - 40, 56)
        draw_row(canvas, place, tuple(row[:-1]), Tone.CARD)


def _changed(change: Change) -> Signs:
    return (*mark(change.held), *dice(change.before), ARROW, *dice(change.after))


def _draw_signboard(canvas: Canvas, frame: Frame, caption: BoardCaption) -> None:
    """Where it begins and where it ends, large; between them the game's name and some of what lies on the way."""
    canvas.slab(frame, Tone.CARD, Tone.TABLE, _RADIUS, _EDGE)
    y = frame.y + (frame.h - FORGED) // 2
    draw_tile(canvas, "craft", _FIRST, frame.x + 14, y, FORGED, Tone.CARD)
    draw_tile(canvas, "craft", _LAST, frame.right - 14 - FORGED, y, FORGED, Tone.CARD)
    room = Frame(frame.x + FORGED + 34, frame.y + 26, frame.w - 2 * FORGED - 68, 128)
    canvas.label(caption.game, room, 128, 60, Tone.INK, Tone.CARD, centred=True)
    step = SMALL + 20
    left = room.x + (room.w - step * len(_BETWEEN) + 20) // 2
    for index, item in enumerate(_BETWEEN):
        draw_tile(canvas, "craft", item, left + index * step, room.bottom + 18, SMALL, Tone.CARD)


def _draw_chair(canvas: Canvas, frame: Frame, seat: Seat, taken: bool, caption: BoardCaption) -> None:
    """A seat: whoever sits there, or its emblem while it is free."""
    ground = Tone.CARD if taken else Tone.PAPER
    canvas.slab(frame, ground, Tone.TABLE, _RADIUS, _EDGE)
    x, y = frame.x + (frame.w - SHOWN) // 2, frame.y + 22
    name = Frame(frame.x + 16, y + SHOWN + 10, frame.w - 32, frame.bottom - y - SHOWN - 22)
    if taken:
        draw_portrait(canvas, Frame(x, y, SHOWN, SHOWN), faced(caption, seat), ground, FACES)
        canvas.label(name_of(caption, seat), name, 44, 26, Tone.INK, ground, centred=True)
    else:
        ring = Frame(x, y, SHOWN, SHOWN)
        canvas.slab(ring, Tone.MUTED, ground, SHOWN // 2)
        draw_icon(canvas, ring.inset(SHOWN // 5), Icon.PLUS, Tone.CARD, Tone.MUTED)
        sign = Frame(name.x, name.y + (name.h - 52) // 2, 52, 52)
        wide = min(name.w, 52 + 14 + width(caption.free, 44)) if caption.free else 52
        left = frame.x + (frame.w - wide) // 2
        draw_emblem(canvas, Frame(left, sign.y, 52, 52), EMBLEMS[seat], Tone.MUTED, ground)
        if caption.free:
            canvas.label(caption.free, Frame(left + 66, name.y, wide - 66, name.h), 44, 26, Tone.MUTED, ground)


def _draw_card_face(canvas: Canvas, frame: Frame, card: Card) -> None:
    """A gather card: its view, its name, and per half what it costs and does."""
    canvas.slab(frame, Tone.CARD, Tone.TABLE, 20, _EDGE)
    draw_tile(canvas, "gather", card.value, frame.x + 24, frame.y + 24, LARGE, Tone.CARD)
    x = frame.x + 24 + LARGE + 32
    title = Frame(x, frame.y + 24, frame.right - 32 - x, 90)
    if card in ALWAYS_IN_PLAY:
        draw_icon(canvas, Frame(title.right - 84, title.y + 3, 84, 84), Icon.NAILED, Tone.MUTED, Tone.CARD)
    canvas.label(card_name(card), title, 76, 40, Tone.INK, Tone.CARD)
    high = (LARGE - title.h - 14 - 14) // 2
    for index, side in enumerate(SIDES_OF[card]):
        place = Frame(x, title.bottom + 14 + index * (high + 14), title.w, high)
        canvas.slab(place, Tone.GLOW, Tone.CARD, 16)
        mark = Frame(place.x + 12, place.y, 60, place.h)
        canvas.label(half_mark(side), mark, 54, 20, Tone.MUTED, Tone.GLOW, centred=True)
        room = Frame(place.x + 84, place.y + 16, place.w - 104, place.h - 32)
        whole, half = (*cost(side), *effect(side)), (room.h - 12) // 2
        if height(whole, room.w, 110) >= half:
            draw_row(canvas, Frame(room.x, room.middle[1] - 55, room.w, 110), whole, Tone.GLOW)
        else:
            above, below = folded(whole, room.w, half)
            draw_row(canvas, Frame(room.x, room.y, room.w, half), above, Tone.GLOW)
            draw_row(canvas, Frame(room.x, room.bottom - half, room.w, half), below, Tone.GLOW)


def _draw_craft_face(canvas: Canvas, frame: Frame, card: CraftCard) -> None:
    """A craft card: how it looks, rank, name, and the dice that it takes."""
    canvas.slab(frame, Tone.CARD, Tone.TABLE, 20, _EDGE)
    draw_tile(canvas, "craft", card.item, frame.x + 24, frame.y + 24, LARGE, Tone.CARD)
    x = frame.x + 24 + LARGE + 32
    draw_title(canvas, Frame(x, frame.y + 40, frame.right - 32 - x, 90), card, 76)
    columns = len(card.boxes) if len(card.boxes) <= 4 else 3
    rows = -(-len(card.boxes) // columns)
    side = 200 if rows == 1 else 168
    y = frame.y + 154 + (LARGE - 130 - rows * (side + 18) + 18) // 2
    for index, box in enumerate(card.boxes):
        row, column = divmod(index, columns)
        place = Frame(x + column * (side + 22), y + row * (side + 18), side, side)
        draw_die(canvas, place, box.kind, box.value, Tone.CARD)
