"""Whatever King's Forge says is said in every language, in its own words and within its bounds."""

import re
from typing import get_args

import pytest

from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.games.kings_forge.rulebook.loading import entries
from kingsforge_bot.games.kings_forge.rules import actions as a
from kingsforge_bot.games.kings_forge.rules import events as e
from kingsforge_bot.games.kings_forge.rules.benefits import CHANGES, Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.rules.reasons import RULE_OF, Reason, refuse
from kingsforge_bot.games.kings_forge.rules.state import Made
from kingsforge_bot.games.kings_forge.words import labels
from kingsforge_bot.games.kings_forge.words.brief import LONGEST, brief
from kingsforge_bot.games.kings_forge.words.events import event_line
from kingsforge_bot.games.kings_forge.words.names import card_name, craft_card_name, kind_name, side_name, source_name
from kingsforge_bot.games.kings_forge.words.refusals import refusal
from kingsforge_bot.games.kings_forge.words.text_board import ALT_TEXT, TEXT_BOARD, alt_text, text_board
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.i18n.names import bare
from tests.games.kings_forge.words.actions import ACTIONS
from tests.games.kings_forge.words.lines import LINES
from tests.games.kings_forge.words.positions import GAME, HOSTILE, crowded, random_states
from tests.games.kings_forge.words.sentences import SENTENCES
from tests.i18n.catalogue import LANGUAGES

LOCALIZERS = Localizers(strict=True)
CRAFT_CARDS = [entry.card for entry in craft_card_entries()]


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> Localizer:
    """Each language in turn."""
    return LOCALIZERS.for_locale(request.param).of("kings_forge")


def test_every_event_is_told(spoken: Localizer, names: tuple[str, ...]) -> None:
    assert {type(event) for event, _ in LINES} == set(get_args(e.Event))
    for event, _ in LINES:
        assert 0 < len(event_line(spoken, event, names)) <= 300
        assert len(event_line(spoken, event, HOSTILE)) <= 500
        seat = getattr(event, "anvil", getattr(event, "seat", None))
        assert seat is None or names[seat] not in event_line(spoken, event, names, seat)
        assert len(brief(spoken, [(event, False)] * 40, HOSTILE)) <= LONGEST


def test_every_refusal_names_its_rule(spoken: Localizer, names: tuple[str, ...]) -> None:
    for reason, facts, _ in SENTENCES:
        text = refusal(spoken, refuse(reason, **facts), names)
        assert spoken("by-rule", rule=RULE_OF[reason]) in text, text
        assert len(text) <= 300


def test_having_none_is_said_in_words(spoken: Localizer, names: tuple[str, ...]) -> None:
    none = [(reason, facts) for reason, facts, _ in SENTENCES if facts.get("have") == 0]
    assert none
    for reason, facts in none:
        assert "0" not in refusal(spoken, refuse(reason, **facts), names)


def test_every_label_fits_and_differs(spoken: Localizer, names: tuple[str, ...]) -> None:
    texts = [labels.side_label(spoken, side) for side in Side]
    texts += [labels.space_label(spoken, space) for space in Space]
    texts += [labels.item_label(spoken, card) for card in CRAFT_CARDS]
    texts += [labels.held_label(spoken, Held(source)) for source in CHANGES]
    texts += [labels.held_label(spoken, Held(Source.WORKSHOP_TOP, source)) for source in CHANGES]
    texts += [labels.pass_label(spoken, taking) for taking in (None, *a.PassBenefit)]
    texts += [labels.steal_label(spoken, Made(card, card.boxes), 1, names) for card in CRAFT_CARDS]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert 0 < len(text) <= labels.LABEL
        assert "…" not in text
        assert bare(text, labels.LABEL).replace("\u00a0", " ") == text.replace("\u00a0", " ")


def test_every_action_fits_a_button(spoken: Localizer, names: tuple[str, ...]) -> None:
    texts = [labels.action_label(spoken, parse(text), names) for text in ACTIONS]
    assert len(set(texts)) == len(texts)
    assert all(0 < len(text) <= labels.BUTTON and "…" not in text for text in texts)


def begins_alike(text: str) -> bool:
    """With a capital, or with what knows none."""
    return text[0] == text[0].upper()


def test_labels_side_by_side_begin_alike(spoken: Localizer, names: tuple[str, ...]) -> None:
    texts = [labels.action_label(spoken, parse(text), names) for text in ACTIONS]
    texts += [labels.space_label(spoken, space) for space in Space]
    texts += [labels.answer_label(spoken, "source", source, names) for source in Source]
    texts += [labels.answer_label(spoken, "taking", kind, names) for kind in Kind]
    assert [text for text in texts if not begins_alike(text)] == []


def test_refusals_begin_as_sentences(spoken: Localizer, names: tuple[str, ...]) -> None:
    """Whatever they begin with."""
    for source in (Source.TOKEN_SIX, Source.TOKEN_PLUS):
        assert begins_alike(refusal(spoken, refuse(Reason.TOO_MANY_DICE, source=source.value, most=1), names))


def test_every_thing_has_its_own_name(spoken: Localizer) -> None:
    for texts in (
        [card_name(spoken, card) for card in Card],
        [side_name(spoken, side) for side in Side],
        [source_name(spoken, source) for source in Source],
        [craft_card_name(spoken, card.item) for card in CRAFT_CARDS],
        [kind_name(spoken, kind) for kind in Kind],
    ):
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("seats", [2, 4])
def test_boards_in_words_fit(spoken: Localizer, seats: int) -> None:
    for state in (crowded(), *random_states(seats, seats)[::9]):
        view = GAME.player_view(state, None)
        board, alt = text_board(spoken, view, HOSTILE), alt_text(spoken, view, HOSTILE, "#12 Oak")
        assert len(board) <= TEXT_BOARD
        assert len(alt) <= ALT_TEXT
        for text in (board, alt):
            assert not text.endswith("…"), "no part was left to give way"


def test_menus_name_cards_as_printed_and_in_the_readers_language(spoken: Localizer) -> None:
    """Pictures bear the printed name; a menu has the reader's own beside it, unless both are one."""
    own = {"es": "Mina del Norte", "fr": "Mine du Nord", "ja": "北の鉱山"}.get(spoken.language)
    assert labels.side_label(spoken, Side("north-mine.top")).startswith("North Mine")
    assert own is None or own in labels.side_label(spoken, Side("north-mine.top"))
    assert labels.side_label(spoken, Side("caravan.top")).startswith("Caravan")


def test_the_names_in_menus_are_those_of_the_rulebook(spoken: Localizer) -> None:
    tops = [entry for entry in entries() if re.fullmatch(r"card-.*-top", entry.id)]
    assert len(tops) == len(Card)
    for entry in tops:
        title = entry.said(spoken.language).title.replace("（", "(")
        assert spoken(f"own-{entry.id.removesuffix('-top')}") == title.partition("(")[0].rstrip()
