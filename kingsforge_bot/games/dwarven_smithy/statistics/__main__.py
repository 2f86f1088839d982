"""Many games between bots, and the page about them.

`python -m kingsforge_bot.games.dwarven_smithy.statistics play FILE [--player smith] [--games 100] [--first 0]`
adds a line of JSON for each game to FILE; games that stand there are not played again. Seats go 2, 3, 4 in turn, and
three games in starter mode are followed by three in full mode.
`python -m kingsforge_bot.games.dwarven_smithy.statistics page FILE [FILE ...]`
writes docs/statistics/dwarven_smithy.md from those files.
`python -m kingsforge_bot.games.dwarven_smithy.statistics worth CARD [CARD ...] [--games 300]`
prints what an apprentice or a kept tool brings to whoever has it from the start.
"""

import sys
from collections.abc import Sequence
from typing import Any, Final

from kingsforge_bot.devtools.faults import at_least
from kingsforge_bot.devtools.many_games import Commands, ManyGames, run
from kingsforge_bot.games.dwarven_smithy.card_data import DATA
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.meta import Mode
from kingsforge_bot.games.dwarven_smithy.statistics.facts import Facts
from kingsforge_bot.games.dwarven_smithy.statistics.in_force import brought, leads
from kingsforge_bot.games.dwarven_smithy.statistics.page import write
from kingsforge_bot.games.dwarven_smithy.statistics.playing import BOTS, RULES, played

TABLES: Final = tuple((seats, mode.value) for mode in Mode for seats in RULES.seats)
IN_FORCE: Final = tuple(
    name for name, card in RULES.cards.guild.items() if card.type in (CardType.APPRENTICE, CardType.TOOL)
)
GAMES: Final = ManyGames(
    Facts,
    tuple(BOTS),
    "smith",
    lambda player, game: played(player, *TABLES[game % len(TABLES)], game),
    lambda docs, games: write(docs, games, RULES.cards),
)
_FEWEST: Final = 2
"""Games that are weighed: one alone has no error."""


def weigh(asked: Any) -> int:
    """A line for each card. Raises Endless."""
    without = leads(asked.games)
    for card in asked.cards:
        coins, error, a_turn = brought(card, asked.games, without)
        print(f"{card}: {coins:.1f} +- {error:.1f} coins more than the other seat, {a_turn:.2f} a turn", flush=True)
    return 0


def _worth(commands: Commands) -> None:
    weighing = commands.add_parser("worth")
    weighing.add_argument("cards", nargs="+", choices=IN_FORCE, metavar="CARD")
    weighing.add_argument("--games", type=at_least(_FEWEST), default=300)
    weighing.set_defaults(do=weigh)


def main(words: Sequence[str] | None = None) -> int:
    """Does what the words say; 1 when a game did not end, 2 when a file cannot be read."""
    return run(GAMES, DATA.parent / "docs" / "statistics", __doc__, words, _worth)


if __name__ == "__main__":
    sys.exit(main())
