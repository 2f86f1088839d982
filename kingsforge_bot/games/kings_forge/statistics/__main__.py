"""Many games between bots, and the page about them.

`python -m kingsforge_bot.games.kings_forge.statistics play FILE [--player greedy] [--games 100] [--first 0]`
adds a line of JSON for each game to FILE; games that stand there are not played again. Seats go 2, 3, 4 in turn.
`python -m kingsforge_bot.games.kings_forge.statistics page FILE [FILE ...]`
writes docs/statistics.md and its plots from those files.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from kingsforge_bot.games.kings_forge.bots import PLAYERS
from kingsforge_bot.games.kings_forge.statistics.facts import Facts
from kingsforge_bot.games.kings_forge.statistics.page import write
from kingsforge_bot.games.kings_forge.statistics.playing import played
from kingsforge_bot.statistics.game_files import add_missing, read

SEATS: Final = (2, 3, 4)
DOCS: Final = Path(__file__).resolve().parents[4] / "docs"


def play(file: Path, player: str, games: int, first: int) -> int:
    """Plays what is missing; returns how many games did not end."""
    known = {facts.game for facts in read(file, Facts) if facts.player == player}
    missing = [game for game in range(first, first + games) if game not in known]
    return add_missing(file, missing, lambda game: played(player, SEATS[game % len(SEATS)], game))


def main(words: list[str] | None = None) -> int:
    """Does what the words say; 1 when a game did not end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    doing = parser.add_subparsers(dest="doing", required=True)
    playing = doing.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("--player", choices=sorted(PLAYERS), default="greedy")
    playing.add_argument("--games", type=int, default=100)
    playing.add_argument("--first", type=int, default=0, help="the number of the first game")
    telling = doing.add_parser("page")
    telling.add_argument("files", type=Path, nargs="+")
    asked = parser.parse_args(words)
    if asked.doing == "play":
        return min(play(asked.file, asked.player, asked.games, asked.first), 1)
    games = [facts for file in asked.files for facts in read(file, Facts)]
    if not games:
        parser.error("no game stands there")
    write(DOCS, games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
