"""A turn in the hands of its player: the turn panel where much can be done, else what is asked; presses, commands."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.dwarven_smithy.rules.actions import (
    Action,
    CompleteApprentice,
    CompleteKingsItem,
    CompleteTool,
    Draw,
)
from kingsforge_bot.games.dwarven_smithy.rules.events import Event, TurnBegan, TurnEnded
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.reasons import Reason, refuse
from kingsforge_bot.games.dwarven_smithy.screens import pictures
from kingsforge_bot.games.dwarven_smithy.screens.best_moves import SmithAdvice
from kingsforge_bot.games.dwarven_smithy.screens.commands import (
    ANSWERING,
    labels,
    of_verb,
    suggestions,
    why_nothing,
)
from kingsforge_bot.games.dwarven_smithy.screens.hint import hint_line, hint_reason
from kingsforge_bot.games.dwarven_smithy.screens.turn_panel import (
    FINISH,
    MENUS,
    PICK,
    choice,
    end_asked,
    has_all_steps,
    is_turn_panel,
    picked,
    turn_panel,
    without_all_steps,
)
from kingsforge_bot.games.dwarven_smithy.words.board import ending, lot, prizes, standing
from kingsforge_bot.games.dwarven_smithy.words.brief import brief, within
from kingsforge_bot.games.dwarven_smithy.words.hand import (
    ahead,
    beside_picture,
    brief_hand,
    hand,
    helper,
    stays,
    within_reach,
)
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.turn_over import turn_over
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import LogEntry, TableStatus, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import NoChoiceLeft, UnknownValue
from kingsforge_bot.ui.game.best_moves import BEST, BestMoves
from kingsforge_bot.ui.game.drawing import Drawing, Size
from kingsforge_bot.ui.game.plain_boards import DO, PlainBoards
from kingsforge_bot.ui.game.plain_turn import MOST_SUGGESTED, PlainTurn
from kingsforge_bot.ui.game.screens import Given, Plays
from kingsforge_bot.ui.game.typed import meant
from kingsforge_bot.ui.message import OPTIONS, TEXT, ButtonStyle, Menu, Message, Row, cut
from kingsforge_bot.ui.paging import page_of
from kingsforge_bot.ui.phone import SMALL, SMALL_LETTERS, fewer, first_that_fits
from kingsforge_bot.ui.suggesting import Suggestion
from kingsforge_bot.ui.wording.headline import headline
from kingsforge_bot.ui.wording.titles import bold_title

_NO_PAGES: Final[Mapping[str, int]] = {}
_TURN: Final = "turn"
_OWN_REPORT: Final = 110
"""Characters of what one did oneself, of which all may have been one press: it is told in any case."""
_ENDED_REPORT: Final = 60
"""The same where one's turn is over: what others did since needs the room."""
_BEGUN_REPORT: Final = 110
"""Of what one's next turn completes by itself."""
_REPORT: Final = 108
"""Of what others did since: with the picture and the buttons it stands on one screen of a phone."""


_LEARNT: Final = 2
"""Turns of each player after which the signs of the picture are known."""


class _Beside(NamedTuple):
    """What stands beside the picture of a turn."""

    stands: str
    """The auction, or how the turn goes on."""
    reasons: tuple[str, ...]
    """What speaks for the best move; where none is advised, what is within reach."""
    steps: tuple[str, ...] = ()
    """What all steps of the turn would do, where a button does them."""


class TurnScreen:
    """What one player is shown, asked and understood to mean."""

    def __init__(
        self, game: DwarvenSmithy, boards: PlainBoards, say: Callable[[Localizer, TableView], Telling]
    ) -> None:
        self._game = game
        self._boards = boards
        self._say = say
        self.plain: Final = PlainTurn(boards, self._asking)
        self.best: Final = BestMoves(SmithAdvice(game.cards, self.plain, say))

    def now(self, l10n: Localizer, look: TableView, before: str = "") -> Message:
        """The turn panel, or what is asked; while others are to play, what one has."""
        if look.may_act and look.view is not None and is_turn_panel(look.view):
            return self._at_desk(l10n, look, before, _NO_PAGES)
        message = self.plain.now(l10n, look, before)
        waits = look.seat is not None and not look.may_act and look.table.status is TableStatus.RUNNING
        return self._waiting(l10n, look, before, message) if waits else message

    def prepare(self, look: TableView) -> Callable[[StillWanted], None] | None:
        """The best moves, where the turn panel shows one."""
        if look.view is None or not look.may_act or not is_turn_panel(look.view) or not look.offers_best:
            return None
        return self.best.prepare(look)

    def hand(self, l10n: Localizer, look: TableView) -> Message | None:
        """Drawn with the own side of the table, beside it what the picture leaves out; without it in words."""
        message = self.plain.hand(l10n, look)
        if message is None or look.seat is None:
            return message
        say, title = self._say(l10n, look), f"**{bold_title(look.table)}**"
        beside = "\n".join([title, *beside_picture(say, look.view, look.seat)])
        return replace(message, text=cut(beside, TEXT), drawing=pictures.turn_panel(say, look, lambda: message.text))

    def happened(self, l10n: Localizer, look: TableView, events: Sequence[Event], followed: Sequence[LogEntry]) -> str:
        """What the press came to; in small lines, which a full panel leaves out, why the turn is over, where it is, and
        what others did since.
        """
        say, since = self._say(l10n, look), [event for entry in followed for event in entry.events]
        ends = [place for place, one in enumerate(events, 1) if isinstance(one, TurnEnded) and one.seat == look.seat]
        # With it the next seat's turn begins.
        own, rest = events[: ends[0] if ends else None], [*events[ends[0] if ends else len(events) :], *since]
        # What one's next turn completes by itself is told after what others did, and takes nothing of its room.
        begun = [place for place, one in enumerate(rest) if isinstance(one, TurnBegan) and one.seat == look.seat]
        others, again = rest[: begun[-1] if begun else None], rest[begun[-1] if begun else len(rest) :]
        if others:
            # The picture shows what is refined; what a rival did it does not.
            again = [replace(one, refined=()) if isinstance(one, TurnBegan) else one for one in again]
        told = [turn_over(say, look, own), brief(say, others, _REPORT), brief(say, again, _BEGUN_REPORT)]
        done = brief(say, own, _ENDED_REPORT if ends else _OWN_REPORT)
        return "\n".join(filter(None, [done, _small(told)]))

    def press(self, l10n: Localizer, look: TableView, words: Sequence[str], values: Sequence[str]) -> Message | Plays:
        """A line of one of the turn panel's menus, or a page of it."""
        match words:
            case [first, place] if first == BEST:
                return self.best.done(look, place)
            case [first] if first == FINISH:
                return end_asked(self._say(l10n, look), look)
            case [first, family] if first == PICK and family in MENUS and values:
                start = page_of(values)
                if start is None:
                    return picked(values, self.plain.chosen)
                if not is_turn_panel(look.view):
                    return self.now(l10n, look)
                return self._at_desk(l10n, look, "", {family: start})
            case [first] if first == DO and not values:
                return self.now(l10n, look)
            case _:
                return self.plain.press(l10n, look, words, values)

    def command(self, l10n: Localizer, look: TableView, verb: str, given: Given) -> Message | Plays:
        """The action that was typed; which of several, asked; of none, why."""
        if verb == _TURN:
            raise UnknownValue(DO, given.get(DO, ""))
        actions = of_verb(self.plain.possible(look, MOST_SUGGESTED), verb)
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
            return Plays(fitting)
        # More than one menu holds are found on the turn panel, page by page.
        return self._which(l10n, look, fitting) if len(fitting) <= OPTIONS else self.now(l10n, look)

    def suggest(self, l10n: Localizer, look: TableView, verb: str, option: str, given: Given) -> Iterable[Suggestion]:
        """What the command can mean, whichever of its options is typed."""
        actions: Iterable[Action] = self.plain.possible(look, MOST_SUGGESTED)
        if verb != _TURN:
            actions = of_verb(actions, verb)
        return suggestions(self._say(l10n, look), look.view, actions)

    def _waiting(self, l10n: Localizer, look: TableView, before: str, words: Message) -> Message:
        """The own side as a picture, for its words are higher than a phone: `words`, which say it where none is."""
        say, seat = self._say(l10n, look), look.seat
        assert seat is not None
        lines = [before, self._boards.headline(l10n, look), _small(within_reach(say, look.view, seat))]
        text = cut("\n".join(filter(None, lines)), TEXT)
        return replace(words, text=text, drawing=pictures.turn_panel(say, look, lambda: words.text))

    def _at_desk(self, l10n: Localizer, look: TableView, before: str, pages: Mapping[str, int]) -> Message:
        actions = self.plain.possible(look, MOST_SUGGESTED)
        unseen = bool(before) and not look.view.acted
        rows = turn_panel(self._say(l10n, look), look, actions, self.best, pages, unseen=unseen)
        return self._seated(l10n, look, before, rows)

    def _asking(
        self, l10n: Localizer, look: TableView, before: str, actions: Sequence[Action], rows: tuple[Row, ...]
    ) -> Message:
        """With what the cards do about whose completion it is decided."""
        say = self._say(l10n, look)
        completed = dict.fromkeys(one.card for one in actions if isinstance(one, CompleteTool | CompleteApprentice))
        completed |= dict.fromkeys(one.dismissing for one in actions if isinstance(one, CompleteApprentice))
        lines = [before, *(helper(say, card) for card in completed)]
        if moved := next((one for one in actions if isinstance(one, CompleteKingsItem)), None):
            lines.append(l10n("desk-make-room", card=say.card(moved.card)))
        return self._seated(l10n, look, "\n".join(filter(None, lines)), self._advised(l10n, look, actions, rows))

    def _advised(
        self, l10n: Localizer, look: TableView, actions: Sequence[Action], rows: tuple[Row, ...]
    ) -> tuple[Row, ...]:
        """Each move once: where all have a button, the best one in green; else the best above the menu."""
        asked = self.best.asked(l10n, look)
        if len(actions) < 2:
            return rows
        if any(isinstance(row, Menu) for row in rows):
            above = (*self.best.buttons(l10n, look), *asked)
            return (above, *rows) if above else rows
        best = {str(one) for one in self.best.of(look)[:1]}
        marked = tuple(
            tuple(replace(one, style=ButtonStyle.GO) if one.press.payload in best else one for one in row)
            for row in rows
            if not isinstance(row, Menu)
        )
        return (*marked, asked) if asked else marked

    def _seated(self, l10n: Localizer, look: TableView, before: str, rows: tuple[Row, ...]) -> Message:
        """What happened, whose turn it is, the hand as a picture, else in words; the rows.

        Beside the picture only what it does not show: how the race stands, while there is room, and what the best move
        comes to; where none is advised, which spaces are kept and what is within reach. Whoever bids sees the auction,
        and above it in a line what they hold.
        """
        say, line, beside = self._say(l10n, look), self._headline(l10n, look), self._beside(l10n, look)
        tried = (
            Message(cut("\n".join(filter(None, [report, line, race, beside.stands, _small(below)])), TEXT), shown)
            for report, race, below, shown in _forms(say, look, before, beside, rows)
        )
        message = first_that_fits(l10n, look, tried, undoes=look.view.acted)
        return replace(message, drawing=self._drawing(say, look, [before, line]))

    def _beside(self, l10n: Localizer, look: TableView) -> "_Beside":
        say, seat, reasons = self._say(l10n, look), look.seat, self._reasons(l10n, look)
        assert seat is not None
        coming = self._coming(say, look)
        if look.view.lot is not None:
            return _Beside("\n".join(coming), reasons)
        # Nothing is done by one press that was not read before.
        steps = self.best.told(l10n, look, 1) if has_all_steps(self.best.moves(look)) else ()
        if not self.best.of(look):
            reasons = (*stays(say, look.view, seat), *within_reach(say, look.view, seat))
        return _Beside(_small(coming), reasons, steps)

    def _coming(self, say: Telling, look: TableView) -> list[str]:
        """The auction and what the bidder holds; else how the turn goes on."""
        seat = look.seat
        assert seat is not None
        if look.view.lot is not None:
            return [lot(say, look.view), brief_hand(say, look.view, seat)]
        first = next(iter(self.best.of(look)), None)
        return [*ahead(say, look.view, seat, draws=first is None or isinstance(first, Draw))]

    def _drawing(self, say: Telling, look: TableView, above: Sequence[str]) -> Drawing:
        """The hand, or the auction; `above` stands before the words that say it where none can be drawn."""
        seat = look.seat
        assert seat is not None
        whole = [*above, standing(say, look.view), *self._coming(say, look), *stays(say, look.view, seat)]
        reasons = _small(self._reasons(say.l10n, look))

        def words() -> str:
            return cut("\n\n".join(filter(None, [*whole, hand(say, look.view, seat), reasons])), TEXT)

        if look.view.lot is None:
            return pictures.turn_panel(say, look, words)
        return replace(pictures.board(say, look, (), Size.COMPACT), instead=words)

    def _reasons(self, l10n: Localizer, look: TableView) -> tuple[str, ...]:
        """What speaks for the best move; the move itself only where its button has no room for all of it."""
        best = self.best.first(l10n, look)
        if best is None:
            return ()
        hint, whole = best
        return (
            tuple(filter(None, [hint_reason(self._say(l10n, look), look, hint)]))
            if whole
            else (hint_line(self._say(l10n, look), look, hint._replace(before_other=None)),)
        )

    def _headline(self, l10n: Localizer, look: TableView) -> str:
        """In a turn of one's own nobody waits to read when somebody moved last: on a phone it takes a line."""
        if look.is_awaited:
            return l10n("headline-yours-first", table=bold_title(look.table))
        return headline(l10n, look, mention=False, yours=look.is_awaited)

    def _which(self, l10n: Localizer, look: TableView, actions: Sequence[Action]) -> Message:
        """Which of them, in a menu."""
        say, table = self._say(l10n, look), look.table
        lines = tuple(choice(say, action, look.view) for action in actions)
        press = ComponentId(table.id, table.seq, DO)
        text = self._boards.headline(l10n, look, yours=look.is_awaited)
        return Message(cut(text, TEXT), (Menu(press, l10n("menu-do"), lines),))


def _forms(
    say: Telling, look: TableView, before: str, beside: _Beside, rows: tuple[Row, ...]
) -> Iterator[tuple[str, str, Sequence[str], tuple[Row, ...]]]:
    """What happened, how the race stands, what stands below and the rows, from all of it to what fits any phone.

    **Hint** says why the steps are best and has them as a button; below a report the board how the race stands. How
    near the end is gives way to nothing.
    """
    begun = not before and not look.view.acted
    race = _small([standing(say, look.view), *([prizes(say, look.view)] if begun else [])])
    below = (*beside.reasons, *beside.steps)
    short = beside.steps or below
    later = race if begun else _small([ending(say, look.view)])
    if look.view.turns < _LEARNT * len(look.view.players):
        yield before, race, (*below, say.l10n("desk-signs")), rows
    yield before, race, below, rows
    yield before, race, short, rows
    yield before, later, short, rows
    for less in (before, _brief_of_others(say, before), *fewer(_brief_of_others(say, before))):
        yield less, later, beside.reasons, without_all_steps(rows)


def _brief_of_others(say: Telling, before: str) -> str:
    """With a line at most of each thing that others did, which is told in few words rather than not at all."""
    return "\n".join(
        line if not line.startswith(SMALL) else within(say, line, SMALL_LETTERS) for line in before.splitlines()
    )


def _small(lines: Iterable[str]) -> str:
    """In Discord's small letters, each line of them."""
    return "\n".join(f"{SMALL}{line}" for one in lines for line in one.splitlines())
