"""Section 12 told in words: what is read at the end of any game adds up, counted anew from the tiles' facts."""

from collections.abc import Iterator

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.keyflower.bots import bots
from kingsforge_bot.games.keyflower.rules.events import ScreensOpened
from kingsforge_bot.games.keyflower.rules.state import Phase
from kingsforge_bot.games.keyflower.words import ending
from kingsforge_bot.games.keyflower.words.board import village_lines
from kingsforge_bot.games.keyflower.words.events import event_line
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.players.self_play import self_play
from tests.e2e import keyflower_tally as tally
from tests.games.keyflower.looking import ENGLISH, GAME

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Emre", "Fay")
SAY = Telling(ENGLISH, GAME.tiles, NAMES)
PLAYERS = (bots(GAME.tiles)["random"], bots(GAME.tiles)["settler"])
PICKED = {2: (1, 4, 7, 10, 15, 26, 29, 30, 40), 3: (9, 14, 18), 4: (27, 40), 5: (5,), 6: (0,)}
"""Games by seats: of many these together score on nearly every tile and boat, with what doubles and stands in."""


def read(seats: int, number: int) -> tuple[str, Iterator[tuple[str, tally.Reading]]]:
    """The last board of a game, and what can be read of each seat."""
    luck = Thrown(f"recounted {seats} {number}")
    *_, last = self_play(GAME, GAME.setup(seats, {}, luck).state, PLAYERS, luck)
    state = last.step.state
    assert state.phase is Phase.OVER
    (opened,) = [event for event in last.step.events if isinstance(event, ScreensOpened)]
    behind = tally.behind_screens(event_line(SAY, opened))

    def seat(number: int) -> tally.Reading:
        above = [NAMES[number]] * 3
        told = "\n".join([*above, *ending.reckoning(SAY, state, Seat(number))])
        return tally.read(told, village_lines(SAY, state, Seat(number)), behind[NAMES[number]])

    return "\n".join(ending.place_lines(SAY, state)), ((NAMES[one], seat(one)) for one in range(seats))


@pytest.mark.parametrize("seats", PICKED)
def test_12_2_what_is_read_adds_up(seats: int) -> None:
    for number in PICKED[seats]:
        board, readings = read(seats, number)
        told = tally.places(board)
        assert len(told) == seats
        starting = 0
        for name, reading in readings:
            tally.recount(reading, told[name])
            starting += any(line.start for line in reading.lines)
        tally.rank(told, {name for name, one in told.items() if one.place == 1})
        assert starting <= 1, "one start worker (12.6)"
