"""Games that a command line names by their folders; none means all that have what the command is about."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

_GAMES: Final = Path(__file__).parents[1] / "games"


def having(part: str) -> Sequence[str]:
    """The games with a folder or a file of that name."""
    return sorted(found.parent.name for found in _GAMES.glob(f"*/{part}*") if found.stem == part)


def games_parser(description: str | None, part: str) -> argparse.ArgumentParser:
    """A command about games that have that part; `games_named` reads its words."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", metavar="GAME", nargs="*", help=f"{', '.join(having(part))}; all if none is named")
    return parser


def games_named(parser: argparse.ArgumentParser, part: str, words: Sequence[str] | None) -> argparse.Namespace:
    """What the words say, with the `games` that they name or mean. Ends the program where one lacks that part."""
    asked, known = parser.parse_args(words), having(part)
    if unknown := [key for key in asked.games if key not in known]:
        parser.error(f"no {part} of {', '.join(unknown)}")
    asked.games = asked.games or known
    return asked
