"""The form of a button's id: it is read back as it was written, it always fits, and nothing else is an id."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsforge_bot.service.types import TableId
from kingsforge_bot.ui.custom_id import LONGEST, NO_TABLE, ComponentId, read_press

MOST = 999_999_999
PREFIX = len(str(ComponentId(TableId(MOST), MOST, "x", "ABCDE"))) - 1


@given(
    st.integers(1, MOST),
    st.integers(0, MOST),
    st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=70),
    st.sampled_from(["", "ABCDE", "Z2345"]),
)
def test_an_id_is_read_as_it_was_written(table: int, seq: int, what: str, timeline: str) -> None:
    press = ComponentId(TableId(table), seq, what, timeline)
    assert len(str(press)) <= LONGEST
    assert read_press(str(press)) == press


def test_an_id_that_would_not_fit_is_never_written() -> None:
    assert len(str(ComponentId(TableId(MOST), MOST, "x" * (LONGEST - PREFIX), "ABCDE"))) == LONGEST
    with pytest.raises(ValueError, match="kf2"):
        str(ComponentId(TableId(MOST), MOST, "x" * (LONGEST - PREFIX + 1), "ABCDE"))


def test_what_belongs_to_no_table_is_of_every_timeline() -> None:
    assert str(ComponentId(NO_TABLE, 0, "rule rule-2-4").within("ABCDE")) == "kf1|0|0|rule rule-2-4"
    assert str(ComponentId(TableId(3), 4, "roll").within("ABCDE")) == "kf2|ABCDE|3|4|roll"
    assert str(ComponentId(TableId(3), 4, "roll").within("")) == "kf1|3|4|roll"


@given(st.text(max_size=120))
def test_any_other_text_is_none_or_itself(text: str) -> None:
    press = read_press(text)
    assert press is None or str(press) == text


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "kf1",
        "kf1||",
        "kf1|1|1|",
        "kf0|1|1|roll",
        "kf2|1|1|roll",
        "KF1|1|1|roll",
        " kf1|1|1|roll",
        "kf1|0|1|roll",
        "kf1|01|1|roll",
        "kf1|1|01|roll",
        "kf1|-1|1|roll",
        "kf1|1|-1|roll",
        "kf1|1.0|1|roll",
        "kf1|1|1e3|roll",
        "kf1|1234567890|1|roll",
        "kf1|1|1234567890|roll",
        "kf1|\u0661|1|roll",
        "kf1|1|1|roll\n",
        "kf1|1|1|r\u00f6ll",
        "kf2||1|1|roll",
        "kf2|ABCD|1|1|roll",
        "kf2|ABCDEF|1|1|roll",
        "kf2|abcde|1|1|roll",
        "kf2|ABCD1|1|1|roll",
        "kf2|ABCDE|0|0|rule x",
        "kf1|ABCDE|1|1|roll",
        "kf2|ABCDE|1|1|" + "x" * 87,
        "kf1|1|1|" + "x" * 91,
        "kf1|1|1|" + "x" * 6000,
        "x" * 6000,
    ],
)
def test_made_up_ids_are_none(custom_id: str) -> None:
    assert read_press(custom_id) is None
