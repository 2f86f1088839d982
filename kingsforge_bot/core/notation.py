"""Reading the notation of actions: what the readers of all games share. A game's words are its own."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.seat import Seat

T = TypeVar("T")


class UnreadableError(Exception):
    """A word that the notation does not know there."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


def read_words(text: str, longest: int, reader: Callable[[Sequence[str]], T]) -> T:
    """What the reader makes of the text's words, of none where it is longer. Raises NotationError."""
    try:
        return reader(text.split() if len(text) <= longest else [])
    except UnreadableError as error:
        raise NotationError(text, error.word) from error


def read(reader: Callable[[str], T], word: str) -> T:
    """What the reader makes of one word. Raises UnreadableError where the reader raises ValueError."""
    try:
        return reader(word)
    except ValueError:
        raise UnreadableError(word) from None


def unreadable(words: Sequence[str]) -> UnreadableError:
    """For words with which nothing in the notation begins."""
    return UnreadableError(words[0] if words else "")


def read_seat(word: str) -> Seat:
    """A seat by its digit. Raises ValueError."""
    if len(word) != 1 or word not in "0123456789":
        raise ValueError(word)
    return Seat(int(word))
