"""Presses that carry a word of their own, and not an action: questions, the workbench and its menus."""

from collections.abc import Sequence

from kingsforge_bot.games.kings_forge.advice.reach import is_hopeless
from kingsforge_bot.games.kings_forge.rules.actions import TakeWood
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.gather.board_menu import PLACES_MENU, taken
from kingsforge_bot.games.kings_forge.screens.gather.path import read_path
from kingsforge_bot.games.kings_forge.screens.hints.best_moves import done
from kingsforge_bot.games.kings_forge.screens.settling import check_phase, settled
from kingsforge_bot.games.kings_forge.screens.turn_panel import payloads
from kingsforge_bot.games.kings_forge.screens.turn_panel.crafting import craft_turn, roll_and_end
from kingsforge_bot.games.kings_forge.screens.turn_panel.dice import (
    dice_for_benefit,
    dice_for_item,
    held_benefit,
    made_of,
    only_use,
    use_of,
)
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import end_asked
from kingsforge_bot.games.kings_forge.screens.turn_panel.payloads import NOW
from kingsforge_bot.games.kings_forge.screens.turn_panel.ways import offered_actions
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.best_moves import BEST
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.paging import page_of


def opens(words: Sequence[str]) -> bool:
    """The workbench, and the first question of a verb."""
    match words:
        case ["ask", _]:
            return True
        case [word]:
            return word in (payloads.TURN_PANEL, NOW)
        case _:
            return False


def press(l10n: Localizer, look: TableView, words: Sequence[str], values: Sequence[str]) -> Message | Plays:
    """Raises Refused, NoChoiceLeft, UnknownPress."""
    match words:
        case ["ask", *_] if look.view.owed is not None:
            return now(l10n, look)
        case ["ask", *rest]:
            check_phase(look, rest[0] if rest else "", Phase.GATHER)
            return settled(l10n, look, read_path(words, values))
        case [word] if word == NOW:
            return now(l10n, look)
        case [word] if word == PLACES_MENU and values:
            check_phase(look, "gather", Phase.GATHER)
            return taken(l10n, look, values[0])
        case [word, place] if word == BEST:
            return done(l10n, look, place)
        case [payloads.TURN_PANEL]:
            return craft_turn(l10n, look)
        case _:
            return _in_turn_panel(l10n, look, words, values)


def _in_turn_panel(l10n: Localizer, look: TableView, words: Sequence[str], values: Sequence[str]) -> Message | Plays:
    match words:
        case [payloads.OFFER] if values:
            return Plays(offered_actions(look.view, values[0]))
        case [payloads.OFFER, which]:
            return Plays(offered_actions(look.view, which))
        case [payloads.FINISH]:
            return end_asked(l10n, look)
        case [payloads.HOPELESS] if is_hopeless(look.view):
            return roll_and_end()
        case [payloads.USE] if values:
            return _benefit(l10n, look, values[0].split())
        case [payloads.USE, *which]:
            return _benefit(l10n, look, which)
        case [payloads.DICE_OF_BENEFIT, source] if (start := page_of(values)) is not None:
            return dice_for_benefit(l10n, look, source, start)
        case [payloads.DICE_OF_BENEFIT, source] if values:
            return Plays((use_of(look, source, values),))
        case [payloads.OWN] if values:
            return dice_for_item(l10n, look, values[0])
        case [payloads.OWN, item]:
            return dice_for_item(l10n, look, item)
        case [payloads.DICE_OF_ITEM, item] if values:
            return Plays((made_of(look, item, values),))
        case _:
            raise UnknownPress


def _benefit(l10n: Localizer, look: TableView, which: Sequence[str]) -> Message | Plays:
    match which:
        case [payloads.ON_DICE, source] if (use := only_use(look, source)) is not None:
            return Plays((use,))
        case [payloads.ON_DICE, source]:
            return dice_for_benefit(l10n, look, source)
        case [payloads.FOR_WOOD, source]:
            return Plays((TakeWood(held_benefit(look.view, source).source),))
        case _:
            raise UnknownPress
