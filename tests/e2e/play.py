"""A table played by people turn after turn, until it is over."""

from collections.abc import Sequence
from random import Random

from kingsforge_bot.sandbox import Channel, Message, Person
from tests.e2e.hands import Hand, read, rolling
from tests.e2e.house import House
from tests.e2e.reading import Board, board_after, craft_button, labels

MOST_TURNS = 1500
"""A game takes about a hundred; with bad luck three hundred."""


class Play:
    """One table. `turn` lets the person play who is awaited, and waits for nobody else."""

    def __init__(self, house: House, place: Channel | int, table: int, people: Sequence[Person], seed: int) -> None:
        self.house = house
        self.place = place
        self.table = table
        self.people = tuple(people)
        self.hands = {
            person.id: Hand(person, place, table, Random(seed + number)) for number, person in enumerate(people)
        }
        self.turns = 0
        self.seen = 0
        self._before: int | None = None
        """Who played last, and is called once for all that is theirs in a row."""

    async def board(self) -> Board:
        """The next board on which somebody can act, or the last one."""
        return await board_after(self.house.server, self.place, self.table, self.seen, self.people)

    async def turn_panel(self) -> tuple[Board, Person, Message]:
        """Play on until somebody rolls dice that may bring something: the board, who it is, and their workbench."""
        while True:
            board = await self.board()
            craft = craft_button(board.message)
            if craft is None:
                assert await self.turn() is not None
                continue
            [user] = board.asks(self.people)
            person = self.hands[user].person
            message = await read(await person.press(board.message, craft))
            if rolling(message):
                return board, person, message
            # Hopeless: it was rolled, and the turn is over.
            self.seen = board.seq

    async def rolled(self) -> tuple[Board, Person, Message, Message]:
        """Play on until a roll brings something: the board, who rolled, their workbench before it and after it."""
        while True:
            board, person, before = await self.turn_panel()
            rolled = await read(await person.press(before, rolling(before)))
            if "Your craft turn" in rolled.content:
                return board, person, before, rolled
            # Fruitless: the turn is over.
            self.seen = board.seq

    async def turn(self) -> Message | None:
        """The turn of whoever is awaited, and what they read in the end; None when the game is over."""
        board = await self.board()
        if board.over:
            return None
        self.turns += 1
        assert self.turns < MOST_TURNS, f"table {self.table} does not end:\n{board.message.content}\n{board.words}"
        self.seen = board.seq
        [user] = board.asks(self.people)
        again, self._before = user == self._before, user
        return await self.hands[user].play(board, again=again)


async def opened(house: House, owner: Person, **options: str | int | bool) -> tuple[int, Message]:
    """A new table: its number and its card. It keeps its boards for the test to read, unless another way is said."""
    answer = await read(await owner.slash(house.channel, "table new", {"boards": "keep", **options}))
    number = answer.content.split()[0].removeprefix("**").removeprefix("#")
    card = await house.server.next_message(house.channel, lambda one: f"#{number} " in one.content)
    return int(number), card


async def joined(house: House, card: Message, *people: Person) -> None:
    """They sit down by the card's button."""
    for person in people:
        await read(await person.press(card, "Join"))
    await house.server.when(card, lambda one: all(person.name in one.content for person in people))


async def seated(house: House, people: Sequence[Person], seed: int = 0, **options: str | int | bool) -> Play:
    """A table opened by the first of them; the others join on the card, and the first starts it."""
    owner, *others = people
    table, card = await opened(house, owner, **options)
    await joined(house, card, *others)
    await house.server.when(card, lambda one: "Start" in labels(one))
    await read(await owner.press(card, "Start"))
    return Play(house, house.channel, table, people, seed)
