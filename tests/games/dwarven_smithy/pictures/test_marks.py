"""What marks of a posted board mean: ribbon, what is new, what lies deeper in the warehouse."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.gallery.positions import busy
from kingsforge_bot.games.dwarven_smithy.pictures.measures import RENDERER
from kingsforge_bot.games.dwarven_smithy.pictures.post import draw_post
from kingsforge_bot.games.dwarven_smithy.rules.events import Sold
from tests.games.dwarven_smithy.pictures.scenes import BOX, CAPTION, noted_writing


def test_a_board_says_what_its_marks_mean_also_once_the_warehouse_fills(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ribbon of who leads, the sign of what is new, how many cards lie deeper: only of those that are there."""
    written, words, state = noted_writing(monkeypatch), CAPTION.words, busy(2)
    assert words is not None
    leads, new, more = words.marks
    came = Sold(Seat(0), state.row[0], 3)
    long = replace(state, row=state.row * 3)
    for shown, events, told in ((state, (), {leads}), (state, (came,), {leads, new}), (long, (), {leads, more})):
        written.clear()
        RENDERER.forget()
        draw_post(shown, BOX, CAPTION, events)
        assert {*words.marks} & {*written} == told
