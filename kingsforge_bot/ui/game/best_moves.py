"""The best moves as a game's strong player ranks them, where the table allows hints: told, and as buttons.

They are worked out once for all that shows them: the panel, the hint, and the panel again when a menu is paged.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from msgspec.structs import replace

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import ELLIPSIS, fitting
from kingsforge_bot.service.types import Table, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import HintsOff, UnknownPress
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.game.screens import HINT, Given, Plays, QueryAnswer
from kingsforge_bot.ui.message import TEXT, Button, ButtonStyle, Menu, Message, Row, cut
from kingsforge_bot.ui.wording.titles import bold_title

BEST: Final = "best"
"""Begins the id of a button; the move's place follows, from 0."""
_ROOM: Final = 1 << 20
_WEIGHT: Final = 8 << 10
"""Bytes of a position with its moves, at most."""


class Ranked(Protocol):
    """A move, with whatever the game says of it."""

    @property
    def actions(self) -> tuple[Any, ...]:
        """The actions that it comes to, one after the other."""


H = TypeVar("H", bound=Ranked)


class Advice(Protocol[H]):
    """What a game has to say of the best moves of a look's seat; it reads what that seat sees and no more."""

    def possible(self, look: TableView) -> Sequence[Any]:
        """What the seat may decide."""

    def ranked(self, look: TableView, actions: Sequence[Any]) -> tuple[H, ...]:
        """At most three of these, the best first. It may take a while."""

    def line(self, l10n: Localizer, look: TableView, hint: H) -> str:
        """The line of a move: what it is, what it costs or brings, what for."""

    def labels(self, l10n: Localizer, look: TableView, hint: H) -> Sequence[str]:
        """What a button says of it, and in fewer words where there is no room for that."""

    def drawing(self, l10n: Localizer, look: TableView, found: Sequence[H]) -> Drawing | None:
        """What the lines speak of, where that has to be seen."""

    def out_of_turn(self, look: TableView) -> Refused:
        """What is said to whoever may decide nothing."""


class _Known(NamedTuple, Generic[H]):
    ranked: tuple[H, ...]
    chosen: bool
    """Whether there is anything to choose between."""


class BestMoves(Generic[H]):
    """The best moves of one game, ranked and said."""

    def __init__(self, advice: Advice[H]) -> None:
        self._advice = advice
        self._known: ByteCache[_Known[H]] = ByteCache(_ROOM, lambda _: _WEIGHT)

    def of(self, look: TableView) -> tuple[Any, ...]:
        """What each begins with, the best first; none where none is offered or nothing is to be chosen."""
        return tuple(one.actions[0] for one in self.offered(look))

    def offered(self, look: TableView) -> tuple[H, ...]:
        """The moves themselves, likewise."""
        if not look.offers_best or not look.may_act:
            return ()
        found = self._find(look)
        return found.ranked if found.chosen else ()

    def prepare(self, look: TableView) -> Callable[[StillWanted], None] | None:
        """What makes them known, off the event loop; None where they are, or are not shown."""
        if not look.may_act or self._known.find((look.seat, look.view)) is not None:
            return None

        def look_into(_: StillWanted) -> None:
            self._find(look)

        return look_into

    def buttons(self, l10n: Localizer, look: TableView, but_for: Sequence[Any] = ()) -> tuple[Button, ...]:
        """One for each, called by what it does, the best in green; none for those that have a button of their own."""
        return tuple(
            self.button(l10n, look, place)
            for place, one in enumerate(self.offered(look))
            if one.actions[0] not in but_for
        )

    def button(self, l10n: Localizer, look: TableView, place: int, beside: int = 0) -> Button:
        """The one of the move of that place; `beside`: how wide the label is that shares its row, in Latin letters."""
        forms = self._advice.labels(l10n, look, self.offered(look)[place])
        return best_button(look.table, place, fitting(*forms, beside=beside))

    def uncut(self, l10n: Localizer, look: TableView, rows: Sequence[Row] | None = None) -> tuple[str, ...]:
        """In small letters whatever the buttons have no room for: moves of which something is missing there.

        `rows`: only of those whose buttons stand in them.
        """
        told = list[str]()
        for place, one in enumerate(self.offered(look)):
            forms = self._advice.labels(l10n, look, one)
            if ELLIPSIS in fitting(*forms) and (rows is None or _stands(f"{BEST} {place}", rows)):
                told.append(f"-# {forms[0]}")
        return tuple(told)

    def first(self, l10n: Localizer, look: TableView) -> tuple[H, bool] | None:
        """The best move where it has a button, and whether that says all of it."""
        for one in self.offered(look)[:1]:
            forms = self._advice.labels(l10n, look, one)
            return one, fitting(*forms) == forms[0]
        return None

    def hint(self, l10n: Localizer, look: TableView, _: Given) -> QueryAnswer:
        """The moves with what they come to, and a button for each. Raises Refused out of turn."""
        if not look.may_act:
            raise self._advice.out_of_turn(look)

        def work(_: StillWanted) -> Message:
            found = self._find(look).ranked
            lines = [f"{place}. {self._advice.line(l10n, look, one)}" for place, one in enumerate(found, 1)]
            return replace(hinted_moves(l10n, look, lines), drawing=self._advice.drawing(l10n, look, found))

        return work

    def done(self, look: TableView, place: str) -> Plays:
        """The move of that place. Raises HintsOff, UnknownPress."""
        return Plays(chosen(look, lambda: self._find(look).ranked if look.may_act else (), place).actions)

    def asked(self, l10n: Localizer, look: TableView) -> tuple[Button, ...]:
        """The button that asks for a hint."""
        return hint_button(l10n, look.table)

    def _find(self, look: TableView) -> _Known[H]:
        def rank() -> _Known[H]:
            actions = self._advice.possible(look)
            return _Known(self._advice.ranked(look, actions), len(actions) > 1)

        return self._known.get((look.seat, look.view), rank)


def best_button(table: Table, place: int, said: str) -> Button:
    """Of the move of that place, the best in green."""
    press = ComponentId(table.id, table.seq, f"{BEST} {place}")
    return Button(said, press, ButtonStyle.PRIMARY if place else ButtonStyle.SUCCESS)


def hinted_moves(l10n: Localizer, look: TableView, lines: Sequence[str]) -> Message:
    """The answer to a hint: a line for each move, the best first, and a button for each."""
    labels = [l10n("button-do-this"), *(l10n("hint-do-other", place=place) for place in range(2, len(lines) + 1))]
    buttons = tuple([best_button(look.table, place, said) for place, said in enumerate(labels)])
    text = "\n".join([l10n("hint-title", table=bold_title(look.table)), *lines])
    return Message(cut(text, TEXT), (buttons,))


def hint_button(l10n: Localizer, table: Table) -> tuple[Button, ...]:
    """What asks for a hint; none where the table allows none."""
    return (Button(l10n("button-hint"), ComponentId(table.id, table.seq, HINT)),) if table.hints else ()


def chosen(look: TableView, ranked: Callable[[], Sequence[H]], place: str) -> H:
    """The move of the place that a button names. Raises HintsOff, UnknownPress."""
    if not look.table.hints:
        raise HintsOff(look.table)
    found = ranked()
    if place not in [str(one) for one in range(len(found))]:
        raise UnknownPress
    return found[int(place)]


def _stands(payload: str, rows: Sequence[Row]) -> bool:
    """Whether a button of that id stands there."""
    return any(button.custom_id.payload == payload for row in rows if not isinstance(row, Menu) for button in row)
