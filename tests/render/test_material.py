"""Rings of a slab: which lies how deep, and that light falls on them from the upper left."""

import pytest

from kingsforge_bot.render.material import Material, Ring

RAMP = tuple(range(10, 20))
RAISED, SUNK = Ring(2, RAMP, 5, 3), Ring(4, RAMP, 5, -3)
MATERIAL = Material((RAISED, SUNK))
LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)


@pytest.mark.parametrize(("lit", "dark"), [(LEFT, RIGHT), (UP, DOWN)])
def test_light_falls_from_the_upper_left(lit: tuple[int, int], dark: tuple[int, int]) -> None:
    assert RAISED.tone(*lit) > RAISED.tone(0, 0) > RAISED.tone(*dark)
    assert SUNK.tone(*lit) < SUNK.tone(0, 0) < SUNK.tone(*dark)
    assert RAISED.tone(0, 0) == 15


def test_it_falls_more_from_above_than_from_the_left() -> None:
    assert RAISED.tone(*UP) > RAISED.tone(*LEFT)


def test_no_tone_lies_beyond_the_ramp() -> None:
    steep = Ring(1, RAMP, 5, 100)
    assert {steep.tone(*way) for way in (LEFT, RIGHT, UP, DOWN)} == {10, 19}


def test_rings_lie_from_outside_in() -> None:
    assert MATERIAL.deep == 6
    assert [MATERIAL.at(depth) for depth in (0, 1.9, 2, 5.9)] == [RAISED, RAISED, SUNK, SUNK]
    assert MATERIAL.at(6) is None
    assert Material(()).at(0) is None


def test_small_slabs_have_rings_half_as_wide() -> None:
    assert MATERIAL.fitted(64) == MATERIAL
    assert [ring.wide for ring in MATERIAL.fitted(63).rings] == [1, 2]
    # None vanishes.
    assert Material((Ring(1, RAMP, 0, 0),)).fitted(20).deep == 1
