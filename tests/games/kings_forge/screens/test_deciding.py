"""Each button of a decision that a turn waits for says what it comes to (rules 4.4, 4.7, 7.4)."""

from random import Random

import pytest

from kingsforge_bot.games.kings_forge.rules.events import GambleSettled, PurplePlaced
from kingsforge_bot.games.kings_forge.rules.state import Undecided
from kingsforge_bot.games.kings_forge.screens.settling import kept_die
from kingsforge_bot.games.kings_forge.screens.status import status
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.ui.message import Menu
from tests.properties.play import Thrown
from tests.ui.limits import check
from tests.ui.looks import GAME, held, look_at, position, sampled, seen_by, user_of


def labels(l10n: Localizer, side: str, die: str, *sources: str, **more: object) -> dict[str, str]:
    """The label of each action while that die waits for the player who holds those benefits."""
    owed = {"type": "die", "side": side, "die": die}
    state = position(
        {"supply": "M", "held": held(*sources)}, "MM", owed=owed, face_up=["mill"], deck=["shrine"], **more
    )
    message = now(l10n, seen_by(look_at(state), user_of(0)))
    check(message)
    return {
        button.custom_id.payload: button.label for row in message.rows if not isinstance(row, Menu) for button in row
    }


@pytest.mark.parametrize(
    ("side", "die", "label"),
    [
        ("garden.top", "W1", "Leave W1: nothing"),
        ("garden.top", "W3", "Leave W3: nothing"),
        ("garden.top", "W4", "Leave W4: it is yours"),
        ("garden.top", "W5", "Leave W5: it is yours"),
        ("tavern.top", "G2", "Leave G2: 1 metal"),
        ("tavern.top", "G3", "Leave G3: it is yours"),
        ("cemetery.bottom", "C4", "Leave it: no 4 counts"),
        ("cemetery.bottom", "C8", "Leave it: every roll counts"),
    ],
)
def test_leaving_a_die(l10n: Localizer, side: str, die: str, label: str) -> None:
    assert labels(l10n, side, die, "north-mine.bottom")["keep"] == label


def test_leaving_a_gem_that_no_metal_makes_up_for(l10n: Localizer) -> None:
    """Rule 2.3"""
    assert labels(l10n, "tavern.top", "G1", "tavern.bottom", stock="WWGG")["keep"] == "Leave G1: nothing"


def test_above_6_in_the_2nd_edition(l10n: Localizer) -> None:
    """Rule 7.4"""
    label = labels(l10n, "cemetery.bottom", "C8", "west-forest.bottom", edition="second")["keep"]
    assert label == "Leave it: no 6 counts"


def test_using_a_benefit_on_it(l10n: Localizer) -> None:
    """What brings nothing by itself may with another one (4.4)."""
    sources = ("tavern.bottom", "north-mine.bottom", "token-plus", "workshop.top=west-forest.bottom")
    assert labels(l10n, "garden.top", "W1", *sources) == {
        "keep": "Leave W1: nothing",
        "use tavern.bottom on W1": "W6 is yours (Tavern)",
        "use north-mine.bottom on W1": "North Mine: roll again",
        "use token-plus on W1": "W2: nothing yet (+1/+1 token)",
        "use workshop.top on W1": "W3: nothing yet (Workshop)",
        "hint": "Hint",
    }
    purple = labels(l10n, "cemetery.bottom", "C1", "tavern.bottom", "token-six")
    assert purple["use tavern.bottom on C1"] == "No 6s (Tavern)"
    gem = labels(l10n, "tavern.top", "G1", "token-plus")
    assert gem["use token-plus on G1"] == "G2: 1 metal (+1/+1 token)"


def test_wood_that_may_be_taken_at_once(l10n: Localizer) -> None:
    state = position({"held": held("garden.bottom")}, "MM", owed={"type": "wood", "source": "garden.bottom"})
    rows = now(l10n, seen_by(look_at(state), user_of(0))).rows
    said = [button.label for row in rows if not isinstance(row, Menu) for button in row]
    assert said == ["Keep Garden", "Garden: take the wood", "Hint"]


def test_the_text_above_names_the_die(l10n: Localizer) -> None:
    owed = {"type": "die", "side": "garden.top", "die": "W1"}
    look = look_at(position({"held": held("tavern.bottom")}, "MM", owed=owed))
    assert "Garden (top) rolled W1: use a benefit on it, or leave it." in status(l10n, look, yours=True)


@pytest.mark.parametrize("language", Localizers().languages)
def test_whatever_waits_in_a_game_is_said_and_comes_true(language: str) -> None:
    """All decisions of random games fit a button, differ, and leaving the die does what its button says."""
    spoken = Localizers(strict=True).for_locale(language).of("kings_forge")
    waiting = [state for state in sampled() if state.owed is not None]
    assert len(waiting) > 20
    for state in waiting:
        look = look_at(state)
        message = now(spoken, seen_by(look, user_of(state.turn)))
        check(message)
        said = [button.label for row in message.rows if not isinstance(row, Menu) for button in row]
        assert len(set(said)) == len(said)
        assert not any("…" in label for label in said), said
        if isinstance(state.owed, Undecided):
            keep = next(iter(GAME.legal_actions(state, state.turn)))
            events = GAME.apply(state, state.turn, keep, Thrown(Random(1))).events
            settled = next(event for event in events if isinstance(event, GambleSettled | PurplePlaced))
            if isinstance(settled, PurplePlaced):
                fate = {"fate": "cancels" if settled.value <= 6 else "cancels-nothing", "value": settled.value}
                assert said[0] == spoken("decide-leave", die=state.owed.die.text, instead="", **fate)
            elif settled.kept:
                assert said[0] == spoken("decide-leave", die=state.owed.die.text, instead="", fate="kept", value=1)


@pytest.mark.parametrize(("side", "die", "asked"), [("garden.top", "W3", True), ("garden.top", "W4", False),
    ("tavern.top", "G2", True), ("tavern.top", "G3", False), ("cemetery.bottom", "C6", True)])  # fmt: skip
def test_a_die_that_is_won_is_not_asked_about(side: str, die: str, asked: bool) -> None:
    """Rule 4.4: no benefit does more for it; the purple die may lie as well on one value as on another (7.4)."""
    owed = {"type": "die", "side": side, "die": die}
    state = position({"supply": "M", "held": held("token-plus")}, "MM", owed=owed, face_up=["mill"], deck=["shrine"])
    assert (kept_die(seen_by(look_at(state), user_of(0))) is None) == asked
    assert kept_die(seen_by(look_at(state), user_of(1))) is None
