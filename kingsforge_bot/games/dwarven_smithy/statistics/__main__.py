"""Many games between bots, and the page about them.

`python -m kingsforge_bot.games.dwarven_smithy.statistics play FILE [--player smith] [--games 100] [--first 0]`
adds a line of JSON for each game to FILE; games that stand there are not played again. Seats go 2, 3, 4 in turn, and
three games in starter mode are followed by three in full mode.
`python -m kingsforge_bot.games.dwarven_smithy.statistics page FILE [FILE ...]`
writes docs/dwarven_smithy_statistics.md from those files.
`python -m kingsforge_bot.games.dwarven_smithy.statistics worth CARD [CARD ...] [--games 300]`
prints what an apprentice or a kept tool brings to whoever has it from the start.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.meta import Mode
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.statistics.facts import Facts
from kingsforge_bot.games.dwarven_smithy.statistics.in_force import brought, leads
from kingsforge_bot.games.dwarven_smithy.statistics.page import write
from kingsforge_bot.games.dwarven_smithy.statistics.playing import BOTS, RULES, played
from kingsforge_bot.statistics.game_files import add_missing, read

TABLES: Final = tuple((seats, mode.value) for mode in Mode for seats in RULES.seats)
IN_FORCE: Final = tuple(
    name for name, card in RULES.cards.guild.items() if card.type in (CardType.APPRENTICE, CardType.TOOL)
)
DOCS: Final = Path(__file__).resolve().parents[4] / "docs"


def play(file: Path, player: str, games: int, first: int) -> int:
    """Plays what is missing; returns how many games did not end."""
    known = {facts.game for facts in read(file, Facts) if facts.player == player}
    missing = [game for game in range(first, first + games) if game not in known]
    return add_missing(file, missing, lambda game: played(player, *TABLES[game % len(TABLES)], game))


def weigh(cards: Sequence[Name], games: int) -> None:
    """A line for each card. Raises Endless."""
    without = leads(games)
    for card in cards:
        coins, error, a_turn = brought(card, games, without)
        print(f"{card}: {coins:.1f} +- {error:.1f} coins more than the other seat, {a_turn:.2f} a turn", flush=True)


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
    weighing = doing.add_parser("worth")
    weighing.add_argument("cards", nargs="+", choices=IN_FORCE, metavar="CARD")
    weighing.add_argument("--games", type=int, default=300)
    asked = parser.parse_args(words)
    if asked.doing == "play":
        return min(play(asked.file, asked.player, asked.games, asked.first), 1)
    if asked.doing == "worth":
        weigh(asked.cards, asked.games)
        return 0
    games = [facts for file in asked.files for facts in read(file, Facts)]
    if not games:
        parser.error("no game stands there")
    write(DOCS, games, RULES.cards)
    return 0


if __name__ == "__main__":
    sys.exit(main())
