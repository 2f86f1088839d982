"""Many games between bots, and the page about them.

`python -m kingsforge_bot.games.kings_forge.statistics play FILE [--player greedy] [--games 100] [--first 0]`
adds a line of JSON for each game to FILE; games that stand there are not played again. Seats go 2, 3, 4 in turn.
`python -m kingsforge_bot.games.kings_forge.statistics page FILE [FILE ...]`
writes docs/statistics/kings_forge.md and its plots from those files.
"""

import sys
from collections.abc import Sequence
from typing import Final

from kingsforge_bot.devtools.many_games import ManyGames, run
from kingsforge_bot.games.kings_forge.bots import PLAYERS
from kingsforge_bot.games.kings_forge.card_data import DATA
from kingsforge_bot.games.kings_forge.rules.meta import SEATS
from kingsforge_bot.games.kings_forge.statistics.facts import Facts
from kingsforge_bot.games.kings_forge.statistics.page import write
from kingsforge_bot.games.kings_forge.statistics.playing import played

GAMES: Final = ManyGames(
    Facts, tuple(PLAYERS), "greedy", lambda player, game: played(player, SEATS[game % len(SEATS)], game), write
)


def main(words: Sequence[str] | None = None) -> int:
    """Does what the words say; 1 when a game did not end, 2 when a file cannot be read."""
    return run(GAMES, DATA.parent / "docs" / "statistics", __doc__, words)


if __name__ == "__main__":
    sys.exit(main())
