"""What lies in front of a player."""

from typing import Final

from kingsforge_bot.drawing.caption import faced, name_of
from kingsforge_bot.drawing.layout import Inset, Row, paint
from kingsforge_bot.drawing.portraits import corner_of, draw_flag, draw_portrait
from kingsforge_bot.games.kings_forge.pictures.contents import (
    Deciding,
    Head,
    Nameplate,
    Panel,
    Progress,
    RolledDie,
    Smithy,
    Supply,
    Tokens,
)
from kingsforge_bot.games.kings_forge.pictures.glyphs.dice_faces import draw_changed
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.parts import line
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import FACES, draw_row
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
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from kingsforge_bot.games.kings_forge.rules.state import Undecided
from kingsforge_bot.render.canvas import Canvas, Script
from kingsforge_bot.render.frame import Frame

_RADIUS: Final = 14
_PANEL_RADIUS: Final = 20
_FRESH: Final = (7, Tone.FLAME)
"""New since the picture before."""


def draw_head(canvas: Canvas, frame: Frame, head: Head, caption: BoardCaption) -> None:
    """Who sits there, with a flag who leads."""
    draw_portrait(canvas, frame, faced(caption, head.seat), Tone.CARD, FACES)
    if head.leads:
        draw_flag(canvas, corner_of(frame), 1, Tone.CARD, (Tone.GOLD, Tone.INK))


def draw_panel(canvas: Canvas, frame: Frame, panel: Panel) -> None:
    """The ground of a player's part, framed in brass where the player is awaited, and for a winner."""
    edge = (8, Tone.GOLD) if panel.best else (7, Tone.EMBER) if panel.awaited else (3, Tone.LINE)
    canvas.slab(frame, Tone.CARD, Tone.TABLE, _PANEL_RADIUS, edge)


def draw_nameplate(canvas: Canvas, frame: Frame, plate: Nameplate, caption: BoardCaption) -> None:
    """A player's name."""
    canvas.label(name_of(caption, plate.seat), frame, Script(40, 28, Tone.INK, Tone.CARD))


def draw_progress(canvas: Canvas, frame: Frame, progress: Progress) -> None:
    """Items won of those that end the game, the anvil, done with this phase, awaited."""
    signs: list[Sign] = [IconSign(Icon.CROWN), TextSign(f"{progress.items}/{progress.target}")]
    if progress.anvil:
        signs.append(IconSign(Icon.ANVIL))
    if progress.done:
        signs.append(IconSign(Icon.SKIP, Tone.EMBER if progress.fresh else Tone.MUTED))
    if progress.awaited:
        signs.append(IconSign(Icon.TURN, Tone.EMBER))
    draw_row(canvas, frame, tuple(signs), Tone.CARD)


def draw_supply(canvas: Canvas, frame: Frame, supply: Supply) -> None:
    """The dice of this round."""
    _draw_pool(canvas, frame, Icon.SUPPLY, supply.dice, supply.gained, lit=True)


def draw_smithy(canvas: Canvas, frame: Frame, smithy: Smithy) -> None:
    """The dice of the next round; lit where they are rolled this round too."""
    _draw_pool(canvas, frame, Icon.SMITHY, smithy.dice, smithy.gained, lit=smithy.rolls)


def _draw_pool(canvas: Canvas, frame: Frame, icon: Icon, pool: Pool, gained: Pool, *, lit: bool) -> None:
    """A supply or smithy, lit where its dice are rolled: its icon, how many of each kind, how many of them are new."""
    ground = Tone.GLOW if lit and pool else Tone.PAPER
    canvas.slab(frame, ground, Tone.CARD, _RADIUS, _FRESH if gained else None)
    margin = 8 if frame.h < 70 else 9
    sign = line((IconSign(icon, Tone.EMBER if ground == Tone.GLOW else Tone.MUTED),), ground, frame.h - 2 * margin)
    dice = line(counts(pool, gained) or (TextSign("0", Tone.MUTED),), ground)
    paint(canvas, Inset(Row((sign, dice), 12), 12, margin), frame)


def draw_deciding(canvas: Canvas, frame: Frame, deciding: Deciding) -> None:
    """What the turn waits for: a die as rolled, or the wood of the Garden."""
    owed = deciding.owed
    canvas.slab(frame, Tone.CARD, Tone.CARD, _RADIUS, (5, Tone.EMBER))
    side = Side(owed.side.value if isinstance(owed, Undecided) else owed.source.value)
    waits = (IconSign(Icon.TURN, Tone.EMBER), TextSign(side_name(side)), *waits_for(owed))
    draw_row(canvas, Frame(frame.x + 16, frame.y + 9, frame.w - 32, frame.h - 18), waits, Tone.CARD)


def draw_rolled_die(canvas: Canvas, frame: Frame, rolled: RolledDie) -> None:
    """A die as it lies, lit where it has just come or changed."""
    draw_changed(canvas, frame, rolled.die, rolled.fresh)


def draw_tokens(canvas: Canvas, frame: Frame, tokens: Tokens) -> None:
    """Tokens in hand, and Library dice that join the craft roll; lit while they can be used."""
    ground = Tone.PAPER if tokens.late else Tone.GLOW
    canvas.slab(frame, ground, Tone.CARD, _RADIUS)
    draw_row(canvas, frame.inset(hand_pad(frame.h)), in_hand(tokens.held, tokens.library), ground)
