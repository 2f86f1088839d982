"""Rule 2: what is planned for the gather phase, and what it comes to."""

import pytest

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.plans import CancelReason, PlanCancelled, Waits
from kingsforge_bot.core.seat import Seat
from tests.games.kings_forge.rules.table import game, seat, table

ADA, BEN, CLEO = Seat(0), Seat(1), Seat(2)


def comes_to(t: object, whose: Seat, text: str) -> str:
    """The action, `waits`, or why it never will."""
    state = game().player_view(t.state, whose)  # type: ignore[attr-defined]
    answer = game().planned(state, whose, game().parse_plan(text if text.startswith("round") else f"round 1: {text}"))
    match answer:
        case Waits():
            return "waits"
        case PlanCancelled(why=why, condition=condition):
            return why.value if condition is None else f"{why.value} {condition}"
        case _:
            return str(answer)


def test_passing_takes_what_was_wished_for_by_the_first_alone() -> None:
    """Rule 2.6: the first to pass takes a metal or a token; later ones nothing."""
    t = table("M", "M", "M", face_up="mill", stock="MM")
    assert comes_to(t, BEN, "pass taking token") == "waits"
    assert comes_to(t, ADA, "pass taking token") == "pass taking token"
    assert comes_to(t, ADA, "pass") == "pass taking metal"
    t.play("0 pass taking metal")
    assert comes_to(t, BEN, "pass taking token") == "pass"
    assert comes_to(t, ADA, "pass") == "gone"


def test_without_metal_the_first_to_pass_takes_the_token() -> None:
    """Rule 2.6: no metal in the stock, no choice."""
    t = table("M", "M", face_up="mill", stock="WGB")
    assert comes_to(t, ADA, "pass taking metal") == "pass taking token"


def test_passing_last_waits_for_all_others() -> None:
    """Rule 2.6: whoever has passed is out of the phase."""
    t = table(seat("M", passed=True), "M", "M", face_up="mill", turn=1)
    assert comes_to(t, BEN, "pass last") == "waits"
    t.play("1 pass")
    assert comes_to(t, CLEO, "pass last") == "pass"


def test_the_first_card_that_can_be_claimed_is() -> None:
    """Rule 2.2: face up, and paid by the supply."""
    t = table("MMW", "M", face_up="mill shrine", deck="garden")
    assert comes_to(t, ADA, "gather garden.top, gather shrine.top, gather mill.top") == "gather mill.top paying MM"
    assert comes_to(t, ADA, "gather garden.top, gather shrine.top") == "waits"
    assert comes_to(t, ADA, "gather garden.top, pass") == "pass taking metal"
    assert comes_to(t, BEN, "gather mill.top") == "waits"


def test_the_least_valuable_dice_pay_those_that_are_lost_before_the_others() -> None:
    """Rule 2.2: dice on X squares go to the stock."""
    t = table("MWWGB", "M", face_up="mill garden workshop alchemist")
    assert comes_to(t, ADA, "gather mill.bottom") == "gather mill.bottom paying GMWW"
    assert comes_to(t, ADA, "gather garden.bottom") == "gather garden.bottom paying G"
    assert comes_to(t, ADA, "gather workshop.bottom") == "gather workshop.bottom paying MW"
    assert comes_to(t, ADA, "gather alchemist.bottom") == "gather alchemist.bottom"


def test_caravan_pours_only_what_is_there() -> None:
    """Rule 7.3: all dice of the supply, one at least."""
    assert comes_to(table("MM", "M", face_up="caravan"), ADA, "gather caravan.bottom") == "gather caravan.bottom"
    assert comes_to(table("", "M", face_up="caravan"), ADA, "gather caravan.bottom") == "waits"


@pytest.mark.parametrize("side", ["workshop.top", "peddler.bottom"])
def test_what_needs_more_than_dice_is_not_planned(side: str) -> None:
    """Rules 7.2, 7.5: whom to copy, or with whom to trade, its player says."""
    card = side.partition(".")[0]
    t = table("MMMMM", "MMMM", face_up=card)
    assert comes_to(t, ADA, f"gather {side}") == "gone"
    assert f"gather {side}" not in map(str, game().planned_actions(t.state, ADA))


def test_a_card_that_is_gone_is_not_waited_for() -> None:
    """Rule 2.4: a card turned down does not come back this round, nor does one that was claimed (2.2)."""
    t = table("MM", "MM", "MM", face_up="mill shrine", deck="garden tavern")
    t.play("0 dock wood.1 discarding mill paying M")
    assert comes_to(t, BEN, "gather mill.top") == "gone"
    assert comes_to(t, CLEO, "gather shrine.top unless taken mill") == "stopped taken mill"
    assert comes_to(t, ADA, "gather shrine.top unless taken mill") == "waits"
    assert comes_to(t, BEN, "gather mill.top, gather shrine.top") == "waits"


def test_a_pass_of_others_stops_what_was_to_come_before_it() -> None:
    """Rule 2.6: one's own pass is none of others."""
    t = table("M", "M", "M", face_up="mill", stock="M")
    assert "passed" in map(str, game().cancel_conditions(t.state, BEN))
    t.play("0 pass taking metal")
    assert comes_to(t, BEN, "pass unless passed") == "stopped passed"
    assert "passed" not in map(str, game().cancel_conditions(t.state, BEN))
    assert "passed" in map(str, game().cancel_conditions(t.state, ADA))


def test_a_plan_waits_while_a_die_of_ones_own_does() -> None:
    """Rule 4.4: the turn waits for whoever rolled."""
    t = table(seat("M", held="token-six"), "M", face_up="garden mill", deck="shrine tavern")
    t.play("0 gather garden.top", luck=[4])
    assert comes_to(t, ADA, "pass") == "waits"
    t.play("0 keep")
    assert comes_to(t, BEN, "pass") == "pass taking metal"


def test_plans_end_with_the_phase_and_with_the_round() -> None:
    """Rule 2.7: the phase is over when all have passed."""
    t = table("M", "M", face_up="mill", stock="M")
    assert comes_to(t, ADA, "round 2: pass") == CancelReason.EXPIRED
    t.play("0 pass taking metal")
    t.play("1 pass")
    assert comes_to(t, ADA, "pass") == CancelReason.EXPIRED
    assert [*game().planned_actions(t.state, ADA), *game().cancel_conditions(t.state, ADA)] == []
    assert game().period(t.state) is None


@pytest.mark.parametrize(
    "text",
    [
        *("", "pass taking gem", "pass first", "gather", "gather mill", "gather mill.top paying MM", "pass, "),
        *("pass unless", "pass unless taken", "pass unless taken mill.top", "round 1: ", "pass,pass"),
        "pass unless passed unless passed",
    ],
)
def test_what_is_no_plan_cannot_be_read(text: str) -> None:
    """Rule 10: the notation of plans has one form."""
    with pytest.raises(NotationError):
        game().parse_plan(text)
