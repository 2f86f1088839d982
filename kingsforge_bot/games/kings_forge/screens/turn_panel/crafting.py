"""Where a craft turn begins: at the workbench, or at its end where no roll could bring anything; and one ill rolled."""

from collections.abc import Sequence

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.reach import is_hopeless, may_still_make, may_take_wood
from kingsforge_bot.games.kings_forge.rules.actions import End, Roll
from kingsforge_bot.games.kings_forge.rules.events import Cancelled, Crafted, Displayed, Event, Rolled, Stolen
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.settling import check_phase
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import turn_panel
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import Message


def craft_turn(l10n: Localizer, look: TableView) -> Message | Plays:
    """The workbench. A roll that cannot bring an item is made at once, and the turn ends: nothing is to decide.

    Raises Refused in another phase.
    """
    check_phase(look, "craft", Phase.CRAFT)
    return replace(roll_and_end(), instead=turn_panel(l10n, look)) if is_hopeless(look.view) else turn_panel(l10n, look)


def roll_and_end() -> Plays:
    """A hopeless turn; its end tells why. The Cemetery may cancel all dice, which ends it with the roll (7.4)."""
    return Plays((Roll(), End()), last_may_be_moot=True)


def end_of_turn(look: TableView, events: Sequence[Event]) -> Plays | None:
    """The end of the turn right after a roll of which no benefit can make anything, not even one that rolls again, and
    none brings a wood die (3.5).

    Not after a benefit: one that was wasted on the wrong die can be taken back. Alone with bots, where all can be taken
    back, after an item too.
    """
    state = look.view
    last = next((event for event in reversed(events) if not isinstance(event, Cancelled | Displayed)), None)
    if not isinstance(last, Rolled | Crafted | Stolen) or last.seat != look.seat:
        return None
    if not isinstance(last, Rolled) and not look.table.is_solo(look.view.turn):
        return None
    if state.phase is not Phase.CRAFT or state.turn != look.seat or state.players[look.seat].hand is None:
        return None
    return None if may_still_make(state) or may_take_wood(state) else Plays((End(),))
