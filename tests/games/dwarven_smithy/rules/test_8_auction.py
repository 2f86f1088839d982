"""Rules 8.1 to 8.6: markets are bought from by auction."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.events import Bought
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area
from tests.games.dwarven_smithy.rules.table import Json, Table, game, seat, table

FULL = {"market": "iron " * 4, "workshop": "iron " * 7}
"""No room anywhere."""


def market(*seats: Json, **more: object) -> Table:
    return table(*seats, auction=True, **more)


def four(**first: object) -> Table:
    """Seat 3 sells gold, which costs 6; seat 0 is on turn."""
    return market(seat(**first), seat(), seat(), seat(market="gold"))  # type: ignore[arg-type]


def test_buying_is_refused_and_the_row_is_bought_from_as_always() -> None:
    """Rule 8.1: 5.7 is replaced, 5.6 is not."""
    t = market(seat(), seat(market="gold"), seat(), row="iron")
    t.refuses("0 buy gold from seat 1 to market", "by-auction", "8.1")
    t.play("0 buy warehouse 1")
    assert t.offers("0 auction gold from seat 1")


def test_at_a_table_of_two_there_are_no_auctions() -> None:
    """Rule 8.1: 5.7 stands there."""
    t = market(seat(), seat(market="gold"))
    t.refuses("0 auction gold from seat 1", "no-auctions-here", "8.1")
    t.play("0 buy gold from seat 1 to market")


def test_without_the_variant_there_are_none() -> None:
    """Rule 8.1: the option is off."""
    table(seat(), seat(market="gold"), seat()).refuses("0 auction gold from seat 1", "no-auctions-here", "8.1")


@pytest.mark.parametrize(("coins", "may"), [(6, True), (5, False)])
def test_naming_needs_the_coins(coins: int, may: bool) -> None:
    """Rule 8.2: the buy value."""
    t = four(coins=coins)
    if may:
        t.play("0 auction gold from seat 3")
    else:
        t.refuses("0 auction gold from seat 3", "too-dear", "8.2", price=6, coins=5)


def test_naming_needs_room() -> None:
    """Rule 8.2: in one of the areas."""
    four(**FULL).refuses("0 auction gold from seat 3", "no-room", "8.2", area="either")
    four(market=FULL["market"]).play("0 auction gold from seat 3")


@pytest.mark.parametrize(
    ("card", "of", "reason"),
    [("silver", 3, "not-for-sale"), ("gold", 0, "own-market"), ("gold", 4, "no-such-seat")],
)
def test_only_what_could_be_bought_is_named(card: str, of: int, reason: str) -> None:
    """Rules 5.7, 8.1: a card that lies there."""
    four(market="gold").refuses(f"0 auction {card} from seat {of}", reason, "5.7")


def test_while_it_is_open_nothing_else_happens() -> None:
    """Rule 8.2: whoever is asked answers; nobody else does anything."""
    t = four().play("0 auction gold from seat 3")
    t.awaits(2)
    t.refuses("0 end", "not-your-turn", "9.2", awaited=2)
    t.refuses("2 end", "auction-open", "8.2", card="gold", seat=3)
    t.refuses("2 auction gold from seat 3", "auction-open", "8.2")


def test_counter_clockwise_from_the_sellers_right_each_answers_once() -> None:
    """Rules 8.3, 8.4: seats 2, 1 and 0, the naming one in its place."""
    t = four().play("0 auction gold from seat 3")
    t.awaits(2)
    t.play("2 bid 6 to market").awaits(1)
    t.play("1 pass").awaits(0)
    t.play("0 bid 7 to workshop")
    assert t.events[-1] == Bought(Seat(0), Seat(3), Name("gold"), Area.WORKSHOP, 7)
    assert [t[who].coins for who in range(4)] == [8, 15, 15, 22]
    assert t[0].workshop == "gold"
    t.awaits(0)


def test_the_naming_seat_in_the_middle() -> None:
    """Rule 8.3: seat 0 sells, seat 2 named; seats 3, 2, 1 are asked."""
    t = market(seat(market="gold"), seat(), seat(), seat(), turn=2).play("2 auction gold from seat 0")
    t.awaits(3)
    t.play("3 pass").awaits(2)
    t.play("2 bid 6 to market").awaits(1)
    t.play("1 bid 7 to market")
    assert t[1].market == "gold"
    t.awaits(2)


@pytest.mark.parametrize(("coins", "least"), [(5, 6), (8, 9)])
def test_a_bid_is_higher_than_all_before(coins: int, least: int) -> None:
    """Rule 8.3: at least the buy value."""
    t = four().play("0 auction gold from seat 3")
    if least > 6:
        t.play("2 bid 8 to market")
    t.refuses(f"{2 if least == 6 else 1} bid {coins} to market", "bid-too-low", "8.3", least=least)
    t.play(f"{2 if least == 6 else 1} bid {least} to market")


def test_a_bid_is_not_more_than_ones_coins() -> None:
    """Rule 8.3: all of them at most."""
    t = four().play("0 auction gold from seat 3")
    t.refuses("2 bid 16 to market", "bid-too-high", "8.3", coins=15)
    t.play("2 bid 15 to market")
    # Nobody can bid more: the others are not asked.
    assert (t[2].coins, t[2].market) == (0, "gold")
    t.awaits(0)


def test_a_bid_names_an_area_with_room() -> None:
    """Rule 8.3: the market may be full while the workshop is not."""
    t = market(seat(), seat(), seat(market="iron iron iron iron"), seat(market="gold")).play(
        "0 auction gold from seat 3"
    )
    t.refuses("2 bid 6 to market", "no-room", "3.3", area="market")
    t.play("2 bid 6 to workshop")


@pytest.mark.parametrize("unable", [seat(5), seat(market=FULL["market"], workshop=FULL["workshop"])])
def test_who_cannot_bid_is_skipped(unable: Json) -> None:
    """Rule 8.3: without the coins or without room."""
    t = market(seat(), seat(), unable, seat(market="gold")).play("0 auction gold from seat 3")
    t.awaits(1)


def test_who_has_no_other_turn_is_skipped() -> None:
    """Rule 8.3: seat 2 triggered the end, its last turn is over; what it sells is for sale."""
    t = market(seat(), seat(), seat(market="iron"), seat(market="gold"), ended_by=2, turn=0)
    t.play("0 auction gold from seat 3").awaits(1)
    t.play("1 pass").play("0 bid 6 to market").play("0 auction iron from seat 2").awaits(1)


def test_the_naming_seat_passes_only_after_a_bid() -> None:
    """Rule 8.4: without one it takes the card itself."""
    t = four().play("0 auction gold from seat 3").play("2 pass").play("1 pass")
    t.refuses("0 pass", "must-bid", "8.4", least=6)
    t.play("0 bid 6 to market")
    t = four().play("0 auction gold from seat 3").play("2 bid 6 to market").play("1 pass").play("0 pass")
    assert t[2].market == "gold"
    t.awaits(0)


def test_a_card_won_in_anothers_turn_is_not_tilted() -> None:
    """Rule 8.5: one's own is."""
    t = four().play("0 auction gold from seat 3").play("2 pass").play("1 bid 6 to market").play("0 pass")
    assert (t[1].market, t[1].tilted) == ("gold", "")
    t = four().play("0 auction gold from seat 3").play("2 pass").play("1 pass").play("0 bid 6 to market")
    assert (t[0].market, t[0].tilted) == ("gold", "gold")


def test_the_same_card_of_the_same_seat_is_named_once_a_turn() -> None:
    """Rule 8.6: an equal one is the same; another seat's or the next turn's is not."""
    t = market(seat(50), seat(market="gold"), seat(market="gold gold"))
    t.play("0 auction gold from seat 2").play("1 pass").play("0 bid 6 to market")
    t.refuses("0 auction gold from seat 2", "named-before", "8.6", card="gold", seat=2)
    t = market(seat(50), seat(market="gold"), seat(market="gold gold"), named=[{"card": "gold", "seller": 2}])
    assert t.legal(0, "auction") == {"auction gold from seat 1"}
    t.play("0 end").play("1 auction gold from seat 2")


@pytest.mark.parametrize("action", ["bid 6 to market", "pass"])
def test_without_an_auction_nobody_answers(action: str) -> None:
    """Rule 8.3: a late button."""
    four().refuses(f"0 {action}", "no-auction", "8.3", verb=action.split(maxsplit=1)[0])


def test_the_auction_waits_for_others_aloud() -> None:
    """Rules 8.3, 9.2: the channel hears of it, though the turn is not over."""
    t = four().play("0 auction gold from seat 3")
    assert not game().mid_turn(t.state)
    t.play("2 pass").play("1 pass").awaits(0)
    assert not game().mid_turn(t.state), "whoever named the card is called to bid"
    assert game().mid_turn(t.play("0 bid 15 to market").state)


def test_who_named_the_card_is_called_back_by_whoever_answers_last() -> None:
    """Rules 8.5, 9.2: then the turn goes on, which the channel has to hear of."""
    t = market(seat(20), seat(20, market="gold"), seat(20))
    t.play("0 auction gold from seat 1").awaits(0)
    assert game().mid_turn(t.state)
    t.play("0 bid 9 to market").awaits(2)
    assert not game().mid_turn(t.state)
    t.play("2 pass").awaits(0)
    assert not game().mid_turn(t.state)
    assert game().mid_turn(t.play("0 move gold to workshop").state)
    t = market(seat(20), seat(20), seat(20, market="gold"))
    t.play("0 auction gold from seat 2").play("1 pass").play("0 bid 9 to market").awaits(0)
    assert game().mid_turn(t.state), "whoever answered last goes on"
