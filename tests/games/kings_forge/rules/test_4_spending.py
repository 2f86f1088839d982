"""Rule 4.4: when a benefit may be used; a gather roll waits for the player who could change it."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import Keep
from tests.games.kings_forge.rules.table import game, seat, table


def test_a_benefit_is_used_once() -> None:
    """Rule 4.4: then it is gone."""
    t = table(seat(hand="M1 W2", held="alchemist.bottom"), "M", phase="craft")
    t.play("0 use alchemist.bottom on M1")
    t.refuses("0 use alchemist.bottom on M2", "not-held", "4.4", source="alchemist.bottom")
    t.awaits(0)


def test_only_what_one_holds_can_be_used() -> None:
    """Rule 4.4: another seat's token is another seat's."""
    t = table(seat(hand="M1 W2"), seat("M", held="token-six"), phase="craft")
    t.refuses("0 use token-six on M1", "not-held", "4.4", source="token-six")
    t.awaits(0)


def test_only_in_ones_own_turn() -> None:
    """Rules 1.5, 4.4: nothing is played out of turn."""
    t = table(seat(hand="M1 W2"), seat("M", held="token-six"), phase="craft")
    t.refuses("1 use token-six on M1", "not-your-turn", "1.5", awaited=0)
    t.awaits(0)


def test_a_workshop_copy_is_named_by_workshop() -> None:
    """Rules 4.4, 7.2: the copy of Tavern bottom is no Tavern."""
    t = table(seat(hand="M1 W2", held="workshop.top=tavern.bottom"), "M", phase="craft")
    t.refuses("0 use tavern.bottom on M1", "not-held", "4.4", source="tavern.bottom")
    t.play("0 use workshop.top on M1")
    assert t[0].hand == "M6 W2"
    t.awaits(0)


def test_without_a_roll_there_is_nothing_to_change_in_the_gather_phase() -> None:
    """Rule 4.4: supply dice show nothing."""
    t = table(seat("MMM", held="token-six"), "MMMMM")
    t.refuses("0 use token-six on M1", "no-rolled-dice", "4.4")
    t.awaits(0)


def test_a_gather_roll_waits_for_the_player_who_could_change_it() -> None:
    """Rule 4.4: a benefit or keep, and nothing else before."""
    t = table(seat("M", held="west-forest.bottom"), "MMMMM", face_up="garden mill").play(
        "0 gather garden.top", luck=[2]
    )
    assert t.legal(0) == {"keep", "use west-forest.bottom on W2"}
    t.refuses("0 gather mill.top paying MM", "decide-first", "2.5", awaited="garden.top")
    t.refuses("0 dock wood.1 discarding mill paying M", "decide-first", "2.5")
    t.refuses("0 pass taking token", "decide-first", "2.5")
    t.awaits(0)


def test_a_gather_roll_is_saved_by_a_benefit() -> None:
    """Rule 4.4: 2 and 2 make 4, Garden's wood is kept, the next player acts."""
    t = table(seat("M", held="west-forest.bottom"), "MMMMM", face_up="garden").play("0 gather garden.top", luck=[2])
    t.play("0 use west-forest.bottom on W2")
    assert (t[0].smithy, t[0].held) == ("W", "")
    t.awaits(1)


def test_a_gather_roll_may_be_kept_as_it_is() -> None:
    """Rule 4.4: the benefit is saved for the craft phase, the wood goes back."""
    t = table(seat("M", held="west-forest.bottom"), "MMMMM", face_up="garden", stock="W")
    t.play("0 gather garden.top", luck=[3]).play("0 keep")
    assert (t[0].smithy, t[0].held, t.stock) == ("", "west-forest.bottom", "W")
    t.awaits(1)


def test_a_gather_roll_waits_on_while_something_could_change_it() -> None:
    """Rule 4.4: one benefit after the other, until none is left or the player keeps it."""
    t = table(seat("M", held="alchemist.bottom cemetery.top"), "MMMMM", face_up="garden").play(
        "0 gather garden.top", luck=[2]
    )
    t.play("0 use alchemist.bottom on W2").awaits(0)
    assert t.legal(0) == {"keep", "use cemetery.top on W3"}
    t.play("0 use cemetery.top on W3")
    assert t[0].smithy == "W"
    t.awaits(1)


def test_a_gather_roll_waits_for_a_player_who_may_make_a_good_die_worse() -> None:
    """Rule 4.4: even a kept 6 could be flipped, so the player is asked."""
    t = table(seat("M", held="tavern.bottom"), "MMMMM", face_up="garden").play("0 gather garden.top", luck=[6])
    t.awaits(0)


@pytest.mark.parametrize(
    ("held", "value"),
    [("", 2), ("token-six", 6), ("south-mine.bottom", 4), ("south-mine.bottom token-six", 6)],
)
def test_a_gather_roll_that_nothing_could_change_resolves_at_once(held: str, value: int) -> None:
    """Rule 4.4: no benefit, a six that would become a six, or no 1 for South Mine."""
    t = table(seat("M", held=held), "MMMMM", face_up="garden").play("0 gather garden.top", luck=[value])
    assert t[0].smithy == ("W" if value >= 4 else "")
    t.awaits(1)


@pytest.mark.parametrize(("held", "value"), [("token-six", 5), ("south-mine.bottom", 1)])
def test_a_gather_roll_that_something_could_change_waits(held: str, value: int) -> None:
    """Rule 4.4: the other side of that bound."""
    t = table(seat("M", held=held), "MMMMM", face_up="garden").play("0 gather garden.top", luck=[value])
    assert "keep" in t.legal(0)
    t.awaits(0)


def test_anothers_benefits_hold_up_nothing() -> None:
    """Rules 1.5, 4.4: only the seat on turn is asked."""
    t = table("M", seat("M", held="west-forest.bottom"), face_up="garden").play("0 gather garden.top", luck=[2])
    t.awaits(1)


def test_a_gather_roll_may_be_rolled_again() -> None:
    """Rules 4.2, 4.4: North Mine works on the deciding die too."""
    t = table(seat("M", held="north-mine.bottom"), "MMMMM", face_up="garden").play("0 gather garden.top", luck=[2])
    t.play("0 use north-mine.bottom on W2", luck=[5])
    assert (t[0].smithy, t[0].held) == ("W", "")
    assert t.happened == ["Used", "GambleSettled", "Refilled"]
    t.awaits(1)


def test_a_gather_roll_rolled_again_can_be_cancelled() -> None:
    """Rules 4.4, 7.4: a re-roll is a roll; the deciding die goes to the stock and gives nothing."""
    t = table(seat("M", held="north-mine.bottom"), "MMMMM", face_up="garden", cemetery=5, stock="W")
    t.play("0 gather garden.top", luck=[2]).play("0 use north-mine.bottom on W2", luck=[5])
    assert (t[0].smithy, t.stock) == ("", "W")
    t.awaits(1)


def test_only_the_rolled_die_can_be_named() -> None:
    """Rules 3.2, 4.4: and only as it shows."""
    t = table(seat("M", held="token-plus"), "MMMMM", face_up="garden").play("0 gather garden.top", luck=[2])
    t.refuses("0 use token-plus on W3", "die-not-in-hand", "4.4", die="W3")
    t.refuses("0 use token-plus on W2 M1", "die-not-in-hand", "4.4", die="M1")
    t.awaits(0)


def test_a_benefit_used_in_the_gather_phase_is_gone_in_the_craft_phase() -> None:
    """Rule 4.4: one use in the round; half of the token's is lost with one die."""
    t = table(seat("MM", held="token-plus"), seat(passed=True), "", face_up="garden")
    t.play("0 gather garden.top", luck=[3]).play("0 use token-plus on W3")
    assert (t[0].held, t[0].smithy) == ("", "W")
    t.awaits(2)


@pytest.mark.parametrize("line", ["0 keep"])
def test_without_a_waiting_die_there_is_nothing_to_keep(line: str) -> None:
    """Rule 4.4: in either phase."""
    table(seat("M", held="token-six"), "M").refuses(line, "nothing-to-keep", "4.4")
    t = table(seat(hand="M3", held="token-six"), "M", phase="craft")
    t.refuses(line, "nothing-to-keep", "4.4")
    t.awaits(0)


def test_a_purple_die_waits_and_may_be_changed() -> None:
    """Rules 4.4, 7.4: +2 on the purple 3 before it is placed; then it is placed at 5 and stays so."""
    t = table(seat("M", held="west-forest.bottom"), "M", face_up="cemetery").play("0 gather cemetery.bottom", luck=[3])
    assert t.legal(0) == {"keep", "use west-forest.bottom on C3"}
    t.play("0 use west-forest.bottom on C3")
    assert t.state.cemetery == 5
    t.awaits(1)


@pytest.mark.parametrize(
    ("held", "value", "forced"),
    [
        ("alchemist.bottom", 1, True),
        ("alchemist.bottom west-forest.bottom", 1, False),
        ("alchemist.bottom", 3, False),
        ("alchemist.bottom", 4, True),
        ("north-mine.bottom", 1, False),
    ],
    ids=["2 at most", "4 with both", "4", "kept, whatever it shows", "it may roll anything"],
)
def test_a_die_of_which_the_same_comes_whatever_is_spent_is_left_without_asking(
    held: str, value: int, forced: bool
) -> None:
    """Rule 4.4: from 4 on the wood is kept; several benefits may be used one after the other."""
    t = table(seat("M", held=held), "MMMMM", face_up="garden").play("0 gather garden.top", luck=[value])
    assert (game().forced(t.state, Seat(0)) == Keep()) is forced
