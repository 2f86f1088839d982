"""What was decided as far as it is settled, and the question that is open otherwise."""

from kingsforge_bot.games.kings_forge.rules.actions import Action, Keep
from kingsforge_bot.games.kings_forge.rules.events import GambleSettled
from kingsforge_bot.games.kings_forge.rules.gambling import outcome
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.rules.state import Phase, Undecided
from kingsforge_bot.games.kings_forge.screens.gather.path import Path
from kingsforge_bot.games.kings_forge.screens.gather.questions import follow, question_menu
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import Message


def check_phase(look: TableView, verb: str, phase: Phase) -> None:
    """Raises Refused when the table is in another phase."""
    if look.view.phase is not phase:
        raise refuse(Reason.WRONG_PHASE, verb=verb, phase=look.view.phase.value)


def kept_die(look: TableView) -> Plays | None:
    """To leave the die that waits where it is won as it shows: no benefit could do more for it (4.4)."""
    state = look.view
    if not isinstance(state.owed, Undecided) or state.turn != look.seat:
        return None
    comes = outcome(state, state.owed.side, state.owed.die)
    won = any(isinstance(event, GambleSettled) and event.kept for event in comes)
    return Plays((Keep(),)) if won else None


def settled(l10n: Localizer, look: TableView, found: Action | Path) -> Message | Plays:
    """The action; of a path the one that is left, or the menu of what still differs."""
    if isinstance(found, Path):
        step = follow(look, found)
        if isinstance(step, tuple):
            return question_menu(l10n, look, found, *step)
        found = step
    return Plays((found,))
