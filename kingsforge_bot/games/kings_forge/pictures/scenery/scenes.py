"""What lies on the pictures besides the board."""

from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of
from kingsforge_bot.drawing.layout import Column, Drawn, Inset, Over, Part, Row, Space, middle, paint, shown
from kingsforge_bot.drawing.portraits import draw_portrait
from kingsforge_bot.drawing.seats import EMBLEMS, draw_emblem
from kingsforge_bot.games.kings_forge.pictures.art import FORGED, LARGE, SHOWN, SMALL
from kingsforge_bot.games.kings_forge.pictures.glyphs.dice_faces import draw_box, draw_changed, draw_die
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon, draw_icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.parts import (
    card_boxes,
    draw_card_ground,
    icon,
    line,
    look,
    text,
    title,
    whole_line,
)
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import (
    FACES,
    draw_row,
    draw_seat,
    draw_tile,
    folded,
    height,
    row_width,
)
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import (
    ARROW,
    GapSign,
    IconSign,
    SeatSign,
    Signs,
    TextSign,
    cost,
    dice,
    effect,
    mark,
)
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, card_name, half_mark, item_name
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.scene_contents import (
    CardFace,
    Chair,
    Chairs,
    Change,
    CraftFace,
    Deed,
    Medal,
    Offered,
    Prize,
    Signboard,
    Within,
)
from kingsforge_bot.games.kings_forge.pictures.table.offers import draw_rank
from kingsforge_bot.games.kings_forge.rules.cards import ALWAYS_IN_PLAY, SIDES_OF, Side
from kingsforge_bot.games.kings_forge.rules.dice import Die
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import fit, width

_RADIUS: Final = 16
_EDGE: Final = (3, Tone.LINE)
_MEDALS: Final = ((Tone.GOLD, Tone.INK), (Tone.DIM, Tone.INK), (Tone.LINE, Tone.INK), (Tone.PAPER, Tone.INK))
_NAME_WIDE: Final = 420
_FIRST: Final = "anvil"
_LAST: Final = "crown"
_BETWEEN: Final = ("horseshoes", "swift-sword", "platemail-of-loyalty", "bow-of-fire", "wizards-goblet", "iron-golem")
_PRIZE_TEXT: Final = 34
_WIDE_WITHIN: Final = 600
"""Pixels from which an item within reach has its dice beside its illustration, and not below it."""
_BELOW: Final = 70
CHANGES: Final = 66
"""What is written on both is 9 px high where a phone shows the picture 360 px wide."""
_TITLE: Final = 52


def draw_offered(canvas: Canvas, frame: Frame, offered: Offered) -> None:
    """A card to claim: how it looks and what it is called."""
    draw_card_ground(canvas, frame, fresh=offered.fresh)
    named = text(card_name(offered.card), 38, 24)
    paint(canvas, Row((Space(10), look("gather", offered.card.value, SMALL), Space(10), named, Space(12))), frame)


def draw_deed(canvas: Canvas, frame: Frame, deed: Deed, caption: BoardCaption) -> None:
    """Who, what, and the dice of it; at the beginning who plays."""
    canvas.slab(frame, Tone.CARD, Tone.IRON, 18)
    left = _draw_doers(canvas, frame, deed.seat, caption)
    if deed.icon is not None:
        side = frame.h - 36
        draw_icon(canvas, Frame(left, frame.y + 18, side, side), deed.icon, Tone.EMBER, Tone.CARD)
        left += side + 14
    right = _draw_deed_dice(canvas, frame, deed, left)
    if deed.robbed is not None:
        right = _draw_robbed(canvas, frame, deed.robbed, right)
    if deed.text:
        canvas.label(deed.text, Frame(left, frame.y, right - left, frame.h), Script(50, 26, Tone.INK, Tone.CARD))


def _draw_doers(canvas: Canvas, frame: Frame, doer: Seat | None, caption: BoardCaption) -> int:
    """The badge and the name of who did it, or of all side by side; where they end."""
    x, side = frame.x + 14, frame.h - 28
    seats = range(len(caption.names)) if doer is None else (doer,)
    room = (frame.right - 14 - x) // max(1, len(seats)) - side - 54
    for seat in map(Seat, seats):
        draw_seat(canvas, Frame(x, frame.y + 14, side, side), seat, Tone.CARD)
        name, size = fit(name_of(caption, seat), 50, 26, room if doer is None else _NAME_WIDE)
        canvas.write(name, x + side + 14, frame.middle[1], size, Tone.INK, Tone.CARD)
        x += side + (room + 54 if doer is None else width(name, size) + 40)
    return x


def _draw_deed_dice(canvas: Canvas, frame: Frame, deed: Deed, left: int) -> int:
    """What dice it took, or how a benefit changed them, on the right where words stand before them; where they begin,
    or where the frame ends without any.
    """
    right = frame.right - 14
    signs = dice(deed.dice) if deed.change is None else _changed(deed.change)
    if not signs:
        return right
    high = height(signs, (right - left) * 3 // 5 if deed.text else right - left, frame.h - 28)
    wide = row_width(signs, high)
    start = right - wide if deed.text else left
    draw_row(canvas, Frame(start, frame.y + (frame.h - high) // 2, wide, high), signs, Tone.CARD)
    return start - 14


def _draw_robbed(canvas: Canvas, frame: Frame, robbed: Seat, right: int) -> int:
    """Whom it was taken from, before what begins at `right`; where that begins."""
    side = frame.h - 28
    whom: Signs = (TextSign("←", Tone.EMBER), SeatSign(robbed))
    wide = row_width(whom, side)
    draw_row(canvas, Frame(right - wide, frame.y + 14, wide, side), whom, Tone.CARD)
    return right - wide - 10


def draw_medal(canvas: Canvas, frame: Frame, medal: Medal) -> None:
    """A place on a disc: gold, silver and bronze, then plain."""
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


def draw_within(canvas: Canvas, frame: Frame, within: Within) -> None:
    """An item, a die on each box, below it what the box asks for or the die to be beaten, and the benefits it takes."""
    card = within.card
    draw_card_ground(canvas, frame)
    how: Signs = (IconSign(Icon.HAMMER, Tone.EMBER),)
    if within.victim is not None:
        how = (TextSign("←", Tone.EMBER), SeatSign(within.victim))
    named = Row((Over((title(card, 42, _TITLE, least=28),)), whole_line(how, _TITLE)), 14, _TITLE)
    if within.victim is None and frame.w < _WIDE_WITHIN:
        # All of them can be made: a long name needs the room.
        named = Row((Over((title(card, 42, _TITLE, least=28),)),), size=_TITLE)
    if frame.w < _WIDE_WITHIN:
        art, dice = look("craft", card.item, SMALL), _with_dice(within, 68)
        above = Row((Space(16), art, Space(12), middle(named), Space(14)), size=SMALL)
        rows: tuple[Part[Drawn], ...] = (Space(10), above, Space(6), Row((Space(18), dice), size=dice.size))
    else:
        art, dice = look("craft", card.item, SHOWN), _with_dice(within, 82)
        beside = Row((Space(16), Column((art,), size=SHOWN), Space(18), dice), size=dice.size)
        rows = (Space(11), Inset(named, 14, 0, _TITLE), Space(9), beside)
    paint(canvas, Column((*rows, Space(7), Inset(line(changes_shown(within, frame.w)), 20, 0, CHANGES))), frame)


def changes_shown(within: Within, wide: int) -> Signs:
    """The benefits with their dice before and after; in little room alone: changed dice are lit above."""
    whole = [sign for change in within.changes for sign in (*_changed(change), GapSign(0.5))][:-1]
    if height(tuple(whole), wide - 2 * 20, CHANGES) == CHANGES:
        return tuple(whole)
    return tuple([sign for change in within.changes for sign in (*mark(change.held), GapSign(0.2))][:-1])


def _with_dice(within: Within, side: int) -> Row[Drawn]:
    """A die so large on each box, below it the box or the die to be beaten."""
    columns, changed = list[Part[Drawn]](), [die for change in within.changes for die in change.after]
    for index, (box, placed) in enumerate(zip(within.card.boxes, within.dice, strict=True)):
        if fresh := placed in changed:
            changed.remove(placed)
        below = shown(_draw_socket, box, _BELOW)
        if within.beaten:
            below = shown(_draw_beaten, within.beaten[index], _BELOW)
        die = shown(_draw_placed, (placed, fresh), side)
        columns.append(Column((die, Row((Space(), below, Space()), size=_BELOW)), 10, side))
    return Row(tuple(columns), 10, side + 10 + _BELOW)


def _draw_placed(canvas: Canvas, frame: Frame, placed: tuple[Die, bool]) -> None:
    draw_changed(canvas, frame, *placed)


def _draw_socket(canvas: Canvas, frame: Frame, box: Die) -> None:
    draw_box(canvas, frame, box, False, Tone.CARD)


def _draw_beaten(canvas: Canvas, frame: Frame, die: Die) -> None:
    draw_die(canvas, frame, die.kind, die.value, Tone.CARD)


def _changed(change: Change) -> Signs:
    return (*mark(change.held), *dice(change.before), ARROW, *dice(change.after))


def draw_chairs(canvas: Canvas, frame: Frame, chairs: Chairs) -> None:
    """A person, and how many of how many."""
    signs = (IconSign(Icon.PERSON, Tone.DIM), TextSign(f"{chairs.taken}/{chairs.capacity}", Tone.WHITE))
    draw_row(canvas, frame.inset(12), signs, Tone.IRON)


def draw_signboard(canvas: Canvas, frame: Frame, _: Signboard, caption: BoardCaption) -> None:
    """Where it begins and where it ends, large; between them the game's name and some of what lies on the way."""
    draw_card_ground(canvas, frame)
    first, last = (look("craft", item, FORGED) for item in (_FIRST, _LAST))
    between = Row(tuple(look("craft", item, SMALL) for item in _BETWEEN), 20, len(_BETWEEN) * (SMALL + 20) - 20)
    named = text(caption.game, 128, 60, high=128, centred=True)
    inner = Column((Space(26), named, Space(18), Row((Space(), between, Space()), size=SMALL)))
    paint(canvas, Row((Space(14), first, Space(20), inner, Space(20), last, Space(14))), frame)


def draw_chair(canvas: Canvas, frame: Frame, chair: Chair, caption: BoardCaption) -> None:
    """A seat: whoever sits there, or its emblem while it is free."""
    seat, ground = chair.seat, Tone.CARD if chair.taken else Tone.PAPER
    canvas.slab(frame, ground, Tone.TABLE, _RADIUS, _EDGE)
    x, y = frame.x + (frame.w - SHOWN) // 2, frame.y + 22
    name = Frame(frame.x + 16, y + SHOWN + 10, frame.w - 32, frame.bottom - y - SHOWN - 22)
    if chair.taken:
        draw_portrait(canvas, Frame(x, y, SHOWN, SHOWN), faced(caption, seat), ground, FACES)
        canvas.label(name_of(caption, seat), name, Script(44, 26, Tone.INK, ground, centred=True))
    else:
        ring = Frame(x, y, SHOWN, SHOWN)
        canvas.slab(ring, Tone.MUTED, ground, SHOWN // 2)
        draw_icon(canvas, ring.inset(SHOWN // 5), Icon.PLUS, Tone.CARD, Tone.MUTED)
        sign = Frame(name.x, name.y + (name.h - 52) // 2, 52, 52)
        wide = min(name.w, 52 + 14 + width(caption.free, 44)) if caption.free else 52
        left = frame.x + (frame.w - wide) // 2
        draw_emblem(canvas, Frame(left, sign.y, 52, 52), EMBLEMS[seat], Tone.MUTED, ground)
        if caption.free:
            canvas.label(caption.free, Frame(left + 66, name.y, wide - 66, name.h), Script(44, 26, Tone.MUTED, ground))


def draw_card_face(canvas: Canvas, frame: Frame, face: CardFace) -> None:
    """A gather card: its view, its name, and per half what it costs and does."""
    card = face.card
    canvas.slab(frame, Tone.CARD, Tone.TABLE, 20, _EDGE)
    nailed = (Row((Space(), icon(Icon.NAILED, 84, Tone.MUTED))),) if card in ALWAYS_IN_PLAY else ()
    named = Over((*nailed, text(card_name(card), 76, 40)), 90)
    beside: Column[Drawn] = Column((named, *(shown(_draw_half, side) for side in SIDES_OF[card])), 14)
    paint(canvas, _beside_large("gather", card.value, Inset(beside, 0, 24)), frame)


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


def draw_craft_face(canvas: Canvas, frame: Frame, face: CraftFace) -> None:
    """A craft card: how it looks, rank, name, and the dice that it takes."""
    card = face.card
    canvas.slab(frame, Tone.CARD, Tone.TABLE, 20, _EDGE)
    columns = len(card.boxes) if len(card.boxes) <= 4 else 3
    boxes = card_boxes(card, (), columns, 200 if len(card.boxes) <= columns else 168, 22, 18)
    beside: Part[Drawn] = Column((Space(40), title(card, 76, 90), Space(24), Over((middle(boxes),), LARGE - 130)))
    paint(canvas, _beside_large("craft", card.item, beside), frame)
