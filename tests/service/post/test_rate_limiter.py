"""Posts do not come faster than Discord takes them."""

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
