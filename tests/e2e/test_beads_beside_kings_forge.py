"""Two games in one channel, of which one has hidden hands and choices made at once, through kills and restarts."""

import json
from random import Random

import pytest

from kingsforge_bot.sandbox import Message, Person, buttons
from tests.databases.asking import rows_at
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import Play, joined, opened, seated
from tests.e2e.reading import CUSTOM_ID, Board, boards, labels, menus
from tests.games.toy.state import BEADS

MY_TURN = "My turn"
ASKED = "What do you do?"
WAYS = ("choose ", "draw ", "end")
"""How the notation of what can be done begins."""


@pytest.fixture
async def house(empty_house: House) -> House:
    """With the bot of both games."""
    empty_house.program = ("tests/e2e/with_beads.py",)
    await empty_house.start()
    return empty_house


class Beads:
    """A table of beads, played by presses on its boards."""

    def __init__(self, house: House, table: int, people: list[Person]) -> None:
        self.house = house
        self.table = table
        self.people = {person.id: person for person in people}
        self.luck = Random(table)
        self.seen = 0

    async def board(self) -> Board:
        """The newest board, once there is one after the last that was played on."""
        server, place = self.house.server, self.house.channel

        def probe() -> Board | None:
            found = boards(server, place, self.table)
            return found[-1] if found and found[-1].seq > self.seen else None

        return await server.until(probe, f"a board of beads after {self.seen}")

    async def choices(self, person: Person, board: Board) -> Message:
        """What that player can do, as the board's button shows it to them alone."""
        answer = await person.press(board.message, MY_TURN)
        return await read(answer)

    def ways(self, shown: Message) -> list[str]:
        """What can be done, in the notation: from buttons while one row holds them, else from a menu."""
        said = [CUSTOM_ID.fullmatch(one.custom_id or "") for one in buttons(shown) if not one.disabled]
        pressed = [match[3] for match in said if match is not None and match[3].startswith(WAYS)]
        return sorted([*pressed, *(value for _, value, _ in menus(shown).get(ASKED, ()))])

    async def decide(self, person: Person, shown: Message) -> Message:
        """Any of it."""
        way = self.luck.choice(self.ways(shown))
        if ASKED in menus(shown):
            return await read(await person.choose(shown, ASKED, [way]))
        press = next(one.custom_id or "" for one in buttons(shown) if (one.custom_id or "").endswith(f"|{way}"))
        return await read(await person.press(shown, custom_id=press))

    async def turn(self, *, kill: bool = False) -> bool:
        """One board's decisions; False when it is the last board.

        All who choose look at their hands first, so that each decides on what was shown before the others had chosen;
        the winner of a round goes on to the end of their turn.
        """
        board = await self.board()
        if board.over:
            return False
        self.seen = board.seq
        awaited = [self.people[user] for user in board.awaited]
        shown = {person: await self.choices(person, board) for person in awaited}
        # A board that was on the way while the table went on asks some who have nothing left to decide.
        able = [person for person in awaited if self.ways(shown[person])]
        for person in able:
            told = await self.decide(person, shown[person])
            if kill and person is able[0]:
                await self.house.restart()
            while "end" in self.ways(told):
                told = await self.decide(person, told)
        return True


async def beads_of(house: House, people: list[Person], **options: str | int | bool) -> Beads:
    owner, *others = people
    table, card = await opened(house, owner, game="toy", players=len(people), **options)
    assert "Beads" in card.content
    await joined(house, card, *others)
    await house.server.when(card, lambda one: "Start" in labels(one))
    await read(await owner.press(card, "Start"))
    return Beads(house, table, people)


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
    forge_board = await played_out(forge)

    assert "The game is over" in forge_board.message.content
    await nothing_is_told_too_early(house, beads)


async def played_out(play: Play) -> Board:
    while await play.turn() is not None:
        pass
    return await play.board()


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
