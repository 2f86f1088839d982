"""Tables of the statistics' pages: each line has a cell for each column."""

from kingsforge_bot.devtools.tables import head, row, turns


def test_a_head_has_a_line_below_it() -> None:
    assert head("seats", "fair") == "| seats | fair |\n|---|---|"


def test_a_row_is_filled_up_with_empty_cells() -> None:
    assert row((2, "50 %", "x"), 5) == "| 2 | 50 % | x |  |  |"
    assert row((2, "50 %")) == "| 2 | 50 % |"


def test_turns_are_as_many_as_sit_at_the_largest_table() -> None:
    assert turns(range(2, 5)) == ("first", "second", "third", "fourth")
    assert turns(range(2, 7))[-1] == "sixth"
