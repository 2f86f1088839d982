"""The moment of an item made or stolen, as a picture of its own: the item large, whose it is, the dice, the race.

It stays in the channel where the board that told of it folds.
"""

from functools import partial
from typing import Final

from kingsforge_bot.drawing.caption import faced, name_of
from kingsforge_bot.drawing.layout import Column, Drawn, Inset, Over, Part, Row, Space, paint, shown
from kingsforge_bot.drawing.moment import Maker, MomentTones, maker, named
from kingsforge_bot.drawing.portraits import Faced, draw_portrait
from kingsforge_bot.drawing.scenery import BENCH, MOMENT_HIGH, MOMENT_WIDE, rays
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip, StripRenderer
from kingsforge_bot.games.kings_forge.pictures.art import LARGE, SMALL, TROPHY
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon, draw_icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import FACES, draw_hand, draw_row, draw_tile, row_width
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import IconSign, Signs, TextSign, dice, in_hand, on_dark
from kingsforge_bot.games.kings_forge.pictures.materials import TABLE
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, item_name
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, SEAT_TONES, Tone
from kingsforge_bot.games.kings_forge.pictures.posts.celebrated import Moment
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_MOST_BYTES: Final = 150 << 10
_RENDERER: Final = StripRenderer(PALETTE, MOMENT_WIDE, _MOST_BYTES, room=1 << 18)
"""Each is drawn once, for one message: next to nothing is kept."""
_FRAMED: Final = 12
_VICTIM: Final = 150
_HELPED: Final = 330
_HELPED_LESS: Final = 190
"""Beside whoever was robbed: the dice are more."""
_TONES: Final = MomentTones(SEAT_TONES, Tone.TABLE, Tone.EMBER, Tone.WHITE, Tone.GOLD, Tone.INK, FACES)


def draw_moment(moment: Moment, caption: BoardCaption) -> bytes:
    """A PNG, 1200 by 760."""
    strip = Strip(MOMENT_HIGH, (moment, caption), partial(_paint, moment=moment, caption=caption))
    return _RENDERER.picture([strip])


def _paint(canvas: Canvas, moment: Moment, caption: BoardCaption) -> None:
    canvas.planks(TABLE, LEFT)
    canvas.put(rays(PALETTE), LEFT, 0)
    paint(canvas, _picture(moment, caption), Frame(LEFT, 0, MOMENT_WIDE, MOMENT_HIGH))


def _picture(moment: Moment, caption: BoardCaption) -> Part[Drawn]:
    """Whose item, the item on its ribbon, the race; below them on the bench how it was made."""
    one = moment.forged
    who = Maker(faced(caption, one.seat), name_of(caption, one.seat), moment.leads)
    item = shown(_draw_item, one.card)
    on_ribbon = Column((Space(), named(item_name(one.card.item), _TONES)))
    race = Inset(shown(_draw_race, moment), 0, 18, TROPHY + 24)
    scene = Row((maker(who, _TONES), Inset(item, 0, 18, LARGE + 2 * _FRAMED), Space(), race), 16)
    return Column(
        (
            Over((Inset(scene, 20, 0), Row((Space(380), on_ribbon, Space(166)))), MOMENT_HIGH - BENCH),
            Inset(_bench(moment, caption), 28, 22),
        )
    )


def _bench(moment: Moment, caption: BoardCaption) -> Row[Drawn]:
    """Who was robbed, what helped, the dice, and how many items of how many that makes."""
    one = moment.forged
    robbed = () if one.victim is None else (shown(_draw_robbed, faced(caption, one.victim), _VICTIM),)
    helped = on_dark(in_hand(moment.used[:2], 0))
    far: Signs = (IconSign(Icon.CROWN, Tone.GOLD), TextSign(f"{one.items}/{one.target}", Tone.GOLD))
    used = (
        ()
        if not helped
        else (
            shown(_draw_signs, helped, min(_HELPED if one.victim is None else _HELPED_LESS, row_width(helped, 92) + 8)),
        )
    )
    return Row((*robbed, *used, shown(_draw_signs, dice(one.dice)), shown(_draw_signs, far, 250)), 26)


def _draw_item(canvas: Canvas, frame: Frame, card: CraftCard) -> None:
    place = Frame(frame.x, frame.y, frame.w, min(frame.w, frame.h))
    canvas.slab(place, Tone.CARD, Tone.TABLE, 24, (_FRAMED, Tone.GOLD))
    draw_tile(canvas, "craft", card.item, place.x + _FRAMED, place.y + _FRAMED, LARGE, Tone.CARD)


def _draw_race(canvas: Canvas, frame: Frame, moment: Moment) -> None:
    """A slot for each item that ends the game, from above; the new one on flame, a crown in the last."""
    count, new = max(moment.forged.target, len(moment.items)), moment.forged.card
    side = TROPHY if count * (TROPHY + 12) + 12 <= frame.h else SMALL
    step = min(side + 12, (frame.h - 24 - side) // max(1, count - 1))
    high = step * (count - 1) + side + 24
    panel = Frame(frame.x + (frame.w - side - 24) // 2, frame.y + (frame.h - high) // 2, side + 24, high)
    canvas.slab(panel, Tone.CARD, Tone.TABLE, 18, (3, Tone.LINE))
    for index in range(count):
        place = Frame(panel.x + 12, panel.y + 12 + index * step, side, side)
        if index < len(moment.items):
            card = moment.items[index]
            if card == new:
                canvas.slab(place.inset(-8), Tone.FLAME, Tone.CARD, 18)
            draw_tile(canvas, "craft", card.item, place.x, place.y, side, Tone.CARD)
            continue
        canvas.slab(place, Tone.PAPER, Tone.CARD, side // 8, (3, Tone.LINE))
        if index == moment.forged.target - 1:
            draw_icon(canvas, place.inset(side // 4), Icon.CROWN, Tone.MUTED, Tone.PAPER)


def _draw_robbed(canvas: Canvas, frame: Frame, who: Faced) -> None:
    """Whose the item was, with a hand that took it."""
    draw_portrait(canvas, Frame(frame.x, frame.y, frame.h, frame.h), who, Tone.TABLE, FACES)
    side = frame.h * 2 // 5
    draw_hand(canvas, Frame(frame.x + frame.h - side, frame.y, side, side))


def _draw_signs(canvas: Canvas, frame: Frame, signs: Signs) -> None:
    high = min(frame.h, 104)
    draw_row(canvas, Frame(frame.x, frame.y + (frame.h - high) // 2, frame.w, high), signs, Tone.TABLE, centred=True)
