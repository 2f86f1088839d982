"""/rules, the cards of the rulebook, and Why under a refusal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsforge_bot.games.kings_forge.reasons import Reason, refuse
from kingsforge_bot.i18n.speech import Voice, Voices
from kingsforge_bot.rulebook.entry import LANGUAGES
from kingsforge_bot.service.types import ChannelId, TableId
from kingsforge_bot.ui.custom_id import NO_TABLE, Press, read_press
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.kings_forge.why import read_why, why_press
from kingsforge_bot.ui.rules import MENU, POST, SHOW, card, choice, completions, label, meant, why_label
from kingsforge_bot.ui.rules_commands import found

from .counter import BOOK, ELSEWHERE, Answered, Counter
from .limits import check
from .looks import STRANGER, look_at, position
from .positions import ANA, BEN, CRAFT, GATHER, LONG, unchanged


class Foreign(Voice):
    """English sentences around entries in another language, as long as that language's texts are not all there."""

    def __init__(self, language: str, voice: Voice) -> None:
        super().__init__(language, voice._bundle, None, strict=True)


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest, voice: Voice) -> Voice:
    return Foreign(str(request.param), voice)


def public(answered: Answered) -> bool:
    return answered.deferred == {"thinking": True}


def why_id(answered: Answered) -> str:
    return next(one for one in answered.ids if "|why " in one)


# Entries as messages


def test_every_entry_fits_a_message_in_every_language(speaker: Voice) -> None:
    for entry in BOOK.entries.values():
        for everybody in (True, False):
            message = card(speaker, BOOK, entry, public=everybody)
            check(message)
            assert len(message.text) <= 1200
            assert entry.said(speaker.language).text in message.text


def test_labels_tell_entries_apart_and_are_understood_as_values(speaker: Voice) -> None:
    labels = [label(speaker, BOOK, entry) for entry in BOOK.entries.values()]
    assert len(set(labels)) == len(labels), sorted(one for one in labels if labels.count(one) > 1)
    for entry in BOOK.entries.values():
        assert meant(speaker, BOOK, label(speaker, BOOK, entry)) == entry.id
        assert meant(speaker, BOOK, why_label(speaker, BOOK, entry)) == f"why {entry.id}"
        check(choice(speaker, BOOK, "x", [entry]))


def test_the_menu_holds_what_discord_takes(speaker: Voice) -> None:
    for query in ("dock", "muelle", "voler", "\u30c0\u30a4\u30b9", "mill", "x" * 100, "@everyone **bold**", "\u202e"):
        check(found(speaker, BOOK, query))


# /rules


async def test_a_clear_find_is_posted_for_everybody(counter: Counter) -> None:
    answered = await counter.command(ANA, "rules", query="mill bottom")
    assert public(answered)
    assert answered.text.startswith("**7 \u00b7 Mill (bottom)**\nPay a gem or magic, which is lost")
    assert "-# The bot sees to it." in answered.text
    assert "kf1|0|0|rule rule-2-2" in answered.ids
    assert answered.mentions == []


async def test_a_public_entry_speaks_the_servers_language(counter: Counter) -> None:
    answered = await counter.command(ANA, "rules", query="molino abajo", at_guild_locale="ja", at_locale="es-ES")
    assert public(answered)
    voice = Voices().for_locale("ja")
    assert BOOK.entries["card-mill-bottom"].said(voice.language).text in answered.text


async def test_in_a_tables_own_thread_an_entry_speaks_the_tables_language(counter: Counter) -> None:
    thread = ChannelId(2121)
    table = await counter.lobby(1, thread=thread, language="fr")
    spoken = {ELSEWHERE[1]: "en", table.channel: "en", thread: "fr"}
    for channel, language in spoken.items():
        text = BOOK.entries["rule-2-4"].said(language).text
        answered = await counter.command(ANA, "rules", query="2.4", at_channel_id=channel)
        assert public(answered)
        assert text in answered.text


async def test_several_finds_are_listed_for_the_asker_alone(counter: Counter) -> None:
    answered = await counter.command(ANA, "rules", query="mill")
    assert answered.deferred == {"ephemeral": True, "thinking": True}
    values = [option["value"] for option in answered.rows[0]["components"][0]["options"]]
    assert {"card-mill-top", "card-mill-bottom"} <= set(values[:2])
    assert 'Several entries fit "mill".' in answered.text


async def test_nothing_found_offers_the_rules(counter: Counter) -> None:
    answered = await counter.command(ANA, "rules", query="qqqq @everyone *zzz*")
    assert not public(answered)
    assert 'Nothing found for "qqqq @\u200beveryone' in answered.text
    assert answered.ids == ["kf1|0|0|rule-menu"]


@pytest.mark.parametrize("query", [LONG, "\u0000", "|", "why " + LONG, "`", "\U0001f525" * 60])
async def test_any_query_is_answered(counter: Counter, query: str) -> None:
    await counter.place(GATHER)
    answered = await counter.command(ANA, "rules", query=query)
    assert "fault" not in answered.text


async def test_a_label_is_as_good_as_its_value(counter: Counter, voice: Voice) -> None:
    for query in ("2.4 Use a dock", "rule-2-4", "2.4"):
        assert "2.4 \u00b7 Use a dock" in (await counter.command(ANA, "rules", query=query)).text


async def test_without_a_query_what_matters_now(counter: Counter) -> None:
    await counter.place(GATHER)
    answered = await counter.command(ANA, "rules")
    assert not public(answered)
    assert "Your turn, last move" in answered.text
    assert "Ana to play" in (await counter.command(BEN, "rules")).text
    assert "Gather phase: your turn" in answered.text
    values = [option["value"] for option in answered.rows[0]["components"][0]["options"]]
    assert values.index("card-mill-top") < values.index("card-mill-bottom")


async def test_without_a_query_or_a_table_the_rules_one_by_one(counter: Counter) -> None:
    answered = await counter.command(ANA, "rules")
    assert answered.ids == ["kf1|0|0|rule-menu", "kf1|0|0|tutorial"]
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


def test_completions_have_no_two_alike(speaker: Voice) -> None:
    for typed in ("", "d", "dice", "dados", "d\u00e9s", "\u30c0\u30a4\u30b9", "why", "why dock", "x" * 100):
        pairs = completions(speaker, BOOK, typed)
        assert len({value for _, value in pairs}) == len(pairs) <= 25
        assert all(1 <= len(name) <= 100 and 1 <= len(value) <= 100 for name, value in pairs)


# Why


async def test_why_names_the_square_that_lacks_its_die(counter: Counter) -> None:
    look = await counter.place(GATHER)
    answered = await counter.command(ANA, "rules", query="why mill bottom")
    text = await unchanged(counter, look, answered)
    assert "Mill (bottom), square 1 takes gem (G) or magic (B): no such die is left for it." in text
    assert "Your supply: 2M 1W" in text
    assert "kf1|0|0|rule rule-2-2" in answered.ids


async def test_why_of_what_is_possible_says_so(counter: Counter) -> None:
    look = await counter.place(GATHER)
    answered = await counter.command(ANA, "rules", query="why mill top")
    assert "Mill (top): you can do this now." in await unchanged(counter, look, answered)


async def test_why_out_of_turn_names_who_is_awaited(counter: Counter) -> None:
    look = await counter.place(GATHER)
    for user in (BEN,):
        answered = await counter.command(user, "rules", query="why gem dock")
        text = await unchanged(counter, look, answered)
        assert "It is not your turn. **Ana** is to play (rule 1.5)." in text
        assert text.count("not your turn") == text.count("to play") == 1


async def test_why_of_an_item_names_the_box_and_by_how_much(counter: Counter) -> None:
    look = await counter.place(CRAFT)
    answered = await counter.command(ANA, "rules", query="why table")
    text = await unchanged(counter, look, answered)
    assert "Table, box 2 needs W4: your best, W3, is 1 too low." in text


async def test_why_pass(counter: Counter) -> None:
    look = await counter.place(GATHER)
    assert "not your turn" in (await counter.command(BEN, "rules", query="why pass")).text
    assert "you can do this now" in await unchanged(
        counter, look, await counter.command(ANA, "rules", query="why pass")
    )


async def test_can_i_is_answered_by_the_rules_themselves(counter: Counter) -> None:
    look = await counter.place(GATHER)
    answered = await counter.command(ANA, "rules", query="can I claim mill top?")
    assert "you can do this now" in await unchanged(counter, look, answered)
    answered = await counter.command(ANA, "rules", query="can I claim mill bottom?")
    assert "no such die is left" in await unchanged(counter, look, answered)


async def test_a_why_about_a_rule_finds_the_rule(counter: Counter) -> None:
    await counter.place(GATHER)
    answered = await counter.command(ANA, "rules", query="why does the game end at 4 items")
    assert "5.3 \u00b7 End of the game" in answered.text
    assert "Why not?" not in answered.text


async def test_can_i_in_japanese_ends_the_question(counter: Counter) -> None:
    look = await counter.place(GATHER)
    query = "\u6c34\u8eca\u5c0f\u5c4b\u306e\u4e0a\u6bb5\u306f\u53d6\u308c\u307e\u3059\u304b\uff1f"
    answered = await counter.command(ANA, "rules", query=query)
    assert "Mill (top): you can do this now." in await unchanged(counter, look, answered)
    assert "Why not?" not in answered.text


async def test_why_without_a_table_shows_what_was_meant(counter: Counter) -> None:
    answered = await counter.command(ANA, "rules", query="why mill bottom")
    assert not public(answered)
    assert "Mill (bottom)" in answered.text


async def test_why_nothing_asks_what_is_meant(counter: Counter) -> None:
    await counter.place(GATHER)
    assert "Why not what?" in (await counter.command(ANA, "rules", query="why")).text


async def test_a_square_for_any_die_does_not_list_them_all(counter: Counter) -> None:
    look = await counter.place(GATHER)
    refused = await counter.command(ANA, "gather", card="shrine.top", table=str(look.table.id))
    answered = await counter.press(ANA, why_id(refused), own=True)
    assert "Shrine (top), square 4 takes any die: none is left for it." in answered.text


async def test_every_refusal_has_a_why_and_it_stays_beside_it(counter: Counter) -> None:
    look = await counter.place(GATHER)
    refused = await counter.command(ANA, "gather", card="mill.bottom", paying="MMWM")
    custom_id = why_id(refused)
    assert custom_id == f"kf1|{look.table.id}|{look.table.seq}|why square-kind side=mill.bottom"
    answered = await counter.press(ANA, custom_id, own=True)
    assert answered.deferred == {"ephemeral": True, "thinking": True}
    text = await unchanged(counter, look, answered)
    assert "square 1 takes gem (G) or magic (B)" in text
    assert "**2.2 \u00b7 Claim a gather card**" in text
    assert "kf1|0|0|rule card-mill-bottom" in answered.ids


async def test_where_nothing_can_be_claimed_or_docked_a_why_tells_the_supply(counter: Counter) -> None:
    look = await counter.place(position("", "MM", face_up=["caravan"]))
    for verb, number in (("gather", "2.2"), ("dock", "2.4")):
        refused = await counter.command(ANA, verb)
        answered = await counter.press(ANA, why_id(refused), own=True)
        assert "Your supply: none" in await unchanged(counter, look, answered)
        assert f"**{number} \u00b7" in answered.text


async def test_who_would_craft_too_early_is_told_who_holds_the_phase_up(counter: Counter) -> None:
    await counter.place(GATHER)
    refused = await counter.command(ANA, "craft")
    answered = await counter.press(BEN, why_id(refused))
    assert "**Ana** is to play." in answered.text
    assert "1.6 \u00b7 A round has three phases" in answered.text


async def test_a_refused_press_has_a_why_below_the_workbench(counter: Counter) -> None:
    look = await counter.place(CRAFT)
    refused = await counter.press(ANA, Press(look.table.id, look.table.seq, "craft axe with M2 W3 W3"), own=True)
    assert len(refused.rows) <= 5
    answered = await counter.press(ANA, why_id(refused), own=True)
    assert "Axe, box 1 needs M5: your best, M2, is 3 too low." in answered.text


async def test_a_why_long_after_is_about_the_table_as_it_is(counter: Counter) -> None:
    look = await counter.place(GATHER)
    press = Press(look.table.id, 1, "why not-face-up card=garden")
    for user in (ANA, BEN, STRANGER):
        assert "Garden lies face down and may still come." in (await counter.press(user, press)).text


@pytest.mark.parametrize("state", [GATHER, CRAFT], ids=["gather", "craft"])
async def test_a_why_that_somebody_made_up_is_answered(counter: Counter, state: object) -> None:
    look = await counter.place(state)  # type: ignore[arg-type]
    whats = [f"why {reason.value}" for reason in Reason]
    whats += [f"why {reason.value} item=nothing" for reason in Reason]
    whats += ["why", "why nothing", "why boxes item=", "why boxes =x", "why boxes a b", "why boxes side=mill.bottom"]
    for what in whats:
        answered = await counter.press(ANA, Press(look.table.id, look.table.seq, what))
        assert "fault" not in await unchanged(counter, look, answered), what


async def test_a_why_at_a_lobby_or_elsewhere_is_answered(counter: Counter) -> None:
    table = await counter.lobby()
    assert "does not belong" in (await counter.press(ANA, Press(table.id, 0, "why boxes"))).text
    assert "There is no table" in (await counter.press(ANA, Press(TableId(99), 0, "why boxes"))).text


def test_a_why_always_fits_a_button() -> None:
    look = look_at(position("MM", "MM"), number=999_999_999, seq=999_999_999)
    for reason in Reason:
        for facts in ({}, {"item": "x" * 90}, {"item": "a b"}, {"item": "\u00e9"}, {"side": "dragon-lair.bottom"}):
            press = why_press(look, refuse(reason, **facts))
            assert read_press(str(press)) == press
            read_why(press.what.split())
    with pytest.raises(UnknownPress):
        read_why(["why", "because"])


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
    button = answered.rows[-1]["components"][0]
    assert button["label"] == "Tutorial: one short round against a bot"
    begun = await counter.press(ANA, button["custom_id"], own=True)
    assert "Tutorial · 1/" in begun.text


@pytest.mark.parametrize("value", ["more:", "more:999", "more:-1", "more:x", "more:9999", "more:\u0661"])
async def test_a_page_of_rules_there_is_not(counter: Counter, value: str) -> None:
    answered = await counter.press(ANA, f"kf1|0|0|{MENU}", value, own=True)
    assert "does not belong to any table" in answered.text


async def test_the_chosen_line_is_shown_and_can_be_posted(counter: Counter) -> None:
    answered = await counter.press(ANA, f"kf1|0|0|{MENU}", "term-smithy", own=True)
    assert "Smithy" in answered.text
    posted = await counter.press(ANA, f"kf1|0|0|{POST} term-smithy", own=True)
    assert public(posted)
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
        assert answered.text == "This button does not belong to any table."


def test_only_the_rulebook_has_no_table() -> None:
    assert read_press("kf1|0|0|rule rule-2-4") == Press(NO_TABLE, 0, "rule rule-2-4")
    for custom_id in ("kf1|0|0|roll", "kf1|0|1|rule x", "kf1|0|0|", "kf1|00|0|rule x", "kf1|0|0|rule \u00e9"):
        assert read_press(custom_id) is None, custom_id


@given(st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=80))
def test_what_follows_is_read_as_it_was_written(more: str) -> None:
    press = Press(NO_TABLE, 0, f"rule{more}")
    assert read_press(str(press)) == press


def test_a_card_with_another_title_shows_its_printed_name_too() -> None:
    """Boards and menus call cards by their printed names in every language."""
    french = Voices(strict=True).for_locale("fr")
    book = BOOK
    assert label(french, book, book.entries["card-caravan-bottom"]) == "Caravane (bas) · Caravan"
    assert label(french, book, book.entries["card-north-mine-top"]) == "Mine du Nord (haut) · North Mine"
    english = Voices(strict=True).english
    assert label(english, book, book.entries["card-caravan-bottom"]) == "Caravan (bottom)"
