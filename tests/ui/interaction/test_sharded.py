"""The bot as several connections: how fast they begin, and what is known of each."""

import math
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Literal

import pytest
from discord.backoff import ExponentialBackoff

from kingsforge_bot.service.types import GuildId
from kingsforge_bot.ui.interaction.sharded import WINDOW, ShardedBot
from tests.ui.counter import Counter


@pytest.fixture
async def bot(counter: Counter, tmp_path: Path) -> AsyncIterator[ShardedBot]:
    async with ShardedBot(counter.app, tmp_path / "commands.sha256") as one:
        yield one


@pytest.mark.parametrize(("at_once", "waits"), [(1, 3), (2, 2), (4, 0)])
async def test_shards_begin_as_fast_as_discord_allows(
    counter: Counter, bot: ShardedBot, monkeypatch: pytest.MonkeyPatch, at_once: int, waits: int
) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(counter.service, "sleep", sleep)

    async def proposal() -> tuple[int, str, dict[str, int]]:
        return 4, "ws://127.0.0.1", {"max_concurrency": at_once}

    monkeypatch.setattr(bot.http, "get_bot_gateway", proposal)
    await bot._count_shards()
    for shard in range(4):
        await bot.before_identify_hook(shard, initial=shard == 0)
    assert waited == pytest.approx([WINDOW] * waits, abs=1)
    assert bot.shard_count == 4


async def test_the_bot_is_there_once_all_its_shards_are(bot: ShardedBot) -> None:
    bot._gateway.expect(2)
    missing = []
    for happens in (
        bot.on_shard_ready(1),
        bot.on_resumed(),
        bot.on_shard_ready(0),
        bot.on_disconnect(),
        bot.on_shard_disconnect(1),
        bot.on_shard_resumed(1),
    ):
        await happens
        missing.append(bot._gateway.missing)
    assert missing == [1, 1, 0, 0, 1, 0]


async def test_nothing_is_known_of_the_latency_of_a_shard_that_is_not_there(bot: ShardedBot) -> None:
    bot.shard_count = 2
    assert bot._latency_in(GuildId(1 << 22)) == math.inf


async def test_a_shard_that_was_lost_often_is_back_within_about_a_minute(
    bot: ShardedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library would wait for up to 17 minutes after ten losses, each within half an hour of the one before."""
    backoff: ExponentialBackoff[Literal[False]] = ExponentialBackoff()
    known = SimpleNamespace(_parent=SimpleNamespace(_backoff=backoff))
    monkeypatch.setattr(bot, "get_shard", {0: known}.get)
    await bot.on_shard_connect(0)
    await bot.on_shard_connect(1)
    assert max(backoff.delay() for _ in range(200)) <= 64
