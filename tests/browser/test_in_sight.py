"""A message with a picture fits one screen: what must be read, the picture and the buttons are seen together."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import showcase as showcase_program
from tests.browser.conftest import PHONE, Open, Sandbox, served
from tests.browser.forked import ForkedSandbox
from tests.browser.languages import JAPANESE
from tests.browser.players import STATE, WATCH, command, newest, quiet
from tests.browser.showcase import ODDS, SHOWN, TURN_PANELS
from tests.e2e.reading import displayed

LAPTOP = (1280, 800)
BOX = (550, 350)
"""What Discord's desktop client shows an attached picture in."""
PHONE_SHARE = 0.6
"""Of the screen's height that a picture takes on a phone."""
SIZES = pytest.mark.parametrize("size", [pytest.param(LAPTOP, marks=pytest.mark.full), PHONE], ids=["laptop", "phone"])
_IN_SIGHT = """
(article) => {
  const seen = document.getElementById('log').getBoundingClientRect();
  const parts = { text: '.text', picture: '.picture img', first: '.row', last: '.row:last-of-type' };
  const found = { high: article.querySelector('.body').getBoundingClientRect().height, room: seen.height };
  for (const [name, where] of Object.entries(parts)) {
    const all = article.querySelectorAll(where);
    const part = all[name === 'last' ? all.length - 1 : 0]?.getBoundingClientRect();
    found[name] = part ? part.top >= seen.top - 1 && part.bottom <= seen.bottom + 1 : null;
  }
  const image = article.querySelector('.picture img')?.getBoundingClientRect();
  return { ...found, wide: image?.width, tall: image?.height };
}
"""
_AT_THE_END = """
() => {
  const log = document.getElementById('log');
  return log.scrollHeight - log.scrollTop - log.clientHeight < 2;
}
"""

_ASKED = """
() => {
  const all = [...document.querySelectorAll('#log .message')].filter((one) => one.querySelector('.select, .row'));
  const parts = [...all.at(-1).querySelectorAll('.text, .picture img, .row > .button, .choose')]
    .map((one) => one.getBoundingClientRect());
  const strip = document.getElementById('awaited').getBoundingClientRect();
  return {
    high: Math.max(...parts.map((one) => one.bottom)) - Math.min(...parts.map((one) => one.top)),
    room: document.getElementById('log').getBoundingClientRect().height + strip.height,
  };
}
"""
"""How high the newest message that asks something is, and the room for it without a strip that is this page's own."""
_TURNS = 14
"""Presses: some turns from their first panel to their last."""
_CLAIMS = 3
"""Presses of the best move while the first round's gathering lasts."""
_SECOND_TAP = 1_100
"""Milliseconds within which a press that commits is taken for a tap too many."""


@pytest.fixture
def showcase(browser: Browser, tmp_path: Path) -> Iterator[Sandbox]:
    """Messages that take a whole game to be reached."""
    yield from served(partial(ForkedSandbox, showcase_program.main, (str(tmp_path),)), tmp_path)


def pictured(page: Page) -> Locator:
    """The newest message with a picture."""
    return page.locator("#log .message", has=page.locator(".picture img")).last


def check_in_sight(
    page: Page, size: tuple[int, int], what: str, parts: Sequence[str] = ("text", "picture", "first", "last")
) -> None:
    """The newest message with a picture is seen whole, its picture in Discord's box."""
    article = pictured(page)
    image = article.locator(".picture img")
    expect(image).to_have_js_property("complete", True)
    page.wait_for_function("() => !document.querySelector('[aria-busy]')")
    # What came last is scrolled to once it is laid out.
    page.wait_for_function(_AT_THE_END)
    found = article.evaluate(_IN_SIGHT)
    assert [name for name in parts if not found[name]] == [], (what, found)
    if size == PHONE:
        assert found["tall"] <= PHONE_SHARE * size[1] + 1, (what, found)
        assert found["wide"] >= 300, (what, found)
    else:
        assert (found["wide"] <= BOX[0] + 1, found["tall"] <= BOX[1] + 1) == (True, True), (what, found)
        assert found["wide"] >= BOX[0] - 2 or found["tall"] >= BOX[1] - 2, (what, found)


@SIZES
def test_lobby_board_and_full_board(sandbox: Sandbox, window: Open, size: tuple[int, int]) -> None:
    page = window(sandbox.address, size)
    command(page, "table new", "bots", "1")
    expect(pictured(page).get_by_role("button", name="Start", exact=True)).to_be_visible()
    check_in_sight(page, size, "lobby")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("#log .picture img[src$='board.png']")).to_be_visible()
    expect(page.locator("#awaited")).to_be_visible()
    check_in_sight(page, size, "board")
    pictured(page).get_by_role("button", name="Full board").click()
    private = page.locator("#log .message.ephemeral").last
    expect(private.locator(".picture img")).to_be_visible()
    # As tall as it needs to be: enlarged it is read.
    private.locator(".picture img").click()
    expect(page.locator("dialog .zoom img")).to_be_visible()


@SIZES
def test_a_step_of_the_tutorial(sandbox: Sandbox, window: Open, size: tuple[int, int]) -> None:
    page = window(sandbox.address, size)
    command(page, "rules", "query", "tutorial")
    # No table says which game is meant.
    page.locator("#log .message.ephemeral").get_by_role("button", name="one short round").click()
    # The greeting has a picture too, and stands there while the answer is awaited.
    expect(pictured(page)).to_contain_text("1/13")
    check_in_sight(page, size, "tutorial")


@SIZES
def test_the_messages_of_a_whole_game(showcase: Sandbox, window: Open, size: tuple[int, int]) -> None:
    page = window(showcase.address, size)
    for number, what in enumerate(SHOWN, 1):
        command(page, "exhibit", what)
        expect(page.locator("#log .picture img")).to_have_count(number)
        check_in_sight(page, size, what)


@SIZES
@pytest.mark.parametrize("what", ODDS)
def test_odds_in_words_and_as_bars(showcase: Sandbox, window: Open, size: tuple[int, int], what: str) -> None:
    page = window(showcase.address, size)
    command(page, "exhibit", what)
    expect(page.locator("#log .picture img")).to_have_count(1)
    check_in_sight(page, size, what, ("text", "picture"))
    expect(page.locator("#log .message", has_text="Your odds now: ")).to_be_visible()


@SIZES
def test_odds_are_asked_for_by_the_button_and_by_the_command(
    sandbox: Sandbox, window: Open, size: tuple[int, int]
) -> None:
    """Under the board, and of one item from the list."""
    page = window(sandbox.address, size)
    command(page, "table new", "bots", "1")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("#awaited")).to_be_visible()
    page.locator("#log").get_by_role("button", name="Odds", exact=True).last.click()
    told = page.locator("#log .message.ephemeral", has_text="odds of items")
    expect(told).to_have_count(1)
    expect(told).to_contain_text("You would roll")
    words = page.locator("#log .picture img[src$='board.png']").last.get_attribute("alt") or ""
    item = next(iter(displayed(words)))
    command(page, "odds", "item", item)
    expect(told.last).to_contain_text(re.compile(rf"Your odds now: {re.escape(item)} [<>]?\d+%"))
    expect(told).to_have_count(1)


@SIZES
@pytest.mark.parametrize("language", ["es", "fr", "ja"])
def test_workbenches_in_other_languages(showcase: Sandbox, window: Open, size: tuple[int, int], language: str) -> None:
    page = window(showcase.address, size)
    for number, what in enumerate(TURN_PANELS, 1):
        command(page, "exhibit", what, "language", language)
        expect(page.locator("#log .picture img")).to_have_count(number)
        check_in_sight(page, size, f"{what} in {language}")


@pytest.mark.parametrize(
    "person",
    [
        "Chloé",
        pytest.param("Ada", marks=pytest.mark.full),
        pytest.param("Bruno", marks=pytest.mark.full),
        pytest.param(*JAPANESE.values, marks=[pytest.mark.full, *JAPANESE.marks]),
    ],
)
def test_turns_of_dwarven_smithy(sandbox: Sandbox, window: Open, person: str) -> None:
    """What others did, what is advised, the picture, menus and buttons, as a turn begins and amid it."""
    page = window(f"{sandbox.address}/?person={person}", PHONE)
    page.evaluate(WATCH)
    buttons = page.locator("#log .message").first.locator(".row .button")
    buttons.nth(1).click()
    expect(page.locator("#log .message")).to_have_count(2)
    page.locator("#log .message").last.locator(".row .button").nth(1).click()  # behind the lesson
    expect(page.locator("#awaited.mine")).to_be_visible()
    high: list[str] = []
    for number in range(_TURNS):
        quiet(page)
        asked = newest(page)
        found = page.evaluate(_ASKED)
        if found["high"] > found["room"]:
            high.append(f"{number}: {found} {asked.inner_text()[:900]}")
        best = asked.locator(".row > .button.success:enabled")
        before = page.evaluate(STATE)
        (best if best.count() else asked.locator(".row > .button:enabled")).first.click()
        page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)
    assert not high, "; ".join(high)


@pytest.mark.parametrize("person", ["Ada", pytest.param("Chloé", marks=pytest.mark.full)])
def test_gathering_in_kings_forge(sandbox: Sandbox, window: Open, person: str) -> None:
    """The board as a round begins, then one's own panel after each claim: news, advice, picture and buttons."""
    page = window(f"{sandbox.address}/?person={person}", PHONE)
    page.locator("#log .message").first.locator(".row .button").first.click()
    expect(page.locator("#log .message")).to_have_count(2)
    page.locator("#log .message").last.locator(".row .button").nth(1).click()  # behind the lesson
    expect(page.locator("#awaited.mine")).to_be_visible()
    page.evaluate(WATCH)
    high: list[str] = []
    for number in range(_CLAIMS):
        quiet(page)
        # A second tap at once is ignored.
        page.wait_for_timeout(_SECOND_TAP)
        asked = newest(page)
        found = page.evaluate(_ASKED)
        if found["high"] > found["room"]:
            high.append(f"{number}: {found} {asked.inner_text()[:900]}")
        before = page.evaluate(STATE)
        asked.locator(".row > .button.success:enabled").first.click()
        page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)
    assert not high, "; ".join(high)
