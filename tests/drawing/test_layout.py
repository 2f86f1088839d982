"""Rows, columns and grids: what lies where, to the pixel."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsforge_bot.drawing.layout import (
    Column,
    Grid,
    Inset,
    Leaf,
    Over,
    Part,
    Row,
    Space,
    columns,
    fitting_columns,
    middle,
    paint,
    placed,
    shown,
    snug,
    tall,
)
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.palette import Palette

WHOLE = Frame(10, 20, 300, 200)


def at(part: Part[str], frame: Frame = WHOLE) -> dict[str, tuple[int, ...]]:
    return {thing: tuple(place) for place, thing in placed(part, frame)}


def leaves(names: str) -> tuple[Leaf[str], ...]:
    return tuple(Leaf(name) for name in names)


def test_parts_of_a_row_share_what_those_with_a_size_leave() -> None:
    row = Row((Leaf("a", 100), *leaves("bc")), gap=10)
    assert at(row) == {"a": (10, 20, 100, 200), "b": (120, 20, 90, 200), "c": (220, 20, 90, 200)}


def test_parts_of_a_column_do_so_downwards() -> None:
    column = Column((Leaf("a", 40), *leaves("bc")), gap=20)
    assert at(column) == {"a": (10, 20, 300, 40), "b": (10, 80, 300, 60), "c": (10, 160, 300, 60)}


def test_what_cannot_be_shared_stays_free_at_the_end() -> None:
    assert [wide for _, _, wide, _ in at(Row(leaves("abc"), gap=1)).values()] == [99] * 3


def test_a_space_keeps_a_place_free() -> None:
    assert at(Row((Leaf("a"), Space(), Space()))) == {"a": (10, 20, 100, 200)}
    assert at(Row((Space(30), Leaf("a")))) == {"a": (40, 20, 270, 200)}


def test_a_grid_goes_on_row_by_row() -> None:
    grid = Grid(tuple("abc"), columns=2, high=50, gap=10, down=4)
    assert at(grid) == {"a": (10, 20, 145, 50), "b": (165, 20, 145, 50), "c": (10, 74, 145, 50)}


def test_a_grid_of_things_so_wide_leaves_the_rest_of_its_rows_free() -> None:
    assert at(Grid(tuple("abc"), columns=2, high=50, gap=10, wide=60)) == {
        "a": (10, 20, 60, 50),
        "b": (80, 20, 60, 50),
        "c": (10, 80, 60, 50),
    }


def test_a_part_is_as_high_as_what_lies_in_it() -> None:
    empty: Grid[str] = Grid((), columns=2, high=50)
    grid = Grid(tuple("abc"), columns=2, high=50, gap=10)
    column = Column((Leaf("z", 40), empty, grid), gap=6)
    assert [tall(part) for part in (Leaf("z", 40), empty, grid, column)] == [40, 0, 110, 156]
    assert tall(Over((Leaf("under"), Inset(column, 12, 4)))) == 164
    assert tall(Column((column,), size=90)) == 90


def test_a_snug_part_leaves_a_column_the_rest() -> None:
    within = snug(Over((Leaf("under"), Inset(Leaf("on it", 30), 12, 4))))
    assert at(Column((within, Leaf("rest"))))["under"] == (10, 20, 300, 38)


def test_a_part_lies_half_way_up() -> None:
    assert at(Row((middle(Leaf("a", 50), 60), Leaf("b")))) == {"a": (10, 95, 60, 50), "b": (70, 20, 240, 200)}


def test_a_column_gives_a_grid_the_height_of_its_rows() -> None:
    column = Column((Grid(tuple("abc"), columns=2, high=50, gap=10), Leaf("z")), gap=6)
    assert at(column)["z"] == (10, 20 + 110 + 6, 300, 200 - 110 - 6)


def test_a_grid_without_things_leaves_no_gap() -> None:
    empty: Grid[str] = Grid((), columns=2, high=50, gap=10)
    assert at(Column((empty, Leaf("a"), empty), gap=6)) == {"a": tuple(WHOLE)}


def test_a_row_gives_a_grid_its_share_of_the_width() -> None:
    row = Row((Leaf("z", 90), Grid(tuple("ab"), columns=2, high=50, gap=10)), gap=10)
    assert at(row) == {"z": (10, 20, 90, 200), "a": (110, 20, 95, 50), "b": (215, 20, 95, 50)}


def test_parts_lie_over_each_other_in_their_order() -> None:
    part = Over((Leaf("under"), Inset(Leaf("on it"), 12, 4)))
    assert [*placed(part, WHOLE)] == [(WHOLE, "under"), (Frame(22, 24, 276, 192), "on it")]


def test_rows_and_columns_lie_in_each_other() -> None:
    part = Row((Column(leaves("ab"), size=100), Inset(Leaf("c"), 5, 5, size=60), Over((Leaf("d"),))))
    assert at(part) == {
        "a": (10, 20, 100, 100),
        "b": (10, 120, 100, 100),
        "c": (115, 25, 50, 190),
        "d": (170, 20, 140, 200),
    }


@given(st.lists(st.integers(0, 60), min_size=1, max_size=5), st.integers(0, 12))
def test_whatever_has_room_lies_inside_and_apart(sizes: Sequence[int], gap: int) -> None:
    row = Row(tuple(Leaf(index, size) for index, size in enumerate(sizes)), gap)
    places = [place for place, _ in placed(row, Frame(0, 0, 400, 10))]
    assert all(Frame(0, 0, 400, 10).holds(place) for place in places)
    assert all(b.x - a.right == gap for a, b in pairwise(places))
    assert all(place.w == size for place, size in zip(places, sizes, strict=True) if size)


def test_equal_layouts_are_one_key() -> None:
    """A strip is kept under what it shows."""
    one, other = (Row((Leaf("a"), Grid(tuple("bc"), 2, 5)), gap=3) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)


def test_what_is_shown_is_drawn_in_its_place() -> None:
    canvas = Canvas(20, 4, 0, Palette({0: (0, 0, 0), 1: (9, 9, 9), 2: (90, 90, 90)}, (), Path("none")))
    paint(canvas, Row((shown(fill, 1, 5), Space(), shown(fill, 2, 5))), Frame(0, 0, 20, 4))
    assert bytes(canvas.indices.crop((0, 3, 20, 4)).tobytes()) == bytes([1] * 5 + [0] * 10 + [2] * 5)


def fill(canvas: Canvas, frame: Frame, tone: int) -> None:
    canvas.indices.paste(tone, frame.corners)


def test_columns_are_equally_wide() -> None:
    assert [tuple(one) for one in columns(Frame(0, 5, 100, 9), 3, 2)] == [(0, 5, 32, 9), (34, 5, 32, 9), (68, 5, 32, 9)]


@pytest.mark.parametrize(
    ("needs", "wides"),
    [((20, 30), [49, 49]), ((20, 50), [34, 64]), ((90, 150), [42, 55]), ((), [49, 49])],
    ids=["equal is enough", "as wide as needed", "in proportion above the floor", "none"],
)
def test_columns_fit_what_they_need(needs: tuple[int, ...], wides: list[int]) -> None:
    assert [one.w for one in fitting_columns(Frame(0, 0, 100, 9), needs, 2, 30, 2)] == wides
