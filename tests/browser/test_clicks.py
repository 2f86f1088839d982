"""How many clicks a turn takes on the page, on a desk and on a phone; answering a menu counts as one."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, WebSocket, expect

from .conftest import PHONE, Open, Sandbox
from .players import Mouse, command, newest, quiet, take_seat

DESK = (1280, 800)
MOST_TURNS = 30
_WATCH = """
() => {
  window.lastChange = performance.now();
  const note = () => { window.lastChange = performance.now(); };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}
"""
_OFFERED = """
() => {
  const log = document.getElementById('log');
  const keys = [...log.querySelectorAll('.row [data-key]')].map((each) => each.dataset.key);
  return [log.lastElementChild?.dataset.id, ...keys].join(' ');
}
"""


class Clicks:
    """What the page sends for presses and for answers to menus."""

    def __init__(self, page: Page) -> None:
        self.count = 0
        self._page = page
        self._hands = Mouse()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._note(str(text)))

    def _note(self, text: str) -> None:
        self.count += json.loads(text).get("do") in ("press", "choose")

    def press(self, name: str) -> None:
        with self._answered():
            self._hands.press(self._page, name)

    def pick(self, line: int) -> None:
        with self._answered():
            self._hands.pick(self._page, 0, line)

    @contextmanager
    def _answered(self) -> Iterator[None]:
        """Wait until the page offers something else than before."""
        before = self._page.evaluate(_OFFERED)
        yield
        self._page.wait_for_function(f"(before) => ({_OFFERED})() !== before", arg=before)
        quiet(self._page)

    def since(self, before: int) -> int:
        return self.count - before


def buttons(page: Page) -> list[str]:
    return newest(page).locator(".row > .button:enabled").all_inner_texts()


def read(page: Page) -> str:
    """The newest answer that only its reader sees."""
    return page.locator("#log .message.ephemeral").last.inner_text()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_claim_a_dock_and_a_craft_turn(sandbox: Sandbox, window: Open, size: tuple[int, int]) -> None:
    page = window(sandbox.address, size)
    clicks = Clicks(page)
    page.reload()  # so that the connection that is counted is heard from its start
    page.wait_for_selector("body.ready")
    page.evaluate(_WATCH)
    command(page, "table new", "bots", "1")
    page.get_by_role("button", name="Start", exact=True).click()

    take_seat(page)
    start = clicks.count
    clicks.press("Gather")
    assert "Dice you spend are not rolled in the craft phase." in read(page)
    answer(page, clicks)
    assert clicks.since(start) == 2
    assert "You claimed" in read(page)

    dock(page, clicks)
    craft(page, clicks)


def answer(page: Page, clicks: Clicks) -> None:
    """The first of what is asked: a line of a menu, or a button where the answers are few."""
    if newest(page).locator(".choose:enabled").count():
        clicks.pick(0)
    else:
        clicks.press(buttons(page)[0])


def dock(page: Page, clicks: Clicks) -> None:
    """Visit a dock, unless the claim left no dice for one; a rolled die that waits is decided first."""
    for _ in range(MOST_TURNS):
        take_seat(page)
        names = buttons(page)
        if "Dock" in names:
            start = clicks.count
            clicks.press("Dock")
            answer(page, clicks)
            answer(page, clicks)
            assert clicks.since(start) == 3
            assert "dock, space 1" in read(page)
            return
        if "Pass" in names or "Craft" in names:
            return
        clicks.press(names[0])


def craft(page: Page, clicks: Clicks) -> None:
    """Pass until it is the craft turn: it is one click, or at most three to an item and one to end."""
    for _ in range(MOST_TURNS):
        take_seat(page)
        names = buttons(page)
        if "Craft" in names:
            break
        # A rolled die may wait for its player.
        clicks.press("Pass" if "Pass" in names else names[0])
        if benefits := [name for name in buttons(page) if name.startswith("Pass:")]:
            clicks.press(benefits[0])
    start = clicks.count
    clicks.press("Craft")
    if "Roll (can't be undone)" not in buttons(page):
        assert clicks.since(start) == 1
        assert "No item is in reach of these dice" in read(page)
        return
    clicks.press("Roll")
    forges = [name for name in buttons(page) if name.startswith("Forge")]
    if forges:
        clicks.press(forges[0])
        assert clicks.since(start) == 3
        assert "crafted" in read(page)
    for _ in range(2):  # asked once more where something could still be made
        if "End turn" in buttons(page):
            clicks.press("End turn")
    expect(page.locator("#log")).to_contain_text("Ada: rolled")
