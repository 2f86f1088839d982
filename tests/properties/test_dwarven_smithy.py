"""Whatever is played at a table of Dwarven Smithy, these things stay true (see `Play`)."""

from random import Random

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.chance import Recorder
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.game import Logged
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action
from kingsforge_bot.games.dwarven_smithy.rules.events import Event
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.players.self_play import choice
from tests.games.dwarven_smithy.rules.table import hidden_from
from tests.properties.dwarven_smithy import GAME, SUBJECT, counted, guess, near_the_edges, otherwise
from tests.properties.play import Play, Thrown, begin

ENOUGH = 20_000
"""Actions within which every game must have ended; the longest of thousands had some 2,000."""
VARIANTS = ("plain", "auction", "endless", "headstart")
TABLES = [
    pytest.param((seats, mode, variant), marks=[] if (row + column) % 2 == which else [pytest.mark.full])
    for row, seats in enumerate(GAME.seats)
    for which, mode in enumerate(GAME.options["mode"])
    for column, variant in enumerate(VARIANTS)
]
"""Each number of players meets each variant each time, with every mode in turn; all three together in full."""
GUESSES = 3
"""Actions that somebody tries who may know less than the table."""


@pytest.fixture(params=TABLES, ids=lambda table: "-".join(map(str, table)))
def kind_of_table(request: pytest.FixtureRequest) -> tuple[int, dict[str, str]]:
    seats, mode, variant = request.param
    return seats, {"mode": mode} | ({} if variant == "plain" else {variant: "on"})


def test_whole_games(kind_of_table: tuple[int, dict[str, str]], games: int) -> None:
    """Everything checked after each action."""
    seats, options = kind_of_table
    for number in range(max(1, games // 20)):
        source = Random(f"smithy {seats} {options} {number}")
        kings = source.choice(GAME.options["kings"])
        begin(SUBJECT, seats, options | {"kings": kings}, source).finish(source, ENOUGH)


def test_games_from_near_the_edges(kind_of_table: tuple[int, dict[str, str]], games: int) -> None:
    """Areas full, decks almost empty, benches of anything, three King's Items."""
    seats, options = kind_of_table
    for number in range(max(2, games // 10)):
        source = Random(f"edges {seats} {options} {number}")
        Play(SUBJECT, near_the_edges(seats, options, source), source).finish(source, ENOUGH)


def test_many_games(kind_of_table: tuple[int, dict[str, str]], games: int) -> None:
    """They end, there is always something to do, nothing gets lost, and their logs lead to the same."""
    seats, options = kind_of_table
    for number in range(games):
        source = Random(f"many {seats} {options} {number}")
        if number % 3 == 2:
            state = near_the_edges(seats, options, source)
        else:
            state = GAME.setup(seats, options, Thrown(source)).state
        start, log, cards = state, list[Logged](), counted(state)
        while awaited := GAME.to_act(state):
            (seat,) = awaited
            luck = Recorder(Thrown(source))
            action = choice(GAME, SUBJECT.player, state, seat, Thrown(source))
            state = GAME.apply(state, seat, action, luck).state
            log.append((seat, str(action), luck.drawn))
            assert len(log) < ENOUGH, "no end in sight"
        assert counted(state) == cards
        assert GAME.load(GAME.dump(state)) == state
        assert GAME.replay(start, log).state == state


@pytest.mark.parametrize("kings", GAME.options["kings"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_hidden_is_seen_or_told(seats: int, kings: str, games: int) -> None:
    """Rules 3.7, 3.8: no word of it is in what others see and hear, and nothing they see or try depends on it."""
    for number in range(max(2, games // 10)):
        source = Random(f"secrets {seats} {kings} {number}")
        options = {"mode": source.choice(GAME.options["mode"]), "auction": "on", "kings": kings}
        state = GAME.setup(seats, options, Thrown(source)).state
        while awaited := GAME.to_act(state):
            (seat,) = awaited
            for who in (None, *map(Seat, range(seats))):
                other = otherwise(state, who, source)
                assert GAME.player_view(other, who) == GAME.player_view(state, who)
                if who is not None:
                    _tries(state, other, who, source)
            action = choice(GAME, SUBJECT.player, state, seat, Thrown(source))
            step = GAME.apply(state, seat, action, Thrown(source))
            state = step.state
            for who in (None, *map(Seat, range(seats))):
                _hears(state, who, step.events)


def _hears(state: State, who: Seat | None, events: tuple[Event, ...]) -> None:
    told = [event for event in (GAME.event_view(event, who) for event in events) if event is not None]
    text = (GAME.dump(GAME.player_view(state, who)) + GAME.dump_events(told)).decode()
    assert not {card for card in hidden_from(state, who, events) if f'"{card}"' in text}
    if GAME.to_act(state):
        seen = GAME.player_view(state, who)
        assert all(set(one.hand) <= {"?"} for number, one in enumerate(seen.players) if number != who)
        assert {*seen.guild, *seen.mine} <= {"?"}


def _tries(state: State, other: State, who: Seat, source: Random) -> None:
    """The same answer at both tables, whichever is the true one."""
    for action in (guess(state, source) for _ in range(GUESSES)):
        assert _answer(state, who, action) == _answer(other, who, action)


def _answer(state: State, who: Seat, action: Action) -> object:
    try:
        GAME.apply(state, who, action, Thrown(Random(0)))
    except Refused as no:
        return no.reason, no.rule, dict(no.facts)
    return None


def test_what_is_hidden_can_be_otherwise() -> None:
    """Or the test above would compare a table with itself."""
    state = GAME.setup(3, {"mode": "full"}, Thrown(Random(1))).state
    other = otherwise(state, Seat(0), Random(2))
    assert other.players[0] == state.players[0]
    assert other.players[1].hand != state.players[1].hand
    assert other.guild != state.guild
    assert GAME.load(GAME.dump(other)) == other
    assert replace(other, players=state.players, guild=state.guild, mine=state.mine) == state
