"""The command `python -m kingsforge_bot.games.GAME FILE`: what a game's rules say to actions from a position."""

import argparse
from typing import Final

from kingsforge_bot.devtools.case_file import MOST_LEGAL

_DESCRIPTION: Final = """What the rules say to actions from a position.

FILE (or - for standard input) is JSON: where to begin, then actions in the notation with the luck they meet.

{example}

Prints one JSON object: `position` after all actions or before the refused one, `events` of each action, `awaited`
(a seat, several in a list, or null at the end), with a set-up its events as `setup`, with --legal what may be done now
as `legal`, of several seats each action with its own, and if the rules said no `refused` with
the action's place (from 0), reason, rule and facts.
{more}\
Exit 0: all was played. 1: an action was refused. 2: the input cannot be read, and one line on standard error says why.
"""


def command(key: str, example: str, more: str = "", *, without_file: bool = False) -> argparse.ArgumentParser:
    """Reads `file` and `legal` of the game of that key; `more` says what else the game's own command can do."""
    parser = argparse.ArgumentParser(
        prog=f"python -m kingsforge_bot.games.{key}",
        description=_DESCRIPTION.format(example=example, more=more),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "file", metavar="FILE", nargs="?" if without_file else None, help="a JSON file, or - for standard input"
    )
    parser.add_argument("--legal", action="store_true", help=f"list what may be done then (at most {MOST_LEGAL})")
    return parser
