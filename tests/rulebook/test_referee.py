"""Can I, asked of the rules themselves: by the action that comes nearest to what was meant."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rulebook.feasibility import pass_refusal, refusal
from kingsforge_bot.games.kings_forge.rulebook.parts import Awaited, BoxMissed, DiceShort, HadTurns, Part, SquareLacks
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.reasons import Reason
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.rules.turns import Done
from tests.rulebook.asking import ANA, BEN, GAME, position, told


def test_a_white_die_stands_in_where_the_coloured_one_is_too_low() -> None:
    """Rule 3.3: a Library die fits any box; the low wood die then lies on the low box, or stays in hand."""
    for hand in ("W3 L4", "W2 W3 L4", "W1 W4 L3", "L3 L4"):
        assert refusal(GAME, position({"hand": hand.split()}, "M", phase="craft"), ANA, Item("table")) is None
    why = told(position({"hand": ["W2", "L4"]}, "M", phase="craft"), Item("table"))
    assert [(part.box, part.short) for part in why.parts if isinstance(part, BoxMissed)] == [(1, 1)]


def test_a_white_die_stands_in_when_stealing_too() -> None:
    """Rule 3.4"""
    other = {"supply": "M", "made": [{"card": "table", "dice": ["W5", "W4"]}]}
    for hand, enough in (("W4 L6", True), ("W2 W5 L5", True), ("W4 L5", False)):
        state = position({"hand": hand.split()}, other, phase="craft", display=["axe"])
        assert (refusal(GAME, state, ANA, Item("table")) is None) is enough


@pytest.mark.parametrize(
    ("state", "rule", "part"),
    [
        (position("MMM", {"supply": "MMM", "passed": True}, "M"), "rule-2-6", HadTurns(Done.PASSED)),
        (position({"hand": ["M2"]}, "M", "M", phase="craft", anvil=1, turn=0), "rule-3-1", HadTurns(Done.CRAFTED)),
    ],
)
def test_who_has_no_turn_left_in_the_phase_is_told_so(state: State, rule: str, part: Part) -> None:
    """Rules 2.6, 3.1: it is not only that another is on turn."""
    target = Side.MILL_TOP if rule == "rule-2-6" else Item("table")
    why = told(state, target, BEN)
    assert why.reason is Reason.NOT_YOUR_TURN
    assert why.entries[:2] == ("rule-1-5", rule)
    assert why.parts == (part, Awaited(ANA))
    assert told(state, target, Seat(2)).parts == ((Awaited(ANA),) if rule == "rule-2-6" else (part, Awaited(ANA)))


def test_what_can_be_done_is_not_refused() -> None:
    state = position("GMMM", "M")
    for target in (Side.MILL_BOTTOM, Side.NORTH_MINE_TOP, Space("wood.1")):
        assert refusal(GAME, state, ANA, target) is None
    assert refusal(GAME, position({"hand": ["W4", "W3"]}, "M", phase="craft"), ANA, Item("table")) is None
    assert pass_refusal(GAME, state, ANA) is None
    assert pass_refusal(GAME, state, BEN) is not None


def test_asking_changes_nothing_and_needs_no_luck() -> None:
    state = position("MMM", "M", face_up=["cemetery", "garden", "tavern", "peddler"], deck=["mill"])
    before = GAME.dump(state)
    for side in Side:
        refusal(GAME, state, ANA, side)
    assert GAME.dump(state) == before
    assert refusal(GAME, state, ANA, Side.CEMETERY_BOTTOM) is None


@pytest.mark.parametrize(
    ("supply", "claims", "part"),
    [
        (
            "MM",
            {"shrine.bottom": "M" * 7, "north-mine.top": "MM"},
            DiceShort(Side.WORKSHOP_TOP, 1, Side.NORTH_MINE_TOP),
        ),
        ("M", {"mill.top": "MM", "tavern.bottom": "M"}, DiceShort(Side.WORKSHOP_TOP, 1, Side.TAVERN_BOTTOM)),
        ("MMM", {"shrine.bottom": "M" * 7, "peddler.bottom": ""}, DiceShort(Side.WORKSHOP_TOP, 2, Side.PEDDLER_BOTTOM)),
        ("MM", {"caravan.top": "W"}, SquareLacks(Side.WORKSHOP_TOP, 2, (Kind.WOOD,), Side.CARAVAN_TOP)),
    ],
)
def test_workshop_is_explained_by_the_copy_that_lacks_least(supply: str, claims: dict[str, str], part: Part) -> None:
    """Rule 7.2: not by the side that was claimed first."""
    made = [{"side": side, "paid": list(paid)} for side, paid in claims.items()]
    state = position(supply, {"supply": "M", "claims": made}, face_up=["workshop"])
    assert part in told(state, Side.WORKSHOP_TOP).parts
