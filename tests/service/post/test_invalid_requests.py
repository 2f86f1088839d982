"""The budget of refused requests: far below the 10,000 in 10 minutes for which Discord bans an address."""

import pytest

from kingsforge_bot.service.post.invalid_requests import MOST_A_MINUTE, InvalidRequests

BAN = 10_000


class Seconds:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_few_refusals_hold_nothing_back() -> None:
    seconds = Seconds()
    invalid_requests = InvalidRequests(seconds)
    for _ in range(10 * MOST_A_MINUTE):
        invalid_requests.count()
        assert invalid_requests.wait() == 0
        seconds.now += 60.1 / (MOST_A_MINUTE - 1)


def test_the_alarm_is_raised_once_and_long_before_the_ban(caplog: pytest.LogCaptureFixture) -> None:
    seconds = Seconds()
    invalid_requests = InvalidRequests(seconds)
    for _ in range(MOST_A_MINUTE - 1):
        invalid_requests.count()
    assert (invalid_requests.wait(), caplog.records) == (0, [])
    for _ in range(50):
        invalid_requests.count()
        assert invalid_requests.wait() == 60
    assert len(caplog.records) == 1
    assert 10 * MOST_A_MINUTE < BAN / 10


def test_after_a_minute_posts_go_on_and_the_next_storm_is_told_again(caplog: pytest.LogCaptureFixture) -> None:
    seconds = Seconds()
    invalid_requests = InvalidRequests(seconds)
    for number in (1, 2):
        for _ in range(MOST_A_MINUTE):
            invalid_requests.count()
        seconds.now += 59
        assert invalid_requests.wait() == 1
        seconds.now += 1
        assert invalid_requests.wait() == 0
        assert len(caplog.records) == number
