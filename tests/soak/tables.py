"""Tables played side by side by people who try again whenever nothing came of what they did."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Protocol

from kingsforge_bot.sandbox import Channel, ClientRefused, Message, Person, Shard
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.reading import Board, boards, labels
from tests.soak.games import GAMES, Players
from tests.soak.observed_answers import ObservedAnswers
from tests.soak.places import Servers

TROUBLE = (AssertionError, ClientRefused, LookupError, ValueError, RuntimeError)
"""What a person meets who acts on what is gone by now, or hears nothing."""
TRY_AGAIN = 15.0
"""Seconds without a new board after which somebody tries again."""
MOST_TRIES = 12
SIZES = ((2, 0), (2, 1), (3, 0), (3, 2), (4, 2))
"""Seats, and how many of them are bots."""
DOUBLE, STALE = 0.12, 0.12
"""How often a turn begins with a double press, or with one on an old board."""

EACH = 100
"""Faults from one report to the next."""


class StandsStill(Exception):  # noqa: N818 - reads as what happened
    """A table that nobody can go on with."""


class Injection(Protocol):
    """What goes wrong meanwhile."""

    @property
    def over(self) -> bool:
        """Whether as much went wrong as was wanted."""

    def counts(self) -> Counter[str]:
        """What did, by its kind."""

    def note(self, what: str) -> None:
        """A fault that people brought about."""

    async def strike(self, luck: Random) -> None:
        """Let something go wrong."""

    async def settled(self) -> None:
        """Wait until nothing does any more."""


class TablesInPlay:
    """One bot, several tables, each where a lane of them plays. `whole`: every game is played to its end."""

    def __init__(self, house: House, places: Servers, seed: int, tell: Callable[[str], None], *, whole: bool) -> None:
        self.house = house
        self.answers = ObservedAnswers(house.server)
        self._places = places
        self.tables: dict[int, Channel] = {}
        self.unfinished: set[int] = set()
        self.tried_again = 0
        self._seed = seed
        self._tell = tell
        self._told = 0
        self._whole = whole
        self._gestures: dict[asyncio.Task[Any], int | None] = {}

    def interrupt(self, shard: Shard) -> None:
        """Who answered there died: nobody waits for what was about to be said."""
        for gesture, guild in self._gestures.items():
            if shard.hears(guild):
                gesture.cancel()

    async def play(self, lanes: int, injection: Injection) -> None:
        """So many tables at a time, until all faults came. Raises StandsStill, in a group."""
        async with asyncio.TaskGroup() as group:
            for lane in range(lanes):
                group.create_task(self._lane(lane, injection, Random(f"{self._seed} {lane}")))
        await injection.settled()

    async def _lane(self, lane: int, injection: Injection, luck: Random) -> None:
        game = 0
        while not injection.over:
            # Two lanes in each channel, at the same time.
            channel = self._places.channel(lane // 2, game)
            seats, bots = luck.choice(SIZES)
            people = [
                self._places.person(f"{name} {lane}", lane // 2) for name in ("Ann", "Ben", "Cat")[: seats - bots]
            ]
            # Both games in every channel, at the same time.
            played = GAMES[list(GAMES)[(lane + game) % len(GAMES)]]
            # Boards are kept, so that all that was told can be read at the end.
            options: dict[str, str | int] = {"players": seats, "bots": bots, "boards": "keep"}
            options |= played.options(luck)
            table = await self._opened(channel, people, options, injection, luck)
            players = played.players(self.house, channel, table, people, luck)
            await self._game(table, channel, people, players, injection, luck)
            game += 1

    async def _gesture(self, channel: Channel, deed: Coroutine[Any, Any, Any]) -> bool:
        """Whether it came to an end; False if the bot was gone, or said nothing that helps."""
        task = asyncio.ensure_future(deed)
        self._gestures[task] = channel.guild_id
        await asyncio.wait({task})
        del self._gestures[task]
        if task.cancelled() or isinstance(task.exception(), TROUBLE):
            self.tried_again += 1
            return False
        await task
        return True

    async def _insist(
        self, channel: Channel, what: str, deed: Callable[[], Coroutine[Any, Any, Any]], done: Callable[[], Any]
    ) -> Any:
        """Do it until it is seen to be done, and answer what is then seen."""
        for _ in range(MOST_TRIES):
            if (seen := done()) is not None:
                return seen
            await self._places.online(channel)
            await self._gesture(channel, deed())
            try:
                return await self.house.server.until(done, what, TRY_AGAIN)
            except AssertionError:
                self.tried_again += 1
        raise StandsStill(f"{what}, after {MOST_TRIES} tries")

    # Lobbies

    async def _opened(
        self,
        channel: Channel,
        people: Sequence[Person],
        options: Mapping[str, str | int],
        injection: Injection,
        luck: Random,
    ) -> int:
        """A running table with these people."""
        owner, *others = people
        mine: list[int] = []

        async def opening() -> None:
            said = await read(await owner.slash(channel, "table new", options))
            mine.append(int(said.content.split()[0].removeprefix("**").removeprefix("#")))

        def card() -> Message | None:
            there = (one for one in self.house.server.messages(channel) if mine and f"#{mine[-1]} " in one.content)
            return next(there, None)

        await injection.strike(luck)
        found: Message = await self._insist(channel, f"the card of a table of {owner.name}", opening, card)
        for person in others:
            await injection.strike(luck)
            await self._insist(
                channel,
                f"a seat for {person.name}",
                partial(self._press, person, found, "Join"),
                partial(self._sits, person, found),
            )
        self.tables[mine[-1]] = channel
        await injection.strike(luck)
        await self._insist(
            channel,
            f"the start of table {mine[-1]}",
            lambda: self._press(owner, found, "Start"),
            lambda: boards(self.house.server, channel, mine[-1]) or None,
        )
        return mine[-1]

    async def _press(self, person: Person, message: Message, label: str) -> None:
        await read(await person.press(message, label))

    def _sits(self, person: Person, card: Message) -> bool | None:
        now = self.house.server.world.message(card.channel_id, card.id)
        return True if person.name in now.content else None

    # Games

    async def _game(
        self,
        table: int,
        channel: Channel,
        people: Sequence[Person],
        players: Players,
        injection: Injection,
        luck: Random,
    ) -> None:
        seen = 0
        while True:
            board = await self._next(table, channel, seen, players)
            if board.over:
                return
            if injection.over and not self._whole:
                self.unfinished.add(table)
                return
            await injection.strike(luck)
            chance = luck.random()
            if chance < DOUBLE:
                await self._gesture(channel, self._double(players, board, injection))
            elif chance < DOUBLE + STALE:
                await self._gesture(channel, self._stale(channel, table, luck.choice(people), injection, luck))
            seen = board.seq
            await self._gesture(channel, players.play(board))
            self._report(injection)

    def _report(self, injection: Injection) -> None:
        faults = injection.counts().total()
        if faults // EACH > self._told:
            self._told = faults // EACH
            self._tell(f"{faults} faults, {len(self.tables)} tables, tried again {self.tried_again} times")

    async def _next(self, table: int, channel: Channel, seen: int, players: Players) -> Board:
        """The newest board that asks somebody, newer than what was seen; who waits too long plays on the old one."""

        def newer() -> Board | None:
            found = boards(self.house.server, channel, table)
            asks = found and found[-1].seq > seen and (found[-1].awaited or found[-1].over)
            return found[-1] if asks else None

        def again() -> Coroutine[Any, Any, Any]:
            return players.play(boards(self.house.server, channel, table)[-1])

        if not seen:
            return await self.house.server.until(newer, f"the first board of table {table}", TRY_AGAIN * MOST_TRIES)
        try:
            return await self.house.server.until(newer, f"a board of table {table} after {seen}", TRY_AGAIN)
        except AssertionError:
            found: Board = await self._insist(channel, f"a board of table {table} after {seen}", again, newer)
            return found

    async def _double(self, players: Players, board: Board, injection: Injection) -> None:
        """Open what the board offers, and press one of its answers twice at once."""
        if (found := await players.twice(board)) is not None:
            person, message, button = found
            injection.note("double press")
            presses: list[Awaitable[Any]] = [person.press(message, custom_id=button, force=True) for _ in range(2)]
            await asyncio.gather(*presses, return_exceptions=True)

    async def _stale(self, channel: Channel, table: int, person: Person, injection: Injection, luck: Random) -> None:
        """Press something on an old board of the table."""
        old = luck.choice(boards(self.house.server, channel, table))
        label = luck.choice(sorted(labels(old.message)))
        injection.note("press on some board")
        await read(await person.press(old.message, label, force=True))
