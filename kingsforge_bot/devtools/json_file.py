"""JSON files that a command line names: read with care, and every fault told in one line."""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeVar

import msgspec

LARGEST: Final = 1 << 20
"""Bytes of input; a long game is a tenth of it."""
EVERYTHING, REFUSED, UNREADABLE = range(3)
"""Exit codes: all was done; the report says that something was refused; the input is at fault."""
_LONGEST_ERROR: Final = 300

T = TypeVar("T")


class InputError(Exception):
    """The input is at fault: where in it, and how."""

    def __init__(self, where: str, what: object) -> None:
        super().__init__(f"{where}: {what}")

    @property
    def line(self) -> str:
        """What is wrong, for a terminal."""
        shown = "".join(letter if letter.isprintable() else " " for letter in str(self))
        return shown if len(shown) <= _LONGEST_ERROR else f"{shown[:_LONGEST_ERROR]} ..."


def read_json(name: str, kind: type[T]) -> T:
    """The file of that name, or standard input for `-`. Raises InputError."""
    try:
        if name == "-":
            text = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                text = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise InputError(name, error.strerror if isinstance(error, OSError) else error) from error
    if len(text) > LARGEST:
        raise InputError(name, f"more than {LARGEST} bytes")
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InputError(name, error) from error


def answered(report: Callable[[], Mapping[str, object]]) -> int:
    """Writes the report, or the line that says what is wrong with the input; the exit code."""
    try:
        found = report()
    except InputError as error:
        sys.stderr.write(f"{error.line}\n")
        return UNREADABLE
    write_json(found)
    return REFUSED if "refused" in found else EVERYTHING


def write_json(report: object) -> None:
    """The report on standard output."""
    try:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output (`| head`) has enough of it; Python's own flush at the end must not fail either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
