"""What one member asks for at once is answered in order, a few at a time; what is much more is refused."""

import asyncio
from contextlib import ExitStack

import pytest

from kingsforge_bot.ui.errors import OneAtATime, TooBusy
from kingsforge_bot.ui.interaction.queues import AT_ONCE, MOST, MOST_OF_ALL, Queues
from kingsforge_bot.ui.workers.one_each import OneEach
from tests.ui.looks import user_of

ANA, BEN, CLEO = map(user_of, range(3))


class Asking:
    """Answers that are worked out until `done`, then shown until `shown`."""

    def __init__(self) -> None:
        self.queues = Queues()
        self.begun: list[int] = []
        self.done, self.shown = asyncio.Event(), asyncio.Event()

    def ask(self, answer: int, user: int = 0) -> "asyncio.Task[None]":
        async def answered() -> None:
            with self.queues.joined(user_of(user), answer) as turn:
                async with turn:
                    self.begun.append(answer)
                    await self.done.wait()
                await self.shown.wait()

        return asyncio.create_task(answered())


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_few_are_worked_out_at_once_and_the_rest_in_order() -> None:
    asking = Asking()
    asked = [asking.ask(number) for number in range(MOST)]
    await settled()
    assert asking.begun == list(range(AT_ONCE))
    asking.done.set()
    asking.shown.set()
    await asyncio.gather(*asked)
    assert asking.begun == list(range(MOST))


async def test_one_more_than_may_wait_is_refused_and_others_are_not() -> None:
    asking = Asking()
    asked = [asking.ask(number) for number in range(MOST)]
    await settled()
    with pytest.raises(TooBusy):
        await asking.ask(MOST)
    other = asking.ask(MOST + 1, user=1)
    await settled()
    assert asking.begun[-1] == MOST + 1
    asking.done.set()
    asking.shown.set()
    await asyncio.gather(*asked, other)
    await asking.ask(MOST + 2)


async def test_what_is_being_shown_holds_up_no_turn_and_still_counts() -> None:
    """While Discord takes no answers they are kept, and so are no more than that many."""
    asking = Asking()
    asking.done.set()
    asked = [asking.ask(number) for number in range(MOST)]
    await settled()
    assert asking.begun == list(range(MOST))
    with pytest.raises(TooBusy):
        await asking.ask(MOST)
    asking.shown.set()
    await asyncio.gather(*asked)


async def test_of_all_members_together_only_so_many_are_underway() -> None:
    queues = Queues()
    with ExitStack() as underway:
        for answer in range(MOST_OF_ALL):
            underway.enter_context(queues.joined(user_of(answer), answer))
        with queues.joined(user_of(MOST_OF_ALL), MOST_OF_ALL) as turn, pytest.raises(TooBusy):
            async with turn:
                raise AssertionError
    with queues.joined(user_of(MOST_OF_ALL), MOST_OF_ALL) as turn:
        async with turn:
            pass


async def test_what_is_to_happen_at_the_end_of_an_answer_does_once() -> None:
    queues, happened = Queues(), list[str]()
    with queues.joined(ANA, 1):
        queues.at_end(1, lambda: happened.append("shown"))
        assert happened == []
    assert happened == ["shown"]
    queues.at_end(1, lambda: happened.append("late"))
    assert happened == ["shown", "late"]


def test_each_has_one_place_and_few_are_there() -> None:
    places = OneEach(2)
    with places.place(ANA), places.place(BEN):
        with pytest.raises(OneAtATime), places.place(ANA):
            raise AssertionError
        with pytest.raises(TooBusy), places.place(CLEO):
            raise AssertionError
    with places.place(CLEO), places.place(ANA):
        pass
