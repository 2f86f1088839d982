"""What signs of a picture mean, in words below it, while they are new."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import MANY, effect
from kingsforge_bot.games.kings_forge.rules.cards import SIDES_OF, Card
from kingsforge_bot.games.kings_forge.screens.hints import best_moves
from kingsforge_bot.games.kings_forge.screens.known.craftable import offers_of
from kingsforge_bot.games.kings_forge.screens.known.preparing import prepare
from kingsforge_bot.games.kings_forge.screens.sign_words import bench_signs, board_signs
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import turn_panel
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import Button
from tests.ui.looks import held, look_at, made, position, seen_by
from tests.ui.positions import ANA, GATHER

ENDLESS = "×1+ means one or more dice."
HAND = "A hand on an item: the player beside it can still steal it."
ORANGE = "Orange dice: a benefit changes them."


def test_as_many_dice_as_one_wants_is_said_where_the_sign_lies(l10n: Localizer) -> None:
    """Rule 4.2: North Mine's re-roll."""
    state = position("MMMMM", "MM", face_up=["north-mine", "mill"], deck=["garden"], display=["shield"])
    look = seen_by(look_at(state), ANA)
    if (work := prepare(look)) is not None:
        work(always)
    assert ENDLESS in now(l10n, look).text
    assert list(board_signs(l10n, replace(state, face_up=state.face_up[1:]))) == []
    assert list(board_signs(l10n, replace(state, round=3))) == []


def test_it_is_said_of_every_card_on_which_the_sign_is_drawn(l10n: Localizer) -> None:
    for card in Card:
        state = replace(position("MMMMM", "MM", face_up=["mill"], deck=["garden"]), face_up=(card,))
        drawn = any(MANY in effect(side) for side in SIDES_OF[card])
        assert bool(list(board_signs(l10n, state))) == drawn, card


def test_the_workbench_says_what_the_hand_and_orange_dice_are(l10n: Localizer) -> None:
    """Rules 3.4, 4.1"""
    own = {"hand": ["M4", "M6"], "held": held("west-forest.bottom"), "made": [made("table", "W3 W4")]}
    state = position(own, "WW", phase="craft", display=["shield"])
    assert bench_signs(l10n, state, offers_of(state)) == [f"-# {HAND} {ORANGE}"]
    plain = position({"hand": ["M5", "M6"]}, "WW", phase="craft", display=["shield"])
    assert bench_signs(l10n, plain, offers_of(plain)) == []
    assert bench_signs(l10n, replace(state, round=3), offers_of(state)) == []


def test_before_the_roll_the_hand_is_told_too(l10n: Localizer) -> None:
    state = position("MM", {"made": [made("shield", "M5 M5")]}, phase="craft", display=["axe"], anvil=1)
    assert HAND in turn_panel(l10n, seen_by(look_at(state), ANA)).text


@pytest.mark.parametrize(
    ("label", "told"),
    [
        ("Mill ▲ 2×M🗑", " On buttons: ▲ top, ▼ bottom half, 🗑 lost."),
        ("Token dock 2×M🗑", " On buttons: 🗑 lost."),
        ("Pass", ""),
    ],
)
def test_what_marks_on_buttons_mean_is_said_only_where_they_stand(
    l10n: Localizer, monkeypatch: pytest.MonkeyPatch, label: str, told: str
) -> None:
    """Also of what stands after an undo."""
    look = seen_by(look_at(replace(GATHER, round=1, face_up=(Card.MILL,))), ANA)
    monkeypatch.setattr(
        best_moves, "best_buttons", lambda *_: (Button(label, ComponentId(look.table.id, 7, "best 0")),)
    )
    assert best_moves.best_signs(l10n, look) == [f"-# Spent dice are not rolled this round.{told}"]
