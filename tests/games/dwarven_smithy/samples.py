"""Games at random, and what happens in hardly any of them."""

from functools import cache
from random import Random

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.bots import RANDOM_DWARF
from kingsforge_bot.games.dwarven_smithy.card_data import dwarven_smithy
from kingsforge_bot.games.dwarven_smithy.rules.events import ApprenticeReturned, Event, KingsItemCompleted, MineRenewed
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Stack, State
from kingsforge_bot.games.dwarven_smithy.words.words import DwarvenSmithyWords
from kingsforge_bot.players.self_play import self_play
from tests.properties.play import Thrown

GAME = dwarven_smithy()
WORDS = DwarvenSmithyWords(GAME.cards)
NAMES = ("Ada", "Ben", "Cleo", "Dan")
SEAT = Seat(0)
RARE: tuple[Event, ...] = (
    ApprenticeReturned(SEAT, Stack(Name("porter-bram"))),
    KingsItemCompleted(SEAT, Stack(Name("cinder-oath"), (Kind.IRON, Kind.ICE)), Name("gold"), 3, covered=True),
    MineRenewed(30),
)
"""What no random game is sure to bring."""


@cache
def played(seats: int) -> tuple[tuple[State, ...], tuple[Event, ...]]:
    """A random game with auctions in full mode: its positions and its events."""
    luck = Thrown(Random(seats))
    step = GAME.setup(seats, {"mode": "full", "auction": "on"}, luck)
    states, events = [step.state], [*step.events]
    for move in self_play(GAME, step.state, (RANDOM_DWARF,), luck):
        states.append(move.step.state)
        events += move.step.events
    return tuple(states), tuple(events)
