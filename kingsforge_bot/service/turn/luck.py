"""Provably fair luck from a table's secret bytes. docs/adr/0010 fixes how: changing it breaks old tables."""

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

import msgspec

from kingsforge_bot.core.chance import FACES

X = TypeVar("X")

SECRET_BYTES: Final = 32
FIRST_SCHEME, SECOND_SCHEME = 1, 2
"""Of the first the secret itself is the key; of the second the key is the secret with the mix."""
_WORD_BYTES: Final = 4
_WORDS: Final = 1 << 8 * _WORD_BYTES


class Secret:
    """A table's server seed, 32 bytes. They never show in a log line or an error."""

    __slots__ = ("bytes_",)

    def __init__(self, value: bytes) -> None:
        if len(value) != SECRET_BYTES:
            raise ValueError(f"{len(value)} bytes")
        self.bytes_ = value

    def __repr__(self) -> str:
        return "Secret(...)"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and other.bytes_ == self.bytes_

    def __hash__(self) -> int:
        return hash(self.bytes_)

    @property
    def commitment(self) -> str:
        """SHA-256 in hexadecimal: what is made public beforehand."""
        return hashlib.sha256(self.bytes_).hexdigest()

    @property
    def opened(self) -> str:
        """The bytes in hexadecimal, for everybody at the end. Never before: they tell every roll to come."""
        return self.bytes_.hex()

    def luck(self, counter: int) -> "SecretLuck":
        """Luck that begins with the block of this counter."""
        return SecretLuck(self.bytes_, counter)


class Seal(msgspec.Struct, frozen=True):
    """A seed commitment, the seal of a table's luck: what was promised when, and the client seed mixed in afterwards.

    It serves the entries from `since` on, until a later seal of the table does. `mix` is text that the one who knows
    the secret could not know when it was sealed; empty until the start, and always in scheme 1.
    """

    since: int
    scheme: int
    secret: Secret
    mix: str = ""

    @property
    def commitment(self) -> str:
        """What was made public of it, SHA-256 in hexadecimal."""
        return self.secret.commitment

    def luck(self, counter: int) -> "SecretLuck":
        """Luck that begins with the block of this counter."""
        if self.scheme == FIRST_SCHEME:
            return self.secret.luck(counter)
        return SecretLuck(hmac.digest(self.secret.bytes_, self.mix.encode(), "sha256"), counter)


def mixed(card: int | None, words: Iterable[str]) -> str:
    """What is mixed in at the start: the number of the lobby card's message, then the players' words as they came."""
    return "\n".join([f"card {card or 'none'}", *(f"word {word}" for word in words)])


class SecretLuck:
    """A Chance read from the stream of HMAC-SHA256(key, counter)."""

    def __init__(self, key: bytes, counter: int) -> None:
        self._key = key
        self._counter = counter
        self._words: Iterator[int] = iter(())
        self._draws: list[str] = []

    @property
    def next_counter(self) -> int:
        """The first block nothing was read from: where the next action begins."""
        return self._counter

    @property
    def draws(self) -> str:
        """What was asked for, in order: `r5` a roll of five dice, `s11` a shuffle, `d3/120` three drawn out of 120."""
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

    def draw(self, items: Sequence[X], count: int) -> tuple[X, ...]:
        if not 0 <= count <= len(items):
            raise ValueError(f"{count} of {len(items)}")
        self._draws.append(f"d{count}/{len(items)}")
        bag = list(items)
        for place in range(count):
            other = place + self._below(len(bag) - place)
            bag[place], bag[other] = bag[other], bag[place]
        return tuple(bag[:count])

    def _below(self, count: int) -> int:
        while (value := fair_below(count, self._word(), _WORDS)) is None:
            pass
        return value

    def _word(self) -> int:
        word = next(self._words, None)
        if word is None:
            block = hmac.digest(self._key, self._counter.to_bytes(8, "big"), "sha256")
            self._counter += 1
            starts = range(0, len(block), _WORD_BYTES)
            self._words = iter([int.from_bytes(block[start : start + _WORD_BYTES], "big") for start in starts])
            word = next(self._words)
        return word


def fair_below(count: int, word: int, words: int) -> int | None:
    """A number below `count` from a word that is one of `words`; None for a word whose remainder is too frequent."""
    return word % count if word < words - words % count else None
