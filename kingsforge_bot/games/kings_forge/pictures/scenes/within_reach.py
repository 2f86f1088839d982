"""An item within reach on the workbench: how it can be made, or taken from whoever has it."""

from typing import Final

from kingsforge_bot.drawing.layout import Column, Drawn, Inset, Over, Part, Row, Space, middle, paint, shown
from kingsforge_bot.games.kings_forge.pictures.art import SHOWN, SMALL
from kingsforge_bot.games.kings_forge.pictures.glyphs.dice_faces import draw_box, draw_changed, draw_die
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon
from kingsforge_bot.games.kings_forge.pictures.glyphs.parts import draw_card_ground, line, look, title, whole_line
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import height
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import (
    ARROW,
    GapSign,
    IconSign,
    SeatSign,
    Signs,
    TextSign,
    dice,
    mark,
)
from kingsforge_bot.games.kings_forge.pictures.palette import Tone
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Change, Within
from kingsforge_bot.games.kings_forge.rules.dice import Die
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_WIDE_WITHIN: Final = 600
"""Pixels from which an item within reach has its dice beside its illustration, and not below it."""
_BELOW: Final = 70
CHANGES: Final = 66
"""What is written on both is 9 px high where a phone shows the picture 360 px wide."""
_TITLE: Final = 52


def draw_within(canvas: Canvas, frame: Frame, within: Within) -> None:
    """An item, a die on each box, below it what the box asks for or the die to be beaten, and the benefits it takes."""
    card = within.card
    draw_card_ground(canvas, frame)
    how: Signs = (IconSign(Icon.HAMMER, Tone.EMBER),)
    if within.victim is not None:
        how = (TextSign("←", Tone.EMBER), SeatSign(within.victim))
    named = Row((Over((title(card, 42, _TITLE, least=28),)), whole_line(how, _TITLE)), 14, _TITLE)
    if within.victim is None and frame.w < _WIDE_WITHIN:
        # All of them can be made: a long name needs the room.
        named = Row((Over((title(card, 42, _TITLE, least=28),)),), size=_TITLE)
    if frame.w < _WIDE_WITHIN:
        art, dice = look("craft", card.item, SMALL), _with_dice(within, 68)
        above = Row((Space(16), art, Space(12), middle(named), Space(14)), size=SMALL)
        rows: tuple[Part[Drawn], ...] = (Space(10), above, Space(6), Row((Space(18), dice), size=dice.size))
    else:
        art, dice = look("craft", card.item, SHOWN), _with_dice(within, 82)
        beside = Row((Space(16), Column((art,), size=SHOWN), Space(18), dice), size=dice.size)
        rows = (Space(11), Inset(named, 14, 0, _TITLE), Space(9), beside)
    paint(canvas, Column((*rows, Space(7), Inset(line(changes_shown(within, frame.w)), 20, 0, CHANGES))), frame)


def changes_shown(within: Within, wide: int) -> Signs:
    """The benefits with their dice before and after; in little room alone: changed dice are lit above."""
    whole = [sign for change in within.changes for sign in (*change_signs(change), GapSign(0.5))][:-1]
    if height(tuple(whole), wide - 2 * 20, CHANGES) == CHANGES:
        return tuple(whole)
    return tuple([sign for change in within.changes for sign in (*mark(change.held), GapSign(0.2))][:-1])


def _with_dice(within: Within, side: int) -> Row[Drawn]:
    """A die so large on each box, below it the box or the die to be beaten."""
    columns, changed = list[Part[Drawn]](), [die for change in within.changes for die in change.after]
    for index, (box, placed) in enumerate(zip(within.card.boxes, within.dice, strict=True)):
        if fresh := placed in changed:
            changed.remove(placed)
        below = shown(_draw_socket, box, _BELOW)
        if within.beaten:
            below = shown(_draw_beaten, within.beaten[index], _BELOW)
        die = shown(_draw_placed, (placed, fresh), side)
        columns.append(Column((die, Row((Space(), below, Space()), size=_BELOW)), 10, side))
    return Row(tuple(columns), 10, side + 10 + _BELOW)


def _draw_placed(canvas: Canvas, frame: Frame, placed: tuple[Die, bool]) -> None:
    draw_changed(canvas, frame, *placed)


def _draw_socket(canvas: Canvas, frame: Frame, box: Die) -> None:
    draw_box(canvas, frame, box, False, Tone.CARD)


def _draw_beaten(canvas: Canvas, frame: Frame, die: Die) -> None:
    draw_die(canvas, frame, die.kind, die.value, Tone.CARD)


def change_signs(change: Change) -> Signs:
    """A benefit, and how it changed dice."""
    return (*mark(change.held), *dice(change.before), ARROW, *dice(change.after))
