"""JSON files that a command line names: read with care, and every fault told in one line."""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from kingsforge_bot.devtools.faults import EVERYTHING, REFUSED, InputError, file_error, in_a_line

LARGEST: Final = 1 << 20
"""Bytes of input; a long game is a tenth of it."""

T = TypeVar("T")


def read_json(name: str, kind: type[T]) -> T:
    """The file of that name, or standard input for `-`. Raises InputError."""
    try:
        if name == "-":
            text = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                text = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise file_error(name, error) from error
    if len(text) > LARGEST:
        raise InputError(name, f"more than {LARGEST} bytes")
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InputError(name, error) from error


def answered(report: Callable[[], Mapping[str, object]]) -> int:
    """Writes the report, or the line that says what is wrong with the input; the exit code."""

    def do() -> int:
        found = report()
        write_json(found)
        return REFUSED if "refused" in found else EVERYTHING

    return in_a_line(do)


def write_json(report: object) -> None:
    """The report on standard output."""
    try:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output (`| head`) has enough of it; Python's own flush at the end must not fail either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
