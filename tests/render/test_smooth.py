"""Stencils are as large as asked, whole inside, bare outside, and in between along their edges."""

from itertools import pairwise

import pytest

from kingsforge_bot.render.smooth import TIMES, disc, rounded, smooth


def test_what_is_drawn_is_so_many_times_smaller_afterwards() -> None:
    stencil = smooth(10, 6, lambda pen: pen.rectangle((2 * TIMES, TIMES, 5 * TIMES - 1, 3 * TIMES - 1), 255))
    assert (stencil.mode, stencil.size, stencil.getbbox()) == ("L", (10, 6), (2, 1, 5, 3))
    assert set(stencil.tobytes()) == {0, 255}


@pytest.mark.parametrize("times", [2, TIMES])
def test_an_edge_covers_as_much_of_a_pixel_as_lies_within(times: int) -> None:
    half = smooth(1, 1, lambda pen: pen.rectangle((0, 0, times // 2 - 1, times), 255), times)
    assert half.tobytes()[0] == pytest.approx(127.5, abs=0.5)


@pytest.mark.parametrize("times", [3, TIMES])
def test_a_disc_is_round_and_fills_its_square(times: int) -> None:
    stencil = disc(40, times)
    assert stencil.getbbox() == (0, 0, 40, 40)
    assert (stencil.getpixel((20, 20)), stencil.getpixel((0, 0))) == (255, 0)
    assert sum(stencil.tobytes()) / 255 == pytest.approx(3.1416 * 20 * 20, rel=0.01)
    assert len(set(stencil.tobytes())) > 4


def test_a_larger_radius_leaves_more_of_the_corners_bare() -> None:
    covered = [sum(rounded(40, radius).tobytes()) for radius in (0, 4.8, 10, 20)]
    assert covered[0] == 40 * 40 * 255
    assert all(more > less for more, less in pairwise(covered))
    assert covered[-1] == pytest.approx(sum(disc(40).tobytes()), rel=0.02)
