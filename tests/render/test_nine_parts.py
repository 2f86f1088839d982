"""The parts of a slab: round corners that point their own way, and edges lit from one side."""

from pathlib import Path

import pytest

from kingsforge_bot.render.material import Material, Ring
from kingsforge_bot.render.nine_parts import parts
from kingsforge_bot.render.palette import Palette

GROUND, FILL, DARK, MIDDLE, LIGHT = range(5)
PALETTE = Palette(
    {GROUND: (255, 255, 255), FILL: (200, 0, 0), DARK: (0, 0, 0), MIDDLE: (90, 90, 90), LIGHT: (180, 180, 180)},
    (),
    Path("none"),
)
RIM = Material((Ring(3, (DARK, MIDDLE, LIGHT), 1, 1.3),))
RADIUS = 12
OUTER = ((0, 0), (RADIUS - 1, 0), (0, RADIUS - 1), (RADIUS - 1, RADIUS - 1))
"""Where the tip of each corner is, row by row."""
INNER = OUTER[::-1]


@pytest.mark.parametrize("corner", range(4))
def test_a_corner_is_bare_at_its_tip_and_filled_towards_the_middle(corner: int) -> None:
    made = parts(PALETTE, RIM, RADIUS, FILL, GROUND)
    assert made.corner == RADIUS
    assert made.corners[corner].size == (RADIUS, RADIUS)
    assert made.corners[corner].getpixel(OUTER[corner]) == GROUND
    assert made.corners[corner].getpixel(INNER[corner]) == FILL
    # Where it is bare, what lies below is seen.
    assert made.masks[corner].getpixel(OUTER[corner]) == 0
    assert made.masks[corner].getpixel(INNER[corner]) == 255


def test_edges_are_as_deep_as_the_material_and_lit_from_the_upper_left() -> None:
    upper, lower, left, right = parts(PALETTE, RIM, RADIUS, FILL, GROUND).edges
    assert (upper, lower, left, right) == ((LIGHT,) * 3, (DARK,) * 3, (LIGHT,) * 3, (DARK,) * 3)


def test_a_corner_ends_as_its_edges_begin() -> None:
    made = parts(PALETTE, RIM, RADIUS, FILL, GROUND)
    upper, _, left, _ = made.edges
    first = made.corners[0]
    assert tuple(first.getpixel((RADIUS - 1, depth)) for depth in range(3)) == upper
    assert tuple(first.getpixel((depth, RADIUS - 1)) for depth in range(3)) == left


def test_a_square_corner_is_as_large_as_its_rings_and_nowhere_bare() -> None:
    made = parts(PALETTE, RIM, 0, FILL, GROUND)
    assert made.corner == RIM.deep
    assert all(set(mask.tobytes()) == {255} for mask in made.masks)


def test_without_rings_a_slab_is_flat() -> None:
    made = parts(PALETTE, Material(()), 4, FILL, GROUND)
    assert made.edges == ((), (), (), ())
    assert made.corners[0].getpixel((3, 3)) == FILL
