"""What the strong player would go on to do in a turn, as hints tell it in one press."""

from collections.abc import Iterable
from itertools import islice

from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.legal import legal_actions
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, refined
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.strategy.ahead import steps_ahead, stepwise
from kingsforge_bot.games.dwarven_smithy.strategy.smith import Smith
from kingsforge_bot.players.self_play import self_play
from tests.games.dwarven_smithy.rules.table import game


def bought_back(turn: Iterable[tuple[object, State]]) -> bool:
    """Whether a resource is sold and then bought again, of others in its state or of the row; each action with what lay
    there before it.
    """
    sold = set[Name]()
    for action, before in turn:
        match action:
            case a.Sell(card=card):
                sold.add(card)
            case a.Buy(card=card) if card in sold:
                return True
            case a.BuyWarehouse(place=place) if before.row[place - 1] in map(refined, sold):
                return True
            case _:
                pass
    return False


def test_nothing_is_advised_to_be_sold_that_is_bought_again_in_the_same_turn() -> None:
    """Rules 5.5, 5.6: it would cost coins; the player, which goes step by step, does not do so either."""
    cards, begin = game().cards, game().setup(2, {}, Thrown("t1")).state
    turn, turns, advised = list[tuple[object, State]](), 0, 0
    for move in islice(self_play(game(), begin, [Smith(cards)] * 2, Thrown("t1"), Thrown("p1")), 140):
        view = game().player_view(move.before, move.seat)
        if view.phase is not Phase.ACT or view.lot is not None:
            turns += bought_back(turn)
            turn = []
            continue
        turn.append((move.action, view))
        steps = steps_ahead(cards, view, tuple(legal_actions(view, cards)))
        told = [(step, before) for pressed, before in stepwise(cards, view, steps) for step in pressed]
        assert not bought_back(told), [str(step) for step, _ in told]
        advised += len(told)
    assert not turns
    assert advised > 200
