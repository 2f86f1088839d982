"""Files with a line of JSON for each game; games that stand there are not played again."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from kingsforge_bot.players.self_play import Endless

F = TypeVar("F")


def read(file: Path, facts: type[F]) -> list[F]:
    """The games that stand there; a last line that was cut short is left out, and played again."""
    if not file.exists():
        return []
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        file.write_bytes(whole)
    return [msgspec.json.decode(line, type=facts) for line in whole.splitlines()]


def add_missing(file: Path, games: Iterable[int], played: Callable[[int], object]) -> int:
    """A line for each of these games; returns how many did not end."""
    endless = 0
    with file.open("ab") as lines:
        for game in games:
            try:
                facts = played(game)
            except Endless as given_up:
                sys.stderr.write(f"game {game} did not end: {given_up}\n")
                endless += 1
                continue
            lines.write(msgspec.json.encode(facts) + b"\n")
            lines.flush()
    return endless
