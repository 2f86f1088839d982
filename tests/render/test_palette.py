"""A palette colours indices, and finds the colour of it that is nearest to any other."""

from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

from kingsforge_bot.render.palette import Palette, ramp_of

WHITE, BLACK, RED = (255, 255, 255), (0, 0, 0), (200, 30, 30)
PALETTE = Palette({0: WHITE, 1: BLACK, 2: RED}, [(1, 0)], Path("none"), {"ember": ((60, 0, 0), (250, 120, 0))})


def test_a_ramp_follows_the_tones_and_shades_follow_it() -> None:
    assert PALETTE.ramps == {"ember": (3, 4)}
    assert PALETTE.tones == {0: WHITE, 1: BLACK, 2: RED, 3: (60, 0, 0), 4: (250, 120, 0)}
    assert (128, 128, 128) in PALETTE.colours[5:]


def test_indices_are_seen_in_its_colours() -> None:
    indices = Image.frombytes("L", (3, 1), bytes((2, 0, 1)))
    shown = PALETTE.coloured(indices)
    assert shown.tobytes() == indices.tobytes()
    assert shown.convert("RGB").tobytes() == bytes((*RED, *WHITE, *BLACK))
    # What is drawn on goes on as indices.
    assert indices.mode == "L"


@pytest.mark.parametrize("again", [False, True])
def test_any_colour_becomes_the_nearest(again: bool) -> None:
    picture = Image.frombytes("RGB", (3, 1), bytes((210, 40, 20, 250, 250, 255, 4, 0, 0)))
    kept = PALETTE.image() if again else None
    for _ in range(2):
        assert PALETTE.quantized(picture, kept).tobytes() == bytes((2, 0, 1))


def test_an_image_of_it_is_bare_and_as_large_as_asked() -> None:
    image = PALETTE.image((4, 3))
    assert (image.mode, image.size, set(image.tobytes())) == ("P", (4, 3), {0})
    assert image.convert("RGB").tobytes() == bytes(WHITE) * 12
    assert PALETTE.image() is not PALETTE.image()


def test_half_covered_is_a_shade_between() -> None:
    shades = PALETTE.shades(1, 0)
    assert (shades[0], shades[255]) == (0, 1)
    greys = [sum(PALETTE.colours[index]) for index in shades]
    assert all(before >= after for before, after in pairwise(greys))
    assert PALETTE.colours[shades[128]] == (128, 128, 128)
    assert PALETTE.colours[PALETTE.mixed(1, 0, 0.5)] == (128, 128, 128)


def test_a_ramp_has_its_stops_at_equal_distances() -> None:
    assert ramp_of((BLACK, RED, WHITE), 5)[::2] == (BLACK, RED, WHITE)
    assert ramp_of((BLACK, WHITE), 3)[1] == (128, 128, 128)
