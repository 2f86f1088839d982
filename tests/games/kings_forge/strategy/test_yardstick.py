"""The greedy player is what the others are measured by: it chooses today what it chose then."""

from random import Random

import pytest

from kingsforge_bot.games.kings_forge.card_data import kings_forge
from tests.games.kings_forge.strategy.yardstick import GAMES, choice, file, start
from tests.properties.play import Thrown


@pytest.mark.parametrize(("seats", "edition"), GAMES)
def test_the_greedy_player_chooses_what_it_chose(seats: int, edition: str) -> None:
    game, luck = kings_forge(), Thrown(Random(seats))
    state = start(seats, edition, luck)
    for then in file(seats).read_text(encoding="utf-8").splitlines():
        assert str(choice(state)) == then
        state = game.apply(state, state.turn, game.parse(then), luck).state
    assert not game.to_act(state)
