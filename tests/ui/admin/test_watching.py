"""How the running bot is: measured, written down, told to systemd, and counted once an hour."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from kingsforge_bot.hosting.answer_times import AnswerTimes
from kingsforge_bot.hosting.gateway import Gateway
from kingsforge_bot.hosting.health import LEAST_ROOM, Health
from kingsforge_bot.hosting.notifying import Notifier
from kingsforge_bot.hosting.pulse import Pulse
from kingsforge_bot.hosting.status import HealthStatus, read_status, status_of
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.service.post.outbox_worker import OutboxWorker
from kingsforge_bot.service.shards.share import Part
from kingsforge_bot.ui.admin.health_words import health_line
from kingsforge_bot.ui.admin.watching import HOUR, ROUND, Watch, Watched
from tests.databases.by_hand import reader
from tests.service.listening import said
from tests.service.room import BEN, FakePublisher, Room, open_room

SAY = Localizers(strict=True).english
WELL = Health(away=None, latency=0.123, owed=0, oldest=0, late=0.004, answers=True)


class Told(Notifier):
    """Systemd, as a list."""

    def __init__(self) -> None:
        super().__init__({})
        self.facts: list[tuple[str, str]] = []

    def tell(self, **facts: str) -> None:
        self.facts += facts.items()

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.facts]


class Ward:
    """A watch over a room, with clocks that are set by hand."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.since_start = 0.0
        self.free: float | None = None
        self.gateway = Gateway(lambda: self.since_start)
        self.told = Told()
        self.outbox_worker: OutboxWorker = room.service.outbox_worker(FakePublisher())
        self.times = AnswerTimes()
        watched = Watched(
            room.path,
            room.service.backlog,
            self.gateway,
            self.times,
            pulse=Pulse(lambda: self.since_start),
            clock=room.clock,
            room=lambda _: self.free,
        )
        self.watch = Watch(SAY, watched, self.told)

    def pass_by(self, seconds: int) -> None:
        self.room.clock.now += seconds
        self.since_start += seconds

    async def status(self) -> HealthStatus:
        await self.watch.look(self.outbox_worker, 0.12)
        found = read_status(self.room.path)
        assert found is not None
        return found


@pytest.fixture
def ward(room: Room) -> Ward:
    return Ward(room)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(tmp_path / "kingsforge.sqlite3") as opened:
        yield opened


def test_all_is_said_in_one_line() -> None:
    assert health_line(SAY, WELL) == (
        "Healthy. Connected to Discord (123 ms). No post is owed. Event loop late by up to 4 ms. The database answers."
    )
    unwell = Health(away=301.5, latency=None, owed=2, oldest=601, late=3.1, answers=False)
    assert health_line(SAY, unwell) == (
        "Unhealthy. NOT CONNECTED to Discord for 301 s. POSTS ARE LATE: 2 owed, the oldest for 601 s."
        " EVENT LOOP LATE by up to 3,100 ms. THE DATABASE DOES NOT ANSWER."
    )
    assert "\n" not in health_line(SAY, unwell)


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ((), "Process 3, one of 2: stands by, with none of 4 shards."),
        ((2,), "Process 3, one of 2: shard 2 of 4."),
        ((0, 3), "Process 3, one of 2: shards 0, 3 of 4."),
    ],
)
def test_one_of_several_processes_says_which_shards_are_its_own(held: tuple[int, ...], said: str) -> None:
    line = health_line(SAY, replace(WELL, shards=4, part=Part(3, 2, held, 4)))
    assert line.startswith(f"Healthy. Connected to Discord (123 ms). {said} No post is owed.")


def test_of_several_shards_those_that_are_away_are_counted() -> None:
    away = replace(WELL, away=12.7, latency=None, shards=4, missing=1)
    assert "1 of 4" in health_line(SAY, away)
    assert health_line(SAY, away).startswith("Healthy.")
    assert health_line(SAY, replace(away, away=301.0)).startswith("Unhealthy.")


async def test_discord_may_be_away_for_some_minutes(ward: Ward) -> None:
    ward.pass_by(300)
    assert (await ward.status()).line.startswith("Healthy. Not connected to Discord for 300 s.")
    ward.pass_by(1)
    status = await ward.status()
    assert not status.healthy
    assert status.line.startswith("Unhealthy. NOT CONNECTED to Discord for 301 s.")
    assert ward.told.names.count("WATCHDOG") == 2, "a new start would not bring Discord back"
    ward.gateway.there()
    assert (await ward.status()).line.startswith("Healthy. Connected to Discord (120 ms). No post is owed.")


async def test_shards_that_are_away_are_counted(ward: Ward) -> None:
    ward.gateway.expect(3)
    ward.gateway.there(1)
    ward.pass_by(300)
    assert (await ward.status()).line.startswith("Healthy. 2 of 3 shards not connected to Discord, for up to 300 s.")
    ward.pass_by(1)
    said = "Unhealthy. 2 OF 3 SHARDS NOT CONNECTED to Discord, for up to 301 s."
    assert (await ward.status()).line.startswith(said)
    for shard in (0, 2):
        ward.gateway.there(shard)
    assert (await ward.status()).line.startswith("Healthy. Connected to Discord (120 ms).")


async def test_a_post_that_waits_too_long_is_an_ailment_unless_nobody_could_hear_it(ward: Ward) -> None:
    ward.gateway.there()
    table = (await ward.room.started(BEN, players=2)).look.table
    assert (await ward.status()).healthy
    ward.pass_by(601)
    assert "POSTS ARE LATE: 2 owed, the oldest for 601 s." in (await ward.status()).line
    await ward.room.store.mute(table.place, 0)
    assert (await ward.status()).healthy


async def test_a_latency_that_is_not_known_yet_is_none(ward: Ward) -> None:
    ward.gateway.there()
    for unknown in (float("nan"), float("inf")):
        assert (await ward.watch.look(ward.outbox_worker, unknown)).latency is None


async def test_where_the_database_does_not_answer_systemd_may_start_anew(
    ward: Ward, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ward.status()
    asked = 0
    answered = asyncio.Event()

    async def hang() -> tuple[()]:
        nonlocal asked
        asked += 1
        await answered.wait()
        return ()

    monkeypatch.setattr("kingsforge_bot.ui.admin.watching.PATIENCE", 0.0)
    monkeypatch.setattr(ward.room.service.backlog, "all", hang)
    for _ in range(3):
        assert "THE DATABASE DOES NOT ANSWER." in (await ward.status()).line
    assert asked == 1, "nothing is heaped up on it"
    assert ward.told.names.count("WATCHDOG") == 1
    answered.set()
    await asyncio.sleep(0)
    monkeypatch.setattr("kingsforge_bot.ui.admin.watching.PATIENCE", 20.0)
    assert "The database answers." in (await ward.status()).line


async def test_a_database_that_fails_is_told(ward: Ward, caplog: pytest.LogCaptureFixture) -> None:
    await reader(ward.room.store).rows("PRAGMA query_only = OFF")
    await reader(ward.room.store).rows("ALTER TABLE mute_places RENAME TO lost")
    assert not (await ward.status()).healthy
    assert "does not say what is owed" in caplog.text
    await reader(ward.room.store).rows("ALTER TABLE lost RENAME TO mute_places")
    assert "The database answers." in (await ward.status()).line


async def test_a_status_that_cannot_be_written_is_told_once(ward: Ward, caplog: pytest.LogCaptureFixture) -> None:
    ward.room.path.with_name("kingsforge.sqlite3.health.new").mkdir()
    for _ in range(2):
        await ward.watch.look(ward.outbox_worker, 0.1)
    assert caplog.text.count("the status cannot be written") == 1
    assert not status_of(ward.room.path).exists()


async def test_from_ready_to_stopping(ward: Ward) -> None:
    waits: list[float] = []
    second = asyncio.Event()

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 2:
            second.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(ward.watch.run(ward.outbox_worker, lambda: 0.1, sleep))
    async with asyncio.timeout(20):
        await second.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ward.told.names == ["READY", "STATUS", "WATCHDOG", "STATUS", "WATCHDOG", "STOPPING"]
    assert waits == [ROUND, ROUND]
    status = read_status(ward.room.path)
    assert status is not None
    assert (status.healthy, status.line) == (False, "Unhealthy. The bot was stopped.")


async def test_once_an_hour_one_line_counts_what_was_done(ward: Ward, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    ward.gateway.there()
    publisher = FakePublisher()
    await ward.room.started(BEN, players=2, name="Oak")
    await ward.room.lobby(name="Ash")
    for seconds in (0.1, 0.2, 0.3):
        ward.times.note("press", seconds)
    ward.times.count("autocomplete")
    ward.pass_by(HOUR - 1)
    await ward.status()
    assert caplog.messages == []
    ward.pass_by(1)
    await ward.status()
    (line,) = caplog.messages
    assert line.startswith(
        "counters: command=0 press=3 autocomplete=1 p95=0.30s posts=0 failed=0 owed=3 running=1 lobbies=1 late=0.00s"
    )
    assert "Oak" not in line
    ward.outbox_worker.made, ward.outbox_worker.failed = 5, 2
    await said(ward.room, publisher)
    ward.pass_by(HOUR)
    await ward.status()
    assert "press=0 autocomplete=0 p95=- posts=5 failed=2 owed=0" in caplog.messages[-1]
    assert len(caplog.messages) == 2


async def test_a_full_disk_is_said(ward: Ward) -> None:
    ward.gateway.there()
    for free in (None, LEAST_ROOM):
        ward.free = free
        assert "DISK" not in (await ward.status()).line
    ward.free = 0.5
    status = await ward.status()
    assert not status.healthy
    assert "THE DISK IS FULL (0 MB free)." in status.line
    assert ("WATCHDOG", "1") in ward.told.facts[-2:], "a new start makes no room"
