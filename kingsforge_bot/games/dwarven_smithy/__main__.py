"""`python -m kingsforge_bot.games.dwarven_smithy FILE`: what the rules say to actions from a position.

FILE (or - for standard input) is JSON: where to begin, then actions in the notation with the luck they meet.

    {"position": {...}, "play": [{"seat": 0, "do": "play gold to market"}]}
    {"setup": {"seats": 3, "options": {"mode": "full"}, "luck": [...]}, "play": []}

Prints one JSON object: `position` after all actions or before the refused one, `events` of each action, `awaited`
(a seat, or null at the end), with a set-up its events as `setup`, with --legal what may be done now as `legal`, and
if the rules said no `refused` with the action's place (from 0), reason, rule and facts.
With --cards CARDS a group's own card file is played with instead of the stand-in set; without FILE it is only checked,
and `cards` says how many of each type and status it has.
Exit 0: all was played. 1: an action was refused. 2: the input cannot be read, and one line on standard error says why.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from kingsforge_bot.case_file import EVERYTHING, MOST_LEGAL, REFUSED, Case, judge
from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.games.dwarven_smithy.box import CARDS, cards
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.json_file import UNREADABLE, InputError, read_json, write_json


def main(argv: Sequence[str] | None = None) -> int:
    """Check the file that the command line names; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m kingsforge_bot.games.dwarven_smithy",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", nargs="?", help="a JSON file, or - for standard input")
    parser.add_argument("--cards", metavar="CARDS", type=Path, default=CARDS, help="a card file in TOML")
    parser.add_argument("--legal", action="store_true", help=f"list what may be done then (at most {MOST_LEGAL})")
    arguments = parser.parse_args(argv)
    try:
        game = _game(arguments.cards)
        if arguments.file is None:
            report = _counted(game)
        else:
            report = judge(game, read_json(arguments.file, Case), legal=arguments.legal)
    except InputError as error:
        print(error.line, file=sys.stderr)
        return UNREADABLE
    write_json(report)
    return REFUSED if "refused" in report else EVERYTHING


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
