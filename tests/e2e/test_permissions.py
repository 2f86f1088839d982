"""What the bot may not do in a channel: said in words, worked around, and taken up again."""

import asyncio

import pytest

from kingsforge_bot.sandbox import ClientRefused, Permission, Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import opened, seated
from tests.e2e.reading import boards

NOT_HEARD = "The bot may not speak there."
WHILE = 10 * 60


async def diagnosis(house: House, person: Person) -> str:
    return (await read(await person.slash(house.channel, "forge doctor"))).content


async def test_the_doctor_names_what_is_missing(house: House, ann: Person, ben: Person) -> None:
    with pytest.raises(ClientRefused):
        await diagnosis(house, ben)
    house.server.allow(house.channel, Permission.MANAGE_GUILD, user_id=ann.id)
    said = await diagnosis(house, ann)
    assert "All needed permissions are there." in said
    assert "Optional: **Manage Threads**. Without it, tables in locked threads go on in the channel." in said
    house.server.deny(house.channel, Permission.ATTACH_FILES, Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL)
    said = await diagnosis(house, ann)
    assert "Missing: **Attach Files**. Boards come as text, without the picture." in said
    assert "Missing: **Send Messages**. No board can be posted after a turn." in said
    assert "Missing: **View Channel**." in said
    assert "Give these to the bot's role" in said
    assert "permissions are there" not in said


async def test_without_attach_files_the_board_comes_in_words(house: House, ann: Person, ben: Person) -> None:
    house.server.deny(house.channel, Permission.ATTACH_FILES)
    play = await seated(house, [ann, ben], players=2)
    [board] = [await play.board()]
    assert board.message.attachments == ()
    assert "Attach Files" in board.message.content
    assert "On display" in board.message.content
    assert board.message.alerted == board.awaited
    house.server.allow(house.channel, Permission.ATTACH_FILES)
    person = play.hands[board.awaited[0]].person
    await read(await person.slash(house.channel, "pass", {"taking": "metal"}))
    play.seen = board.seq
    assert (await play.board()).message.attachments


async def test_a_channel_that_cannot_be_written_to_is_left_alone_and_heals(
    house: House, ann: Person, ben: Person
) -> None:
    play = await seated(house, [ann, ben], players=2)
    board = await play.board()
    house.server.deny(house.channel, Permission.SEND_MESSAGES)
    answer = await play.turn()
    assert answer is not None
    assert "Missing: **Send Messages**. No board can be posted after a turn." in answer.content
    await given_up(house, ann)
    person = play.hands[board.awaited[0]].person
    shown = await read(await person.slash(house.channel, "table show"))
    assert "to play" in shown.content
    house.server.allow(house.channel, Permission.SEND_MESSAGES)
    # A press from before may have had it tried once more, and refused: then it is silent for a while.
    house.turn_clock(WHILE)
    await read(await person.slash(house.channel, "table list"))
    assert (await play.board()).seq > board.seq
    assert len(boards(house.server, house.channel, 1)) == 2


async def given_up(house: House, person: Person) -> None:
    """Until the bot has noted that it may not speak there: the doctor tells of a post that waits for that."""
    house.server.allow(house.channel, Permission.MANAGE_GUILD, user_id=person.id)
    house.turn_clock(WHILE)
    async with asyncio.timeout(60):
        while NOT_HEARD not in await diagnosis(house, person):
            pass


async def test_a_deleted_channel_hurts_nobody_else(house: House, ann: Person, ben: Person) -> None:
    side = house.server.add_channel(house.guild, "side")
    hold = house.server.fault.hold("POST /channels/*/messages")
    await read(await ann.slash(side, "table new", {"players": 2}))
    await hold.reached()
    house.server.delete_channel(side)
    hold.release()
    play = await seated(house, [ann, ben], players=2)
    assert await play.turn() is not None
    await play.board()


async def test_a_card_that_somebody_deleted_comes_again(house: House, ann: Person, ben: Person) -> None:
    _, card = await opened(house, ann, players=2)
    house.server.delete_message(card)
    await read(await ben.slash(house.channel, "table join"))
    again = await house.server.next_message(house.channel, lambda one: "2. Ben" in one.content)
    assert again.id != card.id


async def test_a_table_without_leave_for_threads_stays_in_the_channel(house: House, ann: Person) -> None:
    house.server.deny(house.channel, Permission.CREATE_PUBLIC_THREADS)
    answer = await read(await ann.slash(house.channel, "table new", {"players": 2, "thread": True}))
    assert "Create Public Threads" in answer.content
    await house.server.next_message(house.channel, lambda one: "Seats: " in one.content)


async def test_no_thread_is_opened_in_which_the_bot_could_not_speak(house: House, ann: Person) -> None:
    house.server.deny(house.channel, Permission.SEND_MESSAGES_IN_THREADS)
    answer = await read(await ann.slash(house.channel, "table new", {"players": 2, "thread": True}))
    assert "Missing: **Send Messages in Threads**. Tables in threads stay silent." in answer.content
    assert "To join" not in answer.content
    await house.server.next_message(house.channel, lambda one: "Seats: " in one.content)
    assert len(house.server.messages(house.channel)) == 1
