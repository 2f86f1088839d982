"""Posts do not come faster than Discord takes them."""

import pytest

from kingsforge_bot.service.post.rate_limiter import A_SECOND, AT_ONCE, RateLimiter


def begun(rests: dict[int, float], count: int) -> list[float]:
    """When each of so many begins that all ask at once, after the rests before some of them."""
    now = 0.0
    limiter = RateLimiter(lambda: now)
    starts = []
    for number in range(count):
        now += rests.get(number, 0.0)
        starts.append(now + limiter.wait())
    return starts


def test_a_few_begin_at_once_and_the_others_in_turn() -> None:
    starts = begun({}, 100)
    assert starts[:AT_ONCE] == [0.0] * AT_ONCE
    assert round(starts[-1], 6) == (100 - AT_ONCE) / A_SECOND
    for start in starts:
        assert sum(start <= other < start + 1 for other in starts) <= A_SECOND + AT_ONCE


def test_after_a_rest_a_few_begin_at_once_again_and_no_more() -> None:
    starts = begun({50: 3600.0}, 100)
    later = starts[50:]
    assert [round(start, 6) for start in later[:AT_ONCE]] == [3600.0] * AT_ONCE
    assert round(later[AT_ONCE], 6) > 3600.0


def begun_by(processes: int, count: int, a_second: int) -> list[float]:
    """When each of so many begins that every process asks for at once: all of them together."""
    limiters = [RateLimiter(lambda: 0.0, a_second=a_second, among=lambda: processes) for _ in range(processes)]
    return sorted(limiter.wait() for limiter in limiters for _ in range(count))


@pytest.mark.parametrize("processes", [1, 2, 3, 7])
def test_several_processes_share_what_one_bot_may_ask(processes: int) -> None:
    starts = begun_by(processes, 200, a_second=45)
    for start in starts:
        assert sum(start <= other < start + 1 for other in starts) <= 45 + max(AT_ONCE, processes)
    lasted = (200 * processes - max(AT_ONCE, processes)) / 45
    assert starts[-1] == pytest.approx(lasted, abs=processes / 45)


def test_who_is_alone_again_has_all_of_it() -> None:
    now, processes = 0.0, 4
    limiter = RateLimiter(lambda: now, a_second=20, among=lambda: processes)
    waits = [limiter.wait() for _ in range(5)]
    assert waits[-1] - waits[-2] == pytest.approx(4 / 20)
    processes = 1
    waits = [limiter.wait() for _ in range(5)]
    assert waits[-1] - waits[-2] == pytest.approx(1 / 20)
