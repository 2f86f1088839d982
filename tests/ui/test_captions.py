"""What is written on the picture of a lobby."""

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.ui.wording.captions import lobby_caption, portraits_of
from tests.ui.looks import lobby_of

ENGLISH = Localizers(strict=True).english.of("kings_forge")


def test_who_sits_behind_a_kept_seat_is_drawn_there_by_name() -> None:
    table = lobby_of("Ana", "Ben")
    first, second = table.sitters
    apart = replace(table, sitters=(first, replace(second, seat=Seat(2))), capacity=3)
    caption = lobby_caption(ENGLISH, apart)
    assert [name_of(caption, seat) for seat in (Seat(0), Seat(2))] == ["Ana", "Ben"]
    assert [faced(caption, Seat(seat)).head for seat in range(3)] == [
        portraits_of(apart)[0],
        None,
        portraits_of(apart)[1],
    ]
