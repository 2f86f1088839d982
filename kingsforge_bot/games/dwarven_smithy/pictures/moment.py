"""The moment of a King's Item or of a card won, as a picture of its own: the card large, whose it is, the race.

It stays in the channel where the board that told of it folds. Drawn from what everybody may know.
"""

from functools import lru_cache, partial
from typing import Final

import msgspec
from PIL import Image

from kingsforge_bot.drawing.caption import faced, name_of
from kingsforge_bot.drawing.layout import Column, Drawn, Inset, Over, Part, Row, Space, paint, shown
from kingsforge_bot.drawing.moment import Maker, MomentTones, maker, named
from kingsforge_bot.drawing.portraits import Faced, draw_portrait
from kingsforge_bot.drawing.scenery import BENCH, MOMENT_HIGH, MOMENT_WIDE, rays
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip, StripRenderer
from kingsforge_bot.games.dwarven_smithy.advice.deeds import Deed
from kingsforge_bot.games.dwarven_smithy.advice.lying_open import leader
from kingsforge_bot.games.dwarven_smithy.pictures.art import LOT, SHELF, SPRITES, drawing_of
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption, card_name
from kingsforge_bot.games.dwarven_smithy.pictures.icons import OF_SUBTYPE, Icon, draw_icon
from kingsforge_bot.games.dwarven_smithy.pictures.palette import PALETTE, SEAT_TONES, TABLE, Tone
from kingsforge_bot.games.dwarven_smithy.pictures.parts import LOOK
from kingsforge_bot.games.dwarven_smithy.pictures.seat_contents import race
from kingsforge_bot.games.dwarven_smithy.pictures.signs import TIGHT, Coins, Signs, draw_row, row_width
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.meta import ENOUGH_KINGS
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_MOST_BYTES: Final = 150 << 10
_RENDERER: Final = StripRenderer(PALETTE, MOMENT_WIDE, _MOST_BYTES, room=1 << 18)
"""Each is drawn once, for one message: next to nothing is kept."""
_CARD: Final = 432
_FRAMED: Final = 12
_SIGNS: Final = 104
_SELLER: Final = 150
_SLOT: Final = SHELF + 12
_TONES: Final = MomentTones(SEAT_TONES, Tone.TABLE, Tone.EMBER, Tone.WHITE, Tone.GOLD, Tone.INK, LOOK)


class Moment(msgspec.Struct, frozen=True):
    """Whose card, which, from whom and for how much, and the completed King's Items of its owner, the new one last."""

    owner: Maker
    drawing: tuple[str, str]
    card: str
    kings: tuple[tuple[str, str], ...]
    new: bool
    """Whether the card is the last of these."""
    brings: Signs
    seller: Faced | None = None


def draw_moment(view: State, cards: CardSet, caption: BoardCaption, deed: Deed) -> bytes:
    """A PNG, 1200 by 760, of a view and an event as everybody may know them."""
    moment = moment_of(view, cards, caption, deed)
    return _RENDERER.picture([Strip(MOMENT_HIGH, moment, partial(_paint, moment=moment))])


def moment_of(view: State, cards: CardSet, caption: BoardCaption, deed: Deed) -> Moment:
    """What is seen of it."""
    seat = deed.seat
    kings = tuple(drawing_of(stack.card, cards) for stack in view.players[seat].kings)
    owner = Maker(faced(caption, seat), name_of(caption, seat), leader(view, cards) == seat)
    match deed:
        case ev.KingsItemCompleted(stack=stack):
            called, drawing = _called(stack.card, cards, caption), drawing_of(stack.card, cards)
            return Moment(owner, drawing, called, kings, True, _worth(stack.card, cards))
        case ev.Bought(seller=seller, card=card, coins=coins):
            called, drawing = card_name(card, cards), drawing_of(card, cards)
            paid: Signs = (Icon.BID, Coins(f"{coins}"))
            return Moment(owner, drawing, called, kings, False, paid, faced(caption, seller))


def _called(card: Name, cards: CardSet, caption: BoardCaption) -> str:
    """Of one that lies face down (3.8) only what it is."""
    if card != UNSEEN:
        return card_name(card, cards)
    return caption.words.covered if caption.words is not None else ""


def _worth(card: Name, cards: CardSet) -> Signs:
    """What is known of its worth at the end (7.4)."""
    if card == UNSEEN or kind_of(card) is not None:
        return ()
    printed = cards.guild[card]
    kind = () if printed.subtype is None else (OF_SUBTYPE[printed.subtype],)
    return (*kind, Coins(f"{printed.full_value}"))


def _paint(canvas: Canvas, moment: Moment) -> None:
    canvas.planks(TABLE, LEFT)
    canvas.put(rays(PALETTE), LEFT, 0)
    paint(canvas, _picture(moment), Frame(LEFT, 0, MOMENT_WIDE, MOMENT_HIGH))


def _picture(moment: Moment) -> Part[Drawn]:
    """Whose card, the card on its ribbon, the race; below them on the bench from whom and what it is worth."""
    on_ribbon = Column((Space(), named(moment.card, _TONES)))
    card = Inset(shown(_draw_card, moment.drawing), 0, 14, _CARD + 2 * _FRAMED)
    scene = Row((maker(moment.owner, _TONES), card, Space(), Inset(shown(_draw_race, moment), 0, 14, _SLOT + 12)), 16)
    seller = () if moment.seller is None else (shown(_draw_seller, moment.seller, _SELLER),)
    far: Signs = (Icon.CROWN, race(len(moment.kings)))
    told = tuple(shown(_draw_signs, signs) for signs in (moment.brings, far) if signs)
    bench = Row((*seller, *told), 26)
    above = Over((Inset(scene, 20, 0), Row((Space(380), on_ribbon, Space(166)))), MOMENT_HIGH - BENCH)
    return Column((above, Inset(bench, 28, 22)))


def _draw_card(canvas: Canvas, frame: Frame, drawing: tuple[str, str]) -> None:
    place = Frame(frame.x, frame.y, frame.w, min(frame.w, frame.h))
    canvas.slab(place, Tone.CARD, Tone.TABLE, 24, (_FRAMED, Tone.GOLD))
    canvas.put(_enlarged(drawing), place.x + _FRAMED, place.y + _FRAMED)


@lru_cache(maxsize=2)
def _enlarged(drawing: tuple[str, str]) -> Image.Image:
    """The largest tile there is, larger: as palette indices."""
    tile = PALETTE.coloured(SPRITES.tile(*drawing, LOT, Tone.CARD))
    smooth = tile.convert("RGB").resize((_CARD, _CARD), Image.Resampling.LANCZOS)
    return Image.frombytes("L", smooth.size, PALETTE.quantized(smooth).tobytes())


def _draw_race(canvas: Canvas, frame: Frame, moment: Moment) -> None:
    """A slot for each King's Item that ends the game, from above; the new one on flame, a crown in the last."""
    count = max(ENOUGH_KINGS, len(moment.kings))
    step = min(_SLOT, (frame.h - 12 - SHELF) // max(1, count - 1))
    high = step * (count - 1) + SHELF + 24
    panel = Frame(frame.x, frame.y + (frame.h - high) // 2, SHELF + 24, high)
    canvas.slab(panel, Tone.CARD, Tone.TABLE, 18, (3, Tone.LINE))
    for index in range(count):
        place = Frame(panel.x + 12, panel.y + 12 + index * step, SHELF, SHELF)
        if index < len(moment.kings):
            if moment.new and index == len(moment.kings) - 1:
                canvas.slab(place.inset(-8), Tone.FLAME, Tone.CARD, 18)
            canvas.put(SPRITES.tile(*moment.kings[index], SHELF, Tone.CARD), place.x, place.y)
            continue
        canvas.slab(place, Tone.PAPER, Tone.CARD, 12, (3, Tone.LINE))
        if index == ENOUGH_KINGS - 1:
            draw_icon(canvas, place.inset(SHELF // 4), Icon.CROWN, Tone.MUTED, Tone.PAPER)


def _draw_seller(canvas: Canvas, frame: Frame, who: Faced) -> None:
    draw_portrait(canvas, frame, who, Tone.TABLE, LOOK)


def _draw_signs(canvas: Canvas, frame: Frame, signs: Signs) -> None:
    high = min(frame.h, _SIGNS)
    wide = min(frame.w, row_width(signs, high, scale=TIGHT))
    place = Frame(frame.x + (frame.w - wide) // 2, frame.y + (frame.h - high) // 2, wide, high)
    draw_row(canvas, place, signs, Tone.TABLE, Tone.WHITE, scale=TIGHT)
