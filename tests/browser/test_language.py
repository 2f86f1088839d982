"""The page speaks the language of whoever's seat is taken, all of it."""

import re

import pytest
from playwright.sync_api import Page, expect

from kingsforge_bot.sandbox.page.words import WORDS
from tests.browser.conftest import Open, Sandbox
from tests.browser.players import send

# What people and bots wrote is not the page's to translate, nor is what quotes the protocol.
_SAID = """
() => {
  const theirs = ['.text', '.alt', 'img', '.row > .button', '.choose', '.options [role=listbox]', '.embed > *',
    '#suggestions .option', '.traffic li', 'summary', 'pre', '#language option', 'noscript', 'script', '#places h2',
    '.channel .name', '#title', '.person .name', '.person small', '.command', '.chip', '.hint', '.used', '.cause b',
    'article > header h2', '.modal h2', '.field .name'].join();
  const named_by_them = 'article, .embed, .modal, .person, .field';
  const named = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
  const said = [];
  const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let each = walk.nextNode(); each; each = walk.nextNode()) {
    const element = each.nodeType === 1 ? each : each.parentElement;
    if (element.closest(theirs) || (each.nodeType === 1 && element.matches(named_by_them))) continue;
    if (each.nodeType === 3) said.push(each.textContent.trim());
    else said.push(...named.map((name) => each.getAttribute(name) ?? ''));
  }
  return [...new Set(said)].filter(Boolean);
}
"""
GAP = re.compile(r"\\\{\w+\\\}")
NAMES = re.compile(r"Workshop|Sandbox|Ada|Bruno|Chloé|Daichi|[#@] ?\w+|\bheat\b")
"""Of the bot, the server, people, channels and options."""


def english_only(language: str) -> list[re.Pattern[str]]:
    """What is said otherwise in that language; words that are the same there, like "Gateway", are nobody's fault."""
    others = set(WORDS[language].page.values())
    texts = [text for text in WORDS["en"].page.values() if text not in others and GAP.sub("", re.escape(text)).strip()]
    parts = [part for text in texts for part in re.split(r"\{(?:dismiss|who|command)\}", text) if part.strip(" .…·")]
    return [re.compile(GAP.sub(".+", re.escape(part.strip()))) for part in parts]


def found(page: Page, language: str) -> list[str]:
    """The English that is left in what the page itself says: in Japanese no word at all is in Latin letters."""
    said = [text.strip(" ·") for text in page.evaluate(_SAID)]
    if language == "ja":
        return [text for text in said if re.search(r"[A-Za-zÀ-ÿ]{2,}", NAMES.sub("", text))]
    patterns = english_only(language)
    return [text for text in said if any(one.fullmatch(text) for one in patterns)]


def open_panel(page: Page) -> None:
    page.locator("#develop").click()
    expect(page.locator(".fault").first).to_be_visible()


@pytest.mark.parametrize(("name", "language"), [("Bruno", "es"), ("Chloé", "fr"), ("Daichi", "ja")])
def test_no_english_is_left_when_another_takes_the_seat(
    workshop: Sandbox, window: Open, name: str, language: str
) -> None:
    page, words = window(workshop.address), WORDS[language].page
    open_panel(page)
    assert len(found(page, language)) > 20  # what is looked for is there in English
    page.locator("#people button", has_text=name).click()
    expect(page.locator("html")).to_have_attribute("lang", re.compile(f"^{language}"))
    expect(page.locator(".faults legend").first).to_have_text(words["group-network"])
    left = {"empty": found(page, language)}

    def look(state: str) -> None:
        left[state] = found(page, language)

    box = page.locator("#message-box")
    box.fill("/zzz")
    expect(page.locator(".suggestions p")).to_have_text(words["no-command"])
    look("no command")
    page.keyboard.press("Enter")
    expect(page.locator(".refusal")).to_have_text(words["no-such-command"])
    look("refused")
    box.fill("/forge")
    page.keyboard.press("Enter")
    expect(page.locator(".suggestions .option").first).to_have_text("A sharp sword")
    page.keyboard.press("Tab")
    expect(page.locator(".hint")).to_have_text(words["range"].format(hint="How hot", low=1, high=900))
    page.keyboard.press("Enter")
    expect(page.locator(".refusal")).to_have_text(words["needs-value"].format(option="heat"))
    look("a value is missing")
    page.keyboard.type("901")
    page.keyboard.press("Tab")
    page.keyboard.type("loud")
    page.keyboard.press("Tab")
    expect(page.locator(".suggestions .option")).to_have_text([words["true"], words["false"]])
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".refusal")).to_contain_text("900")
    look("too much")
    for _ in range(4):
        page.keyboard.press("Escape")

    send(page, "/menu")
    page.get_by_role("button", name="Two metals").click()
    expect(page.locator(".done:visible")).to_have_text(words["done"])
    look("menu")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Order").click()
    expect(page.get_by_role("dialog").get_by_text(words["submit"])).to_be_visible()
    look("form")
    page.get_by_role("dialog").get_by_role("button", name=words["cancel"]).click()
    page.get_by_role("button", name="Silent").click()
    expect(page.locator(".message .trouble").last).to_have_text(words["silence"])
    look("silence")
    send(page, "/picture")
    page.locator(".picture .enlarge").click()
    expect(page.get_by_role("dialog")).to_have_attribute("aria-label", words["picture"])
    look("enlarged")
    page.keyboard.press("Escape")
    send(page, "/shout")
    expect(page.locator(".only-you")).to_contain_text(words["dismiss"])
    page.locator("#panel summary").first.click()
    look("broken rules")
    send(page, "/think")
    expect(page.locator(".thinking").last).to_have_text(words["thinking"].format(who="Workshop"))
    look("thinking")
    page.locator(".fault[data-key=day]").click()
    expect(page.locator(".faults legend", has_text=re.compile("1"))).to_be_visible()
    page.locator(".fault[data-key=stop]").click()
    expect(page.locator("#state")).not_to_be_empty()
    look("stopped")
    assert {state: each for state, each in left.items() if each} == {}


def test_the_page_follows_when_a_person_changes_their_language(workshop: Sandbox, window: Open) -> None:
    page = window(workshop.address)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.locator("#language").select_option("ja")
    expect(page.locator("#message-box")).to_have_attribute("aria-label", WORDS["ja"].page["message-box"])
    expect(page.locator("#message-box")).to_have_attribute("placeholder", re.compile("コマンド"))
    assert found(page, "ja") == []
