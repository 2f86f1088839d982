"""Two who look for players are seated together over a restart, and called once where both see it."""

from kingsforge_bot.sandbox import Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.reading import labels


async def test_two_who_look_are_brought_together(house: House, ann: Person, ben: Person) -> None:
    listed = await read(await ann.slash(house.channel, "table find", {"game": "King's Forge"}))
    assert labels(listed) == {"Stop looking"}
    await house.kill()
    await house.start()
    here = await read(await ben.slash(house.channel, "table list"))
    [join] = [label for label in labels(here) if label.startswith("Join in")]
    found = await read(await ben.press(here, join))
    assert "is open in" in found.content
    card = await house.server.next_message(house.channel, where=lambda one: "Seats: 2 of 2" in one.content)
    call = await house.server.next_message(house.channel, where=lambda one: ann.id in one.alerted)
    assert ben.id not in call.alerted
    await house.kill()
    await house.start()
    assert "Looking for players" not in (await read(await ann.slash(house.channel, "table list"))).content
    begun = await read(await ben.press(card, "Start"))
    assert "begins" in begun.content
    assert [one for one in house.server.messages(house.channel) if one.id == call.id]
