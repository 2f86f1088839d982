"""What lies in front of a player."""

from collections import Counter
from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.pictures.caption import BoardCaption, name_of
from kingsforge_bot.games.kings_forge.pictures.contents import (
    ClaimTile,
    Deciding,
    Emblem,
    MadeTile,
    Nameplate,
    OfPlayer,
    Panel,
    Progress,
    RolledDie,
    Smithy,
    Supply,
    Tokens,
    VisitTile,
    WonTile,
)
from kingsforge_bot.games.kings_forge.pictures.dice_faces import draw_changed
from kingsforge_bot.games.kings_forge.pictures.icons import Icon, draw_icon, icon_stencil
from kingsforge_bot.games.kings_forge.pictures.names import card_name, item_name, side_name
from kingsforge_bot.games.kings_forge.pictures.panel_layout import hand_pad
from kingsforge_bot.games.kings_forge.pictures.row import SEAT_TONES, draw_row, draw_tile
from kingsforge_bot.games.kings_forge.pictures.signs import (
    ARROW,
    DieSign,
    GapSign,
    IconSign,
    RankSign,
    Sign,
    Signs,
    SquareSign,
    TextSign,
    benefit,
    counts,
    dice,
    gives,
    in_hand,
    letter,
    waits_for,
)
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, Side, Square, cost_of
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import Kind, Pool
from kingsforge_bot.games.kings_forge.rules.state import Claim, Made, Owed, Undecided, Visit
from kingsforge_bot.render.art import SMALL, TINY
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.palette import Tone

_RADIUS: Final = 14
_PANEL_RADIUS: Final = 20
EMBLEM_OF: Final = ("flame", "drop", "moth", "star")
_THIN: Final = (2, Tone.LINE)
_FRESH: Final = (7, Tone.FLAME)
"""New since the picture before."""
_NAME: Final = 38
_SPELLED_OUT: Final = 5
"""Of more dice on a card it is said how many there are of each kind."""


def draw_of_player(canvas: Canvas, frame: Frame, holds: OfPlayer, caption: BoardCaption) -> None:
    """One place of a player's part, or its ground."""
    match holds:
        case Panel() as panel:
            _draw_panel(canvas, frame, panel)
        case Emblem(seat=seat, lit=lit):
            draw_emblem(canvas, frame, seat, lit)
        case Nameplate(seat=seat):
            _draw_nameplate(canvas, frame, seat, caption)
        case Progress() as progress:
            _draw_progress(canvas, frame, progress)
        case Tokens() as tokens:
            _draw_tokens(canvas, frame, tokens)
        case Supply(dice=held, gained=gained):
            _draw_pool(canvas, frame, Icon.SUPPLY, held, gained)
        case Smithy(dice=held, gained=gained):
            _draw_pool(canvas, frame, Icon.SMITHY, held, gained)
        case Deciding(owed=owed):
            _draw_deciding(canvas, frame, owed)
        case RolledDie() as rolled:
            draw_changed(canvas, frame, rolled.die, rolled.fresh)
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


def _draw_panel(canvas: Canvas, frame: Frame, panel: Panel) -> None:
    """The ground of a player's part, edged in ember where the player is awaited, in gold for a winner."""
    edge = (8, Tone.GOLD) if panel.best else (7, Tone.EMBER) if panel.awaited else (3, Tone.LINE)
    canvas.slab(frame, Tone.CARD, Tone.PAPER, _PANEL_RADIUS, edge)


def draw_emblem(canvas: Canvas, frame: Frame, seat: Seat, lit: bool) -> None:
    """A smithy's emblem on a card, its seat's letter in the corner."""
    draw_tile(canvas, "emblem", f"{EMBLEM_OF[seat]}-{'lit' if lit else 'banked'}", frame.x, frame.y, frame.h, Tone.CARD)
    side = round(frame.h * 0.42)
    corner = Frame(frame.right - side, frame.bottom - side, side, side)
    under = SEAT_TONES[seat] if lit else Tone.CARD
    canvas.slab(Frame(*corner.middle, side - side // 2, side - side // 2), Tone.CARD, Tone.CARD, 1)
    canvas.stamp(icon_stencil(Icon.DISC, side + 8), corner.x - 4, corner.y - 4, Tone.CARD, under, over=True)
    canvas.stamp(icon_stencil(Icon.DISC, side), corner.x, corner.y, SEAT_TONES[seat], Tone.CARD, over=True)
    canvas.label(letter(seat), corner, round(side * 0.62), 6, Tone.WHITE, SEAT_TONES[seat], centred=True)


def _draw_nameplate(canvas: Canvas, frame: Frame, seat: Seat, caption: BoardCaption) -> None:
    """A player's name."""
    canvas.label(name_of(caption, seat), frame, 40, 26, Tone.INK, Tone.CARD)


def _draw_progress(canvas: Canvas, frame: Frame, progress: Progress) -> None:
    """Items won of those that end the game, the anvil, done with this phase, awaited."""
    signs: list[Sign] = [IconSign(Icon.CROWN), TextSign(f"{progress.items}/{progress.target}")]
    if progress.anvil:
        signs.append(IconSign(Icon.ANVIL))
    if progress.done:
        signs.append(IconSign(Icon.SKIP, Tone.EMBER if progress.fresh else Tone.MUTED))
    if progress.awaited:
        signs.append(IconSign(Icon.HOURGLASS, Tone.EMBER))
    draw_row(canvas, frame, tuple(signs), Tone.CARD)


def _draw_pool(canvas: Canvas, frame: Frame, icon: Icon, pool: Pool, gained: Pool) -> None:
    """A supply or smithy: its icon, how many dice of each kind, and how many of them are new."""
    ground = Tone.GLOW if icon is Icon.SUPPLY else Tone.PAPER
    canvas.slab(frame, ground, Tone.CARD, _RADIUS, _FRESH if gained else None)
    margin = 8 if frame.h < 70 else 9
    inner = Frame(frame.x + 12, frame.y + margin, frame.w - 24, frame.h - 2 * margin)
    tone = Tone.EMBER if icon is Icon.SUPPLY else Tone.MUTED
    draw_row(canvas, Frame(inner.x, inner.y, inner.h, inner.h), (IconSign(icon, tone),), ground)
    place = Frame(inner.x + inner.h + 12, inner.y, inner.w - inner.h - 12, inner.h)
    draw_row(canvas, place, counts(pool, gained) or (TextSign("0", Tone.MUTED),), ground)


def _draw_deciding(canvas: Canvas, frame: Frame, owed: Owed) -> None:
    """What the turn waits for: a die as rolled, or the wood of the Garden."""
    canvas.slab(frame, Tone.GLOW, Tone.CARD, _RADIUS, (5, Tone.EMBER))
    side = Side(owed.side.value if isinstance(owed, Undecided) else owed.source.value)
    waits = (IconSign(Icon.HOURGLASS, Tone.EMBER), TextSign(side_name(side)), *waits_for(owed))
    draw_row(canvas, Frame(frame.x + 16, frame.y + 14, frame.w - 32, frame.h - 28), waits, Tone.GLOW)


def _draw_tokens(canvas: Canvas, frame: Frame, tokens: Tokens) -> None:
    """Tokens in hand, and Library dice that join the craft roll; lit while they can be used."""
    ground = Tone.PAPER if tokens.late else Tone.GLOW
    canvas.slab(frame, ground, Tone.CARD, _RADIUS)
    draw_row(canvas, frame.inset(hand_pad(frame.h)), in_hand(tokens.held, tokens.library), ground)


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
    canvas.slab(frame, Tone.GLOW, Tone.CARD, _RADIUS, _FRESH if fresh else (3, Tone.MUTED))
    draw_tile(canvas, "craft", made.card.item, frame.x + 10, frame.y + 10, SMALL, Tone.GLOW)
    title, below = _split(frame)
    _draw_item(canvas, title, made.card, Tone.GLOW)
    draw_row(canvas, below, dice(made.dice), Tone.GLOW)


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
