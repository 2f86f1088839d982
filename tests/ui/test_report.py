"""A report gives way bit by bit: what others did in fewer words, then fewer of it; what one did oneself never."""

import pytest

from kingsforge_bot.ui.phone import SMALL, SMALL_LETTERS, letters
from kingsforge_bot.ui.report import one_line, shorter
from tests.spoken import LANGUAGES
from tests.ui.counter import LOCALIZERS

ENGLISH = LOCALIZERS.english
OWN = "You claimed North Mine (bottom), paid 1 metal."
MADE = "-# **Ben**: crafted **Shield**"
OLD = "-# **Ben**: North Mine (top) for 2 metal"
NEW = "-# **Cleo**: Workshop (top) for 2 wood"
LONG = "-# Cleo: played raw gold (workshop), raw silver (workshop), raw iron (workshop), ruby (market); drew 3 (mine)"
BOLD = "-# **Somebody**: won **Platemail of Loyalty** and **Sword of Destiny** (crafted with M4 M5 M6 W6)"


@pytest.mark.parametrize("report", [f"{OWN}\n{OLD}\n{NEW}", OWN])
def test_ones_own_doing_is_told_to_the_end_in_small_letters(report: str) -> None:
    assert shorter(ENGLISH, report).own == f"{SMALL}{OWN}"


def test_of_others_moves_the_oldest_go_first_and_what_somebody_made_last() -> None:
    small = f"{SMALL}{OWN}"
    assert shorter(ENGLISH, f"{OWN}\n{MADE}\n{OLD}\n{NEW}").news == (
        f"{OWN}\n{MADE}\n{OLD}\n{NEW}",
        f"{small}\n{MADE}\n{OLD}\n{NEW}",
        f"{small}\n{MADE}\n{NEW}",
        f"{small}\n{MADE}",
    )


def test_what_is_told_of_the_reader_in_small_letters_gives_way_before_what_others_did() -> None:
    own = "-# Ana: completed Kettle Helm (+13)"
    assert shorter(ENGLISH, f"{OLD}\n{own}\n{MADE}", "Ana").news == (
        f"{OLD}\n{own}\n{MADE}",
        f"{OLD}\n{MADE}",
        MADE,
    )


def test_a_line_keeps_whole_deeds_that_find_room_and_says_that_there_were_others() -> None:
    line = "-# Brok: crafted Kilnface; sold gold, silver, iron and thunder rune (+14); bought ruby"
    assert one_line(ENGLISH, line) == "-# Brok: crafted Kilnface; bought ruby; 1 more: log"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", [LONG, BOLD, f"-# {'あ' * 40}、{'い' * 9}", f"-# **Ben**: {'x' * 90}"])
def test_a_long_turn_of_another_is_told_by_half_rather_than_not_at_all(line: str, language: str) -> None:
    told = one_line(LOCALIZERS.for_locale(language), line)
    assert told.endswith("…")
    assert line.startswith(told.removesuffix("…").removesuffix("**"))
    assert len(SMALL) + 9 < letters(told) < SMALL_LETTERS
    assert told.count("**") % 2 == 0, "else the marks themselves are read"


def test_what_fits_is_told_as_it_is() -> None:
    assert [one_line(ENGLISH, line) for line in (MADE, OLD, NEW)] == [MADE, OLD, NEW]


def test_where_others_did_nothing_there_is_no_news() -> None:
    assert shorter(ENGLISH, OWN).news == ()
    assert shorter(ENGLISH, "") == ((), "")
