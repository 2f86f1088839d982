"""Beads stay true to what must be true of any game (see `Play`), with several seats that may act at once."""

from random import Random

import pytest

from tests.properties.play import begin
from tests.properties.toy import GAME, SUBJECT

ENOUGH = 400
"""Actions within which every game must have ended: choices may be changed again and again."""


@pytest.mark.parametrize("rounds", GAME.options["rounds"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games(seats: int, rounds: str, games: int) -> None:
    for number in range(games):
        source = Random(f"beads {seats} {rounds} {number}")
        begin(SUBJECT, seats, {"rounds": rounds}, source).finish(source, ENOUGH)
