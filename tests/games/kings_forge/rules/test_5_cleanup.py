"""Rules 5.1 to 5.3: what is won, where the dice go, and the next round."""

from typing import Any

import pytest

from tests.games.kings_forge.rules.table import Json, Table, seat, table, unshuffled


def last_turn(*seats: str | Json, cards: int = 0, **more: Any) -> Table:
    """Seat 0 has the round's last craft turn and ends it; the anvil then passes from seat 1 on to seat 2."""
    t = table(seat(hand="M1"), *seats, phase="craft", anvil=1, turn=0, **more)
    return t.play("0 end", luck=unshuffled(cards))


def test_an_item_not_stolen_is_won() -> None:
    """Rule 5.1: the card is the maker's for good, the dice are usable in the next round."""
    t = last_turn(seat(smithy="B", made="table: W3 W4", items="anvil"), "")
    assert (t[1].items, t[1].made, t[1].supply) == ("anvil table", "", "WWB")
    t.awaits(2)


def test_what_was_stolen_is_won_by_the_thief() -> None:
    """Rules 3.4, 5.1: whoever has it in front at clean-up."""
    t = table(seat(hand="M1 W3 W5"), seat(made="table: W3 W4"), phase="craft", anvil=1, turn=0)
    t.play("0 steal table with W3 W5 from 1").play("0 end")
    assert (t[0].items, t[1].items, t[0].supply, t[1].supply) == ("table", "", "MWW", "WW")
    t.awaits(0)


def test_dock_dice_go_to_the_stock() -> None:
    """Rule 5.2: always."""
    t = last_turn(seat(visits="gem.1 discarding mill MMW"), "", stock="B", cards=1)
    assert (t.stock, t[1].supply) == ("MMWB", "")
    t.awaits(2)


def test_dice_on_x_squares_go_to_the_stock_the_others_to_their_owner() -> None:
    """Rule 5.2: Mill bottom loses its gem, Shrine top the first of its four."""
    t = last_turn(seat(claims="mill.bottom GMMW"), seat(claims="shrine.top WMMM"), stock="", cards=2)
    assert (t.stock, t[1].supply, t[2].supply) == ("WG", "MMW", "MMM")
    t.awaits(2)


def test_a_workshop_copy_loses_the_dice_on_the_copied_x_squares() -> None:
    """Rules 5.2, 7.2: its own square is no X square, those of the copied Mill top are."""
    t = last_turn(seat(claims="workshop.top copying mill.top GMW"), "", stock="", cards=1)
    assert (t.stock, t[1].supply) == ("MW", "G")
    t.awaits(2)


def test_caravans_dice_come_back() -> None:
    """Rules 5.2, 7.3: the whole supply lay on the card, none of it on X squares."""
    t = last_turn(seat(claims="caravan.bottom MMMWG"), "", stock="", cards=1)
    assert (t.stock, t[1].supply) == ("", "MMMWG")
    t.awaits(2)


def test_library_and_purple_die_go_to_the_stock() -> None:
    """Rules 5.2, 7.1: a white die on a won item too."""
    t = last_turn(seat(made="table: W3 L4", claims="cemetery.bottom"), "", cemetery=3, cards=1)
    assert (t[1].items, t[1].supply, t.state.library, t.state.cemetery) == ("table", "W", 2, None)
    t.awaits(2)


def test_unused_tokens_go_back() -> None:
    """Rules 4.1, 5.2: and so does every other benefit."""
    t = last_turn(seat("M", smithy="W", held="token-six west-forest.bottom"), "")
    assert t[1].held == ""
    assert "BenefitsLost" in t.happened
    t.awaits(2)


def test_smithy_dice_are_usable_in_the_next_round() -> None:
    """Rule 5.3: every die on a smithy moves to its owner's supply."""
    t = last_turn(seat(smithy="WG"), seat(smithy="B"))
    assert [(t[number].supply, t[number].smithy) for number in range(3)] == [("M", ""), ("WG", ""), ("B", "")]
    t.awaits(2)


def test_the_gather_cards_are_shuffled_and_four_are_dealt() -> None:
    """Rules 5.3, 2.1: claimed and turned-down cards too; luck deals from the deck in the order of names."""
    t = table(
        seat(hand="M1", claims="mill.top MM"),
        seat(visits="wood.1 discarding tavern M"),
        phase="craft",
        anvil=1,
        turn=0,
        face_up="bazaar shrine garden",
        deck="caravan library",
    )
    # By name: bazaar caravan garden library mill shrine tavern.
    t.play("0 end", luck=[6, 0, 4, 1, 5, 2, 3])
    assert (t.face_up, t.deck) == ("tavern bazaar mill caravan", "shrine garden library")
    assert (t[0].claims, t.phase) == ("", "gather")
    t.awaits(0)


def test_the_anvil_passes_left() -> None:
    """Rule 5.3: from the last seat to the first."""
    t = table("", "", seat(smithy="M"), seat(hand="M1"), phase="craft", anvil=3, turn=3).play("3 end")
    assert (t.state.anvil, t.state.round) == (0, 2)
    t.awaits(0)


def test_passes_count_for_one_round() -> None:
    """Rules 2.6, 5.3: in the next round all act again, and the first to pass takes something again."""
    t = last_turn(seat("", passed=True), seat("", passed=True))
    assert not any(t[number].passed for number in range(3))
    assert t.legal(2, "pass") == {"pass taking metal", "pass taking token"}
    t.awaits(2)


def test_dock_spaces_are_free_again() -> None:
    """Rules 2.4, 5.3: once a round."""
    t = last_turn(seat(visits="wood.1 discarding mill M", smithy="M"), seat(smithy="M"), cards=1)
    assert t.offers("2 dock wood.1 discarding mill paying M")
    t.awaits(2)


FOUR = "anvil table axe pick"


@pytest.mark.parametrize(
    ("others", "items", "ends"),
    [
        (1, FOUR, False),
        (1, f"{FOUR} crown", True),
        (2, "anvil table axe", False),
        (2, FOUR, True),
        (3, "anvil table axe", False),
        (3, FOUR, True),
    ],
)
def test_four_items_end_the_game_with_two_players_five(others: int, items: str, ends: bool) -> None:
    """Rule 5.3: one fewer doesn't."""
    seats = [seat(smithy="M", items=items)] + [seat(smithy="M")] * (others - 1)
    t = table(seat(hand="M1"), *seats, phase="craft", anvil=1, turn=0).play("0 end")
    assert (t.phase, t.state.round) == (("over", 1) if ends else ("gather", 2))
    if ends:
        t.is_over((1,), (0, *range(2, others + 1)))
    else:
        t.awaits((1 + 1) % (others + 1))


def test_the_item_that_ends_the_game_is_won_first() -> None:
    """Rules 5.1, 5.3: three items and one in front make four."""
    t = table(
        seat(hand="M1"), seat(items="anvil axe pick", made="table: W3 W4"), "", phase="craft", anvil=1, turn=0
    ).play("0 end")
    assert (t[1].items, t[1].smithy) == ("anvil axe pick table", "WW")
    t.is_over((1,), (0, 2))


def test_dice_go_home_in_the_last_round_too() -> None:
    """Rule 5.2: X squares and docks to the stock, the rest to the smithies; no new round begins."""
    t = table(
        seat(hand="M1 L6", claims="mill.bottom GMMM", items=FOUR),
        seat("", visits="gem.1 discarding shrine MMW", held="token-six"),
        "",
        phase="craft",
        anvil=1,
        turn=0,
        stock="",
        cemetery=2,
    ).play("0 end")
    assert (t.stock, t[0].smithy, t[1].smithy, t[1].held) == ("MMWG", "MMMM", "", "")
    assert (t.state.library, t.state.cemetery, t[0].claims) == (2, None, "")
    t.is_over((0,), (1, 2))


@pytest.mark.parametrize(
    "line", ["0 roll", "0 end", "1 pass", "2 keep", "1 use token-six on M1", "0 craft crown with W3 W4"]
)
def test_after_the_end_nobody_acts(line: str) -> None:
    """Rule 5.3: the game is over."""
    t = table(seat("MM", items=FOUR), "MM", "", phase="over", display="crown")
    t.refuses(line, "game-over", "5.3")
    t.is_over((0,), (1, 2))
