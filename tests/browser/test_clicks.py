"""How many clicks a turn takes on the page, from the board's post on; answering a menu counts as one."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.conftest import FORKED, PATIENCE_MS, PHONE, Open, Sandbox, served
from tests.browser.players import BRIEF_MS, STATE, WATCH, log, quiet

SIZES = pytest.mark.parametrize(
    "size", [pytest.param((1280, 800), marks=pytest.mark.full), PHONE], ids=["laptop", "phone"]
)
Forge = Callable[[str], Sandbox]
NO_LONGER_THERE = re.compile(r"^0 buttons '")
"""How the sandbox refuses a press on what was edited away meanwhile."""
ASKED_TO_PASS = re.compile("A pass (lasts|ends)")


@pytest.fixture
def forge(tmp_path: Path) -> Iterator[Forge]:
    """The bot from an empty folder, with luck that offers what is asked for to the first player against the bot."""
    with ExitStack() as stack:
        yield lambda luck: stack.enter_context(contextmanager(served)(FORKED, tmp_path, luck))


class Clicks:
    """Somebody at a new table against the bot, who is awaited."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.count = 0
        page.evaluate(WATCH)
        page.locator("#log").get_by_role("button", name="King's Forge", exact=True).click()
        page.locator("#log").get_by_role("button", name="Play against a bot now").click()
        self.wait()

    def wait(self) -> None:
        """Until this person is awaited and the page is at rest."""
        expect(self._page.locator("#awaited.mine")).to_be_visible()
        quiet(self._page)

    def from_the_board(self) -> "Clicks":
        """Count from here on."""
        self.wait()
        self.count = 0
        return self

    def press(self, name: str) -> "Clicks":
        """The newest button whose words begin so."""
        self._click(self._page.locator("#log .row > .button:enabled", has_text=name).last, name)
        return self

    def pick(self, line: str) -> "Clicks":
        """The first line of the newest menu that has these words."""
        menu = self._page.locator("#log .select").last
        self._click(menu.locator(".option", has_text=line).first, line, opened_by=menu.locator(".choose"))
        return self

    def pass_(self) -> "Clicks":
        """Where it is the best move known by then it is one press, else it is asked about."""
        self.press("Pass")
        if self._page.locator("#log .message.ephemeral", has_text=ASKED_TO_PASS).count():
            self.press("Pass")
        return self

    def says(self, words: str) -> None:
        expect(self._page.locator("#log .message", has_text=words)).not_to_have_count(0)
        # What is added to it later would be under the finger.
        quiet(self._page)

    def _click(self, wanted: Locator, name: str, opened_by: Locator | None = None) -> None:
        try:
            (opened_by or wanted).wait_for()
        except TimeoutError as error:
            raise AssertionError(f"no {name!r}; perhaps another luck offers it:\n{log(self._page)[-1500:]}") from error
        refused = self._refused()
        self._send(wanted, opened_by)
        if self._refused() > refused:
            # A slow board is edited under the finger, which Discord refuses; whoever plays presses once more.
            self._send(wanted, opened_by)
            assert self._refused() == refused + 1
        self.count += 1

    def _send(self, wanted: Locator, opened_by: Locator | None) -> None:
        if opened_by is not None:
            opened_by.click()
        before = self._page.evaluate(STATE)
        try:
            wanted.click(timeout=PATIENCE_MS if opened_by is None else BRIEF_MS)
        except TimeoutError:
            # The page draws a message anew that is edited meanwhile, and with it its list, closed.
            if opened_by is None:
                raise
            opened_by.click()
            wanted.click()
        self._page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)
        quiet(self._page)

    def _refused(self) -> int:
        """How often a press met a message that no longer had its button."""
        return self._page.get_by_text(NO_LONGER_THERE).count()


@SIZES
def test_gather(forge: Forge, window: Open, size: tuple[int, int]) -> None:
    """The card's side with what it costs is one answer; which dice to spend, where that is a question, one more."""
    hand = Clicks(window(forge("anvil").address, size))
    assert hand.from_the_board().press("Claim").pick("Workshop (bottom)").count == 2
    hand.says("You claimed Workshop")
    assert hand.from_the_board().press("Claim").press("Other dice").pick("West Forest (bottom)").count == 3
    hand.says("You claimed West Forest")


@SIZES
def test_dock(forge: Forge, window: Open, size: tuple[int, int]) -> None:
    """The space, and the card that is turned down for it (2.4)."""
    hand = Clicks(window(forge("bellows").address, size))
    assert hand.from_the_board().press("Dock").pick("Wood dock, space 1").press("Bazaar").count == 3
    hand.says("You used Wood dock, space 1")


@SIZES
def test_craft(forge: Forge, window: Open, size: tuple[int, int]) -> None:
    """An item is three; alone with bots the turn then ends by itself where nothing more can be made."""
    hand = Clicks(window(forge("evening").address, size))
    hand.from_the_board().pass_()
    assert hand.from_the_board().press("Roll and craft").press("Roll").press("Horseshoes").count == 3
    hand.says("You crafted")
    hand.says("Your turn, round")


@SIZES
def test_a_hopeless_craft_turn(forge: Forge, window: Open, size: tuple[int, int]) -> None:
    """One click: it rolls and ends by itself, and its player reads what came of it."""
    hand = Clicks(window(forge("bellows").address, size))
    hand.from_the_board().press("Claim").pick("Workshop (bottom)")
    hand.says("You claimed Workshop")
    hand.from_the_board().press("Claim").pick("North Mine (top): 2 metal")
    hand.says("You claimed North Mine")
    hand.from_the_board().pass_()
    assert hand.from_the_board().press("Roll").count == 1
    hand.says("Nothing can be made of")
