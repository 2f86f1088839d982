"""Letters that can be read, names that can be written, colours that can be told apart."""

from itertools import combinations

import pytest
from PIL import features

from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, RGB_OF, WRITTEN, Tone
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.palette import SIZE
from kingsforge_bot.render.typeface import fit, stencil, width, writable

LEGIBLE = 4.5
"""WCAG AA for text."""


@pytest.mark.parametrize(("ink", "ground"), WRITTEN, ids=lambda tone: tone.name)
def test_everything_written_stands_out(ink: Tone, ground: Tone) -> None:
    assert PALETTE.contrast(ink, ground) >= LEGIBLE


def test_contrast_is_that_of_wcag() -> None:
    assert PALETTE.contrast(Tone.WHITE, Tone.WHITE) == 1
    assert 17 < PALETTE.contrast(Tone.WHITE, Tone.INK) < 18


def test_the_palette_fits_a_png_and_begins_with_the_tones() -> None:
    assert len(PALETTE.colours) <= SIZE
    assert [PALETTE.colours[tone] for tone in Tone] == [RGB_OF[tone] for tone in Tone]


def test_dice_differ_in_colour_and_in_letter() -> None:
    tones = (Tone.METAL, Tone.WOOD, Tone.GEM, Tone.MAGIC, Tone.LIBRARY, Tone.CEMETERY)
    for one, other in combinations(tones, 2):
        assert RGB_OF[one] != RGB_OF[other]
    assert len({kind.value for kind in Kind}) == len(tones)


@pytest.mark.parametrize(("ink", "ground"), WRITTEN, ids=lambda tone: tone.name)
def test_shades_run_from_ground_to_ink(ink: Tone, ground: Tone) -> None:
    ladder = PALETTE.shades(ink, ground)
    assert (len(ladder), ladder[0], ladder[-1]) == (256, ground, ink)
    middle = PALETTE.colours[ladder[128]]
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
        ("山田太郎", "山田太郎"),
        ("髙橋 Ana さん", "髙橋 Ana さん"),
        ("한국어", "한국어"),
        ("สมชาย", ""),
        ("Ana हिन्दी", ""),
        ("🔥", ""),
        ("…!?", ""),
        ("", ""),
    ],
)
def test_a_name_is_written_whole_or_not_at_all(given: str, shown: str) -> None:
    assert writable(given) == shown


def test_a_name_from_the_right_is_written_only_where_its_letters_can_be_joined() -> None:
    assert writable("العربية") == ("العربية" if features.check("fribidi") else "")


def test_a_text_in_two_fonts_is_as_wide_as_its_parts_and_stands_on_one_line() -> None:
    parts = ("Ana ", "山田", " Zoë")
    assert abs(width("".join(parts), 44) - sum(width(part, 44) for part in parts)) <= len(parts)
    (latin, _, latin_top), (both, _, top) = stencil("Ana", 44), stencil("Ana 山田", 44)
    assert top <= latin_top
    assert both.crop((0, latin_top - top, latin.width - 2, latin_top - top + latin.height)).tobytes() == (
        latin.crop((0, 0, latin.width - 2, latin.height)).tobytes()
    )


@pytest.mark.parametrize(("large", "small"), [("山", "A"), ("田", "H"), ("あ", "o")])
def test_both_fonts_look_equally_large(large: str, small: str) -> None:
    (one, _, _), (other, _, _) = stencil(large, 44), stencil(small, 44)
    assert other.height <= one.height <= 1.6 * other.height


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
    canvas = Canvas(60, 60, Tone.PAPER, PALETTE)
    canvas.slab(Frame(10, 10, 40, 40), Tone.SEAT_A, Tone.PAPER, 12, (4, Tone.EMBER))
    image = canvas.image()
    assert image.getpixel((9, 30)) == Tone.PAPER
    assert image.getpixel((10, 10)) == Tone.PAPER
    assert image.getpixel((10, 30)) == Tone.EMBER
    assert image.getpixel((30, 30)) == Tone.SEAT_A
    assert image.getpixel((50, 30)) == Tone.PAPER
