"""The client's own conduct, beside what it answers."""

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from msgspec.structs import replace

from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.hosting.settings import Settings
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.post.outbox_worker import Hindrance
from kingsforge_bot.service.post.publisher import TokenRefused
from kingsforge_bot.service.types import TableStatus
from kingsforge_bot.ui.admin.findings import LATE, Findings, Late
from kingsforge_bot.ui.interaction import client
from kingsforge_bot.ui.interaction.client import BoardGameBot
from kingsforge_bot.ui.interaction.syncing import CommandSync, shape_of
from kingsforge_bot.ui.workers.steadily import AGAIN_AFTER, WITHOUT_DATABASE, steadily
from tests.databases.by_hand import writer
from tests.databases.tampering import let_write
from tests.service.room import FakePublisher
from tests.ui.counter import ELSEWHERE, NOW, Counter, FakeInteraction
from tests.ui.looks import CHANNEL, GUILD, user_of


async def test_events_that_come_while_leaving_are_let_go(counter: Counter, tmp_path: Path) -> None:
    bot = BoardGameBot(counter.app, tmp_path / "commands.sha256")
    await bot.close()
    bot.dispatch("ready")
    assert bot.is_closed()


async def test_nothing_new_is_acknowledged_while_the_last_answers_are_shown(counter: Counter, tmp_path: Path) -> None:
    bot = BoardGameBot(counter.app, tmp_path / "commands.sha256")
    press: Any = FakeInteraction(user_of(0), type=discord.InteractionType.component)
    assert await bot.tree.interaction_check(press)
    with counter.app.in_flight.one("press"):
        leaving = asyncio.create_task(bot.close())
        await asyncio.wait({leaving}, timeout=0)
        assert not await bot.tree.interaction_check(press)
        bot.dispatch("interaction", press)
        await asyncio.wait({leaving}, timeout=0)
        assert not bot.is_closed()
    await leaving
    assert press.deferred == []


async def test_a_press_whose_turn_comes_only_while_leaving_is_not_acknowledged(
    counter: Counter, tmp_path: Path
) -> None:
    """The library handles a press in a task of its own, which may begin after all answers that were begun are shown."""
    bot = BoardGameBot(counter.app, tmp_path / "commands.sha256")
    await bot.close()
    press: Any = FakeInteraction(user_of(0), type=discord.InteractionType.component)
    await bot.on_interaction(press)
    assert press.deferred == []


async def test_what_is_delivered_twice_is_answered_once(counter: Counter, tmp_path: Path) -> None:
    """Discord may tell again, after a lost connection, what was told before it."""
    bot = BoardGameBot(counter.app, tmp_path / "commands.sha256")
    bot.publish_through(FakePublisher())
    press: Any = FakeInteraction(user_of(0), type=discord.InteractionType.component)
    await bot.on_interaction(press)
    await bot.on_interaction(press)
    assert len(press.deferred) == len(press.shown) == 1
    command: Any = FakeInteraction(user_of(0), type=discord.InteractionType.application_command)
    assert [await bot.tree.interaction_check(command) for _ in range(2)] == [True, False]


async def test_a_press_that_discord_did_not_wait_for_is_left_in_one_line(
    counter: Counter, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot = BoardGameBot(counter.app, tmp_path / "commands.sha256")
    bot.publish_through(FakePublisher())
    press: Any = FakeInteraction(user_of(0), type=discord.InteractionType.component)
    response: Any = SimpleNamespace(status=404, reason="")

    async def defer(**_: Any) -> None:
        raise discord.NotFound(response, {"message": "Unknown interaction", "code": 10062})

    press.defer = defer
    await bot.on_interaction(press)
    assert press.shown == []
    (record,) = caplog.records
    assert (record.levelname, record.exc_info) == ("WARNING", None)


async def test_work_that_breaks_off_is_told_at_once_and_begins_anew(
    counter: Counter, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The database cannot be written: old lobbies are closed, and posts made, once it can."""
    bot = BoardGameBot(counter.app, tmp_path / "commands.sha256")
    publisher = FakePublisher()
    bot.publish_through(publisher)
    old = await counter.lobby(1)
    database = writer(counter.store)
    counter.now += 60 * 24 * 60 * 60
    await database.rows("PRAGMA query_only = ON")
    broken = asyncio.Event()

    async def sleep(seconds: float) -> None:
        if seconds > AGAIN_AFTER:
            await asyncio.Event().wait()
        assert "timers broke off" in caplog.text
        broken.set()
        await database.rows("PRAGMA query_only = OFF")

    bot.begin_work(sleep)
    async with asyncio.timeout(20):
        await broken.wait()
        while (await counter.look(old.id)).table.status is not TableStatus.CLOSED:  # noqa: ASYNC110
            await asyncio.sleep(0)
    await bot.close()


async def test_old_lobbies_and_games_nobody_plays_are_closed(counter: Counter, tmp_path: Path) -> None:
    bot = BoardGameBot(counter.app, tmp_path / "commands.sha256")
    bot.publish_through(FakePublisher())
    lobby, game = await counter.lobby(1), await counter.lobby(2)
    await counter.service.lobbies.start(game.id, user_of(0))
    counter.now += 60 * 24 * 60 * 60

    async def sleep(seconds: float) -> None:
        await asyncio.Event().wait()

    bot.begin_work(sleep)
    async with asyncio.timeout(20):
        for one in (lobby, game):
            while (await counter.look(one.id)).table.status is not TableStatus.CLOSED:  # noqa: ASYNC110
                await asyncio.sleep(0)
    await bot.close()


async def test_work_begins_anew_however_it_ended(caplog: pytest.LogCaptureFixture) -> None:
    begun: list[int] = []
    rested: list[float] = []
    again = asyncio.Event()

    async def work() -> None:
        begun.append(len(begun))
        match len(begun):
            case 1:
                return
            case 2:
                async with asyncio.TaskGroup() as group:
                    group.create_task(fail())
            case _:
                again.set()
                await asyncio.Event().wait()

    async def fail() -> None:
        raise ZeroDivisionError

    async def sleep(seconds: float) -> None:
        rested.append(seconds)

    task = asyncio.create_task(steadily("posts", work, sleep))
    async with asyncio.timeout(20):
        await again.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert begun == [0, 1, 2]
    assert rested == [AGAIN_AFTER] * 2
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]
    assert "ZeroDivisionError" in caplog.text


async def test_work_that_lost_the_database_begins_anew_soon(caplog: pytest.LogCaptureFixture) -> None:
    """Timers are not to stand still for a minute because the database was away for a moment."""
    rested: list[float] = []

    async def work() -> None:
        if rested:
            raise TokenRefused
        raise StoreFailed("away")

    async def sleep(seconds: float) -> None:
        rested.append(seconds)

    with pytest.raises(TokenRefused):
        await steadily("timers", work, sleep)
    assert rested == [WITHOUT_DATABASE]
    assert [(record.levelname, record.exc_info) for record in caplog.records] == [("WARNING", None)]


async def test_a_database_that_cannot_be_written_leaves_a_mute_channel_as_it_is(
    counter: Counter, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot = BoardGameBot(counter.app, tmp_path / "commands.sha256")
    bot.publish_through(FakePublisher())
    await counter.store.mute(CHANNEL, 0)
    speaking = discord.Permissions(view_channel=True, send_messages=True)
    command: Any = FakeInteraction(
        user_of(0), type=discord.InteractionType.application_command, app_permissions=speaking
    )
    await let_write(counter.store, False)
    await bot.on_interaction(command)
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    await let_write(counter.store, True)
    assert await counter.store.is_mute(CHANNEL)
    await bot.close()


async def test_a_channel_is_tried_again_only_where_discord_says_that_the_bot_may_speak(
    counter: Counter, tmp_path: Path
) -> None:
    bot = BoardGameBot(counter.app, tmp_path / "commands.sha256")
    bot.publish_through(FakePublisher())
    speaking = discord.Permissions(view_channel=True, send_messages=True)
    unseen = discord.Permissions(send_messages=True)
    unheard = discord.Permissions(view_channel=True, send_messages_in_threads=True)

    async def heals(**at: Any) -> bool:
        await counter.store.mute(CHANNEL, 0)
        more: dict[str, Any] = {"type": discord.InteractionType.application_command, **at}
        press: Any = FakeInteraction(user_of(0), **more)
        await bot.on_interaction(press)
        return not await counter.store.is_mute(CHANNEL)

    assert await heals(app_permissions=speaking)
    assert not await heals(app_permissions=unseen)
    assert not await heals(app_permissions=unheard)
    assert not await heals(app_permissions=speaking, type=discord.InteractionType.autocomplete)
    assert not await heals(app_permissions=speaking, channel=thread(locked=False))
    assert await heals(app_permissions=unheard, channel=thread(locked=False))
    assert not await heals(app_permissions=unheard, channel=thread(locked=True))
    assert await heals(app_permissions=discord.Permissions.all(), channel=thread(locked=True))
    await bot.close()


def thread(locked: bool) -> discord.Thread:
    """A thread as far as the bot looks at it."""
    one = discord.Thread.__new__(discord.Thread)
    one.locked = locked
    return one


async def test_a_server_is_examined_by_what_concerns_it(
    counter: Counter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = BoardGameBot(counter.app, tmp_path / "commands.sha256")
    bot.publish_through(FakePublisher())
    here = await counter.lobby(1)
    await counter.lobby(1, guild=ELSEWHERE[0], channel=ELSEWHERE[1])
    await counter.service.backlog.all()
    monkeypatch.setattr(counter.service.backlog, "_clock", lambda: NOW + LATE)
    assert (await examined(bot, [])).late == ()
    monkeypatch.setattr(counter.service.backlog, "_clock", lambda: NOW + LATE + 1)
    await counter.store.mute(CHANNEL, 0)
    (late,) = (await examined(bot, [])).late
    assert late == Late(here, CHANNEL, NOW, Hindrance.SILENT)
    await bot.close()


async def examined(bot: BoardGameBot, commands: list[Any] | Exception) -> Findings:
    """With these commands shown by Discord, or a failure to tell."""

    async def fetch() -> list[Any]:
        if isinstance(commands, Exception):
            raise commands
        return commands

    bot.tree.fetch_commands = fetch  # type: ignore[method-assign, assignment]
    return await bot.examine(GUILD)


async def test_commands_of_another_form_than_the_bots_are_noticed(counter: Counter, tmp_path: Path) -> None:
    bot = BoardGameBot(counter.app, tmp_path / "commands.sha256")
    bot.publish_through(FakePublisher())

    def shown(*options: str, required: bool = True) -> Any:
        of = [{"name": one, "type": 3, "required": required, "description": "?"} for one in options]
        return SimpleNamespace(to_dict=lambda: {"name": "craft", "id": 7, "options": of})

    bot._command_sync.shape = shape_of([shown("item", "table").to_dict()])
    for commands, synced in (
        ([shown("table", "item")], True),
        ([shown("item")], False),
        ([shown("item", "table", required=False)], False),
        ([shown("item", "table"), shown()], False),
        ([], False),
        (aiohttp.ClientError("away"), None),
    ):
        assert (await examined(bot, commands)).synced is synced
    await bot.close()


async def test_rules_are_read_once_the_bot_is_there_and_off_the_event_loop(
    counter: Counter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing waits for them but who asks: what their search takes is kept beside the database until then."""
    counter.app = replace(counter.app, titles=titles())
    bot = BoardGameBot(counter.app, tmp_path / "commands.sha256")
    bot.publish_through(FakePublisher())
    keep, threads, kept = Rulebook.keep, list[threading.Thread](), list[bool]()

    async def register(_: CommandSync, application_id: int | None) -> None: ...

    def noted(rules: Rulebook, file: Path) -> None:
        threads.append(threading.current_thread())
        keep(rules, file)
        kept.append(file.parent == tmp_path and file.is_file())

    monkeypatch.setattr(CommandSync, "register", register)
    monkeypatch.setattr(client, "_keep_what_stands", lambda: None)
    monkeypatch.setattr(Rulebook, "keep", noted)
    await bot.start_work([], [], Settings("", tmp_path / "kingsforge.sqlite3", None, "INFO", backups=False))
    assert threads == []
    await bot.on_ready()
    assert len(threads) == len(counter.app.titles.rulebooks.games)
    assert threading.main_thread() not in threads
    assert all(kept)
    await bot.close()


async def test_a_connection_is_known_to_be_lost_and_back(counter: Counter, tmp_path: Path) -> None:
    bot = BoardGameBot(counter.app, tmp_path / "commands.sha256")
    away = [bot._gateway.away is not None]
    for event in (bot.on_resumed, bot.on_disconnect, bot.on_ready):
        await event()
        away.append(bot._gateway.away is not None)
    assert away == [True, False, True, False]
    await bot.close()


async def test_answers_are_counted_by_what_was_asked(counter: Counter, tmp_path: Path) -> None:
    bot = BoardGameBot(counter.app, tmp_path / "commands.sha256")
    bot.publish_through(FakePublisher())
    kinds = discord.InteractionType
    for kind in (kinds.component, kinds.autocomplete, kinds.autocomplete):
        one: Any = FakeInteraction(user_of(0), type=kind)
        await bot.on_interaction(one)
    await counter.command(user_of(0), "table list")
    await counter.command(user_of(0), "rules", query="anvil")
    assert counter.app.in_flight.times.take().counts == {"press": 1, "autocomplete": 2, "command": 2}
    await bot.close()


async def test_a_token_that_is_refused_while_posting_ends_the_connection(
    counter: Counter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connected = asyncio.Event()

    async def connect(self: object, *, reconnect: bool = True) -> None:
        connected.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(discord.Client, "connect", connect)
    bot = BoardGameBot(counter.app, tmp_path / "commands.sha256")
    bot.publish_through(FakePublisher(before=[TokenRefused()]))
    await counter.lobby(1)
    bot.begin_work()
    with pytest.raises(TokenRefused):
        await asyncio.wait_for(bot.connect(), 20)
    assert connected.is_set()
    await bot.close()
