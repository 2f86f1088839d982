"""How a player's place on a posted board can be filled: who, all dice, what is in hand, items won in slots."""

from collections.abc import Sequence
from enum import Enum, auto
from itertools import starmap
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import Column, Leaf, Part, Row, Space
from kingsforge_bot.games.kings_forge.advice.thieves import at_stake
from kingsforge_bot.games.kings_forge.pictures.art import SMALL, TINY
from kingsforge_bot.games.kings_forge.pictures.contents import Head
from kingsforge_bot.games.kings_forge.pictures.news import News
from kingsforge_bot.games.kings_forge.pictures.places import INNER, POST_GAP, Thing
from kingsforge_bot.games.kings_forge.pictures.post_contents import Gained, InHand, Plate, Purse, Slots
from kingsforge_bot.games.kings_forge.pictures.posts.celebrated import leaders
from kingsforge_bot.games.kings_forge.pictures.posts.pools import LEAST, whole_width
from kingsforge_bot.games.kings_forge.pictures.table.panel_layout import acts, too_late
from kingsforge_bot.games.kings_forge.rules.meta import target
from kingsforge_bot.games.kings_forge.rules.state import State

PAD: Final = 9
PLATE: Final = 50
LINE: Final = 48
_CLOSE: Final = 46
"""A line of dice below a name that is as high as the slots beside it."""
HEAD_SIDE: Final = PLATE + 4 + LINE
_DOWN: Final = 5
_ACROSS: Final = 12
_BETWEEN: Final = 14
"""Dice of one kind of use and those of another."""
_WIDE: Final = 700
_ROOMY: Final = 460


class Form(Enum):
    """Where dice and slots lie."""

    BELOW = auto()
    """Dice in two lines, below them the slots."""
    BESIDE = auto()
    """The dice of the next round beside the slots."""
    IN_LINE = auto()
    """All dice in one line, the slots beside the name."""


class Shape(msgspec.Struct, frozen=True):
    """How a player's place is filled, and how high the slots are."""

    form: Form
    slot: int

    @property
    def high(self) -> int:
        match self.form:
            case Form.BELOW:
                return 2 * PAD + HEAD_SIDE + _DOWN + LINE + _DOWN + self.slot
            case Form.BESIDE:
                return 2 * PAD + HEAD_SIDE + _DOWN + self.slot
            case Form.IN_LINE:
                return 2 * PAD + HEAD_SIDE


class Own(msgspec.Struct, frozen=True):
    """What lies in a player's place, wherever it lies there."""

    head: Thing
    plate: Thing
    usable: Thing
    later: Thing
    hand: tuple[Thing, ...]
    slots: Thing
    gained: Gained


def own(view: State, news: News, seat: Seat) -> Own:
    """What lies in that player's place."""
    player, name, roomy = view.players[seat], f"player.{seat}", place_wide(view) >= _ROOMY
    anvil, awaited = roomy and view.anvil == seat, roomy and view.turn == seat
    gained = Gained(news.to_supply(seat) & player.supply, news.to_smithy(seat) & player.smithy)
    held = () if too_late(view, seat) else player.held
    return Own(
        head=(f"{name}.head", Head(seat, seat in leaders(view))),
        plate=(f"{name}.plate", Plate(seat, anvil, not acts(view, seat), seat in news.passed, awaited)),
        usable=(f"{name}.usable", Purse(player.supply, gained.supply)),
        later=(f"{name}.later", Purse(player.smithy, gained.smithy, smithy=True)),
        hand=((f"{name}.hand", InHand(held, player.library)),) if held or player.library else (),
        slots=(f"{name}.slots", slots_of(view, seat)),
        gained=gained,
    )


def slots_of(view: State, seat: Seat) -> Slots:
    """How far a player is."""
    player = view.players[seat]
    made = tuple((made.card, bool(at_stake(view, seat, made))) for made in player.made)
    return Slots(player.items, made, target(len(view.players)))


def place_wide(view: State) -> int:
    """How wide a place is."""
    count = len(view.players)
    return (INNER - POST_GAP * (count - 1)) // count


def usual(view: State) -> Shape:
    """The shape in which there is room for everything, items large."""
    return Shape(Form.BESIDE if place_wide(view) >= _WIDE else Form.BELOW, SMALL)


def shapes(view: State, news: News) -> list[Shape]:
    """Those in which everybody's dice and benefits can be read, lower and lower; items large where there are any."""
    room, shown = place_wide(view) - 2 * PAD, [own(view, news, Seat(seat)) for seat in range(len(view.players))]
    form = usual(view).form
    lower = ((Form.IN_LINE, TINY),) if form is Form.BESIDE else ((Form.BESIDE, SMALL), (Form.BESIDE, TINY))
    found = [Shape(form, slot) for slot in (SMALL, TINY)]
    found += [one for one in starmap(Shape, lower) if all(_lines(whose, room, one) for whose in shown)]
    won = any(player.items or player.made for player in view.players)
    return sorted((one for one in found if won or one.slot == TINY), key=lambda one: -one.high)


def formed(whose: Own, wide: int, shape: Shape) -> Part[Thing]:
    """What lies in a place so wide, within its edge."""
    room = wide - 2 * PAD
    head, plate = Leaf(whose.head, HEAD_SIDE), Leaf(whose.plate, PLATE)
    lines = _lines(whose, room, shape) or [(whose.usable, *whose.hand), (whose.later,)]
    if shape.form is Form.IN_LINE:
        top = Row((Leaf(whose.plate), Leaf(whose.slots, _slots_wide(whose, shape.slot))), 8, TINY)
        return Row((head, Column((top, _pools(lines[0], _beside_head(room), _CLOSE)), 4)), _ACROSS)
    if shape.form is Form.BELOW:
        # What is paid with needs the most room.
        lines = [(whose.later, *whose.hand), (whose.usable,)]
        lines = lines[::-1] if wide >= _ROOMY else lines
    named: Part[Thing] = Column((plate, _pools(lines[0], _beside_head(room), LINE)), 4)
    top = Row((head, named), _ACROSS, HEAD_SIDE)
    if shape.form is Form.BELOW:
        return Column((top, _pools(lines[1], room, LINE), Leaf(whose.slots, shape.slot)), _DOWN)
    left = _beside_slots(whose, room, shape.slot)
    below: Part[Thing] = Column((Space(), _pools(lines[1], left, LINE), Space()))
    return Column((top, Row((below, Leaf(whose.slots, _slots_wide(whose, shape.slot))), _ACROSS, shape.slot)), _DOWN)


def _lines(whose: Own, room: int, shape: Shape) -> list[tuple[Thing, ...]] | None:
    """Which dice lie in a line with which so that all can be read whole; None where they cannot."""
    if shape.form is Form.IN_LINE:
        ways: list[list[tuple[Thing, ...]]] = [[(whose.usable, whose.later, *whose.hand)]]
    else:
        ways = [[(whose.usable, *whose.hand), (whose.later,)], [(whose.usable,), (whose.later, *whose.hand)]]
    rooms = (_beside_head(room), _beside_slots(whose, room, shape.slot))
    for lines in ways:
        if all(_need(line, LEAST) <= wide for line, wide in zip(lines, rooms, strict=False)):
            return lines
    return None


def _beside_head(room: int) -> int:
    return room - HEAD_SIDE - _ACROSS


def _beside_slots(whose: Own, room: int, slot: int) -> int:
    return room - _slots_wide(whose, slot) - _ACROSS


def _slots_wide(whose: Own, slot: int) -> int:
    slots = whose.slots[1]
    assert isinstance(slots, Slots)
    return slots.count * (slot + 6) - 6


def _pools(line: Sequence[Thing], room: int, high: int) -> Row[Thing]:
    """Dice side by side, what is in hand at the right end: as large as all of it can be, else the first gives way."""
    fitting = next((size for size in range(high, LEAST - 1, -2) if _need(line, size) <= room), None)
    widths = [_width(one, fitting or high) for one in line]
    if fitting is None:
        most = room * 2 // 5
        widths = [0, *(min(wide, most) for wide in widths[1:])]
        return Row(tuple(map(Leaf, line, widths)), _BETWEEN, high)
    parts: list[Part[Thing]] = [Leaf(one, wide) for one, wide in zip(line, widths, strict=True)]
    if isinstance(line[-1][1], InHand):
        parts.insert(-1, Space())
    return Row((*parts, *([] if isinstance(line[-1][1], InHand) else [Space()])), _BETWEEN, high)


def _need(line: Sequence[Thing], high: int) -> int:
    """How wide a line of dice so high is, with a gap after each."""
    return sum(_width(one, high) for one in line) + _BETWEEN * len(line)


def _width(one: Thing, high: int) -> int:
    held = one[1]
    assert isinstance(held, Purse | InHand)
    return whole_width(held, high)
