"""Rules section 10: a log of lines and their luck leads where the play led."""

import pytest

from kingsforge_bot.core.chance import LuckMismatchError, Replayed
from kingsforge_bot.core.errors import NotationError, Refused
from kingsforge_bot.core.game import Logged, Step
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.state import State
from tests.games.kings_forge.rules.table import game, table

START = table("MMM", "MMMM", face_up="mill shrine garden", stock="MMWWG", display="table").state
PLAYED: list[Logged] = [
    (Seat(0), "gather garden.top", (5,)),
    (Seat(1), "pass taking metal", ()),
    (Seat(0), "gather mill.top paying MM", ()),
    (Seat(0), "pass", ()),
    (Seat(0), "roll", (6,)),
    (Seat(0), "end", ()),
    (Seat(1), "roll", (4, 4, 6, 1, 2)),
]


def one_by_one(log: list[Logged]) -> Step[State, Event]:
    """The log as it came about: each line applied to the state that the last one left."""
    state = START
    events: tuple[Event, ...] = ()
    for seat, text, luck in log:
        step = game().apply(state, seat, game().parse(text), Replayed(luck))
        state, events = step.state, events + step.events
    return Step(state, events)


@pytest.mark.parametrize("length", range(len(PLAYED) + 1))
def test_a_log_leads_where_its_actions_led(length: int) -> None:
    """Rule 10: state and events, after any line."""
    assert game().replay(START, PLAYED[:length]) == one_by_one(PLAYED[:length])


def test_where_it_started_is_left_as_it_was() -> None:
    """Rule 10: a log is read again as often as wanted."""
    before = game().dump(START)
    assert game().replay(START, PLAYED) == game().replay(START, PLAYED)
    assert game().dump(START) == before


@pytest.mark.parametrize(
    ("broken", "error"),
    [
        ((Seat(1), "pass taking metal", (3,)), LuckMismatchError),
        ((Seat(1), "pass taking gold", ()), NotationError),
        ((Seat(1), "gather garden.top", (2,)), Refused),
        ((Seat(0), "pass taking metal", ()), Refused),
    ],
    ids=["luck nobody asked for", "not in the notation", "a card that is gone", "not that seat's turn"],
)
def test_a_broken_log_says_where(broken: Logged, error: type[Exception]) -> None:
    """Rule 10: no state comes of it, and the line at fault is named."""
    with pytest.raises(error) as caught:
        game().replay(START, [PLAYED[0], broken, *PLAYED[2:]])
    seat, text, luck = broken
    assert caught.value.__notes__ == [f"{seat} {text} | {' '.join(map(str, luck))}"]


@pytest.mark.parametrize("luck", [(), (5, 5), (7,)], ids=["too little", "too much", "no face of a die"])
def test_each_line_uses_up_its_own_luck(luck: tuple[int, ...]) -> None:
    """Rule 10: what a line does not ask for is never lent to the next one."""
    with pytest.raises(LuckMismatchError):
        game().replay(START, [(Seat(0), "gather garden.top", luck), *PLAYED[1:]])
