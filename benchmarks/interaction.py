"""From the gateway's payload to the acknowledgement, with 100 running tables, beside a bot that only acknowledges.

Both bots are processes of their own on loopback Discords of this process, asked in turns, so that what else the machine
does meets both. An acknowledgement is the first response; autocomplete has no other response than its answer. Prints
milliseconds at p50 and p99 and the ratios; wanted are at most 3.
Usage: python benchmarks/interaction.py [INTERACTIONS] [TABLES IN EACH OF FOUR CHANNELS], run from the project's folder.
"""

import asyncio
import os
import secrets
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import chain, cycle
from pathlib import Path
from tempfile import TemporaryDirectory

import discord
from discord import app_commands

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kingsforge_bot.games.kings_forge.bots import RANDOM_SMITH
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.sandbox import Channel, Message, Person, Server, Timing, buttons
from kingsforge_bot.sandbox.connect import point_discord_at
from kingsforge_bot.sandbox.world.changes import Change, InteractionStarted, InteractionUpdated
from kingsforge_bot.service.table.limits import MOST_OF_ONE_OWNER
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.types import ChannelId, GuildId, UserId
from kingsforge_bot.service.wiring import Service
from kingsforge_bot.store import open_store

ROOT = Path(__file__).resolve().parent.parent
WANTED = 3.0
CHANNELS, TABLES = 4, 25
"""A channel has at most 25 tables."""
PATIENCE = 120.0
WARMING_UP = 200
"""Interactions beforehand that are not measured, or as many as are."""
BOARD = "text"
"""What the button says in its id that stands under every board, `Text board`: ids stay, labels change."""
KINDS = ("slash command", "autocomplete", "button", "move")


class Stopwatch:
    """Notes when interactions begin and when their first response arrives."""

    def __init__(self, server: Server) -> None:
        self._begun: dict[int, float] = {}
        self.last = 0.0
        """Seconds of the latest one that was answered."""
        server.world.feed.subscribe(self._listen)

    def _listen(self, change: Change) -> None:
        match change:
            case InteractionStarted(interaction=one):
                self._begun[one.id] = time.perf_counter()
            case InteractionUpdated(before=before, interaction=one) if before.response is None and one.response:
                self.last = time.perf_counter() - self._begun.pop(one.id)
            case _:
                pass


class Side:
    """One bot under measurement: its Discord, and what people do there."""

    def __init__(self, server: Server, channels: int = CHANNELS, tables: int = TABLES) -> None:
        self.server = server
        self.tables = tables
        self.guild = server.add_guild("Smiths")
        self.places = [server.add_channel(self.guild, f"forge-{number}") for number in range(channels)]
        self.people = [server.add_person(f"Smith {number}", self.guild) for number in range(2)]
        self.watch = Stopwatch(server)
        self.took: dict[str, list[float]] = defaultdict(list)
        self.boards: list[Message] = []

    async def do(self, kind: str, number: int) -> None:
        """One interaction of that kind, measured; then wait until its player has read the answer."""
        person, place = self.people[number % 2], self.places[number % CHANNELS]
        deeds: dict[str, Callable[[Person, Channel, int], Awaitable[None]]] = {
            "slash command": self._list,
            "autocomplete": self._complete,
            "button": self._press,
            "move": self._pass,
        }
        await deeds[kind](person, place, number)
        self.took[kind].append(self.watch.last)

    async def _list(self, person: Person, place: Channel, _: int) -> None:
        await (await person.slash(place, "table list")).settled(PATIENCE)

    async def _complete(self, person: Person, place: Channel, number: int) -> None:
        options = {"table": str(number % (CHANNELS * self.tables) + 1)}
        await person.complete(place, "gather", "card", typed="", options=options)

    async def _pass(self, _: Person, __: Channel, number: int) -> None:
        """Every table's first pass, tried by one person and then by the other: a board is drawn while others ask."""
        turn, table = divmod(number // len(KINDS), CHANNELS * self.tables)
        person, place = self.people[(turn + table) % 2], self.places[table // self.tables]
        options = {"taking": "metal", "table": str(table + 1)}
        await (await person.slash(place, "pass", options)).settled(PATIENCE)

    async def _press(self, person: Person, _: Channel, number: int) -> None:
        board = self.boards[number % len(self.boards)]
        ids = [button.custom_id for button in buttons(board) if not button.disabled and button.custom_id]
        await (await person.press(board, custom_id=ids[number % len(ids)])).settled(PATIENCE)


class Minimal(discord.Client):
    """Acknowledges whatever comes, and does nothing else."""

    def __init__(self, place: int) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.place = place
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(_minimal_group())
        self.tree.add_command(_minimal_gather())
        self.tree.add_command(_minimal_pass())

    async def setup_hook(self) -> None:
        await self.tree.sync()
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Board", custom_id=f"minimal|{BOARD}"))
        await self.get_partial_messageable(self.place).send("board", view=view)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await _acknowledge(interaction)


async def _acknowledge(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.edit_original_response(content="done")


def _minimal_group() -> app_commands.Group:
    group = app_commands.Group(name="table", description="tables")

    @group.command(name="list", description="list")
    async def list_(interaction: discord.Interaction) -> None:
        await _acknowledge(interaction)

    return group


def _minimal_gather() -> "app_commands.Command[app_commands.Group, ..., None]":
    @app_commands.command(description="gather")
    async def gather(interaction: discord.Interaction, card: str, table: str) -> None:
        await _acknowledge(interaction)

    @gather.autocomplete("card")
    @gather.autocomplete("table")
    async def nothing(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return []

    return gather


def _minimal_pass() -> "app_commands.Command[app_commands.Group, ..., None]":
    @app_commands.command(name="pass", description="pass")
    async def pass_(interaction: discord.Interaction, taking: str, table: str) -> None:
        await _acknowledge(interaction)

    return pass_


async def fill(database: Path, side: Side, tables: int = TABLES) -> None:
    """So many running tables of two people in each channel."""
    game = kings_forge()
    async with open_store(database) as store:
        bots = {game.key: {"random": RANDOM_SMITH}}
        service = Service(store, {game.key: game}, bots, lambda: int(time.time()), secrets.token_bytes)
        ann, ben = (UserId(person.id) for person in side.people)
        for place in side.places:
            for number in range(tables):
                # Nobody opens more than a few in one channel: somebody else does, and leaves.
                opener = UserId(1 + number // MOST_OF_ONE_OWNER)
                table = await service.lobbies.open(
                    NewLobby(
                        GuildId(side.guild.id),
                        ChannelId(place.id),
                        opener,
                        "Opener",
                        game=game.key,
                        players=3,
                        options={},
                    )
                )
                await service.lobbies.join(table.id, ann, "Ann")
                await service.lobbies.join(table.id, ben, "Ben")
                await service.lobbies.leave(table.id, opener)
                await service.lobbies.start(table.id, ann)
        await service.stop()


@asynccontextmanager
async def running(server: Server, *command: str, **settings: str) -> AsyncIterator[None]:
    """A bot as a process of its own, connected."""
    environment = {**os.environ, "DISCORD_API_URL": server.url, "DISCORD_TOKEN": server.token, **settings}
    process = await asyncio.create_subprocess_exec(sys.executable, *command, cwd=ROOT, env=environment)
    try:
        await server.bot_online(within=PATIENCE)
        await server.commands(within=PATIENCE)
        yield
    finally:
        process.terminate()
        await process.wait()


def standing(side: Side, word: str) -> list[Message]:
    """The messages that are there with such a button: BOARD under boards."""
    return [
        message
        for place in side.places
        for message in side.server.messages(place)
        if any((button.custom_id or "").endswith(f"|{word}") for button in buttons(message))
    ]


def posted(side: Side, wanted: int) -> Callable[[], list[Message] | None]:
    """The boards, once all of them stand."""

    def probe() -> list[Message] | None:
        found = standing(side, BOARD)
        return found if len(found) >= wanted else None

    return probe


async def measure(interactions: int, tables: int, folder: Path) -> tuple[Side, Side]:
    """Ask both bots in turns."""
    timing = Timing(first_response=30.0)
    async with Server(patience=PATIENCE, timing=timing) as server, Server(patience=PATIENCE, timing=timing) as beside:
        ours, bare = Side(server, tables=tables), Side(beside, tables=tables)
        database = folder / "kingsforge.sqlite3"
        await fill(database, ours, tables)
        minimal = running(beside, __file__, "--minimal", str(bare.places[0].id))
        forge = running(server, "bot.py", KINGSFORGE_DATABASE=str(database), KINGSFORGE_LOG="ERROR")
        async with minimal, forge:
            bare.boards = await beside.until(posted(bare, 1), "the minimal board")
            ours.boards = await server.until(posted(ours, CHANNELS * tables), "all boards")
            for number, kind in zip(range(-min(WARMING_UP, interactions), interactions), cycle(KINDS), strict=False):
                if number == 0:
                    # What came before was for warming up.
                    ours.took.clear()
                    bare.took.clear()
                for side in (ours, bare):
                    await side.do(kind, number % interactions)
        for line in (*server.violations, *beside.violations):
            print("violation:", line)
        return ours, bare


def quantile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * statistics.quantiles(values, n=1000, method="inclusive")[round(share * 1000) - 1]


def tell(name: str, ours: list[float], bare: list[float]) -> None:
    for label, share in (("p50", 0.5), ("p99", 0.99)):
        mine, theirs = quantile(ours, share), quantile(bare, share)
        print(f"{name:>15}  {label}: {mine:7.2f} ms beside {theirs:7.2f} ms, ratio {mine / theirs:5.2f}")


def main() -> None:
    if sys.argv[1:2] == ["--minimal"]:
        point_discord_at(os.environ["DISCORD_API_URL"])
        Minimal(int(sys.argv[2])).run(os.environ["DISCORD_TOKEN"], log_handler=None)
        return
    said = [int(word) for word in sys.argv[1:]]
    interactions, tables = said + [1200, TABLES][len(said) :]
    with TemporaryDirectory(dir=ROOT, prefix=".bench-") as folder:
        ours, bare = asyncio.run(measure(interactions, tables, Path(folder)))
    print(f"{interactions} interactions, {CHANNELS * tables} running tables; wanted: ratios of at most {WANTED:g}")
    for kind in KINDS:
        tell(kind, ours.took[kind], bare.took[kind])
    tell("all", list(chain(*ours.took.values())), list(chain(*bare.took.values())))


if __name__ == "__main__":
    main()
