"""Positions and events from JSON: whatever is wrong with them is a PositionError."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from kingsforge_bot.core.errors import PositionError

T = TypeVar("T")

Hook = Callable[[type, Any], Any]
"""Reads a type of a game's own from what JSON has for it (`dec_hook` of msgspec)."""


def decode(text: bytes, kind: type[T], hook: Hook | None = None) -> T:
    """The value that the JSON says. Raises PositionError."""
    try:
        return msgspec.json.decode(text, type=kind, dec_hook=hook)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise PositionError("", str(error)) from error


def convert(fields: object, kind: type[T], hook: Hook | None = None) -> T:
    """The value that decoded JSON says. Raises PositionError."""
    try:
        return msgspec.convert(fields, kind, dec_hook=hook)
    except (msgspec.ValidationError, RecursionError) as error:
        raise PositionError("", str(error)) from error


def fail_unless(true: bool, where: str, what: str) -> None:
    """Raises PositionError."""
    if not true:
        raise PositionError(where, what)
