"""What a picture of a replay tells: who did what, with which dice."""

from collections.abc import Iterable
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import name_of
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon, draw_icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import draw_row, draw_seat, height, row_width
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import SeatSign, Signs, TextSign, dice
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, item_name, side_name, words_of
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Change, Headline
from kingsforge_bot.games.kings_forge.pictures.scenes.within_reach import change_signs
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.events import (
    Claimed,
    Crafted,
    Docked,
    Event,
    GameEnded,
    Passed,
    Rolled,
    RoundBegan,
    Stolen,
    Used,
)
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.typeface import fit, width

_NAME_WIDE: Final = 420
_WEIGHT: Final[dict[type[Event], int]] = {
    Stolen: 8,
    Crafted: 7,
    GameEnded: 6,
    Claimed: 5,
    Docked: 5,
    Rolled: 4,
    Used: 3,
    Passed: 2,
    RoundBegan: 1,
}
"""What of several things is told; what else happens comes with one of these."""


def headline_of(events: Iterable[Event], caption: BoardCaption) -> Headline:
    """What is told of these events: the greatest of them, the latest of equals.

    Of a round that is over only what was made or stolen: that lies on the board of the next one, a roll does not.
    """
    told = list[Event]()
    for event in events:
        if isinstance(event, RoundBegan):
            told = [one for one in told if isinstance(one, Crafted | Stolen)]
        told.append(event)
    greatest = max(enumerate(told), key=lambda one: (_WEIGHT.get(type(one[1]), 0), one[0]), default=(0, None))[1]
    match greatest:
        case Stolen(seat=seat, victim=victim, item=item, dice=dice):
            return Headline(seat, item_name(item), dice, icon=Icon.HAMMER, robbed=victim)
        case Crafted(seat=seat, item=item, dice=dice):
            return Headline(seat, item_name(item), dice, icon=Icon.HAMMER)
        case Claimed(seat=seat, side=side, copying=copying):
            return Headline(seat, side_name(side) + (f" = {side_name(copying)}" if copying else ""), icon=Icon.CARDS)
        case Docked(seat=seat, space=space):
            return Headline(
                seat, dict(zip(Space, words_of(caption).docks, strict=False)).get(space, ""), icon=Icon.DOCK
            )
        case Rolled(seat=seat, dice=dice):
            return Headline(seat, "", dice, icon=Icon.ROLL)
        case Used(seat=seat, held=held, before=before, after=dice):
            return Headline(seat, change=Change(held, before, dice))
        case GameEnded(places=places):
            others = ", ".join(name_of(caption, seat) for seat in places[0][1:])
            return Headline(places[0][0], others, icon=Icon.CROWN)
        case Passed(seat=seat):
            return Headline(seat, icon=Icon.SKIP)
        case RoundBegan(round=number, anvil=seat) if number > 1:
            return Headline(seat, icon=Icon.ANVIL)
        case _:
            return Headline(None)


def draw_headline(canvas: Canvas, frame: Frame, headline: Headline, caption: BoardCaption) -> None:
    """Who, what, and the dice of it; at the beginning who plays."""
    canvas.slab(frame, Tone.CARD, Tone.IRON, 18)
    left = _draw_doers(canvas, frame, headline.seat, caption)
    if headline.icon is not None:
        side = frame.h - 36
        draw_icon(canvas, Frame(left, frame.y + 18, side, side), headline.icon, Tone.EMBER, Tone.CARD)
        left += side + 14
    right = _draw_dice(canvas, frame, headline, left)
    if headline.robbed is not None:
        right = _draw_robbed(canvas, frame, headline.robbed, right)
    if headline.text:
        canvas.label(headline.text, Frame(left, frame.y, right - left, frame.h), Script(50, 26, Tone.INK, Tone.CARD))


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


def _draw_dice(canvas: Canvas, frame: Frame, headline: Headline, left: int) -> int:
    """What dice it took, or how a benefit changed them, on the right where words stand before them; where they begin,
    or where the frame ends without any.
    """
    right = frame.right - 14
    signs = dice(headline.dice) if headline.change is None else change_signs(headline.change)
    if not signs:
        return right
    high = height(signs, (right - left) * 3 // 5 if headline.text else right - left, frame.h - 28)
    wide = row_width(signs, high)
    start = right - wide if headline.text else left
    draw_row(canvas, Frame(start, frame.y + (frame.h - high) // 2, wide, high), signs, Tone.CARD)
    return start - 14


def _draw_robbed(canvas: Canvas, frame: Frame, robbed: Seat, right: int) -> int:
    """Whom it was taken from, before what begins at `right`; where that begins."""
    side = frame.h - 28
    whom: Signs = (TextSign("←", Tone.EMBER), SeatSign(robbed))
    wide = row_width(whom, side)
    draw_row(canvas, Frame(right - wide, frame.y + 14, wide, side), whom, Tone.CARD)
    return right - wide - 10
