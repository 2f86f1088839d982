"""All that plain screens ask of the game."""

from collections.abc import Sequence

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.plans import CancelCondition, PlannedAction
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Action
from kingsforge_bot.games.keyflower.rules.events import Event
from kingsforge_bot.games.keyflower.rules.reasons import Reason, refuse
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.games.keyflower.words import board, ending, hand, labels, planning
from kingsforge_bot.games.keyflower.words.events import event_line
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.games.keyflower.words.refusals import refusal
from kingsforge_bot.i18n.localizer import Localizer


class KeyflowerWords:
    """What any game says (`ui/game/words.py`), about those tiles."""

    def __init__(self, tiles: TileSet) -> None:
        self._tiles = tiles

    def telling(self, l10n: Localizer, names: Sequence[str] = ()) -> Telling:
        """What each of the others speaks with."""
        return Telling(l10n, self._tiles, names)

    def progress(self, l10n: Localizer, view: State) -> str:
        return board.progress(self.telling(l10n), view)

    def event(self, l10n: Localizer, event: Event, names: Sequence[str]) -> str:
        return event_line(self.telling(l10n, names), event)

    def action(self, l10n: Localizer, action: Action, names: Sequence[str]) -> str:
        return labels.label(self.telling(l10n, names), action)

    def planned_action(self, l10n: Localizer, planned_action: PlannedAction, names: Sequence[str]) -> str:
        return planning.planned_action_label(self.telling(l10n, names), planned_action)

    def cancel_condition(self, l10n: Localizer, condition: CancelCondition, names: Sequence[str]) -> str:
        return planning.cancel_condition_label(self.telling(l10n, names), condition)

    def board(self, l10n: Localizer, view: State, names: Sequence[str]) -> str:
        return board.board(self.telling(l10n, names), view)

    def hand(self, l10n: Localizer, view: State, seat: Seat) -> str:
        return hand.hand(self.telling(l10n), view, seat)

    def result(self, l10n: Localizer, view: State, seat: Seat) -> str:
        return ending.result(self.telling(l10n), view, seat)

    def refusal(self, l10n: Localizer, refused: Refused, names: Sequence[str]) -> str:
        return refusal(self.telling(l10n, names), refused)

    def out_of_turn(self, view: State) -> Refused:
        """Others are to act, or the game is over (13.1)."""
        return refuse(Reason.GAME_OVER if view.phase is Phase.OVER else Reason.NOT_AWAITED)
