"""Section 9: what is planned for one's next turn, and what it comes to."""

import pytest

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.plans import LATER, PlanCancelled, Waits
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from tests.games.dwarven_smithy.rules.table import Table, game, seat, table

ADA, BEN = Seat(0), Seat(1)


def comes_to(t: Table, whose: Seat, text: str, during: int = 0) -> str:
    """The action, whether it waits, holding up others or not, or why it never will."""
    plan = game().parse_plan(f"turn {during}: {text}")
    assert str(plan) == f"turn {during}: {text}"
    match game().planned(t.seen(whose), whose, plan):
        case Waits() as waits:
            return "later" if waits == LATER else "waits"
        case PlanCancelled(why=why, condition=condition):
            return why.value if condition is None else f"{why.value} {condition}"
        case action:
            assert t.offers(f"{whose} {action}")
            return str(action)


def offered(t: Table, whose: Seat) -> list[str]:
    return [str(planned_action) for planned_action in game().planned_actions(t.seen(whose), whose)]


def test_a_plan_is_for_the_next_turn_alone() -> None:
    """Rules 1.4, 6.3: whoever is on turn plans for the turn after this one."""
    t = table(seat(), seat(), guild="door-hinges belt-knife")
    assert game().period(t.state) == "turn 0"
    assert comes_to(t, BEN, "end") == "waits"
    assert comes_to(t, ADA, "end") == "waits"
    t.play("0 end")
    assert comes_to(t, BEN, "end") == "end"
    assert comes_to(t, ADA, "end") == "waits"
    t.play("1 end")
    assert comes_to(t, BEN, "end") == "expired"
    assert comes_to(t, ADA, "end") == "end"
    t.play("0 draw guild")
    assert comes_to(t, ADA, "end") == "end"


def test_what_is_refined_goes_to_the_market_and_is_sold_in_the_turn_after() -> None:
    """Rules 3.6, 4.2: refined when the turn begins; tilted while it lasts, which holds up nothing else."""
    t = table(seat(), seat(workshop="raw-gold"))
    assert {"move gold to market", "sell gold"} <= set(offered(t, BEN))
    assert comes_to(t, BEN, "move gold to market") == "waits"
    assert comes_to(t, BEN, "sell gold") == "later"
    t.play("0 end")
    assert comes_to(t, BEN, "sell gold") == "later"
    assert comes_to(t, BEN, "move gold to market") == "move gold to market"
    t.play("1 move gold to market")
    assert comes_to(t, BEN, "move gold to market") == "gone"
    assert comes_to(t, BEN, "sell gold") == "later"
    t.play("1 end").play("0 end")
    assert comes_to(t, BEN, "sell gold") == "sell gold"
    t.play("1 end")
    assert comes_to(t, BEN, "sell gold") == "expired"


def test_without_tilt_it_is_sold_in_the_same_turn() -> None:
    """Rules 3.6, 11: an apprentice's text."""
    t = table(seat(), seat(workshop="raw-gold", apprentices="crier-una"))
    t.play("0 end").play("1 move gold to market")
    assert comes_to(t, BEN, "sell gold") == "sell gold"


def test_a_sale_is_dropped_when_somebody_buys_the_card_before() -> None:
    """Rule 5.7: nobody is asked."""
    t = table(seat(40), seat(market="gold"))
    assert comes_to(t, BEN, "sell gold") == "later"
    t.play("0 buy gold from seat 1 to workshop")
    assert comes_to(t, BEN, "sell gold") == "gone"
    assert comes_to(t, BEN, "sell gold, end") == "waits"


def test_nothing_moves_into_a_full_market() -> None:
    """Rule 3.1: four places."""
    full = table(seat(), seat(workshop="gold", market="iron iron iron iron")).play("0 end")
    assert comes_to(full, BEN, "move gold to market") == "gone"
    assert comes_to(full, BEN, "move gold to market, end") == "end"


def test_a_card_that_comes_up_is_bought_where_it_is_cheapest() -> None:
    """Rules 5.6, 5.7: a market's before the row's for the same price, and none for more than was said."""
    t = table(seat(hand="gold"), seat(40), row="iron gold")
    price, dearer = game().cards.buy_value(Name("gold")), game().cards.buy_value(Name("gold")) + 1
    assert f"buy gold for {dearer}" in offered(t, BEN)
    assert comes_to(t, BEN, f"buy gold for {dearer}") == "waits"
    t.play("0 end")
    assert comes_to(t, BEN, f"buy gold for {dearer}") == "buy warehouse 2"
    assert comes_to(t, BEN, f"buy gold for {price}") == "gone"
    assert comes_to(t, BEN, f"buy raw-gold for {dearer}") == "gone"
    t = table(seat(market="gold"), seat(40), row="gold").play("0 end")
    assert comes_to(t, BEN, f"buy gold for {price}") == "buy gold from seat 0 to workshop"
    poor = table(seat(market="gold"), seat(price - 1)).play("0 end")
    assert comes_to(poor, BEN, f"buy gold for {price}") == "gone"


def test_where_cards_are_auctioned_only_the_row_is_bought_from() -> None:
    """Rule 8.1: markets are not bought from."""
    t = table(seat(market="gold"), seat(40), seat(), auction=True).play("0 end")
    assert comes_to(t, BEN, "buy gold for 40") == "gone"


def test_the_next_auction_can_be_passed_and_no_later_one() -> None:
    """Rules 8.3, 8.4: asked in another seat's turn."""
    t = table(seat(40), seat(40), seat(market="gold"), auction=True)
    assert "pass" in offered(t, BEN)
    assert "pass" not in offered(table(seat(), seat()), BEN)
    assert comes_to(t, BEN, "pass") == "later"
    t.play("0 auction gold from seat 2").awaits(1)
    assert comes_to(t, BEN, "pass") == "pass"
    t.play("1 pass")
    assert comes_to(t, BEN, "pass") == "later"
    t.play("0 bid 20 to workshop").play("0 end")
    assert comes_to(t, BEN, "pass") == "expired"


def test_a_craft_waits_for_what_is_raw_and_uses_the_least() -> None:
    """Rules 4.2, 5.8: resources are refined when the turn begins."""
    t = table(seat(), seat(workshop="bag-of-rivets raw-iron gold"))
    assert "craft bag-of-rivets" in offered(t, BEN)
    assert comes_to(t, BEN, "craft bag-of-rivets") == "waits"
    t.play("0 end")
    assert comes_to(t, BEN, "craft bag-of-rivets") == "craft bag-of-rivets with iron"
    t.play("1 craft bag-of-rivets with iron")
    assert comes_to(t, BEN, "craft bag-of-rivets") == "gone"
    bare = table(seat(), seat(workshop="bag-of-rivets gold")).play("0 end")
    assert comes_to(bare, BEN, "craft bag-of-rivets") == "gone"


def test_a_choice_at_the_beginning_of_the_turn_comes_first() -> None:
    """Rules 4.1, 4.7: a tool waits to be kept or sold."""
    t = table(seat(), seat(stacks="long-tongs: iron", market="gold")).play("0 end")
    assert t.phase == "complete"
    assert [comes_to(t, BEN, planned_action) for planned_action in ("sell gold", "end")] == ["later", "waits"]
    t.play("1 complete long-tongs sell")
    assert [comes_to(t, BEN, planned_action) for planned_action in ("sell gold", "end")] == ["sell gold", "end"]


def test_plans_can_end_with_the_games_end_or_with_what_they_were_for() -> None:
    """Rules 5.6, 7.1: stops."""
    t = table(seat(hand="iron"), seat(), row="gold", guild="door-hinges")
    assert [str(stop) for stop in game().cancel_conditions(t.seen(BEN), BEN)] == ["ending", "gone gold"]
    assert comes_to(t, BEN, "end unless gone gold, ending") == "waits"
    assert comes_to(t, BEN, "end unless gone iron") == "stopped gone iron"
    t.play("0 draw guild")
    assert comes_to(t, BEN, "end unless ending") == "stopped ending"


def test_nothing_is_planned_for_a_turn_that_does_not_come() -> None:
    """Rules 6.5, 7.2: not in one's last turn, nor after it; a sale of the turn after not before the last one."""
    middle = table(seat(), seat(workshop="gold"), seat(), ended_by=0, turn=1)
    assert [offered(middle, Seat(number)) == [] for number in range(3)] == [True, True, False]
    before = table(seat(), seat(workshop="gold"), ended_by=1)
    assert not offered(before, ADA), "seat 1 ended the game: this is seat 0's last turn"
    coming = table(seat(), seat(), seat(workshop="gold"), ended_by=0, turn=1)
    assert "move gold to market" in offered(coming, Seat(2))
    assert "sell gold" not in offered(coming, Seat(2))
    four = ";".join(f"{king}: iron" for king in ("emberjaw-maul", "cinder-oath", "hearthmail", "quarry-mace"))
    assert not offered(table(seat(kings=four), seat()), ADA), "known to be the last turn"


def test_what_is_offered_fits_a_menu_and_tells_of_no_hand() -> None:
    """Rule 3.7: hands of others are not looked at."""
    t = table(seat(hand="belt-knife door-hinges"), seat(40, workshop="raw-gold raw-iron raw-ruby ice"), row="gold iron")
    found = offered(t, BEN)
    assert len(found) <= 25
    assert len(set(found)) == len(found)
    assert not [line for line in found if "door-hinges" in line or "belt-knife" in line]
    assert all(comes_to(t, BEN, line) in ("waits", "later") for line in found)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "jump",
        "sell door-hinges",
        "move raw-gold to market",
        "craft gold",
        "buy ? for 3",
        "buy gold for 03",
        "end now",
    ],
)
def test_what_cannot_be_read(text: str) -> None:
    """Rule 12: the notation of plans."""
    for said in (text, f"turn 1: {text}", "turn x: end", "round 1: end"):
        with pytest.raises(NotationError):
            game().parse_plan(said)
