"""Rules 5.6, 5.7: the row and the markets of others."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.events import Bought, BoughtFromRow
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area
from tests.games.dwarven_smithy.rules.table import seat, table


@pytest.mark.parametrize(("place", "card", "price"), [(1, "iron", 3), (2, "gold", 6 + 1), (3, "ice", 8 + 2)])
def test_a_card_of_the_row(place: int, card: str, price: int) -> None:
    """Rule 5.6: its refined buy value, and a coin for each card above it; the others keep their order."""
    t = table(seat(price), seat(), row="iron gold ice").play(f"0 buy warehouse {place}")
    assert (t[0].coins, t[0].hand, t[1].coins) == (0, card, 15)
    assert t.row == " ".join(one for one in ("iron", "gold", "ice") if one != card)
    assert t.events == (BoughtFromRow(Seat(0), Name(card), place, price),)
    t = table(seat(price - 1), seat(), row="iron gold ice")
    t.refuses(f"0 buy warehouse {place}", "too-dear", "5.6", price=price, coins=price - 1)


@pytest.mark.parametrize("place", [0, 2])
def test_a_place_that_the_row_has_not(place: int) -> None:
    """Rule 5.6: places count from the top."""
    t = table(seat(), seat(), row="iron")
    t.refuses(f"0 buy warehouse {place}", "no-such-place", "5.6", place=place, cards=1)


def test_what_was_sold_this_turn_can_be_bought_back() -> None:
    """Rules 2.4, 5.6: it enters raw then."""
    t = table(seat(market="gold"), seat()).play("0 sell gold").play("0 buy warehouse 1").play("0 play gold to workshop")
    assert (t[0].coins, t[0].workshop) == (15 + 3 - 6, "raw-gold")


def test_a_rune_of_the_row_can_be_crafted_with_at_once() -> None:
    """Rule 5.6: a metal or gem is refined next turn first."""
    t = table(seat(workshop="runed-cleaver iron"), seat(), row="ice gold")
    t.play("0 buy warehouse 1").play("0 play ice to workshop").play("0 craft runed-cleaver with iron ice")


@pytest.mark.parametrize(("area", "there"), [("market", "raw-gold"), ("workshop", "")])
def test_a_card_of_a_market(area: str, there: str) -> None:
    """Rule 5.7: for its buy value in its state, to its owner; it keeps the state."""
    t = table(seat(3), seat(market="gold raw-gold"), seat()).play(f"0 buy raw-gold from seat 1 to {area}")
    assert (t[0].coins, t[1].coins, t[1].market) == (0, 15 + 3, "gold")
    assert (t[0].market, t[0].tilted) == (there, there)
    assert t.events == (Bought(Seat(0), Seat(1), Name("raw-gold"), Area(area), 3),)
    t.awaits(0)


def test_there_is_no_credit() -> None:
    """Rule 5.7: a coin short."""
    t = table(seat(5), seat(market="gold"))
    t.refuses("0 buy gold from seat 1 to market", "too-dear", "5.7", price=6, coins=5)


def test_a_guild_card_of_a_market() -> None:
    """Rule 5.7: King's Items too, as long as they lie face up; what was bought may be used at once."""
    t = table(seat(workshop="iron mithril ice"), seat(market="kilnface")).play("0 buy kilnface from seat 1 to market")
    assert (t[0].coins, t[1].coins) == (10, 20)
    t.play("0 craft kilnface with iron mithril ice")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("buy gold from seat 1 to market", "not-for-sale"),
        ("buy raw-iron from seat 1 to market", "not-for-sale"),
        ("buy belt-knife from seat 1 to market", "not-for-sale"),
        ("buy silver from seat 0 to market", "own-market"),
        ("buy iron from seat 2 to market", "no-such-seat"),
    ],
)
def test_what_cannot_be_bought(line: str, reason: str) -> None:
    """Rule 5.7: what lies in a workshop, in another state, in a hand, one's own, nobody's."""
    t = table(seat(market="silver"), seat(market="iron", workshop="gold", hand="belt-knife"))
    t.refuses(f"0 {line}", reason, "5.7")


def test_without_room_nothing_is_bought() -> None:
    """Rules 3.3, 5.7: in the area that is named."""
    t = table(seat(market="iron iron iron iron"), seat(market="gold"))
    t.refuses("0 buy gold from seat 1 to market", "no-room", "3.3")
    t.play("0 buy gold from seat 1 to workshop")


def test_the_market_of_a_seat_that_has_no_other_turn_stays_open() -> None:
    """Rule 5.7: after its last turn too."""
    t = table(seat(market="gold"), seat(), seat(), ended_by=0, turn=1).play("1 buy gold from seat 0 to market")
    assert t[0].coins == 15 + 6
