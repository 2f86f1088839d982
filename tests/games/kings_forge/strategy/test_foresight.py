"""The gather phase with the others in mind: what a pass leaves them."""

from random import Random

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.rules.actions import Action, Pass
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.strategy.foresight import Care, weighed
from kingsforge_bot.games.kings_forge.strategy.smith import CARE_OF_TWO, SMITH_OF_TWO
from kingsforge_bot.players.player import bounded
from tests.games.kings_forge.rules.table import game
from tests.properties.play import Thrown

BESIDES = replace(CARE_OF_TWO, leaving=0.0)
"""The best reply counts, and nothing that the other takes after it."""


def values(state: State, care: Care) -> dict[Action, float]:
    return {one.action: one.value for one in weighed(state, bounded(legal_actions(state)), SMITH_OF_TWO, care)}


def test_a_pass_of_two_counts_what_the_other_takes_besides() -> None:
    """Rule 2.6: who passes does nothing more, the other takes one card after the other."""
    lower = 0
    for number in range(4):
        state = game().setup(2, {}, Thrown(Random(number))).state
        with_it, without = values(state, CARE_OF_TWO), values(state, BESIDES)
        for action, value in without.items():
            if isinstance(action, Pass):
                lower += with_it[action] < value
            else:
                assert with_it[action] == value
    assert lower >= 4


def test_where_the_other_has_passed_nothing_is_left_to_them() -> None:
    """Rule 2.1: players who have passed are skipped."""
    begin = game().setup(2, {}, Thrown(Random(1))).state
    other = 1 - begin.turn
    players = tuple([replace(one, passed=seat == other) for seat, one in enumerate(begin.players)])
    state = replace(begin, players=players)
    assert values(state, CARE_OF_TWO) == values(state, BESIDES)
