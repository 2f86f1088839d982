"""Luck from a table's secret bytes. The derivation is fixed in docs/adr/0010: changing it breaks old tables."""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from kingsforge_bot.core.chance import FACES

X = TypeVar("X")

SECRET_BYTES: Final = 32
_WORD_BYTES: Final = 4
_WORDS: Final = 1 << 8 * _WORD_BYTES


class Secret:
    """The 32 bytes of a table. They never show in a log line or an error."""

    __slots__ = ("_bytes",)

    def __init__(self, value: bytes) -> None:
        if len(value) != SECRET_BYTES:
            raise ValueError(f"{len(value)} bytes")
        self._bytes = value

    def __repr__(self) -> str:
        return "Secret(...)"

    @property
    def commitment(self) -> str:
        """SHA-256 in hexadecimal: what is made public at the start."""
        return hashlib.sha256(self._bytes).hexdigest()

    @property
    def opened(self) -> str:
        """The bytes in hexadecimal, for everybody at the end (ux 7). Never before: they tell every roll to come."""
        return self._bytes.hex()

    def luck(self, counter: int) -> "SecretLuck":
        """Luck that begins with the block of this counter."""
        return SecretLuck(self._bytes, counter)


class SecretLuck:
    """A Chance read from the stream of HMAC-SHA256(secret, counter)."""

    def __init__(self, secret: bytes, counter: int) -> None:
        self._secret = secret
        self._counter = counter
        self._words: Iterator[int] = iter(())
        self._draws: list[str] = []

    @property
    def next_counter(self) -> int:
        """The first block nothing was read from: where the next action begins."""
        return self._counter

    @property
    def draws(self) -> str:
        """What was asked for, in order: `r5` a roll of five dice, `s11` a shuffle of eleven."""
        return " ".join(self._draws)

    def roll(self, dice: int) -> tuple[int, ...]:
        self._draws.append(f"r{dice}")
        return tuple([1 + self._below(FACES) for _ in range(dice)])

    def shuffle(self, items: Sequence[X]) -> tuple[X, ...]:
        self._draws.append(f"s{len(items)}")
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = self._below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled)

    def _below(self, count: int) -> int:
        while (value := fair_below(count, self._word(), _WORDS)) is None:
            pass
        return value

    def _word(self) -> int:
        word = next(self._words, None)
        if word is None:
            block = hmac.digest(self._secret, self._counter.to_bytes(8, "big"), "sha256")
            self._counter += 1
            starts = range(0, len(block), _WORD_BYTES)
            self._words = iter([int.from_bytes(block[start : start + _WORD_BYTES], "big") for start in starts])
            word = next(self._words)
        return word


def fair_below(count: int, word: int, words: int) -> int | None:
    """A number below `count` from a word that is one of `words`; None for a word whose remainder is too frequent."""
    return word % count if word < words - words % count else None
