"""What a monitoring system reads of the running bot, as an OpenMetrics page."""

from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Final

import msgspec
from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.openmetrics.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from kingsforge_bot.hosting.answer_times import BOUNDS, Histogram
from kingsforge_bot.hosting.health import Health
from kingsforge_bot.service.workload import Load

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
_BUCKETS: Final = (*map(str, BOUNDS), "+Inf")
_MIB: Final = 1 << 20


class Figures(msgspec.Struct, frozen=True):
    """The figures of one moment; None where one is not known. What is counted is counted since the bot started."""

    requests: Mapping[int, int]
    """Discord's answers by their HTTP status."""
    refusals: int
    answers: Mapping[str, Histogram]
    """By kind: commands and presses."""
    posted: int
    failed: int
    health: Health | None
    load: Load | None
    memory: float | None
    """MiB."""


def page(figures: Figures) -> bytes:
    """In the text form of OpenMetrics 1.0."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Collected(figures))
    text: bytes = generate_latest(registry)  # type: ignore[no-untyped-call]  # the library leaves it without types
    return text


class _Collected(Collector):
    def __init__(self, figures: Figures) -> None:
        self._figures = figures

    def collect(self) -> Iterator[Metric]:
        yield from _of_discord(self._figures)
        yield from _of_answers(self._figures.answers)
        yield from _of_posts(self._figures)
        if self._figures.health is not None:
            yield from _of_health(self._figures.health)
        if self._figures.load is not None:
            yield from _of_load(self._figures.load)
        if self._figures.memory is not None:
            yield _gauge("memory_bytes", "In memory", self._figures.memory * _MIB)


def _of_discord(figures: Figures) -> Iterator[Metric]:
    requests = CounterMetricFamily(
        "kingsforge_discord_requests", "Requests that Discord answered, by HTTP status", labels=("status",)
    )
    for status, count in sorted(figures.requests.items()):
        requests.add_metric((str(status),), count)
    yield requests
    yield _counter("discord_refusals", "Of these, refused as Discord counts: 401, 403, 429", figures.refusals)


def _of_answers(answers: Mapping[str, Histogram]) -> Iterator[Metric]:
    family = HistogramMetricFamily(
        "kingsforge_answer_seconds", "From an interaction's arrival until its answer is shown", labels=("kind",)
    )
    for kind, histogram in sorted(answers.items()):
        counts = tuple(accumulate(histogram.buckets))
        family.add_metric((kind,), tuple(zip(_BUCKETS, map(float, counts), strict=True)), histogram.seconds)
    yield family


def _of_posts(figures: Figures) -> Iterator[Metric]:
    yield _counter("posts", "Public posts made", figures.posted)
    yield _counter("posts_failed", "Attempts at a public post that failed", figures.failed)


def _of_health(health: Health) -> Iterator[Metric]:
    yield _gauge("healthy", "Whether nothing ails the bot, as its health check says", not health.ailments)
    yield _gauge("connected", "Whether there is a connection to Discord's gateway", health.away is None)
    yield _gauge("shards", "Connections to Discord's gateway that there should be", health.shards)
    yield _gauge("shards_away", "Those of them that there are not", health.missing)
    if health.latency is not None:
        yield _gauge("gateway_latency_seconds", "Between a heartbeat and its answer", health.latency)
    yield _gauge("posts_owed", "Posts that wait where the bot may speak", health.owed)
    yield _gauge("posts_oldest_seconds", "For how long the oldest of them has been known of", health.oldest)
    yield _gauge("event_loop_late_seconds", "At most within the last minute", health.late)
    yield _gauge("database_answers", "Whether the database was read in time", health.answers)
    if health.room is not None:
        yield _gauge("disk_free_bytes", "On the database's disk", health.room * _MIB)


def _of_load(load: Load) -> Iterator[Metric]:
    tables = GaugeMetricFamily("kingsforge_tables", "Tables that can go on, by state", labels=("state",))
    tables.add_metric(("running",), load.census.running)
    tables.add_metric(("lobby",), load.census.lobbies)
    yield tables
    yield _gauge("timers_late", "Tables that should have been looked at by now", load.late_tables)
    yield _gauge("timers_late_seconds", "For how long the first of them waits", load.late_by)
    yield _counter("database_statements", "Round trips to the database", load.statements)
    yield _counter("database_transactions", "Transactions committed", load.transactions)


def _gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(f"kingsforge_{name}", what, float(value))


def _counter(name: str, what: str, value: float) -> Metric:
    return CounterMetricFamily(f"kingsforge_{name}", what, float(value))
