"""`python -m kingsforge_bot.games.dwarven_smithy FILE`: what the rules say to actions from a position.

With --cards they are played with a group's own cards; without FILE those are only checked. --help says how.
"""

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.devtools.case_file import judge_file
from kingsforge_bot.devtools.checking import command
from kingsforge_bot.devtools.faults import InputError
from kingsforge_bot.devtools.json_file import answered
from kingsforge_bot.games.dwarven_smithy.card_data import CARDS, cards
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.meta import KEY

EXAMPLE: Final = """\
    {"position": {...}, "play": [{"seat": 0, "do": "play gold to market"}]}
    {"setup": {"seats": 3, "options": {"mode": "full"}, "luck": [...]}, "play": []}"""
MORE: Final = """\
With --cards CARDS a group's own card file is played with instead of the stand-in set; without FILE it is only checked,
and `cards` says how many of each type and status it has.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Check the file that the command line names; the exit code."""
    parser = command(KEY, EXAMPLE, MORE, without_file=True)
    parser.add_argument("--cards", metavar="CARDS", type=Path, default=CARDS, help="a card file in TOML")
    asked = parser.parse_args(argv)

    def report() -> Mapping[str, object]:
        game = _game(asked.cards)
        return _counted(game) if asked.file is None else judge_file(game, asked.file, legal=asked.legal)

    return answered(report)


def _game(file: Path) -> DwarvenSmithy:
    try:
        return DwarvenSmithy(cards(file))
    except PositionError as error:
        raise InputError(file.name, error) from error


def _counted(game: DwarvenSmithy) -> Mapping[str, object]:
    """What the card file has."""
    guild = game.cards.guild.values()
    types = Counter(card.type.value for card in guild)
    statuses = Counter(card.status for card in guild)
    statuses.update(card.status for card in game.cards.resources.values())
    return {"cards": {**types, "resource": len(game.cards.mine())}, "statuses": statuses}


if __name__ == "__main__":
    sys.exit(main())
