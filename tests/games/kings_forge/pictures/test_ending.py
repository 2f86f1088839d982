"""The last picture: who won, large below the title, everybody's place, what mattered, the race. Legible on a phone."""

from io import BytesIO
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.celebrating import LEAST, titled
from kingsforge_bot.drawing.layout import placed
from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.drawing.portraits import Faced
from kingsforge_bot.games.kings_forge.advice.story import Highlight, Why
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.pictures.scenes.ending import RENDERER, Ending, draw_ending, ending_parts
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from tests.games.kings_forge.pictures.boards import ALL_ITEMS, WIDEST_NAME, board

WIDEST = (WIDEST_NAME, "山田太郎と鍛冶屋の仲間たちのとても長い名前です二二二二二二二二二", "Ж" * 32, "И" * 32)
HIGHLIGHTS = (
    (Highlight(Why.FIRST, 1, Seat(0), Item("platemail-of-loyalty")), "Primer objeto"),
    (Highlight(Why.STEAL, 14, Seat(1), Item("sapphire-spear"), Seat(0)), "Vol le plus audacieux"),
    (Highlight(Why.LAST, 100, Seat(0), Item("queens-crossbow")), "Turno decisivo"),
)


def over(*items: int) -> State:
    """A game in which the seats won so many items."""
    left = iter(ALL_ITEMS)
    return board(phase="over", players=[{"items": [*islice(left, count)]} for count in items])


def told(view: State, title: str, count: int = 3) -> Ending:
    course = tuple((0, 0, len(one.items)) for one in view.players)
    return Ending(title, course, HIGHLIGHTS[:count])


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What is written from now on, and how large; nothing kept is used."""
    found: list[tuple[str, int]] = []
    write = Canvas.write

    def noting(canvas: Canvas, text: str, x: int, y: int, size: int, *tones: Any) -> int:
        found.append((text, size))
        return write(canvas, text, x, y, size, *tones)

    monkeypatch.setattr(Canvas, "write", noting)
    RENDERER.forget()
    return found


@pytest.mark.parametrize("highlights", [0, 1, 3])
@pytest.mark.parametrize("items", [(5, 3), (4, 2, 1), (4, 3, 3, 0), (0, 0), (0, 0, 0, 0)])
def test_it_fills_the_box_of_a_post_and_is_small(items: tuple[int, ...], highlights: int) -> None:
    view = over(*items)
    drawn = draw_ending(view, BoardCaption("#12 Oak", WIDEST), told(view, f"{WIDEST_NAME} wins", highlights))
    assert len(drawn) <= 150 << 10
    with Image.open(BytesIO(drawn)) as image:
        assert image.size == (WIDE, HIGHEST)


@pytest.mark.parametrize("items", [(5, 3), (4, 2, 1), (4, 3, 3, 0), (0, 0)])
def test_all_that_is_written_can_be_read_on_a_phone_and_names_are_whole(
    items: tuple[int, ...], written: list[tuple[str, int]]
) -> None:
    """9 px where the picture is 360 px wide; nothing is cut, names of any script fit."""
    view = over(*items)
    names = tuple(f"{name[:-1]}{len(items)}" for name in WIDEST)
    draw_ending(view, BoardCaption("#12 Oak", names), told(view, "Ada wins"))
    assert min(size for _, size in written) >= LEAST
    assert not [text for text, _ in written if "…" in text]
    whole = "".join(text.rstrip("-") for text, _ in written)
    assert all(name in whole for name in names[: len(items)])


def test_everybody_has_place_and_score_and_ties_share_a_place(written: list[tuple[str, int]]) -> None:
    """Rule 5.4: without an item nothing tells players apart."""
    draw_ending(view := over(4, 0, 0), BoardCaption("#7 Elm", ("Ada", "Ben", "Cleo")), told(view, "Ada wins 4:0:0"))
    texts = [text for text, _ in written]
    assert texts[: texts.index("Primer objeto")] == [
        "Ada wins 4:0:0",
        "1",
        "Ada",
        "4",
        "2",
        "Ben",
        "0",
        "2",
        "Cleo",
        "0",
    ]


def test_who_share_the_win_stand_side_by_side() -> None:
    alone, shared = (busts(over(*items)) for items in ((5, 0), (0, 0)))
    assert [len(one) for one in (alone, shared)] == [1, 2]


def busts(view: State) -> tuple[Faced, ...]:
    hero = ending_parts(view, BoardCaption("#1"), told(view, "Over"))[0]
    groups = [one.of for _, one in placed(hero, Frame(0, 0, WIDE, hero.size)) if isinstance(one.of, tuple)]
    return next(one for one in groups if all(isinstance(head, Faced) for head in one))


def test_bands_lie_below_each_other_and_the_race_takes_what_is_left() -> None:
    for items in ((5, 3), (4, 3, 3, 0)):
        for count in (0, 3):
            parts = ending_parts(view := over(*items), BoardCaption("#1", WIDEST), told(view, "Over", count))
            assert sum(part.size for part in parts) == HIGHEST
            for part in parts:
                inside = Frame(0, 0, WIDE, part.size)
                assert all(inside.holds(frame) for frame, _ in placed(part, inside))
            assert parts[-1].size >= 180


def test_another_title_is_another_picture() -> None:
    view, caption = over(5, 3), BoardCaption("#1", ("Ada", "Ben"))
    ending = told(view, "Ada wins 5:3")
    assert draw_ending(view, caption, ending) != draw_ending(view, caption, replace(ending, title="Ada gagne 5:3"))


def test_a_long_title_has_two_lines_of_its_whole_text() -> None:
    lines = titled("Bartholomew Featherstone, 山田太郎と鍛冶屋の仲間たち et Ana se partagent la victoire", 1400)
    assert [line.size >= LEAST for line in lines] == [True, True]
    assert "…" not in "".join(line.text for line in lines)
    assert len(titled("Ada wins 5:1", 1400)) == 1
