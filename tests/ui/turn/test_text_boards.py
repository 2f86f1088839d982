"""The board in words on a phone: page by page, nothing left out."""

import pytest

from kingsforge_bot.games.kings_forge.words.text_board import text_board as said
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import width
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.turn.text_boards import text_board
from kingsforge_bot.ui.wording.names import names_of
from tests.spoken import LANGUAGES
from tests.ui.counter import LOCALIZERS, Counter
from tests.ui.limits import check
from tests.ui.looks import held, look_at, position
from tests.ui.positions import ANA, GATHER, unchanged

COLUMNS, LINES = 42, 24
LATER = position(
    {"supply": "MMW", "smithy": "MM", "held": held("token-plus", "north-mine.bottom"), "items": ["axe", "pick"]},
    {"supply": "MMMG", "items": ["table"]},
    "MMWW",
    face_up=["mill", "shrine", "garden", "jeweler"],
    deck=["workshop", "library", "tavern"],
    queue=["bracelet", "giant-club", "necklace", "swift-sword", "ice-sword", "crown"],
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_stands_on_pages_of_a_phones_height(language: str) -> None:
    l10n = LOCALIZERS.for_locale(language).of("kings_forge")
    look = look_at(LATER)
    words = said(l10n, look.view, names_of(l10n, look.table))
    told, page = list[str](), text_board(l10n, look.table, words)
    for number in (2, 3, 4):
        check(page)
        lines = page.text.splitlines()
        assert "#12 Oak" in lines[0]
        assert sum(-(-width(line) // COLUMNS) for line in lines) <= LINES
        told += lines[1:]
        [row] = page.rows
        assert isinstance(row, tuple)
        [button] = row
        if button.custom_id.payload == "text 1":
            break
        assert button.custom_id.payload == f"text {number}"
        page = text_board(l10n, look.table, words, [str(number)])
    assert told == words.splitlines()


def test_what_fits_one_page_has_no_button(l10n: Localizer) -> None:
    message = text_board(l10n, look_at(GATHER).table, "Round 1\nAna")
    assert (message.text.splitlines()[1:], message.rows) == (["Round 1", "Ana"], ())


async def test_a_page_is_one_press_away_and_made_up_ones_are_not_known(counter: Counter) -> None:
    look = await counter.place(LATER)
    first = await counter.press(ANA, f"kf1|{look.table.id}|{look.table.seq}|text")
    [following] = first.ids
    second = await unchanged(counter, look, await counter.press(ANA, following, own=True))
    assert "Stock: " in second
    assert "Stock: " not in first.text
    assert (await counter.press(ANA, f"kf1|{look.table.id}|{look.table.seq}|text 9")).text == second
    for wrong in ("0", "x", "12", "1 2"):
        answered = await counter.press(ANA, f"kf1|{look.table.id}|{look.table.seq}|text {wrong}")
        assert "This button is not known." in answered.text
    with pytest.raises(UnknownPress):
        text_board(LOCALIZERS.english, look.table, "Ana", ["²"])
