"""A real browser, and the project's own start command in front of it."""

import os
import selectors
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import IO, Protocol

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import workshop as workshop_program
from tests.browser.forked import KNOWN_LUCK, ForkedSandbox, Pipe, kings_forge

IN_SANDBOX = ("--sandbox", "--port", "0")
ROOT = Path(__file__).parents[2]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
OFFLINE = (
    "--no-sandbox",  # the tests may run as root
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE_MS = 90_000
"""For whatever is waited for; a machine under load takes its time."""
expect.set_options(timeout=PATIENCE_MS)
DESKTOP, PHONE = (1280, 900), (390, 844)


def has_japanese() -> bool:
    """Whether a font with Japanese letters is installed; where nobody can say, the tests find out."""
    lists = shutil.which("fc-list")
    if lists is None:
        return True
    return bool(subprocess.run((lists, ":lang=ja"), capture_output=True, check=True).stdout)


class Process(Protocol):
    """A program that was started."""

    @property
    def said(self) -> Pipe:
        """Where what it says on standard output is read."""

    def send_signal(self, number: signal.Signals) -> None: ...

    def wait(self, timeout: float) -> int | None: ...

    def poll(self) -> int | None: ...


class Started(subprocess.Popen[bytes]):
    """The project's own start command, but for the luck."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        command = (sys.executable, KNOWN_LUCK, *IN_SANDBOX)
        super().__init__(command, cwd=ROOT, env=dict(environment), stdout=subprocess.PIPE)

    @property
    def said(self) -> IO[bytes]:
        assert self.stdout is not None
        return self.stdout

    def wait(self, timeout: float | None = None) -> int:
        status = super().wait(timeout)
        self.said.close()
        return status


Running = Callable[[Mapping[str, str]], Process]
FORKED: Running = partial(ForkedSandbox, kings_forge, IN_SANDBOX)


class Sandbox:
    """A program that serves the page, started and stopped as in a terminal."""

    def __init__(self, run: Running, folder: Path, luck: str = "") -> None:
        self._run = run
        self._environment = os.environ | {
            "KINGSFORGE_DATABASE": str(folder / "kingsforge.sqlite3"),
            "TEST_LUCK": luck,
        }
        self._process: Process | None = None
        self.address = ""

    def start(self) -> None:
        """Start it and read where it is."""
        process = self._process = self._run(self._environment)
        with selectors.DefaultSelector() as ready:
            ready.register(process.said, selectors.EVENT_READ)
            assert ready.select(PATIENCE_MS / 1000), "no address in time"
        line = os.read(process.said.fileno(), 1000).decode().partition("\n")[0]
        assert line.startswith("Play in a browser: http://127.0.0.1:"), line
        self.address = line.split()[-1]

    def stop(self) -> None:
        """As Ctrl-C would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        assert self._process.wait(PATIENCE_MS / 1000) == 0

    def abandon(self) -> None:
        """Leave nothing running, whatever happened."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(PATIENCE_MS / 1000)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for this folder's tests, then gone: while it runs, so does an event loop that no other test can share."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.skip("no browser found. Debian, Ubuntu: apt-get install chromium")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=OFFLINE)
        yield chromium
        chromium.close()


Open = Callable[..., Page]


GREETING = frozenset({"sandbox", "started_sandbox", "forge"})
"""Fixtures whose bot greets."""


@pytest.fixture
def window(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Opens windows; an error in any of them fails the test."""
    faults: list[str] = []
    contexts = []
    greets = not GREETING.isdisjoint(request.fixturenames)

    def open_window(address: str, size: tuple[int, int] = DESKTOP) -> Page:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
        page.goto(address)
        page.wait_for_selector("body.ready")
        if greets:
            # On a slow machine it comes after the page is ready, and would stand below what the test has asked for.
            page.wait_for_selector("#log .message")
        return page

    yield open_window
    for context in contexts:
        context.close()
    # Chromium reports a connection that ended; the page says so itself and tries again.
    assert [one for one in faults if "WebSocket connection" not in one] == []


def served(run: Running, folder: Path, luck: str = "") -> Iterator[Sandbox]:
    sandbox = Sandbox(run, folder, luck)
    try:
        sandbox.start()
        yield sandbox
    finally:
        sandbox.abandon()


def luck_of(request: pytest.FixtureRequest) -> str:
    name: str = request.node.name
    return name + os.environ.get("OTHER_LUCK", "")


@pytest.fixture
def sandbox(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Sandbox]:
    """The project's bot in the browser, from an empty folder, with luck of the test's own."""
    yield from served(FORKED, tmp_path, luck_of(request))


@pytest.fixture
def started_sandbox(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Sandbox]:
    """The same started as a developer starts it, not forked: where starting it is what is tested."""
    yield from served(Started, tmp_path, luck_of(request))


@pytest.fixture
def workshop(browser: Browser, tmp_path: Path) -> Iterator[Sandbox]:
    """A bot of a few lines that has every kind of option, menu and form."""
    yield from served(partial(ForkedSandbox, workshop_program.main, (str(tmp_path),)), tmp_path)
