"""Dwarven Smithy on the screens of players, as the platform asks for it: plain screens with a desk of their own."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.plans import PlannedAction
from kingsforge_bot.games.dwarven_smithy.pictures.replay import picked
from kingsforge_bot.games.dwarven_smithy.rules.actions import (
    Action,
    CompleteApprentice,
    CompleteKingsItem,
    CompleteTool,
)
from kingsforge_bot.games.dwarven_smithy.rules.events import Event
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.reasons import Reason, refuse
from kingsforge_bot.games.dwarven_smithy.screens import pictures
from kingsforge_bot.games.dwarven_smithy.screens.board import board_message
from kingsforge_bot.games.dwarven_smithy.screens.commands import (
    ANSWERING,
    VERBS,
    labels,
    of_verb,
    suggestions,
    why_nothing,
)
from kingsforge_bot.games.dwarven_smithy.screens.explaining import ExplainingScreens
from kingsforge_bot.games.dwarven_smithy.screens.turn_panel import FAMILIES, PICK, choice, is_turn_panel, turn_panel
from kingsforge_bot.games.dwarven_smithy.words import planning
from kingsforge_bot.games.dwarven_smithy.words.board import lot
from kingsforge_bot.games.dwarven_smithy.words.brief import brief
from kingsforge_bot.games.dwarven_smithy.words.ending import podium_lines
from kingsforge_bot.games.dwarven_smithy.words.hand import ahead, brief_hand, hand, helper
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.words import DwarvenSmithyWords, out_of_turn
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import LogEntry, Table, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import NoChoiceLeft, UnknownPress, UnknownValue
from kingsforge_bot.ui.game.drawing import Drawing, Moments, Size
from kingsforge_bot.ui.game.plain_screens import DO
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.game.typed import meant
from kingsforge_bot.ui.message import OPTIONS, TEXT, Button, Menu, Message, Picture, Row, cut
from kingsforge_bot.ui.paging import page_of
from kingsforge_bot.ui.suggesting import Suggestion
from kingsforge_bot.ui.wording import names_of

_NO_PAGES: Final[Mapping[str, int]] = {}
_MOST: Final = 400
"""Actions that are looked through; a crowded turn has about a hundred."""
_MOST_CHOICES: Final = 96
"""Of them that a menu offers, four pages."""
_TURN: Final = "turn"
_REPORT: Final = 400
"""Characters of what happened."""


class DwarvenSmithyScreens(ExplainingScreens):
    """The turn of whoever acts is a desk; what else is asked, and all that is shown, is plain."""

    verbs = VERBS
    carried = "card"
    retells = True

    _game: DwarvenSmithy

    def __init__(self, game: DwarvenSmithy) -> None:
        self._words = DwarvenSmithyWords(game.cards)
        super().__init__(game, self._words, out_of_turn)

    def now(self, l10n: Localizer, look: TableView, before: str = "") -> Message:
        if look.view is None or not look.may_act or not is_turn_panel(look.view):
            return super().now(l10n, look, before)
        return self._at_desk(l10n, look, before, _NO_PAGES)

    def board(
        self,
        l10n: Localizer,
        post: BoardPost,
        picture: Picture | None,
        lacking: str = "failed",
        beside: Sequence[str] = (),
    ) -> Message:
        head, row = [self.status(l10n, post.look, mention=True), *beside], self._row(l10n, post.look)
        return board_message(l10n, self._telling(l10n, post.look), post, picture, lacking, head, (row,))

    def hand(self, l10n: Localizer, look: TableView) -> Message | None:
        message = super().hand(l10n, look)
        return None if message is None else replace(message, drawing=pictures.desk(self._telling(l10n, look), look))

    def happened(self, l10n: Localizer, look: TableView, events: Sequence[Event], followed: Sequence[LogEntry]) -> str:
        """The turn so far and what followed, a line each: the hand stands below them."""
        told = [*events, *(event for entry in followed for event in entry.events)]
        return brief(self._telling(l10n, look), told, _REPORT)

    def picture(
        self, l10n: Localizer, look: TableView, events: Sequence[Event] = (), size: Size = Size.FULL
    ) -> Drawing:
        return pictures.board(self._telling(l10n, look), look, events, size)

    def greeting(self, l10n: Localizer) -> Drawing:
        return pictures.greeting(self._words.telling(self._own(l10n)))

    def lobby(self, l10n: Localizer, table: Table) -> Drawing:
        return pictures.lobby(self._own(l10n), table)

    def picked(self, led: Sequence[Sequence[Event]]) -> tuple[int, ...]:
        return picked(led)

    def replay(self, l10n: Localizer, look: TableView, moments: Moments) -> Drawing:
        return pictures.replay(self._telling(l10n, look), look, moments)

    def press(self, l10n: Localizer, look: TableView, words: Sequence[str], values: Sequence[str]) -> Message | Plays:
        match words:
            case [first, family] if first == PICK and family in FAMILIES and values:
                start = page_of(values)
                if start is None:
                    return self._chosen(values[0])
                if not is_turn_panel(look.view):
                    return self.now(l10n, look)
                return self._at_desk(l10n, look, "", {family: start})
            case [first] if first == DO and not values:
                return self.now(l10n, look)
            case _:
                return super().press(l10n, look, words, values)

    def command(self, l10n: Localizer, look: TableView, verb: str, given: Mapping[str, str]) -> Message | Plays:
        if verb == _TURN:
            return super().command(l10n, look, verb, given)
        actions = of_verb(self._possible(look, _MOST), verb)
        if not actions and verb in ANSWERING and look.view.lot is None:
            raise refuse(Reason.NO_AUCTION, verb=verb)
        say, (option, said) = self._telling(l10n, look), next(iter(given.items()), ("", ""))
        try:
            fitting = meant(labels(say, look.view, actions), option, said) if actions else ()
        except UnknownValue:
            if (refused := why_nothing(self._game, say, look, verb, said)) is None:
                raise
            raise refused from None
        if not fitting:
            raise why_nothing(self._game, say, look, verb, said) or NoChoiceLeft
        if len(fitting) == 1:
            return Plays(fitting)
        # More than one menu holds are found on the desk, page by page.
        return self._asked(l10n, look, fitting) if len(fitting) <= OPTIONS else self.now(l10n, look)

    def planned_action_effect(self, l10n: Localizer, wish: PlannedAction) -> str:
        return planning.planned_action_effect(self._words.telling(self._own(l10n)), wish)

    def suggest(
        self, l10n: Localizer, look: TableView, verb: str, option: str, given: Mapping[str, str]
    ) -> Iterable[Suggestion]:
        actions: Iterable[Action] = self._possible(look, _MOST)
        if verb != _TURN:
            actions = of_verb(actions, verb)
        yield from suggestions(self._telling(l10n, look), look.view, actions)

    def _telling(self, l10n: Localizer, look: TableView) -> Telling:
        return self._words.telling(self._own(l10n), names_of(l10n, look.table))

    def _at_desk(self, l10n: Localizer, look: TableView, before: str, pages: Mapping[str, int]) -> Message:
        rows = turn_panel(self._own(l10n), self._telling(l10n, look), look, self._possible(look, _MOST), pages)
        return self._seated(l10n, look, before, rows)

    def _now(self, l10n: Localizer, look: TableView, before: str, start: int) -> Message:
        actions = () if look.view is None else self._possible(look, _MOST_CHOICES)
        if not actions:
            return super()._now(l10n, look, before, start)
        say = self._telling(l10n, look)
        completed = dict.fromkeys(one.card for one in actions if isinstance(one, CompleteTool | CompleteApprentice))
        completed |= dict.fromkeys(one.dismissing for one in actions if isinstance(one, CompleteApprentice))
        before = "\n".join(filter(None, [before, *(helper(say, card) for card in completed)]))
        if moved := next((one for one in actions if isinstance(one, CompleteKingsItem)), None):
            before = "\n".join(filter(None, [before, say.l10n("desk-make-room", card=say.card(moved.card))]))
        return self._seated(l10n, look, before, self._choices(l10n, look, actions, start))

    def _seated(self, l10n: Localizer, look: TableView, before: str, rows: tuple[Row, ...]) -> Message:
        """What happened, whose turn it is, the hand as a picture with its names above, else in words; the rows.

        Whoever bids sees the auction; the hand is a press away.
        """
        assert look.seat is not None
        say, head = self._telling(l10n, look), [before, self.status(l10n, look, yours=look.is_awaited)]
        if look.view.lot is not None:
            head.append(lot(say, look.view))
        else:
            head += ahead(say, look.view, look.seat)
        text = "\n".join(filter(None, [*head, brief_hand(say, look.view, look.seat)]))
        words = cut("\n\n".join(filter(None, [*head, hand(say, look.view, look.seat)])), TEXT)
        if look.view.lot is None:
            drawing = pictures.desk(say, look, words)
        else:
            drawing = replace(pictures.board(say, look, (), Size.COMPACT), instead=words)
        return Message(cut(text, TEXT), rows, drawing=drawing)

    def _row(self, l10n: Localizer, look: TableView) -> tuple[Button, ...]:
        """With the whole board between the others: a posted picture leaves something out."""
        *before, words = super()._row(l10n, look)
        return *before, Button(l10n("button-full-board"), ComponentId(look.table.id, look.table.seq, "show")), words

    def _results(self, l10n: Localizer, look: TableView, *, posted: bool = False) -> list[str]:
        """Below the places what decided between equal ones (7.6)."""
        return [*podium_lines(self._telling(l10n, look), look.view, whole=not posted)]

    def _asked(self, l10n: Localizer, look: TableView, actions: Sequence[Action]) -> Message:
        """Which of them, in a menu."""
        say, table = self._telling(l10n, look), look.table
        lines = tuple(choice(say, action, look.view) for action in actions)
        press = ComponentId(table.id, table.seq, DO)
        text = self.status(l10n, look, yours=look.is_awaited)
        return Message(cut(text, TEXT), (Menu(press, l10n("menu-do"), lines),))

    def _chosen(self, value: str) -> Plays:
        try:
            return Plays((self._game.parse(value),))
        except NotationError:
            raise UnknownPress from None
