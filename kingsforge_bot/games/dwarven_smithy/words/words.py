"""All that plain screens ask of the game."""

from collections.abc import Sequence

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.plans import CancelCondition, PlannedAction
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.events import Event
from kingsforge_bot.games.dwarven_smithy.rules.reasons import Reason, refuse
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.words import board, ending, hand, labels, planning
from kingsforge_bot.games.dwarven_smithy.words.events import event_line
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.refusals import refusal
from kingsforge_bot.i18n.localizer import Localizer


class DwarvenSmithyWords:
    """What any game says (`ui/game/words.py`), about those cards."""

    def __init__(self, cards: CardSet) -> None:
        self._cards = cards

    def telling(self, l10n: Localizer, names: Sequence[str] = ()) -> Telling:
        """What each of the others speaks with."""
        return Telling(l10n, self._cards, names)

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
        """Who is to play."""
        if view.phase is Phase.OVER:
            return refuse(Reason.GAME_OVER)
        return refuse(Reason.NOT_YOUR_TURN, awaited=view.turn if view.lot is None else view.lot.asked)
