"""Threads of tables, and what is told in them."""

import re

from kingsforge_bot.sandbox import Channel, Message, Person
from tests.e2e.hands import read
from tests.e2e.house import House


async def commanded(person: Person, place: Channel | int, line: str, **options: str | int | bool) -> str:
    return (await read(await person.slash(place, line, options))).content


async def in_thread(house: House, owner: Person, **options: str | int | bool) -> tuple[int, Message]:
    """A table in a thread: the thread, and the table's card there."""
    answer = await commanded(owner, house.channel, "table new", thread=True, **options)
    found = re.search(r"<#(\d+)>", answer)
    assert found is not None, answer
    thread = int(found[1])
    return thread, await house.server.next_message(thread)


async def told(person: Person, card: Message, label: str) -> str:
    return (await read(await person.press(card, label))).content


def archived(house: House, thread: int) -> bool:
    state = house.server.world.channels[thread].thread
    return state is not None and state.archived
