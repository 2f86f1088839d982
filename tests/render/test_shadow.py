"""Shadows fall to one side, also those of cards that are kept."""

from kingsforge_bot.games.kings_forge.pictures.materials import TABLE
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, Tone
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.shadow import cached_slab, draw_shadow
from tests.drawing.eyes import contrast_in
from tests.render.planks import planked, tone_at


def test_shadows_are_the_table_in_darker_tones_to_the_right_and_below() -> None:
    bare, shaded, frame = planked(120, 120), planked(120, 120), Frame(20, 20, 60, 60)
    draw_shadow(shaded, frame, TABLE, 16)
    for at in ((85, 50), (50, 85)):
        dark, light = tone_at(shaded, *at), tone_at(bare, *at)
        assert contrast_in(PALETTE, Tone.WHITE, dark) > contrast_in(PALETTE, Tone.WHITE, light)
    for at in ((10, 50), (50, 10), (100, 50), (0, 50)):
        assert tone_at(shaded, *at) == tone_at(bare, *at)


def test_a_card_laid_as_kept_is_the_same_as_one_drawn() -> None:
    frame = Frame(20, 12, 60, 60)

    def card(canvas: Canvas, place: Frame) -> None:
        canvas.slab(place, Tone.CARD, Tone.TABLE, 16)

    kept, drawn = planked(120, 120), planked(120, 120)
    cached_slab(kept, "card", frame, TABLE, 16, card)
    draw_shadow(drawn, frame, TABLE, 16)
    card(drawn, frame)
    assert kept.indices.tobytes() == drawn.indices.tobytes()
