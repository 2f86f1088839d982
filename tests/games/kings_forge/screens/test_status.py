"""The headline of King's Forge says who plays, and what is possible; at the end who has won, and why."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.screens.board import board_message
from kingsforge_bot.games.kings_forge.screens.status import over, status
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.message import Menu
from tests.ui.looks import (
    STRANGER,
    held,
    look_at,
    position,
    seen_by,
    user_of,
)

GATHER = position("MMM", "MMMM", face_up=["north-mine", "mill"], deck=["garden"], round=2)


# Who is awaited


def test_a_first_board_tells_how_a_round_goes_and_what_ends_the_game(l10n: Localizer) -> None:
    """Rules 2.1, 3.1, 5.3: for who is to play for the first time; afterwards no more."""
    for round_, told in ((1, True), (2, False)):
        look = look_at(position("MMM", "MMMM", face_up=["north-mine", "mill"], deck=["garden"], round=round_))
        text = board_message(l10n, BoardPost(look, (), "n"), None).text
        assert ("\n-# A round: claim cards or use docks" in text) is told
        assert ("\n-# Once somebody has won 5 items" in text) is told


def test_the_headline_says_who_plays_since_when_and_what_is_possible(l10n: Localizer) -> None:
    text = status(l10n, look_at(GATHER), yours=True)
    assert text.startswith(
        "**#12 Oak** \u00b7 Your turn, last move <t:1700000100:R>.\n"
        "Round 2, gather phase: 2 more claims or docks end it."
    )
    assert "Claim a card, use a dock, or pass." in text
    text = status(l10n, look_at(GATHER), mention=True)
    assert text.startswith(
        "**#12 Oak** \u00b7 🔥 <@100> to play, last move <t:1700000100:R>. "
        "Round 2, gather phase: 2 more claims or docks end it"
    )
    assert "Claim a card" not in text  # which a board's menu and buttons say


def test_nobody_else_is_told_what_is_possible(l10n: Localizer) -> None:
    crafting = position("M", "MM", phase="craft")
    for state, phase in (
        (GATHER, "Round 2, gather phase: 2 more claims or docks end it"),
        (crafting, "Round 1, craft phase"),
    ):
        assert now(l10n, look_at(state)).text.splitlines() == [
            f"**#12 Oak** \u00b7 🔥 Ana to play, last move <t:1700000100:R>. {phase}",
        ]


def test_mentions_are_for_the_public_board_only(l10n: Localizer) -> None:
    assert "<@100>" in status(l10n, look_at(GATHER), mention=True)
    assert "<@" not in status(l10n, look_at(GATHER))


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"phase": "craft"}, "Roll your dice, then craft or steal."),
        (
            {"owed": {"type": "die", "side": "tavern.top", "die": "G3"}},
            "Tavern (top) rolled G3: use a benefit on it, or leave it.",
        ),
        ({"owed": {"type": "wood", "source": "garden.bottom"}}, "Take the wood now, or keep the benefit."),
    ],
)
def test_each_moment_has_its_sentence(l10n: Localizer, more: dict[str, object], sentence: str) -> None:
    player = {"supply": "MMM", "held": held("garden.bottom", "token-six")}
    state = position(player, "MM", display=["table"], **more)
    assert sentence in status(l10n, look_at(state), yours=True)


def test_a_posted_board_does_not_ask_for_a_roll_that_may_be_made_by_now(l10n: Localizer) -> None:
    """It stays while its player crafts in a message of their own."""
    look = look_at(position("MMM", "MM", phase="craft", display=["table"]))
    assert status(l10n, look, mention=True).endswith("last move <t:1700000100:R>. Round 1, craft phase")


def without_hints(look: TableView) -> TableView:
    """Of a table whose private messages begin with no best moves."""
    return replace(look, table=replace(look.table, hints=False))


def test_a_turn_with_nothing_but_passing_says_so(l10n: Localizer) -> None:
    state = position("", "MM", face_up=["mill", "shrine"], deck=[])
    look = look_at(state)
    assert "You can only pass." in status(l10n, look, yours=True)
    rows = now(l10n, without_hints(seen_by(look, user_of(0)))).rows
    assert {button.label: button.disabled for row in rows if not isinstance(row, Menu) for button in row} == {
        "Pass": False,
        "Full board": False,
        "Text board": False,
        "Odds": False,
    }


def test_below_what_was_done_stand_the_board_and_the_ways_on(l10n: Localizer) -> None:
    """And why there is no button for the rest."""
    look = without_hints(seen_by(look_at(position("M", "MM", face_up=["mill"], deck=[])), user_of(0)))
    done = now(l10n, look, "You took 1 wood.")
    assert [button.label for row in done.rows if not isinstance(row, Menu) for button in row] == [
        "Dock",
        "Pass",
        "Odds",
        "Full board",
        "Text board",
    ]
    for said in ("You took 1 wood.", "#12 Oak", "Your turn, round 1", "Use a dock, or pass.", "Claim: no side can be"):
        assert said in done.text
    assert done.drawing is not None


def test_what_cannot_be_done_is_not_offered(l10n: Localizer) -> None:
    """Rule 2.10"""
    no_dock = status(l10n, look_at(position("", "MM", face_up=["garden", "mill"], deck=[])), yours=True)
    assert no_dock.splitlines()[1:] == [
        "Round 1, gather phase: the next claim or dock ends it. Claim a card, or pass.",
        "-# Dock: no free space can be paid",
    ]
    no_claim = status(l10n, look_at(position("M", "MM", face_up=["mill"], deck=[])), yours=True)
    assert no_claim.splitlines()[1:] == [
        "Round 1, gather phase: the next claim or dock ends it. Use a dock, or pass.",
        "-# Claim: no side can be paid",
    ]


def test_with_two_it_is_said_when_gathering_is_about_to_end_by_itself(l10n: Localizer) -> None:
    """Rule 2.8; with three it takes a pass (2.7), and earlier nobody needs to know."""
    for players, deck, said in (
        (("MM", "MM"), ["garden", "mill"], True),
        (("MM", "MM"), ["garden", "mill", "library"], False),
        (("MM", "MM", "MM"), ["garden"], False),
    ):
        text = status(l10n, look_at(position(*players, face_up=["shrine", "tavern"], deck=deck)), yours=True)
        assert ("more claims or docks end it" in text) == said


ENDS = {
    "en": "After 3 more claims or docks, everybody crafts",
    "es": "Tras 3 cartas o muelles más, todos fabrican",
    "fr": "Après encore 3 cartes ou quais, tout le monde fabrique",
    "ja": "カードか桟橋があと3回で採集が終わり、制作に移ります",
}


@pytest.mark.parametrize("language", ENDS)
def test_the_panel_says_when_everybody_crafts(language: str) -> None:
    """Rule 2.8"""
    l10n = Localizers().for_locale(language).of("kings_forge")
    ended = l10n("panel-title-ends", table="#1", round=2, left=3)
    assert ended.endswith(ENDS[language])
    assert "{" not in l10n("panel-title-ends", table="#1", round=2, left=1)


def test_who_is_not_awaited_gets_no_buttons_to_play(l10n: Localizer) -> None:
    for user in (user_of(1), STRANGER):
        assert now(l10n, seen_by(look_at(GATHER), user)).rows == ()


def test_what_happened_stands_above_what_is_next(l10n: Localizer) -> None:
    text = now(l10n, seen_by(look_at(GATHER), user_of(0)), "You did that.").text
    assert text.startswith("You did that.\n-# **#12 Oak**")


# The end


def ended(*items: list[str]) -> TableView:
    return look_at(position(*({"items": some} for some in items), phase="over"))


def test_the_end_says_where_the_dice_are_checked(l10n: Localizer) -> None:
    """The digits themselves stand in the log, not below the board."""
    assert status(l10n, ended(["table"], [])).splitlines()[-1] == "-# Were the dice fair? /table verify checks."


def test_the_winner_has_the_most_items(l10n: Localizer) -> None:
    """Rule 5.4"""
    lines = over(l10n, ended(["table"], ["axe", "shield"], [])).splitlines()
    assert lines[0].endswith("The game is over. **💧 Ben** wins, 2:1:0. After 1 round.")
    assert lines[1:] == ["-# 1. **💧 Ben**: 2 items", "-# 2. **🔥 Ana**: 1 item", "-# 3. **🦋 Cleo**: no items"]
    assert not any("rule 5.4" in line for line in lines)


def test_a_tie_goes_to_the_highest_rank_and_is_explained(l10n: Localizer) -> None:
    """Rule 5.4"""
    lines = over(l10n, ended(["table", "axe"], ["anvil", "crown"], ["shield"])).splitlines()
    assert "The game is over. **💧 Ben** wins." in lines[0]
    assert [line[:5] for line in lines[1:4]] == ["-# 1.", "-# 2.", "-# 3."]
    assert "-# 2 items each: the highest rank decides (rule 5.4). **💧 Ben** Crown #46, **🔥 Ana** Axe #11" in lines


def test_a_tie_below_the_first_place_is_explained_too(l10n: Localizer) -> None:
    """Rule 5.4"""
    lines = over(l10n, ended(["table"], ["axe", "shield"], ["crown"])).splitlines()
    assert [line for line in lines if "rule 5.4" in line] == [
        "-# 1 item each: the highest rank decides (rule 5.4). **🦋 Cleo** Crown #46, **🔥 Ana** Table #7"
    ]


def test_without_any_item_the_place_is_shared(l10n: Localizer) -> None:
    lines = over(l10n, ended([], [])).splitlines()
    assert "The game is over. **🔥 Ana**, **💧 Ben** share the win." in lines[0]
    assert "-# Players without an item are tied (rule 5.4)." in lines
    assert "no items" in lines[2]
