"""What the workbench says about luck: odds before the roll, thieves after it."""

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.odds import odds, question_of
from kingsforge_bot.games.kings_forge.advice.reach import is_hopeless
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.known.kept_items import keeping_of
from kingsforge_bot.games.kings_forge.screens.turn_panel.chances import odds_line, thieves_line
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import turn_panel
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.interaction.deferred_footers import DeferredFooters
from kingsforge_bot.ui.message import TEXT
from tests.ui.looks import LOUD_NAMES, held, look_at, made, position, sampled, seen_by, user_of

ANA = user_of(0)


def told(l10n: Localizer, look: TableView) -> str:
    """The line of odds under the workbench."""
    kept = keeping_of(look.view, look.view.turn, question_of(look.view))
    return odds_line(l10n, look, odds(look.view), kept)


def test_odds_name_the_items_that_the_roll_may_bring(l10n: Localizer) -> None:
    """Rule 3.3: what it cannot bring is left out."""
    state = position("WWG", {"made": [made("shield", "M5 M5")]}, phase="craft", display=["table", "ruby-collar", "axe"])
    assert told(l10n, look_at(state)) == "Odds of this roll: Table 42%; Ruby Collar 50%"


def test_an_item_in_front_of_somebody_is_told_with_its_owner(l10n: Localizer) -> None:
    """Rule 3.4"""
    state = position({"made": [made("shield", "M5 M5")]}, "MM", phase="craft", turn=1, display=[])
    assert told(l10n, look_at(state)) == "Odds of this roll: Shield of **🔥 Ana** 8%"


def test_hardly_and_almost_are_neither_never_nor_always(l10n: Localizer) -> None:
    rare = position("MWGB", "M", phase="craft", display=["sword-of-destiny"])
    assert told(l10n, look_at(rare)).endswith("Sword of Destiny <1%")
    common = position("G" * 10, "M", phase="craft", display=["ruby-collar"])
    assert told(l10n, look_at(common)).endswith("Ruby Collar >99%")
    certain = position({"supply": "G", "held": held("token-six")}, "M", phase="craft", display=["ruby-collar"])
    assert told(l10n, look_at(certain)).endswith("Ruby Collar 100%")


def test_a_reroll_and_late_wood_are_counted_on(l10n: Localizer) -> None:
    """Rules 4.2, 4.7"""
    player = {"supply": "G", "held": held("north-mine.bottom")}
    line = told(l10n, look_at(position(player, "M", phase="craft", display=["ruby-collar"])))
    assert line == "Odds of this roll: Ruby Collar 75%"
    player = {"supply": "W", "held": held("garden.bottom")}
    line = told(l10n, look_at(position(player, "M", phase="craft", display=["table"])))
    assert line == "Odds of this roll: Table 42%"
    line = told(l10n, look_at(position("G", "M", phase="craft", display=["table"])))
    assert line == "No item is possible with this roll."


async def test_the_workbench_before_the_roll_ends_with_the_odds(l10n: Localizer) -> None:
    look = look_at(position("G", "M", phase="craft", display=["ruby-collar"]))
    message = await DeferredFooters().added(turn_panel(l10n, look), ANA)
    assert message.text.splitlines()[-1] == told(l10n, look)
    assert message.rows == turn_panel(l10n, look).rows


def test_nothing_else_has_odds(l10n: Localizer) -> None:
    rolled = turn_panel(l10n, look_at(position({"hand": ["G4"]}, "M", phase="craft", display=["ruby-collar"])))
    assert rolled.footer is None
    assert now(l10n, seen_by(look_at(position("G", "M")), ANA)).footer is None
    assert now(l10n, seen_by(look_at(position("G", "M", phase="craft")), user_of(1))).footer is None


async def test_odds_that_do_not_fit_are_left_out(l10n: Localizer) -> None:
    look = look_at(position("G", "M", phase="craft", display=["ruby-collar"]))
    full = replace(turn_panel(l10n, look), text="x" * (TEXT - 5))
    assert await DeferredFooters().added(full, ANA) == replace(full, footer=None)


async def test_odds_that_take_too_long_are_left_out(l10n: Localizer) -> None:
    look = look_at(position("G", "M", phase="craft", display=["ruby-collar"]))
    message = turn_panel(l10n, look)
    assert await DeferredFooters(patience=0).added(message, ANA) == replace(message, footer=None)


async def test_every_workbench_before_a_roll_has_room_for_its_odds(l10n: Localizer) -> None:
    looks = [look_at(state, names=LOUD_NAMES) for state in sampled()]
    before = [
        look for look in looks if look.view.phase is Phase.CRAFT and look.view.players[look.view.turn].hand is None
    ]
    assert before
    for look in before:
        if is_hopeless(look.view):
            assert told(l10n, look) == l10n("workbench-odds-none")
            continue
        message = await DeferredFooters().added(turn_panel(l10n, look), ANA)
        assert message.text.endswith(told(l10n, look))


def test_who_may_still_steal_is_said_where_the_odds_are_not(l10n: Localizer) -> None:
    """Rule 3.4: by item, and only those who have the dice for it."""
    me = {"hand": ["M1"], "made": [made("table", "W3 W4"), made("shield", "M5 M5")]}
    late = turn_panel(l10n, look_at(position(me, "WW", "WWMM", phase="craft"))).footer
    assert late is not None
    assert late.otherwise == ("Can still be stolen: Table (by **💧 Ben** or **🦋 Cleo**); Shield (by **🦋 Cleo**)")
    assert thieves_line(l10n, look_at(position(me, "M", "G", phase="craft"))) == (
        "Nobody can steal from you any more: your items are won at the end of the round."
    )
    last = turn_panel(l10n, look_at(position("WW", me, phase="craft", turn=1))).text
    assert "Nobody rolls after you: your items are won at the end of the round." in last


async def test_how_likely_each_may_steal_ends_the_workbench(l10n: Localizer) -> None:
    """Rule 3.4: nowhere lower and once higher, with the dice that each will roll."""
    me = {"hand": ["M1"], "made": [made("shield", "M5 M5")]}
    look = look_at(position(me, "MM", "MMM", phase="craft"))
    message = await DeferredFooters().added(turn_panel(l10n, look), ANA)
    assert message.text.splitlines()[-1] == "Odds of a theft: Shield (**💧 Ben** 8%, **🦋 Cleo** 20%)"
    assert "Can still be stolen" not in message.text
    safe = turn_panel(l10n, look_at(position(me, "G", "G", phase="craft")))
    assert safe.footer is None


async def test_who_may_steal_is_told_where_their_odds_take_too_long(l10n: Localizer) -> None:
    """Rule 3.4"""
    me = {"hand": ["M1"], "made": [made("shield", "M5 M5")]}
    message = await DeferredFooters(patience=0).added(
        turn_panel(l10n, look_at(position(me, "MM", "G", phase="craft"))), ANA
    )
    assert message.text.splitlines()[-1] == "Can still be stolen: Shield (by **💧 Ben**)"


async def test_at_a_full_workbench_only_the_likeliest_theft_of_each_item_is_told(l10n: Localizer) -> None:
    """Rule 3.4: the picture marks all who may."""
    mine = [made("shield", "M5 M5"), made("table", "W3 W4"), made("anvil", "M2 M2 M2")]
    look = look_at(position({"hand": ["M1"], "made": mine}, "MM", "MMM", phase="craft"))
    message = await DeferredFooters().added(turn_panel(l10n, look), ANA)
    assert message.text.splitlines()[-1] == "Likeliest theft: Shield 20%; Anvil 57%"
