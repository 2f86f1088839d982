"""The bot's side of the counter: real cogs, presses, service and database; only Discord is a small fake."""

from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager
from itertools import count
from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import msgspec

from cogs.all_cogs import all_cogs
from cogs.message_menu import message_menu
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.service.post.post_records import Owed, Posted, PostKind
from kingsforge_bot.service.records import Commit, Row, Snapshot
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.types import (
    ChannelId,
    GuildId,
    LogEntry,
    MessageId,
    Table,
    TableId,
    TableStatus,
    TableView,
    UserId,
)
from kingsforge_bot.service.wiring import Service
from kingsforge_bot.store import open_store
from kingsforge_bot.store.database_store import DatabaseStore
from kingsforge_bot.ui.admin.findings import Findings
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.forms import on_form
from kingsforge_bot.ui.interaction.presses import on_press
from kingsforge_bot.ui.interaction.second_taps import SecondTaps
from kingsforge_bot.ui.learning.looking_up import LookingUp
from kingsforge_bot.ui.workers.picture_renderer import PictureRenderer
from tests.service.room import leading_to
from tests.ui.looks import CHANNEL, GAME, GUILD, NAMES, user_of

_IDS = count(1 << 62)
"""Later than whatever was posted before."""
NOW = 1_700_000_000
MEMBER = discord.Permissions(view_channel=True, send_messages=True, create_public_threads=True)
LOCALIZERS = Localizers(strict=True)
TITLES = titles()
WELL = Findings(0.12, synced=True)
KINGS_FORGE = Titles((TITLES.of("kings_forge"),))
"""One game alone, so that nothing is ambiguous: what several ask of each other: `learning/test_which_rulebook.py`."""
BOOKS = KINGS_FORGE.rulebooks
BOOK = BOOKS.games[0]


class Answered(msgspec.Struct):
    """What one interaction came to."""

    deferred: dict[str, Any]
    text: str
    rows: list[Any]
    """Components as Discord gets them."""
    mentions: list[int]
    attachments: int = 0
    public: bool = False
    """Whether everybody reads it."""

    @property
    def ids(self) -> list[str]:
        return [part["custom_id"] for row in self.rows for part in row["components"] if "custom_id" in part]


class FakeInteraction:
    """As much of an interaction as the bot looks at. It must be acknowledged before anything is shown."""

    def __init__(self, user: UserId, /, **more: Any) -> None:
        self.id = next(_IDS)
        self.user = SimpleNamespace(id=int(user), display_name=f"user {user}")
        self.guild_id: int | None = GUILD
        self.channel_id: int | None = CHANNEL
        self.channel = None
        self.locale = "en-US"
        self.guild_locale = "en-US"
        self.data: dict[str, Any] = {}
        self.message: Any = None
        self.command = SimpleNamespace(qualified_name="test")
        self.namespace: Iterable[tuple[str, Any]] = ()
        self.member = True
        """Whether the bot is a member of that server."""
        self.app_permissions = discord.Permissions.all()
        self.permissions = MEMBER
        self.__dict__.update(more)
        self.response = self.followup = self
        self.deferred: list[dict[str, Any]] = []
        self.shown: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        """What was said beside the answer."""
        self.removed = 0
        """How often its answer was taken away."""
        self.form: Any = None
        """What it asks to be written."""

    def is_guild_integration(self) -> bool:
        return self.guild_id is not None and self.member

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        assert not self.deferred, "a form is the first response"
        self.form = modal.to_dict()

    async def defer(self, **how: Any) -> None:
        self.deferred.append(how)

    async def edit_original_response(self, **what: Any) -> Any:
        assert self.deferred, "shown before it was acknowledged"
        self.shown.append(what)
        # Acknowledged without an answer of its own, it changes the message that was pressed.
        return SimpleNamespace(id=self.id if self.deferred[-1] else self.message.id)

    @property
    def chooses_in_public(self) -> bool:
        return bool(self.data.get("values")) and not self.message.flags.ephemeral

    async def send(self, content: str, **what: Any) -> Any:
        assert self.shown or self.chooses_in_public, (
            "the first one would stand where the answer was to come, and be seen by those who see that"
        )
        self.sent.append({"content": content, "attachments": what["files"], **what})
        return SimpleNamespace(id=next(_IDS), delete=self._gone)

    async def _gone(self) -> None:
        """What was said beside it is taken away later, by what takes its place."""

    async def delete_original_response(self) -> None:
        assert self.shown
        self.removed += 1

    def answered(self) -> Answered:
        """The one answer that was given, or what was said to everybody in its place."""
        (how,) = self.deferred
        public = not how.get("ephemeral") and bool(how)
        if self.chooses_in_public and not how:
            # The answer comes beside the menu, which may then be shown anew.
            assert self.removed == 0
            (what,) = self.sent
            public = not what["ephemeral"]
        elif self.sent:
            assert self.removed == 1
            (what,) = self.sent
            public = not what["ephemeral"]
        else:
            (what,) = self.shown
        assert 0 < len(what["content"]) <= 2000
        mentions: discord.AllowedMentions = what["allowed_mentions"]
        assert mentions.everyone is False
        assert mentions.roles is False
        users = mentions.users if isinstance(mentions.users, list) else []
        rows = what["view"].to_components() if what["view"] else []
        attached = len(what["attachments"] or ())
        return Answered(how, what["content"], rows, [user.id for user in users], attached, public)


def asker(app: App, user: UserId, l10n: Localizer, name: str = "Ana") -> Context:
    """Somebody who asks in that language."""
    interaction: Any = FakeInteraction(user, user=SimpleNamespace(id=int(user), display_name=name))
    ctx = Context(app, interaction)
    ctx.l10n = l10n
    return ctx


def _message(number: int, *, own: bool) -> SimpleNamespace:
    return SimpleNamespace(id=number, flags=SimpleNamespace(ephemeral=own), components=[], mentions=[])


class Counter:
    """Where people come with commands and presses."""

    def __init__(self, store: DatabaseStore, games: Titles = TITLES) -> None:
        self.store = store
        self._titles = games
        self._drawn = 0
        self.now = NOW
        self._messages = 0
        self.service = self._serve()
        self.app = self._app()

    def _serve(self) -> Service:
        return Service(self.store, self._titles.games, self._titles.bots, lambda: self.now, self._entropy)

    def _entropy(self, count: int) -> bytes:
        self._drawn += 1
        return bytes([self._drawn % 256]) * count

    def _app(self) -> App:
        # Nobody who looks something up gives up, however busy the machine that runs the tests is.
        # Nor does anybody here read before they press on.
        patient, hasty = LookingUp(60, 60), SecondTaps(within=-inf)
        return App(self.service, LOCALIZERS, PictureRenderer(), self._titles, looking_up=patient, second_taps=hasty)

    async def lobby(self, people: int = 2, **more: Any) -> Table:
        """A lobby of seat 0's user in which others sit."""
        usual: dict[str, Any] = {"guild": GUILD, "channel": CHANNEL, "game": GAME.key, "players": max(2, people)}
        owner: dict[str, Any] = {"owner": user_of(0), "owner_name": NAMES[0], "options": {}}
        thread = leading_to(more.pop("thread")) if "thread" in more else None
        lobbies = self.service.lobbies
        table = await lobbies.open(NewLobby(**usual | owner | more), thread)
        for seat in range(1, people):
            table = await lobbies.join(table.id, user_of(seat), NAMES[seat])
        return table

    async def place(self, state: State, **more: Any) -> TableView:
        """A running table that stands in that position."""
        lobby = await self.lobby(len(state.players), **more)
        started = await self.service.lobbies.start(lobby.id, user_of(0))
        await self._keep(started.look.table, GAME.dump(state), GAME.to_act(state))
        return await self.service.play.look(lobby.id)

    async def spoil(self, table: Table) -> None:
        """From here on nobody can read what is stored of the table."""
        await self._keep(table, b"{}", frozenset((Seat(0),)))

    async def _keep(self, table: Table, state: bytes, awaited: frozenset[Seat]) -> None:
        """Commit that state as the table's next, and start anew from what is stored."""
        seq = table.seq + 1
        commit = Commit(
            table=table.id,
            row=Row(seq, None, "setup", (), "", 0, b"[]", GAME.ruleset, NOW),
            snapshot=Snapshot(seq, state, 100),
            status=TableStatus.RUNNING if awaited else TableStatus.OVER,
            awaited=awaited,
            board=False,
        )
        async with self.store.writing() as writing:
            await writing.commit(commit)
        await self.service.stop()
        self.restart()

    async def examine(self, guild: GuildId) -> Findings:
        """A bot that is well."""
        return WELL

    def restart(self) -> None:
        """Forget all that is not stored."""
        self.service = self._serve()
        self.app = self._app()

    async def look(self, table: TableId) -> TableView:
        return await self.service.play.look(table)

    async def log(self, table: TableId) -> tuple[LogEntry, ...]:
        return await self.service.history.entries(table, last=1000)

    async def command(self, user: UserId, name: str, /, **said: Any) -> Answered:
        """`command(user, "gather", card="mill.top")`; keywords beginning with `at_` change the interaction."""
        at = {key.removeprefix("at_"): said.pop(key) for key in list(said) if key.startswith("at_")}
        interaction = FakeInteraction(user, **at)
        cog, command = self._command(name)
        run: Callable[..., Coroutine[Any, Any, None]] = command.callback
        await run(*bound(cog, command), interaction, **said)
        return interaction.answered()

    def _command(self, name: str) -> tuple[Any, Any]:
        for cog in all_cogs(self.app, self.examine):
            for command in commands_of(cog):
                if command.qualified_name == name:
                    return cog, command
        raise LookupError(name)

    async def opened(self, user: UserId, press: str, **at: Any) -> Any:
        """The form that a press opens; None where it opens none."""
        interaction = FakeInteraction(user, data={"custom_id": press}, message=_message(1, own=True), **at)
        await on_press(self.app, cast("Any", interaction))
        return interaction.form

    async def write(self, user: UserId, form: str, said: Mapping[str, str], **at: Any) -> Answered:
        """What is written into a form."""
        fields = [{"type": 18, "component": {"custom_id": name, "value": text}} for name, text in said.items()]
        interaction = FakeInteraction(user, data={"custom_id": form, "components": fields}, **at)
        await on_form(self.app, cast("Any", interaction))
        return interaction.answered()

    async def posted(self, table: Table, message: int) -> None:
        """The table's board as it is now stands in its channel as that message."""
        owed, place = Owed(PostKind.BOARD, table.seq, 0, 1), table.thread or table.channel
        posted = Posted(table.seq, MessageId(message), place, fresh=table.seq)
        await self.store.stands(table.id, owed, posted, boards=table.boards)

    async def happened(self, user: UserId, message: int, **at: Any) -> Answered:
        """Asks "What happened here?" in the menu of that message."""
        interaction = FakeInteraction(user, **at)
        [menu] = message_menu(self.app)
        asked: Callable[..., Coroutine[Any, Any, None]] = menu.callback
        await asked(interaction, SimpleNamespace(id=message))
        return interaction.answered()

    async def press(
        self,
        user: UserId,
        press: ComponentId | str,
        *values: str,
        own: bool = False,
        guild: int | None = GUILD,
        channel: int | None = CHANNEL,
        permissions: discord.Permissions = MEMBER,
    ) -> Answered:
        """A press of a button, or a choice in a menu with `values`; `own` on an ephemeral message."""
        self._messages += 1
        at = {"guild_id": guild, "channel_id": channel, "permissions": permissions}
        return (await self.tap(user, press, *values, own=own, message=self._messages, **at)).answered()

    async def tap(
        self, user: UserId, press: ComponentId | str, *values: str, own: bool, message: int, **at: Any
    ) -> FakeInteraction:
        """The same on a message with that id, whether or not anything is then shown."""
        where = _message(message, own=own)
        data: dict[str, Any] = {"custom_id": str(press)}
        if values:
            data["values"] = list(values)
        interaction: Any = FakeInteraction(user, data=data, message=where, **at)
        await on_press(self.app, interaction)
        found: FakeInteraction = interaction
        return found

    async def completes(self, user: UserId, command: str, option: str, typed: str = "", **said: Any) -> list[Any]:
        """The suggestions for an option."""
        at = {key.removeprefix("at_"): said.pop(key) for key in list(said) if key.startswith("at_")}
        interaction = FakeInteraction(user, namespace=said.items(), **at)
        cog, found = self._command(command)
        method = found._params[option].autocomplete
        choices: list[Any] = await method(*bound(cog, found), interaction, typed)
        assert len(choices) <= 25
        assert all(1 <= len(choice.name) <= 100 and 1 <= len(choice.value) <= 100 for choice in choices)
        assert len({choice.value for choice in choices}) == len(choices)
        return choices


def commands_of(cog: Any) -> Iterator[Any]:
    """Also those that its group was given after the class was made."""
    yield from cog.walk_app_commands() if cog.app_command is None else cog.app_command.walk_commands()


def bound(cog: Any, command: Any) -> tuple[Any, ...]:
    """What the command is called with before all else, as Discord's library calls it."""
    return () if command.binding is None else (cog,)


@asynccontextmanager
async def open_counter(path: Path, games: Titles = TITLES) -> AsyncIterator[Counter]:
    """A counter over a fresh database."""
    async with open_store(path) as store:
        counter = Counter(store, games)
        try:
            yield counter
        finally:
            await counter.service.stop()


ELSEWHERE = (GuildId(11), ChannelId(21))
