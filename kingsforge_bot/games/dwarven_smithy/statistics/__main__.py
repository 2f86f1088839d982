"""Many games between bots, and the page about them.

`python -m kingsforge_bot.games.dwarven_smithy.statistics play FILE [--player smith] [--games 100] [--first 0]`
adds a line of JSON for each game to FILE; games that stand there are not played again. Seats go 2, 3, 4 in turn, and
three games in starter mode are followed by three in full mode.
`python -m kingsforge_bot.games.dwarven_smithy.statistics page FILE [FILE ...]`
writes docs/dwarven_smithy_statistics.md from those files.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules.meta import Mode
from kingsforge_bot.games.dwarven_smithy.statistics.facts import Facts
from kingsforge_bot.games.dwarven_smithy.statistics.page import write
from kingsforge_bot.games.dwarven_smithy.statistics.playing import BOTS, RULES, played
from kingsforge_bot.statistics.game_files import add_missing, read

TABLES: Final = tuple((seats, mode.value) for mode in Mode for seats in RULES.seats)
DOCS: Final = Path(__file__).resolve().parents[4] / "docs"


def play(file: Path, player: str, games: int, first: int) -> int:
    """Plays what is missing; returns how many games did not end."""
    known = {facts.game for facts in read(file, Facts) if facts.player == player}
    missing = [game for game in range(first, first + games) if game not in known]
    return add_missing(file, missing, lambda game: played(player, *TABLES[game % len(TABLES)], game))


def main(words: list[str] | None = None) -> int:
    """Does what the words say; 1 when a game did not end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    doing = parser.add_subparsers(dest="doing", required=True)
    playing = doing.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("--player", choices=sorted(BOTS), default="smith")
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
    write(DOCS, games, RULES.cards)
    return 0


if __name__ == "__main__":
    sys.exit(main())
