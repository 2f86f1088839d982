"""/rules and the cards of the rulebook."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.rulebook.entry import LANGUAGES
from kingsforge_bot.service.types import ChannelId
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId, read_press
from kingsforge_bot.ui.game.rulebooks import Found
from kingsforge_bot.ui.learning.rules import MENU, POST, SHOW, card, choice, completions, label, meant, why_label
from kingsforge_bot.ui.learning.rules_commands import listed
from kingsforge_bot.ui.learning.seeking import seek
from tests.ui.counter import BOOK, BOOKS, ELSEWHERE, KINGS_FORGE, Counter, open_counter
from tests.ui.limits import check
from tests.ui.positions import ANA, BEN, GATHER, LONG


@pytest.fixture
async def counter(tmp_path: Path) -> AsyncIterator[Counter]:
    async with open_counter(tmp_path / "kingsforge.sqlite3", KINGS_FORGE) as one:
        yield one


class Foreign(Localizer):
    """English sentences around entries in another language, as long as that language's texts are not all there."""

    def __init__(self, language: str, l10n: Localizer) -> None:
        super().__init__(language, l10n._messages, None, strict=True)


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, l10n: Localizer) -> Localizer:
    return Foreign(str(request.param), l10n)


CARAVAN = "do my dice come back from the caravan"
KEPT = "-# Only you see this. In the channel only a single clear match is shown."

# Entries as messages


def test_every_entry_fits_a_message_in_every_language(spoken: Localizer) -> None:
    for entry in BOOK.entries.values():
        for everybody in (True, False):
            message = card(spoken, Found(BOOK, entry), public=everybody)
            check(message)
            assert len(message.text) <= 1200
            assert entry.said(spoken.language).text in message.text


def test_labels_tell_entries_apart_and_are_understood_as_values(spoken: Localizer) -> None:
    labels = [label(spoken, Found(BOOK, entry)) for entry in BOOK.entries.values()]
    assert len(set(labels)) == len(labels), sorted(one for one in labels if labels.count(one) > 1)
    for entry in BOOK.entries.values():
        found = Found(BOOK, entry)
        assert meant(spoken, BOOKS, label(spoken, found)) == entry.id
        assert meant(spoken, BOOKS, why_label(spoken, found)) == f"why {entry.id}"
        check(choice(spoken, BOOKS, "x", [found]))


def test_the_menu_holds_what_discord_takes(spoken: Localizer) -> None:
    for query in ("dock", "muelle", "voler", "\u30c0\u30a4\u30b9", "mill", "x" * 100, "@everyone **bold**", "\u202e"):
        check(listed(spoken, BOOKS, seek(spoken, BOOKS, query)))


# /rules


async def test_a_rule_that_players_keep_themselves_says_so(counter: Counter) -> None:
    """What the bot does not see to is said; of all others nothing is."""
    assert (
        "The bot checks only part of this; the rest is up to the players."
        in (await counter.command(ANA, "rules", query="rule 8")).text
    )


async def test_an_answer_is_its_askers_alone_and_a_press_from_everybody(counter: Counter) -> None:
    """Private, with **Show in channel** below it."""
    answered = await counter.command(ANA, "rules", query="mill bottom")
    assert not answered.public
    assert answered.text.startswith("**7 \u00b7 Mill (bottom)**\nPay a gem or magic, which is lost")
    assert "The bot checks" not in answered.text  # that the bot keeps a rule goes without saying
    assert "kf1|0|0|rule rule-2-2" in answered.ids
    assert answered.ids[-1] == "kf1|0|0|rule-post card-mill-bottom"
    assert "Only you see this" not in answered.text
    posted = await counter.press(ANA, answered.ids[-1], own=True)
    assert posted.public
    assert posted.text == answered.text
    assert not any(POST in one for one in posted.ids)


async def test_one_clear_entry_is_shown_to_everybody_at_once_where_that_is_asked(counter: Counter) -> None:
    answered = await counter.command(ANA, "rules", query="mill bottom", public=True)
    assert answered.deferred == {"ephemeral": True, "thinking": True}, "what is doubtful stays unseen"
    assert answered.public
    assert answered.text.startswith("**7 \u00b7 Mill (bottom)**\nPay a gem or magic, which is lost")
    assert answered.attachments == 1
    assert "kf1|0|0|rule rule-2-2" in answered.ids
    assert not any(POST in one for one in answered.ids)
    assert answered.mentions == []


@pytest.mark.parametrize("query", ["mill", CARAVAN, "qqqq zzz", "why mill bottom", "can I claim mill bottom", "", None])
async def test_what_is_no_clear_entry_stays_its_askers_alone(counter: Counter, query: str | None) -> None:
    """A doubt, nothing found, and what is judged from one's own seat."""
    await counter.place(GATHER)
    alone = await counter.command(ANA, "rules", query=query)
    asked = await counter.command(ANA, "rules", query=query, public=True)
    assert not asked.public
    assert asked.text == f"{alone.text}\n{KEPT}"
    assert asked.rows == alone.rows


async def test_only_yes_shows_it_to_everybody(counter: Counter) -> None:
    """A made-up client sends anything."""
    for said in (False, None, "yes", 1):
        assert not (await counter.command(ANA, "rules", query="mill bottom", public=said)).public


async def test_a_public_entry_speaks_the_servers_language(counter: Counter) -> None:
    answered = await counter.command(
        ANA, "rules", query="molino abajo", public=True, at_guild_locale="ja", at_locale="es-ES"
    )
    assert answered.public
    l10n = Localizers().for_locale("ja")
    assert BOOK.entries["card-mill-bottom"].said(l10n.language).text in answered.text


async def test_in_a_tables_own_thread_an_entry_speaks_the_tables_language(counter: Counter) -> None:
    thread = ChannelId(2121)
    table = await counter.lobby(1, thread=thread, language="fr")
    spoken = {ELSEWHERE[1]: "en", table.channel: "en", thread: "fr"}
    for channel, language in spoken.items():
        text = BOOK.entries["rule-2-4"].said(language).text
        answered = await counter.command(ANA, "rules", query="2.4", public=True, at_channel_id=channel)
        assert answered.public
        assert text in answered.text


async def test_several_finds_are_listed_for_the_asker_alone(counter: Counter) -> None:
    answered = await counter.command(ANA, "rules", query="mill")
    assert answered.deferred == {"ephemeral": True, "thinking": True}
    values = [option["value"] for option in answered.rows[0]["components"][0]["options"]]
    assert {"card-mill-top", "card-mill-bottom"} <= set(values[:2])
    assert 'Several entries fit "mill".' in answered.text


async def test_a_question_about_the_table_is_the_first_choice(counter: Counter) -> None:
    """Enter asks it, instead of the entry that fits best."""
    asked = "can I claim mill bottom"
    first, second, *_ = await counter.completes(ANA, "rules", "query", asked)
    assert (first.name, first.value) == (f"Ask: {asked}", asked)
    assert second.value == "card-mill-bottom"


async def test_an_open_question_is_asked_first_and_a_wrong_answer_is_a_press_from_the_right_one(
    counter: Counter,
) -> None:
    first, *entries = await counter.completes(ANA, "rules", "query", CARAVAN)
    assert (first.name, first.value) == (f"Ask: {CARAVAN}", CARAVAN)
    for query in (first.value, first.name):
        answered = await counter.command(ANA, "rules", query=query)
        assert not answered.public
        assert f'nearest to "{CARAVAN}"' in answered.text
        assert f"kf1|0|0|rule-post {entries[0].value}" in answered.ids, "the best one is shown"
        assert answered.ids[:3] == [f"kf1|0|0|rule {one.value}" for one in entries[1:4]]
        assert "kf1|0|0|rule card-caravan-bottom" in answered.ids[:3]


async def test_a_question_without_a_doubt_is_answered_and_offers_the_next_ones_too(
    counter: Counter,
) -> None:
    query = "what does mill bottom do"
    _, best, *others = await counter.completes(ANA, "rules", "query", query)
    for public in (False, True):
        answered = await counter.command(ANA, "rules", query=query, public=public)
        assert answered.public is public
        assert "Mill (bottom)" in answered.text
        assert "nearest to" not in answered.text
        assert best.value == "card-mill-bottom"
        assert {f"kf1|0|0|rule {one.value}" for one in others[:3]} <= set(answered.ids)


def test_what_was_found_next_keeps_its_order_before_what_belongs_to_the_entry(l10n: Localizer) -> None:
    """The likelier an entry is meant, the further left it stands, whether or not it also belongs to the one shown."""
    entry = next(one for one in BOOK.entries.values() if len(one.see) >= 2 and set(one.see) <= set(BOOK.entries))
    strange = [one for one in BOOK.entries.values() if one.id not in (entry.id, *entry.see)]
    meant_too = [strange[0].id, entry.see[1], strange[1].id]
    others = [Found(BOOK, BOOK.entries[one]) for one in meant_too]
    shown = card(l10n, Found(BOOK, entry), public=False, others=others)
    row = shown.rows[0]
    assert isinstance(row, tuple)
    pressed = [button.custom_id.payload for button in row]
    wanted = [*meant_too, *(one for one in entry.see if one not in meant_too)]
    assert pressed == [f"{SHOW} {one}" for one in wanted[:5]]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("2.4 use a dock", "rule-2-4"),
        ("Use a dock", "rule-2-4"),
        ("north mine (top", "card-north-mine-top"),
        ("mina del norte (arr", "card-north-mine-top"),
        ("mill?", "card-mill-top"),
        ("クリーンアップ：ダイスの", "rule-5-2"),
        ("キャラバンに払ったダイスは戻る", "キャラバンに払ったダイスは戻る"),
        ("die weg?", "die weg?"),
    ],
)
async def test_a_title_typed_so_far_stays_the_first_choice(counter: Counter, typed: str, first: str) -> None:
    assert (await counter.completes(ANA, "rules", "query", typed))[0].value == first


async def test_nothing_found_offers_the_rules(counter: Counter) -> None:
    answered = await counter.command(ANA, "rules", query="qqqq @everyone *zzz*")
    assert not answered.public
    assert 'Nothing found for "qqqq @\u200beveryone' in answered.text
    assert answered.ids == ["kf1|0|0|rule-menu"]


@pytest.mark.parametrize("query", [LONG, "\u0000", "|", "why " + LONG, "`", "\U0001f525" * 60])
async def test_any_query_is_answered(counter: Counter, query: str) -> None:
    await counter.place(GATHER)
    answered = await counter.command(ANA, "rules", query=query)
    assert "fault" not in answered.text


async def test_a_label_is_as_good_as_its_value(counter: Counter, l10n: Localizer) -> None:
    for query in ("2.4 Use a dock", "rule-2-4", "2.4"):
        assert "2.4 \u00b7 Use a dock" in (await counter.command(ANA, "rules", query=query)).text


async def test_without_a_query_what_matters_now(counter: Counter) -> None:
    await counter.place(GATHER)
    answered = await counter.command(ANA, "rules")
    assert not answered.public
    assert "Your turn, last move" in answered.text
    assert "Ana to play" in (await counter.command(BEN, "rules")).text
    assert "Gather phase: your turn" in answered.text
    values = [option["value"] for option in answered.rows[0]["components"][0]["options"]]
    assert values.index("card-mill-top") < values.index("card-mill-bottom")


async def test_without_a_query_or_a_table_the_rules_one_by_one(counter: Counter) -> None:
    answered = await counter.command(ANA, "rules")
    ways = ("play", "learn", "strong", "open")
    assert answered.ids == ["kf1|0|0|rule-menu", *(f"kf1|0|0|greet {way}" for way in ways)]
    answered = await counter.command(ANA, "rules", table="nowhere")
    assert "nowhere" in answered.text


async def test_autocomplete_knows_every_language_and_forgives(counter: Counter) -> None:
    for typed in ("cemetary", "cementrio", "cimeti", "\u5893\u5730"):
        choices = await counter.completes(ANA, "rules", "query", typed)
        assert choices[0].value.startswith("card-cemetery") or choices[1].value.startswith("card-cemetery"), typed
        assert choices[0].name.isascii(), "the reader speaks English"
    assert len(await counter.completes(ANA, "rules", "query", "")) == 25
    whys = await counter.completes(ANA, "rules", "query", "why mill")
    assert whys[0].value in ("why card-mill-top", "why card-mill-bottom")
    assert whys[0].name.startswith("Why not: Mill")


def test_completions_have_no_two_alike(spoken: Localizer) -> None:
    for typed in ("", "d", "dice", "dados", "d\u00e9s", "\u30c0\u30a4\u30b9", "why", "why dock", "x" * 100):
        pairs = completions(spoken, BOOKS, typed)
        assert len({value for _, value in pairs}) == len(pairs) <= 25
        assert all(1 <= len(name) <= 100 and 1 <= len(value) <= 100 for name, value in pairs)


# Presses of the rulebook, which belong to no table


async def test_related_entries_are_shown_to_the_presser(counter: Counter) -> None:
    for own in (True, False):
        answered = await counter.press(ANA, "kf1|0|0|rule rule-2-4", own=own)
        assert answered.deferred == ({} if own else {"ephemeral": True, "thinking": True})
        assert "2.4 \u00b7 Use a dock" in answered.text
        assert "kf1|0|0|rule-post rule-2-4" in answered.ids


async def test_the_list_of_rules_goes_on_to_the_last(counter: Counter) -> None:
    answered = await counter.command(ANA, "rules")
    listed: list[str] = []
    for _ in range(4):
        menu = answered.rows[0]["components"][0]
        values = [option["value"] for option in menu["options"]]
        assert len(values) <= 25
        listed += [value for value in values if value in BOOK.entries]
        more = values[-1]
        if more in BOOK.entries:
            break
        answered = await counter.press(ANA, menu["custom_id"], more, own=True)
    assert listed == [entry for entry in BOOK.entries if entry.startswith("rule-")]
    assert len(listed) > 25


async def test_where_nothing_is_played_the_tutorial_is_a_press_away(counter: Counter) -> None:
    answered = await counter.command(ANA, "rules")
    [button] = [
        part for row in answered.rows for part in row["components"] if part["custom_id"].endswith("greet learn")
    ]
    assert button["label"] == "Learn in three minutes"
    begun = await counter.press(ANA, button["custom_id"], own=True)
    assert "Tutorial · 1/" in begun.text


@pytest.mark.parametrize("value", ["more:", "more:999", "more:-1", "more:x", "more:9999", "more:\u0661"])
async def test_a_page_of_rules_there_is_not(counter: Counter, value: str) -> None:
    answered = await counter.press(ANA, f"kf1|0|0|{MENU}", value, own=True)
    assert "This button is not known." in answered.text


async def test_the_chosen_line_is_shown_and_can_be_posted(counter: Counter) -> None:
    answered = await counter.press(ANA, f"kf1|0|0|{MENU}", "term-smithy", own=True)
    assert "Smithy" in answered.text
    posted = await counter.press(ANA, f"kf1|0|0|{POST} term-smithy", own=True)
    assert posted.public
    assert not any(POST in one for one in posted.ids)


async def test_the_rulebook_answers_outside_of_servers_too(counter: Counter) -> None:
    assert "Smithy" in (await counter.press(ANA, f"kf1|0|0|{SHOW} term-smithy", guild=None)).text


@pytest.mark.parametrize(
    "what",
    [
        "rule",
        "rule nowhere",
        "rule-beside",
        "rule-beside nowhere",
        "rule-post",
        "rule-post nowhere",
        "rule-menu",
        "rule a b",
        "rules",
        "rule-x y",
    ],
)
async def test_made_up_presses_of_the_rulebook_are_answered(counter: Counter, what: str) -> None:
    for values in ((), ("nowhere",), (LONG,)):
        answered = await counter.press(ANA, f"kf1|0|0|{what}", *values)
        assert answered.text == "This button is not known. Nothing was changed."


async def test_only_what_belongs_to_no_table_has_none(counter: Counter) -> None:
    for what in ("roll", "log", "close", "follow", "unfollow", "which"):
        answered = await counter.press(ANA, f"kf1|0|0|{what}", "1")
        assert answered.text == "This button is not known. Nothing was changed."
    assert read_press("kf1|0|0|rule rule-2-4") == ComponentId(NO_TABLE, 0, "rule rule-2-4")
    for custom_id in ("kf1|0|1|rule x", "kf1|0|0|", "kf1|00|0|rule x", "kf1|0|0|rule \u00e9"):
        assert read_press(custom_id) is None, custom_id


@given(st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=80))
def test_what_follows_is_read_as_it_was_written(more: str) -> None:
    press = ComponentId(NO_TABLE, 0, f"rule{more}")
    assert read_press(str(press)) == press


def test_a_card_with_another_title_shows_its_printed_name_too() -> None:
    """Boards and menus call cards by their printed names in every language."""
    french = Localizers(strict=True).for_locale("fr")
    bottom, top = (Found(BOOK, BOOK.entries[one]) for one in ("card-caravan-bottom", "card-north-mine-top"))
    assert label(french, bottom) == "Caravane (bas) · Caravan"
    assert label(french, top) == "Mine du Nord (haut) · North Mine"
    english = Localizers(strict=True).english
    assert label(english, bottom) == "Caravan (bottom)"
