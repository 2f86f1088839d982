"""A channel reads as a story with one living board a table (docs/adr/0070): counted over whole games against a bot."""

from collections import deque
from collections.abc import Sequence

import pytest

from kingsforge_bot.sandbox import Message
from tests.e2e.dwarven_smithy import Smithy, smithy
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import Play, seated
from tests.e2e.reading import board_below, boards, labels

MOST_MESSAGES = 12
MOST_ALIVE = 2
HAPPENED = "What happened here?"


def alive(messages: Sequence[Message]) -> list[Message]:
    return [one for one in messages if labels(one)]


@pytest.mark.parametrize("game", ["kings_forge", "dwarven_smithy"])
async def test_a_solo_game_at_one_sitting_leaves_few_messages(house: House, game: str) -> None:
    ann = house.person("Ann")
    play: Play | Smithy
    if game == "kings_forge":
        play = await seated(house, [ann], seed=3, players=2, bots=1, boards="fold")
    else:
        play = await smithy(house, [ann], bots=1, boards="fold")
    asked = house.server.journal.lines = deque[str]()
    while await play.turn():
        assert len(boards(house.server, house.channel, play.table)) <= MOST_ALIVE
    last = await play.board()
    left = house.server.messages(house.channel)
    assert len(left) <= MOST_MESSAGES, [one.content[:60] for one in left]
    assert len(alive(left)) <= MOST_ALIVE
    assert left[-1].id == last.message.id
    assert left[-1].attachments
    # A look and a change, or a post and a fold; and the last board.
    assert len([line for line in asked if f"/channels/{house.channel.id}" in line]) <= 2 * play.turns + 2
    # An acknowledgement and the answer in its place; once a turn the menu of the turn before is put away. And the last.
    presses = [line for line in asked if line.endswith("/callback") or "/callback " in line]
    assert len(presses) >= play.turns
    assert len([line for line in asked if "/webhooks/" in line]) <= len(presses) + play.turns + 2


async def test_talk_below_makes_the_next_board_stand_lower_and_calls_nobody(house: House) -> None:
    ann = house.person("Ann")
    play = await seated(house, [ann], seed=3, players=2, bots=1, boards="fold")
    first = await play.board()
    ann.say(house.channel, "My turn, is it")
    assert await play.turn() is not None
    # Nobody is mentioned by it, so that it is no board by which `play` finds whom it calls.
    second = await board_below(house.server, house.channel, play.table, first.message)
    assert second.message.alerted == ()
    assert "Ann" in second.message.content
    folded = await house.server.when(first.message, lambda one: not one.components)
    assert (folded.attachments, folded.mentions) == ((), ())


async def test_a_folded_board_shows_what_stood_there_and_leads_through_the_game(house: House) -> None:
    """Its message alone tells table and entry, also after a kill; where it is gone, the log leads there."""
    ann, ben = house.person("Ann"), house.person("Ben")
    play = await seated(house, [ann, ben], seed=3, players=2, boards="fold")
    first = (await play.board()).message
    for _ in range(4):
        assert await play.turn()
    folded = await house.server.when(first, lambda one: not one.components)
    await house.kill()
    await house.start()
    then = await read(await ann.use_on(folded, HAPPENED))
    assert "entry 1 of" in then.content
    assert then.attachments[0].description
    assert labels(then) == {"Forward", "Newest", "Log"}
    await house.kill()
    await house.start()
    newest = await read(await ann.press(then, "Newest"))
    assert labels(newest) == {"First", "Back", "Log"}
    assert newest.attachments[0].description != then.attachments[0].description
    page = await read(await ann.press(newest, "Log"))
    assert page.attachments == ()
    board = await read(await ann.press(page, "Board at that time"))
    assert board.content == newest.content
    hers = await read(await ben.use_on(folded, HAPPENED))
    assert (hers.content, hers.attachments[0].description) == (then.content, then.attachments[0].description)
