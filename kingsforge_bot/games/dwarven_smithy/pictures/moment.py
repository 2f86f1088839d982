"""The moment of a turn: what was crafted or completed, large, before all that can be chosen."""

from collections.abc import Iterable
from functools import partial
from typing import Final, assert_never

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import name_of
from kingsforge_bot.drawing.layout import columns
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.games.dwarven_smithy.pictures.art import FACE, SPRITES, drawing_of
from kingsforge_bot.games.dwarven_smithy.pictures.caption import LEAST, BoardCaption, card_name, cut
from kingsforge_bot.games.dwarven_smithy.pictures.contents import race
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import GAP, INNER, MARGIN
from kingsforge_bot.games.dwarven_smithy.pictures.palette import TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import draw_seat
from kingsforge_bot.games.dwarven_smithy.pictures.signs import Coins, Signs, Tile, draw_row, of_effects, row_width
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.actions import Fate
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.render.canvas import Canvas, Frame

HIGH: Final = 200
MOST: Final = 2
"""Cards side by side; of a turn with more the greatest, the text tells all."""
_EDGE: Final = (8, Tone.FLAME)
_LINE: Final = 56
_Deed = ev.Crafted | ev.ApprenticeCompleted | ev.ToolCompleted | ev.ItemCompleted | ev.KingsItemCompleted
_WEIGHT: Final[dict[type[ev.Event], int]] = {ev.KingsItemCompleted: 3, ev.Crafted: 2}
"""What comes before what; all else is completed by itself and comes last."""


class Moment(msgspec.Struct, frozen=True):
    """Who did it to which card, and what came of it."""

    seat: Seat
    name: str
    card: str
    drawing: tuple[str, str]
    how: Icon
    far: Signs
    """What it brought, or how many King's Items that makes."""
    below: Signs
    """The resources under it, or what it does from now on."""


def moments_of(events: Iterable[ev.Event]) -> tuple[_Deed, ...]:
    """What is shown large of these events, in their order."""
    deeds = list[_Deed]()
    for event in events:
        if isinstance(event, _Deed):
            # What was crafted and completed since is told once.
            begun = (one for one in deeds if isinstance(one, ev.Crafted) and _same(one, event))
            if not isinstance(event, ev.Crafted) and (before := next(begun, None)) is not None:
                deeds.remove(before)
            deeds.append(event)
    places = sorted(range(len(deeds)), key=lambda at: (_weight(deeds[at]), at))[-MOST:]
    return tuple(deeds[at] for at in sorted(places))


def _same(one: _Deed, other: _Deed) -> bool:
    return (one.seat, one.stack.card) == (other.seat, other.stack.card)


def _weight(deed: _Deed) -> int:
    """A King's Item before all else, also while it is on the bench and nobody knows which."""
    return _WEIGHT.get(type(deed), 1) + (deed.stack.card == UNSEEN)


def moment_strip(view: State, cards: CardSet, caption: BoardCaption, deeds: tuple[_Deed, ...]) -> Strip:
    """One or two side by side."""
    shown = tuple(_moment(view, cards, caption, deed) for deed in deeds)
    return Strip(HIGH, ("moment", shown), partial(_paint, shown=shown))


def _moment(view: State, cards: CardSet, caption: BoardCaption, deed: _Deed) -> Moment:
    card, kings = deed.stack.card, len(view.players[deed.seat].kings)
    far: Signs = ()
    below: Signs = tuple(Tile(kind.value) for kind in deed.stack.resources)
    match deed:
        case ev.Crafted():
            how = Icon.HAMMER
            far = (Icon.CROWN, "?") if card == UNSEEN else _worth(cards.guild[card].value)
        case ev.KingsItemCompleted():
            how, far = Icon.TICK, (Icon.CROWN, race(kings))
        case ev.ApprenticeCompleted() | ev.ToolCompleted(fate=Fate.KEEP):
            how, below = Icon.TICK, _does(card, cards)
        case ev.ToolCompleted(coins=coins) | ev.ItemCompleted(coins=coins):
            how, far = Icon.TICK, (Coins(f"+{coins}"),)
        case _:
            assert_never(deed)
    name, drawing = card_name(card, cards), drawing_of(card, cards)
    return Moment(deed.seat, name_of(caption, deed.seat), name, drawing, how, far, below)


def _worth(value: int | None) -> Signs:
    """What completing it will bring."""
    return () if value is None else (Icon.TICK, Coins(f"{value}"))


def _does(card: Name, cards: CardSet) -> Signs:
    return tuple(sign for row in of_effects(cards.guild[card].effects) for sign in ("  ", *row))[1:]


def _paint(canvas: Canvas, shown: tuple[Moment, ...]) -> None:
    canvas.planks(TABLE, LEFT)
    for frame, one in zip(columns(Frame(LEFT + MARGIN, 8, INNER, HIGH - 12), len(shown), GAP), shown, strict=True):
        canvas.slab(frame, Tone.CARD, Tone.TABLE, 16, _EDGE)
        _draw(canvas, frame.inset(10), one)


def _draw(canvas: Canvas, frame: Frame, one: Moment) -> None:
    """The card large; who, the sign of what was done, its name; its resources or what it does."""
    canvas.put(SPRITES.tile(*one.drawing, FACE, Tone.CARD), frame.x, frame.y)
    x, right = frame.x + FACE + 18, frame.right - 10
    far = row_width(one.far, _LINE) if one.far else 0
    draw_row(canvas, Frame(right - far, frame.y, far, _LINE), one.far, Tone.CARD, Tone.EMBER)
    draw_seat(canvas, Frame(x, frame.y, _LINE, _LINE), one.seat, Tone.CARD)
    how = row_width((one.how,), _LINE)
    start = x + _LINE + 12
    name, size = cut(one.name, right - far - how - 24 - start, 44)
    end = canvas.write(name, start, frame.y + _LINE // 2, size, Tone.INK, Tone.CARD)
    draw_row(canvas, Frame(end + 12, frame.y, how, _LINE), (one.how,), Tone.CARD, Tone.EMBER)
    top = frame.y + _LINE + 2
    if one.card:
        canvas.label(one.card, Frame(x, top, right - x, 60), 54, LEAST, Tone.INK, Tone.CARD)
    draw_row(canvas, Frame(x, top + (60 if one.card else 20), right - x, 48), one.below, Tone.CARD)
