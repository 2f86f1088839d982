"""Two games in one channel, of which one has hidden hands and choices made at once, through kills and restarts."""

import json

import pytest

from tests.databases.asking import rows_at
from tests.e2e.beads import Beads, beads_of
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import seated
from tests.e2e.reading import boards
from tests.games.toy.state import BEADS

TURNS_MORE = 20
"""Of the game that goes on, which at random takes some 240 to its end."""


@pytest.fixture
async def house(empty_house: House) -> House:
    """With the bot of both games."""
    empty_house.program = ("tests/e2e/with_beads.py",)
    await empty_house.start()
    return empty_house


async def put_away(house: House, table: int) -> dict[int, set[str]]:
    """After which entry which beads had been shown to all."""
    known: set[str] = set()
    found: dict[int, set[str]] = {}
    query = "SELECT seq, events FROM log WHERE table_id = ? ORDER BY seq"
    for seq, events in await rows_at(house.store, query, table):
        for event in json.loads(events):
            if event["type"] == "Shown":
                known |= set(event["beads"])
        found[seq] = set(known)
    return found


@pytest.mark.long
@pytest.mark.usefixtures("engine")
async def test_two_games_in_one_channel_with_kills(house: House) -> None:
    ann, ben, cat = (house.person(name) for name in ("Ann", "Ben", "Cat"))
    forge = await seated(house, [ann, ben], seed=1, players=2, name="Oak")
    beads = await beads_of(house, [ben, ann, cat], name="Elm", variant="rounds long")
    await house.restart()
    for kill in (True, False, True, False):
        assert await forge.turn() is not None
        assert await beads.turn(kill=kill)
    while await beads.turn():
        await house.restart()
    for _ in range(TURNS_MORE):
        assert await forge.turn() is not None, "the end of the other game is not its own"
    await nothing_is_told_too_early(house, beads)


async def nothing_is_told_too_early(house: House, beads: Beads) -> None:
    """No public message names a bead that is still in a hand or in the bag."""
    shown = await put_away(house, beads.table)
    said = boards(house.server, house.channel, beads.table)
    assert len(said) > 4
    for board in said[:-1]:
        text = board.message.content
        assert {bead for bead in BEADS if bead in text} <= shown[board.seq], text
    assert said[-1].over


async def test_a_hand_and_a_choice_are_seen_by_their_player_alone(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    beads = await beads_of(house, [ann, ben], name="Elm")
    board = await beads.board()
    hands = [await read(await person.press(board.message, "My hand")) for person in (ann, ben)]
    mine, yours = ({bead for bead in BEADS if bead in hand.content} for hand in hands)
    assert (len(mine), len(yours), mine & yours) == (3, 3, set())
    await beads.decide(ann, await beads.choices(ann, board))
    for line in ("table log", "table show", "turn", "table list", "table replay"):
        answer = await read(await ben.slash(house.channel, line, {} if line == "table list" else {"table": "1"}))
        assert not mine & {bead for bead in BEADS if bead in answer.content}, line
    suggested = await ben.complete(house.channel, "turn", "do", options={"table": "1"})
    assert {str(one.value).removeprefix("choose ") for one in suggested} == yours
    stranger = house.person("Cat")
    refused = await read(await stranger.press(board.message, "My hand"))
    assert not {bead for bead in BEADS if bead in refused.content}
