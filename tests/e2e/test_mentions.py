"""What one member makes the bot say to another in public, over a restart: one mention an hour at a table."""

from kingsforge_bot.sandbox import Message, Person
from kingsforge_bot.sandbox.people.client_rules import Value
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import opened

CALL = ", a seat at"
HOUR = 60 * 60


async def test_somebody_is_invited_again_and_again(house: House, ann: Person, ben: Person) -> None:
    table, _ = await opened(house, ann, players=3)
    asked: dict[str, Value] = {"do": "invite", "player": ben.user, "table": str(table)}

    async def invited(times: int) -> Message:
        def newest() -> Message | None:
            calls = [one for one in house.server.messages(house.channel) if CALL in one.content]
            return calls[-1] if len(calls) == times else None

        await read(await ann.slash(house.channel, "table seat", asked))
        call = await house.server.until(newest, "the call")
        assert "declined" in (await read(await ben.press(call, "Decline"))).content
        return call

    assert (await invited(1)).alerted == (ben.id,)
    for times in (2, 3):
        call = await invited(times)
        assert (call.alerted, f"{ben.name}{CALL}" in call.content) == ((), True)
    await house.restart()
    assert (await invited(4)).alerted == ()
    house.turn_clock(HOUR + 1)
    assert (await invited(5)).alerted == (ben.id,)
    assert [one for one in house.server.messages(house.channel) if ann.id in one.alerted] == []
