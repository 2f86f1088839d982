"""What lies in front of a player."""

from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of
from kingsforge_bot.drawing.layout import Inset, Row, paint
from kingsforge_bot.drawing.portraits import Faced, corner_of, draw_flag, draw_portrait
from kingsforge_bot.games.kings_forge.pictures.art import SMALL
from kingsforge_bot.games.kings_forge.pictures.contents import (
    ClaimTile,
    Deciding,
    Head,
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
from kingsforge_bot.games.kings_forge.pictures.glyphs.dice_faces import draw_changed
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.parts import line
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import FACES, draw_hand, draw_row
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import (
    IconSign,
    Sign,
    TextSign,
    counts,
    in_hand,
    waits_for,
)
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, side_name
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.table.panel_layout import hand_pad
from kingsforge_bot.games.kings_forge.pictures.table.tiles import draw_player_tile
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from kingsforge_bot.games.kings_forge.rules.state import Owed, Undecided
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame

_RADIUS: Final = 14
_PANEL_RADIUS: Final = 20
_FRESH: Final = (7, Tone.FLAME)
"""New since the picture before."""


def draw_of_player(canvas: Canvas, frame: Frame, holds: OfPlayer, caption: BoardCaption) -> None:
    """One place of a player's part, or its ground."""
    match holds:
        case Panel() as panel:
            _draw_panel(canvas, frame, panel)
        case Head(seat=seat, leads=leads):
            _draw_head(canvas, frame, faced(caption, seat), leads)
        case Nameplate(seat=seat):
            _draw_nameplate(canvas, frame, seat, caption)
        case Progress() as progress:
            _draw_progress(canvas, frame, progress)
        case Tokens() as tokens:
            _draw_tokens(canvas, frame, tokens)
        case Supply() | Smithy() as pool:
            icon = Icon.SUPPLY if isinstance(pool, Supply) else Icon.SMITHY
            lit = isinstance(pool, Supply) or pool.rolls
            _draw_pool(canvas, frame, icon, pool.dice, pool.gained, lit=lit)
        case Deciding(owed=owed):
            _draw_deciding(canvas, frame, owed)
        case RolledDie() as rolled:
            draw_changed(canvas, frame, rolled.die, rolled.fresh)
        case ClaimTile() | VisitTile() | MadeTile() | WonTile() as tile:
            draw_player_tile(canvas, frame, tile)
            if isinstance(tile, MadeTile) and tile.reached:
                draw_hand(canvas, Frame(frame.x + 10 + SMALL - 42, frame.y + 10 + SMALL - 42, 42, 42))
        case _:
            assert_never(holds)


def _draw_head(canvas: Canvas, frame: Frame, who: Faced, leads: bool) -> None:
    """Who sits there, with a flag who leads."""
    draw_portrait(canvas, frame, who, Tone.CARD, FACES)
    if leads:
        draw_flag(canvas, corner_of(frame), 1, Tone.CARD, (Tone.GOLD, Tone.INK))


def _draw_panel(canvas: Canvas, frame: Frame, panel: Panel) -> None:
    """The ground of a player's part, framed in brass where the player is awaited, and for a winner."""
    edge = (8, Tone.GOLD) if panel.best else (7, Tone.EMBER) if panel.awaited else (3, Tone.LINE)
    canvas.slab(frame, Tone.CARD, Tone.TABLE, _PANEL_RADIUS, edge)


def _draw_nameplate(canvas: Canvas, frame: Frame, seat: Seat, caption: BoardCaption) -> None:
    """A player's name."""
    canvas.label(name_of(caption, seat), frame, Script(40, 28, Tone.INK, Tone.CARD))


def _draw_progress(canvas: Canvas, frame: Frame, progress: Progress) -> None:
    """Items won of those that end the game, the anvil, done with this phase, awaited."""
    signs: list[Sign] = [IconSign(Icon.CROWN), TextSign(f"{progress.items}/{progress.target}")]
    if progress.anvil:
        signs.append(IconSign(Icon.ANVIL))
    if progress.done:
        signs.append(IconSign(Icon.SKIP, Tone.EMBER if progress.fresh else Tone.MUTED))
    if progress.awaited:
        signs.append(IconSign(Icon.TURN, Tone.EMBER))
    draw_row(canvas, frame, tuple(signs), Tone.CARD)


def _draw_pool(canvas: Canvas, frame: Frame, icon: Icon, pool: Pool, gained: Pool, *, lit: bool) -> None:
    """A supply or smithy, lit where its dice are rolled: its icon, how many of each kind, how many of them are new."""
    ground = Tone.GLOW if lit and pool else Tone.PAPER
    canvas.slab(frame, ground, Tone.CARD, _RADIUS, _FRESH if gained else None)
    margin = 8 if frame.h < 70 else 9
    sign = line((IconSign(icon, Tone.EMBER if ground == Tone.GLOW else Tone.MUTED),), ground, frame.h - 2 * margin)
    dice = line(counts(pool, gained) or (TextSign("0", Tone.MUTED),), ground)
    paint(canvas, Inset(Row((sign, dice), 12), 12, margin), frame)


def _draw_deciding(canvas: Canvas, frame: Frame, owed: Owed) -> None:
    """What the turn waits for: a die as rolled, or the wood of the Garden."""
    canvas.slab(frame, Tone.CARD, Tone.CARD, _RADIUS, (5, Tone.EMBER))
    side = Side(owed.side.value if isinstance(owed, Undecided) else owed.source.value)
    waits = (IconSign(Icon.TURN, Tone.EMBER), TextSign(side_name(side)), *waits_for(owed))
    draw_row(canvas, Frame(frame.x + 16, frame.y + 9, frame.w - 32, frame.h - 18), waits, Tone.CARD)


def _draw_tokens(canvas: Canvas, frame: Frame, tokens: Tokens) -> None:
    """Tokens in hand, and Library dice that join the craft roll; lit while they can be used."""
    ground = Tone.PAPER if tokens.late else Tone.GLOW
    canvas.slab(frame, ground, Tone.CARD, _RADIUS)
    draw_row(canvas, frame.inset(hand_pad(frame.h)), in_hand(tokens.held, tokens.library), ground)
