"""Beads, a game of the tests alone, played on Discord."""

from random import Random

from kingsforge_bot.sandbox import Message, Person, buttons
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import joined, opened
from tests.e2e.reading import CUSTOM_ID, Board, boards, labels, menus

MY_TURN = "My turn"


ASKED = "What do you do?"


WAYS = ("choose ", "draw ", "end")
"""How the notation of what can be done begins."""


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
