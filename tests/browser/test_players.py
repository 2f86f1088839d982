"""Whoever plays on the page waits for what is not there yet, and takes what does not come for gone."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, Sandbox
from tests.browser.players import GoneError, Mouse, move

LIST = """
<div class='message'><div class='row'><div class='select'>
  <button class='choose'>Which card?</button><div class='options'></div>
</div></div></div>
"""
NO_BUTTON = "<div class='message'><div class='row'><button>Claim</button></div></div>"
COMES_LATER = """
(log) => setTimeout(() => {
  const option = document.createElement('button');
  option.className = 'option';
  option.textContent = 'Mill';
  option.onclick = () => { option.textContent = 'Mill was picked'; };
  log.querySelector('.options').append(option);
}, 300)
"""


def shown(page: Page, message: str) -> None:
    page.locator("#log").evaluate("(log, message) => { log.innerHTML = message; }", message)


def test_a_list_whose_options_come_later_is_picked_from(workshop: Sandbox, window: Open) -> None:
    page = window(workshop.address)
    shown(page, LIST)
    page.locator("#log").evaluate(COMES_LATER)
    move(page, Mouse(), random.Random(1))
    expect(page.locator("#log .option")).to_have_text("Mill was picked")


def test_a_message_without_what_can_be_pressed_is_gone(workshop: Sandbox, window: Open) -> None:
    page = window(workshop.address)
    shown(page, NO_BUTTON)
    with pytest.raises(GoneError):
        move(page, Mouse(), random.Random(1))
