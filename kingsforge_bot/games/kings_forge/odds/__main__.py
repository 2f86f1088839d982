"""`python -m kingsforge_bot.games.kings_forge.odds FILE`: how likely a craft roll to come reaches a goal.

FILE (or - for standard input) is JSON; docs/development/asking.md has the form.

    {"questions": [{"supply": "MMMMM", "held": [{"source": "west-forest.bottom"}], "goal": "horseshoes"}]}

Prints {"chances": [...]} with a number from 0 to 1 for each question.
Exit 0: all are answered. 2: the input cannot be read or asks too much, and one line on standard error says why.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from typing import Annotated, Final

import msgspec

from kingsforge_bot.devtools.json_file import answered, read_json
from kingsforge_bot.games.kings_forge.advice.odds import chance
from kingsforge_bot.games.kings_forge.odds.reading import Ask, read_question

_MOST: Final = 10_000
_DIGITS: Final = 12
"""Rounded to what is certain."""


class _Asked(msgspec.Struct, forbid_unknown_fields=True):
    questions: Annotated[tuple[Ask, ...], msgspec.Meta(max_length=_MOST)]


def main(argv: Sequence[str] | None = None) -> int:
    """Answer the questions of the file that the command line names; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m kingsforge_bot.games.kings_forge.odds",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help="a JSON file, or - for standard input")
    arguments = parser.parse_args(argv)
    return answered(lambda: _report(read_json(arguments.file, _Asked)))


def _report(asked: _Asked) -> Mapping[str, object]:
    questions = [read_question(one, f"questions[{number}]") for number, one in enumerate(asked.questions)]
    return {"chances": [round(chance(question, goal), _DIGITS) for question, goal in questions]}


if __name__ == "__main__":
    sys.exit(main())
