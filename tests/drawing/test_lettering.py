"""Names in a place that is too small for them: whole in two lines, else with a hyphen, else cut."""

import pytest

from kingsforge_bot.drawing.lettering import fitted, least_wide, lines_of
from kingsforge_bot.render.typeface import width

LEAST = 25


@pytest.mark.parametrize(("name", "hyphens"), [("山田太郎と仲間たちの鍛冶屋", 0), ("Bartholomäusstraßenbäcker", 1)])
def test_a_name_is_broken_as_its_script_wants(name: str, hyphens: int) -> None:
    lines = lines_of(name, width(name, 27) * 2 // 3, 27, LEAST)
    assert (len(lines), "".join(lines).count("-")) == (2, hyphens)
    assert "".join(lines).replace("-", "") == name


def test_a_name_is_broken_between_its_words_rather_than_in_one() -> None:
    name = "Slateback Targe"
    room = least_wide(name, LEAST)
    assert lines_of(name, room, 27, LEAST) == ("Slateback", "Targe")
    assert lines_of(name, width(name, 27), 27, LEAST) == (name,)
    assert room == width("Slateback", LEAST)


def test_a_line_is_smaller_before_it_is_cut() -> None:
    name = "Slateback Targe"
    for room in (width("Slateback", 27), width("Slateback", LEAST), width("Slateback", LEAST) // 2):
        lines = fitted(name, room, 27, LEAST)
        assert all(width(*line) <= room and LEAST <= line.size <= 27 for line in lines)
    assert [line.text for line in fitted(name, width("Slateback", LEAST), 27, LEAST)] == ["Slateback", "Targe"]
    assert any(line.text.endswith("…") for line in fitted("M" * 40, 80, 27, LEAST))


def test_no_name_takes_no_line() -> None:
    assert fitted("", 100, 27, LEAST) == ()
