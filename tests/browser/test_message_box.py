"""The message box: commands, chips, choices, autocomplete, refusals; by keyboard alone."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open, Sandbox
from tests.browser.players import send


@pytest.fixture
def page(workshop: Sandbox, window: Open) -> Page:
    return window(workshop.address)


def chips(page: Page) -> list[str]:
    return page.locator(".chip .name").all_inner_texts()


def offered(page: Page) -> Locator:
    return page.locator(".suggestions .option")


def newest(page: Page) -> str:
    return page.locator("#log .message").last.inner_text()


def test_a_command_is_found_filled_in_and_sent_by_keys(page: Page) -> None:
    keys = page.keyboard
    expect(page.locator("#message-box")).to_be_focused()
    keys.type("/fo")
    expect(offered(page)).to_have_text([re.compile("/forge.*Make something")])
    keys.press("Tab")
    assert chips(page) == ["thing", "heat"]  # the required ones, at once and in order
    keys.type("round")
    expect(offered(page)).to_have_text(["A round kettle"])
    keys.press("Enter")
    keys.type("700")
    keys.press("Tab")
    expect(offered(page)).to_have_text([re.compile("material"), re.compile("loud")])
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(offered(page)).to_have_text(["Copper", "Iron", "Silver"])
    keys.press("ArrowDown")
    keys.press("Enter")
    keys.press("Enter")
    expect(page.locator("#log")).to_contain_text("kettle at 700 of iron, loud: False")
    expect(page.locator("#log")).to_contain_text("Ada used /forge")
    expect(page.locator(".message.ephemeral .only-you")).to_be_visible()


def test_a_line_written_whole_goes_into_the_command_and_its_first_options(page: Page) -> None:
    keys, fields = page.keyboard, page.locator(".chip input")
    keys.type("/forge round")
    assert chips(page) == ["thing", "heat"]
    expect(fields.first).to_have_value("round")
    expect(offered(page)).to_have_text(["A round kettle"])
    keys.press("Enter")
    keys.type("700")
    keys.press("Tab")
    keys.type("lou")  # the name of an option
    expect(offered(page)).to_have_text([re.compile("loud")])
    page.locator(".tail").fill("silver")  # no option's name: the first one left takes it
    assert chips(page) == ["thing", "heat", "material"]
    expect(offered(page)).to_have_text(["Silver"])
    keys.press("Enter")
    keys.press("Escape")
    keys.press("Enter")
    expect(page.locator("#log")).to_contain_text("kettle at 700 of silver, loud: False")
    keys.type("/forge round material:silver heat:700")  # an option's name and a colon lead to it
    assert chips(page) == ["thing", "heat", "material"]
    assert [field.input_value() for field in fields.all()] == ["round", "700", "silver"]
    keys.press("Escape")
    keys.press("Escape")
    keys.type("/menu card")  # a command without options takes none
    keys.press("Enter")
    expect(page.locator(".refusal")).to_contain_text("No options match")


def test_the_client_refuses_what_discord_would_and_keeps_what_was_typed(page: Page) -> None:
    keys, refusal = page.keyboard, page.locator(".refusal")
    keys.type("/forge")
    keys.press("Enter")
    keys.press("Escape")
    keys.press("Enter")
    expect(refusal).to_contain_text("thing needs a value")
    keys.type("axe")
    expect(page.locator(".suggestions")).to_contain_text("No options match")
    keys.press("Tab")
    for typed, why in (("901", "must be at most 900"), ("hot", "takes a whole number")):
        page.locator(".chip input").nth(1).fill(typed)
        keys.press("Enter")
        expect(refusal).to_contain_text(why)
        expect(page.locator(".chip.bad .name")).to_have_text("heat")
        expect(page.locator(".chip.bad input")).to_be_focused()
    keys.press("Escape")
    assert chips(page) == []


def test_backspace_takes_back_what_was_chosen(page: Page) -> None:
    keys = page.keyboard
    keys.type("/forge")
    keys.press("Tab")
    page.locator(".chip input").nth(1).fill("5")
    page.locator(".tail").focus()
    keys.type("loud")
    keys.press("Tab")
    assert chips(page) == ["thing", "heat", "loud"]
    keys.press("Backspace")
    assert chips(page) == ["thing", "heat"]
    page.locator(".chip input").first.focus()
    keys.press("Backspace")
    assert chips(page) == []
    expect(page.locator("#message-box")).to_have_value("/forge")


def test_plain_messages_are_said_and_unknown_commands_are_not(page: Page) -> None:
    page.keyboard.type("hello there")
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text("hello there")
    page.keyboard.type("/nothing")
    page.keyboard.press("Enter")
    expect(page.locator(".refusal")).to_contain_text("no such command")


def show_menu(page: Page) -> None:
    page.keyboard.type("/menu")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#log .row").first).to_be_visible()


def test_text_is_shown_as_discord_shows_it(page: Page) -> None:
    show_menu(page)
    text = page.locator("#log .text").first
    expect(text.locator("h3")).to_have_text("Metals")
    expect(text.locator("li em")).to_have_text("iron")
    expect(text.locator("code")).to_have_text("code")
    expect(text.locator("blockquote")).to_have_text("said")
    expect(text.locator(".mention.own")).to_have_text("@Ada")
    expect(text.locator("time")).to_have_text("January 2, 1970")
    expect(text.locator("a")).to_have_count(0)  # links are shown, not followed
    expect(page.locator(".embed strong")).to_have_text("metals")


def test_selects_by_keys_and_by_mouse(page: Page) -> None:
    show_menu(page)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".choose").first).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text("One: iron")
    two = page.locator(".choose").nth(1)
    two.click()
    done = page.get_by_role("button", name="Done")
    page.get_by_role("option", name="silver").click()
    expect(done).to_be_disabled()
    page.get_by_role("option", name="copper").click()
    done.click()
    expect(page.locator("#log")).to_contain_text("Two: copper and silver")


def test_a_form_is_filled_in(page: Page) -> None:
    show_menu(page)
    expect(page.get_by_role("button", name="Closed")).to_be_disabled()
    page.get_by_role("button", name="Order").click()
    dialog = page.get_by_role("dialog", name="An order")
    dialog.get_by_label("Who").fill("Bruno")
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text("Ordered for Bruno")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Dismiss message").click()
    expect(page.locator("#log")).not_to_contain_text("Ordered for Bruno")


def test_silence_is_said_in_discords_words_and_listed(page: Page) -> None:
    show_menu(page)
    page.get_by_role("button", name="Silent").click()
    expect(page.locator("#log .trouble")).to_have_text("This application did not respond")
    page.get_by_role("button", name="Developers").click()
    expect(page.locator("#panel summary")).to_contain_text("no first response within 3 s")
    page.locator("#message-box").focus()
    page.keyboard.type("/think")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#log .message").last).to_contain_text("Workshop is thinking")
    assert "Only you can see this" in newest(page)


def test_what_one_pressed_is_followed_by_its_answer_in_sight(page: Page) -> None:
    show_menu(page)
    for _ in range(12):
        page.keyboard.type("a line of talk")
        page.keyboard.press("Enter")
    expect(page.locator("#log .message")).to_have_count(13)
    order = page.get_by_role("button", name="Order")
    order.scroll_into_view_if_needed()
    order.click()
    page.get_by_role("dialog").get_by_label("Who").fill("Bruno")
    page.keyboard.press("Enter")
    last = page.locator("#log .message").last
    expect(last).to_contain_text("Ordered for Bruno")
    expect(last).to_be_in_viewport()
    # What grows, like a time that takes a second line, pushes nothing below the edge.
    last.locator(".text").evaluate(
        "(text) => text.append(...Array.from({ length: 40 }, () => document.createElement('br')))"
    )
    expect(last.get_by_role("button", name="Dismiss message")).to_be_in_viewport()


def test_what_moves_stands_still_for_whoever_wants_no_motion_until_it_is_enlarged(page: Page) -> None:
    page.keyboard.type("/film")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    still = page.get_by_role("img", name="Two frames")
    expect(page.locator("#log canvas")).to_have_count(1)
    expect(page.locator("#log .picture img")).to_have_count(0)
    still.click()
    expect(page.get_by_role("dialog").get_by_role("img", name="Two frames")).to_have_attribute(
        "src", re.compile("film.gif")
    )


def test_a_closed_picture_gives_the_focus_back_and_takes_it_from_nobody_who_writes_already(page: Page) -> None:
    send(page, "/picture")
    picture = page.locator(".picture .enlarge")
    picture.click()
    page.keyboard.press("Escape")
    expect(picture).to_be_focused()
    picture.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    # The event that a dialog has closed comes after its closing: somebody quick writes by then.
    page.evaluate(
        """async () => {
          const dialog = document.querySelector("dialog");
          const told = new Promise((resolve) => dialog.addEventListener("close", resolve));
          dialog.close();
          document.getElementById("message-box").focus();
          await told;
        }"""
    )
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("#message-box")).to_be_focused()
