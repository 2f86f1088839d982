"""The race of a game: lines that end where the values say, and heads beside them of which none covers another."""

from itertools import combinations
from pathlib import Path

import pytest

from kingsforge_bot.drawing.race import HEAD, Chart, Margins, draw_line, laid
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame
from kingsforge_bot.render.palette import Palette

FRAME = Frame(10, 20, 800, 400)
MARGINS = Margins(left=50, top=30, below=40, before=12, after=8)
CHART = Chart(Frame(0, 0, 200, 100), 4, 10)
WHITE, BLACK, RED = range(3)
PALETTE = Palette({WHITE: (255, 255, 255), BLACK: (0, 0, 0), RED: (200, 30, 30)}, (), Path("none"))


def test_steps_go_right_and_values_up() -> None:
    assert [CHART.x(step) for step in range(5)] == [0, 50, 100, 150, 200]
    assert [CHART.y(value) for value in (0, 5, 10)] == [100, 50, 0]


def test_a_race_without_a_step_or_a_value_can_be_drawn() -> None:
    nothing = Chart(Frame(0, 0, 200, 100), 0, 0)
    assert (nothing.x(0), nothing.y(0)) == (0, 100)


def test_lines_of_the_grid_are_left_out_where_they_lie_too_close() -> None:
    assert list(CHART.marks(1, 10)) == [(value, 100 - 10 * value) for value in range(11)]
    assert list(CHART.marks(1, 25)) == [(0, 100), (3, 70), (6, 40), (9, 10)]
    assert [value for value, _ in CHART.marks(2, 25)] == [0, 4, 8]


@pytest.mark.parametrize("ends", [(0, 100), (50, 50), (50, 51, 52, 53), (0, 0, 100, 100), (10, 20, 30, 40, 50, 60)])
def test_heads_lie_beside_the_ends_of_their_lines_and_none_covers_another(ends: tuple[int, ...]) -> None:
    chart, heads = laid(FRAME, [(0, end // 2, end) for end in ends], 100, MARGINS)
    assert chart.steps == 2
    for head, end in zip(heads, ends, strict=True):
        assert FRAME.holds(head)
        assert head.x >= chart.room.right + MARGINS.before
        assert head.y <= chart.y(end) <= head.bottom
    assert not any(one.meets(other) for one, other in combinations(heads, 2))


def test_no_head_is_cut_off_at_the_ends_of_the_chart() -> None:
    _, heads = laid(FRAME, [(0, 0), (0, 100)], 100, Margins(0, 0, 0, 0, 0))
    assert all(FRAME.holds(head) for head in heads)


def test_the_chart_has_what_the_heads_and_margins_leave() -> None:
    chart, (head, _) = laid(FRAME, [(0, 10), (0, 90)], 100, MARGINS)
    assert chart.room.x == FRAME.x + MARGINS.left
    assert (chart.room.y, chart.room.bottom) == (FRAME.y + MARGINS.top, FRAME.bottom - MARGINS.below)
    assert head.right <= FRAME.right - MARGINS.after
    # Two that end alike stand side by side, which takes room of the lines.
    crowded, _ = laid(FRAME, [(0, 50), (0, 50)], 100, MARGINS)
    assert chart.room.w - crowded.room.w >= HEAD


def test_a_line_goes_through_its_values_within_a_dark_edge() -> None:
    canvas = Canvas(300, 120, WHITE, PALETTE)
    draw_line(canvas, Chart(Frame(20, 20, 260, 80), 2, 10), (0, 5, 5), RED, BLACK)
    image = canvas.indices
    assert [image.getpixel(at) for at in ((20, 100), (85, 80), (150, 60), (210, 60))] == [RED] * 4
    column = image.crop((210, 0, 211, 120)).tobytes()
    inside, edge = (sorted(y for y, tone in enumerate(column) if tone == one) for one in (RED, BLACK))
    assert edge[0] < inside[0] < inside[-1] < edge[-1]
    # A dot marks the step between the ends.
    assert image.crop((150, 0, 151, 120)).tobytes().count(RED) > len(inside)
