"""A turn in the hands of its player: which panel is shown, and what its presses mean."""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Final, assert_never

from msgspec.structs import replace

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.keyflower.advice.hex_choices import turned_on
from kingsforge_bot.games.keyflower.advice.layout import layout
from kingsforge_bot.games.keyflower.rules.actions import Action, Lift, Pass, Take
from kingsforge_bot.games.keyflower.rules.building import may_build
from kingsforge_bot.games.keyflower.rules.game import Keyflower
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.state import Phase
from kingsforge_bot.games.keyflower.screens import pictures
from kingsforge_bot.games.keyflower.screens.best_moves import MayorAdvice
from kingsforge_bot.games.keyflower.screens.bidding import MORE, PICK, Where, place_rows, places, tile_rows
from kingsforge_bot.games.keyflower.screens.build import PROPOSE, ROTATE, SPOT, WHICH, build_rows, to_place
from kingsforge_bot.games.keyflower.screens.overviews import SEAT
from kingsforge_bot.games.keyflower.screens.work import CARRY, work_rows
from kingsforge_bot.games.keyflower.words.board import boats_line
from kingsforge_bot.games.keyflower.words.labels import label
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.games.keyflower.words.tiles import about_tile
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.errors import NoChoiceLeft, UnknownPress, UnknownValue
from kingsforge_bot.ui.game.best_moves import BEST, BestMoves
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.game.plain_boards import DO, PlainBoards
from kingsforge_bot.ui.game.plain_turn import PlainTurn
from kingsforge_bot.ui.game.screens import Asked, Given, Plays
from kingsforge_bot.ui.game.typed import meant
from kingsforge_bot.ui.message import OPTIONS, TEXT, Message, Row, cut
from kingsforge_bot.ui.paging import page_of
from kingsforge_bot.ui.suggesting import Suggestion

GROUP: Final = "keyflower-"
"""Begins the verbs of the game's own group of commands."""
_WORDS: Final = ("bid", "use", "move", "upgrade", "end", "give", "take", "place", "lift", "done")
VERBS: Final = frozenset({*(f"{GROUP}{word}" for word in _WORDS), "pass"})
_TURN: Final = "turn"
_MOST: Final = 1_200
"""Actions that are looked through; a turn has a thousand at the very most."""


class TurnScreen:
    """What one player is shown, asked and understood to mean."""

    def __init__(self, game: Keyflower, boards: PlainBoards, say: Callable[[Localizer, TableView], Telling]) -> None:
        self._game = game
        self._say = say
        self.plain: Final = PlainTurn(boards)
        self.best: Final = BestMoves(MayorAdvice(game.tiles, self.plain, self._possible, say))

    def now(self, l10n: Localizer, look: TableView, before: str = "") -> Message:
        """What can be done, or who is awaited."""
        return self._panel(l10n, look, before, "", None, 0)

    def prepare(self, look: TableView) -> Callable[[StillWanted], None] | None:
        """The best moves, where the panel shows them."""
        return self.best.prepare(look) if look.offers_best else None

    def hand(self, l10n: Localizer, look: TableView) -> Message | None:
        """My screen: in words, and drawn; what is being built as a village."""
        message = self.plain.hand(l10n, look)
        return None if message is None else replace(message, drawing=pictures.screen(self._say(l10n, look), look))

    def asks(self, l10n: Localizer, look: TableView) -> Asked:
        """What kind of decision it is; passing is always possible, so that a turn is never quick."""
        assert look.view is not None
        return Asked(l10n("asks", phase=look.view.phase.value), quick=look.view.phase is Phase.WINTER_CHOICE)

    def opens(self, words: Sequence[str]) -> bool:
        """What leads to a panel and decides nothing."""
        return tuple(words[:1]) in {(DO,), (PICK,), (WHICH,)}

    def press(self, l10n: Localizer, look: TableView, words: Sequence[str], values: Sequence[str]) -> Message | Plays:
        """A line of a menu, a page of it, or a button that is no action's notation."""
        start, value = page_of(values), values[0] if values else ""
        match words:
            case [first] if first == DO and not value:
                return self.now(l10n, look)
            case [first, where] if first == PICK and where in set(Where) and value:
                if start is not None:
                    return self._panel(l10n, look, "", where, None, start)
                return self._tile(l10n, look, Name(value), 0)
            case [first, tile] if first == MORE and value:
                return self.plain.chosen(value) if start is None else self._tile(l10n, look, Name(tile), start)
            case [first] if first == CARRY and value:
                return self.plain.chosen(value) if start is None else self._panel(l10n, look, "", CARRY, None, start)
            case [first] if first == WHICH and value and start is None:
                return self._panel(l10n, look, "", SPOT, Name(value), 0)
            case [first, tile] if first == SPOT and value:
                if start is None:
                    return self.plain.chosen(value)
                return self._panel(l10n, look, "", SPOT, Name(tile), start)
            case [first, place] if first == BEST:
                return self.best.done(look, place)
            case [first] if first == PROPOSE:
                return self._proposed(look)
            case [first] if first == ROTATE:
                return self._turned(look)
            case _:
                return self.plain.press(l10n, look, words, values)

    def command(self, l10n: Localizer, look: TableView, verb: str, given: Given) -> Message | Plays:
        """The action that was typed; which of several, asked where one menu holds them."""
        if verb == _TURN:
            raise UnknownValue(DO, given.get(DO, ""))
        actions = self._of_verb(look, verb)
        if not actions:
            raise NoChoiceLeft
        option, said = next(iter(given.items()), (DO, ""))
        fitting = meant(self._labels(l10n, look, actions), option, said)
        if len(fitting) == 1:
            return Plays(fitting)
        return self.plain.which(l10n, look, fitting) if len(fitting) <= OPTIONS else self.now(l10n, look)

    def suggest(self, l10n: Localizer, look: TableView, verb: str, option: str, given: Given) -> Iterable[Suggestion]:
        """Whole actions that are legal, the fewest workers first."""
        if option == SEAT:
            yield from (
                Suggestion(self._say(l10n, look).who(seat), str(seat)) for seat in range(len(look.table.sitters))
            )
            return
        actions = self._possible(look) if verb == _TURN else self._of_verb(look, verb)
        for action, said in self._labels(l10n, look, actions).items():
            yield Suggestion(said, str(action))

    def _labels(self, l10n: Localizer, look: TableView, actions: Iterable[Action]) -> dict[Action, str]:
        say = self._say(l10n, look)
        return {action: label(say, action) for action in actions}

    def _of_verb(self, look: TableView, verb: str) -> tuple[Action, ...]:
        return tuple(one for one in self._possible(look) if one.verb == verb.removeprefix(GROUP))

    def _possible(self, look: TableView) -> tuple[Action, ...]:
        if look.seat is None or look.view is None or not look.may_act:
            return ()
        return tuple(islice(self._game.legal_actions(look.view, look.seat), _MOST))

    def _panel(
        self, l10n: Localizer, look: TableView, before: str, menu: str, chosen: Name | None, start: int
    ) -> Message:
        """The phase's rows; `menu` goes on from line `start`, `chosen` is the tile that is being placed."""
        actions = self._possible(look)
        if not actions:
            return self.plain.now(l10n, look, before)
        say, above = self._say(l10n, look), (*self.best.buttons(l10n, look), *self.best.asked(l10n, look))
        advised: tuple[Row, ...] = (above,) if above else ()
        rows: tuple[Row, ...]
        drawing: Drawing | None = None
        match look.view.phase:
            case Phase.TURNS:
                best = [one for one in self.best.of(look) if isinstance(one, Pass)]
                rows = (*advised, *place_rows(say, look, [one for one in actions if one not in best], {menu: start}))
            case Phase.WORK:
                rows = work_rows(self._game, say, look, actions, self.best, start)
                drawing = pictures.draft(say, look)
            case Phase.BOATS | Phase.BUILDING:
                rows = build_rows(say, look, actions, self.best, chosen, start)
                drawing = pictures.draft(say, look, to_place(actions, self.best.of(look)[:1], chosen))
            case Phase.WINTER_CHOICE | Phase.OVER:
                message = self.plain.now(l10n, look, before)
                if not look.is_awaited:
                    # Whoever has chosen is not advised for ever what else to choose.
                    return _with(message, l10n("winter-chosen"))
                told = _with(message, *self.best.uncut(l10n, look), self.asks(l10n, look).text)
                return replace(told, rows=(*advised, *told.rows))
            case _:
                assert_never(look.view.phase)
        loads = [boats_line(say, look.view)] if any(isinstance(one, Take) for one in actions) else []
        told = _with(self.plain.plain(l10n, look, before, rows), *loads, *self.best.uncut(l10n, look))
        return replace(told, drawing=drawing)

    def _tile(self, l10n: Localizer, look: TableView, name: Name, start: int) -> Message:
        """What can be done with that tile. Raises UnknownPress for one with which nothing can be done."""
        say = self._say(l10n, look)
        assert look.seat is not None
        there = places(look.view, look.seat, self._possible(look)).values()
        place = next((one for some in there for one in some if one.tile == name), None)
        if place is None:
            raise UnknownPress
        return self.plain.plain(l10n, look, about_tile(say, look.view, name), tile_rows(say, look, place, start))

    def _proposed(self, look: TableView) -> Plays:
        """All tiles placed as the bot would; each can be taken back. Raises UnknownPress where nothing is to build."""
        if look.seat is None or look.view is None or not may_build(look.view, look.seat):
            raise UnknownPress
        if not (placements := layout(look.view, self._game.tiles, look.seat)):
            raise UnknownPress
        return Plays(placements)

    def _turned(self, look: TableView) -> Plays:
        """The tile that was placed last, turned on. Raises UnknownPress where it fits in one way alone, or none is."""
        if look.seat is None or look.view is None or not may_build(look.view, look.seat):
            raise UnknownPress
        if (turned := turned_on(look.view, self._game.tiles, look.seat)) is None:
            raise UnknownPress
        return Plays((Lift(), turned))


def _with(message: Message, *lines: str) -> Message:
    """The message with these below its text."""
    return replace(message, text=cut("\n".join([message.text, *lines]), TEXT))
