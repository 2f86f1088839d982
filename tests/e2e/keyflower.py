"""A table of Keyflower, played by people who look at nothing but their own messages."""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from random import Random

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.games.keyflower.card_data import tiles
from kingsforge_bot.games.keyflower.rules.actions import Action
from kingsforge_bot.games.keyflower.rules.notation import reader
from kingsforge_bot.sandbox import Message, Person, buttons, selects
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import joined, opened
from tests.e2e.reading import CUSTOM_ID, Board, boards, labels

PARSE = reader(tiles())
MY_TURN = "My turn"
LEADS_ON = {"pick", "more", "carry", "spot", "whichtile", "propose", "do"}
"""Begin the ids of what only shows more of what can be decided."""
LAST = ("done", "end")
"""Actions that end what one builds, and one's work."""
GIVE = "give"
"""May be said anew until all have chosen (11.2)."""
MOST_PRESSES = 60
MOST_TURNS = 600
PASSES = 0.35
"""How often these people pass where they could place workers: a season is to end."""
Way = tuple[str, str]
"""A button's id, or a menu's with a line of it."""


def action_of(payload: str) -> Action | None:
    try:
        return PARSE(payload)
    except NotationError:
        return None


def ways(shown: Message) -> Iterator[Way]:
    """What can be pressed there of this game."""
    yield from ((one.custom_id or "", "") for one in buttons(shown) if not one.disabled)
    yield from ((menu.custom_id or "", str(line.value)) for menu in selects(shown) for line in menu.options)


def payload_of(custom_id: str) -> str:
    match = CUSTOM_ID.fullmatch(custom_id)
    return match[3] if match is not None else ""


class Flowers:
    """One table. `turn` waits for nobody but who is awaited, each of them where several are."""

    def __init__(self, house: House, table: int, people: Sequence[Person]) -> None:
        self.house = house
        self.table = table
        self.people = tuple(people)
        self.luck = Random(table)
        self.seen = 0
        self.turns = 0
        self.done: Counter[str] = Counter()
        self.presses: dict[str, int] = {}
        """Of each kind of action the most that one took."""

    async def board(self) -> Board:
        """The newest board once it asks one of these people, or is the last one.

        Whoever was called while another went on is not called again, but named.
        """

        def probe() -> Board | None:
            found = boards(self.house.server, self.house.channel, self.table)
            newest = found[-1] if found and found[-1].seq > self.seen else None
            return newest if newest is not None and (newest.over or self.awaited(newest)) else None

        return await self.house.server.until(probe, f"a board of table {self.table} after {self.seen}")

    def awaited(self, board: Board) -> list[Person]:
        headline, *_ = board.message.content.splitlines()
        who, playing, _ = headline.partition(" to play")
        return [one for one in self.people if playing and (f"<@{one.id}>" in who or one.name in who)]

    async def turn(self, *, meanwhile: Callable[[], Awaitable[None]] | None = None, command: bool = False) -> bool:
        """One board's decisions; False when the game is over. `meanwhile` happens after the first of them."""
        board = await self.board()
        if board.over:
            return False
        self.turns += 1
        assert self.turns < MOST_TURNS, f"table {self.table} does not end:\n{board.message.content}"
        self.seen = board.seq
        for person in self.awaited(board):
            await self.play(person, board, command=command)
            if meanwhile is not None:
                await meanwhile()
                meanwhile = None
        return True

    async def play(self, person: Person, board: Board, *, command: bool = False) -> None:
        """All that this person can decide now."""
        shown = await read(await person.press(board.message, MY_TURN))
        presses = 0
        for _ in range(MOST_PRESSES):
            able = [one for one in ways(shown) if self._of_the_game(one)]
            if not able:
                return
            way, action = self._wanted(able)
            presses += 1
            if action is not None and command:
                said = {"table": str(self.table), "do": str(action)}
                shown = await read(await person.slash(self.house.channel, "turn", said))
            elif way[1]:
                menu = next(one for one in selects(shown) if one.custom_id == way[0])
                shown = await read(await person.choose(shown, menu.placeholder or "", [way[1]]))
            else:
                shown = await read(await person.press(shown, custom_id=way[0]))
            if action is not None:
                self.done[action.verb] += 1
                self.presses[action.verb] = max(presses, self.presses.get(action.verb, 0))
                presses = 0
                if action.verb == GIVE:
                    return
        raise AssertionError(f"{person.name} does not come to an end:\n{shown.content}")

    def _of_the_game(self, way: Way) -> bool:
        payload = payload_of(way[0])
        return action_of(way[1] or payload) is not None or payload.partition(" ")[0] in LEADS_ON - {"do"}

    def _wanted(self, able: Sequence[Way]) -> tuple[Way, Action | None]:
        found = [(way, action) for way in able if (action := action_of(way[1] or payload_of(way[0]))) is not None]
        ending = [one for one in found if one[1].verb in LAST]
        if ending:
            return ending[0]
        passing = [one for one in found if one[1].verb == "pass"]
        if passing and self.luck.random() < PASSES:
            return passing[0]
        placing = [one for one in found if one[1].verb not in ("pass", "lift")]
        showing: list[tuple[Way, Action | None]] = [(one, None) for one in able if one not in dict(found)]
        if showing and (not placing or self.luck.random() < 0.5):
            return self.luck.choice(showing)
        return self.luck.choice(placing or passing or found)


async def keyflower(house: House, people: Sequence[Person], seats: int, **options: str | int | bool) -> Flowers:
    """A table opened by the first of them for so many; the others join on the card, bots take the other seats."""
    owner, *others = people
    bots = seats - len(people)
    said: dict[str, str | int | bool] = {"game": "keyflower", "players": seats, **options}
    table, card = await opened(house, owner, **said, **({"bots": bots} if bots else {}))
    assert "Keyflower" in card.content
    await joined(house, card, *others)
    await house.server.when(card, lambda one: "Start" in labels(one))
    await read(await owner.press(card, "Start"))
    return Flowers(house, table, people)
