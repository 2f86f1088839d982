"""The cards in front of a player: claimed, turned down for a dock, made, won."""

from collections import Counter
from typing import Final

from kingsforge_bot.drawing.layout import Column, Drawn, Over, Part, Row, Space, middle, paint
from kingsforge_bot.games.kings_forge.pictures.art import SMALL, TINY
from kingsforge_bot.games.kings_forge.pictures.contents import ClaimTile, MadeTile, VisitTile, WonTile
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.parts import icon, line, look, text, title
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import draw_hand
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import (
    ARROW,
    DieSign,
    GapSign,
    Sign,
    Signs,
    SquareSign,
    TextSign,
    benefit,
    dice,
    gives,
)
from kingsforge_bot.games.kings_forge.pictures.names import card_name, side_name
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, Square, cost_of
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.state import Claim
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_RADIUS: Final = 14
_THIN: Final = (2, Tone.LINE)
_FRESH: Final = (7, Tone.FLAME)
"""New since the picture before."""
_NAME: Final = 38
_SPELLED_OUT: Final = 5
"""Of more dice on a card it is said how many there are of each kind."""


def draw_claim(canvas: Canvas, frame: Frame, claimed: ClaimTile) -> None:
    """A claimed card: which half, what Workshop copied, its dice square by square, its benefit while unspent.

    It is lit while the benefit can be used.
    """
    claim = claimed.claim
    ground, edge = (Tone.CARD, _THIN) if claimed.held is None or claimed.late else (Tone.GLOW, None)
    canvas.slab(frame, ground, Tone.CARD, _RADIUS, _FRESH if claimed.fresh else edge)
    copied = f" = {side_name(claim.copying)}" if claim.copying is not None else ""
    signs: list[Sign] = [*paid(claim)]
    if claimed.held is not None:
        signs += [ARROW, *benefit(claimed.held)]
    if claimed.purple is not None:
        signs.append(DieSign(Kind.CEMETERY, claimed.purple))
    named = text(side_name(claim.side) + copied, _NAME, 24, ground=ground)
    # Of a free action nothing lies below its name.
    part = _two_lines(named, tuple(signs), ground) if signs else named
    paint(canvas, _beside(look("gather", CARD_OF[claim.side].value, SMALL, ground), part), frame)


def paid(claim: Claim) -> Signs:
    """The dice on the card, those on X squares marked as lost; of many how many there are of each."""
    squares = cost_of(claim.side, claim.copying)
    lost = tuple(square.lost for square in squares) + (False,) * (len(claim.paid) - len(squares))
    lying = [
        SquareSign(Square((kind,), lost=True)) if gone else DieSign(kind)
        for kind, gone in zip(claim.paid, lost, strict=True)
    ]
    if len(lying) <= _SPELLED_OUT:
        return tuple(lying)
    return tuple(sign for one, count in Counter(lying).items() for sign in (one, TextSign(str(count)), GapSign(0.15)))


def draw_visit(canvas: Canvas, frame: Frame, tile: VisitTile) -> None:
    """A card turned down for a dock: what was paid there, all of it lost."""
    visit = tile.visit
    canvas.slab(frame, Tone.DIM, Tone.CARD, _RADIUS, _FRESH if tile.fresh else None)
    name = text(card_name(visit.discarded), _NAME, 24, Tone.MUTED, Tone.DIM)
    named = Row((Column((Space(3), icon(Icon.DOCK, 38, Tone.INK, Tone.DIM)), size=38), name), 6)
    paid = tuple(SquareSign(Square((kind,), lost=True)) for kind in visit.paid)
    part = _two_lines(named, (*paid, ARROW, *gives(visit.space)), Tone.DIM)
    paint(canvas, _beside(look("gather", visit.discarded.value, SMALL, Tone.DIM), part), frame)


def draw_made(canvas: Canvas, frame: Frame, tile: MadeTile) -> None:
    """An item made this round and the dice on it; a hand where others may beat them."""
    made = tile.made
    canvas.slab(frame, Tone.CARD, Tone.CARD, _RADIUS, _FRESH if tile.fresh else _THIN)
    part = _two_lines(title(made.card, _NAME, 42, least=24, gap=6), dice(made.dice), Tone.CARD)
    paint(canvas, _beside(look("craft", made.card.item, SMALL), part), frame)
    if tile.reached:
        draw_hand(canvas, Frame(frame.x + 10 + SMALL - 42, frame.y + 10 + SMALL - 42, 42, 42))


def draw_won(canvas: Canvas, frame: Frame, tile: WonTile) -> None:
    """An item won for good."""
    canvas.slab(frame, Tone.PAPER, Tone.CARD, _RADIUS, _FRESH if tile.fresh else None)
    named = middle(title(tile.card, _NAME, 46, Tone.PAPER, least=24, gap=6))
    paint(canvas, Row((Space(8), look("craft", tile.card.item, TINY, Tone.PAPER), Space(10), named, Space(10))), frame)


def _beside(looks: Part[Drawn], part: Part[Drawn]) -> Part[Drawn]:
    """An illustration, and what stands beside it."""
    return Row((Space(10), looks, Space(12), part, Space(12)))


def _two_lines(named: Part[Drawn], signs: Signs, ground: Tone) -> Part[Drawn]:
    """A tile's title and the row below it."""
    return Column((Space(6), Over((named,), 42), Space(1), line(signs, ground), Space(7)))
