"""Discord's rate limits, and how discord.py lives with them."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from kingsforge_bot.sandbox import Server
from kingsforge_bot.sandbox.rest.rate_limits import Bucket, Limits
from tests.sandbox.conftest import Bot, Place, channel_of, furnished, running

POST = "/channels/{channel_id}/messages"


class Watch:
    """Seconds that are set."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_takes_so_many_within_its_window_and_tells_what_is_left() -> None:
    watch = Watch()
    limits = Limits(now=watch)
    left = []
    for number in range(5):
        watch.now = 100.0 + number / 10
        over, headers = limits.count("POST", POST, {"channel_id": "1"}, everywhere=True)
        assert over is None
        left.append((headers["X-RateLimit-Remaining"], headers["X-RateLimit-Reset-After"]))
    assert left == [("4", "5.000"), ("3", "4.900"), ("2", "4.800"), ("1", "4.700"), ("0", "4.600")]
    over, _ = limits.count("POST", POST, {"channel_id": "1"}, everywhere=True)
    assert over is not None
    assert (round(over.retry_after, 3), over.everywhere) == (4.6, False)
    assert limits.over == {f"POST {POST}": 1}
    assert limits.count("POST", POST, {"channel_id": "2"}, everywhere=True)[0] is None
    assert limits.count("GET", POST, {"channel_id": "1"}, everywhere=True)[0] is None
    watch.now = 105.01
    assert limits.count("POST", POST, {"channel_id": "1"}, everywhere=True)[0] is None


def test_all_of_a_bot_are_fifty_a_second_answers_to_people_aside() -> None:
    watch = Watch()
    limits = Limits(now=watch)
    for number in range(50):
        assert limits.count("POST", POST, {"channel_id": str(number)}, everywhere=True)[0] is None
    over, _ = limits.count("POST", POST, {"channel_id": "50"}, everywhere=True)
    assert over is not None
    assert over.everywhere
    assert over.headers()["X-RateLimit-Global"] == "true"
    callback = ("POST", "/interactions/{interaction_id}/{token}/callback", {"token": "t"})
    assert limits.count(*callback, everywhere=False)[0] is None
    watch.now += 1
    assert limits.count("POST", POST, {"channel_id": "50"}, everywhere=True)[0] is None
    assert limits.most_in_a_second == 50


@pytest.fixture
async def limited() -> AsyncIterator[Place]:
    limits = Limits(buckets={f"POST {POST}": Bucket(3, 1.0)})
    async with furnished(Server(patience=5.0, limits=limits)) as one:
        yield one


async def test_the_client_waits_by_the_headers_and_everything_is_said(limited: Place) -> None:
    async with running(Bot(), limited) as bot:
        await asyncio.gather(*[channel_of(bot, limited).send(str(number)) for number in range(8)])
    assert len(limited.server.messages(limited.channel)) == 8
    assert limited.server.limits is not None
    # Each message may set out once before its bucket is known to be empty: whoever waits as told is not refused twice.
    assert limited.server.limits.over.total() <= 8
    assert limited.server.violations == []
