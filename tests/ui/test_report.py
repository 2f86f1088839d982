"""A report gives way bit by bit: what others did in fewer words, then fewer of it; what one did oneself never."""

from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.i18n.widths import width
from kingsforge_bot.ui.phone import SMALL, SMALL_LETTERS
from kingsforge_bot.ui.report import shorter

ENGLISH = Localizers(strict=True).english
OWN = "You claimed North Mine (bottom), paid 1 metal."
MADE = "-# **Ben**: crafted **Shield**"
OLD = "-# **Ben**: North Mine (top) for 2 metal"
NEW = "-# **Cleo**: Workshop (top) for 2 wood"
LONG = "-# Cleo: played raw gold (workshop), raw silver (workshop), raw iron (workshop), ruby (market); drew 3 (mine)"


def test_ones_own_doing_is_told_to_the_end_in_small_letters() -> None:
    for report in (f"{OWN}\n{OLD}\n{NEW}", OWN):
        assert [*shorter(ENGLISH, report)][-1] == f"{SMALL}{OWN}"


def test_of_others_moves_the_oldest_go_first_and_what_somebody_made_last() -> None:
    small = f"{SMALL}{OWN}"
    assert [*shorter(ENGLISH, f"{OWN}\n{MADE}\n{OLD}\n{NEW}")] == [
        f"{OWN}\n{MADE}\n{OLD}\n{NEW}",
        f"{small}\n{MADE}\n{OLD}\n{NEW}",
        f"{small}\n{MADE}\n{NEW}",
        f"{small}\n{MADE}",
        small,
    ]


def test_a_long_turn_of_another_is_told_by_half_rather_than_not_at_all() -> None:
    first = next(shorter(ENGLISH, f"{OWN}\n{LONG}")).splitlines()[1]
    assert LONG.startswith(first.removesuffix("…"))
    assert first.endswith("…")
    assert width(first) <= SMALL_LETTERS


def test_without_a_report_there_is_none() -> None:
    assert set(shorter(ENGLISH, "")) == {""}
