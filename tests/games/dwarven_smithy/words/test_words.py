"""Dwarven Smithy in words, in every language: each event, refusal and action, the board, and what stays hidden."""

from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.card_data import cards
from kingsforge_bot.games.dwarven_smithy.rules.actions import Draw, End
from kingsforge_bot.games.dwarven_smithy.rules.events import Event
from kingsforge_bot.games.dwarven_smithy.rules.reasons import RULE_OF, Reason, refuse
from kingsforge_bot.games.dwarven_smithy.rules.state import Score, State
from kingsforge_bot.games.dwarven_smithy.words.board import LONGEST
from kingsforge_bot.games.dwarven_smithy.words.labels import label
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.i18n.widths import WIDE, width
from tests.games.dwarven_smithy.rules.table import seat as seated
from tests.games.dwarven_smithy.rules.table import table
from tests.games.dwarven_smithy.samples import GAME, NAMES, RARE, SEAT, WORDS, played
from tests.properties.dwarven_smithy import otherwise

LOCALIZERS = Localizers(strict=True)
FACTS = {
    "awaited": 1, "seat": 1, "card": "door-hinges", "next": "belt-knife", "dismissing": "crier-una",
    "moving": "gold", "kind": "iron", "verb": "play", "area": "market", "limit": 4, "place": 3, "cards": 2, "price": 9,
    "coins": 5, "least": 4, "wanted": 2, "have": 1, "cost": ("iron", "gem"), "given": ("gold",), "deck": "mine",
    "most": 4,
}  # fmt: skip
"""One of each that a refusal may carry."""


@pytest.fixture(params=LOCALIZERS.languages)
def spoken(request: pytest.FixtureRequest) -> Localizer:
    """Each language in turn, as the game speaks it."""
    return LOCALIZERS.for_locale(request.param).of(GAME.key)


def sample(seats: int, step: int = 40) -> tuple[State, ...]:
    return played(seats)[0][::step]


def test_every_event_is_told(spoken: Localizer) -> None:
    events = {type(event): event for seats in (2, 3, 4) for event in (*played(seats)[1], *RARE)}
    assert set(events) == set(get_args(Event))
    for event in events.values():
        for seat in (None, *map(Seat, range(4))):
            told = GAME.event_view(event, seat)
            assert told is not None
            line = WORDS.event(spoken, told, NAMES)
            assert 0 < len(line) <= 500
            assert "?" not in line


def test_every_refusal_names_its_rule(spoken: Localizer) -> None:
    for reason in Reason:
        text = WORDS.refusal(spoken, refuse(reason, None, **FACTS), NAMES)  # type: ignore[arg-type]
        assert spoken("by-rule", rule=RULE_OF[reason]) in text, text


def test_choices_of_a_position_are_told_apart(spoken: Localizer) -> None:
    for state in sample(4):
        for seat in GAME.to_act(state):
            say = WORDS.telling(spoken, NAMES)
            texts = [label(say, action, state) for action in GAME.legal_actions(GAME.player_view(state, seat), seat)]
            assert len(set(texts)) == len(texts)
            assert all(0 < len(text) <= 100 for text in texts)


def test_buttons_are_no_wider_than_a_phone_shows(spoken: Localizer) -> None:
    say = WORDS.telling(spoken, NAMES)
    state = sample(2)[0]
    for action in GAME.legal_actions(state, state.turn):
        if isinstance(action, Draw | End):
            assert width(label(say, action)) <= WIDE


@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_and_the_hand_fit(spoken: Localizer, seats: int) -> None:
    for state in sample(seats):
        assert 0 < len(WORDS.board(spoken, GAME.player_view(state, None), NAMES)) <= LONGEST
        for seat in map(Seat, range(seats)):
            assert len(WORDS.hand(spoken, GAME.player_view(state, seat), seat)) <= 2000


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_hidden_does_not_show(seats: int) -> None:
    """Rules 3.7, 3.8: tables that look the same to a seat, or to everybody, read the same."""
    source = Random(seats)
    for state in sample(seats):
        if not GAME.to_act(state):
            continue
        for seat in (None, *map(Seat, range(seats))):
            other = otherwise(state, seat, source)
            views = [GAME.player_view(one, seat) for one in (state, other)]
            first, second = (WORDS.board(LOCALIZERS.english.of(GAME.key), view, NAMES) for view in views)
            assert first == second
            if seat is not None:
                first, second = (WORDS.hand(LOCALIZERS.english.of(GAME.key), view, seat) for view in views)
                assert first == second


def test_cards_of_another_set_are_called_as_its_file_says() -> None:
    """Whoever owns the game writes the printed names into the data, and no line of code."""
    card = next(iter(cards().guild.values()))
    say = WORDS.telling(LOCALIZERS.for_locale("fr"))
    assert say.card(card.id) == card.name


def test_at_the_end_a_seat_is_told_only_what_brought_coins() -> None:
    """Rule 7.4"""
    nothing = Score(seat=Seat(0), coins=9, market=0, kings=0, ends=0, prizes=0, completed=0, best=0)
    rich = replace(nothing, seat=Seat(1), market=4, kings=30, ends=6, prizes=25)
    state, english = replace(played(2)[0][-1], scores=(nothing, rich)), LOCALIZERS.for_locale("en").of(GAME.key)
    assert WORDS.result(english, state, SEAT) == "9 (coins 9)"
    assert WORDS.result(english, state, Seat(1)) == "74 (coins 9, market 4, King's Items 30, bonuses 6, prizes 25)"


def test_the_board_in_words_says_what_a_card_that_lies_open_is_worth() -> None:
    """Rule 2.1: whoever sees a rival's card in a workshop knows what it would bring."""
    state = table(seated(), seated(workshop="emberjaw-maul iron")).state
    told = WORDS.board(LOCALIZERS.english.of(GAME.key), GAME.player_view(state, None), NAMES)
    assert "Emberjaw Maul (23), iron" in told
