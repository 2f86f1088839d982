"""Answers that get lost on their way: each comes in the end, and what was asked for is done once."""

import pytest

from kingsforge_bot.sandbox import Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import opened, seated
from tests.e2e.reading import boards

ACKNOWLEDGEMENTS = "POST /interactions/**"
ANSWERS = "PATCH /webhooks/**"


async def passed(house: House, *people: Person) -> str:
    """A pass that is met by whatever was planned; what the player reads in the end."""
    play = await seated(house, people, players=2)
    board = await play.board()
    [user] = board.awaited
    person = play.hands[user].person
    house.server.fault.cut(ANSWERS)
    answer = await read(await person.slash(house.channel, "pass", {"taking": "metal"}))
    play.seen = board.seq
    await play.board()
    assert len(boards(house.server, house.channel, play.table)) == 2
    return answer.content


async def test_an_answer_whose_connection_was_cut_comes(house: House, ann: Person, ben: Person) -> None:
    assert "You passed first: you take 1 metal" in await passed(house, ann, ben)


async def test_an_answer_comes_though_it_was_cut_several_times(house: House, ann: Person) -> None:
    house.server.fault.cut(ANSWERS, times=2)
    house.server.fault.server_error(ANSWERS, status=503)
    house.server.fault.cut(ANSWERS, after=True)
    assert "No tables" in (await read(await ann.slash(house.channel, "table list"))).content


async def test_a_command_whose_acknowledgement_was_cut_is_carried_out(house: House, ann: Person) -> None:
    house.server.fault.cut(ACKNOWLEDGEMENTS)
    number, _ = await opened(house, ann, players=2)
    assert number == 1


@pytest.mark.parametrize("status", [None, 502])
async def test_a_command_whose_acknowledgement_was_taken_unheard_is_carried_out_once(
    house: House, ann: Person, status: int | None
) -> None:
    if status is None:
        house.server.fault.cut(ACKNOWLEDGEMENTS, after=True)
    else:
        house.server.fault.server_error(ACKNOWLEDGEMENTS, status=status, after=True)
    number, _ = await opened(house, ann, players=2)
    assert number == 1
    house.server.fault.cut(ACKNOWLEDGEMENTS, after=True)
    listed = await read(await ann.slash(house.channel, "table list"))
    assert "#1" in listed.content
    assert "#2" not in listed.content
    # Discord notes that it was acknowledged twice, as the bot cannot know.
    house.server.violations.clear()


async def test_a_press_whose_acknowledgement_was_taken_unheard_is_answered(
    house: House, ann: Person, ben: Person
) -> None:
    _, card = await opened(house, ann, players=2)
    house.server.fault.cut(ACKNOWLEDGEMENTS, after=True)
    assert "#1" in (await read(await ben.press(card, "Join"))).content
    await house.server.when(card, lambda one: "2. Ben" in one.content)
    house.server.violations.clear()


async def test_an_answer_whose_message_was_put_away_comes_in_another(house: House, ann: Person, ben: Person) -> None:
    play = await seated(house, [ann, ben], players=2)
    board = await play.board()
    person = play.hands[board.awaited[0]].person
    menu = await read(await person.press(board.message, "Pass"))
    house.server.fault.server_error(ANSWERS, status=404, code=10008)
    done = await read(await person.press(menu, "Pass: 1 metal, usable now"))
    assert "You passed first: you take 1 metal" in done.content
    assert done.id != menu.id
