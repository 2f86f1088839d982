"""Hints: what the strong player would do in a seat's place."""

from random import Random

import pytest

from kingsforge_bot.games.kings_forge.bots import PLAYERS
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.strategy.hints import about, hints
from kingsforge_bot.players.player import bounded
from tests.games.kings_forge.rules.table import game
from tests.properties.play import Thrown


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_hint_is_what_the_strong_player_does(seats: int) -> None:
    """In every phase of seeded games; two hints are different actions; beyond three only what is worth hardly less."""
    luck = Thrown(Random(seats))
    state, met = game().setup(seats, {}, luck).state, set[Phase]()
    for _ in range(60):
        view = game().player_view(state, state.turn)
        legal = bounded(game().legal_actions(view, state.turn))
        found = hints(view, legal)
        wanted = PLAYERS["smith"].choose(view, legal, Thrown(Random(1)))
        # Its dice are those that the lines of the menus propose.
        assert about(found[0].action) == about(wanted)
        assert len({one.action for one in found}) == len(found) <= 6
        assert all(one.close for one in found[3:])
        met.add(state.phase)
        state = game().apply(state, state.turn, wanted, luck).state
    assert met == {Phase.GATHER, Phase.CRAFT}
