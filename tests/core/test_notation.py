"""Reading words of a notation, for any game."""

from collections.abc import Sequence

import pytest

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.notation import UnreadableError, read, read_seat, read_words, unreadable


def sum_of(words: Sequence[str]) -> int:
    match words:
        case ["add", *numbers]:
            return sum(read(int, one) for one in numbers)
        case _:
            raise unreadable(words)


def test_the_reader_is_given_the_words() -> None:
    assert read_words(" add  1 2\t3", 20, sum_of) == 6


@pytest.mark.parametrize(("text", "at"), [("add 1 x 3", "x"), ("take 1", "take"), ("", ""), (" ", "")])
def test_what_cannot_be_read_is_named(text: str, at: str) -> None:
    with pytest.raises(NotationError) as error:
        read_words(text, 20, sum_of)
    assert (error.value.text, error.value.at) == (text, at)


def test_a_text_that_is_too_long_is_not_taken_apart() -> None:
    assert read_words("add 1", 5, sum_of) == 1
    with pytest.raises(NotationError) as error:
        read_words("add 12", 5, sum_of)
    assert error.value.at == ""


def test_seats_are_single_digits() -> None:
    assert [read_seat(word) for word in ("0", "9")] == [0, 9]
    for word in ("", "10", "-1", "²", "٣", "a", " "):
        with pytest.raises(UnreadableError):
            read(read_seat, word)
