"""Who waits hears of it: by direct message if they like, once, in the channel where that fails; and /me turns."""

from collections.abc import Sequence

import pytest

from kingsforge_bot.sandbox import Message, Person
from tests.e2e.hands import read
from tests.e2e.house import House, words
from tests.e2e.play import seated
from tests.e2e.reading import boards, labels

OPEN = "POST /users/@me/channels"


@pytest.fixture
async def people(house: House, ann: Person, ben: Person) -> Sequence[Person]:
    """Ann and Ben, who want direct messages."""
    for one in (ann, ben):
        await read(await one.slash(one.dm, "me settings", {"alerts": "direct"}))
    return ann, ben


async def begun(house: House, people: Sequence[Person]) -> None:
    """A table of theirs, once its first board stands."""
    await seated(house, people, players=2)
    await house.server.until(lambda: boards(house.server, house.channel, 1) or None, "the first board")


def told(people: Sequence[Person]) -> list[tuple[Person, Message]]:
    """The direct messages about turns."""
    return [(one, message) for one in people for message in one.dms() if message.only_for is None]


async def first(house: House, people: Sequence[Person], count: int = 1) -> tuple[Person, Message]:
    """The newest of so many."""
    found = await house.server.until(
        lambda: found if len(found := told(people)) >= count else None, f"{count} direct messages"
    )
    return max(found, key=lambda one: one[1].id)


async def test_a_direct_message_leads_to_the_turn_and_the_board_only_names(
    house: House, people: Sequence[Person]
) -> None:
    await begun(house, people)
    person, message = await first(house, people)
    [board] = boards(house.server, house.channel, 1)
    assert board.awaited == board.message.alerted == ()
    assert person.name in board.message.content
    assert "Your turn" in message.content
    assert {"Play now", "Board", "Snooze", "Away until", "Mute this turn"} == labels(message)
    opened = await read(await person.press(message, "Play now"))
    assert "Pass" in labels(opened)
    await read(await person.slash(house.channel, "pass", {"taking": "metal", "table": "1"}))
    other, _ = await first(house, people, 2)
    assert other is not person
    assert len(told(people)) == 2


async def test_where_direct_messages_are_closed_the_channel_hears_of_it_and_after_two_they_are_off(
    house: House, people: Sequence[Person]
) -> None:
    for one in people:
        one.accept_dms(False)
    await begun(house, people)
    notices: list[Message] = []
    for options in ({"taking": "metal"}, {}, {}):
        notices.append(await house.server.next_message(house.channel, lambda one: "could not be" in one.content))
        [person] = [one for one in people if one.id in notices[-1].alerted]
        await read(await person.slash(house.channel, "pass", {**options, "table": "1"}))
    first_off, _, off = notices
    assert first_off.alerted == off.alerted
    assert "A direct message could not be delivered." in first_off.content
    assert "are off now" in off.content
    assert "A direct message could not be delivered." not in off.content
    [person] = [one for one in people if one.id in off.alerted]
    assert "switched off" in (await read(await person.slash(person.dm, "me settings"))).content
    assert told(people) == []


async def test_too_many_direct_messages_pause_all_and_none_is_lost(house: House, people: Sequence[Person]) -> None:
    house.server.fault.server_error(OPEN, status=400, code=40003)
    await begun(house, people)
    await house.server.until(lambda: house.server.fault.struck or None, "the refusal")
    for _ in range(200):
        # It reads the refusal while it answers others.
        await read(await people[0].slash(house.channel, "table list"))
        if "too many direct messages" in house.log:
            break
    assert house.log.count("too many direct messages") == 1
    assert told(people) == []
    await house.restart()
    await first(house, people)
    assert len(told(people)) == 1


async def test_killed_after_discord_took_it_it_is_not_sent_again(house: House, people: Sequence[Person]) -> None:
    places = {one.dm.id for one in people}
    holds = [house.server.fault.hold(f"POST /channels/{place}/messages", after=True) for place in places]
    await begun(house, people)
    await house.server.until(lambda: True if any(hold.held for hold in holds) else None, "the message")
    await house.kill()
    for hold in holds:
        hold.release()
    await house.start()
    person, _ = await first(house, people)
    await read(await person.slash(house.channel, "pass", {"taking": "metal", "table": "1"}))
    await first(house, people, 2)
    assert len(told(people)) == 2


async def test_my_turns_opens_a_turn_from_a_direct_message(house: House, ann: Person, ben: Person) -> None:
    play = await seated(house, [ann, ben], players=2)
    board = await play.board()
    [person] = [one for one in (ann, ben) if one.id in board.awaited]
    shown = await read(await person.slash(person.dm, "me turns"))
    assert "one waits for you" in shown.content
    name = next(label for label in labels(shown) if label.startswith("Play "))
    opened = await read(await person.press(shown, name))
    assert "Pass" in labels(opened)
    assert "one waits for you" not in words(house.channel, house)
