"""A host updates the bot: the tables that the older one left are played on, also by the buttons it had posted."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kingsforge_bot.sandbox import Message, Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import MOST_TURNS, Play
from tests.e2e.reading import labels

WRITTEN = Path(__file__).parents[1] / "store" / "fixtures" / "schema-4.sql"
"""By the bot of before there were wings: a lobby, a craft turn after its roll, an ended game, a lobby never posted."""
RUNNING = 2
ADA, BEN = 101, 102
"""As the users of that database are numbered."""


@pytest.fixture
def empty_house(empty_house: House) -> House:
    """With a bot that is started as hosts start it."""
    empty_house.forks = False
    return empty_house


def moved_in(house: House, first: Person, second: Person) -> None:
    """The old database, with this Discord's numbers of server, channel and people, and played at a moment ago."""
    with closing(sqlite3.connect(house.database)) as database, database:
        database.executescript(WRITTEN.read_text("utf-8"))
        here = (house.guild.id, house.channel.id)
        now = "CAST(strftime('%s') AS INTEGER)"
        database.execute(f"UPDATE tables SET guild = ?, channel = ?, opened = {now}, since = {now}", here)
        for table, column in (("tables", "owner"), ("seats", "user")):
            for old, person in ((ADA, first), (BEN, second)):
                database.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (person.id, old))
        database.execute("UPDATE seats SET name = ? WHERE user = ?", (second.name, second.id))
        database.execute("UPDATE messages SET place = ?", (house.channel.id,))


@pytest.mark.parametrize("turns", [12, pytest.param(MOST_TURNS, marks=pytest.mark.full)])
async def test_an_old_button_is_pressed_and_the_game_played_on(empty_house: House, turns: int) -> None:
    house = empty_house
    ada, ben = house.person("Ada"), house.person("Ben")
    moved_in(house, ada, ben)
    await house.start()
    play = Play(house, house.channel, RUNNING, [ada, ben], seed=1)
    board = await play.board()
    assert board.seq == 3, "the board that the older bot owed"

    panel = await pressed(ada, board.message, "kf1|2|4|bench")
    assert "#2 Ash" in panel.content
    await read(await ada.press(panel, next(label for label in labels(panel) if label.startswith("End"))))

    ended = False
    while not ended and play.turns < turns:
        ended = await play.turn() is None
    assert ended == (await play.board()).over == (turns == MOST_TURNS)


async def test_a_button_of_before_its_last_move_is_stale(empty_house: House) -> None:
    house = empty_house
    ada, ben = house.person("Ada"), house.person("Ben")
    moved_in(house, ada, ben)
    await house.start()
    board = await Play(house, house.channel, RUNNING, [ada, ben], seed=1).board()
    assert "not your turn" in (await pressed(ben, board.message, "kf1|2|2|ask dock")).content
    assert "the table has moved on" in (await pressed(ada, board.message, "kf1|2|2|pass taking token")).content


async def pressed(person: Person, message: Message, custom_id: str) -> Message:
    return await read(await person.press_raw(message.channel_id, message.id, custom_id))
