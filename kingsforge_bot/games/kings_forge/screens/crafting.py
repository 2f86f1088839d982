"""Where a craft turn begins: at the workbench, or at its end where no roll could bring anything."""

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.reach import is_hopeless
from kingsforge_bot.games.kings_forge.rules.actions import End, Roll
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.bench import bench
from kingsforge_bot.games.kings_forge.screens.settling import check_phase
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.screens import Plays


def craft_turn(l10n: Localizer, look: TableView) -> Message | Plays:
    """The workbench. A roll that cannot bring an item is made at once, and the turn ends: nothing is to decide.

    Raises Refused in another phase.
    """
    check_phase(look, "craft", Phase.CRAFT)
    return replace(roll_and_end(l10n), instead=bench(l10n, look)) if is_hopeless(look.view) else bench(l10n, look)


def roll_and_end(l10n: Localizer) -> Plays:
    """A hopeless turn. The Cemetery may cancel all dice, which ends it with the roll (7.4)."""
    return Plays((Roll(), End()), l10n("workbench-hopeless"), last_may_be_moot=True)
