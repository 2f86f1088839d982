"""What the workbench says about luck: odds before the roll, thieves after it."""

import msgspec

from kingsforge_bot.games.kings_forge.advice.odds import odds
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.bench import bench
from kingsforge_bot.games.kings_forge.screens.chances import Chances, odds_line, thieves_line, with_odds
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.service.types import Look
from kingsforge_bot.ui.message import TEXT, Message

from .looks import LOUD_NAMES, held, look_at, made, position, sampled, user_of

ANA = user_of(0)


def told(voice: Voice, look: Look) -> str:
    """The line of odds under the workbench."""
    return odds_line(voice, look, odds(look.view))


def test_odds_name_the_items_that_the_roll_may_bring(voice: Voice) -> None:
    """Rule 3.3: what it cannot bring is left out."""
    state = position("WWG", {"made": [made("shield", "M5 M5")]}, phase="craft", display=["table", "ruby-collar", "axe"])
    assert told(voice, look_at(state)) == "Odds of this roll: Table 42%; Ruby Collar 50%"


def test_an_item_in_front_of_somebody_is_told_with_its_owner(voice: Voice) -> None:
    """Rule 3.4"""
    state = position({"made": [made("shield", "M5 M5")]}, "MM", phase="craft", turn=1, display=[])
    assert told(voice, look_at(state)) == "Odds of this roll: Shield of **Ana** 8%"


def test_hardly_and_almost_are_neither_never_nor_always(voice: Voice) -> None:
    rare = position("MWGB", "M", phase="craft", display=["sword-of-destiny"])
    assert told(voice, look_at(rare)).endswith("Sword of Destiny <1%")
    common = position("G" * 10, "M", phase="craft", display=["ruby-collar"])
    assert told(voice, look_at(common)).endswith("Ruby Collar >99%")
    certain = position({"supply": "G", "held": held("token-six")}, "M", phase="craft", display=["ruby-collar"])
    assert told(voice, look_at(certain)).endswith("Ruby Collar 100%")


def test_what_may_still_be_rolled_again_is_said_to_come_on_top(voice: Voice) -> None:
    """Rules 4.2, 4.7"""
    player = {"supply": "G", "held": held("north-mine.bottom")}
    line = told(voice, look_at(position(player, "M", phase="craft", display=["ruby-collar"])))
    assert line == "Odds of this roll, before anything is rolled again or added: Ruby Collar 50%"
    line = told(voice, look_at(position(player, "M", phase="craft", display=["table"])))
    assert line == "No item is possible with this roll alone."
    line = told(voice, look_at(position("G", "M", phase="craft", display=["table"])))
    assert line == "No item is possible with this roll."


async def test_the_workbench_before_the_roll_ends_with_the_odds(voice: Voice) -> None:
    look = look_at(position("G", "M", phase="craft", display=["ruby-collar"]))
    message = await with_odds(Chances(), voice, bench(voice, look), ANA)
    assert message.text.splitlines()[-1] == told(voice, look)
    assert message.rows == bench(voice, look).rows


async def test_nothing_else_has_odds(voice: Voice) -> None:
    rolled = bench(voice, look_at(position({"hand": ["G4"]}, "M", phase="craft", display=["ruby-collar"])))
    gathering = msgspec.structs.replace(rolled, drawing=look_at(position("G", "M")))
    for message in (rolled, gathering, Message("No picture"), Message("A card", drawing="card-mill-top")):
        assert await with_odds(Chances(), voice, message, ANA) == message


async def test_odds_that_do_not_fit_are_left_out(voice: Voice) -> None:
    look = look_at(position("G", "M", phase="craft", display=["ruby-collar"]))
    full = msgspec.structs.replace(bench(voice, look), text="x" * (TEXT - 5))
    assert await with_odds(Chances(), voice, full, ANA) == full


async def test_odds_that_take_too_long_are_left_out(voice: Voice) -> None:
    look = look_at(position("G", "M", phase="craft", display=["ruby-collar"]))
    message = bench(voice, look)
    assert await with_odds(Chances(patience=0), voice, message, ANA) == message


async def test_every_workbench_before_a_roll_has_room_for_its_odds(voice: Voice) -> None:
    looks = [look_at(state, names=LOUD_NAMES) for state in sampled()]
    before = [
        look for look in looks if look.view.phase is Phase.CRAFT and look.view.players[look.view.turn].hand is None
    ]
    assert before
    for look in before:
        message = await with_odds(Chances(), voice, bench(voice, look), ANA)
        assert message.text.endswith(told(voice, look))


def test_who_may_still_steal_is_said_once_something_is_made(voice: Voice) -> None:
    """Rule 3.4: by item, and only those who have the dice for it."""
    me = {"hand": ["M1"], "made": [made("table", "W3 W4"), made("shield", "M5 M5")]}
    text = bench(voice, look_at(position(me, "WW", "WWMM", phase="craft"))).text
    assert "Can still be stolen: Table (by **Ben** or **Cleo**); Shield (by **Cleo**)" in text
    assert thieves_line(voice, look_at(position(me, "M", "G", phase="craft"))) == (
        "Nobody still to roll can steal what you made."
    )
    last = bench(voice, look_at(position("WW", me, phase="craft", turn=1))).text
    assert "Nobody rolls after you. Your items are safe." in last
