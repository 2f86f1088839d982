"""Somebody learns the game in the channel, and the bot is killed in the middle."""

from kingsforge_bot.games.kings_forge.lesson import SCRIPT
from kingsforge_bot.sandbox import Message, Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.reading import labels

ANSWERS = (
    "Table",
    "In my supply",
    "North Mine top: 2×M → 2×M",
    "1 metal: +2 to one die",
    "Wood dock 1×M🗑 → 1×W",
    "Pass: a +1/+1 token",
    "Roll",
    "+2 to W1",
    "Craft Table: W3 W4",
    "+1 to M5, +1 to M4",
    "M6 M5: steal Shield",
    "The one at the dock ⚓ Jeweler",
    "Now: East Forest bottom",
)
WRONG = "Craft Table: W1 W4"


async def test_the_tutorial_goes_on_after_a_kill(house: House, ann: Person) -> None:
    message = await read(await ann.slash(house.channel, "rules", {"query": "tutorial kings_forge"}))
    first = message
    for step, answer in enumerate(ANSWERS):
        assert f"{step + 1}/{len(SCRIPT.steps)}" in message.content
        assert message.attachments
        if step in (1, 7):
            await house.kill()
            await house.start()
        if WRONG in labels(message):
            message = await read(await ann.press(message, WRONG))
            assert "rule 3.3" in message.content
        message = await read(await ann.press(message, answer))
    assert "9 times in 10" in message.content
    assert "/table new" in message.content
    assert message.id == first.id
    assert not public(house)


def public(house: House) -> list[Message]:
    return [one for one in house.server.messages(house.channel) if not one.ephemeral]
