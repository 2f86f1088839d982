"""A question amid a turn: what a completion decides, which of several was meant."""

from collections.abc import Mapping, Sequence
from math import ceil

from msgspec.structs import replace

from kingsforge_bot.games.dwarven_smithy.rules.actions import (
    Action,
    CompleteApprentice,
    CompleteKingsItem,
    CompleteTool,
)
from kingsforge_bot.games.dwarven_smithy.rules.laying_out import LaidOut
from kingsforge_bot.games.dwarven_smithy.screens.turn_menus import choice, laid_out_choice
from kingsforge_bot.games.dwarven_smithy.screens.turn_message import SeatTurn, turn_message
from kingsforge_bot.games.dwarven_smithy.words.hand import helper
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.plain_boards import DO
from kingsforge_bot.ui.message import TEXT, Button, ButtonStyle, Menu, Message, Row, cut
from kingsforge_bot.ui.phone import height


def decision_message(turn: SeatTurn, before: str, actions: Sequence[Action], rows: tuple[Row, ...]) -> Message:
    """A turn's message with, last and whole, what is asked: what the cards do about whose completion it is decided."""
    say = turn.say
    completed = dict.fromkeys(one.card for one in actions if isinstance(one, CompleteTool | CompleteApprentice))
    completed |= dict.fromkeys(one.dismissing for one in actions if isinstance(one, CompleteApprentice))
    asked = [helper(say, card) for card in completed]
    if moved := next((one for one in actions if isinstance(one, CompleteKingsItem)), None):
        asked.append(say.l10n("desk-make-room", card=say.card(moved.card)))
    offered = _with_best(turn, actions, rows)
    return _asking(turn, before, "\n".join(filter(None, asked)), offered)


def _asking(turn: SeatTurn, before: str, question: str, rows: tuple[Row, ...]) -> Message:
    """The question in the text's last lines, next to the buttons, and in full size: all else gives way to it."""
    if not question:
        return turn_message(turn, before, rows)
    place = (Button("", ComponentId(turn.look.table.id, turn.look.table.seq, DO)),)
    kept = (place,) * ceil(height(question, ()) / height("", (place,)))
    # What happened is told as far as it fits above rows as high as the question.
    message = turn_message(turn, before, (*kept, *rows))

    def with_question(text: str) -> str:
        return "\n".join(filter(None, [cut(text, TEXT - len(question) - 1), question]))

    drawing = message.drawing
    if drawing is not None and drawing.instead is not None:
        words = drawing.instead
        drawing = replace(drawing, instead=lambda: with_question(words()))
    return replace(message, text=with_question(message.text), rows=rows, drawing=drawing)


def which_message(
    say: Telling, look: TableView, above: str, actions: Sequence[Action], crafts: Mapping[Action, LaidOut]
) -> Message:
    """Which of them, in a menu below `above`; for `crafts` cards are laid out first."""
    lines = tuple(
        laid_out_choice(say, crafts[action], look.view) if action in crafts else choice(say, action, look.view)
        for action in actions
    )
    press = ComponentId(look.table.id, look.table.seq, DO)
    return Message(cut(above, TEXT), (Menu(press, say.l10n("menu-do"), lines),))


def _with_best(turn: SeatTurn, actions: Sequence[Action], rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Each move once: where all have a button, the best one in green; else the best above the menu."""
    l10n, look, best = turn.say.l10n, turn.look, turn.best
    asked = best.asked(l10n, look)
    if len(actions) < 2:
        return rows
    if any(isinstance(row, Menu) for row in rows):
        above = (*best.buttons(l10n, look), *asked)
        return (above, *rows) if above else rows
    first = {str(one) for one in best.of(look)[:1]}
    marked = tuple(
        tuple(replace(one, style=ButtonStyle.SUCCESS) if one.custom_id.payload in first else one for one in row)
        for row in rows
        if not isinstance(row, Menu)
    )
    return (*marked, asked) if asked else marked
