"""What is said of the best moves as the strong smith would choose them."""

from collections.abc import Callable, Sequence

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.screens.hint_words import hint_label, hint_line
from kingsforge_bot.games.dwarven_smithy.strategy.hint import Hint
from kingsforge_bot.games.dwarven_smithy.strategy.hints import hints
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import naming
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.plain_turn import MOST_SUGGESTED, PlainTurn


class SmithAdvice:
    """Of one game. It reads what the asking seat sees and no more."""

    def __init__(self, cards: CardSet, turn: PlainTurn, say: Callable[[Localizer, TableView], Telling]) -> None:
        self._cards = cards
        self._turn = turn
        self._say = say

    def possible(self, look: TableView) -> Sequence[a.Action]:
        """What the panel offers."""
        return self._turn.possible(look, MOST_SUGGESTED)

    def ranked(self, look: TableView, actions: Sequence[a.Action]) -> tuple[Hint, ...]:
        """At most three, the best first."""
        return hints(self._cards, look.view, actions)

    def line(self, l10n: Localizer, look: TableView, hint: Hint) -> str:
        """The action, what it costs or brings, what for."""
        return hint_line(self._say(l10n, look), look, hint)

    def labels(self, l10n: Localizer, look: TableView, hint: Hint) -> Sequence[str]:
        """The action, whole and in fewer words, which keep what it is about and where that goes."""
        say, action = self._say(l10n, look).on_labels, hint.action
        whole = hint_label(say, look, hint)
        if hint.whole:
            return (whole,)
        match action:
            case a.Play(to=to) | a.Move(to=to, swapped=None) if hint.then:
                count = l10n("cards-number", count=len(hint.actions))
                return whole, l10n(f"do-{action.verb}-short", card=count, to=to.value)
            case a.Sell() | a.Discard() if hint.then:
                return whole, l10n(f"do-{action.verb}", card=l10n("cards-number", count=len(hint.actions)))
            case a.Play(card=card, to=to) | a.Move(card=card, to=to, swapped=None):
                return whole, naming(
                    lambda name: l10n(f"do-{action.verb}-short", card=name, to=to.value), say.card(card)
                )
            case a.Buy(card=card, to=to):
                # From whom has no room; the line below the headline says it.
                return whole, naming(lambda name: l10n("do-buy-short", card=name, to=to.value), say.card(card))
            case a.BuyWarehouse(place=place):
                card = look.view.row[place - 1]
                return whole, naming(lambda name: l10n("do-buy-row-short", card=name, place=place), say.card(card))
            case a.Craft(card=card):
                return whole, naming(lambda name: l10n("do-craft-short", card=name), say.card(card))
            case a.CompleteApprentice(dismissing=other):
                return whole, naming(lambda name: l10n("do-apprentice-short", other=name), say.card(other))
            case _:
                return (whole,)

    def drawing(self, l10n: Localizer, look: TableView, found: Sequence[Hint]) -> None:
        """None: the moves are named by cards."""

    def out_of_turn(self, look: TableView) -> Refused:
        """Who is awaited."""
        return self._turn.boards.say.out_of_turn(look.view)
