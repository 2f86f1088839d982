"""For which items one's own dice can be chosen, and how they are listed."""

from kingsforge_bot.games.kings_forge.screens.presses import press
from kingsforge_bot.games.kings_forge.screens.turn_panel.dice import dice_for_item
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import turn_panel
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import Menu, Message
from tests.games.kings_forge.screens.turn_panel import menu, whats
from tests.ui.looks import GAME, held, look_at, made, position


def test_ones_own_dice_are_chosen_only_where_several_sets_fit(l10n: Localizer) -> None:
    """Of the Axe, M5 W3 W3, three metal dice fill one box, however many they are; the only set is proposed anyway."""
    for hand, fits in (
        (["M6", "M6", "M5", "W3"], False),
        (["M5", "W3", "W3"], False),
        (["M5", "W3", "W4", "W4"], True),
        (["M5", "W3", "W3", "L4"], True),
    ):
        state = position({"hand": hand}, "M", phase="craft", display=["axe"])
        assert any(what.startswith("own ") for what in whats(turn_panel(l10n, look_at(state)))) is fits, hand


def test_ones_own_dice_are_not_chosen_for_an_item_they_only_equal(l10n: Localizer) -> None:
    """Rule 3.4: once higher."""
    for hand, fits in (["W3", "W4"], False), (["W3", "W4", "W5"], True):
        state = position({"hand": hand}, {"made": [made("table", "W3 W4")]}, phase="craft", display=["axe"])
        assert any(what.startswith("own ") for what in whats(turn_panel(l10n, look_at(state)))) is fits, hand


def test_dice_for_an_item_stand_in_one_order_where_they_all_have_a_line(l10n: Localizer) -> None:
    state = position({"hand": ["W6", "W6", "W4", "W4"]}, "M", phase="craft", display=["table"])
    lines = menu(dice_for_item(l10n, look_at(state), "table"), "with").options
    assert [line.label for line in lines] == ["W6", "W6", "W4", "W4"]


def test_the_only_line_of_a_menu_is_a_button(l10n: Localizer) -> None:
    """It opens what the line would, and one die needs no menu either."""
    state = position({"hand": ["M5", "W3", "W4", "W5"], "held": held("token-six")}, "M", phase="craft", display=["axe"])
    look = look_at(state)
    panel = turn_panel(l10n, look)
    assert not [row for row in panel.rows if isinstance(row, Menu)]
    assert {"own axe", "use d token-six"} <= {
        button.custom_id.payload for row in panel.rows if not isinstance(row, Menu) for button in row
    }
    asked = press(l10n, look, ["own", "axe"], ())
    assert isinstance(asked, Message)
    assert menu(asked, "with").options
    # Whoever chooses sees the dice.
    assert asked.drawing is not None


def test_a_benefit_that_one_die_can_take_is_used_on_it(l10n: Localizer) -> None:
    one_wood = {"hand": ["W3"], "held": held("west-forest.bottom")}
    look = look_at(position(one_wood, "M", phase="craft", display=["axe"]))
    assert press(l10n, look, ["use", "d", "west-forest.bottom"], ()) == Plays(
        (GAME.parse("use west-forest.bottom on W3"),)
    )
