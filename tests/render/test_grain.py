"""Planks repeat their rows from above, end in a joint, and have a darker tone for each of theirs."""

from itertools import pairwise

from kingsforge_bot.render.grain import HIGHEST_PLANK, Grain, in_shadow, laid, plank

GRAIN = Grain(tone=1, runs=((3, 1), (2, 2)), joint=(7, 8), darker=((1, 4), (2, 5), (4, 6)))


def rows(high: int) -> list[int]:
    return [tone for top, bottom, tone in plank(GRAIN, high) for _ in range(bottom - top)]


def test_rows_repeat_and_end_in_the_joint() -> None:
    assert rows(14) == [1, 1, 1, 2, 2, 1, 1, 1, 2, 2, 1, 1, 7, 8]


def test_runs_lie_below_each_other_and_each_is_of_another_tone() -> None:
    runs = plank(GRAIN, 30)
    assert (runs[0][0], runs[-1][1]) == (0, 30)
    assert all(above[1] == below[0] and above[2] != below[2] for above, below in pairwise(runs))


def test_where_there_is_no_more_room_the_joint_is_all() -> None:
    assert rows(2) == [7, 8]
    assert rows(1) == [8]


def test_a_plank_may_be_any_height_and_begins_alike() -> None:
    """What lies on it may move: a row depends on its place alone."""
    assert rows(40)[:12] == rows(14)[:12]


def test_laid_out_each_row_is_bare_at_the_left() -> None:
    memory = laid(GRAIN, 5, 2).tobytes()
    assert len(memory) == 5 * HIGHEST_PLANK
    assert [memory[5 * row : 5 * row + 5] for row in (0, 3)] == [bytes((0, 0, 1, 1, 1)), bytes((0, 0, 2, 2, 2))]
    # The joint lies at another row in each strip.
    assert not {7, 8} & set(memory)


def test_a_shadow_is_darker_and_its_heart_darker_once_more() -> None:
    table = in_shadow(GRAIN)
    assert [table[tone] for tone in (1, 2, 4)] == [4, 5, 6]
    assert table[table[1]] == 6
    # What is not of the planks stays.
    assert [table[tone] for tone in (0, 7, 200)] == [0, 7, 200]
