"""The board as bytes: a small PNG of the right size, whatever the state and whatever people call themselves."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.pictures.board import draw_board
from kingsforge_bot.games.kings_forge.pictures.contents import Nameplate
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.pictures.painters import draw_content
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, Tone
from kingsforge_bot.games.kings_forge.pictures.table.layout import layout
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from tests.games.kings_forge.pictures.boards import (
    CAPTION,
    CROWDED_CRAFT,
    CROWDED_GATHER,
    FINAL,
    WIDEST_NAME,
    board,
    looked_at,
    new_game,
    random_play,
)

GOLDEN = Path(__file__).parent / "golden"
MOST_BYTES = 225 * 1024
THUMB = 200
"""Width of a golden picture: a moved or missing thing is seen, a different smoothing of letters is not."""
ALIKE = 4.0
"""Largest mean difference of grey, of 255."""
STRANGE_NAMES = (
    "",
    " ",
    "\n",
    "\u202e\u200b",
    "山田太郎",
    "🔥🔥",
    "\x00\x01",
    WIDEST_NAME,
    "a" * 6000,
    "\u0301" * 300,
    "العربية",
)


def opened(picture: bytes) -> Image.Image:
    image = Image.open(BytesIO(picture))
    image.load()
    return image


def draw(view: State, caption: BoardCaption = CAPTION) -> Image.Image:
    return opened(draw_board(view, caption))


def thumb(view: State) -> Image.Image:
    image = draw(view).convert("L")
    return image.resize((THUMB, round(image.height * THUMB / image.width)), Image.Resampling.BOX)


def golden_boards() -> dict[str, State]:
    return {"gather": board(**CROWDED_GATHER), "craft": board(**CROWDED_CRAFT), "final": board(**FINAL)}


@pytest.mark.parametrize("name", looked_at())
def test_every_board_is_a_png_of_its_layouts_size_and_small(name: str) -> None:
    view = looked_at()[name]
    picture = draw_board(view, CAPTION)
    assert len(picture) <= MOST_BYTES
    image = opened(picture)
    assert image.format == "PNG"
    assert image.size == (1600, layout(view).high)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_that_random_play_reaches_can_be_drawn(seats: int) -> None:
    for number, view in enumerate(random_play(seats, seed=3, plies=200)):
        if number % 40 == 0:
            assert len(draw_board(view, CAPTION)) <= MOST_BYTES


@pytest.mark.parametrize("name", STRANGE_NAMES)
def test_no_name_breaks_the_picture(name: str) -> None:
    caption = BoardCaption(name, (name, name))
    assert draw(new_game(2), caption).size == draw(new_game(2)).size


def test_a_name_that_cannot_be_written_is_its_seats_letter() -> None:
    view = new_game(2)
    assert draw_board(view, BoardCaption("#1", ("สมชาย", "Ben"))) == draw_board(view, BoardCaption("#1", ("A", "Ben")))


@pytest.mark.parametrize("name", ["Åsa Ñandú", "Çelik Ęgy", "Кузнецщу", "鷹齋", "yjgpq"])
def test_a_name_is_cut_neither_above_nor_below(name: str) -> None:
    place = next(place.frame for place in layout(new_game(2)).places if place.name == "player.0.name")
    inked = []
    for around in (0, 30):
        canvas = Canvas(place.w, place.h + 2 * around, Tone.CARD, PALETTE)
        frame = Frame(0, around, place.w, place.h)
        draw_content(canvas, frame, Nameplate(Seat(0)), BoardCaption("", (name,)))
        inked.append(sum(canvas.indices.histogram()) - canvas.indices.histogram()[Tone.CARD])
    assert inked[0] == inked[1] > 0


def test_a_missing_name_is_its_seats_letter() -> None:
    view = new_game(3)
    assert draw_board(view, BoardCaption("#1")) == draw_board(view, BoardCaption("#1", ("A", "B", "C")))


def test_names_and_table_change_nothing_but_their_own_places() -> None:
    view = new_game(2)
    one, other = draw(view), draw(view, BoardCaption("#99 Elm", ("Zed", "Yara")))
    changed = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    for place in layout(view).places:
        if place.name.split(".")[-1] in ("awaited", "table", "name"):
            assert changed.crop((place.frame.x, place.frame.y, place.frame.right, place.frame.bottom)).getbbox(), (
                place.name
            )
            changed.paste(0, (place.frame.x, place.frame.y, place.frame.right, place.frame.bottom))
    assert changed.getbbox() is None


def test_the_same_board_is_the_same_picture_in_any_thread() -> None:
    views = list(looked_at().values())
    alone = [opened(draw_board(view, CAPTION)).tobytes() for view in views]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda view: draw_board(view, CAPTION), views * 2))
    # How small a strip was packed may depend on what was drawn before.
    assert [opened(one).tobytes() for one in together] == alone * 2


@pytest.mark.parametrize("name", golden_boards())
def test_boards_look_as_they_did(name: str) -> None:
    """To renew a picture after a wanted change: delete it, run this test, look at what it wrote."""
    now = thumb(golden_boards()[name])
    file = GOLDEN / f"{name}.png"
    if not file.exists():
        now.save(file)
        pytest.fail(f"{file.name} was written anew: look at it")
    with Image.open(file) as before:
        assert now.size == before.size
        assert ImageStat.Stat(ImageChops.difference(now, before)).mean[0] <= ALIKE
