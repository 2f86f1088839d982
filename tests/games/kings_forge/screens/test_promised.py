"""What is promised of an item before a move is what is found after it, where nobody has moved in between."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.odds import question_of
from kingsforge_bot.games.kings_forge.advice.outlook import Outlooks
from kingsforge_bot.games.kings_forge.advice.prospects import as_on_turn
from kingsforge_bot.games.kings_forge.bots import PLAYERS
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather, Pass
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.effects import Ban
from kingsforge_bot.games.kings_forge.rules.gathering import terms_of
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.known.still_there import ways_of
from kingsforge_bot.players.self_play import self_play
from tests.games.kings_forge.rules.table import game, seat, table
from tests.properties.play import Thrown

Move = Gather | Dock | Pass


def promised(state: State, move: Move) -> dict[str, int]:
    """Whole percents, as they are told."""
    outlook = Outlooks(state, ways_of(state, state.turn)).of(move)
    return {one.item: round(one.after * 100) for one in outlook.items}


def found(state: State, asker: Seat) -> dict[str, int]:
    question = question_of(as_on_turn(state, asker))
    return {one.item: round(one.odds(question).chance * 100) for one in ways_of(state, asker) if one.seat is None}


def decisions(seats: int, seed: int, each: int, bot: str) -> Iterator[tuple[State, Move]]:
    """Of every so many gather turns of a game of such bots some move, whether it is good or not."""
    source, luck = Random(seed), Thrown(Random(seed))
    begin = game().setup(seats, {}, luck).state
    gathering = [
        move.before
        for move in self_play(game(), begin, (PLAYERS[bot],), luck)
        if move.before.phase is Phase.GATHER and move.before.owed is None
    ]
    for state in gathering[::each]:
        moves = [one for one in islice(legal_actions(state), 500) if isinstance(one, Move) and not is_luck(one)]
        yield state, source.choice(moves)


def is_luck(move: Move) -> bool:
    """Rule 7.4: the purple die is rolled in between, and takes dice from all."""
    return isinstance(move, Gather) and isinstance(terms_of(move).effect, Ban)


# A game of the greedy bot stays as it is whatever the strong ones learn.
PLAYED = [("apprentice", 2, 4, 0), ("greedy", 2, 2, 0), ("greedy", 3, 2, 1)]


@pytest.mark.parametrize(
    ("bot", "seats", "each", "off"), [*PLAYED, pytest.param("greedy", 4, 2, 3, marks=pytest.mark.full)]
)
def test_the_number_promised_is_the_number_found(bot: str, seats: int, each: int, off: int) -> None:
    """Rules 3.1, 3.4: also where others craft before; of three or more, where fewer rounds are played, about that."""
    compared = 0
    for state, move in decisions(seats, seats, each, bot):
        then = game().apply(state, state.turn, move, Thrown(Random(1))).state
        if then.round != state.round:
            continue
        shown = found(then, state.turn)
        for item, number in promised(state, move).items():
            assert abs(shown[item] - number) <= off, (move, item)
            compared += 1
    assert compared >= 8


def test_a_claim_that_lets_one_steal_is_told_with_the_defence_of_those_before() -> None:
    """Rules 2.2, 3.4: without wood the trumpet is out of reach; who is first lays the best dice on it against some."""
    rival = seat("MMW", held="south-mine.bottom east-forest.bottom west-forest.bottom")
    state = table(rival, "MMMMM", face_up="workshop mill shrine garden", display="trumpet", turn=1).state
    move = next(one for one in legal_actions(state) if isinstance(one, Gather) and one.side is Side.WORKSHOP_BOTTOM)
    then = game().apply(state, Seat(1), move, Thrown(Random(1))).state
    assert found(state, Seat(1))["trumpet"] == 0
    assert promised(state, move)["trumpet"] == found(then, Seat(1))["trumpet"] > 0
