"""The last picture says on a ribbon who won by how much."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.drawing.measures import WIDE
from kingsforge_bot.games.keyflower.gallery.games import largest
from kingsforge_bot.games.keyflower.pictures.post import draw_end
from tests.games.keyflower.pictures.scenes import CAPTION, PHONE, SMALLEST_DECISIVE, TILES, noted_writing


def test_the_last_picture_says_who_won_by_how_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """In letters of 9 px on a phone, whole also where the name is long and six have points."""
    assert CAPTION.words is not None
    state, won = largest(6, 6)[0], f"{'W' * 16} wins 124:122:121:113:112:111"
    written = noted_writing(monkeypatch)
    caption = replace(CAPTION, words=replace(CAPTION.words, won=won))
    draw_end(state, TILES, caption, tuple((0, 10, 20, 30 + seat) for seat in range(6)))
    title = [text for text in written if text in won and len(text) > len(won) // 3]
    assert " ".join(title) == won
    assert min(written[text] for text in title) * PHONE / WIDE >= SMALLEST_DECISIVE
