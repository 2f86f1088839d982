"""Beads as the subject of properties."""

from collections.abc import Hashable
from random import Random

from kingsforge_bot.core.seat import Seat
from tests.games.toy.bots import RANDOM
from tests.games.toy.rules import Toy
from tests.games.toy.state import BEADS, Action, Choose, Draw, End, Event, State
from tests.properties.play import Subject

GAME = Toy()


def counted(state: State) -> Hashable:
    """Each bead in one place."""
    beads = [*state.bag, *state.gone, *(bead for player in state.players for bead in player.hand)]
    assert sorted(beads) == sorted(BEADS)
    assert all(player.chosen is None or player.chosen in player.hand for player in state.players)
    return len(beads)


def guess(state: State, source: Random) -> Action:
    held = [bead for player in state.players for bead in player.hand]
    return source.choice((Choose(source.choice(held or BEADS)), Draw(Seat(source.randrange(8))), End()))


def rightly_over(state: State) -> bool:
    """Rule 5."""
    return state.winner is None and (state.round > state.rounds or not any(player.hand for player in state.players))


SUBJECT: Subject[State, Action, Event] = Subject(
    GAME, RANDOM, counted, lambda _, action: action, guess, rightly_over, lambda state: len(state.players)
)
