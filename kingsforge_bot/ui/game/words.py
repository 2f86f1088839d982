"""What a game must be able to say to be played."""

from collections.abc import Sequence
from typing import Any, Protocol

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.plans import CancelCondition, PlannedAction
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer


class Words(Protocol):
    """A game in words. `names` are the players' by seat, as people wrote them."""

    def progress(self, l10n: Localizer, view: Any) -> str:
        """Where the play stands, in a few words: round 2."""

    def event(self, l10n: Localizer, event: Any, names: Sequence[str]) -> str:
        """What happened, as a sentence; of an event as a seat may know it."""

    def action(self, l10n: Localizer, action: Any, names: Sequence[str]) -> str:
        """What can be done, as the label of a button or a line of a menu."""

    def planned_action(self, l10n: Localizer, planned_action: PlannedAction, names: Sequence[str]) -> str:
        """What can be planned, as a line of a menu."""

    def cancel_condition(self, l10n: Localizer, condition: CancelCondition, names: Sequence[str]) -> str:
        """What lets a plan be dropped, as it stands after an if."""

    def board(self, l10n: Localizer, view: Any, names: Sequence[str]) -> str:
        """The board as everybody sees it, in lines."""

    def hand(self, l10n: Localizer, view: Any, seat: Seat) -> str:
        """What only that seat sees; empty where it has nothing of the kind."""

    def result(self, l10n: Localizer, view: Any, seat: Seat) -> str:
        """What the seat has to show at the end."""

    def refusal(self, l10n: Localizer, refused: Refused, names: Sequence[str]) -> str:
        """Why the rules say no, with the number of the rule."""

    def out_of_turn(self, view: Any) -> Refused:
        """What the rules say to whoever may not act."""
