"""What a button of King's Forge carries fits in its id, whatever lies on the table."""

from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.players.player import bounded
from kingsforge_bot.service.types import TableId
from kingsforge_bot.ui.custom_id import LONGEST, ComponentId
from tests.ui.looks import GAME, crowded, sampled

MOST = 999_999_999
PREFIX = len(str(ComponentId(TableId(MOST), MOST, "x", "ABCDE"))) - 1


def test_actions_without_many_dice_fit_on_a_button_at_any_table() -> None:
    """Only a re-roll of many dice and a copied trade are longer than an id; both are asked for with menus."""
    longest: dict[str, int] = {}
    for state in (crowded(), *sampled()):
        for action in bounded(GAME.legal_actions(state, state.turn)) if state.phase is not Phase.OVER else ():
            text = str(action)
            dice = getattr(action, "on", ())
            if len(dice) <= 6 and getattr(action, "giving", None) is None:
                longest[action.verb] = max(longest.get(action.verb, 0), len(text))
                assert parse(text) == action
    assert {"gather", "dock", "pass", "roll", "craft", "steal", "use", "end", "keep"} <= longest.keys()
    assert max(longest.values()) <= LONGEST - PREFIX, longest
