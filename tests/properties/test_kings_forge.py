"""Whatever is played at a table of King's Forge, these things stay true (see `Play`)."""

from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.state import State
from tests.properties.kings_forge import SUBJECT, near_the_edges
from tests.properties.play import Play, begin

ENOUGH = 100_000
"""Actions within which every game must have ended; the longest of thousands had some 7,000."""
TABLES = [(seats, edition) for seats in (2, 3, 4) for edition in ("third", "second")]
SOURCES = st.randoms(use_true_random=False)


@pytest.fixture(params=TABLES, ids=[f"{seats}-{edition}" for seats, edition in TABLES])
def kind_of_table(request: pytest.FixtureRequest) -> tuple[int, str]:
    found: tuple[int, str] = request.param
    return found


def test_whole_games(kind_of_table: tuple[int, str], games: int) -> None:
    seats, edition = kind_of_table
    for number in range(games):
        source = Random(f"{seats} {edition} {number}")
        play = begin(SUBJECT, seats, {"edition": edition}, source)
        play.finish(source, ENOUGH)


def test_games_from_near_the_edges(kind_of_table: tuple[int, str], games: int) -> None:
    for number in range(games):
        source = Random(f"edges {kind_of_table} {number}")
        near_the_edges(*kind_of_table, source).finish(source, ENOUGH)


def test_some_actions_from_anywhere(kind_of_table: tuple[int, str], games: int) -> None:
    """Hypothesis steers every throw and every choice, and shrinks what it finds."""

    class Table(RuleBasedStateMachine):
        play: Play[State, Action, Event]

        @initialize(source=SOURCES, edge=st.booleans())
        def sit_down(self, source: Random, edge: bool) -> None:
            seats, edition = kind_of_table
            if edge:
                self.play = near_the_edges(seats, edition, source)
            else:
                self.play = begin(SUBJECT, seats, {"edition": edition}, source)

        @precondition(lambda self: not self.play.over)
        @rule(source=SOURCES)
        def act(self, source: Random) -> None:
            self.play.act(source)

        @rule()
        def replay(self) -> None:
            assert self.play.replayed() == self.play.state

    calm = settings(
        max_examples=games,
        stateful_step_count=25,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Table, settings=calm)
