"""What is drawn stays in its frame, is lit from one side, and lets the table be seen past it."""

from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, Tone
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from tests.drawing.eyes import contrast_in
from tests.render.planks import planked, tone_at


def test_raised_things_are_lit_from_above_and_sunk_ones_from_below() -> None:
    def edges(fill: Tone, ground: Tone) -> tuple[float, float]:
        canvas = Canvas(100, 100, ground, PALETTE)
        canvas.slab(Frame(0, 0, 100, 100), fill, ground, 12)
        return contrast_in(PALETTE, tone_at(canvas, 50, 3), Tone.INK), contrast_in(
            PALETTE, tone_at(canvas, 50, 96), Tone.INK
        )

    for fill, ground, raised in ((Tone.CARD, Tone.TABLE, True), (Tone.PAPER, Tone.CARD, False)):
        above, below = edges(fill, ground)
        assert (above > below) is raised


def test_the_middle_of_a_slab_is_of_one_tone() -> None:
    for fill in (Tone.CARD, Tone.PAPER, Tone.DIM, Tone.GLOW, Tone.IRON):
        canvas = Canvas(200, 100, Tone.TABLE, PALETTE)
        canvas.slab(Frame(0, 0, 200, 100), fill, Tone.TABLE, 16)
        assert canvas.indices.crop((9, 9, 191, 91)).getextrema() == (fill, fill)


def test_the_grain_of_the_table_depends_on_the_row_alone() -> None:
    image = planked(50, 120).indices
    for row in range(120):
        assert len(set(image.crop((1, row, 50, row + 1)).tobytes())) == 1
        assert image.getpixel((0, row)) == 0
    assert len(set(image.tobytes())) > 3


def test_the_table_is_seen_past_round_corners() -> None:
    bare, canvas = planked(120, 120).indices, planked(120, 120)
    canvas.slab(Frame(20, 20, 60, 60), Tone.CARD, Tone.TABLE, 16)
    canvas.write("A", 90, 60, 30, Tone.WHITE, Tone.TABLE)
    assert canvas.indices.getpixel((20, 20)) == bare.getpixel((20, 20))
    assert canvas.indices.getpixel((50, 50)) == Tone.CARD
    assert set(canvas.indices.crop((84, 40, 89, 80)).tobytes()) == set(bare.crop((84, 40, 89, 80)).tobytes())


def test_a_slab_stays_in_its_frame() -> None:
    canvas = Canvas(60, 60, Tone.PAPER, PALETTE)
    canvas.slab(Frame(10, 10, 40, 40), Tone.SEAT_A, Tone.PAPER, 12, (4, Tone.EMBER))
    image = canvas.image()
    assert image.getpixel((9, 30)) == Tone.PAPER
    assert image.getpixel((10, 10)) == Tone.PAPER
    assert image.getpixel((10, 30)) == Tone.EMBER
    assert image.getpixel((30, 30)) == Tone.SEAT_A
    assert image.getpixel((50, 30)) == Tone.PAPER
