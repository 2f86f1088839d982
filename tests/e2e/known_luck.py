"""The bot with luck that comes again: what `bot.py` starts, its secrets counted from the text in TEST_LUCK."""

import hashlib
import itertools
import os
import secrets
import sys
import time
from math import inf
from pathlib import Path

# As a program this is run from the root of the project, which is not where Python looks for modules then.
sys.path.insert(0, str(Path(__file__).parents[2]))

from msgspec.structs import replace

from kingsforge_bot.service.turn.luck import Seal, SecretLuck

HONEST = Seal.luck
PATIENCE = 60.0
"""Seconds."""


class Tokens:
    """Stands in for `secrets.token_bytes`: the same bytes in the same order for the same text."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, text: str) -> None:
        self._text = text
        self._numbers = itertools.count()

    def __call__(self, size: int) -> bytes:
        if not self._text:
            return os.urandom(size)
        return hashlib.shake_256(f"{self._text} {next(self._numbers)}".encode()).digest(size)


TOKENS = Tokens()


def without_card(seal: Seal, counter: int) -> SecretLuck:
    """The luck of a seal but for the number of the card's message, which is made from the time of its posting."""
    words = [line for line in seal.mix.splitlines() if not line.startswith("card ")]
    return HONEST(replace(seal, mix="\n".join(words)), counter)


def know_luck() -> None:
    """To be called before the rest of the bot is imported. Until luck begins it stays unknown."""
    secrets.token_bytes = TOKENS  # type: ignore[assignment]


def begin_luck() -> None:
    """Count it from TEST_LUCK from here on. Without that it stays unknown."""
    if text := os.environ.get("TEST_LUCK"):
        TOKENS.begin(text)
        Seal.luck = without_card  # type: ignore[assignment, method-assign]


def be_patient() -> None:
    """Let pictures and odds take longer than people would be kept waiting: a crowded machine is not what is tested."""
    from kingsforge_bot.ui.interaction.deferred_footers import DeferredFooters
    from kingsforge_bot.ui.workers.picture_renderer import PictureRenderer

    for room in (DeferredFooters, PictureRenderer):
        room.__init__.__defaults__ = (PATIENCE,)


def be_hasty() -> None:
    """Let presses follow each other faster than people read: a test has read what it waited for."""
    from kingsforge_bot.ui.interaction.second_taps import SecondTaps

    SecondTaps.__init__.__defaults__ = (-inf, time.monotonic)


if __name__ == "__main__":
    know_luck()
    begin_luck()
    be_patient()
    be_hasty()
    import bot

    bot.__file__ = __file__
    sys.exit(bot.main())
