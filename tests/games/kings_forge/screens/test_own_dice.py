"""For which items one's own dice can be chosen, and how they are listed."""

from kingsforge_bot.games.kings_forge.screens.workbench.turn_panel import turn_panel
from kingsforge_bot.games.kings_forge.screens.workbench.turn_panel_dice import dice_for_item
from kingsforge_bot.i18n.localizer import Localizer
from tests.games.kings_forge.screens.test_bench import menu, whats
from tests.ui.looks import look_at, made, position


def test_ones_own_dice_are_chosen_only_where_some_set_fits(l10n: Localizer) -> None:
    """Of the Axe, M5 W3 W3, three metal dice fill one box, however many they are."""
    for hand, fits in (["M6", "M6", "M5", "W3"], False), (["M5", "W3", "W3"], True), (["M5", "W3", "L4"], True):
        state = position({"hand": hand}, "M", phase="craft", display=["axe"])
        assert ("own" in whats(turn_panel(l10n, look_at(state)))) is fits, hand


def test_ones_own_dice_are_not_chosen_for_an_item_they_only_equal(l10n: Localizer) -> None:
    """Rule 3.4: once higher."""
    for hand, fits in (["W3", "W4"], False), (["W3", "W5"], True):
        state = position({"hand": hand}, {"made": [made("table", "W3 W4")]}, phase="craft", display=["axe"])
        assert ("own" in whats(turn_panel(l10n, look_at(state)))) is fits, hand


def test_dice_for_an_item_stand_in_one_order_where_they_all_have_a_line(l10n: Localizer) -> None:
    state = position({"hand": ["W6", "W6", "W4", "W4"]}, "M", phase="craft", display=["table"])
    lines = menu(dice_for_item(l10n, look_at(state), "table"), "with").options
    assert [line.label for line in lines] == ["W6", "W6", "W4", "W4"]
