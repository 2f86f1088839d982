"""Rule 3.6: cards that came into the market this turn."""

import pytest

from tests.games.dwarven_smithy.rules.table import seat, table


@pytest.mark.parametrize(
    "entering",
    ["play gold to market", "move gold to market", "move gold to market with iron", "buy gold from seat 1 to market"],
)
def test_what_enters_is_tilted(entering: str) -> None:
    """Rule 3.6: played, moved, swapped in or bought, it can't be sold."""
    if entering.startswith("play"):
        t = table(seat(hand="gold"), seat()).play(f"0 {entering}")
        card = "raw-gold"
    else:
        t = table(seat(market="iron", workshop="gold"), seat(market="gold")).play(f"0 {entering}")
        card = "gold"
    assert t[0].tilted == card
    t.refuses(f"0 sell {card}", "tilted", "3.6", card=card)


def test_a_tilted_guild_card_cannot_be_discarded() -> None:
    """Rules 3.6, 5.4: until the end of the turn."""
    t = table(seat(hand="door-hinges"), seat()).play("0 play door-hinges to market")
    t.refuses("0 discard door-hinges", "tilted", "3.6")
    t.play("0 end").play("1 end").play("0 discard door-hinges")
    assert t[0].market == ""


def test_the_market_is_straightened_at_the_end_of_the_turn() -> None:
    """Rules 3.6, 6.6: what was tilted can be sold in the next turn."""
    t = table(seat(hand="gold"), seat()).play("0 play gold to market").play("0 end").play("1 end")
    assert t[0].tilted == ""
    t.play("0 sell raw-gold")


def test_leaving_the_market_it_is_tilted_no_more_and_coming_back_again() -> None:
    """Rule 3.6: an untilted card that comes back is tilted too."""
    t = table(seat(market="gold"), seat()).play("0 move gold to workshop")
    assert t[0].tilted == ""
    t.play("0 move gold to market")
    assert t[0].tilted == "gold"


def test_of_equal_cards_the_tilted_one_moves_and_the_untilted_one_is_sold() -> None:
    """Rule 3.6: never worse for the owner."""
    t = table(seat(market="gold ~gold"), seat()).play("0 move gold to workshop")
    assert (t[0].market, t[0].tilted, t[0].workshop) == ("gold", "", "gold")
    t = table(seat(market="gold ~gold"), seat()).play("0 sell gold")
    assert (t[0].market, t[0].tilted) == ("gold", "gold")
    t.refuses("0 sell gold", "tilted", "3.6")


def test_a_tilted_card_may_be_crafted() -> None:
    """Rules 3.6, 5.8: from the market."""
    t = table(seat(market="~door-hinges", workshop="iron iron"), seat()).play("0 craft door-hinges with iron iron")
    assert (t[0].market, t[0].tilted) == ("", "")
    assert t[0].stacks == "door-hinges: iron iron"


def test_a_tilted_card_may_be_swapped() -> None:
    """Rule 3.6: it leaves, the other is tilted."""
    t = table(seat(market="~gold", workshop="iron"), seat()).play("0 move iron to market with gold")
    assert (t[0].market, t[0].tilted, t[0].workshop) == ("iron", "iron", "gold")


def test_others_markets_are_not_tilted_by_ones_turn() -> None:
    """Rule 3.6: what others have was straightened at the end of their turns, and all of it can be bought."""
    t = table(seat(hand="gold"), seat()).play("0 play gold to market").play("0 end")
    t.play("1 buy raw-gold from seat 0 to market")
    assert t[1].tilted == "raw-gold"
