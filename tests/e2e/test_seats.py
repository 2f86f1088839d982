"""Seats among people: resigned, taken after the recap, given to a bot and taken back; invitations answered."""

from kingsforge_bot.sandbox import Message, Person
from kingsforge_bot.sandbox.people.client_rules import Value
from tests.e2e.hands import read
from tests.e2e.house import House, words
from tests.e2e.play import opened, seated


async def line(house: House, text: str) -> Message:
    """The newest message in the channel that says so."""

    def probe() -> Message | None:
        found = [one for one in house.server.messages(house.channel) if text in one.content]
        return found[-1] if found else None

    return await house.server.until(probe, text)


async def test_one_resigns_another_sits_down_and_a_bot_hands_back(
    house: House, ann: Person, ben: Person, cat: Person
) -> None:
    dan = house.person("Dan")
    play = await seated(house, [ann, ben, cat], players=3)
    table = {"table": str(play.table)}

    # Ben leaves his seat open; Dan reads how it stands, and sits down.
    question = await read(await ben.slash(house.channel, "table resign", table))
    assert "for good?" in question.content
    left = await read(await ben.press(question, "Leave it open"))
    assert "As long as nobody else has taken your seat" in left.content
    open_seat = await line(house, f"**{ben.name}** leaves seat 2. It is open to a substitute.")
    recap = await read(await dan.press(open_seat, "Take the seat"))
    assert "What happened last:" in recap.content
    assert "You sit at" in (await read(await dan.press(recap, "Sit down here"))).content
    await line(house, f"**{dan.name}** takes seat ")
    # Too late for Ben, whose button stands there still.
    assert "yours to take back" in (await read(await ben.press(open_seat, "I’m back"))).content

    # Cat lets a bot play on, and comes back.
    question = await read(await cat.slash(house.channel, "table seat", table | {"do": "bot"}))
    await read(await cat.press(question, "Leave; a bot plays on"))
    told = await line(house, f"**{cat.name}** leaves seat 3. The bot")
    assert "You are back at" in (await read(await cat.press(told, "I’m back"))).content
    await line(house, f"**{cat.name}** is back, and takes over from")

    # After a restart the log tells of each by who sat there then.
    await house.terminate()
    await house.start()
    log = await read(await ann.slash(house.channel, "table log", table))
    assert f"**{ben.name}** leaves seat 2." in log.content
    assert f"**{dan.name}** takes seat " in log.content


async def test_who_is_invited_accepts_or_declines(house: House, ann: Person, ben: Person, cat: Person) -> None:
    table, _ = await opened(house, ann, players=3)
    for person in (ben, cat):
        asked: dict[str, Value] = {"do": "invite", "player": person.user, "table": str(table)}
        assert "is called once" in (await read(await ann.slash(house.channel, "table seat", asked))).content
    called = await line(house, f"<@{cat.id}>, a seat at")
    assert called.mentions == (cat.id,)
    assert called.alerted == (cat.id,)
    await read(await cat.press(called, "Decline"))
    other = await line(house, f"<@{ben.id}>, a seat at")
    # Somebody else's invitation is nobody's to answer.
    await read(await cat.press(other, "Decline"))
    accepted = await read(await ben.press(other, "Accept"))
    assert str(table) in accepted.content
    await house.server.until(lambda: f"{ben.name}" in words(house.channel, house) or None, "the card")
    start = await read(await ann.slash(house.channel, "table start", {"table": str(table)}))
    assert ben.name in start.content
    assert cat.name not in start.content
