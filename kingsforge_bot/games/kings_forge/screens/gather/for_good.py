"""What a claim or a visit turns up, said before it is made: at a table of several it is not taken back alone then."""

from collections.abc import Sequence

from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather
from kingsforge_bot.games.kings_forge.rules.cards import HALVES
from kingsforge_bot.games.kings_forge.rules.effects import Ban, Gamble
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView

_ROLLING = (Gamble, Ban)


def for_good(l10n: Localizer, look: TableView, actions: Sequence[Action]) -> str:
    """A line where each of these rolls a die (4.4, 7.4) or turns up the next card (2.5); empty where none need be asked
    to take it back.
    """
    state: State = look.view
    if look.table.is_solo(state.turn) or not all(isinstance(one, Gather | Dock) for one in actions):
        return ""
    if all(_rolls(one) for one in actions):
        return l10n("for-good-roll")
    return l10n("for-good-card") if state.deck else ""


def _rolls(action: Action) -> bool:
    return isinstance(action, Gather) and isinstance(HALVES[action.copying or action.side].effect, _ROLLING)
