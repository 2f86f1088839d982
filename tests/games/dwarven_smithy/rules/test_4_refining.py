"""Rules 4.1, 4.2: a turn begins."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.events import TurnBegan
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from tests.games.dwarven_smithy.rules.table import seat, table


def test_all_that_is_raw_in_the_workshop_is_refined() -> None:
    """Rules 2.3, 4.2: metals and gems, not what lies in the market or in a hand."""
    t = table(seat(), seat(hand="gold", workshop="raw-gold iron raw-ruby ice belt-knife", market="raw-gold"))
    t.play("0 end")
    assert (t[1].workshop, t[1].market, t[1].hand) == ("gold iron ruby ice belt-knife", "raw-gold", "gold")
    assert t.events[-1] == TurnBegan(Seat(1), (Name("raw-gold"), Name("raw-ruby")), 0, last=False)
    t.awaits(1)


def test_others_workshops_are_not_refined() -> None:
    """Rule 4.2: only those of the seat whose turn begins."""
    t = table(seat(workshop="raw-gold"), seat()).play("0 end")
    assert t[0].workshop == "raw-gold"


def test_texts_pay_at_the_start_of_the_turn() -> None:
    """Rule 4.2: each of them, to their owner alone."""
    t = table(seat(apprentices="porter-bram clerk-wyn"), seat(), mode="starter")
    t.play("0 end").play("1 end")
    assert (t[0].coins, t[1].coins) == (18, 15)
    assert t.events[-1] == TurnBegan(Seat(0), (), 3, last=False)


def test_an_apprentice_completed_in_this_turn_does_not_pay_yet() -> None:
    """Rule 4.2: income comes before completion."""
    t = table(seat(), seat(stacks="porter-bram: iron silver")).play("0 end")
    assert (t[1].coins, t[1].apprentices) == (15, "porter-bram")
    t.play("1 end").play("0 end")
    assert t[1].coins == 16


def test_until_a_choice_is_made_nothing_else_is_possible() -> None:
    """Rules 4.1, 4.11: the first two phases stop for a choice, and for nothing but that choice."""
    t = table(seat(), seat(hand="gold", market="iron", stacks="long-tongs: iron iron")).play("0 end")
    assert t.phase == "complete"
    t.awaits(1)
    assert t.legal(1) == {"complete long-tongs keep", "complete long-tongs sell"}
    for action in ("play gold to market", "sell iron", "draw mine", "end"):
        t.refuses(f"1 {action}", "complete-first", "4.1", card="long-tongs")
    t.play("1 complete long-tongs sell").play("1 play gold to market")


def test_without_a_choice_nothing_is_completed_by_hand() -> None:
    """Rule 4.1: the phases run by themselves."""
    t = table(seat(stacks="long-tongs: iron iron"), seat())
    t.refuses("0 complete long-tongs keep", "nothing-to-complete", "4.1")
