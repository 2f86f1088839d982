"""Private messages: one menu or workbench for each turn, within the quarter of an hour in which it can be changed."""

from collections.abc import Awaitable, Callable

import pytest

from kingsforge_bot.sandbox import Message, Person, Reply
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import Play, seated
from tests.e2e.reading import Board, craft_button, labels, menus

QUARTER = 15 * 60 + 1
ROLL = "Roll (can't be undone)"


@pytest.fixture
async def play(house: House, ann: Person, ben: Person) -> Play:
    return await seated(house, [ann, ben], seed=2, players=2)


def private(house: House, person: Person) -> list[Message]:
    """What that person alone sees in the channel and could press."""
    seen = person.sees(house.channel)
    return [one for one in seen if one.only_for == person.id and labels(one) & {"Claim", ROLL} | menus(one).keys()]


async def gone(house: House, message: Message) -> None:
    shelf = house.server.world.messages[message.channel_id]
    await house.server.until(lambda: None if message.id in shelf else True, "the message to be replaced")


async def pass_on(play: Play, board: Board, person: Person) -> Message:
    """The question that was answered."""
    question = await read(await person.press(board.message, "Pass"))
    await read(await person.press(question, min(label for label in labels(question) if label.startswith("Pass"))))
    play.seen = board.seq
    return question


async def test_a_second_menu_replaces_the_first(house: House, play: Play) -> None:
    [user] = (await play.board()).awaited
    person = play.hands[user].person
    first = await read(await person.slash(house.channel, "gather"))
    second = await read(await person.slash(house.channel, "gather"))
    await gone(house, first)
    assert [one.id for one in private(house, person)] == [second.id]
    third = await read(await person.press((await play.board()).message, "Claim"))
    await gone(house, second)
    assert [one.id for one in private(house, person)] == [third.id]


async def test_every_menu_of_a_turn_replaces_the_one_before(house: House, play: Play) -> None:
    """Claim, Dock, the question for dice and Pass: whichever was opened last is the one that stands."""
    board = await play.board()
    [user] = board.awaited
    person = play.hands[user].person
    await house.server.until(lambda: True if len(private(house, person)) <= 1 else None, "the menu of the start")
    opened = [await read(await person.press(board.message, "Claim"))]
    asks: list[Callable[[], Awaitable[Reply]]] = [
        lambda: person.press(board.message, "Dock"),
        lambda: person.slash(house.channel, "gather"),
        lambda: person.slash(house.channel, "dock", {"space": "gem.1"}),
        lambda: person.press(board.message, "Pass"),
        lambda: person.slash(house.channel, "turn"),
    ]
    for ask in asks:
        opened.append(await read(await ask()))
        await gone(house, opened[-2])
    assert sum(one.id in {message.id for message in opened} for one in person.sees(house.channel)) == 1


async def test_what_is_read_stands_once_beside_the_menu(house: House, play: Play) -> None:
    """Odds by button and by command, the board in words: the second of a kind replaces the first."""
    board = await play.board()
    [user] = board.awaited
    person = play.hands[user].person
    menu = await read(await person.press(board.message, "Claim"))
    told = [await read(await person.press(board.message, label)) for label in ("Odds", "Text board")]
    again = [
        await read(await person.slash(house.channel, "odds")),
        await read(await person.press(board.message, "Text board")),
    ]
    for one in told:
        await gone(house, one)
    shown = {one.id for one in person.sees(house.channel)}
    assert {menu.id, *(one.id for one in again)} <= shown


async def test_a_full_board_goes_once_its_reader_acted(house: House, play: Play) -> None:
    """It shows a table that is over; whoever did nothing keeps theirs."""
    board = await play.board()
    [user] = board.awaited
    person = play.hands[user].person
    other = next(hand.person for number, hand in play.hands.items() if number != user)
    mine, theirs = [await read(await one.press(board.message, "Full board")) for one in (person, other)]
    await pass_on(play, board, person)
    await gone(house, mine)
    assert theirs.id in {message.id for message in other.sees(house.channel)}


async def test_one_workbench_for_each_turn(house: House, play: Play) -> None:
    board, person, panel = await play.turn_panel()
    second = await read(await person.press(board.message, "Roll and craft"))
    await gone(house, panel)
    third = await read(await person.slash(house.channel, "craft"))
    await gone(house, second)
    assert [one.id for one in private(house, person)] == [third.id]


async def test_one_workbench_after_the_roll(house: House, play: Play) -> None:
    board, person, panel, rolled = await play.rolled()
    assert rolled.id == panel.id
    second = await read(await person.press(board.message, "Roll and craft"))
    await gone(house, rolled)
    assert labels(second) == labels(rolled)


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


async def test_the_workbench_is_built_again_from_the_log(house: House, play: Play) -> None:
    _, person, panel, rolled = await play.rolled()
    # Beside what the roll came to a phone may have room for fewer buttons than where nothing was done.
    opened = await read(await person.slash(house.channel, "turn"))
    await gone(house, rolled)
    house.turn_clock(QUARTER)
    await house.restart()
    built = await read(await person.slash(house.channel, "turn"))
    assert built.id not in {panel.id, opened.id}
    assert labels(built) == labels(opened)
    old = await read(await person.press(opened, "End turn"))
    assert old.id == opened.id
    assert "You ended" in old.content or "End the turn?" in old.content
    await gone(house, built)


async def test_the_workbench_that_a_pass_opens_stands_below_the_board_it_brought(house: House, play: Play) -> None:
    """Who passes last and is first at the craft phase goes on at the end of the channel (2.7, 3.1)."""
    board = await play.board()
    [user] = board.awaited
    person = play.hands[user].person
    hand = play.hands[person.id]
    # Not for all their dice: then there would be nothing to roll.
    sides = await hand.suggested("gather", "card")
    free = [one for one in sides if not await hand.suggested("gather", "paying", card=one)]
    await hand.answer(await hand.claim((free or sides)[0]))
    play.seen = board.seq
    [other] = (await play.board()).awaited
    second = play.hands[other].person
    board = await play.board()
    await pass_on(play, board, second)
    board = await play.board()
    question = await pass_on(play, board, person)
    board = await play.board()
    assert craft_button(board.message)
    await gone(house, question)
    [panel] = private(house, person)
    assert ROLL in labels(panel)
    assert panel.attachments
    assert question.id < board.message.id < panel.id


async def test_an_old_boards_button_leads_to_what_can_be_done_now(house: House, play: Play) -> None:
    before = await play.board()
    _, person, panel = await play.turn_panel()
    refused = await read(await person.press(before.message, "Claim"))
    await gone(house, panel)
    assert "the table has moved on" in refused.content
    assert ROLL in labels(refused)
    assert [one.id for one in private(house, person)] == [refused.id]
