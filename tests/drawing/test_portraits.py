"""Heads that are told apart by their outline, on the colour of their seat, in the colours of every game."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from kingsforge_bot.core.portraits import Portrait
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.portraits import FIGURES, FOLDER, SIDE, Faced, PortraitPalette, draw_flag, draw_portrait
from kingsforge_bot.drawing.seats import ASSETS, Badge
from kingsforge_bot.games.dwarven_smithy.pictures import palette as dwarven_smithy
from kingsforge_bot.games.kings_forge.pictures import palette as kings_forge
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from tests.drawing.eyes import contrast_in

GAMES = (kings_forge, dwarven_smithy)
ON_BOARD, PHONE = 126, 46
APART = 10.0
"""Mean difference of two outlines, of 255, as small as the least portrait."""


def outline(head: Portrait) -> Image.Image:
    with Image.open(FIGURES / f"{FOLDER}-{head}.png") as image:
        return image.getchannel("A").resize((PHONE, PHONE), Image.Resampling.BOX)


def drawn(game: object, who: Faced, side: int = ON_BOARD) -> Image.Image:
    palette, tone, seats = (getattr(game, name) for name in ("PALETTE", "Tone", "SEAT_TONES"))
    look = PortraitPalette(tuple(Badge(fill, tone.WHITE) for fill in seats), tone.GOLD, tone.CARD)
    canvas = Canvas(side, side, tone.CARD, palette)
    draw_portrait(canvas, Frame(0, 0, side, side), who, tone.CARD, look)
    return canvas.image()


def differ(one: Image.Image, other: Image.Image) -> float:
    return float(ImageStat.Stat(ImageChops.difference(one.convert("L"), other.convert("L"))).mean[0])


def test_every_head_is_drawn_and_nothing_else() -> None:
    assert {file.stem for file in (ASSETS / "art" / FOLDER).glob("*.svg")} == set(Portrait)
    assert {file.stem.removeprefix(f"{FOLDER}-") for file in FIGURES.glob(f"{FOLDER}-*.png")} == set(Portrait)
    for head in Portrait:
        with Image.open(FIGURES / f"{FOLDER}-{head}.png") as image:
            assert (image.size, image.mode) == ((SIDE, SIDE), "RGBA"), head


def test_heads_are_told_apart_by_their_outline_alone() -> None:
    outlines = {head: outline(head) for head in Portrait}
    for one, other in combinations(Portrait, 2):
        assert differ(outlines[one], outlines[other]) >= APART, (one, other)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("side", [PHONE, ON_BOARD])
def test_the_same_head_on_two_seats_differs_by_ground_and_badge(game: object, side: int) -> None:
    one, other = (drawn(game, Faced(Seat(seat), Portrait.BEARD), side) for seat in (0, 1))
    assert differ(one, other) >= 2
    corner = (0, side - side // 3, side // 3, side)
    assert one.crop(corner).tobytes() != other.crop(corner).tobytes()


@pytest.mark.parametrize("head", [Portrait.HOOD, Portrait.BOT_OWL])
def test_a_head_looks_alike_in_every_game(head: Portrait) -> None:
    one, other = (drawn(game, Faced(Seat(0), head)).convert("RGB") for game in GAMES)
    assert max(ImageStat.Stat(ImageChops.difference(one, other)).mean) < 3


@pytest.mark.parametrize("game", GAMES)
def test_the_corners_stay_the_ground(game: object) -> None:
    canvas = drawn(game, Faced(Seat(2), Portrait.PLUME))
    ground = getattr(game, "Tone").CARD  # noqa: B009
    assert canvas.getpixel((0, 0)) == canvas.getpixel((ON_BOARD - 1, 0)) == ground


def test_where_nobody_sits_the_emblem_stands_for_the_seat() -> None:
    empty, taken = (drawn(kings_forge, Faced(Seat(0), head)) for head in (None, Portrait.PLAIT))
    assert differ(empty, taken) >= 10
    assert empty.getpixel((ON_BOARD // 8, ON_BOARD // 2)) == kings_forge.SEAT_TONES[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_flag_of_who_leads_is_gold_with_a_place(game: object) -> None:
    palette, tone = getattr(game, "PALETTE"), getattr(game, "Tone")  # noqa: B009
    flags: list[bytes] = []
    for place in (1, 2):
        canvas = Canvas(70, 84, tone.CARD, palette)
        draw_flag(canvas, Frame(0, 0, 70, 84), place, tone.CARD, (tone.GOLD, tone.INK))
        flags.append(canvas.indices.tobytes())
        assert flags[-1].count(tone.GOLD) > 70 * 84 // 2
        assert canvas.indices.getpixel((35, 83)) == tone.CARD, "cut in below"
    assert flags[0] != flags[1]
    assert contrast_in(palette, tone.INK, tone.GOLD) >= 4.5
