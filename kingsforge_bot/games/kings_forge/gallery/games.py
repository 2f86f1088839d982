"""Games to be drawn: played at random, the same every time."""

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, TypeVar

from kingsforge_bot.core.game import Step
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.games.kings_forge.pictures.scenes.replay import picked
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.players.random_player import RandomPlayer
from kingsforge_bot.players.self_play import self_play

X = TypeVar("X")


_BEFORE_THE_ROLL: Final = {
    "phase": "craft",
    "round": 6,
    "anvil": 1,
    "turn": 1,
    "cemetery": 4,
    "display": ["necklace", "short-staff", "queens-crossbow"],
    "players": [
        {},
        {
            "supply": "MMWWG",
            "smithy": "MB",
            "library": 1,
            "held": [{"source": "token-six"}, {"source": "tavern.bottom"}],
            "claims": [{"side": "astrologer.bottom", "paid": ["M", "M"]}, {"side": "tavern.bottom", "paid": ["W"]}],
        },
    ],
}
_TO_STEAL: Final = {
    "phase": "craft",
    "round": 9,
    "anvil": 0,
    "turn": 2,
    "display": ["crown", "ice-sword", "sword-of-destiny"],
    "players": [
        {"made": [{"card": "bow-of-fire", "dice": ["M2", "M7", "W3", "W3", "B2", "B2"]}], "items": ["axe"]},
        {"made": [{"card": "necklace", "dice": ["G2", "G3", "G5"]}]},
        {
            "hand": ["M1", "M4", "M5", "M5", "M6", "W3", "W4", "G2", "G3", "G4", "B2", "B3", "L4"],
            "held": [{"source": "garden.bottom"}, {"source": "token-plus"}, {"source": "south-mine.bottom"}],
        },
    ],
}


def before_the_roll() -> State:
    """A craft turn at its beginning: dice of the supply, of the smithy and of the Library will be rolled."""
    return kings_forge().load(json.dumps(_BEFORE_THE_ROLL).encode())


def to_steal() -> State:
    """A craft turn with others' items within reach, some of them with a benefit."""
    return kings_forge().load(json.dumps(_TO_STEAL).encode())


# None of devtools/luck.py: of these other games would come, and all pictures in docs/gallery would be others.
class _Luck:
    """The same luck every time, so that the gallery changes only with the drawings."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def roll(self, dice: int) -> tuple[int, ...]:
        return tuple(self._below(6) + 1 for _ in range(dice))

    def shuffle(self, items: Sequence[X]) -> tuple[X, ...]:
        left = list(items)
        return tuple(left.pop(self._below(len(left))) for _ in items)

    def draw(self, items: Sequence[X], count: int) -> tuple[X, ...]:
        return self.shuffle(items)[:count]

    def _below(self, bound: int) -> int:
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self._state >> 33) % bound


def game(seats: int, seed: int, most: int = 2500) -> Iterator[Step[State, Event]]:
    """A game between random players that craft whatever they can."""
    rules, luck = kings_forge(), _Luck(seed)
    player = RandomPlayer(eager=("craft", "steal", "roll"), weights={"gather": 12, "dock": 3})
    began = rules.setup(seats, {}, luck)
    yield began
    for move in islice(self_play(rules, began.state, (player,), luck, most=400), most):
        yield move.step


def finished(seats: int) -> Sequence[Step[State, Event]]:
    """The first game that comes to its end."""
    for seed in range(1, 40):
        steps = tuple(game(seats, seed))
        if steps[-1].state.phase is Phase.OVER:
            return steps
    raise LookupError(seats)


def replayed(steps: Sequence[Step[State, Event]]) -> tuple[Step[State, Event], ...]:
    """The steps that a replay shows; what led to one that is left out is told with the next.

    Of a table's game the service chooses them, while it reads the log.
    """
    found: list[Step[State, Event]] = []
    before = 0
    for index in picked([step.events for step in steps]):
        events = tuple(event for step in steps[before : index + 1] for event in step.events)
        found.append(Step(steps[index].state, events))
        before = index + 1
    return tuple(found)
