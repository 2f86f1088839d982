"""One game between bots of one kind, and what is kept of it."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from kingsforge_bot.devtools.many_games import numbered, winners_of
from kingsforge_bot.games.kings_forge.bots import PLAYERS
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.events import (
    Claimed,
    Crafted,
    Displayed,
    Docked,
    Event,
    Refilled,
    Rolled,
    RoundBegan,
    Stolen,
)
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.statistics.facts import Facts


class _Counts(msgspec.Struct):
    dealt: Counter[Card]
    claimed: Counter[Side]
    docked: Counter[Space]
    shown: Counter[Item]
    crafted: Counter[Item]
    stolen: Counter[Item]
    rolls: int = 0


def played(player: str, seats: int, game: int) -> Facts:
    """The game of that number. Raises Endless."""
    rules = kings_forge()
    steps = list(numbered(rules, seats, {}, PLAYERS[player], game))
    counts = _Counts(Counter(), Counter(), Counter(), Counter(), Counter(), Counter())
    for step in steps:
        _count(counts, step.state, step.events)
    end = steps[-1].state
    return Facts(
        player=player,
        seats=seats,
        game=game,
        rounds=end.round,
        actions=len(steps) - 1,
        first=steps[0].state.anvil,
        winners=winners_of(rules, end),
        dealt=dict(counts.dealt),
        claimed=dict(counts.claimed),
        docked=dict(counts.docked),
        shown=dict(counts.shown),
        crafted=dict(counts.crafted),
        stolen=dict(counts.stolen),
        rolls=counts.rolls,
    )


def _count(counts: _Counts, state: State, events: Iterable[Event]) -> None:
    for event in events:
        match event:
            case RoundBegan(dealt=dealt):
                counts.dealt.update(dealt)
            case Refilled(card=card):
                counts.dealt[card] += 1
            case Claimed(side=side):
                counts.claimed[side] += 1
            case Docked(space=space):
                counts.docked[space] += 1
            case Crafted(item=item):
                counts.crafted[item] += 1
            case Stolen(item=item):
                counts.stolen[item] += 1
            case Rolled():
                counts.rolls += 1
                # A roll changes no display: it still shows what the roll was for.
                counts.shown.update(card.item for card in state.display)
            case Displayed(card=shown):
                counts.shown[shown.item] += 1
            case _:
                pass
