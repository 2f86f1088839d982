"""All that plain screens ask of the game."""

from collections.abc import Callable, Sequence
from typing import Concatenate, Final, ParamSpec, TypeVar

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.reasons import Reason, refuse
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.words import board, ending, hand, labels, planning
from kingsforge_bot.games.dwarven_smithy.words.events import event_line
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.refusals import refusal
from kingsforge_bot.i18n.localizer import Localizer

P = ParamSpec("P")
X = TypeVar("X")


class DwarvenSmithyWords:
    """What any game says (`ui/game/words.py`), about those cards: each by the function that has the sentence."""

    def __init__(self, cards: CardSet) -> None:
        self._cards = cards
        self.progress: Final = self._in_words(board.progress)
        self.hand: Final = self._in_words(hand.hand)
        self.result: Final = self._in_words(ending.result)
        self.event: Final = self._with_names(event_line)
        self.action: Final = self._with_names(labels.label)
        self.planned_action: Final = self._with_names(planning.planned_action_label)
        self.cancel_condition: Final = self._with_names(planning.cancel_condition_label)
        self.board: Final = self._with_names(board.board)
        self.refusal: Final = self._with_names(refusal)

    def telling(self, l10n: Localizer, names: Sequence[str] = ()) -> Telling:
        """What each of them speaks with."""
        return Telling(l10n, self._cards, names)

    def out_of_turn(self, view: State) -> Refused:
        """Who is to play."""
        if view.phase is Phase.OVER:
            return refuse(Reason.GAME_OVER)
        return refuse(Reason.NOT_YOUR_TURN, awaited=view.turn if view.lot is None else view.lot.asked)

    def _in_words(self, say: Callable[Concatenate[Telling, P], str]) -> Callable[Concatenate[Localizer, P], str]:
        """The same for whoever has a localizer alone."""

        def said(l10n: Localizer, /, *what: P.args, **named: P.kwargs) -> str:
            return say(self.telling(l10n), *what, **named)

        return said

    def _with_names(self, say: Callable[[Telling, X], str]) -> Callable[[Localizer, X, Sequence[str]], str]:
        """The same for whoever has a localizer, and the names apart."""
        return lambda l10n, what, names: say(self.telling(l10n, names), what)
