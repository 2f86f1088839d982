"""Settings by mouse, on a phone: menus that Discord fills, and what stands there afterwards."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Open, Sandbox
from tests.browser.players import command, send


def newest(page: Page) -> Locator:
    """The newest private answer. What else is written meanwhile, as a greeting on a slow machine, is not it."""
    return page.locator("#log .message.ephemeral:not(.local)").last


def pick(page: Page, menu: str, line: str | None) -> None:
    """Open a menu of the newest message and choose the line, or the first; close it where several can be chosen."""
    newest(page).get_by_role("button", name=menu, exact=True).click()
    lines = newest(page).locator(".options:not([hidden]) [role=option]")
    (lines.first if line is None else lines.get_by_text(line, exact=True)).click()
    done = newest(page).get_by_role("button", name="Done")
    if done.is_visible():
        done.click()


def test_a_manager_sets_channels_and_a_player_alerts(sandbox: Sandbox, window: Open) -> None:
    page = window(sandbox.address, PHONE)
    command(page, "forge setup")
    expect(newest(page)).to_contain_text("tables are opened anywhere")
    send(page, "Good evening")
    expect(page.locator("#log .message").last).to_contain_text("Good evening")
    pick(page, "Channels: none chosen, so anywhere", None)
    expect(newest(page)).to_contain_text("tables are opened in")
    pick(page, "A role whose members open tables", None)
    expect(newest(page)).to_contain_text("members with")
    pick(page, "Who opens tables", "Opens tables: who manages the server")
    expect(newest(page)).to_contain_text("Who opens tables: who manages the server")

    command(page, "me settings")
    expect(newest(page)).to_contain_text("Alerts: in the table's channel")
    pick(page, "Alerts", "Alerts: none")
    expect(newest(page)).to_contain_text("Saved.")
    newest(page).get_by_role("button", name="My data", exact=True).click()
    expect(newest(page)).to_contain_text("kingsforge-data.json")
