"""Threads of their own: bounded, in order, and stopped when nobody waits."""

import asyncio
from threading import Event, current_thread

import pytest

from kingsforge_bot.core.wanted import NotWanted, StillWanted, go_on
from kingsforge_bot.ui.errors import TooBusy
from kingsforge_bot.ui.workers.worker import Worker


class Long:
    """Work that goes on until it is let go or not wanted any more."""

    def __init__(self) -> None:
        self.begun, self.let_go, self.stopped = Event(), Event(), Event()

    def __call__(self, still_wanted: StillWanted) -> str:
        self.begun.set()
        try:
            while not self.let_go.wait(0.001):
                go_on(still_wanted)
        except NotWanted:
            self.stopped.set()
            raise
        return "done"


async def happened(event: Event) -> bool:
    """Within a time in which only a stalled machine does not get there."""
    return await asyncio.to_thread(event.wait, 30)


async def test_work_is_done_in_the_workers_own_thread() -> None:
    worker = Worker("odds", 1)
    name = await worker.do(lambda _: current_thread().name)
    assert name.startswith("odds")
    assert await worker.do(lambda _: current_thread().name) == name


async def test_what_work_raises_reaches_its_asker() -> None:
    def broken(_: StillWanted) -> None:
        raise ValueError("broken")

    worker = Worker("odds", 1)
    with pytest.raises(ValueError, match="broken"):
        await worker.do(broken)
    assert await worker.do(lambda _: "next") == "next"


async def test_more_than_the_bound_is_refused_at_once_and_taken_later() -> None:
    worker, first = Worker("boards", 2), Long()
    one = asyncio.create_task(worker.do(first))
    two = asyncio.create_task(worker.do(lambda _: "two"))
    assert await happened(first.begun)
    with pytest.raises(TooBusy):
        await worker.do(lambda _: "three")
    first.let_go.set()
    assert (await one, await two) == ("done", "two")
    assert await worker.do(lambda _: "three") == "three"


async def test_work_that_is_given_up_stops_where_it_asks() -> None:
    worker, work = Worker("replays", 1), Long()
    asked = asyncio.create_task(worker.do(work))
    assert await happened(work.begun)
    asked.cancel()
    assert await happened(work.stopped)
    with pytest.raises(asyncio.CancelledError):
        await asked


async def test_work_that_is_given_up_before_its_turn_is_never_begun() -> None:
    worker, first, second = Worker("replays", 2), Long(), Long()
    one = asyncio.create_task(worker.do(first))
    two = asyncio.create_task(worker.do(second))
    assert await happened(first.begun)
    two.cancel()
    await asyncio.wait([two])
    first.let_go.set()
    assert await one == "done"
    assert await worker.do(lambda _: "next") == "next"
    assert not second.begun.is_set()


async def test_one_worker_does_not_hold_up_another() -> None:
    heavy, boards, work = Worker("replays", 1), Worker("boards", 1), Long()
    asked = asyncio.create_task(heavy.do(work))
    assert await happened(work.begun)
    assert await boards.do(lambda _: "drawn") == "drawn"
    assert not asked.done()
    work.let_go.set()
    assert await asked == "done"
