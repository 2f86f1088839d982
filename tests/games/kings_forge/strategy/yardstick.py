"""What the greedy player chose when it became the yardstick, in whole games among its like.

`python -m tests.games.kings_forge.strategy.yardstick` writes the games again. That moves the yardstick: what was
measured with the old one no longer compares.
"""

from pathlib import Path
from random import Random
from typing import Final

from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.strategy.greedy import Greedy
from kingsforge_bot.players.player import bounded
from kingsforge_bot.players.self_play import self_play
from tests.properties.play import Thrown

GAMES: Final = ((2, "third"), (3, "second"), (4, "third"))


def file(seats: int) -> Path:
    return Path(__file__).parent / f"greedy-{seats}.txt"


def choice(state: State) -> Action:
    game = kings_forge()
    view = game.player_view(state, state.turn)
    return Greedy().choose(view, bounded(game.legal_actions(view, state.turn)), Thrown(Random(0)))


def start(seats: int, edition: str, luck: Thrown) -> State:
    return kings_forge().setup(seats, {"edition": edition}, luck).state


def _record(seats: int, edition: str) -> str:
    game, luck = kings_forge(), Thrown(Random(seats))
    moves = self_play(game, start(seats, edition, luck), (Greedy(),), luck, Thrown(Random(0)))
    return "".join([f"{move.action}\n" for move in moves])


if __name__ == "__main__":
    for each in GAMES:
        file(each[0]).write_text(_record(*each), encoding="utf-8")
