"""A seat's sign stands before its player's name, and the same one in everything that is said."""

import re

from kingsforge_bot.sandbox import Message, Person
from tests.e2e.house import House
from tests.e2e.play import seated
from tests.e2e.reading import SIGNS


def said_of(message: Message) -> str:
    """The message and its pictures in words."""
    return "\n".join([message.content, *(one.description or "" for one in message.attachments)])


async def test_a_seat_has_its_own_sign_in_all_that_everybody_reads(
    house: House, ann: Person, ben: Person, cat: Person
) -> None:
    play = await seated(house, [ann, ben, cat], players=3)
    for _ in range(6):
        assert await play.turn() is not None
    await play.board()
    status = await (await ann.slash(house.channel, "table show", {"table": str(play.table)})).settled()
    log = await (await ann.slash(house.channel, "table log", {"table": str(play.table)})).settled()
    said = "\n".join(said_of(one) for one in [*house.server.signed(house.channel), status, log])
    cards = [one.content for one in house.server.signed(house.channel) if "Seats: " in one.content]
    seats = re.findall(rf"([{SIGNS}]) (\w+)", cards[0].partition("Seats: ")[2])
    assert [sign for sign, _ in seats] == list(SIGNS[:3])
    for sign, name in seats:
        person = house.person(name)
        told = re.findall(rf"(?:([{SIGNS}]) )?(?:{name}\b|<@{person.id}>)", said)
        assert len(told) > len(SIGNS)
        assert set(told) == {sign}, said
