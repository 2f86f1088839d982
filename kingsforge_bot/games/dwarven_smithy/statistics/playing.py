"""One game between bots of one kind, and what is kept of it."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from kingsforge_bot.devtools.many_games import numbered, winners_of
from kingsforge_bot.games.dwarven_smithy.bots import bots
from kingsforge_bot.games.dwarven_smithy.card_data import dwarven_smithy
from kingsforge_bot.games.dwarven_smithy.rules.events import (
    Crafted,
    Dealt,
    Drew,
    EndTriggered,
    Event,
    GameEnded,
    TurnBegan,
)
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, kind_of
from kingsforge_bot.games.dwarven_smithy.statistics.facts import Facts

RULES: Final = dwarven_smithy()
BOTS: Final = bots(RULES.cards)


class _Counts:
    def __init__(self) -> None:
        self.turns = 0
        self.crafted: Counter[Name] = Counter()
        self.came_up: Counter[Name] = Counter()
        self.ending = ""

    def count(self, events: Iterable[Event]) -> None:
        """What of it is kept."""
        for event in events:
            match event:
                case TurnBegan():
                    self.turns += 1
                case Dealt(hand=hand):
                    self.came_up.update(card for card in hand if kind_of(card) is None)
                case Drew(card=card):
                    if kind_of(card) is None:
                        # 4.6 may bring a card back, to be drawn again.
                        self.came_up[card] = 1
                case Crafted(stack=stack):
                    self.crafted[stack.card] += 1
                case EndTriggered(deck=deck):
                    self.ending = "kings" if deck is None else deck.value
                case GameEnded(standstill=standstill):
                    self.ending = "standstill" if standstill else self.ending
                case _:
                    pass


def played(player: str, seats: int, mode: str, game: int) -> Facts:
    """The game of that number. Raises Endless."""
    counts = _Counts()
    steps = list(numbered(RULES, seats, {"mode": mode}, BOTS[player], game))
    for step in steps:
        counts.count(step.events)
    state = steps[-1].state
    return Facts(
        player=player,
        seats=seats,
        mode=mode,
        game=game,
        turns=counts.turns,
        actions=len(steps) - 1,
        first=state.first,
        winners=winners_of(RULES, state),
        totals=tuple([score.total for score in state.scores]),
        ending=counts.ending,
        crafted=dict(counts.crafted),
        came_up=dict(counts.came_up),
    )
