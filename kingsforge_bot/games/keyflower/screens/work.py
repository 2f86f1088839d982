"""Work: resources to move, those first that let a tile be upgraded, upgrades, and the end of it."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.keyflower.rules.actions import Action, End, Move, Upgrade
from kingsforge_bot.games.keyflower.rules.events import GoodsMoved
from kingsforge_bot.games.keyflower.rules.game import Keyflower
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.screens.buttons import action_button
from kingsforge_bot.games.keyflower.strategy.hints import Hint
from kingsforge_bot.games.keyflower.words.labels import label
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.best_moves import BestMoves
from kingsforge_bot.ui.message import BUTTONS, OPTION, ButtonStyle, Menu, Option, Row, cut, rows_of
from kingsforge_bot.ui.paging import page

CARRY: Final = "carry"
"""The word of the menu of moves."""
_MOST: Final = 96
_UPGRADES: Final = 2 * BUTTONS


def work_rows(
    game: Keyflower, say: Telling, look: TableView, actions: Sequence[Action], best: BestMoves[Hint], start: int
) -> tuple[Row, ...]:
    """The best that can be done, upgrades as buttons, a menu of moves, and End; the best in green."""
    upgrades = [one for one in actions if isinstance(one, Upgrade)]
    shown = upgrades[:_UPGRADES]
    first = best.of(look)[:1]
    above = (*best.buttons(say.l10n, look, [*shown, End()]), *best.asked(say.l10n, look))
    buttons = [
        action_button(say, look, one, ButtonStyle.SUCCESS if one in first else ButtonStyle.PRIMARY) for one in shown
    ]
    rows: list[Row] = [*([above] if above else []), *rows_of(buttons)]
    possible = {one.tile for one in upgrades}
    lines = [_line(game, say, look, one, possible) for one in actions if isinstance(one, Move)]
    lines.sort(key=lambda line: not line[0])
    if lines:
        press = ComponentId(look.table.id, look.table.seq, CARRY)
        options = tuple(option for _, option in lines[:_MOST])
        rows.append(Menu(press, say.l10n("menu-carry"), page(say.l10n, options, start)))
    ends = [
        action_button(say, look, one, ButtonStyle.SUCCESS if one in first else ButtonStyle.SECONDARY)
        for one in actions
        if isinstance(one, End)
    ]
    return (*rows, tuple(ends))


def _line(game: Keyflower, say: Telling, look: TableView, move: Move, possible: set[Name]) -> tuple[bool, Option]:
    """Whether the move lets a tile be upgraded that could not be before, and its line."""
    assert look.seat is not None
    l10n = say.l10n
    try:
        step = game.apply(look.view, look.seat, move, Replayed())
    except Refused:
        return False, Option(cut(label(say, move), OPTION), str(move))
    steps = sum(event.steps for event in step.events if isinstance(event, GoodsMoved))
    after = {one.tile for one in game.legal_actions(step.state, look.seat) if isinstance(one, Upgrade)}
    allows = move.to in after - possible
    said = l10n("carry-allows", steps=steps, tile=say.tile(move.to)) if allows else l10n("carry-steps", steps=steps)
    return allows, Option(cut(label(say, move), OPTION), str(move), cut(said, OPTION))
