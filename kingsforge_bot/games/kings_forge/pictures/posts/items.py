"""Items on a post: to aim at, to make now, and made this round."""

from typing import Final

from kingsforge_bot.drawing.layout import Column, Drawn, Inset, Over, Part, Row, Space, middle, paint
from kingsforge_bot.drawing.lettering import fitted
from kingsforge_bot.games.kings_forge.pictures.art import AIMED, FACE, SMALL
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.parts import (
    card_boxes,
    draw_card_ground,
    icon,
    line,
    look,
    text,
    whole_line,
)
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import draw_hand, row_width
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import (
    COVERED,
    IconSign,
    RankSign,
    SeatSign,
    Signs,
    TextSign,
    dice,
)
from kingsforge_bot.games.kings_forge.pictures.names import item_name
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.post_contents import Aim, Focus, Stake
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.render.canvas import OVERHANG, Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import width

_FAR: Final = 46
_AIM_NAME: Final = 36
_LEAST_NAME: Final = 27
_LEAST_NAMED: Final = 120
"""With less room for it the name of an item that was made is left out."""


def draw_aim(canvas: Canvas, frame: Frame, aim: Aim) -> None:
    """An item: its look and name, below them its boxes in one line."""
    draw_card_ground(canvas, frame, fresh=aim.fresh)
    room = frame.w - 11 - SMALL - 8 - 9
    named = text(item_name(aim.card.item), _AIM_NAME, 30, high=_AIM_NAME)
    far = far_along(aim.covered)
    shows_far = width(item_name(aim.card.item), _AIM_NAME) + 12 + row_width(far, _FAR) <= room
    count = Row((Space(), whole_line(far, _FAR)), size=_FAR) if shows_far else Space()
    side = min(60, frame.h - 41, (room + 4) // len(aim.card.boxes) - 4)
    boxes = card_boxes(aim.card, aim.covered, len(aim.card.boxes), side, 4)
    beside = Over((Column((count,)), Column((Space(3), named, boxes))))
    paint(canvas, Row((Space(11), look("craft", aim.card.item, SMALL), Space(8), beside, Space(9))), frame)


def draw_focus(canvas: Canvas, frame: Frame, focus: Focus) -> None:
    """An item to make: its look, rank and name, its boxes as large as there is room; a hammer where they are filled."""
    card = focus.card
    draw_card_ground(canvas, frame, fresh=focus.fresh, ready=focus.ready)
    wide = frame.w - 14 - FACE - 16 - 14
    columns = len(card.boxes) if len(card.boxes) <= 3 or wide > 500 else 2 if len(card.boxes) <= 4 else 3
    rows = -(-len(card.boxes) // columns)
    side = min(110, (wide + 8) // columns - 10, (FACE + 8) // rows - 10)
    boxes = middle(card_boxes(card, focus.covered, columns, side, 8))
    beside, taken = _beside_title(focus, frame.w - 28)
    rank = line((RankSign(card.rank),), size=56)
    top = Row((rank, Space(8), _named(card, frame.w - 28 - 56 - 8 - taken), *beside), size=56)
    below = Row((look("craft", card.item, FACE), Space(16), boxes), size=FACE)
    paint(canvas, Inset(Column((top, Space(6), below)), 14, 10), frame)


def _named(card: CraftCard, room: int) -> Part[Drawn]:
    """The name in one line, or where that would be too small in two: an own card's may be long."""
    name = item_name(card.item)
    if width(name, _LEAST_NAME) + 2 * OVERHANG <= room:
        return text(name, 44, _LEAST_NAME)
    return Column(tuple(text(one.text, 28, 20, high=28) for one in fitted(name, room - 2 * OVERHANG, 28, 20)))


def _beside_title(focus: Focus, room: int) -> tuple[tuple[Part[Drawn], ...], int]:
    """A hammer where the item can be made at once; else how far it is, as much as a long name leaves room for; and how
    wide that is.
    """
    if focus.ready:
        return (Space(10), icon(Icon.HAMMER, 56, Tone.EMBER)), 66
    far = far_along(focus.covered)
    if width(item_name(focus.card.item), 44) + 56 + 20 + row_width(far, _FAR) > room:
        far = far[1:]
    wide = row_width(far, _FAR)
    return ((Space(12), middle(line(far, size=_FAR), wide)) if far else (Space(12),)), 12 + wide


def far_along(covered: tuple[bool, ...]) -> Signs:
    """How many of an item's boxes are covered, of how many; a tick where all are."""
    count = TextSign(f"{sum(covered)}/{len(covered)}", Tone.MUTED)
    return (COVERED, count) if all(covered) else (count,)


def draw_stake(canvas: Canvas, frame: Frame, stake: Stake) -> None:
    """An item made this round, whose it is and the dice on it; to the right a hand and who may still take it."""
    card = stake.made.card
    draw_card_ground(canvas, frame, fresh=stake.fresh)
    whose: Signs = (IconSign(Icon.TICK, Tone.MUTED),)
    if stake.thieves:
        whose = (IconSign(Icon.HAND, Tone.EMBER), *map(SeatSign, stake.thieves))
    room = frame.w - 11 - AIMED - 12 - 46 - 8 - 10 - row_width(whose, 46) - 14
    named = text(item_name(card.item), 38, 27) if room >= _LEAST_NAMED else Space()
    top = Row((line((SeatSign(stake.seat),), size=46), Space(8), named, Space(10), whole_line(whose, 46)), size=46)
    beside = Column((Space(7), top, Space(1), line(dice(stake.made.dice), size=57)))
    paint(canvas, Row((Space(11), look("craft", card.item, AIMED), Space(12), beside, Space(14))), frame)
    if stake.thieves:
        draw_hand(canvas, Frame(frame.x + 11 + AIMED - 48, frame.y + (frame.h + AIMED) // 2 - 48, 48, 48))
