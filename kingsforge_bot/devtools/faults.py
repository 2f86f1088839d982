"""Faults of what a command was given, each told in one line, and how a command ends."""

import argparse
import sys
from collections.abc import Callable
from typing import Final

EVERYTHING, REFUSED, UNREADABLE = range(3)
"""Exit codes: all was done; something was refused or did not end; the input is at fault."""
_LONGEST: Final = 300


class InputError(Exception):
    """The input is at fault: where in it, and how."""

    def __init__(self, where: str, what: object) -> None:
        super().__init__(f"{where}: {what}")

    @property
    def line(self) -> str:
        """What is wrong, for a terminal."""
        shown = "".join(letter if letter.isprintable() else " " for letter in str(self))
        return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]} ..."


def file_error(name: object, error: OSError | ValueError) -> InputError:
    """What is wrong with a file that cannot be read or written."""
    return InputError(str(name), (isinstance(error, OSError) and error.strerror) or error)


def in_a_line(do: Callable[[], int]) -> int:
    """The exit code of what is done; a fault of the input is told on standard error."""
    try:
        return do()
    except InputError as error:
        sys.stderr.write(f"{error.line}\n")
        return UNREADABLE


def at_least(least: int) -> Callable[[str], int]:
    """A whole number that argparse reads, that large or larger."""

    def number(word: str) -> int:
        if not word.isdecimal() or int(word) < least:
            raise argparse.ArgumentTypeError(f"{word!r} is not a number from {least} on")
        return int(word)

    return number
