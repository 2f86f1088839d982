"""Letters that can be read, names that can be written, colours that can be told apart."""

from itertools import combinations

import pytest

from kingsforge_bot.games.kings_forge.dice import Kind
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.palette import COLOURS, RGB_OF, SIZE, WRITTEN, Tone, contrast, shades
from kingsforge_bot.render.typeface import fit, width, writable

LEGIBLE = 4.5
"""WCAG AA for text."""


@pytest.mark.parametrize(("ink", "ground"), WRITTEN, ids=lambda tone: tone.name)
def test_everything_written_stands_out(ink: Tone, ground: Tone) -> None:
    assert contrast(ink, ground) >= LEGIBLE


def test_contrast_is_that_of_wcag() -> None:
    assert contrast(Tone.WHITE, Tone.WHITE) == 1
    assert 16 < contrast(Tone.WHITE, Tone.INK) < 17


def test_the_palette_fits_a_png_and_begins_with_the_tones() -> None:
    assert len(COLOURS) <= SIZE
    assert [COLOURS[tone] for tone in Tone] == [RGB_OF[tone] for tone in Tone]


def test_dice_differ_in_colour_and_in_letter() -> None:
    tones = (Tone.METAL, Tone.WOOD, Tone.GEM, Tone.MAGIC, Tone.LIBRARY, Tone.CEMETERY)
    for one, other in combinations(tones, 2):
        assert RGB_OF[one] != RGB_OF[other]
    assert len({kind.value for kind in Kind}) == len(tones)


@pytest.mark.parametrize(("ink", "ground"), WRITTEN, ids=lambda tone: tone.name)
def test_shades_run_from_ground_to_ink(ink: Tone, ground: Tone) -> None:
    ladder = shades(ink, ground)
    assert (len(ladder), ladder[0], ladder[-1]) == (256, ground, ink)
    middle = COLOURS[ladder[128]]
    for channel in range(3):
        low, high = sorted((RGB_OF[ink][channel], RGB_OF[ground][channel]))
        assert low - 24 <= middle[channel] <= high + 24


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ana", "Ana"),
        ("Zoë Ångström", "Zoë Ångström"),
        ("Кузнец", "Кузнец"),
        ("Αθηνά", "Αθηνά"),
        ("🔥 Ana 🔥", "Ana"),
        ("A\u200bna", "Ana"),
        ("  two\n words ", "two words"),
        ("𝓐𝓷𝓪", "Ana"),
        ("山田太郎", ""),
        ("Ana 山田", ""),
        ("한국어", ""),
        ("🔥", ""),
        ("…!?", ""),
        ("", ""),
    ],
)
def test_a_name_is_written_whole_or_not_at_all(given: str, shown: str) -> None:
    assert writable(given) == shown


def test_a_text_is_shrunk_and_then_cut_to_its_room() -> None:
    assert fit("Ana", 40, 20, 500) == ("Ana", 40)
    shown, size = fit("Platemail of Loyalty", 40, 20, 300)
    assert shown == "Platemail of Loyalty"
    assert 20 <= size < 40
    shown, size = fit("W" * 60, 40, 20, 300)
    assert shown.endswith("…")
    assert size == 20
    assert width(shown, size) <= 300


def test_frames_know_what_they_hold_and_meet() -> None:
    frame = Frame(10, 10, 20, 20)
    assert frame.holds(Frame(10, 10, 20, 20))
    assert not frame.holds(Frame(9, 10, 20, 20))
    assert frame.meets(Frame(29, 29, 5, 5))
    assert not frame.meets(Frame(30, 10, 5, 5))


def test_a_slab_stays_in_its_frame() -> None:
    canvas = Canvas(60, 60, Tone.PAPER)
    canvas.slab(Frame(10, 10, 40, 40), Tone.CARD, Tone.PAPER, 12, (4, Tone.EMBER))
    image = canvas.image()
    assert image.getpixel((9, 30)) == Tone.PAPER
    assert image.getpixel((10, 10)) == Tone.PAPER
    assert image.getpixel((10, 30)) == Tone.EMBER
    assert image.getpixel((30, 30)) == Tone.CARD
    assert image.getpixel((50, 30)) == Tone.PAPER
