"""Standings as a picture: what is written can be read on a phone, long names are whole, places are as they are told."""

import pytest

from kingsforge_bot.drawing import standings
from kingsforge_bot.drawing.standings import STANDINGS_WIDE, draw_standings, fitting
from kingsforge_bot.drawing.standings_sheet import StandingsRow, StandingsSheet
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.typeface import CAPITALS

PHONE = 360
READ = 9
"""Pixels that a capital has at least."""
NAMES = (
    "Wolfgang Amadeus Theophilus Gott",
    "이순신장군님의거북선은정말로멋집니다아주아주대단합니다그렇습니",
    "x" * 32,
    "山田太郎",
)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """All that is written on pictures, and how large."""
    found = list[tuple[str, int]]()
    write, engrave = Canvas.write, Canvas.engrave

    def written(self: Canvas, text: str, x: int, y: int, size: int, ink: int, ground: int) -> int:
        found.append((text, size))
        end = write(self, text, x, y, size, ink, ground)
        assert 0 <= x <= end <= STANDINGS_WIDE
        return end

    def engraved(self: Canvas, text: str, x: int, y: int, size: int, ink: int, rim: tuple[int, int]) -> int:
        found.append((text, size))
        end = engrave(self, text, x, y, size, ink, rim)
        assert 0 <= x <= end <= STANDINGS_WIDE
        return end

    monkeypatch.setattr(Canvas, "write", written)
    monkeypatch.setattr(Canvas, "engrave", engraved)
    standings._RENDERER.forget()  # what is kept would not be written
    return found


def of(name: str, place: int, figure: str = "5 11/12", group: str = "") -> StandingsRow:
    return StandingsRow(place, name, figure, None, group)


@pytest.mark.parametrize("group", ["", "U"])
@pytest.mark.parametrize("name", NAMES)
def test_a_long_name_is_whole(said: list[tuple[str, int]], name: str, group: str) -> None:
    draw_standings(StandingsSheet("Winter", "Points", (of(name, 64, group=group),)))
    written = "".join(text for text, _ in said)
    assert name.replace(" ", "") in written.replace(" ", "").replace("-", "")
    assert "…" not in written


@pytest.mark.parametrize("title", ["A" * 50, "冬" * 50, "A league of long winter nights by the fire, again"])
def test_nothing_is_smaller_than_can_be_read_on_a_phone(said: list[tuple[str, int]], title: str) -> None:
    draw_standings(
        StandingsSheet(title, "Ganados – perdidos", tuple(of(name, 9) for name in NAMES), "60 more are not shown.")
    )
    assert min(size for _, size in said) * CAPITALS * PHONE / STANDINGS_WIDE >= READ


def test_equal_places_are_shown_as_they_are_told(said: list[tuple[str, int]]) -> None:
    draw_standings(StandingsSheet("Winter", "Points", (of("Ann", 2), of("Ben", 2))))
    assert [text for text, _ in said].count("2") == 2


def test_what_does_not_fit_leaves_room_to_say_so() -> None:
    """All but the last would fit: then the line would not."""
    rows = [of("Ann", place + 1) for place in range(64)]
    most = max(count for count in range(1, 64) if fitting(rows[:count], of=count) == count)
    assert most >= 10
    assert fitting(rows, of=64) < most + 1
    tall = [of(NAMES[1], place + 1) for place in range(64)]
    assert 5 < fitting(tall, of=64) < most
