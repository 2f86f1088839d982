"""Pictures of Dwarven Smithy against the same pictures with nothing kept, written as RGB by Pillow's default PNG.

Prints the ratios of the times (wanted: a board of which no strip was packed at most 1/12, one after one action at most
1/18) and the bytes (wanted: at most 150 KiB). Turn by turn in one run, so that a busy machine is busy for all.
Usage: python benchmarks/dwarven_smithy_pictures.py [ROUNDS], run from the project's folder.
"""

import sys
from pathlib import Path

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks._kept import Kind, measure
from kingsforge_bot.games.dwarven_smithy.card_data import cards
from kingsforge_bot.games.dwarven_smithy.gallery.games import played
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption
from kingsforge_bot.games.dwarven_smithy.pictures.measures import RENDERER
from kingsforge_bot.games.dwarven_smithy.pictures.post import draw_post
from kingsforge_bot.games.dwarven_smithy.pictures.turn_panel import draw_turn_panel
from kingsforge_bot.games.dwarven_smithy.rules.secrets import player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import State

NAMES = ("Ana", "Ben", "Кузнец", "山田太郎")
WANTED, MOST = 12, 150
BOX = cards()
CAPTION = BoardCaption("#12 Oak", NAMES)


def board(state: State) -> bytes:
    return draw_post(state, BOX, CAPTION)


def desk(state: State) -> bytes:
    return draw_turn_panel(player_view(state, BOX, state.turn), BOX, state.turn, CAPTION)


def main(rounds: int) -> None:
    """Both pictures that are drawn again and again."""
    games = [list(played(seats, seed)) for seats in (2, 3, 4) for seed in (1, 2)]
    measure(Kind("Dwarven Smithy, the board", RENDERER, MOST, WANTED), board, games, rounds)
    measure(Kind("Dwarven Smithy, a desk", RENDERER, MOST, WANTED), desk, games, rounds)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
