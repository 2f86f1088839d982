"""What members and moderators may do to leagues, and what does not come of it."""

from kingsforge_bot.sandbox import Channel, Message, Person
from tests.e2e.hands import read
from tests.e2e.house import House


async def opened(house: House, opener: Person, place: Channel, name: str) -> Message:
    said: dict[str, str | int | float | bool] = {"name": name, "game": "King's Forge", "rounds": 1, "days": 1}
    await read(await opener.slash(place, "league new", said))
    return await house.server.next_message(place, where=lambda one: f"**{name}** · a league" in one.content)


async def begun(house: House, place: Channel, *people: Person) -> None:
    """The first round's table runs there."""

    def probe() -> bool | None:
        return any("\nStarted." in one.content for one in house.server.messages(place)) or None

    await house.server.until(probe, f"a table for {people}")


async def test_a_league_whose_channel_is_deleted_holds_up_no_other(house: House, ann: Person, ben: Person) -> None:
    other = house.server.add_channel(house.guild, "anvil")
    card = await opened(house, ann, house.channel, "Winter")
    for one in (ann, ben):
        await read(await one.press(card, "Join"))
    await read(await ann.press(card, "Start"))
    await begun(house, house.channel, ann, ben)
    house.server.delete_channel(house.channel)
    card = await opened(house, ben, other, "Spring")
    for one in (ann, ben):
        await read(await one.press(card, "Join"))
    await read(await ben.press(card, "Start"))
    await begun(house, other, ann, ben)
    house.turn_clock(86_400 + 600)
    await house.server.until(
        lambda: any("champion" in one.content for one in house.server.messages(other)) or None, "the podium of Spring"
    )
    assert "Winter" in (await read(await ann.slash(other, "league list"))).content


async def test_a_flood_of_presses_neither_alerts_nor_grows(house: House, ann: Person, ben: Person) -> None:
    card = await opened(house, ann, house.channel, "Winter")
    answers = [(await read(await ben.press(card, press))).content for _ in range(9) for press in ("Join", "Leave")]
    assert sum("come and gone too often" in one for one in answers) == 3
    assert "Only whoever opened" in (await read(await ben.press(card, "Start"))).content
    await house.server.when(card, lambda one: "Nobody has signed up" in one.content)
    assert [one for one in house.server.messages(house.channel) if one.alerted] == []
    assert len(house.server.messages(house.channel)) == 1
