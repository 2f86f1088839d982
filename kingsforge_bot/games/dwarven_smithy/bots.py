"""Bot players for Dwarven Smithy."""

from collections.abc import Mapping, Sequence
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules.actions import Action, Buy, BuyWarehouse, Draw, Play, Sell
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.strategy.smith import Smith
from kingsforge_bot.players.player import BotPlayer
from kingsforge_bot.players.random_player import RandomPlayer
from kingsforge_bot.players.straying import StrayingPlayer

RANDOM_DWARF: Final = RandomPlayer(eager=("craft", "complete"), weights={"play": 6, "draw": 3, "sell": 2})
"""Crafts whatever it can; the weights keep it from moving its cards to and fro for ever."""


def bots(cards: CardSet) -> Mapping[str, BotPlayer[State, Action]]:
    """The levels, by the key under which a seat is kept, for a box with these cards."""
    smith = Smith(cards)
    return {"random": RANDOM_DWARF, "journeyman": StrayingPlayer(smith, RANDOM_DWARF, _goods), "smith": smith}


def _goods(view: State, actions: Sequence[Action]) -> Sequence[Action]:
    """In a turn of its own, what brings or lays out cards: an end at random would forgo its draws."""
    if view.phase is not Phase.ACT or view.lot is not None:
        return ()
    return [action for action in actions if isinstance(action, Play | Sell | Draw | Buy | BuyWarehouse)]
