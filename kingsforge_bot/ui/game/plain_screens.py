"""Screens that serve any game: a headline, a menu of all that can be done, the board in words.

A game begins with these and puts screens of its own in their place one by one, where it has something better to show.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Final, Protocol

from kingsforge_bot.core.errors import NotationError, Refused
from kingsforge_bot.core.plans import CancelCondition, PlannedAction
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain, unmarked
from kingsforge_bot.i18n.widths import WIDE, width
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import LogEntry, Status, Table, TableView
from kingsforge_bot.ui.audit.seals import check_line
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import NoChoiceLeft, UnknownPress, UnknownValue
from kingsforge_bot.ui.game.drawing import Drawing, Moments, Size
from kingsforge_bot.ui.game.screens import NOTHING_SAID, Asked, Explanation, Plays
from kingsforge_bot.ui.game.typed import condensed, expanded, meant
from kingsforge_bot.ui.message import (
    BUTTONS,
    OPTION,
    OPTIONS,
    TEXT,
    Button,
    ButtonStyle,
    Menu,
    Message,
    Option,
    Picture,
    Row,
    cut,
    rows_of,
)
from kingsforge_bot.ui.paging import page, page_of
from kingsforge_bot.ui.suggesting import Suggestion
from kingsforge_bot.ui.wording import (
    awaited_users,
    bold_title,
    closed_line,
    everybody,
    game_name,
    headline,
    lasting,
    names_of,
    who,
)

DO: Final = "do"
"""Opens the menu of what can be done, or carries its answer."""
_MOST_ACTIONS: Final = 96
"""In menus, four pages of them; autocomplete and the notation know the others."""
_MOST_SUGGESTED: Final = 400
_MANY: Final = 26
"""Possible actions that are not counted any more."""
_QUICK: Final = 3
"""Possible actions between which one chooses at a glance."""
_LONGEST_ACTION: Final = 70
"""Characters of a notation that a button's id carries beside table and entry; longer ones can be written."""
_NEWS: Final = 700
_REPORT: Final = 1200
"""Characters of what happened, on the board and for the one who decided."""


class Words(Protocol):
    """All that a game must be able to say to be played. `names` are the players' by seat, as people wrote them."""

    def progress(self, l10n: Localizer, view: Any) -> str:
        """Where the play stands, in a few words: round 2."""

    def event(self, l10n: Localizer, event: Any, names: Sequence[str]) -> str:
        """What happened, as a sentence; of an event as a seat may know it."""

    def action(self, l10n: Localizer, action: Any, names: Sequence[str]) -> str:
        """What can be done, as the label of a button or a line of a menu."""

    def planned_action(self, l10n: Localizer, wish: PlannedAction, names: Sequence[str]) -> str:
        """What can be planned, as a line of a menu."""

    def cancel_condition(self, l10n: Localizer, stop: CancelCondition, names: Sequence[str]) -> str:
        """What lets a plan be dropped, as it stands after an if."""

    def board(self, l10n: Localizer, view: Any, names: Sequence[str]) -> str:
        """The board as everybody sees it, in lines."""

    def hand(self, l10n: Localizer, view: Any, seat: Seat) -> str:
        """What only that seat sees; empty where it has nothing of the kind."""

    def result(self, l10n: Localizer, view: Any, seat: Seat) -> str:
        """What the seat has to show at the end."""

    def refusal(self, l10n: Localizer, refused: Refused, names: Sequence[str]) -> str:
        """Why the rules say no, with the number of the rule."""


class PlainScreens:
    """Of one game, in its words. `out_of_turn` is what the rules say to whoever is not awaited."""

    verbs: frozenset[str] = frozenset()
    carried = DO
    """The option as which a menu of tables carries on whichever was typed."""
    queries: frozenset[str] = frozenset()
    analyses = False
    retells = False

    def __init__(self, game: AnyGame, words: Words, out_of_turn: Callable[[Any], Refused]) -> None:
        self._game = game
        self._say = words
        self._out_of_turn = out_of_turn

    @property
    def hands(self) -> bool:
        """Where something is secret, somebody holds it."""
        return self._game.secret

    def query(
        self, l10n: Localizer, look: TableView, word: str, given: Mapping[str, str] = NOTHING_SAID
    ) -> Callable[[StillWanted], Message]:
        """A game that has `queries` answers them itself."""
        raise UnknownPress

    def prepare(self, look: TableView) -> Callable[[StillWanted], None] | None:
        return None

    # What is shown

    def progress(self, l10n: Localizer, view: Any) -> str:
        return self._say.progress(self._own(l10n), view)

    def status(self, l10n: Localizer, look: TableView, *, mention: bool = False, yours: bool = False) -> str:
        table = look.table
        if table.status is Status.CLOSED:
            return closed_line(l10n, table)
        if table.status is Status.OVER:
            return self._over(l10n, look, mention=mention)
        first = headline(l10n, look, mention=mention, yours=yours)
        return f"{first}\n{self.progress(l10n, look.view)}"

    def now(self, l10n: Localizer, look: TableView, before: str = "") -> Message:
        return self._now(l10n, look, before, 0)

    def board(
        self,
        l10n: Localizer,
        post: BoardPost,
        picture: Picture | None,
        lacking: str = "failed",
        beside: Sequence[str] = (),
    ) -> Message:
        look, table = post.look, post.look.table
        parts = [self.status(l10n, look, mention=True), *beside]
        events = (event for entry in post.entries for event in entry.events)
        parts += [cut("\n".join(self._lines(l10n, events, names_of(l10n, table))), _NEWS)]
        if picture is None:
            parts.append(
                cut(self.words(l10n, look.view, names_of(l10n, table)), TEXT - sum(map(len, parts)) - len(parts))
            )
        called = everybody(look) if table.status is Status.OVER else awaited_users(look)
        return Message("\n".join(filter(None, parts)), (self._row(l10n, look),), picture, called)

    def words(self, l10n: Localizer, view: Any, names: Sequence[str]) -> str:
        return self._say.board(self._own(l10n), view, names)

    def hand(self, l10n: Localizer, look: TableView) -> Message | None:
        """The seat's own things, for it alone; None where it has none."""
        text = "" if look.view is None or look.seat is None else self._say.hand(self._own(l10n), look.view, look.seat)
        return Message(f"**{bold_title(look.table)}**\n{text}") if text else None

    def line(self, l10n: Localizer, event: Any, names: Sequence[str], *, forced: bool = False) -> str:
        return self._say.event(self._own(l10n), event, names)

    def happened(self, l10n: Localizer, look: TableView, events: Sequence[Any], followed: Sequence[LogEntry]) -> str:
        told = [*events, *(event for entry in followed for event in entry.events)]
        return cut("\n".join(self._lines(l10n, told, names_of(l10n, look.table))), _REPORT)

    def follows(self, l10n: Localizer, look: TableView, events: Sequence[Any]) -> Plays | None:
        """The rules say themselves what is forced."""
        return None

    def asks(self, l10n: Localizer, look: TableView) -> Asked:
        count = len(self._possible(look, _MANY))
        text = l10n("asks-many") if count == _MANY else l10n("asks-some", count=count)
        return Asked(text, quick=count <= _QUICK)

    def summary(self, l10n: Localizer, look: TableView, entries: Sequence[LogEntry]) -> Sequence[str]:
        table, names = look.table, names_of(l10n, look.table)
        told = [line for entry in entries for line in self._lines(l10n, entry.events, names)]
        lines = [
            l10n("summary-title", game=game_name(l10n, table.game), table=bold_title(table)),
            self._winner(l10n, look),
            l10n.steps(self._results(l10n, look)),
            l10n("summary-length", count=len(entries), lasted=lasting(l10n, entries[-1].at - entries[0].at)),
            l10n("summary-last", what=told[-1]),
        ]
        return [unmarked(line) for line in lines]

    # What is decided

    def opens(self, words: Sequence[str]) -> bool:
        return tuple(words) == (DO,)

    def press(self, l10n: Localizer, look: TableView, words: Sequence[str], values: Sequence[str]) -> Message | Plays:
        if tuple(words) != (DO,):
            raise UnknownPress
        start = page_of(values)
        if start is not None or not values:
            return self._now(l10n, look, "", start or 0)
        try:
            return Plays((self._game.parse(values[0]),))
        except NotationError:
            raise UnknownPress from None

    def command(self, l10n: Localizer, look: TableView, verb: str, given: Mapping[str, str]) -> Message | Plays:
        if verb not in self.verbs:
            raise UnknownValue(DO, given.get(DO, ""))
        names, (option, said) = names_of(l10n, look.table), next(iter(given.items()), (self.carried, ""))
        actions = [one for one in self._possible(look, _MOST_SUGGESTED) if one.verb == verb]
        if not actions:
            raise NoChoiceLeft
        fitting = meant({one: self._say.action(self._own(l10n), one, names) for one in actions}, option, said)
        if len(fitting) == 1:
            return Plays(fitting)
        if len(fitting) > OPTIONS:
            return self._now(l10n, look, "", 0)
        text = self.status(l10n, look, yours=look.is_awaited)
        return Message(cut(text, TEXT), self._choices(l10n, look, fitting, 0))

    def condense(self, l10n: Localizer, verb: str, given: Mapping[str, str]) -> Sequence[str]:
        return condensed(self._game.parse, given)

    def expand(self, words: Sequence[str]) -> Mapping[str, str]:
        return expanded(self._game.parse, self.carried, words)

    def suggest(
        self, l10n: Localizer, look: TableView, verb: str, option: str, given: Mapping[str, str]
    ) -> Iterable[Suggestion]:
        if option != DO:
            return
        names = names_of(l10n, look.table)
        for action in self._possible(look, _MOST_SUGGESTED):
            yield Suggestion(self._say.action(self._own(l10n), action, names), str(action))

    # What is planned

    def planned_action(self, l10n: Localizer, wish: PlannedAction, names: Sequence[str]) -> str:
        return self._say.planned_action(self._own(l10n), wish, names)

    def planned_action_effect(self, l10n: Localizer, wish: PlannedAction) -> str:
        return ""

    def cancel_condition(self, l10n: Localizer, stop: CancelCondition, names: Sequence[str]) -> str:
        return self._say.cancel_condition(self._own(l10n), stop, names)

    # What is refused

    def out_of_turn(self, look: TableView) -> Refused:
        return self._out_of_turn(look.view)

    def refusal(self, l10n: Localizer, look: TableView, refused: Refused) -> str:
        text = self._say.refusal(self._own(l10n), refused, names_of(l10n, look.table))
        return l10n("about-table", table=bold_title(look.table), text=text)

    def why_words(self, refused: Refused) -> Sequence[str]:
        return ()

    def why(self, l10n: Localizer, look: TableView, words: Sequence[str]) -> Explanation:
        raise UnknownPress

    # What is drawn: nothing, so that the board is said in words

    def picture(
        self, l10n: Localizer, look: TableView, events: Sequence[Any] = (), size: Size = Size.FULL
    ) -> Drawing | None:
        return None

    def moment(self, l10n: Localizer, look: TableView, events: Sequence[Any]) -> Drawing | None:
        return None

    def greeting(self, l10n: Localizer) -> Drawing | None:
        return None

    def lobby(self, l10n: Localizer, table: Table) -> Drawing | None:
        return None

    def picked(self, led: Sequence[Sequence[Any]]) -> Sequence[int]:
        return ()

    def replay(self, l10n: Localizer, look: TableView, moments: Moments) -> Drawing | None:
        return None

    def analysis(self, l10n: Localizer, look: TableView, moments: Moments) -> Callable[[StillWanted], Message]:
        raise UnknownPress

    def card(self, entry: Entry) -> Drawing | None:
        return None

    def position(
        self,
        l10n: Localizer,
        view: Any,
        heading: str,
        names: Sequence[str],
        events: Sequence[Any] = (),
        shows: Sequence[str] = (),
    ) -> Drawing | None:
        return None

    def _own(self, l10n: Localizer) -> Localizer:
        return l10n.of(self._game.key)

    def _lines(self, l10n: Localizer, events: Iterable[Any], names: Sequence[str]) -> list[str]:
        return [self.line(l10n, event, names) for event in events]

    def _possible(self, look: TableView, most: int) -> Sequence[Any]:
        """The first of the actions that the seat may decide on; a view hides others' things only."""
        if look.seat is None or not look.may_act:
            return ()
        fitting = (one for one in self._game.legal_actions(look.view, look.seat) if len(str(one)) <= _LONGEST_ACTION)
        return tuple(islice(fitting, most))

    def _now(self, l10n: Localizer, look: TableView, before: str, start: int) -> Message:
        own = None if look.view is None or look.seat is None else self._say.hand(self._own(l10n), look.view, look.seat)
        text = "\n\n".join(filter(None, [before, self.status(l10n, look, yours=look.is_awaited), own]))
        actions = self._possible(look, _MOST_ACTIONS)
        if not actions:
            return Message(cut(text, TEXT), (self._row(l10n, look),))
        return Message(cut(text, TEXT), self._choices(l10n, look, actions, start))

    def _choices(self, l10n: Localizer, look: TableView, actions: Sequence[Any], start: int) -> tuple[Row, ...]:
        """Buttons while one row holds them, else a menu with pages."""
        table, names = look.table, names_of(l10n, look.table)
        labels = [self._say.action(self._own(l10n), action, names) for action in actions]
        if len(actions) <= BUTTONS and all(width(label) <= WIDE for label in labels):
            return rows_of(
                [
                    Button(label, ComponentId(table.id, table.seq, str(action)), ButtonStyle.MAIN)
                    for label, action in zip(labels, actions, strict=True)
                ]
            )
        lines = tuple(Option(cut(label, OPTION), str(one)) for label, one in zip(labels, actions, strict=True))
        menu = Menu(ComponentId(table.id, table.seq, DO), l10n("menu-do"), page(l10n, lines, start))
        return (menu, (self._words_button(l10n, table),))

    def _row(self, l10n: Localizer, look: TableView) -> tuple[Button, ...]:
        """Below a board: what leads to one's own turn, and the board in words."""
        table, words = look.table, self._words_button(l10n, look.table)
        if table.status is not Status.RUNNING:
            return (words,)
        return Button(l10n("button-my-turn"), ComponentId(table.id, table.seq, DO), ButtonStyle.MAIN), words

    def _words_button(self, l10n: Localizer, table: Table) -> Button:
        return Button(l10n("button-text-board"), ComponentId(table.id, table.seq, "text"))

    def _winner(self, l10n: Localizer, look: TableView) -> str:
        first, *_ = self._game.places(look.view) or ((),)
        return l10n("over-winner", who=who(l10n, look.table, first), count=len(first))

    def _results(self, l10n: Localizer, look: TableView, *, posted: bool = False) -> list[str]:
        """What each seat has to show, best first; those of equal place share its number.

        `posted`: below them comes a picture of it, or the board in words.
        """
        lines, names = list[str](), names_of(l10n, look.table)
        for seats in self._game.places(look.view) or ():
            place = len(lines) + 1
            for seat in seats:
                result = self._say.result(self._own(l10n), look.view, seat)
                lines.append(l10n("over-result", place=place, who=plain(names[seat]), result=result))
        return lines

    def _over(self, l10n: Localizer, look: TableView, *, mention: bool) -> str:
        """Who won, and what everybody has to show, best first; everybody is called once."""
        table = look.table
        lines = [l10n("over-title", table=bold_title(table)), self._winner(l10n, look)]
        lines += self._results(l10n, look, posted=mention)
        lines.append(check_line(l10n, look, mention=mention))
        return "\n".join(lines)
