"""Rules 2.2, 2.4: the dice that a line of a menu proposes are those that a strong player gives up most easily."""

from collections.abc import Sequence

import pytest

from kingsforge_bot.games.kings_forge.advice.paying import dice_of
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.strategy.aftermath import after
from kingsforge_bot.games.kings_forge.strategy.gathering import Appraiser
from kingsforge_bot.games.kings_forge.strategy.match_point import weights_at
from kingsforge_bot.games.kings_forge.strategy.payments import Payments
from kingsforge_bot.players.player import bounded
from tests.ui.looks import position, sampled

_ODD = 0.11
"""What giving a die for its like must bring at least, and what odds are compared to."""


@pytest.mark.parametrize(("dock", "paid"), [("wood.1", "M"), ("token.1", "MM"), ("gem.1", "MMM"), ("magic.2", "MMMMM")])
def test_a_dock_takes_metal_where_there_is_plenty(dock: str, paid: str) -> None:
    """Rule 6: what is paid there never comes back."""
    state = position("MMMMMMMMMMGG", "M", "M", face_up=["mill"], deck=["garden"], display=["crown"])
    visits = [one for one in legal_actions(state) if isinstance(one, Dock) and one.space == dock]
    assert str(Payments(state)(tuple(visits)).paying) == paid


def test_no_line_costs_more_than_the_cheapest_payment() -> None:
    """Over random games."""
    compared = 0
    for state in sampled():
        if state.phase is not Phase.GATHER or state.owed is not None:
            continue
        pays, worth = Payments(state), Appraiser(state, weights_at(state))
        for ways in _lines(state):
            if 1 < len({dice_of(one) for one in ways}) <= 20:
                options = [after(state, one) for one in ways]
                worth.save_effort([then for likely in options for _, then in likely])
                best = max(map(worth.likely, options))
                assert best - worth.likely(after(state, _paid(pays, ways))) <= _ODD
                compared += 1
    assert compared > 50


def _paid(pays: Payments, ways: Sequence[Gather | Dock]) -> Gather | Dock:
    claims = tuple(one for one in ways if isinstance(one, Gather))
    return pays(claims) if claims else pays(tuple(one for one in ways if isinstance(one, Dock)))


def _lines(state: State) -> list[tuple[Gather | Dock, ...]]:
    found: dict[object, list[Gather | Dock]] = {}
    for one in bounded(legal_actions(state)):
        match one:
            case Gather(giving=None):
                found.setdefault((one.side, one.copying), []).append(one)
            case Dock():
                found.setdefault(one.space, []).append(one)
            case _:
                pass
    return [tuple(ways) for ways in found.values()]
