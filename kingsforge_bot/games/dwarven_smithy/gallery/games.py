"""Games to be drawn: played at random, the same every time, by somebody who crafts whenever they can."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from kingsforge_bot.devtools.luck import ThrownOneByOne
from kingsforge_bot.games.dwarven_smithy.card_data import dwarven_smithy
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.players.random_player import RandomPlayer
from kingsforge_bot.players.self_play import self_play

_EAGER: Final = ("craft", "play", "complete", "draw", "bid")
FULL: Final[Mapping[str, str]] = MappingProxyType({"mode": "full"})


def played(seats: int, seed: int, options: Mapping[str, str] = FULL) -> Iterator[State]:
    """All states of a game between random players."""
    rules, luck = dwarven_smithy(), ThrownOneByOne(seed)
    player = RandomPlayer(eager=_EAGER, weights={"sell": 3, "buy": 3, "auction": 4})
    state = rules.setup(seats, options, luck).state
    yield state
    for move in self_play(rules, state, (player,), luck, most=300):
        yield move.step.state


def crowded(states: Sequence[State]) -> State:
    """The state with most on the table."""
    return max(states, key=_weight)


def _weight(state: State) -> int:
    lying = sum(
        len(one.market) + len(one.workshop) + sum(map(len, (one.kings, one.apprentices, one.tools)))
        + sum(stack.size for stack in one.stacks)
        for one in state.players
    )  # fmt: skip
    return lying + len(state.players[state.turn].hand) + min(len(state.row), 8)
