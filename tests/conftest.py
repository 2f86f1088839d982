"""How much is tried: `--games`, `--full`; what it costs: `--processor`."""

import os
import resource
from collections import Counter
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path

import pytest

from kingsforge_bot.i18n import localizer
from kingsforge_bot.i18n.messages import messages_of
from tests.databases.engines import POSTGRESQL, SQLITE, Databases, run_on

FEW = 2
_TICKS = os.sysconf("SC_CLK_TCK")
_COST = "processor seconds"
_SHOWN = 60


@cache
def _read_once(text: str) -> tuple[tuple[str, str], ...]:
    return tuple(messages_of(text))


# What is read is the same for the same text, and some hundred tests load all languages anew.
setattr(localizer, "messages_of", lambda text: iter(_read_once(text)))  # noqa: B010 - the module imports that name


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=FEW, help="random games for each number of players and edition")
    parser.addoption("--full", action="store_true", help="also what is marked `full`; implies nothing of --games")
    parser.addoption("--processor", action="store_true", help="processor seconds by room and by test (Linux)")


@pytest.fixture(scope="session")
def games(pytestconfig: pytest.Config) -> int:
    return int(pytestconfig.getoption("--games"))


@pytest.fixture(scope="session")
def databases(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Databases:
    return Databases(request.config, tmp_path_factory.getbasetemp())


@pytest.fixture
def engine(request: pytest.FixtureRequest, databases: Databases) -> Iterator[str]:
    """The database that stands behind all paths of the test: each test that asks for it runs on every one."""
    run_on(request.param, databases)
    yield request.param
    run_on(SQLITE, databases)


def _engines(test: pytest.Item) -> Iterator[object]:
    yield SQLITE
    if test.get_closest_marker("of_files") is None:
        late = [pytest.mark.full] if test.get_closest_marker("long") else []
        yield pytest.param(POSTGRESQL, marks=late)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "engine" in metafunc.fixturenames:
        metafunc.parametrize("engine", list(_engines(metafunc.definition)), indirect=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--full"):
        return
    left = [item for item in items if item.get_closest_marker("full") is not None]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item.get_closest_marker("full") is None]


class Meter:
    """Processor time of this process and all that it started, whether they have ended or not."""

    def __init__(self) -> None:
        self._last = self._now()

    def since(self) -> float:
        before, self._last = self._last, self._now()
        # A process that ended without anybody of ours waiting for it, such as a browser's, takes its time with it.
        return max(0.0, self._last - before)

    def _now(self) -> float:
        used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
        return sum(one.ru_utime + one.ru_stime for one in used) + sum(map(_used, _children(os.getpid())))


def _children(process: int) -> Iterator[int]:
    """All that run now, theirs too."""
    try:
        files = list(Path(f"/proc/{process}/task").glob("*/children"))
    except (FileNotFoundError, ProcessLookupError):
        return  # it ended while it was looked at
    for each in files:
        for child in map(int, _read(each).split()):
            yield child
            yield from _children(child)


def _used(process: int) -> float:
    """Of it and of what it has waited for."""
    fields = _read(Path(f"/proc/{process}/stat")).rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / _TICKS


def _read(file: Path) -> str:
    try:
        return file.read_text("ascii", "replace")
    except (FileNotFoundError, ProcessLookupError):
        return ""  # it has ended


class Metering:
    """Where tests run."""

    def __init__(self) -> None:
        self._meter = Meter()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        report.user_properties.append((_COST, self._meter.since()))
        return report


class Bill:
    """Where reports come together."""

    def __init__(self) -> None:
        self._tests: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, cost in report.user_properties:
            if name == _COST and isinstance(cost, float):
                self._tests[report.nodeid] += cost  # type: ignore[assignment]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        rooms: Counter[str] = Counter()
        files: Counter[str] = Counter()
        for test, cost in self._tests.items():
            file = test.partition("::")[0]
            files[file] += cost
            rooms[file.split("/")[1]] += cost
        for title, costs in (("room", rooms), ("file", files), ("test", self._tests)):
            terminalreporter.section(f"processor seconds by {title}, {sum(costs.values()):.0f} in all")
            for name, cost in costs.most_common(_SHOWN):
                terminalreporter.write_line(f"{cost:8.2f} {name}")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--processor"):
        config.pluginmanager.register(Metering())
        config.pluginmanager.register(Bill())
