"""What lies in front of a player."""

from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.cards import HALVES, Side, Square
from kingsforge_bot.games.kings_forge.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.dice import Kind, Pool
from kingsforge_bot.games.kings_forge.state import Claim, Made, Owed, Undecided, Visit
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.kings_forge.caption import BoardCaption, name_of
from kingsforge_bot.render.kings_forge.contents import (
    ClaimTile,
    Deciding,
    MadeTile,
    Nameplate,
    OfPlayer,
    Panel,
    RolledDie,
    Smithy,
    Standing,
    Supply,
    Tokens,
    VisitTile,
    WonTile,
)
from kingsforge_bot.render.kings_forge.icons import Icon
from kingsforge_bot.render.kings_forge.names import card_name, item_name, side_name
from kingsforge_bot.render.kings_forge.row import draw_die, draw_icon, draw_row, draw_seat
from kingsforge_bot.render.kings_forge.signs import (
    ARROW,
    DieSign,
    GapSign,
    IconSign,
    RankSign,
    Sign,
    SquareSign,
    TextSign,
    benefit,
    counts,
    dice,
    gives,
    kinds,
    waits_for,
)
from kingsforge_bot.render.palette import Tone

_RADIUS: Final = 14
_PANEL_RADIUS: Final = 20
_THIN: Final = (2, Tone.LINE)


def draw_of_player(canvas: Canvas, frame: Frame, holds: OfPlayer, caption: BoardCaption) -> None:
    """One place of a player's part, or its ground."""
    match holds:
        case Panel() as panel:
            _draw_panel(canvas, frame, panel)
        case Nameplate(seat=seat):
            _draw_nameplate(canvas, frame, seat, caption)
        case Standing() as standing:
            _draw_standing(canvas, frame, standing)
        case Tokens() as tokens:
            _draw_tokens(canvas, frame, tokens)
        case Supply(dice=held):
            _draw_pool(canvas, frame, Icon.SUPPLY, held)
        case Smithy(dice=held):
            _draw_pool(canvas, frame, Icon.SMITHY, held)
        case Deciding(owed=owed):
            _draw_deciding(canvas, frame, owed)
        case RolledDie(die=die):
            draw_die(canvas, frame, die.kind, die.value, Tone.CARD)
        case ClaimTile() as claimed:
            _draw_claim(canvas, frame, claimed)
        case VisitTile(visit=visit):
            _draw_visit(canvas, frame, visit)
        case MadeTile(made=made):
            _draw_made(canvas, frame, made)
        case WonTile(card=card):
            _draw_won(canvas, frame, card)
        case _:
            assert_never(holds)


def _draw_panel(canvas: Canvas, frame: Frame, panel: Panel) -> None:
    """The ground of a player's part, edged in ember where the player is awaited."""
    edge = (7, Tone.EMBER) if panel.awaited else (3, Tone.LINE)
    canvas.slab(frame, Tone.CARD, Tone.PAPER, _PANEL_RADIUS, edge)


def _draw_nameplate(canvas: Canvas, frame: Frame, seat: Seat, caption: BoardCaption) -> None:
    """The seat's badge and its player's name."""
    draw_seat(canvas, Frame(frame.x, frame.y, frame.h, frame.h), seat, Tone.CARD)
    place = Frame(frame.x + frame.h + 12, frame.y, frame.w - frame.h - 12, frame.h)
    canvas.label(name_of(caption, seat), place, 46, 26, Tone.INK, Tone.CARD)


def _draw_standing(canvas: Canvas, frame: Frame, standing: Standing) -> None:
    """Items won of those that end the game, the anvil, passed, awaited, the place at the end."""
    signs: list[Sign] = [IconSign(Icon.CROWN), TextSign(f"{standing.items}/{standing.target}")]
    if standing.place is not None:
        signs.insert(0, TextSign(f"{standing.place}."))
    if standing.anvil:
        signs.append(IconSign(Icon.ANVIL))
    if standing.passed:
        signs.append(IconSign(Icon.SKIP, Tone.MUTED))
    if standing.awaited:
        signs.append(IconSign(Icon.HOURGLASS, Tone.EMBER))
    draw_row(canvas, frame, tuple(signs), Tone.CARD)


def _draw_pool(canvas: Canvas, frame: Frame, icon: Icon, pool: Pool) -> None:
    """A supply or smithy: its icon and how many dice of each kind."""
    ground = Tone.GLOW if icon is Icon.SUPPLY else Tone.PAPER
    canvas.slab(frame, ground, Tone.CARD, _RADIUS)
    inner = Frame(frame.x + 10, frame.y + 8, frame.w - 20, frame.h - 16)
    tone = Tone.EMBER if icon is Icon.SUPPLY else Tone.MUTED
    draw_row(canvas, Frame(inner.x, inner.y, inner.h, inner.h), (IconSign(icon, tone),), ground)
    place = Frame(inner.x + inner.h + 8, inner.y, inner.w - inner.h - 8, inner.h)
    draw_row(canvas, place, counts(pool) or (TextSign("0", Tone.MUTED),), ground)


def _draw_deciding(canvas: Canvas, frame: Frame, owed: Owed) -> None:
    """What the turn waits for: a die as rolled, or the wood of the Garden."""
    canvas.slab(frame, Tone.GLOW, Tone.CARD, _RADIUS, (5, Tone.EMBER))
    side = Side(owed.side.value if isinstance(owed, Undecided) else owed.source.value)
    waits = (IconSign(Icon.HOURGLASS, Tone.EMBER), TextSign(side_name(side)), *waits_for(owed))
    draw_row(canvas, Frame(frame.x + 16, frame.y + 14, frame.w - 32, frame.h - 28), waits, Tone.GLOW)


def _draw_tokens(canvas: Canvas, frame: Frame, tokens: Tokens) -> None:
    """Tokens in hand, and Library dice that join the craft roll."""
    canvas.slab(frame, Tone.GLOW, Tone.CARD, _RADIUS)
    signs: list[Sign] = []
    for held in tokens.held:
        signs += [*benefit(held), GapSign(0.1)]
    signs += [DieSign(Kind.LIBRARY)] * tokens.library
    draw_row(canvas, Frame(frame.x + 12, frame.y + 8, frame.w - 24, frame.h - 16), tuple(signs), Tone.GLOW)


def _draw_claim(canvas: Canvas, frame: Frame, tile: ClaimTile) -> None:
    """A claimed card: which half, what Workshop copied, its dice square by square, its benefit while unspent."""
    claim = tile.claim
    ground, edge = (Tone.CARD, _THIN) if tile.held is None else (Tone.GLOW, None)
    canvas.slab(frame, ground, Tone.CARD, _RADIUS, edge)
    copied = f" = {side_name(claim.copying)}" if claim.copying is not None else ""
    title, below = _split(frame)
    canvas.label(side_name(claim.side) + copied, title, 30, 18, Tone.INK, ground)
    signs: list[Sign] = [*_paid(claim)]
    if tile.held is not None:
        signs += [ARROW, *benefit(tile.held)]
    if tile.purple is not None:
        signs.append(DieSign(Kind.CEMETERY, tile.purple))
    draw_row(canvas, below, tuple(signs) or (TextSign("–", Tone.MUTED),), ground)


def _paid(claim: Claim) -> tuple[Sign, ...]:
    """The dice on the card, those on X squares marked as lost."""
    squares = HALVES[claim.side].cost + (HALVES[claim.copying].cost if claim.copying is not None else ())
    lost = tuple(square.lost for square in squares) + (False,) * (len(claim.paid) - len(squares))
    if not any(lost):
        return kinds(claim.paid)
    return tuple(
        SquareSign(Square((kind,), lost=gone)) if gone else DieSign(kind)
        for kind, gone in zip(claim.paid, lost, strict=True)
    )


def _draw_visit(canvas: Canvas, frame: Frame, visit: Visit) -> None:
    """A card turned down for a dock: what was paid there, all of it lost."""
    canvas.slab(frame, Tone.DIM, Tone.CARD, _RADIUS)
    title, below = _split(frame)
    draw_row(canvas, Frame(title.x, title.y, 32, title.h), (TextSign("⚓"),), Tone.DIM)
    name = Frame(title.x + 40, title.y, title.w - 88, title.h)
    canvas.label(card_name(visit.discarded), name, 30, 18, Tone.INK, Tone.DIM)
    draw_icon(canvas, Frame(title.right - 34, title.y + 2, 32, 32), Icon.CARDS, Tone.MUTED, Tone.DIM)
    paid = tuple(SquareSign(Square((kind,), lost=True)) for kind in visit.paid)
    draw_row(canvas, below, (*paid, ARROW, *gives(visit.space)), Tone.DIM)


def _draw_made(canvas: Canvas, frame: Frame, made: Made) -> None:
    """An item made this round and the dice on it, which others may beat."""
    canvas.slab(frame, Tone.GLOW, Tone.CARD, _RADIUS, (3, Tone.MUTED))
    title, below = _split(frame)
    draw_icon(canvas, Frame(title.x, title.y + 2, 34, 34), Icon.HAMMER, Tone.INK, Tone.GLOW)
    _draw_item(canvas, Frame(title.x + 42, title.y, title.w - 42, title.h), made.card, Tone.GLOW)
    draw_row(canvas, below, dice(made.dice), Tone.GLOW)


def _draw_won(canvas: Canvas, frame: Frame, card: CraftCard) -> None:
    """An item won for good."""
    canvas.slab(frame, Tone.PAPER, Tone.CARD, _RADIUS)
    draw_icon(canvas, Frame(frame.x + 10, frame.y + 9, 36, 36), Icon.CROWN, Tone.INK, Tone.PAPER)
    _draw_item(canvas, Frame(frame.x + 54, frame.y + 6, frame.w - 64, frame.h - 12), card, Tone.PAPER)


def _draw_item(canvas: Canvas, frame: Frame, card: CraftCard, ground: Tone) -> None:
    draw_row(canvas, Frame(frame.x, frame.y, frame.h, frame.h), (RankSign(card.rank),), ground)
    place = Frame(frame.x + frame.h + 6, frame.y, frame.w - frame.h - 6, frame.h)
    canvas.label(item_name(card.item), place, 30, 18, Tone.INK, ground)


def _split(frame: Frame) -> tuple[Frame, Frame]:
    """A tile's title and the row below it."""
    title = Frame(frame.x + 12, frame.y + 6, frame.w - 24, 38)
    top = title.bottom + 8
    return title, Frame(title.x, top, title.w, frame.bottom - 8 - top)
