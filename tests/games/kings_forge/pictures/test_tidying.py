"""What is forgotten to save memory is there again when it is asked for; systems that take nothing back are fine."""

import pytest

from kingsforge_bot.games.kings_forge.pictures import board
from kingsforge_bot.render import art, tidying
from kingsforge_bot.render.canvas import TILES
from kingsforge_bot.render.tidying import tidy
from tests.games.kings_forge.pictures.boards import CAPTION, CROWDED_GATHER
from tests.games.kings_forge.pictures.boards import board as position


def fresh() -> bytes:
    """A board drawn with nothing kept of those before."""
    TILES.clear()
    board.RENDERER.forget()
    art._tile.cache_clear()
    art._stencil.cache_clear()
    return board.draw_board(position(**CROWDED_GATHER), CAPTION)


@pytest.mark.parametrize("trim", [None, lambda _: 1])
def test_pictures_are_the_same_afterwards(monkeypatch: pytest.MonkeyPatch, trim: object) -> None:
    before = fresh()
    monkeypatch.setattr(tidying, "_TRIM", trim)
    tidy()
    assert fresh() == before
