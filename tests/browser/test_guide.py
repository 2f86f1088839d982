"""From the page to one's own game, and through the tutorial: counted in clicks, and measured on the screen."""

from collections.abc import Mapping
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from kingsforge_bot.games.dwarven_smithy.lesson import SCRIPT as SMITHY
from kingsforge_bot.games.keyflower.lesson import SCRIPT as KEYFLOWER
from kingsforge_bot.games.kings_forge.lesson import SCRIPT
from kingsforge_bot.tutorial.lesson import Script
from tests.browser.conftest import PATIENCE_MS, PHONE, Open, Sandbox
from tests.browser.languages import JAPANESE

LAPTOP = (1280, 800)
_SEEN = """
() => {
  const message = [...document.querySelectorAll('#log .message')].at(-1);
  const log = document.getElementById('log').getBoundingClientRect();
  const parts = [...message.querySelectorAll('.text, .picture img, .row .button')]
    .map((one) => one.getBoundingClientRect());
  const top = Math.min(...parts.map((one) => one.top)), bottom = Math.max(...parts.map((one) => one.bottom));
  return { above: Math.ceil(log.top - top), below: Math.ceil(bottom - log.bottom), room: Math.floor(log.height) };
}
"""
"""Pixels of the newest message's text, picture and buttons that lie above and below what is on the screen.

The message is looked up there: it may be drawn anew at any moment, and what was found before lies nowhere then.
"""
LEARN = 0
"""The place of its button among the ways into a game, for somebody who never played."""


def greeting(page: Page) -> Locator:
    return page.locator("#log .message").first


def newest(page: Page) -> Locator:
    return page.locator("#log .message").last


def hidden(page: Page) -> Mapping[str, int]:
    """What of the newest message is not on the screen, once its picture is there and the page has come to rest."""
    for picture in newest(page).locator(".picture img").all():
        expect(picture).to_have_js_property("complete", True)
    page.wait_for_function("() => !document.querySelector('[aria-busy]')")
    page.wait_for_timeout(100)
    found: Mapping[str, int] = page.evaluate(_SEEN)
    return found


def note_hidden(page: Page, off: list[str], where: str) -> None:
    seen = hidden(page)
    if seen["above"] > 0 or seen["below"] > 0:
        off.append(f"{where}: {dict(seen)}")


def wait_for_step(page: Page, number: int) -> None:
    expect(newest(page).locator(".text")).to_contain_text(f"{number}/{len(SCRIPT.steps)}")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_four_clicks_lead_from_the_page_to_the_first_move(
    sandbox: Sandbox, window: Open, size: tuple[int, int]
) -> None:
    page = window(sandbox.address, size)
    expect(greeting(page).locator(".row button")).to_have_count(3)
    seen = hidden(page)
    assert seen["above"] <= 0, seen
    assert seen["below"] <= 0, seen
    # One and two: the game, and how.
    greeting(page).get_by_role("button", name="King's Forge").click()
    newest(page).get_by_role("button", name="Play against a bot now").click()
    expect(page.locator("#awaited.mine")).to_be_visible()
    # Three and four: the board carries the menu.
    page.locator("#log .select .choose").last.click()
    page.locator("#log .select").last.locator(".option").first.click()
    expect(page.locator("#log")).to_contain_text("You claimed")


@pytest.mark.parametrize(
    ("size", "person"),
    [
        pytest.param(LAPTOP, "Ada", marks=pytest.mark.full),
        pytest.param(LAPTOP, "Chloé", marks=pytest.mark.full),
        pytest.param(PHONE, "Ada", marks=pytest.mark.full),
        pytest.param(PHONE, "Bruno", marks=pytest.mark.full),
        pytest.param(PHONE, "Chloé", marks=pytest.mark.full),
        pytest.param(PHONE, *JAPANESE.values, marks=JAPANESE.marks),
    ],
    ids=str,
)
def test_each_step_of_the_tutorial_is_on_the_screen(
    sandbox: Sandbox, window: Open, size: tuple[int, int], person: str
) -> None:
    """What just happened, the question, the picture and the buttons, without scrolling.

    After a wrong answer too, and once a rule is read and dismissed.
    """
    page = window(f"{sandbox.address}/?person={person}", size)
    greeting(page).locator(".row button").first.click()
    expect(page.locator("#log .message")).to_have_count(2)
    newest(page).locator(".row .button").nth(LEARN).click()
    off: list[str] = []
    look = partial(note_hidden, page, off)

    for number, step in enumerate(SCRIPT.steps, 1):
        wait_for_step(page, number)
        look(step.name)
        answers = newest(page).locator(".row").first.locator(".button")
        expect(answers).to_have_count(len(step.answers))
        wrong = next((at for at, answer in enumerate(step.answers) if not answer.right), None)
        if wrong is not None:
            answers.nth(wrong).click()
            expect(newest(page).locator("blockquote")).to_be_visible()
            look(f"{step.name}, wrong")
        newest(page).locator(".row").nth(1).locator(".button").first.click()
        expect(newest(page).locator(".row .button")).to_have_count(0)
        look(f"{step.name}, rule")
        newest(page).locator("[data-key=dismiss]").click()
        expect(newest(page).locator(".picture img")).to_be_visible()
        look(f"{step.name}, back")
        right = next(at for at, answer in enumerate(step.answers) if answer.right)
        newest(page).locator(".row").first.locator(".button").nth(right).click()
    # A step has two rows of buttons, which could be as many.
    expect(newest(page).locator(".row")).to_have_count(1)
    expect(newest(page).locator(".row .button")).to_have_count(3)
    look("end")
    assert not off, "; ".join(off)
    newest(page).locator(".row .button").first.click()
    expect(page.locator("#awaited.mine")).to_be_visible(timeout=PATIENCE_MS)


@pytest.mark.parametrize(
    ("game", "script", "person"),
    [
        pytest.param("Dwarven Smithy", SMITHY, "Chloé", marks=pytest.mark.full),
        pytest.param("Dwarven Smithy", SMITHY, *JAPANESE.values, marks=JAPANESE.marks),
        pytest.param("Keyflower", KEYFLOWER, "Bruno", marks=pytest.mark.full),
        ("Keyflower", KEYFLOWER, "Chloé"),
        pytest.param("Keyflower", KEYFLOWER, *JAPANESE.values, marks=[pytest.mark.full, *JAPANESE.marks]),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_each_step_of_another_game_is_on_the_screen(
    sandbox: Sandbox, window: Open, game: str, script: Script, person: str
) -> None:
    """The same in long languages and in wide letters, as there each step is reached: over its wrong answers too."""
    page = window(f"{sandbox.address}/?person={person}", PHONE)
    greeting(page).get_by_role("button", name=game).click()
    expect(page.locator("#log .message")).to_have_count(2)
    newest(page).locator(".row .button").nth(LEARN).click()
    off: list[str] = []
    look = partial(note_hidden, page, off)

    for number, step in enumerate(script.steps, 1):
        expect(newest(page).locator(".text")).to_contain_text(f"{number}/{len(script.steps)}")
        look(step.name)
        answers = newest(page).locator(".row").first.locator(".button")
        expect(answers).to_have_count(len(step.answers))
        for at, answer in enumerate(step.answers):
            if not answer.right:
                answers.nth(at).click()
                expect(newest(page).locator("blockquote")).to_be_visible()
                look(f"{step.name}, {answer.name}")
        answers.nth(step.answers.index(step.right)).click()
    # A step has two rows of buttons, which could be as many.
    expect(newest(page).locator(".row")).to_have_count(1)
    expect(newest(page).locator(".row .button")).to_have_count(3)
    assert not off, "; ".join(off)
