"""Many games between bots, and the page about them.

`python -m kingsforge_bot.games.keyflower.statistics play FILE [--player settler] [--games 100] [--first 0]`
adds a line of JSON for each game to FILE; games that stand there are not played again. Seats go 2 to 6 in turn.
`python -m kingsforge_bot.games.keyflower.statistics page FILE [FILE ...]`
writes docs/statistics/keyflower.md from those files.
"""

import sys
from collections.abc import Sequence
from typing import Final

from kingsforge_bot.devtools.many_games import ManyGames, run
from kingsforge_bot.games.keyflower.card_data import DATA
from kingsforge_bot.games.keyflower.statistics.facts import Facts
from kingsforge_bot.games.keyflower.statistics.page import write
from kingsforge_bot.games.keyflower.statistics.playing import BOTS, RULES, played

GAMES: Final = ManyGames(
    Facts,
    tuple(BOTS),
    "settler",
    lambda player, game: played(player, RULES.seats[game % len(RULES.seats)], game),
    lambda docs, games: write(docs, games, RULES.tiles),
)


def main(words: Sequence[str] | None = None) -> int:
    """Does what the words say; 1 when a game did not end, 2 when a file cannot be read."""
    return run(GAMES, DATA.parent / "docs" / "statistics", __doc__, words)


if __name__ == "__main__":
    sys.exit(main())
