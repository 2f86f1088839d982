"""Every message fits Discord, wherever a game may lead and whatever people call themselves."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from random import Random

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.making.offers import proposals
from kingsforge_bot.games.kings_forge.rules.actions import Craft, End, Roll, Steal, Use
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.board import board_message
from kingsforge_bot.games.kings_forge.screens.gather.path import Path
from kingsforge_bot.games.kings_forge.screens.gather.questions import follow, question_menu
from kingsforge_bot.games.kings_forge.screens.outcome import happened
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.games.kings_forge.screens.workbench.turn_panel import turn_panel
from kingsforge_bot.games.kings_forge.screens.workbench.turn_panel_dice import (
    can_choose,
    dice_for_benefit,
    dice_for_item,
)
from kingsforge_bot.games.kings_forge.words.text_board import text_board
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import LogEntry, TableId, TableView
from kingsforge_bot.ui.audit.logs import log_message
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.message import BUTTONS, Button, Menu, Message, Option, Picture, rows_of
from kingsforge_bot.ui.paging import page_of
from kingsforge_bot.ui.wording import names_of
from kingsforge_bot.ui.workers.pictures import PictureRenderer
from tests.properties.play import Thrown

from .limits import check
from .looks import (
    GAME,
    LOUD_NAMES,
    OWN_NAME,
    STRANGER,
    crowded,
    held,
    look_at,
    position,
    sampled,
    seen_by,
    user_of,
)


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
    """The bench, and the menus of dice behind it."""
    state: State = look.view
    yield turn_panel(l10n, look)
    yield turn_panel(l10n, look, "x" * 1200)
    for row in turn_panel(l10n, look).rows:
        if isinstance(row, Menu) and row.press.payload == "use":
            for option in row.options:
                kind, source = option.value.split()
                if kind == "d":
                    yield from pages(l10n, look, source)
        if isinstance(row, Menu) and row.press.payload == "own":
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


@pytest.mark.parametrize("state", EXTREMES.values(), ids=EXTREMES)
def test_every_screen_fits_where_a_table_is_fullest(l10n: Localizer, state: State) -> None:
    for message in screens(l10n, loud(state)):
        check(message)


def test_every_screen_fits_in_random_games(l10n: Localizer) -> None:
    for state in sampled():
        for message in screens(l10n, loud(state)):
            check(message)


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


def test_what_was_done_and_what_is_next_fit_together(l10n: Localizer) -> None:
    state, events = long_turn(crowded(), 1)
    assert len(events) > 20
    for after in (state, crowded()):
        for user in (user_of(0), user_of(1), STRANGER):
            look = seen_by(loud(after), user)
            check(now(l10n, look, happened(l10n, look, [*events, *events], told(look, events))))


def test_boards_fit_with_a_long_story_and_without_a_picture(l10n: Localizer) -> None:
    _, events = long_turn(crowded(), 1)
    for state in (*EXTREMES.values(), *sampled()[::7]):
        look = loud(state)
        for entries in ((), told(look, events, 30)):
            message = board_message(l10n, BoardPost(look, entries, "n"), None)
            check(message)
            called = look.awaited or range(len(state.players))  # the end calls everybody once
            assert set(message.alerts) == {user_of(Seat(seat)) for seat in called}
            assert all(f"<@{user}>" in message.text for user in message.alerts)


async def test_alt_text_fits_with_the_picture(l10n: Localizer) -> None:
    look = loud(crowded())
    async with asyncio.timeout(30):
        picture = await PictureRenderer(patience=30).drawn(SCREENS.pictures.table(l10n, look))
    assert picture is not None
    check(board_message(l10n, BoardPost(look, (), "n"), picture))


def test_a_log_fits_and_keeps_its_end(l10n: Localizer) -> None:
    look = loud(crowded())
    _, events = long_turn(crowded(), 1)
    message = log_message(SCREENS, l10n, look.table, told(look, events, 20))
    check(message)
    assert f"`{look.table.seq}`" in message.text
    assert f"of {look.table.seq}**" in message.text
    onward = log_message(SCREENS, l10n, look.table, told(look, events, 20), onward=True)
    check(onward)
    assert f"`{look.table.seq - 19}`" in onward.text


def test_buttons_come_five_a_row() -> None:

    buttons = [Button(str(number), ComponentId(TableId(1), 1, f"b {number}")) for number in range(12)]
    message = Message("x", rows_of(buttons))
    check(message)
    assert [len(row) for row in message.rows if not isinstance(row, Menu)] == [5, 5, 2]


def test_a_die_that_waits_is_decided_by_buttons(l10n: Localizer) -> None:
    """All benefits held while a rolled die waits: one button each, and keep."""
    state = position(
        {"held": held(*(one["source"] for one in ALL if one["source"] != "workshop.top"))},
        "MMM",
        owed={"type": "die", "side": "tavern.top", "die": "G1"},
        face_up=["mill", "shrine", "library"],
        deck=["garden"],
    )
    message = now(l10n, seen_by(loud(state), user_of(0)))
    check(message)
    labels = [button.label for row in message.rows if not isinstance(row, Menu) for button in row]
    assert labels.pop() == "Hint"
    assert len(labels) == len(list(GAME.legal_actions(state, state.turn)))
    assert len(set(labels)) == len(labels)


ALL = held("north-mine.bottom", "tavern.bottom", "token-plus", "token-six", "west-forest.bottom", "garden.bottom")


def test_what_was_uploaded_is_not_kept() -> None:
    """Without a garbage collection: of these there are many, and each is large."""
    gc.disable()
    try:
        (upload,) = Message("board", picture=Picture(b"png", "alt")).files()
        fp = upload.fp
        fp.close()
        assert fp.read() == b"png", "closed by whoever sends it, to be sent again after a failure"
        upload.close()
        gone = weakref.ref(fp)
        del upload, fp
        assert gone() is None
    finally:
        gc.enable()


def test_one_more_button_stands_at_the_end_or_where_no_row_is_left_above(l10n: Localizer) -> None:
    """Discord takes five rows of five: below a green row and four menus there is room beside the green one alone."""
    green, more = (Button(said, ComponentId(NO_TABLE, 0, said)) for said in ("best", "undo"))
    menu = Menu(ComponentId(NO_TABLE, 0, "menu"), "Which?", (Option("one", "1"),))
    full = tuple([green] * BUTTONS)
    for rows, expected in (
        ((), ((more,),)),
        (((green,), menu), ((green,), menu, (more,))),
        (((green,), menu, menu, menu, menu), ((green, more), menu, menu, menu, menu)),
        ((menu, full), (menu, full, (more,))),
        ((full, menu, menu, menu, menu), (full, menu, menu, menu, menu)),
    ):
        assert Message("", rows).with_button(more).rows == expected
