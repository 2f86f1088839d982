"""What a monitoring system reads of the running bot, and where."""

from collections.abc import Mapping
from dataclasses import dataclass

import aiohttp
import pytest
from prometheus_client.openmetrics.parser import text_string_to_metric_families

from kingsforge_bot.hosting.address import Address, SettingUnusable, read_address
from kingsforge_bot.hosting.answer_times import AnswerTimes
from kingsforge_bot.hosting.health import Health
from kingsforge_bot.hosting.metrics import Figures, page
from kingsforge_bot.hosting.metrics_page import PATH, served
from kingsforge_bot.service.records import Census
from kingsforge_bot.service.workload import Load

WELL = Health(away=None, latency=0.087, owed=3, oldest=40.0, late=0.25, answers=True, room=512.0)
LOAD = Load(Census(running=9, lobbies=2), late_tables=4, late_by=17, statements=2000, transactions=300)


def figures(**known: object) -> Figures:
    answers = AnswerTimes()
    for kind, seconds in (("press", 0.05), ("press", 0.06), ("press", 99.0), ("command", 0.3)):
        answers.note(kind, seconds)
    answers.take()
    usual: dict[str, object] = {
        "requests": {200: 50, 403: 2},
        "refusals": 2,
        "answers": answers.histograms,
        "posted": 7,
        "failed": 1,
        "health": WELL,
        "load": LOAD,
        "memory": 80.0,
    }
    return Figures(**(usual | known))  # type: ignore[arg-type]  # what is wrong there fails where it is drawn up


@dataclass(frozen=True)
class Read:
    """The page as Prometheus reads it."""

    values: Mapping[str, float]

    @classmethod
    def of(cls, text: str) -> "Read":
        found: dict[str, float] = {}
        for family in text_string_to_metric_families(text):  # type: ignore[no-untyped-call]  # the library's
            for sample in family.samples:
                labels = ",".join(f"{name}={value}" for name, value in sample.labels.items())
                found[sample.name.removeprefix("kingsforge_") + (f"[{labels}]" if labels else "")] = sample.value
        return cls(found)


def test_all_is_on_the_page() -> None:
    values = Read.of(page(figures()).decode()).values
    assert {name: value for name, value in values.items() if "bucket" not in name} == {
        "discord_requests_total[status=200]": 50,
        "discord_requests_total[status=403]": 2,
        "discord_refusals_total": 2,
        "answer_seconds_count[kind=command]": 1,
        "answer_seconds_sum[kind=command]": 0.3,
        "answer_seconds_count[kind=press]": 3,
        "answer_seconds_sum[kind=press]": pytest.approx(99.11),
        "posts_total": 7,
        "posts_failed_total": 1,
        "healthy": 1,
        "connected": 1,
        "shards": 1,
        "shards_away": 0,
        "gateway_latency_seconds": 0.087,
        "posts_owed": 3,
        "posts_oldest_seconds": 40,
        "event_loop_late_seconds": 0.25,
        "database_answers": 1,
        "disk_free_bytes": 512 * 1024 * 1024,
        "tables[state=running]": 9,
        "tables[state=lobby]": 2,
        "timers_late": 4,
        "timers_late_seconds": 17,
        "database_statements_total": 2000,
        "database_transactions_total": 300,
        "memory_bytes": 80 * 1024 * 1024,
    }


def test_answers_times_are_a_histogram_that_the_hourly_count_does_not_set_back() -> None:
    values = Read.of(page(figures()).decode()).values
    presses = {name: value for name, value in values.items() if "answer_seconds_bucket" in name and "press" in name}
    assert presses["answer_seconds_bucket[kind=press,le=0.05]"] == 1, "a bucket holds its bound too"
    assert presses["answer_seconds_bucket[kind=press,le=0.1]"] == 2
    assert presses["answer_seconds_bucket[kind=press,le=10.0]"] == 2
    assert presses["answer_seconds_bucket[kind=press,le=+Inf]"] == 3


def test_what_is_not_known_is_left_out() -> None:
    """A database that does not answer, and what the bot knows only after its first look at itself."""
    values = Read.of(page(figures(load=None, health=None, memory=None)).decode()).values
    assert not {"tables[state=running]", "healthy", "memory_bytes"} & set(values)
    assert values["posts_total"] == 7
    away = Read.of(page(figures(health=Health(301, None, 0, 0, 0, answers=False))).decode()).values
    assert (away["connected"], away["healthy"], away["database_answers"]) == (0, 0, 0)
    assert "gateway_latency_seconds" not in away


@pytest.mark.parametrize(
    ("said", "host", "port"),
    [("9464", "127.0.0.1", 9464), ("0.0.0.0:9464", "0.0.0.0", 9464), ("[::1]:0", "::1", 0), (":80", "127.0.0.1", 80)],
)
def test_it_is_served_on_loopback_unless_the_host_says_otherwise(said: str, host: str, port: int) -> None:
    assert read_address(said) == Address(host, port)


@pytest.mark.parametrize("said", ["on", "localhost", "65536", "-1", "1.5", "0.0.0.0:", "²"])
def test_another_setting_is_refused_as_it_was_written(said: str) -> None:
    with pytest.raises(SettingUnusable) as refused:
        read_address(said)
    assert refused.value.said == said


async def test_it_is_read_by_http_and_gone_with_the_bot() -> None:
    async def now() -> Figures:
        return figures()

    async with aiohttp.ClientSession() as session:
        async with served("127.0.0.1:0", now) as (host, port):
            async with session.get(f"http://{host}:{port}{PATH}") as response:
                assert response.headers["Content-Type"].startswith("application/openmetrics-text")
                assert Read.of(await response.text()).values["posts_total"] == 7
            async with session.get(f"http://{host}:{port}/") as response:
                assert response.status == 404
            with pytest.raises(SettingUnusable):
                async with served(f"{host}:{port}", now):
                    raise AssertionError("two on one port")
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get(f"http://{host}:{port}{PATH}")
