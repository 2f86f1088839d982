"""Whose moment it is: a plate in the seat's colour with a flag for who leads, the bust below, a ribbon with a name."""

from pathlib import Path

import pytest
from PIL import Image

from kingsforge_bot.core.portraits import Portrait
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import paint
from kingsforge_bot.drawing.moment import Maker, MomentTones, maker, named
from kingsforge_bot.drawing.portraits import Faced, PortraitPalette
from kingsforge_bot.drawing.seats import Badge
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.palette import Palette

GROUND, RIBBON, LETTERS, GOLD, INK, FIRST, SECOND = range(7)
PALETTE = Palette(
    {
        GROUND: (255, 255, 255),
        RIBBON: (160, 20, 30),
        LETTERS: (250, 240, 220),
        GOLD: (230, 180, 40),
        INK: (0, 0, 0),
        FIRST: (20, 60, 160),
        SECOND: (20, 120, 60),
    },
    (),
    Path("none"),
)
LOOK = PortraitPalette((Badge(FIRST, LETTERS), Badge(SECOND, LETTERS)), GOLD, LETTERS)
TONES = MomentTones((FIRST, SECOND), GROUND, RIBBON, LETTERS, GOLD, INK, LOOK)
WIDE, HIGH, PLATE = 420, 500, 104


def drawn(seat: int, name: str = "Ana", head: Portrait | None = Portrait.BEARD, leads: bool = False) -> Image.Image:
    canvas = Canvas(WIDE, HIGH, GROUND, PALETTE)
    paint(canvas, maker(Maker(Faced(Seat(seat), head), name, leads), TONES), Frame(0, 0, WIDE, HIGH))
    return canvas.indices


def count(image: Image.Image, tone: int) -> int:
    return image.tobytes().count(tone)


def plate(image: Image.Image) -> Image.Image:
    return image.crop((0, 0, WIDE, PLATE))


@pytest.mark.parametrize(("seat", "tone"), [(0, FIRST), (1, SECOND)])
def test_the_plate_has_the_colour_of_its_seat(seat: int, tone: int) -> None:
    shown = plate(drawn(seat))
    assert count(shown, tone) > WIDE * PLATE // 2
    assert count(shown, LETTERS) > 100
    assert not count(shown, FIRST + SECOND - tone)


def test_who_leads_has_a_flag_beside_the_name() -> None:
    plain, leading = (plate(drawn(0, "Ana", leads=leads)) for leads in (False, True))
    assert count(leading, GOLD) > count(plain, GOLD) + 1000
    # The figure on it.
    assert count(leading, INK) > count(plain, INK) + 100
    # It hangs at the right.
    left = (0, 0, WIDE // 2, PLATE)
    assert count(leading.crop(left), GOLD) == pytest.approx(count(plain.crop(left), GOLD), abs=50)


def test_a_long_name_makes_room_for_the_flag() -> None:
    """Letters stand left of it, smaller."""
    shown = plate(drawn(0, "Bartholomew of the Hill", leads=True))
    flag = shown.crop((WIDE - 80, 24, WIDE - 20, 90))
    assert not count(flag, LETTERS)
    assert count(shown, LETTERS) > 100


def test_the_bust_is_of_whoever_sits_there() -> None:
    heads = [drawn(0, head=head).crop((0, PLATE, WIDE, HIGH)).tobytes() for head in (Portrait.BEARD, Portrait.HOOD)]
    assert heads[0] != heads[1]
    nobody = drawn(0, head=None).crop((0, PLATE, WIDE, HIGH))
    # Its emblem on the colour of the seat stands for it.
    assert count(nobody, FIRST) > count(drawn(1, head=None).crop((0, PLATE, WIDE, HIGH)), FIRST)


def test_what_was_made_is_written_in_the_middle_of_a_ribbon_with_ends_cut_in() -> None:
    canvas = Canvas(600, 92, GROUND, PALETTE)
    paint(canvas, named("Crown", TONES), Frame(0, 0, 600, 92))
    image = canvas.indices
    assert [image.getpixel((x, 46)) for x in (2, 597, 60, 540)] == [GROUND, GROUND, RIBBON, RIBBON]
    assert [image.getpixel((x, 2)) for x in (10, 590)] == [RIBBON, RIBBON]
    letters = image.point([255 if tone == LETTERS else 0 for tone in range(256)]).getbbox()
    assert letters is not None
    assert (letters[0] + letters[2]) // 2 == pytest.approx(300, abs=6)
