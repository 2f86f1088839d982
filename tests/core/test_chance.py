"""Luck: read back from a record, dictated by a test, written down while it is drawn."""

from collections.abc import Sequence
from typing import TypeVar

import pytest

from kingsforge_bot.core.chance import LuckMismatchError, Recorder, Replayed

X = TypeVar("X")


class Backwards:
    """A source of luck that throws only fives and deals from the bottom."""

    def roll(self, dice: int) -> tuple[int, ...]:
        return (5,) * dice

    def shuffle(self, items: Sequence[X]) -> tuple[X, ...]:
        return tuple(reversed(items))

    def draw(self, items: Sequence[X], count: int) -> tuple[X, ...]:
        return self.shuffle(items)[:count]


def test_recorded_rolls_are_handed_out_in_the_written_order() -> None:
    luck = Replayed([4, 4, 6])
    assert luck.roll(2) == (4, 4)
    assert luck.roll(1) == (6,)


def test_what_was_not_asked_for_is_left() -> None:
    luck = Replayed([4, 4, 6])
    luck.roll(1)
    assert luck.left == (4, 6)


def test_nothing_is_left_of_luck_that_was_used_up() -> None:
    luck = Replayed([4, 4, 6])
    luck.roll(3)
    assert luck.left == ()


def test_a_roll_of_no_dice_takes_nothing() -> None:
    luck = Replayed([3])
    assert luck.roll(0) == ()
    assert luck.left == (3,)


def test_a_shuffle_puts_the_item_at_the_first_index_first() -> None:
    assert Replayed([2, 0, 1]).shuffle("abc") == ("c", "a", "b")


def test_a_shuffle_of_nothing_takes_nothing() -> None:
    assert Replayed([]).shuffle([]) == ()


def test_too_little_luck_for_a_roll_names_what_was_wanted() -> None:
    with pytest.raises(LuckMismatchError) as caught:
        Replayed([4]).roll(2)
    assert caught.value.wanted == "2 dice"
    assert caught.value.found == (4,)


def test_too_little_luck_for_a_shuffle_names_what_was_wanted() -> None:
    with pytest.raises(LuckMismatchError) as caught:
        Replayed([1, 0]).shuffle("abc")
    assert caught.value.wanted == "3 shuffled items"


def test_luck_that_fell_short_is_not_used_up() -> None:
    luck = Replayed([4])
    with pytest.raises(LuckMismatchError):
        luck.roll(2)
    assert luck.left == (4,)


@pytest.mark.parametrize("value", [1, 6])
def test_the_lowest_and_the_highest_face_are_read(value: int) -> None:
    assert Replayed([value]).roll(1) == (value,)


@pytest.mark.parametrize("value", [0, 7, -1])
def test_a_value_no_die_shows_is_refused(value: int) -> None:
    with pytest.raises(LuckMismatchError):
        Replayed([3, value]).roll(2)


@pytest.mark.parametrize("order", [[0, 0, 1], [0, 1, 3], [-1, 0, 1], [1, 2, 3]])
def test_an_order_that_is_no_shuffle_is_refused(order: list[int]) -> None:
    with pytest.raises(LuckMismatchError):
        Replayed(order).shuffle("abc")


def test_recording_passes_on_what_its_source_gives() -> None:
    luck = Recorder(Backwards())
    assert luck.roll(2) == (5, 5)
    assert luck.shuffle("abc") == ("c", "b", "a")


def test_recording_writes_down_values_and_indices() -> None:
    luck = Recorder(Backwards())
    luck.shuffle("abc")
    luck.roll(2)
    assert luck.drawn == (2, 1, 0, 5, 5)


def test_what_was_recorded_replays() -> None:
    first = Recorder(Backwards())
    drawn = (first.roll(3), first.shuffle("abcd"), first.roll(1))
    again = Replayed(first.drawn)
    assert (again.roll(3), again.shuffle("abcd"), again.roll(1)) == drawn
    assert again.left == ()
