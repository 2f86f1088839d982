"""King's Forge against python-chess: random play with whole lists of legal actions, and the replay of stored logs.

Prints two ratios of rates, taken turn by turn in one run and in processor time:
play    our actions per second over chess moves per second; wanted is at least 1.5
replay  whole logs read back from their text and carried out with their recorded luck (`replay`), over our play;
        wanted is at least 8

Both sides make the whole list of what is legal, choose from it by `random`, and apply the choice. Our lists end after
3,000 actions (`bounded`), which only a re-roll of many dice reaches. A chess game is played to its end. A game of ours
goes on for at most 400 actions, about as many as a game of random smiths has; whatever can be crafted or stolen is, and
of ten docks chosen nine are chosen again, since seats that dock freely soon own no dice and have short lists.

The logs come from another process and each is replayed once, so that no memory of the rules has met its positions.
Usage: python benchmarks/engine.py [ACTIONS] [ROUNDS], run from the project's folder.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

import chess

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kingsforge_bot.core.chance import Recorder
from kingsforge_bot.core.game import Logged
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.games.kings_forge.rules.actions import Action, Craft, Dock, Steal
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.players.player import bounded

X = TypeVar("X")

WANTED_PLAY, WANTED_REPLAY = 1.5, 8
LONGEST_GAME = 400
ROUNDS = 25
GAME = kings_forge()

Log = tuple[State, list[Logged]]
"""A position, and what then was done."""


class Thrown:
    def roll(self, dice: int) -> tuple[int, ...]:
        return tuple(random.choices((1, 2, 3, 4, 5, 6), k=dice))

    def shuffle(self, items: Sequence[X]) -> tuple[X, ...]:
        return tuple(random.sample(items, len(items)))

    def draw(self, items: Sequence[X], count: int) -> tuple[X, ...]:
        return self.shuffle(items)[:count]


LUCK = Thrown()


def play_chess(plies: int) -> int:
    done = 0
    while done < plies:
        board = chess.Board()
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            done += 1
    return done


def play_ours(plies: int) -> int:
    done = 0
    while done < plies:
        state = GAME.setup(2 + done % 3, {}, LUCK).state
        for _ in range(LONGEST_GAME):
            if state.phase is Phase.OVER:
                break
            action = _pick(bounded(GAME.legal_actions(state, state.turn)))
            state = GAME.apply(state, state.turn, action, LUCK).state
            done += 1
    return done


def replay(logs: Sequence[Log]) -> int:
    done = 0
    for state, log in logs:
        GAME.replay(state, log)
        done += len(log)
    return done


def record(plies: int, seed: int) -> list[Log]:
    random.seed(seed)
    logs: list[Log] = []
    while sum(len(log) for _, log in logs) < plies:
        start = state = GAME.setup(2 + len(logs) % 3, {}, LUCK).state
        log: list[Logged] = []
        while state.phase is not Phase.OVER and len(log) < LONGEST_GAME:
            action, luck = _pick(bounded(GAME.legal_actions(state, state.turn))), Recorder(LUCK)
            log.append((state.turn, str(action), ()))
            state = GAME.apply(state, state.turn, action, luck).state
            log[-1] = (*log[-1][:2], luck.drawn)
        logs.append((start, log))
    return logs


def _pick(actions: Sequence[Action]) -> Action:
    if isinstance(actions[0], Craft | Steal):
        return actions[0]
    action = random.choice(actions)
    while isinstance(action, Dock) and random.random() < 0.9:
        action = random.choice(actions)
    return action


def rate(work: Callable[[], int]) -> float:
    began = time.process_time()
    done = work()
    return done / (time.process_time() - began)


def fresh(plies: int, times: int) -> list[list[Log]]:
    """Logs that this process knows nothing about."""
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        return list(elsewhere.map(record, [plies] * times, range(times)))


def main(plies: int, rounds: int) -> None:
    logs = iter(fresh(plies, rounds + 1))
    random.seed(rounds + 1)
    works: tuple[Callable[[], int], ...] = (
        lambda: play_chess(plies),
        lambda: play_ours(plies),
        lambda: replay(next(logs)),
    )
    for work in works:
        work()
    rates = [[rate(work) for work in works] for _ in range(rounds)]
    for index, name in enumerate(("chess", "play", "replay")):
        print(f"{name:7} {statistics.median(row[index] for row in rates):9,.0f} per second")
    play = statistics.median(ours / theirs for theirs, ours, _ in rates)
    again = statistics.median(read / ours for _, ours, read in rates)
    print(f"play / chess    {play:5.2f}  (wanted {WANTED_PLAY})")
    print(f"replay / play   {again:5.2f}  (wanted {WANTED_REPLAY})")


if __name__ == "__main__":
    said = [int(word) for word in sys.argv[1:]]
    main(*(said + [10_000, ROUNDS][len(said) :]))
