"""The colours of every game and of the hall: what is written can be read, what is marked is seen."""

import pytest

from kingsforge_bot.drawing import palette as hall
from kingsforge_bot.games.dwarven_smithy.pictures import palette as dwarven_smithy
from kingsforge_bot.games.keyflower.pictures import palette as keyflower
from kingsforge_bot.games.kings_forge.pictures import palette as kings_forge
from kingsforge_bot.render.palette import SIZE, Palette
from tests.drawing.eyes import contrast_in

GAMES = (kings_forge, dwarven_smithy, keyflower, hall)
LEGIBLE = 4.5
"""WCAG AA for text."""
SEEN = 3
"""WCAG AA for what is not text."""
WRITTEN = [pytest.param(one.PALETTE, *pair, id=f"{one.ASSETS.name}-{pair}") for one in GAMES for pair in one.WRITTEN]
MARKS = [pytest.param(one.PALETTE, *pair, id=f"{one.ASSETS.name}-{pair}") for one in GAMES for pair in one.MARKS]


@pytest.mark.parametrize(("palette", "ink", "ground"), WRITTEN)
def test_everything_written_stands_out(palette: Palette, ink: int, ground: int) -> None:
    assert contrast_in(palette, ink, ground) >= LEGIBLE


@pytest.mark.parametrize(("palette", "mark", "ground"), MARKS)
def test_every_mark_stands_out_from_what_it_lies_on(palette: Palette, mark: int, ground: int) -> None:
    assert contrast_in(palette, mark, ground) >= SEEN


def test_a_palette_fits_a_png_and_begins_with_the_tones() -> None:
    for game in GAMES:
        assert len(game.PALETTE.colours) <= SIZE
        assert [game.PALETTE.colours[tone] for tone in game.Tone] == [game.RGB_OF[tone] for tone in game.Tone]
