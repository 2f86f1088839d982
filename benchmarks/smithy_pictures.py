"""Pictures of Dwarven Smithy against the same pictures with nothing kept, written as RGB by Pillow's default PNG.

Prints the ratios of the times (wanted: a board of which no strip was packed at most 1/12, one after one action at most
1/18) and the bytes (wanted: at most 150 KiB). Turn by turn in one run, so that a busy machine is busy for all.
Usage: python benchmarks/smithy_pictures.py [ROUNDS], run from the project's folder.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PIL import Image

from kingsforge_bot.games.dwarven_smithy.card_data import cards
from kingsforge_bot.games.dwarven_smithy.gallery.games import played
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.measures import PRESS
from kingsforge_bot.games.dwarven_smithy.pictures.post import draw_post
from kingsforge_bot.games.dwarven_smithy.pictures.turn_panel import draw_turn_panel
from kingsforge_bot.games.dwarven_smithy.rules.secrets import player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.render.canvas import TILES

NAMES = ("Ana", "Ben", "Кузнец", "山田太郎")
WANTED_FULL, WANTED_ACTION, MOST = 12, 18, 150
BOX = cards()
CAPTION = BoardCaption("#12 Oak", NAMES)


def board(state: State) -> bytes:
    return draw_post(state, BOX, CAPTION)


def desk(state: State) -> bytes:
    return draw_turn_panel(player_view(state, BOX, state.turn), BOX, state.turn, CAPTION)


def seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def as_usual(draw: Callable[[State], bytes], state: State) -> float:
    """Seconds to draw every text and slab afresh and to write it as RGB; sprites are kept."""
    PRESS.forget()
    TILES.clear()
    pictures: list[bytes] = []
    drawing = seconds(lambda: pictures.append(draw(state)))
    image = Image.open(BytesIO(pictures[0])).convert("RGB")
    return drawing + seconds(lambda: image.save(BytesIO(), "PNG"))


def measure(name: str, draw: Callable[[State], bytes], games: Sequence[Sequence[State]], rounds: int) -> None:
    rng = random.Random(1)
    usual, full, after = list[float](), list[float](), list[float]()
    sizes = [len(draw(state)) for states in games for state in states[:: max(1, len(states) // 40)]]
    for number in range(rounds):
        states = games[number % len(games)]
        at = rng.randrange(1, len(states))
        usual.append(as_usual(draw, states[at]))
        for state in states[:: max(1, len(states) // 20)]:
            draw(state)
        PRESS.forget()
        full.append(seconds(partial(draw, states[at])))
        PRESS.forget()
        draw(states[at - 1])
        after.append(seconds(partial(draw, states[at])))
    bare = statistics.median(usual)
    print(f"{name}, with nothing kept, as RGB by Pillow: {bare * 1000:.0f} ms")
    for said, times, wanted in (("no strip packed", full, WANTED_FULL), ("after one action", after, WANTED_ACTION)):
        median = statistics.median(times)
        print(f"{name}, {said}: {median * 1000:.2f} ms, 1/{bare / median:.0f} (wanted: at most 1/{wanted})")
    middle, largest = statistics.median(sizes) / 1024, max(sizes) / 1024
    print(f"{name}: median {middle:.0f} KiB, most {largest:.0f} KiB (wanted: at most {MOST})")


def main(rounds: int) -> None:
    """Both pictures that are drawn again and again."""
    games = [list(played(seats, seed)) for seats in (2, 3, 4) for seed in (1, 2)]
    measure("Dwarven Smithy, the board", board, games, rounds)
    measure("Dwarven Smithy, a desk", desk, games, rounds)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
