"""A turn in the hands of its player: the turn panel where much can be done, else what is asked; presses, commands."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from kingsforge_bot.core.replaying import NO_LUCK
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action, Craft
from kingsforge_bot.games.dwarven_smithy.rules.events import Event
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.laying_out import LaidOut, laid_out_crafts
from kingsforge_bot.games.dwarven_smithy.rules.reasons import Reason, refuse
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.screens.best_moves import SmithAdvice
from kingsforge_bot.games.dwarven_smithy.screens.chosen_lines import is_laid_out, picked
from kingsforge_bot.games.dwarven_smithy.screens.commands import (
    ANSWERING,
    GROUP,
    labels,
    of_verb,
    suggestions,
    why_nothing,
)
from kingsforge_bot.games.dwarven_smithy.screens.decisions import decision_message, which_message
from kingsforge_bot.games.dwarven_smithy.screens.turn_menus import MENU_WORDS, PICK
from kingsforge_bot.games.dwarven_smithy.screens.turn_message import (
    SeatTurn,
    hand_message,
    over_message,
    turn_message,
    waiting_message,
)
from kingsforge_bot.games.dwarven_smithy.screens.turn_panel import FINISH, end_asked, is_turn_panel, turn_panel
from kingsforge_bot.games.dwarven_smithy.screens.turn_report import turn_report
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import LogEntry, TableStatus, TableView
from kingsforge_bot.ui.errors import NoChoiceLeft, UnknownValue
from kingsforge_bot.ui.game.best_moves import BEST, BestMoves
from kingsforge_bot.ui.game.plain_boards import DO, PlainBoards
from kingsforge_bot.ui.game.plain_turn import MOST_SUGGESTED, PlainTurn
from kingsforge_bot.ui.game.screens import Given, Plays
from kingsforge_bot.ui.game.typed import meant
from kingsforge_bot.ui.message import OPTIONS, Message, Row
from kingsforge_bot.ui.paging import page_of
from kingsforge_bot.ui.suggesting import Suggestion

_NO_PAGES: Final[Mapping[str, int]] = {}
_TURN: Final = "turn"


class TurnScreen:
    """What one player is shown, asked and understood to mean."""

    def __init__(
        self, game: DwarvenSmithy, boards: PlainBoards, say: Callable[[Localizer, TableView], Telling]
    ) -> None:
        self._game = game
        self._boards = boards
        self._say = say
        self.plain: Final = PlainTurn(boards, self._asked)
        self.best: Final = BestMoves(SmithAdvice(game.cards, self.plain, say))

    def now(self, l10n: Localizer, look: TableView, before: str = "") -> Message:
        """The turn panel, or what is asked; while others are to play, what one has."""
        if look.may_act and look.view is not None and is_turn_panel(look.view):
            return self._panel(l10n, look, before, _NO_PAGES)
        if look.table.status is TableStatus.OVER and look.seat is not None:
            over = [before, l10n.sentences(self._boards.winner(l10n, look))]
            return over_message(self._say(l10n, look), look, look.seat, over, self._boards.row(l10n, look.table))
        message = self.plain.now(l10n, look, before)
        waits = look.seat is not None and not look.may_act and look.table.status is TableStatus.RUNNING
        if not waits:
            return message
        return waiting_message(self._say(l10n, look), look, [before, self._boards.headline(l10n, look)], message)

    def prepare(self, look: TableView) -> Callable[[StillWanted], None] | None:
        """The best moves, where the turn panel shows one."""
        if look.view is None or not look.may_act or not is_turn_panel(look.view) or not look.offers_best:
            return None
        return self.best.prepare(look)

    def hand(self, l10n: Localizer, look: TableView) -> Message | None:
        """What the seat has, drawn where it can be."""
        message = self.plain.hand(l10n, look)
        if message is None or look.seat is None:
            return message
        return hand_message(self._say(l10n, look), look, message)

    def happened(self, l10n: Localizer, look: TableView, events: Sequence[Event], followed: Sequence[LogEntry]) -> str:
        """What the press came to, and what others did since."""
        return turn_report(self._say(l10n, look), look, events, followed)

    def press(self, l10n: Localizer, look: TableView, words: Sequence[str], values: Sequence[str]) -> Message | Plays:
        """A line of one of the turn panel's menus, or a page of it."""
        match words:
            case [first, place] if first == BEST:
                return self.best.done(look, place)
            case [first] if first == FINISH:
                return end_asked(self._say(l10n, look), look)
            case [first, menu] if first == PICK and menu in MENU_WORDS and values:
                start = page_of(values)
                if start is None:
                    return self._picked(look, values)
                if not is_turn_panel(look.view):
                    return self.now(l10n, look)
                return self._panel(l10n, look, "", {menu: start})
            case [first] if first == DO and not values:
                return self.now(l10n, look)
            case [first] if first == DO and is_laid_out(values[0]):
                return self._picked(look, values)
            case _:
                return self.plain.press(l10n, look, words, values)

    def command(self, l10n: Localizer, look: TableView, verb: str, given: Given) -> Message | Plays:
        """The action that was typed; which of several, asked; of none, why."""
        if verb == _TURN:
            raise UnknownValue(DO, given.get(DO, ""))
        actions = of_verb(self.plain.possible(look, MOST_SUGGESTED), verb)
        crafts: dict[Action, LaidOut] = {one.craft: one for one in self._laid_out(look, verb)}
        actions = (*actions, *crafts)
        if not actions and verb in ANSWERING and look.view.lot is None:
            raise refuse(Reason.NO_AUCTION, verb=verb)
        say, (option, said) = self._say(l10n, look), next(iter(given.items()), ("", ""))
        try:
            fitting = meant(labels(say, look.view, actions), option, said) if actions else ()
        except UnknownValue:
            if (refused := why_nothing(self._game, say, look, verb, said)) is None:
                raise
            raise refused from None
        if not fitting:
            raise why_nothing(self._game, say, look, verb, said) or NoChoiceLeft
        if len(fitting) == 1:
            craft = crafts.get(fitting[0])
            return Plays(fitting if craft is None else craft.actions)
        # More than one menu holds are found on the turn panel, page by page.
        if len(fitting) > OPTIONS:
            return self.now(l10n, look)
        return which_message(say, look, self._boards.headline(l10n, look, yours=look.is_awaited), fitting, crafts)

    def suggest(self, l10n: Localizer, look: TableView, verb: str, option: str, given: Given) -> Iterable[Suggestion]:
        """What the command can mean, whichever of its options is typed."""
        actions: Iterable[Action] = self.plain.possible(look, MOST_SUGGESTED)
        if verb != _TURN:
            actions = (*of_verb(actions, verb), *(one.craft for one in self._laid_out(look, verb)))
        return suggestions(self._say(l10n, look), look.view, actions)

    def _laid_out(self, look: TableView, verb: str) -> Iterable[LaidOut]:
        """Crafts for which cards are laid out first, where the verb means them and the seat may decide."""
        crafts = look.may_act and look.view is not None and verb.removeprefix(GROUP) == Craft.verb
        return laid_out_crafts(look.view, self._game.cards) if crafts else ()

    def _picked(self, look: TableView, values: Sequence[str]) -> Plays:
        plays = picked(values, self.plain.chosen, laid_out_crafts(look.view, self._game.cards))
        if any(map(is_laid_out, values)):
            # No card is laid out openly for a craft that another chosen line leaves nothing for.
            after: State = look.view
            for action in plays.actions:
                after = self._game.apply(after, after.turn, action, NO_LUCK).state
        return plays

    def _panel(self, l10n: Localizer, look: TableView, before: str, pages: Mapping[str, int]) -> Message:
        """The turn panel, its menus shown from those lines on."""
        actions = self.plain.possible(look, MOST_SUGGESTED)
        turn = self._turn(l10n, look)
        rows = partial(turn_panel, turn.say, look, actions, self.best, pages)
        return turn_message(turn, before, rows(), lambda: rows(all_steps=False))

    def _asked(
        self, l10n: Localizer, look: TableView, before: str, actions: Sequence[Action], rows: tuple[Row, ...]
    ) -> Message:
        return decision_message(self._turn(l10n, look), before, actions, rows)

    def _turn(self, l10n: Localizer, look: TableView) -> SeatTurn:
        return SeatTurn(self._say(l10n, look), look, self.best)
