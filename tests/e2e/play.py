"""A table played by people turn after turn, until it is over."""

from collections.abc import Sequence
from random import Random

from kingsforge_bot.sandbox import Channel, Person, buttons
from tests.e2e.hands import Hand, read
from tests.e2e.house import House
from tests.e2e.reading import Board, board_after, labels

MOST_TURNS = 500
"""A game takes about a hundred; with less luck three hundred."""


class Play:
    """One table; `hands` by the user's id. `turn` lets one person play and waits for nobody else."""

    def __init__(self, house: House, place: Channel | int, table: int, people: Sequence[Person], seed: int) -> None:
        self.house = house
        self.table = table
        self.place = place
        self.hands = {person.id: Hand(person, place, table, Random(seed + person.id % 97)) for person in people}
        self.turns = 0
        self.seen = 0

    async def board(self) -> Board:
        """The next board on which somebody can act, or the last one."""
        return await board_after(self.house.server, self.place, self.table, self.seen)

    async def turn(self) -> bool:
        """The turn of whoever is awaited; false when the game is over."""
        board = await self.board()
        if board.over:
            return False
        self.turns += 1
        assert self.turns < MOST_TURNS, f"table {self.table} does not end:\n{board.message.content}\n{board.words}"
        self.seen = board.seq
        [user] = board.awaited
        await self.hands[user].play(board)
        return True


async def seated(house: House, people: Sequence[Person], seed: int = 0, **options: object) -> Play:
    """A table opened by the first of them; the others join on the card, and the first starts."""
    owner, *others = people
    values = {name: value for name, value in options.items() if isinstance(value, str | int | bool)}
    reply = await owner.slash(house.channel, "table new", values)
    opened = await read(reply)
    number = opened.content.split()[0].lstrip("*#")
    card = await house.server.next_message(
        house.channel, lambda one: f"#{number} " in one.content and any(b.label == "Join" for b in buttons(one))
    )
    for other in others:
        await read(await other.press(card, "Join"))
    await house.server.when(card, lambda one: "Start" in labels(one))
    await read(await owner.press(card, "Start"))
    return Play(house, house.channel, int(number), people, seed)
