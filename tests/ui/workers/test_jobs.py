"""Heavy jobs: shared by all who ask for the same, one for each user, few at once, none for nobody."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from kingsforge_bot.byte_cache import ByteCache
from kingsforge_bot.ui.errors import OneAtATime, TooBusy
from kingsforge_bot.ui.workers.jobs import Jobs
from tests.ui.looks import user_of

ANA, BEN, CLEO, DAN = map(user_of, range(4))
LONG = 60.0
"""Seconds; nobody waits so long unless a job is stuck."""


class Forge:
    """Makes what is asked for once it is told to; notes what was begun and what was stopped."""

    def __init__(self, most: int = 2, room: int = 100) -> None:
        self.jobs = Jobs[bytes](most, ByteCache(room, len), each=2)
        self.open = asyncio.Event()
        self.begun: list[str] = []
        self.stopped: list[str] = []

    def making(self, what: str) -> Callable[[], Awaitable[bytes]]:
        async def make() -> bytes:
            self.begun.append(what)
            try:
                await self.open.wait()
            except asyncio.CancelledError:
                self.stopped.append(what)
                raise
            return what.encode()

        return make

    def ask(self, user: int, what: str, patience: float = LONG) -> "asyncio.Task[bytes]":
        return asyncio.create_task(self.jobs.get(user_of(user), what, self.making(what), patience))


async def settled() -> None:
    """Everybody who could go on has."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_all_who_ask_for_the_same_wait_for_one_job() -> None:
    forge = Forge()
    asked = [forge.ask(user, "oak") for user in range(60)]
    await settled()
    forge.open.set()
    assert await asyncio.gather(*asked) == [b"oak"] * 60
    assert forge.begun == ["oak"]


async def test_jobs_are_done_one_after_the_other() -> None:
    forge = Forge()
    asked = [forge.ask(0, "oak"), forge.ask(1, "elm")]
    await settled()
    assert forge.begun == ["oak"]
    forge.open.set()
    assert await asyncio.gather(*asked) == [b"oak", b"elm"]


async def test_a_user_has_one_job_at_a_time_but_may_ask_for_it_again() -> None:
    forge = Forge()
    first = forge.ask(0, "oak")
    again = forge.ask(0, "oak")
    await settled()
    with pytest.raises(OneAtATime):
        await forge.ask(0, "elm")
    with pytest.raises(OneAtATime):
        await forge.ask(0, "oak")
    forge.open.set()
    assert (await first, await again) == (b"oak", b"oak")
    assert await forge.ask(0, "elm") == b"elm"


async def test_what_is_to_be_shown_counts_until_it_is() -> None:
    """Also what was kept: each user has one, and there are few of all."""
    forge, ends = Forge(most=1), list[Callable[[], None]]()
    forge.open.set()

    async def ask(user: int, what: str) -> bytes:
        return await forge.jobs.get(user_of(user), what, forge.making(what), LONG, ends.append)

    assert await ask(0, "oak") == await ask(0, "oak") == b"oak"
    with pytest.raises(OneAtATime):
        await ask(0, "oak")
    with pytest.raises(TooBusy):
        await ask(1, "elm")
    for end in ends:
        end()
    assert await ask(1, "elm") == b"elm"
    with pytest.raises(TooBusy):
        await ask(0, "oak")
    assert forge.begun == ["oak", "elm"]


async def test_too_much_at_once_is_refused_and_not_begun() -> None:
    forge = Forge(most=2)
    asked = [forge.ask(0, "oak"), forge.ask(1, "elm")]
    await settled()
    with pytest.raises(TooBusy):
        await forge.ask(2, "ash")
    joined = forge.ask(3, "oak")
    forge.open.set()
    assert await asyncio.gather(*asked, joined) == [b"oak", b"elm", b"oak"]
    assert "ash" not in forge.begun


async def test_a_job_ends_when_the_last_who_waited_has_given_up() -> None:
    forge = Forge()
    one, two = forge.ask(0, "oak"), forge.ask(1, "oak")
    await settled()
    one.cancel()
    await settled()
    assert forge.stopped == []
    two.cancel()
    await settled()
    assert forge.stopped == ["oak"]
    forge.open.set()
    assert await forge.ask(0, "oak") == b"oak"


async def test_patience_ends() -> None:
    forge = Forge()
    with pytest.raises(TimeoutError):
        await forge.ask(0, "oak", patience=0)
    await settled()
    assert forge.begun == forge.stopped


async def test_results_are_kept_within_their_bytes() -> None:
    forge = Forge(room=3)
    forge.open.set()
    for what in ("oak", "oak", "aspen", "aspen"):
        assert await forge.ask(0, what) == what.encode()
    assert forge.begun == ["oak", "aspen", "aspen"]


async def test_a_fault_reaches_all_who_wait_and_is_not_kept() -> None:
    forge = Forge()
    tries: list[int] = []

    async def broken() -> bytes:
        tries.append(1)
        raise ValueError("no fire")

    asked = [asyncio.create_task(forge.jobs.get(user, "oak", broken, LONG)) for user in (ANA, BEN)]
    assert [type(fault) for fault in await asyncio.gather(*asked, return_exceptions=True)] == [ValueError] * 2
    with pytest.raises(ValueError, match="no fire"):
        await forge.jobs.get(CLEO, "oak", broken, LONG)
    assert len(tries) == 2
    assert await forge.jobs.get(DAN, "oak", _oak, LONG) == b"oak"


async def _oak() -> bytes:
    return b"oak"
