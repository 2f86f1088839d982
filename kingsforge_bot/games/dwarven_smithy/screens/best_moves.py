"""The best moves as the strong bot would choose them, where the table allows hints: told, and as buttons."""

from collections.abc import Callable, Sequence
from typing import Final

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.screens.hinted import hint_line
from kingsforge_bot.games.dwarven_smithy.screens.ranked import rank, ranked
from kingsforge_bot.games.dwarven_smithy.strategy.hints import Hint
from kingsforge_bot.games.dwarven_smithy.words.labels import label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import fitting
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import HintsOff, UnknownPress
from kingsforge_bot.ui.game.plain_turn import MOST_SUGGESTED, PlainTurn
from kingsforge_bot.ui.game.screens import HINT, Answer, Given, Plays
from kingsforge_bot.ui.message import TEXT, Button, ButtonStyle, Message, cut
from kingsforge_bot.ui.wording import bold_title

BEST: Final = "best"
"""Begins the id of a button; the move's place follows, from 0."""


class BestMoves:
    """Of one game. It reads what the asking seat sees and no more."""

    def __init__(self, cards: CardSet, turn: PlainTurn, say: Callable[[Localizer, TableView], Telling]) -> None:
        self._cards = cards
        self._turn = turn
        self._say = say

    def of(self, look: TableView) -> tuple[a.Action, ...]:
        """At most three, the best first; none where hints are off or nothing is to be chosen."""
        actions = self._turn.possible(look, MOST_SUGGESTED) if look.table.hints else ()
        return tuple(one.action for one in self._hints(look, actions)) if len(actions) > 1 else ()

    def prepare(self, look: TableView) -> Callable[[StillWanted], None] | None:
        """What makes them known, off the event loop; None where they are, or are not shown."""
        return rank(self._cards, look.view, self._turn.possible(look, MOST_SUGGESTED))

    def _hints(self, look: TableView, actions: Sequence[a.Action]) -> tuple[Hint, ...]:
        return ranked(self._cards, look.view, actions)

    def buttons(self, l10n: Localizer, look: TableView, but_for: Sequence[a.Action] = ()) -> tuple[Button, ...]:
        """One for each, called by what it does, the best in green; none for those that have a button of their own."""
        say, found = self._say(l10n, look), self.of(look)
        return tuple(
            self._button(look, place, fitting(*_labels(say, look, one)))
            for place, one in enumerate(found)
            if one not in but_for
        )

    def hint(self, l10n: Localizer, look: TableView, _: Given) -> Answer:
        """The moves with what they come to, and a button for each. Raises Refused out of turn."""
        if not look.is_awaited:
            raise self._turn.boards.say.out_of_turn(look.view)

        def work(_: StillWanted) -> Message:
            say = self._say(l10n, look)
            found = self._hints(look, self._turn.possible(look, MOST_SUGGESTED))
            lines = [f"{place}. {hint_line(say, look, one)}" for place, one in enumerate(found, 1)]
            labels = [
                l10n("button-do-this"),
                *(l10n("hint-do-other", place=place) for place in range(2, len(found) + 1)),
            ]
            rows = (tuple(self._button(look, place, said) for place, said in enumerate(labels)),)
            return Message(cut("\n".join([l10n("hint-title", table=bold_title(look.table)), *lines]), TEXT), rows)

        return work

    def done(self, look: TableView, place: str) -> Plays:
        """The move of that place. Raises HintsOff, UnknownPress."""
        if not look.table.hints:
            raise HintsOff(look.table)
        found = self.of(look) or tuple(self._turn.possible(look, 1))
        if place not in [str(one) for one in range(len(found))]:
            raise UnknownPress
        return Plays((found[int(place)],))

    def asked(self, l10n: Localizer, look: TableView) -> tuple[Button, ...]:
        """The button that asks for a hint."""
        if not look.table.hints:
            return ()
        return (Button(l10n("button-hint"), ComponentId(look.table.id, look.table.seq, HINT)),)

    def _button(self, look: TableView, place: int, said: str) -> Button:
        press = ComponentId(look.table.id, look.table.seq, f"{BEST} {place}")
        return Button(said, press, ButtonStyle.MAIN if place else ButtonStyle.GO)


def _labels(say: Telling, look: TableView, action: a.Action) -> tuple[str, ...]:
    """What a button says of it, and in fewer words where there is no room for that."""
    whole = label(say, action, look.view)
    match action:
        case a.Play(card=card, to=to) | a.Move(card=card, to=to):
            return whole, say.l10n("brief-to", card=say.card(card), to=to.value)
        case a.Craft(card=card):
            return whole, say.l10n("do-craft-short", card=say.card(card))
        case _:
            return (whole,)
