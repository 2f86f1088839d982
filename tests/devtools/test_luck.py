"""Luck of games that are played again by their number is the same each time, and fair enough to be luck."""

from collections import Counter

import pytest

from kingsforge_bot.devtools.luck import Thrown, ThrownOneByOne

KINDS = [Thrown, ThrownOneByOne]
ITEMS = "abcdefgh"


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_decides_it(kind: type[Thrown]) -> None:
    def all_of(seed: int) -> list[object]:
        luck = kind(seed)
        return [luck.roll(5), luck.shuffle(ITEMS), luck.draw(ITEMS, 3), luck.roll(5)]

    assert all_of(7) == all_of(7)
    assert all_of(7) != all_of(8)


@pytest.mark.parametrize("kind", KINDS)
def test_dice_show_every_number_about_as_often(kind: type[Thrown]) -> None:
    shown = Counter(kind("dice").roll(6000))
    assert set(shown) == set(range(1, 7))
    assert all(count == pytest.approx(1000, rel=0.15) for count in shown.values())


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost_or_doubled(kind: type[Thrown]) -> None:
    luck = kind(1)
    assert sorted(luck.shuffle(ITEMS)) == list(ITEMS)
    drawn = luck.draw(ITEMS, 3)
    assert len(set(drawn)) == 3
    assert set(drawn) < set(ITEMS)
    assert sorted(luck.draw("ab", 5)) == ["a", "b"]


def test_the_games_of_pictures_and_benchmarks_stay() -> None:
    """The same seed gives each of them the dice that it always gave."""
    assert Thrown(4).roll(8) == (2, 1, 3, 1, 1, 3, 6, 5)
    assert ThrownOneByOne(4).roll(8) == (2, 3, 1, 6, 4, 4, 2, 1)
