"""The bot as one of several processes: what it answers, asks and posts while others may do so in its place."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.shards.dividing import FIRST_CLAIM, ClusterView, Held, Peer
from kingsforge_bot.service.shards.sharing import SURE_FOR
from kingsforge_bot.ui.interaction.clustered import A_SECOND, HESITATES, ClusteredBot, Overtaken
from kingsforge_bot.ui.interaction.reply import DOUBTFUL
from kingsforge_bot.ui.interaction.sharded import WINDOW
from tests.ui.counter import Counter, FakeInteraction
from tests.ui.looks import user_of

API = "http://127.0.0.1/api/v10"


class FakeClaims:
    """Process 1 of so many, which takes the only shard."""

    number = 1

    def __init__(self) -> None:
        self.peers = 1
        self.owner: int | None = None
        self.is_cut = False
        self.turns: list[tuple[int, int, float]] = []
        self.ring: Callable[[], None] = lambda: None

    async def look(self) -> ClusterView:
        peers = tuple(Peer(number, 0.0) for number in range(1, 1 + self.peers))
        return ClusterView(self.number, peers, (Held(0, self.owner, self.owner is not None),))

    async def bury(self, number: int) -> None:
        raise AssertionError(number)

    async def take(self, shard: int) -> bool:
        self.owner = self.number
        return True

    async def let_go(self, shard: int) -> None:
        raise AssertionError(shard)

    async def join(self, wanted: int | None, proposed: int) -> int:
        return wanted or proposed

    async def turn(self, shard: int, at_once: int, window: float) -> float:
        self.turns.append((shard, at_once, window))
        if self.is_cut:
            raise StoreFailed("cut")
        return 3.0

    def rung_by(self, ring: Callable[[], None]) -> None:
        self.ring = ring


async def _at_once(seconds: float) -> None:
    """However long it is to last."""


class Process:
    """The bot, its clock, and what it waited for."""

    def __init__(self, bot: ClusteredBot, claims: FakeClaims) -> None:
        self.bot, self.claims = bot, claims
        self.waited: list[float] = []
        self.waits: Callable[[float], Awaitable[None]] = _at_once
        self._time = 0.0
        bot._sharing._now = bot._requests_a_second._now = lambda: self._time

    async def sleep(self, seconds: float) -> None:
        self.waited.append(seconds)
        await self.waits(seconds)

    def unheard_for(self, seconds: float) -> None:
        """Nobody heard of it for so long."""
        self._time += seconds

    async def takes(self) -> Any:
        """Somebody's press that it answers."""
        press: Any = FakeInteraction(user_of(0), extras={})
        assert await self.bot.takes(press)
        return press

    async def asks(self, method: str, path: str) -> None:
        """A request to Discord is about to begin. Raises Overtaken."""
        start: Any = SimpleNamespace(method=method, url=SimpleNamespace(path=f"{API}{path}"))
        nothing: Any = None
        await self.bot._before_request(nothing, SimpleNamespace(), start)


@pytest.fixture
async def process(counter: Counter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Process]:
    claims = FakeClaims()
    async with ClusteredBot(counter.app, tmp_path / "commands.sha256", claims, 1) as bot:
        one = Process(bot, claims)
        monkeypatch.setattr(counter.service, "sleep", one.sleep)
        monkeypatch.setattr(bot, "begin", lambda shard: None)
        await bot._sharing.look()
        yield one


async def test_a_press_is_answered_at_once_by_whom_the_others_hear_of(process: Process) -> None:
    press = await process.takes()
    assert (press.extras, process.waited) == ({}, [])


async def test_who_may_be_taken_over_from_lets_the_other_answer_first(process: Process) -> None:
    """Discord waits three seconds: half of them are left."""
    process.unheard_for(FIRST_CLAIM)
    press = await process.takes()
    assert press.extras == {DOUBTFUL: True}
    assert process.waited == [HESITATES] == [1.5]
    assert process.bot._sharing._rung.is_set()


async def test_who_may_be_taken_over_from_posts_nothing_and_answers_still(process: Process) -> None:
    await process.asks("POST", "/channels/1/messages")
    process.unheard_for(SURE_FOR)
    for method in ("POST", "PATCH", "DELETE"):
        with pytest.raises(Overtaken):
            await process.asks(method, "/channels/1/messages")
    await process.asks("GET", "/channels/1/messages")
    await process.asks("POST", "/interactions/1/token/callback")
    await process.asks("PATCH", "/webhooks/1/token/messages/@original")


@pytest.mark.parametrize("processes", [1, 3])
async def test_processes_share_the_requests_that_discord_allows(process: Process, processes: int) -> None:
    process.claims.peers = processes
    await process.bot._sharing.look()
    for _ in range(100):
        await process.asks("GET", "/channels/1")
    between = process.waited[-1] - process.waited[-2]
    assert between == pytest.approx(processes / A_SECOND)


async def test_answers_count_among_no_requests(process: Process) -> None:
    for _ in range(100):
        await process.asks("POST", "/interactions/1/token/callback")
        await process.asks("PATCH", "/webhooks/1/token/messages/@original")
    assert process.waited == []


async def test_a_connection_begins_when_it_is_its_turn_among_all_processes(process: Process) -> None:
    await process.bot.before_identify_hook(0, initial=True)
    assert process.claims.turns == [(0, 1, WINDOW)]
    assert process.waited == [3.0]


async def test_without_the_database_it_waits_for_its_turn_as_two_would_begin_at_once(process: Process) -> None:
    async def back_after_three(seconds: float) -> None:
        process.claims.is_cut = len(process.waited) < 3

    process.claims.is_cut, process.waits = True, back_after_three
    await process.bot.before_identify_hook(0)
    assert process.claims.turns == 4 * [(0, 1, WINDOW)]
    assert process.waited[-1] == 3.0


async def test_who_stood_while_it_waited_has_missed_its_turn_and_asks_for_another(process: Process) -> None:
    async def stands_once(seconds: float) -> None:
        if len(process.waited) == 1:
            process.unheard_for(SURE_FOR)
        else:
            await process.bot._sharing.look()

    process.waits = stands_once
    await process.bot.before_identify_hook(0)
    assert process.claims.turns == 2 * [(0, 1, WINDOW)]


async def test_a_shard_that_was_let_go_is_not_connected_again(process: Process) -> None:
    with pytest.raises(asyncio.CancelledError):
        await process.bot.before_identify_hook(1)
    assert process.claims.turns == []


async def test_a_shard_that_is_let_go_while_it_waits_for_its_turn_is_not_connected(process: Process) -> None:
    async def let_go(seconds: float) -> None:
        await process.bot._sharing._lose(0)

    process.waits = let_go
    with pytest.raises(asyncio.CancelledError):
        await process.bot.before_identify_hook(0)
    assert len(process.claims.turns) == 1


@pytest.mark.parametrize("is_back", [ClusteredBot.on_shard_ready, ClusteredBot.on_shard_resumed])
async def test_a_connection_that_comes_once_its_shard_is_let_go_goes_again(
    process: Process, monkeypatch: pytest.MonkeyPatch, is_back: Callable[[ClusteredBot, int], Awaitable[None]]
) -> None:
    """Else two processes would answer there."""
    gone: list[int] = []

    class Connection:
        async def disconnect(self) -> None:
            gone.append(0)

    monkeypatch.setattr(process.bot, "get_shard", lambda shard: Connection())
    await is_back(process.bot, 0)
    assert gone == []
    process.bot._app.service.share.mine = frozenset()
    await is_back(process.bot, 0)
    assert gone == [0]
