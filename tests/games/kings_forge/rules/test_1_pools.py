"""Dice counted by kind: what the stock, a supply or a payment adds up to."""

from collections.abc import Iterable
from operator import add, sub

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsforge_bot.games.kings_forge.rules.dice import IN_THE_BOX, NO_DICE, RESOURCES, Kind, Pool, pool, read_dice

POOLS = st.builds(lambda letters, times: Pool.of(letters * times), st.text("MWGB", max_size=8), st.integers(0, 11))


def same(counts: Iterable[int]) -> Pool | None:
    try:
        return pool(*counts)
    except ValueError:
        return None


@settings(deadline=None, derandomize=True)
@given(POOLS, POOLS)
def test_pools_add_up_kind_by_kind(one: Pool, other: Pool) -> None:
    """Rule 1.1: never below nothing, never beyond the box, and equal pools are the same object."""
    more, less = same(map(add, one.counts, other.counts)), same(map(sub, one.counts, other.counts))
    assert one.without(other) is less
    assert (less is not None) is one.covers(other)
    for result, operation in ((more, one.__add__), (less, one.__sub__)):
        if result is None:
            with pytest.raises(ValueError, match="a pool cannot hold"):
                operation(other)
        else:
            assert operation(other) is result


@pytest.mark.parametrize("kind", RESOURCES)
def test_one_die_too_many_or_too_few(kind: Kind) -> None:
    """Rules 1.1, 1.2: both sides of each bound, whatever lies beside that kind."""
    die, others = Pool.of(kind), Pool.kinds([other for other in RESOURCES if other is not kind])
    full = Pool.of(kind * (IN_THE_BOX - 3)) + others
    assert full.size == IN_THE_BOX
    with pytest.raises(ValueError, match="a pool cannot hold"):
        full + die
    assert others.without(die) is None
    with pytest.raises(ValueError, match="a pool cannot hold"):
        others - die
    assert (others + die).without(die) is others
    assert (others + die) - die is others


def test_every_number_of_every_kind_is_a_pool_of_its_own() -> None:
    """Rule 1.1: up to all dice of the box."""
    for number in range(IN_THE_BOX + 1):
        for kind in RESOURCES:
            alone = Pool.of(kind * number)
            assert alone.counts == tuple([number if other is kind else 0 for other in RESOURCES])
            assert (alone.size, alone.count(kind)) == (number, number)


@pytest.mark.parametrize("counts", [(IN_THE_BOX + 1, 0, 0, 0), (256, 0, 0, 0), (300, 0, 0, 0), (-1, 1, 0, 0)])
def test_no_number_of_one_kind_passes_for_another(counts: tuple[int, int, int, int]) -> None:
    """Rule 1.1: also not where it would spill over into the next kind."""
    with pytest.raises(ValueError, match="a pool cannot hold"):
        pool(*counts)


def test_rolled_dice_count_by_their_kind() -> None:
    """Rule 7.1: Library dice are in no pool."""
    assert Pool.of_dice(read_dice("M1 M7 W3 L6 B40")) is Pool.of("MMWB")
    assert Pool.of_dice(read_dice("L1 L2")) is Pool.of_dice(()) is NO_DICE


@pytest.mark.parametrize("letters", ["", "M", "GG", "MB", "MWGB"])
def test_what_is_present_is_there_at_least_once(letters: str) -> None:
    """Rule 2.2: in the order in which dice are written."""
    assert "".join(Pool.of(letters * 2).present) == "".join(dict.fromkeys(letters))
