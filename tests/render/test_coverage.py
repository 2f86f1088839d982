"""Tables that recolour whole images: coverage becomes tones, from ground to ink."""

from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

from kingsforge_bot.render.coverage import MIXED, at_level, blended, levels, mixed, other_than, recoloured
from kingsforge_bot.render.palette import Palette

GREYS = Palette({tone: (tone * 32,) * 3 for tone in range(8)}, (), Path("none"))


def test_each_pixel_becomes_what_the_table_says() -> None:
    image = Image.frombytes("L", (2, 2), bytes((0, 1, 2, 255)))
    table = bytes(255 - value for value in range(256))
    assert recoloured(image, table).tobytes() == image.point([*table]).tobytes() == bytes((255, 254, 253, 0))


@pytest.mark.parametrize(("side", "steps"), [(20, 6), (63, 6), (64, 8), (119, 8), (120, 13), (400, 13)])
def test_small_things_have_fewer_levels_of_light(side: int, steps: int) -> None:
    ramp = tuple(range(100, 140))
    table = levels(ramp, side)
    assert (table[0], table[255]) == (100, 139)
    assert len(set(table)) == steps
    assert all(before <= after for before, after in pairwise(table))


def test_every_degree_of_coverage_is_at_one_level() -> None:
    at = [at_level(level) for level in range(MIXED + 1)]
    assert [sum(table[degree] == 255 for table in at) for degree in range(256)] == [1] * 256
    assert at[0][0] == at[MIXED][255] == 255


def test_ink_on_a_ground_goes_through_what_lies_between() -> None:
    table = blended(GREYS, 7, 3)
    assert (table[0], table[255]) == (3, 7)
    assert table[128] == 5
    assert all(before <= after for before, after in pairwise(table))


def test_of_several_grounds_each_is_mixed_by_itself() -> None:
    half = mixed(GREYS, 6, MIXED // 2, (0, 4))
    assert (half[0], half[4]) == (3, 5)


def test_whole_ink_is_that_tone_and_no_other_that_looks_like_it() -> None:
    alike = Palette({0: (9, 9, 9), 1: (200, 200, 200), 2: (9, 9, 9)}, (), Path("none"))
    assert mixed(alike, 2, MIXED, (1,))[1] == 2
    assert blended(alike, 2, 1)[255] == 2


def test_a_mask_leaves_one_tone_out() -> None:
    table = other_than(5)
    assert [index for index, value in enumerate(table) if not value] == [5]
    assert set(table) == {0, 255}
