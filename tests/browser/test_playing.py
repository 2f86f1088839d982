"""From a cold start to crafted items: by mouse, by keyboard, over reloads and restarts, as two people."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Open, Sandbox
from tests.browser.players import Hands, Keyboard, Mouse, command, log, newest, play_on

CRAFTED = "crafted "
BOARD = "#log .picture img[src$='board.png']"
ANSWER = "() => [...document.querySelectorAll('.message.ephemeral:not(.local)')].at(-1)?.dataset.id"
"""Which private answer is the newest: a second one of a kind replaces the first."""


def open_table_by_keys(page: Page) -> None:
    expect(page.locator("#message-box")).to_be_focused()
    command(page, "table new", "bots", "3")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    Keyboard().press(page, "Start")


def open_table_by_mouse(page: Page) -> None:
    page.get_by_role("button", name="Slash commands").click()
    page.get_by_role("option", name="/table new").click()
    page.get_by_role("button", name="Send").click()
    for seats in ("2 of", "3 of", "4 of"):
        page.get_by_role("button", name="Add bot").click()
        expect(page.locator("#log .message", has_text="Seats").last).to_contain_text(seats)
    page.get_by_role("button", name="Start", exact=True).click()


@pytest.mark.parametrize("hands", [Mouse(), Keyboard()], ids=["mouse", "keyboard"])
def test_a_table_with_three_bots_until_somebody_crafted(sandbox: Sandbox, window: Open, hands: Hands) -> None:
    page = window(sandbox.address)
    if isinstance(hands, Mouse):
        open_table_by_mouse(page)
    else:
        open_table_by_keys(page)
    expect(page.locator(BOARD).last).to_have_js_property("complete", True)
    assert page.locator(BOARD).last.get_attribute("alt")
    play_on(page, hands, CRAFTED)
    page.get_by_role("button", name="Developers").click()
    expect(page.locator("#panel")).to_contain_text("None.")  # the bot broke no rule of Discord's


def test_seats_languages_reloads_and_restarts(started_sandbox: Sandbox, window: Open) -> None:
    sandbox = started_sandbox
    page = window(sandbox.address)
    command(page, "table new", "bots", "1")
    page.keyboard.press("Alt+2")
    expect(page.get_by_role("button", name="Bruno")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("Idioma")).to_have_value("es-ES")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.locator("#log")).to_contain_text("Bruno")
    page.get_by_label("Idioma").select_option("fr")
    page.get_by_role("button", name="Ada").first.click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(BOARD)).to_be_visible()

    expect(page.locator("#awaited")).to_be_visible()
    awaited = page.locator("#awaited").inner_text()
    page.reload()
    expect(page.locator(BOARD)).to_be_visible()
    expect(page.locator("#awaited")).to_have_text(awaited.replace("\n", ""))

    sandbox.stop()
    expect(page.locator("#state")).to_contain_text("The sandbox is gone")
    sandbox.start()
    page.goto(f"{sandbox.address}/?person=Bruno")
    expect(page.locator(BOARD)).to_be_visible()
    expect(page.get_by_label("Langue")).to_have_value("fr")
    claimed = "Vous prenez"
    assert claimed not in log(page)
    play_on(page, Mouse(), claimed)


def test_two_people_press_the_same_button_of_one_window(sandbox: Sandbox, window: Open) -> None:
    page = window(sandbox.address)
    command(page, "table new", "players", "4")
    join = page.get_by_role("button", name="Join", exact=True)
    for number, name in ((2, "Bruno"), (3, "Chloé"), (4, "Daichi")):
        page.keyboard.press(f"Alt+{number}")
        expect(page.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
        join.click()
        page.keyboard.press("Alt+1")  # not waiting for the answer
    expect(page.locator("#log .message", has_text="Seats").last).to_contain_text("4 of 4")


def test_two_windows_are_two_people(sandbox: Sandbox, window: Open) -> None:
    ada = window(f"{sandbox.address}/?person=Ada")
    bruno = window(f"{sandbox.address}/?person=Bruno", PHONE)
    command(ada, "table new", "players", "2")
    bruno.get_by_role("button", name="Join", exact=True).click()
    ada.get_by_role("button", name="Start", exact=True).click()
    expect(bruno.locator(BOARD)).to_be_visible()
    expect(ada.locator(".only-you")).not_to_have_count(0)
    expect(bruno.locator("#log")).not_to_contain_text("is open. Others join")  # Ada's alone
    expect(ada.locator("#awaited")).to_be_visible()
    first, second = (ada, bruno) if ada.locator("#awaited.mine").count() else (bruno, ada)
    newest(second).get_by_role("button", name="Pass").click()
    expect(second.locator(".message.ephemeral").last).to_contain_text("turn")
    newest(first).get_by_role("button", name="Pass").click()
    newest(first).get_by_role("button", name="1 metal").click()  # Bruno reads Spanish
    expect(second.locator("#awaited")).to_have_class("mine")
    expect(second.locator(".message.alerted").last).to_be_visible()


def test_commands_have_the_names_of_ones_language_and_take_the_english_ones(sandbox: Sandbox, window: Open) -> None:
    page = window(f"{sandbox.address}/?person=Bruno")
    keys, offered = page.keyboard, page.locator(".suggestions .option")
    page.locator("#message-box").focus()
    keys.type("/mesa nu")
    expect(offered).to_have_count(1)
    expect(offered).to_contain_text("/mesa nueva")
    keys.press("Tab")
    for typed in ("bots", "players"):
        keys.type(typed)
        keys.press("Tab")
        keys.type("2")
        keys.press("Tab")
    expect(page.locator(".chip .name")).to_have_text(["bots", "jugadores"])
    keys.press("Enter")
    expect(page.locator("#log")).to_contain_text("bots: de 0 a 1")
    command(page, "table list")
    expect(page.locator("#log")).to_contain_text("/mesa nueva abre una")
    expect(page.locator(".used").last).to_have_text("/mesa lista")
    page.locator("#language").select_option("ja")
    expect(page.locator(".used").last).to_have_text("/卓 一覧")


def test_faults_are_survived(sandbox: Sandbox, window: Open) -> None:
    page = window(sandbox.address)
    command(page, "table new", "bots", "3")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("#awaited.mine")).to_be_visible()
    page.get_by_role("button", name="Developers").click()

    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.locator("#state")).to_contain_text("is not running")
    newest(page).get_by_role("button", name="Claim", exact=True).click()
    expect(page.locator("#log .trouble").last).to_have_text("This application did not respond")
    page.locator("#panel").get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("#state")).to_have_text("")

    traffic = page.locator("#panel .traffic li")
    for fault, over in (
        ("Kill and restart", "is ready"),
        ("Drop, resumable", "resumed"),
        ("429 next request", ""),
        ("503 next request", ""),
    ):
        expect(page.locator("#state")).to_have_text("")
        told = traffic.filter(has_text=over).count()
        page.get_by_role("button", name=fault).click()
        if over:
            expect(traffic.filter(has_text=over)).to_have_count(told + 1)
        answer = page.evaluate(ANSWER)
        page.locator("#log .message", has=page.locator(BOARD.removeprefix("#log "))).last.get_by_role(
            "button", name="Text board"
        ).click()
        page.wait_for_function(f"before => ({ANSWER})() !== before", arg=answer)
    assert "This application did not respond" not in log(page).rpartition("Text board")[2]


def test_a_table_in_a_thread_until_a_moderator_deletes_it(sandbox: Sandbox, window: Open) -> None:
    page = window(sandbox.address)
    command(page, "table new", "bots", "1", "thread", "True")
    page.locator("#log .mention", has_text="#").last.click()
    thread = page.locator("#places .in-thread")
    expect(thread).to_have_attribute("aria-current", "page")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(BOARD)).to_be_visible()

    page.locator("#places").get_by_role("button", name="general").click()
    ben = window(f"{sandbox.address}/?person=Bruno")
    expect(ben.locator("#places .in-thread.unread")).to_be_visible()
    ben.locator("#places .in-thread").click()
    expect(ben.locator(BOARD)).to_be_visible()
    expect(ben.locator("#places .in-thread.unread")).to_have_count(0)  # what is in sight is read

    ben.get_by_role("button", name="Desarrollo").click()
    ben.get_by_role("button", name="Borrar hilo").click()
    expect(ben.locator("#places .in-thread")).to_have_count(0)
    expect(ben.locator("#title")).not_to_be_empty()
    command(page, "table list")
    expect(page.locator(".message.ephemeral").last).to_be_visible()


def test_the_clock_is_turned_for_everybody(sandbox: Sandbox, window: Open) -> None:
    page, other = window(sandbox.address), window(f"{sandbox.address}/?person=Chloé")
    command(page, "table new", "bots", "3")
    page.get_by_role("button", name="Start", exact=True).click()
    play_on(page, Mouse(), "last move")  # before somebody has moved no board says since when

    def ago(seen: Page) -> Locator:
        return (
            seen.locator("#log .message", has=seen.locator("img[src$='board.png']")).last.locator("time[data-at]").first
        )

    expect(ago(page)).to_have_text(re.compile("seconds? ago|now|minute"))
    page.get_by_role("button", name="Developers").click()
    heading = page.locator("#panel legend", has_text="Clock")
    expect(heading).to_have_text("Clock")
    page.get_by_role("button", name="A day later").click()
    page.get_by_role("button", name="An hour later").click()
    expect(heading).to_have_text("Clock, 1 d 1 h ahead")
    expect(ago(page)).to_have_text("yesterday")
    expect(ago(other)).to_have_text("hier")
