"""`python -m kingsforge_bot.games.keyflower FILE`: what the rules say to actions from a position; --help says how."""

import sys
from collections.abc import Sequence
from typing import Final

from kingsforge_bot.devtools.case_file import judge_file
from kingsforge_bot.devtools.checking import command
from kingsforge_bot.devtools.json_file import answered
from kingsforge_bot.games.keyflower.card_data import keyflower
from kingsforge_bot.games.keyflower.rules.meta import KEY

EXAMPLE: Final = """\
    {"position": {...}, "play": [{"seat": 0, "do": "bid keywood with 3 red moving 2+o1"}]}
    {"setup": {"seats": 3, "options": {"screens": "known"}, "luck": [...]}, "play": []}"""


def main(argv: Sequence[str] | None = None) -> int:
    """Check the file that the command line names; the exit code."""
    asked = command(KEY, EXAMPLE).parse_args(argv)
    return answered(lambda: judge_file(keyflower(), asked.file, legal=asked.legal))


if __name__ == "__main__":
    sys.exit(main())
