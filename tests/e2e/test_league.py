"""Leagues from sign-up to podium: tables open, are played and counted by themselves, also through a kill."""

import asyncio
from contextlib import suppress

import pytest

from kingsforge_bot.sandbox import Message, Person
from kingsforge_bot.ui.post.trouble import TOO_MANY_EDITS
from tests.e2e.hands import read
from tests.e2e.house import House

DAY = 86_400.0


async def card_of(house: House, text: str) -> Message:
    """The newest message that says so."""
    return await house.server.next_message(house.channel, where=lambda one: text in one.content)


async def until(house: House, text: str, patience: float = 90) -> None:
    """Something in the channel says so by now, also in a message that changed."""
    async with asyncio.timeout(patience):
        while not any(text in one.content for one in house.server.messages(house.channel)):  # noqa: ASYNC110
            await asyncio.sleep(0.2)


async def as_days_pass(house: House, text: str) -> None:
    """The same within some days: when exactly tables begin is not known here."""
    for _ in range(6):
        house.turn_clock(DAY)
        with suppress(TimeoutError):
            await until(house, text, 20)
            return
    raise TimeoutError(text)


@pytest.mark.full
async def test_a_league_from_sign_up_to_podium_through_a_kill(house: House, ann: Person, ben: Person) -> None:
    people = [ann, ben, *(house.person(name) for name in ("Cat", "Dan", "Eve"))]
    said: dict[str, str | int | float | bool] = {"name": "Winter", "game": "King's Forge", "rounds": 2, "days": 2}
    await read(await ann.slash(house.channel, "league new", said))
    card = await card_of(house, "Winter")
    assert "sealed in advance" in card.content
    for one in people:
        assert "You take part" in (await read(await one.press(card, "Join"))).content
    await until(house, "Signed up (5)")
    assert "Only whoever opened" in (await read(await ben.press(card, "Start"))).content
    assert "begins" in (await read(await ann.press(card, "Start"))).content
    await until(house, "Round 1 of 2")
    await until(house, "Bye, 1 point: ")
    await house.kill()
    house.turn_clock(DAY)
    await house.start()
    # What the bot was away counts for nobody.
    house.turn_clock(DAY + 600)
    await until(house, "Deadline of the league’s round")
    # Nobody plays: bots play the tables to their end, and that counts.
    await as_days_pass(house, "Round 2 of 2")
    await as_days_pass(house, "is champion")
    verified = (await read(await ben.slash(house.channel, "league verify", {"league": "Winter"}))).content
    assert "everything agrees" in verified
    assert "Points" in (await read(await ben.press(card, "Why this place"))).content
    assert "Hall of champions" in (await read(await ben.slash(house.channel, "league list"))).content
    # Days pass in seconds here, in which Discord takes few changes of old messages: what it refuses is tried again.
    house.server.violations[:] = [one for one in house.server.violations if one.code != TOO_MANY_EDITS]


async def test_a_ladder_from_a_challenge_by_the_card_to_the_podium(house: House, ann: Person, ben: Person) -> None:
    said: dict[str, str | int | float | bool] = {
        "name": "Steps",
        "game": "King's Forge",
        "form": "ladder",
        "weeks": 1,
        "days": 2,
    }
    await read(await ann.slash(house.channel, "league new", said))
    card = await card_of(house, "Steps")
    for one in (ann, ben):
        await read(await one.press(card, "Join"))
    await read(await ann.press(card, "Start"))
    await until(house, "Challenges are made until")
    asked = {one: await read(await one.press(card, "Challenge")) for one in (ann, ben)}
    [last] = [one for one in (ann, ben) if "Whom do you challenge" in asked[one].content]
    [first] = [one for one in (ann, ben) if one is not last]
    assert "You challenged" in (await read(await last.press(asked[last], f"1. {first.name}"))).content
    call = await card_of(house, "Deadline to take it up")
    await read(await first.press(call, "Take up"))
    await until(house, "and they play")
    await until(house, "Round 1 begins")
    # Bots play the table to its end; then its week is over, too.
    house.turn_clock(2 * DAY + 600)
    await until(house, "1 won, 0 lost")
    house.turn_clock(6 * DAY)
    await until(house, "is champion")
    assert (
        "One challenge and all 2 places reckoned again"
        in (await read(await ann.slash(house.channel, "league verify"))).content
    )
    assert "Challenges: " in (await read(await last.press(card, "Why this place"))).content
    house.server.violations[:] = [one for one in house.server.violations if one.code != TOO_MANY_EDITS]
