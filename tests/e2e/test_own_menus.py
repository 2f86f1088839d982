"""Private messages: one menu or workbench for each turn, within the quarter of an hour in which it can be changed."""

import pytest

from kingsforge_bot.sandbox import Message, Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import Play, seated
from tests.e2e.reading import labels, menus

QUARTER = 15 * 60 + 1
ROLL = "Roll (can't be undone)"


@pytest.fixture
async def play(house: House, ann: Person, ben: Person) -> Play:
    return await seated(house, [ann, ben], seed=2, players=2)


def private(house: House, person: Person) -> list[Message]:
    """What that person alone sees in the channel and could press."""
    seen = person.sees(house.channel)
    return [one for one in seen if one.only_for == person.id and labels(one) & {"Gather", ROLL} | menus(one).keys()]


async def gone(house: House, message: Message) -> None:
    shelf = house.server.world.messages[message.channel_id]
    await house.server.until(lambda: None if message.id in shelf else True, "the message to be replaced")


async def test_a_second_menu_replaces_the_first(house: House, play: Play) -> None:
    [user] = (await play.board()).awaited
    person = play.hands[user].person
    first = await read(await person.slash(house.channel, "gather"))
    second = await read(await person.slash(house.channel, "gather"))
    await gone(house, first)
    assert [one.id for one in private(house, person)] == [second.id]
    third = await read(await person.press((await play.board()).message, "Gather"))
    await gone(house, second)
    assert [one.id for one in private(house, person)] == [third.id]


async def test_after_a_quarter_of_an_hour_the_old_one_stays_and_pressed_is_the_current_one(
    house: House, play: Play
) -> None:
    [user] = (await play.board()).awaited
    person = play.hands[user].person
    first = await read(await person.slash(house.channel, "gather"))
    # Whoever started the table had a menu below that.
    await house.server.until(lambda: True if len(private(house, person)) == 1 else None, "one menu")
    house.turn_clock(QUARTER)
    second = await read(await person.slash(house.channel, "gather"))
    assert [one.id for one in private(house, person)] == [first.id, second.id]
    [(question, lines)] = menus(first).items()
    again = await read(await person.choose(first, question, [lines[0][1]]))
    assert again.id == first.id
    await gone(house, second)
    assert house.server.violations == []


async def craft_turn(play: Play) -> Person:
    """Both pass, and somebody is to craft."""
    for _ in range(30):
        board = await play.board()
        [user] = board.awaited
        person = play.hands[user].person
        if "Craft" in labels(board.message):
            return person
        play.seen = board.seq
        await play.hands[user]._pass(board)
    raise AssertionError


async def test_the_workbench_is_built_again_from_the_log(house: House, play: Play) -> None:
    person = await craft_turn(play)
    board = await play.board()
    bench = await read(await person.press(board.message, "Craft"))
    rolled = await read(await person.press(bench, ROLL))
    assert rolled.id == bench.id
    house.turn_clock(QUARTER)
    await house.restart()
    built = await read(await person.slash(house.channel, "turn"))
    assert built.id != bench.id
    assert labels(built) == labels(rolled)
    old = await read(await person.press(rolled, "End turn"))
    assert old.id == bench.id
    assert "You ended" in old.content or "craft turn" in old.content
    await gone(house, built)
