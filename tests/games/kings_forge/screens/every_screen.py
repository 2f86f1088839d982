"""All screens of a table, also where it is fullest."""

from collections.abc import Iterator
from random import Random

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.making.offers import proposals
from kingsforge_bot.games.kings_forge.rules.actions import Craft, End, Roll, Steal, Use
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.gather.path import Path
from kingsforge_bot.games.kings_forge.screens.gather.questions import follow, question_menu
from kingsforge_bot.games.kings_forge.screens.turn_panel.dice import (
    can_choose,
    dice_for_benefit,
    dice_for_item,
)
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import turn_panel
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.games.kings_forge.words.text_board import text_board
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import LogEntry, TableView
from kingsforge_bot.ui.message import Menu, Message
from kingsforge_bot.ui.paging import page_of
from kingsforge_bot.ui.wording.names import names_of
from tests.properties.play import Thrown
from tests.ui.looks import GAME, LOUD_NAMES, OWN_NAME, STRANGER, crowded, look_at, position, seen_by, user_of


def loud(state: State) -> TableView:
    """The table with names full of markdown, and the longest numbers."""
    return look_at(state, names=LOUD_NAMES, name=OWN_NAME, number=999_999_999, seq=999_999_999)


def screens(l10n: Localizer, look: TableView) -> Iterator[Message]:
    """What everybody can be shown of that table at a press."""
    state: State = look.view
    for user in (*(user_of(seat) for seat in range(len(state.players))), STRANGER):
        yield now(l10n, seen_by(look, user))
    yield Message(text_board(l10n, state, names_of(l10n, look.table)))
    if state.phase is Phase.CRAFT:
        yield from workbench(l10n, look)
    if state.phase is Phase.GATHER:
        yield from first_questions(l10n, look)


def first_questions(l10n: Localizer, look: TableView) -> Iterator[Message]:
    """The first menu of each kind, and the menu behind each of its lines."""
    for verb in ("gather", "dock", "pass"):
        if verb not in {action.verb for action in GAME.legal_actions(look.view, look.view.turn)}:
            continue
        found = follow(look, Path(verb))
        if not isinstance(found, tuple):
            continue
        yield question_menu(l10n, look, Path(verb), *found)
        for answer in range(len(found[0].answers)):
            path = Path(verb, (answer,))
            step = follow(look, path)
            if isinstance(step, tuple):
                yield question_menu(l10n, look, path, *step)


def workbench(l10n: Localizer, look: TableView) -> Iterator[Message]:
    """The turn panel, and the menus of dice behind it."""
    state: State = look.view
    yield turn_panel(l10n, look)
    yield turn_panel(l10n, look, "x" * 1200)
    for row in turn_panel(l10n, look).rows:
        if isinstance(row, Menu) and row.custom_id.payload == "use":
            for option in row.options:
                kind, source = option.value.split()
                if kind == "d":
                    yield from pages(l10n, look, source)
        if isinstance(row, Menu) and row.custom_id.payload == "own":
            for option in row.options:
                assert can_choose(state, option.value)
                yield dice_for_item(l10n, look, option.value)


def pages(l10n: Localizer, look: TableView, source: str) -> Iterator[Message]:
    """All pages of the dice for a benefit."""
    start: int | None = 0
    while start is not None:
        page = dice_for_benefit(l10n, look, source, start)
        yield page
        menu = page.rows[0]
        assert isinstance(menu, Menu)
        start = page_of([option.value for option in menu.options])


EXTREMES = {
    "40 dice, all benefits, nine items to steal": crowded(),
    "one die": crowded("M1"),
    "25 dice": crowded(" ".join(f"{kind}{value}" for kind in "MWGB" for value in range(1, 7)) + " L3"),
    "nothing on display": position({"hand": ["M1"]}, {"items": ["crown"]}, phase="craft", display=[], queue=[]),
    "no card face up": position("MMM", "MMM", "MMM", face_up=[], deck=[]),
    "no dice at all": position("", "", face_up=["mill", "shrine", "library", "garden"], deck=["tavern"]),
    "hoard with Peddler": position(
        "M" * 12 + "W" * 8 + "G" * 6 + "B" * 5,
        "MWGB",
        "MMM",
        "",
        face_up=["peddler", "workshop", "caravan", "mill"],
        deck=["shrine"],
    ),
}


def told(look: TableView, events: tuple[Event, ...], number: int = 3) -> tuple[LogEntry, ...]:
    """Log entries with those events, one turn as long as all others together."""
    last = look.table.seq
    return tuple(
        LogEntry(last - number + index + 1, Seat(0), "end", (), events, 1_700_000_000) for index in range(number)
    )


def long_turn(state: State, seed: int) -> tuple[State, tuple[Event, ...]]:
    """A craft turn that uses everything it has, and what it led to."""
    luck, events = Thrown(Random(seed)), list[Event]()
    seat = state.turn
    if state.players[seat].hand is None:
        state = GAME.apply(state, seat, Roll(), luck).state
    while state.turn == seat and state.phase is Phase.CRAFT and state.players[seat].hand:
        offers = proposals(state)
        action: Use | Craft | Steal | End = offers[0].cheapest.actions[0] if offers else End()
        step = GAME.apply(state, seat, action, luck)
        state, events = step.state, [*events, *step.events]
    return state, tuple(events)
