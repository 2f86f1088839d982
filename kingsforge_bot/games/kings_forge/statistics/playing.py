"""One game between bots of one kind, and what is kept of it."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.bots import PLAYERS
from kingsforge_bot.games.kings_forge.box import kings_forge
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.events import (
    Claimed,
    Crafted,
    Displayed,
    Docked,
    Event,
    GameEnded,
    Refilled,
    Rolled,
    RoundBegan,
    Stolen,
)
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.statistics.facts import Facts
from kingsforge_bot.players.random_player import bounded
from kingsforge_bot.statistics.luck import LONGEST, Endless, Thrown


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
    rules, bot = kings_forge(), PLAYERS[player]
    luck, own = Thrown(f"table {game}"), Thrown(f"players {game}")
    begun = rules.setup(seats, {}, luck)
    state, actions, first = begun.state, 0, begun.state.anvil
    counts = _Counts(Counter(), Counter(), Counter(), Counter(), Counter(), Counter())
    _count(counts, state, begun.events)
    winners: tuple[Seat, ...] = ()
    while rules.to_act(state):
        if actions == LONGEST:
            raise Endless(f"{player}, {seats} seats, game {game}")
        view = rules.seen_by(state, state.turn)
        action = bot.choose(view, bounded(rules.legal_actions(view, state.turn)), own)
        step = rules.apply(state, state.turn, action, luck)
        state, actions = step.state, actions + 1
        _count(counts, state, step.events)
        for event in step.events:
            if isinstance(event, GameEnded):
                winners = event.places[0]
    return Facts(
        player,
        seats,
        game,
        state.round,
        actions,
        first,
        winners,
        dict(counts.dealt),
        dict(counts.claimed),
        dict(counts.docked),
        dict(counts.shown),
        dict(counts.crafted),
        dict(counts.stolen),
        counts.rolls,
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
