"""Rules 2.4, 2.5: docks, and the slot that is refilled."""

import pytest

from tests.games.kings_forge.rules.table import seat, table, unshuffled

FOUR = "mill library shrine tavern"


# 2.4 docking


def test_docking_turns_a_face_up_card_down_and_pays_a_space() -> None:
    """Rule 2.4: the card lies face down, the dice on the dock; what is gained goes to the smithy."""
    t = table("MW", "M", face_up="mill library", stock="WWM")
    t.play("0 dock wood.1 discarding library paying W")
    assert (t[0].supply, t[0].smithy, t[0].claims) == ("M", "W", "")
    assert t[0].player.visits[0].discarded == "library"
    assert "library" not in t.face_up
    t.awaits(1)


def test_docking_needs_a_face_up_card() -> None:
    """Rule 2.4: without one there is no dock action; nor with one that is not face up."""
    t = table("MMM", "MMM", "MMM", face_up="", deck="")
    t.refuses("0 dock wood.1 discarding mill paying M", "no-face-up-card", "2.4")
    assert t.legal(0) == {"pass taking metal", "pass taking token"}
    t = table("MMM", seat(claims="mill.top MM"), face_up="shrine", deck="tavern")
    for card in ("mill", "tavern", "library"):
        t.refuses(f"0 dock wood.1 discarding {card} paying M", "not-face-up", "2.4", card=card)
    t.play("0 dock wood.1 discarding shrine paying M").awaits(1)


def test_a_space_is_used_once_a_round_by_anyone() -> None:
    """Rule 2.4: each space once, by anyone, in any order."""
    t = table(seat("MMMMMM", visits="wood.2 discarding bazaar MM"), seat("MMM"), "MMM", face_up=FOUR)
    t.refuses("0 dock wood.2 discarding mill paying MM", "space-used", "2.4", space="wood.2")
    t.play("0 dock wood.1 discarding mill paying M")
    t.refuses("1 dock wood.1 discarding shrine paying M", "space-used", "2.4", space="wood.1")
    t.refuses("1 dock wood.2 discarding shrine paying MM", "space-used", "2.4", space="wood.2")
    t.play("1 dock token.2 discarding shrine paying MMM").awaits(2)


def test_a_space_is_free_again_in_the_next_round() -> None:
    """Rules 2.4, 5.2: once a round; dock dice always go to the stock."""
    t = table("M", seat("M", passed=True), face_up="mill tavern", deck="shrine", stock="W")
    t.play("0 dock wood.1 discarding mill paying M").play("0 pass")
    t.play("1 roll", luck=[1]).play("1 end", luck=unshuffled(3))
    assert t.stock == "M"
    t.play("1 dock wood.1 discarding mill paying M").awaits(0)


def test_a_card_turned_down_shows_no_action() -> None:
    """Rules 2.4, 7.2: Workshop cannot copy it."""
    t = table("MMMM", seat(visits="wood.1 discarding alchemist M"), face_up="workshop")
    t.refuses("0 gather workshop.top copying alchemist.bottom paying M", "not-claimed-yet", "7.2")
    t.awaits(0)


# 2.5 refilling


def test_the_slot_is_refilled_before_the_next_player_acts() -> None:
    """Rule 2.5: from the deck, in its order, in the same slot."""
    t = table("MM", "M", face_up=FOUR, deck="bazaar garden")
    t.play("0 gather mill.top paying MM")
    assert (t.face_up, t.deck) == ("bazaar library shrine tavern", "garden")
    t.play("1 dock wood.1 discarding tavern paying M")
    assert (t.face_up, t.deck) == ("bazaar library shrine garden", "")
    t.awaits(0)


def test_the_slot_is_refilled_only_when_everything_is_settled() -> None:
    """Rules 2.5, 4.4: while a roll waits to be decided the slot is empty."""
    t = table(seat("M", held="token-six"), "M", face_up="garden library shrine tavern", deck="bazaar mill")
    t.play("0 gather garden.top", luck=[2])
    assert t.face_up == "- library shrine tavern"
    t.awaits(0)
    t.play("0 keep")
    assert t.face_up == "bazaar library shrine tavern"
    t.awaits(1)


@pytest.mark.parametrize(
    "line",
    ["gather library.top paying GM", "dock wood.1 discarding library paying M", "pass", "pass taking token"],
)
def test_nothing_else_is_done_while_a_roll_waits(line: str) -> None:
    """Rules 2.5, 4.4: first the die is decided."""
    t = table(
        seat("GMM", held="token-six"),
        "M",
        face_up="library",
        deck="shrine",
        owed={"type": "die", "side": "garden.top", "die": "W2"},
    )
    t.refuses(f"0 {line}", "decide-first", "2.5", awaited="garden.top")
    t.awaits(0)


def test_with_three_an_empty_deck_leaves_the_slot_empty() -> None:
    """Rules 2.5, 2.7: while the deck lasts; then the other cards stay as they are."""
    t = table("MM", "M", "M", face_up=FOUR, deck="")
    t.play("0 gather mill.top paying MM")
    assert t.face_up == "- library shrine tavern"
    t.awaits(1)
