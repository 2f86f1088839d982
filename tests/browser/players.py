"""Playing the game on the page, by mouse or by keyboard, as plainly as can be: first what is offered, then on."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final, Protocol

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.conftest import PATIENCE_MS

MOVES = 250
"""Presses within which somebody has crafted something; three or four rounds are usual, about 60 presses."""
QUIET_MS = 150
REACH = 12
"""Presses of one key after which something else is wrong."""
BRIEF_MS = 10_000
"""How long something just seen is reached for."""
ASIDE = re.compile(r"^(Plan|Planear|Prévoir|予約|Why|¿Por qué\?|Pourquoi\W*|なぜ？)$")
"""The button beside what was decided, and below what was refused as too late: whoever presses it plans, or reads rules,
without end, for nobody else's turn comes."""
IN_VAIN = 12
"""Presses that may come too late in one game, because the table went on meanwhile."""
STATE = """
() => {
  const log = document.getElementById('log');
  const keys = [...log.querySelectorAll('.row [data-key]')].map((each) => each.dataset.key);
  return [log.textContent.length, log.lastElementChild?.dataset.id, keys.length, keys.at(-1)].join(' ');
}
"""
WATCH = """
() => {
  window.lastChange = performance.now();
  const note = () => { window.lastChange = performance.now(); };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}
"""


class GoneError(Exception):
    """What was aimed at is no longer there: the table went on meanwhile."""


class Hands(Protocol):
    """How a button is pressed and a select's line picked on a message."""

    def press(self, page: Page, name: str) -> None: ...

    def pick(self, page: Page, select: int, line: int) -> None: ...


def newest(page: Page) -> Locator:
    """The newest message that asks for something now: what may be planned or read up waits."""
    return page.locator("#log .message", has=page.locator(".row button:enabled", has_not_text=ASIDE)).last


class Mouse:
    """By mouse alone."""

    def press(self, page: Page, name: str) -> None:
        newest(page).locator(".row > .button:enabled", has_text=name).first.click()

    def pick(self, page: Page, select: int, line: int) -> None:
        box = newest(page).locator(".select").nth(select)
        many = box.locator(".done").count() > 0  # asked first: once a pick is sent, another select stands here
        box.locator(".choose").click()
        box.locator(".option").nth(line).click()
        if many:
            box.locator(".done").click()


class Keyboard:
    """By keyboard alone: Escape to the message box, ArrowUp to the newest message, arrows to its parts."""

    def press(self, page: Page, name: str) -> None:
        self._go(page)
        for _ in range(REACH):
            if page.evaluate("document.activeElement.textContent").startswith(name):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("ArrowRight")
        raise GoneError(name)

    def pick(self, page: Page, select: int, line: int) -> None:
        self._go(page)
        for _ in range(select):
            page.keyboard.press("ArrowRight")
        many = page.evaluate("document.activeElement.closest('.many') !== null")
        page.keyboard.press("Enter")
        for _ in range(line):
            page.keyboard.press("ArrowDown")
        if not page.evaluate("document.activeElement.matches('.options .option')"):
            raise GoneError(f"select {select}")
        page.keyboard.press("Enter")
        if many:
            page.keyboard.press("Escape")

    def _go(self, page: Page) -> None:
        """The first Escape may only close an open list."""
        for _ in range(REACH):
            page.keyboard.press("Escape")
            if page.evaluate("document.activeElement.id") == "message-box":
                page.keyboard.press("ArrowUp")
                return
        raise AssertionError("Escape does not lead to the message box")


def command(page: Page, *typed: str) -> None:
    """Write a command: its name, then each option's name and value in turn, then send."""
    page.locator("#message-box").focus()
    page.keyboard.type(f"/{typed[0]}")
    page.keyboard.press("Tab")
    for word in typed[1:]:
        page.keyboard.type(word)
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def send(page: Page, name: str) -> None:
    """Write a command without options and send it."""
    box = page.locator("#message-box")
    # What is open over the page (a picture, a form) takes a moment to close, and until then no key reaches the box.
    expect(page.locator("dialog[open]")).to_have_count(0)
    box.fill(name)
    expect(box).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def log(page: Page) -> str:
    return page.locator("#log").inner_text()


def quiet(page: Page) -> None:
    """Wait until the page has not changed for a moment and somebody here is awaited."""
    page.wait_for_function(
        "quiet => performance.now() - window.lastChange > quiet"
        " && document.querySelector('#awaited:not([hidden])') && !document.querySelector('[aria-busy]')",
        arg=QUIET_MS,
    )


@contextmanager
def briefly(page: Page) -> Iterator[None]:
    """What is aimed at in here may vanish: it is not worth a long wait."""
    page.set_default_timeout(BRIEF_MS)
    try:
        yield
    finally:
        page.set_default_timeout(PATIENCE_MS)


def take_seat(page: Page) -> None:
    """Be whoever is awaited, by the strip that says so."""
    quiet(page)
    for _ in range(IN_VAIN):
        if page.locator("#awaited.mine").count():
            return
        with briefly(page), suppress(TimeoutError):
            page.locator("#awaited button").first.click()
        quiet(page)
    raise AssertionError("the seat of who is awaited cannot be taken")


READING: Final = frozenset({"Why", "Pourquoi\u00a0?", "Show in channel", "Montrer dans le salon"})
"""Buttons of a refusal, and of an entry of the rulebook."""


def play_on(page: Page, hands: Hands, until: str, moves: int = MOVES) -> None:
    """Play whatever is offered, in every seat, until the log says `until`."""
    page.evaluate(WATCH)
    luck, vain = random.Random(1), 0
    for _ in range(moves):
        take_seat(page)
        if until in log(page):
            return
        if not moved(page, hands, luck):
            vain += 1
            assert vain < IN_VAIN, f"nothing can be pressed:\n{log(page)[-2000:]}"
    raise AssertionError(f"nobody {until} within {moves} moves:\n{log(page)[-2000:]}")


def moved(page: Page, hands: Hands, luck: random.Random) -> bool:
    """Whether a press or pick came to something; what was aimed at may be gone by then."""
    try:
        with briefly(page):
            before = page.evaluate(STATE)
            move(page, hands, luck)
            page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)
    except (GoneError, TimeoutError):
        return False
    return True


def move(page: Page, hands: Hands, luck: random.Random) -> None:
    """One press or one pick on the newest message."""
    asked = newest(page)
    names = asked.locator(".row > .button:enabled").all_inner_texts()
    selects = asked.locator(".choose:enabled")
    titles = selects.all_inner_texts()
    if set(names) & READING:
        # Among the rulebook's entries one could press for ever.
        asked.locator("[data-key=dismiss]").click()
    elif any(name.startswith("Roll") for name in names):
        hands.press(page, "Roll")
    elif titles and (titles[0].startswith("Which item") or "End turn" not in names):
        options = asked.locator(".select").first.locator(".option")
        # Under load a list is there for a moment before its options are.
        options.first.wait_for(state="attached", timeout=BRIEF_MS)
        hands.pick(page, 0, luck.randrange(max(1, options.count())))
    elif forges := [name for name in names if name.startswith(("Craft", "Steal"))]:
        hands.press(page, forges[0])
    elif "End turn" in names:
        hands.press(page, "End turn")
    elif "Claim" in names and luck.random() < 0.8:
        hands.press(page, "Claim")
    elif names:
        hands.press(page, next((name for name in ("Pass", "Roll and craft") if name in names), names[0]))
    else:
        raise GoneError("the buttons")
