"""The bot with luck that comes again: what `bot.py` starts, its secrets counted from the text in TEST_LUCK."""

import hashlib
import itertools
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path

# As a program this is run from the root of the project, which is not where Python looks for modules then.
sys.path.insert(0, str(Path(__file__).parents[2]))

from msgspec.structs import replace

from kingsforge_bot.service.luck import Seal, SecretLuck

HONEST = Seal.luck
PATIENCE = 60.0
"""Seconds."""


def counted(text: str) -> Callable[[int], bytes]:
    """Stands in for `secrets.token_bytes`: the same bytes in the same order for the same text."""
    numbers = itertools.count()

    def token_bytes(size: int) -> bytes:
        return hashlib.shake_256(f"{text} {next(numbers)}".encode()).digest(size)

    return token_bytes


def without_card(seal: Seal, counter: int) -> SecretLuck:
    """The luck of a seal but for the number of the card's message, which is made from the time of its posting."""
    words = [line for line in seal.mix.splitlines() if not line.startswith("card ")]
    return HONEST(replace(seal, mix="\n".join(words)), counter)


def know_luck() -> None:
    """To be called before the rest of the bot is imported. Without TEST_LUCK luck stays unknown."""
    if text := os.environ.get("TEST_LUCK"):
        secrets.token_bytes = counted(text)  # type: ignore[assignment]
        Seal.luck = without_card  # type: ignore[assignment, method-assign]


def be_patient() -> None:
    """Let pictures and odds take longer than people would be kept waiting: a crowded machine is not what is tested."""
    from kingsforge_bot.ui.late_lines import LateLines
    from kingsforge_bot.ui.pictures import Pictures

    for room in (LateLines, Pictures):
        room.__init__.__defaults__ = (PATIENCE,)


if __name__ == "__main__":
    know_luck()
    be_patient()
    import bot

    bot.__file__ = __file__
    sys.exit(bot.main())
