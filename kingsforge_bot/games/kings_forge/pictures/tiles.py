"""The cards in front of a player: claimed, turned down for a dock, made, won."""

from collections import Counter
from typing import Final, assert_never

from kingsforge_bot.games.kings_forge.pictures.art import SMALL, TINY
from kingsforge_bot.games.kings_forge.pictures.contents import ClaimTile, MadeTile, Tile, VisitTile, WonTile
from kingsforge_bot.games.kings_forge.pictures.icons import Icon, draw_icon
from kingsforge_bot.games.kings_forge.pictures.names import card_name, item_name, side_name
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.row import draw_row, draw_tile
from kingsforge_bot.games.kings_forge.pictures.signs import (
    ARROW,
    DieSign,
    GapSign,
    RankSign,
    Sign,
    Signs,
    SquareSign,
    TextSign,
    benefit,
    dice,
    gives,
)
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, Square, cost_of
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.state import Claim, Made, Visit
from kingsforge_bot.render.canvas import Canvas, Frame

_RADIUS: Final = 14
_THIN: Final = (2, Tone.LINE)
_FRESH: Final = (7, Tone.FLAME)
"""New since the picture before."""
_NAME: Final = 38
_SPELLED_OUT: Final = 5
"""Of more dice on a card it is said how many there are of each kind."""


def draw_player_tile(canvas: Canvas, frame: Frame, holds: Tile) -> None:
    """One card and what lies on it."""
    match holds:
        case ClaimTile() as claimed:
            _draw_claim(canvas, frame, claimed)
        case VisitTile(visit=visit, fresh=fresh):
            _draw_visit(canvas, frame, visit, fresh)
        case MadeTile(made=made, fresh=fresh):
            _draw_made(canvas, frame, made, fresh)
        case WonTile(card=card, fresh=fresh):
            _draw_won(canvas, frame, card, fresh)
        case _:
            assert_never(holds)


def _draw_claim(canvas: Canvas, frame: Frame, claimed: ClaimTile) -> None:
    """A claimed card: which half, what Workshop copied, its dice square by square, its benefit while unspent.

    It is lit while the benefit can be used.
    """
    claim = claimed.claim
    ground, edge = (Tone.CARD, _THIN) if claimed.held is None or claimed.late else (Tone.GLOW, None)
    canvas.slab(frame, ground, Tone.CARD, _RADIUS, _FRESH if claimed.fresh else edge)
    draw_tile(canvas, "gather", CARD_OF[claim.side].value, frame.x + 10, frame.y + 10, SMALL, ground)
    copied = f" = {side_name(claim.copying)}" if claim.copying is not None else ""
    title, below = _split(frame)
    if claimed.held is None and claimed.purple is None and not claim.paid:
        title = Frame(title.x, frame.y, title.w, frame.h)  # a free action: nothing lies below
    canvas.label(side_name(claim.side) + copied, title, _NAME, 24, Tone.INK, ground)
    signs: list[Sign] = [*paid(claim)]
    if claimed.held is not None:
        signs += [ARROW, *benefit(claimed.held)]
    if claimed.purple is not None:
        signs.append(DieSign(Kind.CEMETERY, claimed.purple))
    draw_row(canvas, below, tuple(signs), ground)


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


def _draw_visit(canvas: Canvas, frame: Frame, visit: Visit, fresh: bool) -> None:
    """A card turned down for a dock: what was paid there, all of it lost."""
    canvas.slab(frame, Tone.DIM, Tone.CARD, _RADIUS, _FRESH if fresh else None)
    draw_tile(canvas, "gather", visit.discarded.value, frame.x + 10, frame.y + 10, SMALL, Tone.DIM)
    title, below = _split(frame)
    draw_icon(canvas, Frame(title.x, title.y + 3, 38, 38), Icon.DOCK, Tone.INK, Tone.DIM)
    name = Frame(title.x + 44, title.y, title.w - 44, title.h)
    canvas.label(card_name(visit.discarded), name, _NAME, 24, Tone.MUTED, Tone.DIM)
    paid = tuple(SquareSign(Square((kind,), lost=True)) for kind in visit.paid)
    draw_row(canvas, below, (*paid, ARROW, *gives(visit.space)), Tone.DIM)


def _draw_made(canvas: Canvas, frame: Frame, made: Made, fresh: bool) -> None:
    """An item made this round and the dice on it, which others may beat."""
    canvas.slab(frame, Tone.CARD, Tone.CARD, _RADIUS, _FRESH if fresh else _THIN)
    draw_tile(canvas, "craft", made.card.item, frame.x + 10, frame.y + 10, SMALL, Tone.CARD)
    title, below = _split(frame)
    _draw_item(canvas, title, made.card, Tone.CARD)
    draw_row(canvas, below, dice(made.dice), Tone.CARD)


def _draw_won(canvas: Canvas, frame: Frame, card: CraftCard, fresh: bool) -> None:
    """An item won for good."""
    canvas.slab(frame, Tone.PAPER, Tone.CARD, _RADIUS, _FRESH if fresh else None)
    draw_tile(canvas, "craft", card.item, frame.x + 8, frame.y + 6, TINY, Tone.PAPER)
    _draw_item(canvas, Frame(frame.x + 70, frame.y + 9, frame.w - 80, frame.h - 18), card, Tone.PAPER)


def _draw_item(canvas: Canvas, frame: Frame, card: CraftCard, ground: Tone) -> None:
    draw_row(canvas, Frame(frame.x, frame.y, frame.h, frame.h), (RankSign(card.rank),), ground)
    place = Frame(frame.x + frame.h + 6, frame.y, frame.w - frame.h - 6, frame.h)
    canvas.label(item_name(card.item), place, _NAME, 24, Tone.INK, ground)


def _split(frame: Frame) -> tuple[Frame, Frame]:
    """A tile's title and the row below it, beside its illustration."""
    x = frame.x + SMALL + 22
    title = Frame(x, frame.y + 6, frame.right - 12 - x, 42)
    top = title.bottom + 1
    return title, Frame(title.x, top, title.w, frame.bottom - 7 - top)
