"""What is promised of dice that roll again: the number that is found once they lie there."""

from itertools import product

import pytest
from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.making.offers import proposals
from kingsforge_bot.games.kings_forge.advice.odds import odds
from kingsforge_bot.games.kings_forge.rules.actions import Action, TakeWood, Use
from kingsforge_bot.games.kings_forge.rules.benefits import Source
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, die, sort_dice, without
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.strategy.again import hoped
from kingsforge_bot.games.kings_forge.strategy.hints import hints
from kingsforge_bot.players.player import bounded
from tests.games.kings_forge.rules.table import seat, table

NORTH = "north-mine.bottom"


def rolled(
    hand: str, held: str = NORTH, *, display: str = "table", made: str = "", cemetery: int | None = None
) -> State:
    """Seat 1 of three has rolled; seat 0 may have items in front of it."""
    me = seat(held=held, hand=hand)
    return table(seat(made=made), me, "M", phase="craft", turn=1, display=display, cemetery=cemetery).state


def advised(state: State) -> Action:
    return hints(state, bounded(legal_actions(state)))[0].action


def lying(state: State, action: Use | TakeWood) -> tuple[list[Kind], tuple[Die, ...]]:
    """The kinds that the action rolls, and the dice that stay as they are."""
    hand = state.players[state.turn].hand or ()
    if isinstance(action, TakeWood):
        return [Kind.WOOD], hand
    return [one.kind for one in action.on], without(hand, action.on) or ()


def counted(state: State, action: Use | TakeWood) -> dict[str, float]:
    """Each way in which those dice can fall, and what the workbench then proposes."""
    kinds, kept = lying(state, action)
    player = state.players[state.turn]
    held = list(player.held)
    held.remove(next(one for one in held if one.source is action.source))
    found, rolls = dict[str, int](), 0
    for faces in product(range(1, 7), repeat=len(kinds)):
        rolls += 1
        fallen = [die(kind, face) for kind, face in zip(kinds, faces, strict=True) if face != state.cemetery]
        players = list(state.players)
        players[state.turn] = replace(player, hand=sort_dice((*kept, *fallen)), held=tuple(held))
        for offer in proposals(replace(state, players=tuple(players))):
            found[offer.item] = found.get(offer.item, 0) + 1
    return {item: number / rolls for item, number in found.items()}


@pytest.mark.parametrize(
    "position",
    [
        {"hand": "W1 W2"},
        {"hand": "W1 W4 M5"},
        {"hand": "W1 M1 M6", "display": "table shield"},
        {"hand": "M1 M2 M5", "display": "shield", "held": f"{NORTH} west-forest.bottom"},
        {"hand": "M1 M1 W1 G2", "display": "axe ruby-collar", "held": f"{NORTH} token-plus"},
        {"hand": "W2 W2 M4", "display": "table shield", "held": f"{NORTH} tavern.bottom"},
        {"hand": "W1 W1", "held": f"{NORTH} token-six", "cemetery": 3},
        {"hand": "M1 W1 W2", "display": "axe", "held": f"{NORTH} south-mine.bottom", "cemetery": 6},
        {"hand": "W1 M5 L1", "display": "table shield"},
        {"hand": "M5 M4", "display": "crown", "made": "shield: M5 M5"},
        {
            "hand": "M1 M2 M6",
            "display": "crown",
            "made": "shield: M5 M5; anvil: M2 M4 M5",
            "held": f"{NORTH} token-plus",
        },
    ],
    ids=str,
)
def test_the_number_told_is_that_of_all_ways_the_dice_can_fall(position: dict[str, str]) -> None:
    """Rules 3.3, 3.4, 4.2, 7.4: with the dice that are kept, and the benefits that are left."""
    state = rolled(**position)  # type: ignore[arg-type]
    action = advised(state)
    assert isinstance(action, Use)
    found = hoped(state, action)
    assert found is not None
    truth = counted(state, action)
    assert found.chance == pytest.approx(max(truth.values()), abs=1e-9)
    assert truth[found.item] == pytest.approx(found.chance, abs=1e-9)
    assert not found.least


@pytest.mark.parametrize("held", ["", "token-plus", "tavern.bottom", "garden.bottom"])
def test_where_all_dice_roll_again_it_is_what_odds_tell_before_a_roll(held: str) -> None:
    """Rules 3.1, 4.2: of the same dice with the benefits that are left."""
    state = rolled("M1 W1 W1", f"{NORTH} {held}", display="table axe")
    action = Use(Source(NORTH), state.players[1].hand or ())
    found = hoped(state, action)
    before = table(seat(), seat("MWW", held=held), "M", phase="craft", turn=1, display="table axe").state
    assert found is not None
    assert max(odds(before), key=lambda one: one.chance) == found


def test_gardens_wood_is_told_face_by_face() -> None:
    """Rule 4.7: rolled at once and usable; Table asks for 3 and 4 (3.3)."""
    state = rolled("W3 M1", "garden.bottom", display="table")
    take = TakeWood(Source("garden.bottom"))
    found = hoped(state, take)
    assert found is not None
    assert found.item == "table"
    assert found.chance == pytest.approx(counted(state, take)["table"])


def test_what_a_second_reroll_may_add_is_told_as_the_least() -> None:
    """Rule 4.2: it may take the dice too that are kept."""
    state = rolled("W1 W4", f"{NORTH} workshop.top={NORTH}", display="table")
    found = hoped(state, Use(Source(NORTH), (die(Kind.WOOD, 1),)))
    assert found is not None
    assert found.least


def test_of_what_rolls_nothing_again_nothing_is_told() -> None:
    """Rules 3.5, 4.2: neither of a bonus nor of dice that no item asks for."""
    state = rolled("W1 M1", f"{NORTH} west-forest.bottom", display="crown")
    assert hoped(state, Use(Source("west-forest.bottom"), (die(Kind.WOOD, 1),))) is None
    assert hoped(state, Use(Source(NORTH), (die(Kind.METAL, 1),))) is None


def test_of_two_items_for_which_the_same_dice_roll_again_either_is_hoped_for() -> None:
    """Rule 4.2: Axe asks for two wood dice, of which there is one; Ruby Collar for a gem of 4 or more."""
    state = rolled("M1 M1 W1 G2", display="axe ruby-collar")
    assert str(advised(state)) == f"use {NORTH} on M1 M1 W1 G2"
