"""A manager makes a card in a form; a table plays with it, over restarts and after it was deleted."""

from kingsforge_bot.sandbox import Permission, Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import seated
from tests.e2e.reading import labels, menus

MOST = 12
DRAWN = 7
"""By the rank of the printed card that is likest."""


async def test_a_card_from_the_form_to_the_board(house: House, ann: Person, ben: Person) -> None:
    house.server.allow(house.channel, Permission.MANAGE_GUILD, user_id=ann.id)
    listed = await read(await ann.slash(house.channel, "forge cards"))
    assert labels(listed) == {"New card"}
    form = await ann.press(listed, "New card")
    refused = await read(await ann.submit(form, {"name": "Sword", "boxes": "M9"}))
    assert "boxes" in refused.content
    again = await ann.press(refused, "Write again")
    for number in range(MOST):
        # One form after the other, so that some of them are drawn among 13 cards of 45.
        made = await read(await ann.submit(again, {"name": f"Sword {chr(97 + number)}", "boxes": "M3 W2"}))
        assert f"**Sword {chr(97 + number)}**" in made.content
        assert made.attachments[0].description
        again = await ann.press(listed, "New card")
    await house.kill()
    await house.start()
    play = await seated(house, [ann, ben], players=4, bots=2, own_cards=True)
    listed = await read(await ann.slash(house.channel, "forge cards"))
    [menu] = menus(listed)
    card = await read(await ann.choose(listed, menu, [f"own-{DRAWN}-Sword_a-"]))
    assert "Sword a" not in (await read(await ann.press(card, "Delete card"))).content
    assert await play.turn()
    board = await read(await ann.press((await play.board()).message, "Text board"))
    told = board.content
    for page in labels(board):
        told += (await read(await ann.press(board, page))).content
    assert "Sword" in told
