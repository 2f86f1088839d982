"""Of the many ways to pay for the same thing, the few that serve a seat best."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from kingsforge_bot.games.kings_forge.rules.gathering import terms_of
from kingsforge_bot.games.kings_forge.rules.payments import lost_dice
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.strategy.appraisal import Weights, plain_chance, worth

_WAYS: Final = 2
"""Ways to pay for the same thing that are weighed exactly."""


def candidates(state: State, actions: Sequence[Action], weights: Weights) -> list[Action]:
    """Every action that is no claim or dock; of claims and docks that differ in their dice alone, the two best."""
    supply, cards = state.players[state.turn].supply, state.display
    found: dict[object, list[tuple[float, int, Action]]] = {}
    rest: list[Action] = []
    known: dict[Pool, float] = {}
    cheapest_gift = min(
        [worth(one.giving, weights) for one in actions if isinstance(one, Gather) and one.giving], default=0.0
    )
    for place, action in enumerate(actions):
        match action:
            case Gather():
                if action.giving is not None and worth(action.giving, weights) > cheapest_gift:
                    continue
                terms = terms_of(action)
                left, lost = supply - terms.dice, lost_dice(terms.cost, action.paying)
                if action.giving is not None:
                    left, lost = left - action.giving, lost + action.giving
                what: object = (action.side, action.copying, action.taking)
            case Dock():
                left, lost, what = supply - action.paying, action.paying, (action.space,)
            case _:
                rest.append(action)
                continue
        now = known.get(left)
        if now is None:
            now = known[left] = sum([plain_chance(left, card) for card in cards])
        found.setdefault(what, []).append((now - worth(lost, weights), -place, action))
    for ways in found.values():
        rest += [action for _, _, action in sorted(ways, key=lambda way: way[:2], reverse=True)[:_WAYS]]
    return rest
