"""What was decided as far as it is settled, and the question that is open otherwise."""

from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.questions import Path, follow, question_menu
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.screens import Plays


def check_phase(look: TableView, verb: str, phase: Phase) -> None:
    """Raises Refused when the table is in another phase."""
    if look.view.phase is not phase:
        raise refuse(Reason.WRONG_PHASE, verb=verb, phase=look.view.phase.value)


def settled(l10n: Localizer, look: TableView, found: Action | Path) -> Message | Plays:
    """The action; of a path the one that is left, or the menu of what still differs."""
    if isinstance(found, Path):
        step = follow(look, found)
        if isinstance(step, tuple):
            return question_menu(l10n, look, found, *step)
        found = step
    return Plays((found,))
