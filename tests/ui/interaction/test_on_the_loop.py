"""No command and no suggestion holds the event loop up: at most 20 ms of its thread, at tables that are big and old.

What counts is the processor time of the loop's thread, not what passes on the clock while others have the processor.
Since a slow machine needs more of that too, and one whose neighbours are busy now more and now less, it is told as a
share of a yardstick, plain Python that takes 20 ms where the bound was set, taken anew before each attempt. What is
over it is asked again, a few times at most: caches and a neighbour on the same core only ever add.
"""

import asyncio
import gc
import math
import shutil
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, Final

import discord
import msgspec
import pytest
from discord import app_commands

from cogs.all_cogs import all_cogs
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.players.player import bounded
from kingsforge_bot.service.types import TableId, TableStatus, TableView
from tests.properties.play import Thrown
from tests.ui.counter import Counter, FakeInteraction, bound, commands_of, open_counter
from tests.ui.looks import STRANGER, crowded, position, user_of

GAMES: Final = titles()
FORGE, SMITHY, KEYFLOWER, LOBBY = TableId(1), TableId(2), TableId(3), TableId(4)
ATTEMPTS: Final = 6
LATE: Final = {FORGE: 200, SMITHY: 150, KEYFLOWER: 100}
"""Entries after which a game goes on at another position, or to its end; random ones have 200 to 280."""
GATHERING: Final = position(
    {"supply": "MMMMMWWWWGGGGBBB", "held": [{"source": "token-plus"}, {"source": "token-six"}]},
    "MMMM",
    "WWWW",
    "GGG",
    face_up=["workshop", "shrine", "library", "mill"],
    deck=["garden"],
    display=["table", "axe", "crown"],
    round=9,
)
FIRST: Final = "..."
"""Instead of a value: the first that is suggested."""
QUESTION: Final = "how many dice may I steal from somebody who has already crafted their fourth item this round"


class Asked(msgspec.Struct):
    """A command with some options, at tables as they stand in one of the files."""

    name: str
    said: Mapping[str, Any] = {}
    file: str = "gathering"
    table: TableId | None = FORGE

    def __str__(self) -> str:
        return f"/{self.name} {dict(self.said)} {self.file}"

    @property
    def reads(self) -> bool:
        """Whether all stands afterwards as it stood."""
        return self.name in READING and FIRST not in self.said.values()


READING: Final = frozenset(
    {"rules", "turn", "gather", "dock", "odds", "forge doctor", "me turns", "me stats", "keyflower village"}
    | {f"table {word}" for word in ("show", "log", "replay", "verify", "export", "import", "list")}
)
"""Commands that change nothing, unless they are given a choice."""


def at(table: TableId, file: str, *names: str) -> list[Asked]:
    return [Asked(name, {}, file, table) for name in names]


COMMANDS: Final = [
    Asked("rules", {"query": QUESTION}),
    Asked("rules", {"query": "why can't I craft the crown with my five metal dice?"}, "crafting"),
    Asked("rules", {"query": "what does mill bottom do", "public": True}),
    Asked("rules", {"query": "zzzz banana qqqq xxxx " * 4}),
    Asked("rules", {"query": "dice"}),
    Asked("rules", {}, "crafting"),
    Asked("rules", {}, "gathering", SMITHY),
    Asked("rules", {"query": "can I craft something with two gold and a ruby?"}, "gathering", SMITHY),
    Asked("rules", table=None),
    Asked("table new", {"game": "dwarven_smithy", "players": 4, "bots": 1}, table=None),
    Asked("table join", {"word": "anvil"}, table=LOBBY),
    *at(LOBBY, "gathering", "table leave", "table start", "table seat"),
    Asked("table show", {"size": "compact"}),
    *at(FORGE, "gathering", "table show", "table undo", "table end", "table plan", "table seat", "table resign"),
    *at(SMITHY, "gathering", "table show", "table undo", "table plan", "table end"),
    Asked("table plan", {"do": FIRST}),
    Asked("table plan", {"do": FIRST}, table=SMITHY),
    *at(FORGE, "gathering", "table clock", "table pause", "table resume"),
    Asked("table clock", {"hours": "9-17", "zone": "Europe/Madrid"}),
    *at(FORGE, "over", "table log", "table replay", "table verify", "table export", "table rematch", "table show"),
    *at(SMITHY, "over", "table log", "table replay", "table verify", "table export", "table rematch", "table show"),
    Asked("table import", file="over", table=None),
    Asked("table list", table=None),
    Asked("table find", table=None),
    *at(FORGE, "gathering", "turn", "gather", "dock", "pass"),
    *at(FORGE, "crafting", "turn", "craft", "odds"),
    *at(SMITHY, "gathering", "turn"),
    Asked("turn", {"do": FIRST}),
    Asked("turn", {"do": FIRST}, "crafting"),
    Asked("turn", {"do": FIRST}, table=SMITHY),
    Asked("gather", {"card": FIRST}),
    Asked("gather", {"card": FIRST, "paying": FIRST}),
    Asked("gather", {"card": "workshop.top", "copying": FIRST}),
    Asked("dock", {"space": FIRST}),
    Asked("dock", {"space": FIRST, "paying": FIRST, "discarding": FIRST}),
    Asked("craft", {"item": FIRST}, "crafting"),
    Asked("odds", {"item": FIRST}, "crafting"),
    *[
        Asked(f"dwarven {verb}", {option: FIRST}, table=SMITHY)
        for verb, option in {
            **dict.fromkeys(("play", "move", "discard", "sell", "buy", "auction"), "card"),
            "craft": "item",
            "bid": "coins",
            "draw": "deck",
        }.items()
    ],
    Asked("dwarven end", table=SMITHY),
    *[
        Asked(f"keyflower {verb}", {option: FIRST}, table=KEYFLOWER)
        for verb, option in {
            **dict.fromkeys(("bid", "use", "upgrade", "place"), "tile"),
            "move": "resource",
            "give": "tiles",
            "take": "boat",
        }.items()
    ],
    *at(KEYFLOWER, "gathering", *[f"keyflower {verb}" for verb in ("end", "lift", "done", "village")]),
    *at(KEYFLOWER, "gathering", "turn", "table show", "table undo", "table plan"),
    Asked("league new", {"name": "Winter"}, table=None),
    *[Asked(f"league {verb}", table=None) for verb in ("join", "leave", "show", "start", "challenge")],
    *[Asked(f"league {verb}", table=None) for verb in ("end", "verify", "list")],
    Asked("me turns", table=None),
    *[Asked("me stats", {"of": of}, "over", None) for of in ("me", "server", "ratings")],
    Asked("me settings", table=None),
    Asked("me settings", {"quiet": "22-8", "digest": "9", "zone": "Asia/Tokyo", "language": "ja"}, table=None),
    Asked("me data export", file="over", table=None),
    Asked("me data delete", file="over", table=None),
    Asked("forge doctor", table=None),
    Asked("forge cards", table=None),
    Asked("forge setup", table=None),
    Asked("forge setup", {"openers": "managers", "language": "fr", "zone": "Asia/Tokyo"}, table=None),
]
TYPED: Final = {
    "query": ("", "d", "why table", "can i cla", QUESTION, "qqqqqqqq", "どうやって"),
    "zone": ("", "e", "europe/"),
}
"""What is typed for an option; nothing and a letter for all others."""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`gathering` and `crafting`: late in long games of both, at the hardest positions. `over`: those at their end."""
    folder = tmp_path_factory.mktemp("tables")
    asyncio.run(build(folder))
    return folder


async def build(folder: Path) -> None:
    built = folder / "built.sqlite3"
    async with open_counter(built, GAMES) as counter:
        for table, game in ((FORGE, "kings_forge"), (SMITHY, "dwarven_smithy"), (KEYFLOWER, "keyflower")):
            assert (await counter.lobby(4, game=game)).id == table
            await counter.service.lobbies.start(table, user_of(0))
            await played(counter, table, LATE[table])
        assert (await counter.lobby(2, players=4)).id == LOBBY
    for name, state in (("gathering", GATHERING), ("crafting", crowded())):
        file = Path(shutil.copy(built, folder / f"{name}.sqlite3"))
        async with open_counter(file, GAMES) as counter:
            await stand(counter, state)
    async with open_counter(built, GAMES) as counter:
        for table in (FORGE, SMITHY, KEYFLOWER):
            assert (await played(counter, table, 2000)).table.status is TableStatus.OVER
    shutil.copy(built, folder / "over.sqlite3")


async def played(counter: Counter, table: TableId, most: int) -> TableView:
    """At random, to that entry or to the end."""
    play, luck = counter.service.play, Thrown(Random(5))
    look = await play.look(table)
    game = GAMES.of(look.table.game)
    ai = next(iter(game.bots.values()))
    while look.table.status is TableStatus.RUNNING and look.table.seq < most:
        seat = min(look.awaited)
        view = (await play.look(table, user_of(seat))).view
        action = ai.choose(view, bounded(game.game.legal_actions(view, seat)), luck)
        look = (await play.act(table, user_of(seat), action, decided_on=look.table.seq)).look
    return look


async def stand(counter: Counter, state: State) -> None:
    """The game of King's Forge goes on from there."""
    game = GAMES.of("kings_forge").game
    await counter._keep((await counter.look(FORGE)).table, game.dump(state), game.to_act(state))


def yardstick() -> float:
    """Seconds of this thread for the same work, of the kind that commands do: words, lists, a sort."""
    began = time.thread_time()
    words: dict[str, list[int]] = {}
    for number in range(75_000):
        words.setdefault(f"{number % 997}", []).append(number * number)
    sorted((len(found), word) for word, found in words.items())
    return time.thread_time() - began


@pytest.fixture
def calm() -> Iterator[None]:
    """As in the bot, what stands is not looked through for garbage."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


async def share(attempt: Callable[[], Awaitable[float]]) -> float:
    """Of what it may take, the least of some attempts."""
    least = math.inf
    for _ in range(ATTEMPTS):
        may_take = yardstick()
        least = min(least, await attempt() / may_take)
        if least < 1:
            break
    return least


class Measuring:
    """Asks at the tables of one file."""

    def __init__(self, counter: Counter) -> None:
        self.counter = counter
        self.forget()

    def forget(self) -> None:
        """What was drawn or worked out for an earlier attempt."""
        self.counter.restart()
        self.cogs = all_cogs(self.counter.app, self.counter.examine)

    def commands(self) -> Iterator[tuple[Any, Any]]:
        for cog in self.cogs:
            for command in commands_of(cog):
                if isinstance(command, app_commands.Command):
                    yield cog, command

    def command(self, name: str) -> tuple[Any, Any]:
        return next(found for found in self.commands() if found[1].qualified_name == name)

    async def interaction(self, asked: Asked, said: Mapping[str, Any]) -> FakeInteraction:
        """By whoever is awaited there; a stranger joins."""
        user = STRANGER if asked.name == "table join" else user_of(0)
        if asked.table in LATE:
            user = user_of(min((await self.counter.look(asked.table)).awaited, default=Seat(0)))
        return FakeInteraction(user, permissions=discord.Permissions.all(), namespace=list(said.items()))

    async def options(self, asked: Asked) -> dict[str, Any]:
        """As they are said, or suggested."""
        said: dict[str, Any] = {} if asked.table is None else {"table": str(asked.table)}
        for option, value in asked.said.items():
            found = (await self.suggested(asked, said, option))[0] if value == FIRST else []
            said[option] = value if value != FIRST else found[0].value if found else "nothing"
        if asked.name == "table import":
            text = (await self.counter.service.history.file(FORGE)).to_json()

            async def read() -> bytes:
                return text

            said["file"] = SimpleNamespace(size=len(text), read=read)
        return said

    async def suggested(
        self, asked: Asked, said: Mapping[str, Any], option: str, typed: str = ""
    ) -> tuple[list[Any], float]:
        """What is, and the seconds of this thread that took."""
        cog, command = self.command(asked.name)
        one = await self.interaction(asked, said)
        began = time.thread_time()
        found = await command._params[option].autocomplete(*bound(cog, command), one, typed)
        return found, time.thread_time() - began

    async def answered(self, asked: Asked) -> float:
        """Seconds of this thread until the answer is shown."""
        self.forget()
        cog, command = self.command(asked.name)
        said = await self.options(asked)
        one = await self.interaction(asked, {})
        began = time.thread_time()
        await command.callback(*bound(cog, command), one, **said)
        assert "fault" not in one.answered().text
        return time.thread_time() - began


@asynccontextmanager
async def measuring(files: Path, name: str, folder: Path) -> AsyncIterator[Measuring]:
    """At a copy of that file."""
    with TemporaryDirectory(dir=folder) as own:
        async with open_counter(Path(shutil.copy(files / f"{name}.sqlite3", own)), GAMES) as counter:
            for rules in counter.app.titles.rulebooks.games:
                rules.rulebook.prepare()
            yield Measuring(counter)


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("file", ["gathering", "crafting", "over"])
async def test_no_command_takes_long(files: Path, file: str, tmp_path: Path) -> None:
    slow: dict[str, float] = {}

    async def noted(asked: Asked, attempt: Callable[[], Awaitable[float]]) -> None:
        if (took := await share(attempt)) >= 1:
            slow[str(asked)] = took

    here = [asked for asked in COMMANDS if asked.file == file]
    async with measuring(files, file, tmp_path) as shared:
        for asked in here:
            if asked.reads:
                await noted(asked, partial(shared.answered, asked))

    async def alone(asked: Asked) -> float:
        async with measuring(files, file, tmp_path) as own:
            return await own.answered(asked)

    for asked in here:
        if not asked.reads:
            await noted(asked, partial(alone, asked))
    assert slow == {}


@pytest.mark.usefixtures("calm")
@pytest.mark.parametrize("file", ["gathering", "crafting"])
async def test_no_suggestion_takes_long(files: Path, file: str, tmp_path: Path) -> None:
    slow: dict[str, float] = {}
    async with measuring(files, file, tmp_path) as shared:
        for _, command in shared.commands():
            group = command.qualified_name.partition(" ")[0]
            played = {"dwarven": SMITHY, "keyflower": KEYFLOWER}.get(group, FORGE)
            for option in [name for name, one in command._params.items() if one.autocomplete is not None]:
                table = None if option == "table" else played
                asked = Asked(command.qualified_name, {}, file, table)
                said = await shared.options(asked)

                async def hardest(asked: Asked, said: Mapping[str, Any], option: str) -> float:
                    typed = TYPED.get(option, ("", "e"))
                    return max([(await shared.suggested(asked, said, option, one))[1] for one in typed])

                took = await share(partial(hardest, asked, said, option))
                if took >= 1:
                    slow[f"{asked}, {option}"] = took
    assert slow == {}


async def test_every_command_is_measured(counter: Counter) -> None:
    assert {asked.name for asked in COMMANDS} == {one.qualified_name for _, one in Measuring(counter).commands()}
