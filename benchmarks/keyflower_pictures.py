"""Pictures of Keyflower against the same pictures with nothing kept, written as RGB by Pillow's default PNG.

Prints the ratios of the times (wanted: a market of which no strip was packed at most 1/10, one after one action at most
1/18) and the bytes (wanted: at most 150 KiB). Turn by turn in one run, so that a busy machine is busy for all.
Usage: python benchmarks/keyflower_pictures.py [ROUNDS], run from the project's folder.
"""

import sys
from functools import partial
from pathlib import Path

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks._kept import Kind, measure
from kingsforge_bot.games.keyflower.card_data import tiles
from kingsforge_bot.games.keyflower.gallery.games import played
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption
from kingsforge_bot.games.keyflower.pictures.measures import RENDERER, SQUARE_RENDERER
from kingsforge_bot.games.keyflower.pictures.post import draw_post
from kingsforge_bot.games.keyflower.pictures.village import draw_village_of
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet

CAPTION = BoardCaption("#12 Oak", ("Ana", "Ben", "Кузнец", "山田太郎", "Emre", "Ottoline"))
WANTED, MOST = 10, 150


def market(state: State, box: TileSet) -> bytes:
    return draw_post(state, box, CAPTION)


def village(state: State, box: TileSet) -> bytes:
    return draw_village_of(state, box, state.turn, CAPTION)


def main(rounds: int) -> None:
    """What is posted after each turn, and what is asked for most."""
    box = tiles()
    games = [[moment.state for moment in played(seats, seed)] for seats in (2, 4, 6) for seed in (1, 2)]
    measure(Kind("Keyflower, the market", RENDERER, MOST, WANTED), partial(market, box=box), games, rounds)
    measure(Kind("Keyflower, a village", SQUARE_RENDERER, MOST, WANTED), partial(village, box=box), games, rounds)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
