"""`python -m kingsforge_bot.games.kings_forge FILE`: what the rules say to actions from a position.

FILE (or - for standard input) is JSON: where to begin, then actions in the notation with the luck they meet.

    {"position": {...}, "play": [{"seat": 0, "do": "gather garden.top", "luck": [4]}]}
    {"setup": {"seats": 3, "options": {"edition": "second"}, "luck": [...]}, "play": []}

Prints one JSON object: `position` after all actions or before the refused one, `events` of each action, `awaited`
(a seat, or null at the end), with a set-up its events as `setup`, with --legal what may be done now as `legal`, and
if the rules said no `refused` with the action's place (from 0), reason, rule and facts.
Exit 0: all was played. 1: an action was refused. 2: the input cannot be read, and one line on standard error says why.
"""

import argparse
import sys
from collections.abc import Sequence

from kingsforge_bot.case_file import EVERYTHING, MOST_LEGAL, REFUSED, Case, judge
from kingsforge_bot.games.kings_forge.box import kings_forge
from kingsforge_bot.json_file import UNREADABLE, InputError, read_json, write_json


def main(argv: Sequence[str] | None = None) -> int:
    """Check the file that the command line names; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m kingsforge_bot.games.kings_forge",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help="a JSON file, or - for standard input")
    parser.add_argument("--legal", action="store_true", help=f"list what may be done then (at most {MOST_LEGAL})")
    arguments = parser.parse_args(argv)
    try:
        report = judge(kings_forge(), read_json(arguments.file, Case), legal=arguments.legal)
    except InputError as error:
        print(error.line, file=sys.stderr)
        return UNREADABLE
    write_json(report)
    return REFUSED if "refused" in report else EVERYTHING


if __name__ == "__main__":
    sys.exit(main())
