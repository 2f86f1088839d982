"""What marks of a posted board mean: ribbon, what is new, what lies deeper in the warehouse."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.gallery.positions import busy
from kingsforge_bot.games.dwarven_smithy.pictures.measures import RENDERER
from kingsforge_bot.games.dwarven_smithy.pictures.news import news_of
from kingsforge_bot.games.dwarven_smithy.pictures.post import draw_post
from kingsforge_bot.games.dwarven_smithy.pictures.signs import FURTHER, Coins, of_effects
from kingsforge_bot.games.dwarven_smithy.pictures.table_contents import wares
from kingsforge_bot.games.dwarven_smithy.rules.events import Sold
from tests.games.dwarven_smithy.pictures.scenes import BOX, CAPTION, desk, noted_writing


def test_a_board_says_what_its_marks_mean_also_once_the_warehouse_fills(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ribbon of who leads, the sign of what is new, how many cards lie deeper: only of those that are there."""
    written, words, state = noted_writing(monkeypatch), CAPTION.words, busy(2)
    assert words is not None
    leads, new, more = words.marks
    came = Sold(Seat(0), state.row[0], 3)
    assert len(state.row) > 1
    long = replace(state, row=state.row * 3)
    for shown, events, told in ((state, (), {leads}), (state, (came,), {leads, new}), (long, (), {leads, more})):
        written.clear()
        RENDERER.forget()
        draw_post(shown, BOX, CAPTION, events)
        assert {*words.marks} & {*written} == told


@pytest.mark.parametrize(("sold", "marked"), [(1, 1), (2, 2), (3, 0), (4, 0)])
def test_of_a_warehouse_that_is_mostly_new_nothing_is_marked(sold: int, marked: int) -> None:
    """Marks on all of it would say nothing; nor do the words of the picture list it twice."""
    row = busy(2).row[:4]
    assert len(row) == 4
    news = news_of([Sold(Seat(0), card, 1) for card in row[:sold]])
    assert sum(cell.fresh for cell in wares(replace(busy(2), row=row), BOX, news).row) == marked


def test_a_plus_is_coins_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither how many cards lie deeper nor how many places more an area has is written with one."""
    written = noted_writing(monkeypatch)
    long = replace(busy(4), row=busy(4).row * 3)
    draw_post(long, BOX, CAPTION)
    desk(long, 0)
    shown = {Coins(text) for text in written if text.startswith("+")}
    said = {sign for one in BOX.guild.values() for signs in of_effects(one.effects) for sign in signs}
    sold = {Coins(f"+{value.sell + more}") for one in BOX.resources.values() for value in (one.raw, one.refined)
            if value is not None for more in (0, 1)}  # fmt: skip
    assert shown <= sold | said
    assert not [sign for sign in said if isinstance(sign, str) and "+" in sign]
    assert [text for text in written if text.startswith(FURTHER)]
