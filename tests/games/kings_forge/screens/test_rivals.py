"""A move that stands above another with better odds says what it has more of; no number argues for the other."""

import re

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.kings_forge.advice.outlook import A_POINT, Shift
from kingsforge_bot.games.kings_forge.rules.actions import Gather, Pass, PassBenefit
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.hints.hint import hinted
from kingsforge_bot.games.kings_forge.screens.hints.reasons import in_brief, reasoned
from kingsforge_bot.games.kings_forge.screens.known.legal import legal_now
from kingsforge_bot.games.kings_forge.screens.known.ranked_moves import ranked
from kingsforge_bot.games.kings_forge.strategy.hint import Denied, Hint
from kingsforge_bot.games.kings_forge.strategy.match_point import at_match_point
from kingsforge_bot.games.kings_forge.words.likely import likely
from kingsforge_bot.i18n.localizer import Localizer
from tests.games.kings_forge.hinting import changed, hint_of
from tests.ui.counter import LOCALIZERS
from tests.ui.looks import look_at, position, sampled, seen_by, user_of
from tests.ui.positions import GATHER

LANGUAGES = ("en-US", "es-ES", "fr", "ja")
SHIELD, AXE = Item("shield"), Item("axe")
METAL = hint_of(Pass(PassBenefit.METAL), shift=Shift(SHIELD, 0.26, 0.41), brings=(Pool.of("M"),))
TOKEN = hint_of(Pass(PassBenefit.TOKEN), shift=Shift(SHIELD, 0.26, 0.5))
MILL = hint_of(Gather(Side.MILL_TOP, None, ()), shift=Shift(SHIELD, 0.26, 0.41))
RISES = {
    "en-US": r"raises your odds of ([^.]*) from <?\d+% to >?(\d+)%",
    "es-ES": r"probabilidad de ([^.]*) sube del <?\d+\s% al >?(\d+)\s%",
    "fr": r"chances pour ([^.]*) montent de <?\d+\s% à >?(\d+)\s%",
    "ja": r"([^。]*)の確率が<?\d+%から>?(\d+)%に上が",
}
LATER = {"en-US": "later round", "es-ES": "rondas futuras", "fr": "manches suivantes", "ja": "ラウンドから使える"}


def said(l10n: Localizer, hint: Hint, *behind: Hint) -> str:
    return reasoned(l10n.of("kings_forge"), seen_by(look_at(GATHER), user_of(0)), hint, (hint, *behind))


def test_a_metal_for_passing_stays_and_is_said_before_odds_that_a_token_raises_more(l10n: Localizer) -> None:
    """Rules 2.6, 3.1: the token is for this round, the metal for all of them."""
    alone = "Pass and take 1 metal. It raises your odds of Shield from 26% to 41%."
    assert said(l10n, METAL) == said(l10n, METAL, MILL) == alone
    told = "Pass and take 1 metal. You roll the metal this round and keep it."
    assert said(l10n, METAL, TOKEN) == f"{told} Shield is then at 41%."
    assert in_brief(l10n.of("kings_forge"), look_at(GATHER), METAL, [METAL, TOKEN]) == told
    assert "It raises your odds of Shield from 26% to 50%." in said(l10n, TOKEN, METAL)


def test_dice_that_stay_are_counted_against_each_move_below(l10n: Localizer) -> None:
    """Rule 2.3: what it brings more, or pays less."""
    spends = changed(TOKEN, costs=Pool.of("MW"))
    assert "It saves 1 wood, 1 metal compared with Pass." in said(l10n, MILL, spends)
    assert "It saves 1 metal compared with Pass." in said(l10n, changed(MILL, costs=Pool.of("W")), spends)
    brings = changed(MILL, brings=(Pool.of("W"),))
    assert "It brings you 1 wood more for later rounds." in said(l10n, brings, TOKEN)
    dear = spends._replace(action=Gather(Side.TAVERN_TOP, None, ()))
    assert "It saves 1 wood, 1 metal compared with Tavern, Pass." in said(l10n, MILL, dear, spends)
    # A gem that the other brings is dearer than a metal.
    assert "more for later rounds" not in said(l10n, METAL, changed(TOKEN, brings=(Pool.of("G"),)))
    assert "saves" not in said(l10n, MILL, spends, TOKEN)


def test_else_what_the_next_player_would_take_another_item_or_two(l10n: Localizer) -> None:
    """Rule 2.1"""
    denies = MILL._replace(denied=Denied(Gather(Side.MILL_BOTTOM, None, ()), Seat(1)))
    assert said(l10n, denies, TOKEN).startswith("Mill (top), free: 2 wood. Otherwise **💧 Ben** would take Mill next.")
    another = changed(MILL, gained=Shift(AXE, 0.1, 0.2))
    assert "It raises your odds of Axe from 10% to 20%." in said(l10n, another, TOKEN)
    pair = changed(MILL, likeliest=Shift(SHIELD, 0.26, 0.41), second=Shift(AXE, 0.3, 0.3))
    assert "Two items are then in reach: Shield at 41% and Axe at 30%." in said(l10n, pair, TOKEN)
    as_many = changed(TOKEN, likeliest=Shift(SHIELD, 0.26, 0.5), second=Shift(AXE, 0.3, 0.3))
    assert "Two items" not in said(l10n, pair, as_many)


def test_else_it_says_what_it_does_and_promises_no_later_round(l10n: Localizer) -> None:
    """Rule 4.1: what only helps this round is no reason in the next one."""
    told = said(l10n, MILL, TOKEN)
    assert "It gives you: 2 wood." in told
    assert "later" not in told
    assert "Shield is then at 41%." in told


@pytest.mark.parametrize("locale", LANGUAGES)
def test_no_reason_of_later_rounds_stands_for_what_leaves_no_die_for_them(locale: str) -> None:
    """Rules 2.3, 5.2, over random games: dice come or are spared, or nothing of later rounds is said."""
    l10n, seen = LOCALIZERS.for_locale(locale).of("kings_forge"), 0
    for state in sampled():
        if state.phase is not Phase.GATHER or state.owed is not None or len(legal_now(state)) < 2:
            continue
        look, found = seen_by(look_at(state), user_of(state.turn)), ranked(state)
        for one in found:
            if LATER[locale] in reasoned(l10n, look, one, found):
                assert any(one.next_round.brings)
                assert not at_match_point(state), "rule 5.3: no round may follow"
                seen += 1
    assert seen > 3


@pytest.mark.parametrize("locale", LANGUAGES)
def test_no_odds_argue_for_a_move_that_stands_lower(locale: str) -> None:
    """Rules 2.1 to 2.6, over random games."""
    l10n, rises, both = LOCALIZERS.for_locale(locale).of("kings_forge"), RISES[locale], 0
    for state in sampled():
        if state.phase is not Phase.GATHER or state.owed is not None or len(legal_now(state)) < 2:
            continue
        look, found = seen_by(look_at(state), user_of(state.turn)), ranked(state)
        # What is to come after it speaks for a move as well (2.6, 4.1).
        found = tuple([one for one in found if one.together is None])
        told = [dict(re.findall(rises, reasoned(l10n, look, one, found))) for one in found]
        for place, above in enumerate(told):
            for item in above:
                below = [int(one[item]) for one in told[place + 1 :] if item in one]
                assert int(above[item]) >= max(below, default=0)
                both += len(below)
    assert both > 0


def test_that_no_item_is_in_reach_anyway_is_said_only_where_no_move_helps(l10n: Localizer) -> None:
    """Rule 3.3"""
    state = position({"supply": "M"}, "MMMM", face_up=["mill"], deck=["garden"], display=["crown"])
    look = seen_by(look_at(state), user_of(0))
    nothing, helping = hint_of(Pass(None)), hint_of(Pass(PassBenefit.METAL), likeliest=Shift(AXE, 0.0, 0.3))
    anyway = "No item is in your reach this round."
    assert anyway in reasoned(l10n.of("kings_forge"), look, nothing)
    assert anyway not in reasoned(l10n.of("kings_forge"), look, nothing, [helping, nothing])


def test_hints_of_one_answer_say_once_what_they_share_and_each_what_it_does(l10n: Localizer) -> None:
    """Rules 2.2, 4.1: three cards of which none helps in this round."""
    state = position("MMMWW", "MMMM", face_up=["mill", "garden", "peddler"], deck=["shrine"], display=["ruby-collar"])
    text = hinted(l10n.of("kings_forge"), seen_by(look_at(state), user_of(0)))(always).text
    _, *moves, shared = text.splitlines()
    assert shared == "Each of them: No item is in your reach this round."
    assert len(moves) == len(set(moves)) == 3
    assert not any("in reach" in move for move in moves)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_move_that_lowers_odds_says_from_where(locale: str) -> None:
    """Over random games: no hint names an item's odds alone where they fall by a percent or more."""
    l10n, fell = LOCALIZERS.for_locale(locale).of("kings_forge"), 0
    for state in sampled():
        if state.phase is not Phase.GATHER or state.owed is not None or len(legal_now(state)) < 2:
            continue
        look, found = seen_by(look_at(state), user_of(state.turn)), ranked(state)
        for one in found:
            had = one.this_round.had
            if had is not None and had.before - had.after >= A_POINT:
                text = reasoned(l10n, look, one, found)
                assert likely(l10n, had.before, least=had.least) in text, text
                fell += 1
    assert fell > 5
