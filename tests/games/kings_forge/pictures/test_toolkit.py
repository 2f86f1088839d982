"""Letters that can be read, names that can be written, colours that can be told apart."""

from itertools import combinations

import pytest
from PIL import features

from kingsforge_bot.games.kings_forge.pictures.boxes import PLATE_HIGH
from kingsforge_bot.games.kings_forge.pictures.contents import Round
from kingsforge_bot.games.kings_forge.pictures.dice_faces import FACE_OF, RAMP_OF
from kingsforge_bot.games.kings_forge.pictures.header import draw_on_band
from kingsforge_bot.games.kings_forge.pictures.materials import TABLE
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, RGB_OF, WRITTEN, Tone
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.render import typeface
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.shadow import cached_slab, draw_shadow
from kingsforge_bot.render.typeface import fit, stencil, width, writable
from tests.drawing.eyes import contrast_in

LEGIBLE = 4.5
"""WCAG AA for text."""
SEEN = 3
"""WCAG AA for what is not text."""


@pytest.mark.parametrize("grain", sorted({tone for _, tone in TABLE.runs} | set(TABLE.joint)))
def test_all_of_the_table_is_as_dark_as_its_tone_says(grain: int) -> None:
    for light in (Tone.WHITE, Tone.CARD, Tone.FLAME, Tone.GOLD):
        assert contrast_in(PALETTE, light, grain) >= min(LEGIBLE, contrast_in(PALETTE, light, Tone.TABLE) * 0.9)


@pytest.mark.parametrize("ground", [Tone.TABLE, Tone.CARD])
@pytest.mark.parametrize("edge", [Tone.FLAME, Tone.EMBER, Tone.GOLD])
def test_the_edge_of_what_is_new_or_awaited_stands_out_on_both_sides(edge: Tone, ground: Tone) -> None:
    rings = PALETTE.materials[Tone.CARD, edge].rings
    for side in ((0.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (0.0, 1.0)):
        assert max(contrast_in(PALETTE, ring.tone(*side), ground) for ring in rings) >= SEEN


@pytest.mark.parametrize("kind", Kind)
def test_figures_on_dice_have_a_rim_that_sets_them_off(kind: Kind) -> None:
    rim = PALETTE.ramps[RAMP_OF[kind]][0]
    assert contrast_in(PALETTE, Tone.INK if kind is Kind.LIBRARY else Tone.WHITE, FACE_OF[kind]) >= LEGIBLE
    assert contrast_in(PALETTE, Tone.WHITE, rim) >= 2 * LEGIBLE


def test_ramps_run_from_shade_to_light() -> None:
    for name, ramp in PALETTE.ramps.items():
        if name != "table":
            light = [contrast_in(PALETTE, tone, PALETTE.ramps[name][0]) for tone in ramp]
            assert light == sorted(light), name


def test_contrast_is_that_of_wcag() -> None:
    assert contrast_in(PALETTE, Tone.WHITE, Tone.WHITE) == 1
    assert 17 < contrast_in(PALETTE, Tone.WHITE, Tone.INK) < 18


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


def tone_at(canvas: Canvas, x: int, y: int) -> int:
    return canvas.indices.tobytes()[y * canvas.indices.width + x]


def planked(wide: int, high: int) -> Canvas:
    canvas = Canvas(wide, high, 0, PALETTE)
    canvas.planks(TABLE, 1)
    return canvas


def test_the_grain_of_the_table_depends_on_the_row_alone() -> None:
    image = planked(50, 120).indices
    for row in range(120):
        assert len(set(image.crop((1, row, 50, row + 1)).tobytes())) == 1
        assert image.getpixel((0, row)) == 0
    assert len(set(image.tobytes())) > 3


def test_shadows_are_the_table_in_darker_tones_to_the_right_and_below() -> None:
    bare, shaded, frame = planked(120, 120), planked(120, 120), Frame(20, 20, 60, 60)
    draw_shadow(shaded, frame, TABLE, 16)
    for at in ((85, 50), (50, 85)):
        dark, light = tone_at(shaded, *at), tone_at(bare, *at)
        assert contrast_in(PALETTE, Tone.WHITE, dark) > contrast_in(PALETTE, Tone.WHITE, light)
    for at in ((10, 50), (50, 10), (100, 50), (0, 50)):
        assert tone_at(shaded, *at) == tone_at(bare, *at)


def test_the_table_is_seen_past_round_corners() -> None:
    bare, canvas = planked(120, 120).indices, planked(120, 120)
    canvas.slab(Frame(20, 20, 60, 60), Tone.CARD, Tone.TABLE, 16)
    canvas.write("A", 90, 60, 30, Tone.WHITE, Tone.TABLE)
    assert canvas.indices.getpixel((20, 20)) == bare.getpixel((20, 20))
    assert canvas.indices.getpixel((50, 50)) == Tone.CARD
    assert set(canvas.indices.crop((84, 40, 89, 80)).tobytes()) == set(bare.crop((84, 40, 89, 80)).tobytes())


def test_a_card_laid_as_kept_is_the_same_as_one_drawn() -> None:
    frame = Frame(20, 12, 60, 60)

    def card(canvas: Canvas, place: Frame) -> None:
        canvas.slab(place, Tone.CARD, Tone.TABLE, 16)

    kept, drawn = planked(120, 120), planked(120, 120)
    cached_slab(kept, "card", frame, TABLE, 16, card)
    draw_shadow(drawn, frame, TABLE, 16)
    card(drawn, frame)
    assert kept.indices.tobytes() == drawn.indices.tobytes()


def test_names_have_a_face_of_their_own_and_numbers_another() -> None:
    faces = [
        {face.file.stem for face, _ in typeface._runs(text)} for text in ("Ana", "Кузнец", "Αθηνά", "12", "M", "+1")
    ]
    assert faces == [{"AlegreyaSC-ExtraBold"}] * 3 + [{"DejaVuSansCondensed-Bold"}] * 3


def test_a_slab_stays_in_its_frame() -> None:
    canvas = Canvas(60, 60, Tone.PAPER, PALETTE)
    canvas.slab(Frame(10, 10, 40, 40), Tone.SEAT_A, Tone.PAPER, 12, (4, Tone.EMBER))
    image = canvas.image()
    assert image.getpixel((9, 30)) == Tone.PAPER
    assert image.getpixel((10, 10)) == Tone.PAPER
    assert image.getpixel((10, 30)) == Tone.EMBER
    assert image.getpixel((30, 30)) == Tone.SEAT_A
    assert image.getpixel((50, 30)) == Tone.PAPER


def test_a_round_of_three_figures_is_written_whole() -> None:
    """Cut off, all such rounds would look alike."""

    def drawn(number: int) -> bytes:
        canvas = Canvas(PLATE_HIGH, PLATE_HIGH, Tone.IRON, PALETTE)
        draw_on_band(canvas, Frame(0, 0, PLATE_HIGH, PLATE_HIGH), Round(number), BoardCaption(""))
        return canvas.indices.tobytes()

    assert drawn(128) != drawn(129)
