"""Six seats that anybody tells apart: by colour, by colour without hue, and by shape alone."""

from itertools import combinations
from math import sqrt
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.seats import ASSETS, COLOURS, EMBLEMS, SPRITES, Badge, draw_badge, emblem_stencil
from kingsforge_bot.games.dwarven_smithy.pictures import palette as dwarven_smithy
from kingsforge_bot.games.kings_forge.pictures import palette as kings_forge
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.oklab import apart, lab
from kingsforge_bot.render.palette import RGB, Palette
from tests.drawing.eyes import MATRICES, contrast, luminance, seen

SEATS = [Seat(seat) for seat in range(6)]
FAR = 0.08
"""Least distance of two colours in OKLab, in which 0.02 is hardly seen."""
LEGIBLE, MARKED = 4.5, 3
"""WCAG AA for text, and for what is not text."""
SIDE, PHONE = 68, 17
"""A badge on a board, and on a phone."""
APART = 6.0
"""Mean difference of grey, of 255, between two of them as small as on a phone."""
PARCHMENT = (247, 237, 215)


def eyes(colour: RGB, by: str) -> RGB:
    if by == "all colours":
        return colour
    red, green, blue = map(round, seen(colour, by))
    return red, green, blue


PALETTE = Palette(
    dict(enumerate([PARCHMENT, *(colour for pair in COLOURS for colour in pair)])),
    (),
    Path("none"),
)
BADGES = [
    Badge(1 + 2 * seat, 2 + 2 * seat, 2 + 2 * seat if luminance(COLOURS[seat].fill) > 0.3 else None) for seat in SEATS
]


def badge(seat: Seat, by: str) -> Image.Image:
    canvas = Canvas(SIDE, SIDE, 0, PALETTE)
    draw_badge(canvas, Frame(0, 0, SIDE, SIDE), seat, 0, BADGES)
    image = canvas.image()
    image.putpalette([channel for colour in PALETTE.colours for channel in eyes(colour, by)])
    return image.convert("RGB")


def differ(one: Image.Image, other: Image.Image) -> float:
    small = [image.resize((PHONE, PHONE), Image.Resampling.BOX).convert("L") for image in (one, other)]
    return float(ImageStat.Stat(ImageChops.difference(*small)).mean[0])


@pytest.mark.parametrize("by", ["all colours", *MATRICES])
def test_colours_are_far_apart_for_whoever_looks(by: str) -> None:
    for one, other in combinations(COLOURS, 2):
        distance = sqrt(apart(lab(eyes(one.fill, by)), lab(eyes(other.fill, by))))
        assert distance >= FAR, (by, one, other, distance)


@pytest.mark.parametrize("by", ["all colours", *MATRICES])
def test_badges_differ_for_whoever_looks(by: str) -> None:
    drawn = {seat: badge(seat, by) for seat in SEATS}
    for one, other in combinations(SEATS, 2):
        assert differ(drawn[one], drawn[other]) >= APART, (by, one, other)


def test_emblems_differ_by_their_shape_alone() -> None:
    shapes = {emblem: emblem_stencil(emblem, SIDE) for emblem in EMBLEMS}
    for one, other in combinations(EMBLEMS, 2):
        assert differ(shapes[one], shapes[other]) >= 2 * APART, (one, other)


@pytest.mark.parametrize("by", ["all colours", *MATRICES])
def test_emblems_stand_out_from_their_badges_for_whoever_looks(by: str) -> None:
    for fill, sign in COLOURS:
        assert contrast(eyes(fill, by), eyes(sign, by)) >= LEGIBLE, (by, fill, sign)


@pytest.mark.parametrize("seat", SEATS)
def test_badges_stand_out_from_parchment(seat: Seat) -> None:
    """A light one by its rim."""
    whole = BADGES[seat]
    assert contrast(PALETTE.colours[whole.fill if whole.rim is None else whole.rim], PARCHMENT) >= MARKED
    edge = badge(seat, "all colours").getpixel((1, SIDE // 2))
    assert isinstance(edge, tuple)
    assert contrast((edge[0], edge[1], edge[2]), PARCHMENT) >= MARKED


def test_every_seat_has_an_emblem() -> None:
    assert len(COLOURS) == len(EMBLEMS) == len(SEATS)
    assert SPRITES.known("emblem") == {emblem.name.lower() for emblem in EMBLEMS}
    assert {file.stem for file in (ASSETS / "art" / "emblem").glob("*.svg")} == SPRITES.known("emblem")
    for emblem in EMBLEMS:
        box = emblem_stencil(emblem, 60).getbbox()
        assert box is not None
        assert box[2] - box[0] >= 36


def test_both_games_have_the_same_four_colours() -> None:
    """Those of before there were six: players know them."""
    kings = [kings_forge.RGB_OF[tone] for tone in kings_forge.SEAT_TONES]
    assert kings == [dwarven_smithy.RGB_OF[tone] for tone in dwarven_smithy.SEAT_TONES]
