"""Rule 3.5: how craft turns and the craft phase end."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from kingsforge_bot.games.kings_forge.rules.events import TurnEnded
from tests.games.kings_forge.rules.table import seat, table


def test_dice_not_placed_go_to_the_smithy() -> None:
    """Rule 3.5: and the next seat's turn begins."""
    t = table(seat(smithy="G", hand="M3 W4"), "MMMMM", "MMMMM", phase="craft").play("0 end")
    assert (t[0].smithy, t[0].hand) == ("MWG", None)
    t.awaits(1)


def test_an_unused_library_die_goes_to_the_stock_at_once() -> None:
    """Rules 3.5, 7.1: it never lies on a smithy."""
    t = table(seat(hand="M3 L6"), "MMMMM", phase="craft").play("0 end")
    assert (t[0].smithy, t.state.library) == ("M", 2)
    assert t.events[0] == TurnEnded(Seat(0), read_dice("M3"))
    t.awaits(1)


def test_the_turn_ends_by_itself_with_the_last_die_placed() -> None:
    """Rule 3.5: nothing is left to do."""
    t = table(seat(hand="W3 W4", held="token-six"), "MMMMM", phase="craft", display="table")
    t.play("0 craft table with W3 W4")
    assert t.happened == ["Crafted", "TurnEnded"]
    t.awaits(1)


def test_the_turn_ends_by_itself_with_the_last_die_used_to_steal() -> None:
    """Rule 3.5: the same after a theft."""
    t = table(seat(made="table: W3 W4"), seat(hand="W3 W5"), "MMMMM", phase="craft", turn=1)
    t.play("1 steal table with W3 W5 from 0")
    t.awaits(2)


def test_dice_that_can_make_nothing_do_not_end_the_turn() -> None:
    """Rule 3.5: while dice lie there the player says when it ends."""
    t = table("M", "MMMMM", phase="craft", display="crown").play("0 roll", luck=[1])
    t.awaits(0)


def test_gardens_wood_is_something_to_roll() -> None:
    """Rules 3.5, 4.7: with Garden bottom and a wood in the stock the turn goes on without dice."""
    t = table(seat(hand="W3 W4", held="garden.bottom"), "MMMMM", phase="craft", display="table", stock="W")
    t.play("0 craft table with W3 W4")
    assert t.legal(0) == {"use garden.bottom taking wood", "end"}
    t.play("0 use garden.bottom taking wood", luck=[2])
    assert t[0].hand == "W2"
    t.awaits(0)


def test_garden_without_wood_in_the_stock_is_nothing_to_roll() -> None:
    """Rules 1.2, 3.5: there is nothing to take, so the turn is over."""
    t = table(seat(hand="W3 W4", held="garden.bottom"), "MMMMM", phase="craft", display="table", stock="MG")
    t.play("0 craft table with W3 W4")
    t.awaits(1)


def test_a_seat_with_nothing_to_roll_is_skipped() -> None:
    """Rule 3.5: nothing to roll, nothing to do; its smithy stays."""
    t = table(seat(hand="M1"), seat(smithy="WW", held="token-six"), "MMMMM", phase="craft").play("0 end")
    assert t.happened == ["TurnEnded", "TurnSkipped"]
    assert t[1].smithy == "WW"
    t.awaits(2)


def test_a_first_player_with_nothing_to_roll_is_skipped_too() -> None:
    """Rules 3.1, 3.5: the phase then begins with the next seat."""
    t = table("", seat("M", passed=True), anvil=0).play("0 pass")
    assert (t.phase, t.happened) == ("craft", ["Passed", "PhaseBegan", "TurnSkipped"])
    t.awaits(1)


def test_gardens_wood_alone_gives_a_turn() -> None:
    """Rule 3.5: it may be taken with or without the empty roll before it."""
    t = table(seat(hand="M1"), seat(held="garden.bottom"), "M", phase="craft", stock="W").play("0 end")
    assert t.legal(1) == {"roll", "use garden.bottom taking wood"}
    t.play("1 use garden.bottom taking wood", luck=[4])
    assert (t[1].hand, t.stock) == ("W4", "")
    t.refuses("1 roll", "already-rolled", "3.1")
    t.awaits(1)


def test_an_empty_roll_keeps_the_turn_for_gardens_wood() -> None:
    """Rule 3.5: the roll of no dice ends nothing while the wood is there."""
    t = table(seat(held="garden.bottom"), "M", phase="craft", stock="W").play("0 roll")
    assert (t[0].hand, t.legal(0)) == ("", {"use garden.bottom taking wood", "end"})
    t.awaits(0)


def test_garden_without_wood_gives_no_turn() -> None:
    """Rules 1.2, 3.5: skipped like anyone with nothing to roll."""
    t = table(seat(hand="M1"), seat(held="garden.bottom"), "M", phase="craft", stock="M").play("0 end")
    t.awaits(2)


def test_after_the_last_turn_the_next_round_begins() -> None:
    """Rules 3.5, 5.3: seat 0 was the last, the anvil passes from seat 1 to seat 2."""
    t = table(seat(hand="M1"), "", "MM", phase="craft", anvil=1, turn=0).play("0 end")
    assert (t.phase, t.state.round, t.state.anvil) == ("gather", 2, 2)
    t.awaits(2)


def test_a_round_in_which_nobody_can_roll_goes_straight_on() -> None:
    """Rules 3.5, 5.3: all seats are skipped, the next round begins."""
    t = table(seat(smithy="M"), seat(passed=True), anvil=0).play("0 pass", luck=[0, 1, 2, 3, 4, 5])
    assert (t.phase, t.state.round, t[0].supply) == ("gather", 2, "M")
    t.awaits(1)
