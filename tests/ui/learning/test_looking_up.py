"""Queries to the rulebooks: in one thread, in their order, of each member the newest alone."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.errors import Overtaken, TooBusy
from kingsforge_bot.ui.learning.looking_up import LookingUp

ANA, BEN = UserId(1), UserId(2)
PEOPLE = 200


class Slow:
    """Holds the thread until it is let go."""

    def __init__(self) -> None:
        self.begun, self.go = threading.Event(), threading.Event()

    def __call__(self) -> str:
        self.begun.set()
        assert self.go.wait(60)
        return "slow"

    async def holds(self) -> None:
        assert await asyncio.to_thread(self.begun.wait, 60)


def saying(text: str) -> Callable[[], str]:
    return lambda: text


async def test_it_is_done_in_another_thread() -> None:
    assert await LookingUp().asked(ANA, threading.current_thread) is not threading.main_thread()


async def test_of_two_queries_of_one_member_the_newer_is_answered() -> None:
    """Whoever corrects a typing error waits for one answer, and nobody else for two."""
    looking, slow = LookingUp(), Slow()
    held = asyncio.create_task(looking.asked(BEN, slow))
    await slow.holds()
    older = asyncio.create_task(looking.asked(ANA, saying("mil")))
    await asyncio.sleep(0)
    newer = asyncio.create_task(looking.asked(ANA, saying("mill")))
    with pytest.raises(Overtaken):
        await older
    assert not held.done()
    slow.go.set()
    assert (await newer, await held) == ("mill", "slow")


async def test_one_that_is_being_looked_up_is_overtaken_too() -> None:
    looking, slow = LookingUp(), Slow()
    older = asyncio.create_task(looking.asked(ANA, slow))
    await slow.holds()
    newer = asyncio.create_task(looking.asked(ANA, saying("newer")))
    with pytest.raises(Overtaken):
        await older
    slow.go.set()
    assert await newer == "newer"
    assert await looking.asked(ANA, saying("and one more")) == "and one more"


async def test_each_key_overtakes_the_one_before_and_the_question_all_of_them() -> None:
    looking, slow = LookingUp(), Slow()
    held = asyncio.create_task(looking.asked(BEN, slow))
    await slow.holds()
    keys = []
    for typed in ("m", "mi", "mil"):
        keys.append(asyncio.create_task(looking.typed(ANA, saying(typed))))
        await asyncio.sleep(0)
    question = asyncio.create_task(looking.asked(ANA, saying("mill")))
    assert [type(one) for one in await asyncio.gather(*keys, return_exceptions=True)] == [Overtaken] * 3
    late = asyncio.create_task(looking.typed(ANA, saying("milli")))
    slow.go.set()
    assert (await question, await late, await held) == ("mill", "milli", "slow")


async def test_members_do_not_overtake_each_other() -> None:
    looking = LookingUp()
    asked = [looking.asked(UserId(number), saying(str(number))) for number in range(PEOPLE)]
    assert await asyncio.gather(*asked) == [str(number) for number in range(PEOPLE)]


async def test_what_waits_is_bounded_and_what_is_given_up_makes_room() -> None:
    looking, slow = LookingUp(patience=60), Slow()
    held = asyncio.create_task(looking.asked(BEN, slow))
    await slow.holds()
    waiting = [asyncio.create_task(looking.asked(UserId(number), saying(""))) for number in range(10, 10 + 255)]
    await asyncio.sleep(0)
    with pytest.raises(TooBusy):
        await looking.asked(ANA, saying("one too many"))
    # A member who asks again and again takes one place.
    for _ in range(1000):
        waiting[0].cancel()
        await asyncio.gather(waiting[0], return_exceptions=True)
        waiting[0] = asyncio.create_task(looking.asked(UserId(10), saying("")))
        await asyncio.sleep(0)
    slow.go.set()
    assert set(await asyncio.gather(*waiting)) == {""}
    assert await held == "slow"


async def test_nobody_waits_for_ever() -> None:
    looking, slow = LookingUp(patience=0.01, typing=0.01), Slow()
    for waits in (looking.asked, looking.typed):
        with pytest.raises(TooBusy):
            await waits(ANA, slow)
    slow.go.set()


async def test_what_fails_fails_for_whoever_asked() -> None:
    looking = LookingUp()

    def fails() -> str:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await looking.asked(ANA, fails)
    assert await looking.asked(ANA, saying("well")) == "well"
