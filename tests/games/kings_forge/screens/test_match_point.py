"""Rule 5.3: that a round may be the last is said while something can still be done about it."""

import pytest

from kingsforge_bot.games.kings_forge.screens.status import match_point, status
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import turn_panel
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from tests.ui.looks import look_at, made, position, seen_by, user_of

THREE = ["axe", "table", "anvil"]
FOUR = [*THREE, "crown"]
OTHER_FOUR = ["shield", "pick", "trumpet", "bracelet"]
NEAR = "**💧 Ben** needs one more item: this round may be the last."
ENDS = "**💧 Ben** ends the game with this round, unless somebody steals."


def test_of_two_it_takes_five_items(l10n: Localizer) -> None:
    assert match_point(l10n, look_at(position("M", {"items": THREE}))) == []
    assert match_point(l10n, look_at(position("M", {"items": FOUR}))) == [NEAR]


def test_of_more_it_takes_four(l10n: Localizer) -> None:
    assert match_point(l10n, look_at(position("M", {"items": THREE}, "M"))) == [NEAR]
    assert match_point(l10n, look_at(position("M", {"items": THREE[:2]}, "M"))) == []


@pytest.mark.parametrize(("items", "said"), [(FOUR, [ENDS]), (THREE, [])])
def test_what_was_made_ends_it_if_nobody_steals_that(l10n: Localizer, items: list[str], said: list[str]) -> None:
    ben = {"items": items, "made": [made("shield", "M5 M5")]}
    state = position({"supply": "M"}, ben, phase="craft")
    assert match_point(l10n, look_at(state)) == said


def test_who_has_crafted_already_needs_nothing_more_in_this_round(l10n: Localizer) -> None:
    """Rule 3.1: in the order from the anvil on; the next round may be the last then, not this one."""
    seats = ({"supply": "G", "items": FOUR}, {"supply": "M"})
    assert match_point(l10n, look_at(position(*seats, phase="craft", turn=0, anvil=0, display=["ruby-collar"]))) != []
    assert match_point(l10n, look_at(position(*seats, phase="craft", turn=1, anvil=0))) == []
    assert match_point(l10n, look_at(position(*seats, phase="gather", turn=1, anvil=0))) != []


def test_the_board_and_both_panels_say_it(l10n: Localizer) -> None:
    gather = seen_by(look_at(position("M", {"items": FOUR}, face_up=["mill"], deck=["shrine"])), user_of(0))
    craft = seen_by(look_at(position("M", {"supply": "M", "items": FOUR}, phase="craft")), user_of(0))
    for text in (status(l10n, gather, mention=True), now(l10n, gather).text, turn_panel(l10n, craft).text):
        assert NEAR in text


@pytest.mark.parametrize(
    ("ada", "said"),
    [
        ({"supply": "G", "items": FOUR}, "**You need one more item**: this round may be the last."),
        (
            {"supply": "M", "items": FOUR, "made": [made("shield", "M5 M5")]},
            "**You end the game** with this round, unless somebody steals.",
        ),
    ],
)
def test_whoever_is_meant_is_addressed_where_nobody_else_reads_it(
    l10n: Localizer, ada: dict[str, object], said: str
) -> None:
    state = position(ada, {"supply": "M"}, phase="craft", turn=0, display=["ruby-collar"])
    mine = seen_by(look_at(state), user_of(0))
    assert said in turn_panel(l10n, mine).text
    assert said not in status(l10n, mine, mention=True)


def test_it_is_said_only_of_whoever_has_an_item_in_reach(l10n: Localizer) -> None:
    """Rules 3.1, 3.3: Ruby Collar asks for a gem; the one without dice is skipped."""
    mine: dict[str, object] = {"supply": "W", "items": FOUR}
    assert match_point(l10n, look_at(position(mine, "M", phase="craft", display=["ruby-collar"])), yours=True) == []
    both = position(mine, {"supply": "M", "items": OTHER_FOUR}, phase="craft", display=["ruby-collar"])
    assert match_point(l10n, look_at(both)) == [NEAR], "the rival's is said instead"
    assert match_point(l10n, look_at(position("M", {"items": FOUR}, phase="craft"))) == []
    passed: dict[str, object] = {"passed": True, "items": FOUR}
    assert match_point(l10n, look_at(position("M", passed, phase="gather"))) == []
    assert match_point(l10n, look_at(position("M", {**passed, "supply": "M"}, phase="gather"))) == [NEAR]


def test_whoever_gathers_without_dice_wins_nothing_in_this_round_unless_they_pass_first(l10n: Localizer) -> None:
    """Rules 2.6, 3.1, 5.3"""
    spent: dict[str, object] = {"items": FOUR}
    assert match_point(l10n, look_at(position("M", spent, phase="gather"))) == [NEAR], "the first pass gives a metal"
    assert match_point(l10n, look_at(position({"supply": "M", "passed": True}, spent, phase="gather", turn=1))) == []


@pytest.mark.parametrize("language", Localizers().languages)
def test_no_panel_says_that_no_item_is_in_reach_and_that_the_reader_needs_one(language: str) -> None:
    """Rules 2.1, 5.3: of what is claimed and rolled none brings an item in this round."""
    l10n = Localizers().for_locale(language).of("kings_forge")
    offered: dict[str, object] = {"face_up": ["mill", "peddler"], "deck": ["garden"], "display": ["holy-hand-grenade"]}
    few: dict[str, object] = {"supply": "M", "items": FOUR}
    rich: dict[str, object] = {"supply": "BBBMM", "items": FOUR}
    rival: dict[str, object] = {"supply": "M", "items": OTHER_FOUR}
    need, anyway = l10n("headline-match-point-yours"), l10n("best-but-none-yet")

    def panel(*seats: str | dict[str, object]) -> str:
        return now(l10n, seen_by(look_at(position(*seats, **offered)), user_of(0))).text

    assert anyway in panel(few, "MMMM")
    assert need not in panel(few, "MMMM")
    assert need in panel(rich, "MMMM")
    assert "Ben" in panel(few, rival)
    assert "Ana" in panel(few, rival), "beside a rival who needs one, the reader is not left out"


def test_with_one_item_to_go_no_die_for_a_later_round_is_a_reason(l10n: Localizer) -> None:
    """Rule 5.3: the item that is likely already wins the game; there is no later round then."""
    own = {"supply": "MMMMMMMM", "items": OTHER_FOUR}
    state = position(own, "M", face_up=["mill"], deck=["shrine"], display=["anvil"])
    text = now(l10n, seen_by(look_at(state), user_of(0))).text
    assert "which would win you the game" in text
    assert "later rounds" not in text
