"""A real browser, and the project's own start command in front of it."""

import os
import selectors
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

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


class Sandbox:
    """A command that serves the page, started and stopped as in a terminal."""

    def __init__(self, command: tuple[str, ...], folder: Path, luck: str = "") -> None:
        self._command = command
        self._environment = os.environ | {
            "KINGSFORGE_DATABASE": str(folder / "kingsforge.sqlite3"),
            "TEST_LUCK": luck,
        }
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        """Start it and read where it is."""
        self._process = subprocess.Popen(
            self._command, cwd=ROOT, env=self._environment, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        with selectors.DefaultSelector() as ready:
            ready.register(self._process.stdout, selectors.EVENT_READ)
            assert ready.select(PATIENCE_MS / 1000), "no address in time"
        line = self._process.stdout.readline()
        assert line.startswith("Play in a browser: http://127.0.0.1:"), line
        self.address = line.split()[-1]

    def stop(self) -> None:
        """As Ctrl-C would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        _, _ = self._process.communicate(timeout=PATIENCE_MS / 1000)
        assert self._process.returncode == 0

    def abandon(self) -> None:
        """Leave nothing running, whatever happened."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.communicate(timeout=PATIENCE_MS / 1000)


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


@pytest.fixture
def window(browser: Browser) -> Iterator[Open]:
    """Opens windows; an error in any of them fails the test."""
    faults: list[str] = []
    contexts = []

    def open_window(address: str, size: tuple[int, int] = DESKTOP) -> Page:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
        page.goto(address)
        page.wait_for_selector("body.ready")
        return page

    yield open_window
    for context in contexts:
        context.close()
    # Chromium reports a connection that ended; the page says so itself and tries again.
    assert [one for one in faults if "WebSocket connection" not in one] == []


def served(command: tuple[str, ...], folder: Path, luck: str = "") -> Iterator[Sandbox]:
    sandbox = Sandbox(command, folder, luck)
    try:
        sandbox.start()
        yield sandbox
    finally:
        sandbox.abandon()


@pytest.fixture
def sandbox(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Sandbox]:
    """The project's bot in the browser, from an empty folder, with luck of the test's own."""
    command = (sys.executable, "tests/e2e/known_luck.py", "--sandbox", "--port", "0")
    yield from served(command, tmp_path, request.node.name + os.environ.get("OTHER_LUCK", ""))


@pytest.fixture
def workshop(browser: Browser, tmp_path: Path) -> Iterator[Sandbox]:
    """A bot of a few lines that has every kind of option, menu and form."""
    yield from served((sys.executable, "-m", "tests.browser.workshop", str(tmp_path)), tmp_path)
