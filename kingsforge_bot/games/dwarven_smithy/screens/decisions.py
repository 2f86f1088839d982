"""A question amid a turn: what a completion decides, which of several was meant."""

from collections.abc import Mapping, Sequence

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
from kingsforge_bot.ui.message import TEXT, ButtonStyle, Menu, Message, Row, cut


def decision_message(turn: SeatTurn, before: str, actions: Sequence[Action], rows: tuple[Row, ...]) -> Message:
    """With what the cards do about whose completion it is decided."""
    say = turn.say
    completed = dict.fromkeys(one.card for one in actions if isinstance(one, CompleteTool | CompleteApprentice))
    completed |= dict.fromkeys(one.dismissing for one in actions if isinstance(one, CompleteApprentice))
    lines = [before, *(helper(say, card) for card in completed)]
    if moved := next((one for one in actions if isinstance(one, CompleteKingsItem)), None):
        lines.append(say.l10n("desk-make-room", card=say.card(moved.card)))
    return turn_message(turn, "\n".join(filter(None, lines)), _with_best(turn, actions, rows))


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
