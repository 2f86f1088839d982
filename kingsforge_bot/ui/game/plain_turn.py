"""A turn that serves any game: all that can be done as buttons or in a menu, below the headline and one's hand."""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import WIDE, width
from kingsforge_bot.service.types import LogEntry, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import NoChoiceLeft, UnknownPress, UnknownValue
from kingsforge_bot.ui.game.plain_boards import DO, PlainBoards, latest
from kingsforge_bot.ui.game.screens import Asked, Given, Plays
from kingsforge_bot.ui.game.typed import meant
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
    Row,
    cut,
    rows_of,
)
from kingsforge_bot.ui.paging import page, page_of
from kingsforge_bot.ui.suggesting import Suggestion
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import bold_title

_MOST_ACTIONS: Final = 96
"""In menus, four pages of them; autocomplete and the notation know the others."""
MOST_SUGGESTED: Final = 400
"""Actions that are looked through for what was typed."""
_MANY: Final = 26
"""Possible actions that are not counted any more."""
_QUICK: Final = 3
"""Possible actions between which one chooses at a glance."""
_LONGEST_ACTION: Final = 70
"""Characters of a notation that a button's id carries beside table and entry; longer ones can be written."""
_REPORT: Final = 1200
"""Characters of what happened."""


class PlainTurn(msgspec.Struct, frozen=True):
    """What one player of the game is shown and asked."""

    boards: PlainBoards
    shown: Callable[[Localizer, TableView, str, Sequence[Any], tuple[Row, ...]], Message] | None = None
    """Where a game has a message of its own: what stood before, what can be done, and the rows for that."""
    verbs: frozenset[str] = frozenset()

    def now(self, l10n: Localizer, look: TableView, before: str = "") -> Message:
        """Who is awaited, and all that the seat can do; or how one gets there."""
        return self._choosing(l10n, look, before, 0)

    def plain(self, l10n: Localizer, look: TableView, before: str, rows: tuple[Row, ...]) -> Message:
        """`before`, whose turn it is, and the hand in words."""
        status = self.boards.headline(l10n, look, yours=look.is_awaited)
        return Message(cut("\n\n".join(filter(None, [before, status, self._held(l10n, look)])), TEXT), rows)

    def hand(self, l10n: Localizer, look: TableView) -> Message | None:
        """The seat's own things, for it alone; None where it has none."""
        text = self._held(l10n, look)
        return Message(f"**{bold_title(look.table)}**\n{text}") if text else None

    def happened(self, l10n: Localizer, look: TableView, events: Sequence[Any], followed: Sequence[LogEntry]) -> str:
        """What one did oneself; of what others did after it the latest."""
        names = names_of(l10n, look.table)
        told = self.boards.told(l10n, events, names)
        others = self.boards.lines(l10n, followed, names)
        return cut("\n".join([*told, *(latest(l10n, others) if told else others)]), _REPORT)

    def asks(self, l10n: Localizer, look: TableView) -> Asked:
        """How much can be done."""
        count = len(self.possible(look, _MANY))
        text = l10n("asks-many") if count == _MANY else l10n("asks-some", count=count)
        return Asked(text, quick=count <= _QUICK)

    def opens(self, words: Sequence[str]) -> bool:
        """The menu of what can be done."""
        return tuple(words) == (DO,)

    def press(self, l10n: Localizer, look: TableView, words: Sequence[str], values: Sequence[str]) -> Message | Plays:
        """The menu, a page of it, or what was chosen there."""
        if tuple(words) != (DO,):
            raise UnknownPress
        start = page_of(values)
        if start is None and values:
            return self.chosen(values[0])
        return self._choosing(l10n, look, "", start or 0)

    def chosen(self, value: str) -> Plays:
        """A line of a menu. Raises UnknownPress."""
        try:
            return Plays((self.boards.game.parse(value),))
        except NotationError:
            raise UnknownPress from None

    def command(self, l10n: Localizer, look: TableView, verb: str, given: Given) -> Message | Plays:
        """The action that was typed; which of several, asked."""
        if verb not in self.verbs:
            raise UnknownValue(DO, given.get(DO, ""))
        names, (option, said) = names_of(l10n, look.table), next(iter(given.items()), (DO, ""))
        actions = [one for one in self.possible(look, MOST_SUGGESTED) if one.verb == verb]
        if not actions:
            raise NoChoiceLeft
        fitting = meant({one: self.boards.say.action(l10n, one, names) for one in actions}, option, said)
        if len(fitting) == 1:
            return Plays(fitting)
        return self.which(l10n, look, fitting) if len(fitting) <= OPTIONS else self.now(l10n, look)

    def which(self, l10n: Localizer, look: TableView, actions: Sequence[Any]) -> Message:
        """The question which of these, as many as a menu holds."""
        status = self.boards.headline(l10n, look, yours=look.is_awaited)
        return Message(cut(status, TEXT), self._choices(l10n, look, actions, 0))

    def suggest(self, l10n: Localizer, look: TableView, verb: str, option: str, given: Given) -> Iterable[Suggestion]:
        """All that the seat can do."""
        names = names_of(l10n, look.table)
        for action in self.possible(look, MOST_SUGGESTED) if option == DO else ():
            yield Suggestion(self.boards.say.action(l10n, action, names), str(action))

    def possible(self, look: TableView, most: int) -> Sequence[Any]:
        """The first of the actions that the seat may decide on; a view hides others' things only."""
        if look.seat is None or not look.may_act:
            return ()
        legal = self.boards.game.legal_actions(look.view, look.seat)
        return tuple(islice((one for one in legal if len(str(one)) <= _LONGEST_ACTION), most))

    def _held(self, l10n: Localizer, look: TableView) -> str:
        return "" if look.view is None or look.seat is None else self.boards.say.hand(l10n, look.view, look.seat)

    def _choosing(self, l10n: Localizer, look: TableView, before: str, start: int) -> Message:
        actions = self.possible(look, _MOST_ACTIONS)
        if not actions:
            return self.plain(l10n, look, before, (self.boards.row(l10n, look.table),))
        rows = self._choices(l10n, look, actions, start)
        if self.shown is not None:
            return self.shown(l10n, look, before, actions, rows)
        return self.plain(l10n, look, before, rows)

    def _choices(self, l10n: Localizer, look: TableView, actions: Sequence[Any], start: int) -> tuple[Row, ...]:
        """Buttons while one row holds them, else a menu with pages."""
        table, names = look.table, names_of(l10n, look.table)
        labels = [self.boards.say.action(l10n, action, names) for action in actions]
        if len(actions) <= BUTTONS and all(width(label) <= WIDE for label in labels):
            return rows_of(
                [
                    Button(label, ComponentId(table.id, table.seq, str(action)), ButtonStyle.PRIMARY)
                    for label, action in zip(labels, actions, strict=True)
                ]
            )
        lines = tuple(Option(cut(label, OPTION), str(one)) for label, one in zip(labels, actions, strict=True))
        menu = Menu(ComponentId(table.id, table.seq, DO), l10n("menu-do"), page(l10n, lines, start))
        return (menu, self.boards.row(l10n, table)[-1:])
