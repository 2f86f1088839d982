"""What a host is told who asks how the running bot is, and what a server's manager is told."""

import asyncio
import os
import re
import sqlite3
import sys
from contextlib import closing

import aiohttp
import pytest

from kingsforge_bot.sandbox import Permission, Person
from tests.e2e.hands import read
from tests.e2e.house import ROOT, House
from tests.e2e.play import seated

GATEWAY = "GET /gateway/"


@pytest.fixture
def empty_house(empty_house: House) -> House:
    """With a bot that is started as hosts start it."""
    empty_house.forks = False
    return empty_house


async def health(house: House) -> tuple[int, str]:
    """As Docker asks it."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "bot.py",
        "--health",
        cwd=ROOT,
        env={**os.environ, "KINGSFORGE_DATABASE": str(house.database)},
        stdout=asyncio.subprocess.PIPE,
    )
    said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


async def until_health(house: House, part: str) -> tuple[int, str]:
    """The bot says how it is every ten seconds."""
    async with asyncio.timeout(60):
        while part not in (found := await health(house))[1]:  # noqa: ASYNC110 - another process tells nobody
            await asyncio.sleep(0.2)
    return found


async def test_a_bot_is_healthy_from_its_start_to_its_end(empty_house: House) -> None:
    house = empty_house
    status, said = await health(house)
    assert status == 1
    assert said == f"Unhealthy. The bot has not run here: there is no {house.database}.health.\n"
    await house.start()
    status, said = await health(house)
    assert (status, said.count("\n")) == (0, 1)
    assert said.startswith("Healthy. ")
    assert "The database answers." in said
    assert await house.terminate() == 0
    assert await health(house) == (1, "Unhealthy. The bot was stopped.\n")


async def test_a_connection_that_is_lost_for_a_moment_is_no_illness(house: House) -> None:
    await until_health(house, "Connected to Discord")
    house.server.fault.server_error(GATEWAY, times=1000, status=503)
    house.server.fault.drop_gateway()
    status, said = await until_health(house, "Not connected to Discord for")
    assert status == 0
    assert said.startswith("Healthy. ")
    house.expected_errors = 1000


async def test_a_monitoring_system_reads_what_the_bot_did(empty_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """As Prometheus does, at a port of this machine; by itself the bot listens nowhere."""
    house = empty_house
    monkeypatch.setenv("KINGSFORGE_METRICS", "0")
    await house.start()
    play = await seated(house, [house.person("Ann"), house.person("Ben")], players=2, name="Oak")
    await play.board()
    found = re.search(r"metrics: (http://127\.0\.0\.1:\d+/metrics)", house.log)
    assert found is not None
    async with aiohttp.ClientSession() as session, session.get(found[1]) as response:
        page = await response.text()
    values = {
        name: float(value) for name, value in (line.rsplit(" ", 1) for line in page.splitlines() if line[0] != "#")
    }
    assert values['kingsforge_tables{state="running"}'] == 1
    assert values["kingsforge_posts_total"] >= 1
    assert values['kingsforge_answer_seconds_count{kind="press"}'] >= 1
    assert values['kingsforge_discord_requests_total{status="200"}'] >= 1
    assert values["kingsforge_database_statements_total"] > values["kingsforge_database_transactions_total"] > 0
    assert await house.terminate() == 0


async def test_the_doctor_names_what_is_late_in_this_server_and_why(house: House, ann: Person, ben: Person) -> None:
    house.server.allow(house.channel, Permission.MANAGE_GUILD, user_id=ann.id)
    play = await seated(house, [ann, ben], players=2, name="Oak")
    await play.board()
    assert "No post in this server is late." in await diagnosis(house, ann)
    house.server.deny(house.channel, Permission.SEND_MESSAGES)
    await play.turn()
    async with asyncio.timeout(60):
        while not left_alone(house):  # noqa: ASYNC110 - the database tells nobody
            await asyncio.sleep(0.05)
    assert "No post in this server is late." in await diagnosis(house, ann)
    await house.kill()
    # Only so that nobody has to wait for it.
    an_hour_ago(house)
    await house.start()
    said = await diagnosis(house, ann)
    assert f"**#1 Oak** has owed <#{house.channel.id}> a post since <t:" in said
    assert "The bot may not speak there." in said
    assert "allow it View Channel and Send Messages there" in said
    assert "Discord shows the bot's commands as they are." in said


def left_alone(house: House) -> bool:
    """Whether some channel is."""
    with closing(sqlite3.connect(house.database)) as database:
        return database.execute("SELECT 1 FROM mute_places").fetchone() is not None


def an_hour_ago(house: House) -> None:
    """All that has happened."""
    with closing(sqlite3.connect(house.database)) as database:
        database.execute("DROP TRIGGER log_is_not_changed")
        database.execute("UPDATE log SET at = at - 3600")
        database.commit()


async def diagnosis(house: House, person: Person) -> str:
    return (await read(await person.slash(house.channel, "forge doctor"))).content
