"""Colours that can be told apart, figures on dice and rounds that can be read."""

from itertools import combinations

import pytest

from kingsforge_bot.games.kings_forge.pictures.contents import Round
from kingsforge_bot.games.kings_forge.pictures.glyphs.dice_faces import FACE_OF, RAMP_OF
from kingsforge_bot.games.kings_forge.pictures.materials import TABLE
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.pictures.painters import draw_content
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, RGB_OF, WRITTEN, Tone
from kingsforge_bot.games.kings_forge.pictures.places import PLATE_HIGH
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
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


def test_a_round_of_three_figures_is_written_whole() -> None:
    """Cut off, all such rounds would look alike."""

    def drawn(number: int) -> bytes:
        canvas = Canvas(PLATE_HIGH, PLATE_HIGH, Tone.IRON, PALETTE)
        draw_content(canvas, Frame(0, 0, PLATE_HIGH, PLATE_HIGH), Round(number), BoardCaption(""))
        return canvas.indices.tobytes()

    assert drawn(128) != drawn(129)
