"""axe-core finds nothing wrong with the page, whatever is open on it."""

import random
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, Sandbox
from tests.browser.players import WATCH, Mouse, command, moved, quiet, send, take_seat

WIDTHS = pytest.mark.parametrize(
    "size", [pytest.param((1280, 800), marks=pytest.mark.full), (390, 844)], ids=["desktop", "phone"]
)
AXE = (files("axe_playwright_python") / "axe.min.js").read_text()
MOVES = 6


def faults(page: Page) -> list[str]:
    """What axe finds, each with the element and why."""
    page.evaluate(f"() => {{ if (!window.axe) {{ {AXE} }} }}")
    # All rules, but only what is wrong told of each element: to describe what is right took most of the time.
    found = page.evaluate("() => window.axe.run({ resultTypes: ['violations'] })")
    assert len(found["passes"]) > 10  # it has looked at something
    return [
        f"{one['id']}: {each['html'][:200]}: {each['failureSummary']}"
        for one in found["violations"]
        for each in one["nodes"]
    ]


@WIDTHS
def test_nothing_with_lists_menus_forms_and_pictures_open(
    workshop: Sandbox, window: Open, size: tuple[int, int]
) -> None:
    page = window(workshop.address, size)
    found = {"empty": faults(page)}
    if page.locator("#menu").is_visible():
        page.locator("#menu").click()
        found["channels"] = faults(page)
        page.locator("#menu").click()

    page.locator("#message-box").fill("/")
    expect(page.locator(".suggestions .option").first).to_be_visible()
    found["commands"] = faults(page)
    page.locator("#message-box").fill("/zzz")
    expect(page.locator(".suggestions p")).to_be_visible()
    found["no command"] = faults(page)
    page.keyboard.press("Enter")
    expect(page.locator(".refusal")).not_to_be_empty()
    found["refused"] = faults(page)
    page.locator("#message-box").fill("/forge")
    page.keyboard.press("Enter")
    expect(page.locator(".suggestions .option").first).to_have_text("A sharp sword")
    found["options"] = faults(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")

    send(page, "/menu")
    expect(page.locator(".embed")).to_be_visible()
    found["message"] = faults(page)
    for menu in ("One metal", "Two metals"):
        page.get_by_role("button", name=menu).click()
        expect(page.locator(".options:not([hidden]) .option").first).to_be_visible()
        found[menu] = faults(page)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Order").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["form"] = faults(page)
    page.keyboard.press("Escape")

    send(page, "/picture")
    expect(page.locator(".picture")).to_be_visible()
    found["picture"] = faults(page)
    page.locator(".picture img").click()
    expect(page.locator(".lightbox")).to_be_visible()
    found["enlarged"] = faults(page)
    page.locator(".lightbox .zoom").click()
    found["own size"] = faults(page)
    page.keyboard.press("Escape")
    send(page, "/think")
    expect(page.locator(".thinking")).to_be_visible()
    found["thinking"] = faults(page)

    page.locator("#develop").click()
    expect(page.locator(".fault").first).to_be_visible()
    found["developers"] = faults(page)
    send(page, "/shout")
    page.locator("#panel summary").first.click()
    expect(page.locator("#panel pre").first).to_be_visible()
    found["broken"] = faults(page)
    assert {state: each for state, each in found.items() if each} == {}


@WIDTHS
def test_nothing_while_a_game_is_played(sandbox: Sandbox, window: Open, size: tuple[int, int]) -> None:
    page = window(sandbox.address, size)
    command(page, "table new", "bots", "1")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    found = {"lobby": faults(page)}
    page.get_by_role("button", name="Start", exact=True).click()
    page.evaluate(WATCH)
    for turn in range(MOVES):
        take_seat(page)
        found[f"move {turn}"] = faults(page)
        # What is aimed at may be edited away under the finger: once.
        assert moved(page, Mouse(), random.Random(turn)) or moved(page, Mouse(), random.Random(turn))
        quiet(page)
    page.locator("#people button").nth(3).click()  # in another language
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    quiet(page)
    found["Japanese"] = faults(page)
    assert {state: each for state, each in found.items() if each} == {}
