"""What a hint advises, and what for."""

from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.dwarven_smithy.rules.actions import Buy, BuyWarehouse
from kingsforge_bot.games.dwarven_smithy.rules.resources import kind_of
from kingsforge_bot.games.dwarven_smithy.strategy.hints import hints
from kingsforge_bot.games.dwarven_smithy.strategy.smith import Smith
from kingsforge_bot.players.self_play import self_play
from tests.games.dwarven_smithy.advised import CARDS
from tests.games.dwarven_smithy.rules.table import game


def test_a_resource_that_is_advised_to_be_bought_is_for_a_card() -> None:
    """Rule 5.6, 5.7: the price alone is no reason."""
    bought = 0
    for number in range(6):
        luck = Thrown(f"bought {number}")
        state = game().setup(2, {"mode": "full"}, luck).state
        for move in self_play(game(), state, (Smith(CARDS),), luck):
            view = game().player_view(move.before, move.seat)
            for hint in hints(CARDS, view, tuple(game().legal_actions(view, move.seat))):
                match hint.action:
                    case BuyWarehouse(place=place) if not hint.whole:
                        card = view.row[place - 1]
                    case Buy(card=card) if not hint.whole and kind_of(card) is not None:
                        pass
                    case _:
                        continue
                assert hint.aim is not None, (card, str(hint.action))
                bought += 1
    assert bought > 10
