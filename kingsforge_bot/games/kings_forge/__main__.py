"""`python -m kingsforge_bot.games.kings_forge FILE`: what the rules say to actions from a position; --help says how."""

import sys
from collections.abc import Sequence
from typing import Final

from kingsforge_bot.devtools.case_file import judge_file
from kingsforge_bot.devtools.checking import command
from kingsforge_bot.devtools.json_file import answered
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.games.kings_forge.rules.meta import KEY

EXAMPLE: Final = """\
    {"position": {...}, "play": [{"seat": 0, "do": "gather garden.top", "luck": [4]}]}
    {"setup": {"seats": 3, "options": {"edition": "second"}, "luck": [...]}, "play": []}"""


def main(argv: Sequence[str] | None = None) -> int:
    """Check the file that the command line names; the exit code."""
    asked = command(KEY, EXAMPLE).parse_args(argv)
    return answered(lambda: judge_file(kings_forge(), asked.file, legal=asked.legal))


if __name__ == "__main__":
    sys.exit(main())
