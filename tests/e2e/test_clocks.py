"""A table with a clock over simulated days: warned, out of time, down, paused, and a bot in the end."""

from kingsforge_bot.sandbox import Message, Person
from tests.e2e.hands import read
from tests.e2e.house import House, words
from tests.e2e.play import Play, seated

WARNED = "; then the bot passes for you, or makes the most harmless move there is"
HOUR = 60 * 60
DAY = 24 * HOUR


async def heard(house: House, text: str, times: int = 1) -> None:
    """Wait until that was said in public so often."""
    await house.server.until(lambda: words(house.channel, house).count(text) >= times or None, f"{times} x {text}")


async def shown(house: House, person: Person, name: str = "table clock") -> Message:
    return await read(await person.slash(house.channel, name))


def sleeper(play: Play, user: int) -> tuple[Person, Person]:
    """Who is awaited, and who is not."""
    first, second, *_ = sorted(play.people, key=lambda person: person.id != user)
    return first, second


async def test_twelve_days_at_a_table_whose_first_player_never_wakes_up(
    house: House, ann: Person, ben: Person, cat: Person
) -> None:
    play = await seated(house, (ann, ben, cat), pace="24h+4h")
    assert "24 hours for each player, and 4 more with each turn." in words(house.channel, house)
    [user] = (await play.board()).awaited
    late, other = sleeper(play, user)
    assert "Time runs out <t:" in (await play.board()).message.content

    house.turn_clock(12 * HOUR + 60)
    await heard(house, WARNED)
    [warning] = [one for one in house.server.messages(house.channel) if WARNED in one.content]
    assert warning.mentions == (late.id,)
    answer = await shown(house, other)
    assert "11 h 5" in answer.content

    # Down for three days: nobody's time runs, and the warning is not said again.
    await house.terminate()
    house.turn_clock(3 * DAY)
    await house.start()
    assert "11 h 5" in (await shown(house, other)).content
    assert "Time is up" not in words(house.channel, house)
    assert words(house.channel, house).count(WARNED) == 1

    house.turn_clock(12 * HOUR)
    await heard(house, f"Time is up for **{late.name}**.")
    board = await play.board()
    assert board.awaited != (late.id,)

    # All agree to pause; five days later somebody goes on, as if nothing had been.
    asked = await shown(house, other, "table pause")
    assert "The table is asked." in asked.content
    await heard(house, "asks for a pause")
    [question] = [one for one in house.server.messages(house.channel) if "asks for a pause" in one.content]
    for person in play.people:
        if person is not other:
            await read(await person.press(question, "Agree"))
    await heard(house, "Nobody's time runs until `/table resume` or a move.")
    before = (await shown(house, other)).content
    assert "Paused <t:" in before
    house.turn_clock(5 * DAY)
    assert "Clocks run again." in (await shown(house, other, "table resume")).content
    assert words(house.channel, house).count("Time is up") == 1

    # Nobody plays any more: one after the other is out of time, until the bot has taken over.
    for _ in range(60):
        said = words(house.channel, house)
        if "three times in a row. The bot" in said:
            break
        house.turn_clock(25 * HOUR)
        await heard(house, "Time is up", said.count("Time is up") + 1)
    await heard(house, "twice in a row. The seat is open to a substitute.")
    log = (await shown(house, other, "table log")).content
    assert "Time is up for" in log
