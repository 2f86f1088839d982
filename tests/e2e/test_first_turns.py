"""A table is opened, joined, started, and everybody has had a turn."""

from kingsforge_bot.sandbox import Person
from tests.e2e.house import House
from tests.e2e.play import seated


async def test_people_take_turns_on_the_boards_that_mention_them(house: House, ann: Person, ben: Person) -> None:
    play = await seated(house, [ann, ben], players=2)
    played = []
    for _ in range(6):
        [user] = (await play.board()).awaited
        played.append(user)
        assert await play.turn()
    await play.board()
    assert set(played) == {ann.id, ben.id}
    files = [one.filename for message in house.server.messages(house.channel) for one in message.attachments]
    # What the lobby's card showed goes as the game begins.
    assert (files.count("board.png"), files.count("lobby.png")) == (7, 0)
