"""Flags of a seat: who leads by what lies open, and whose last turn is over; known before anything is drawn."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State


def leader(view: State, cards: CardSet) -> Seat | None:
    """Who is richest by what lies open: coins, and for each completed King's Item what one brings on average.

    None where several are.
    """
    values = [card.full_value for card in cards.guild.values() if card.type is CardType.KINGS_ITEM]
    each = sum(values) // max(1, len(values))
    worth = [one.coins + each * len(one.kings) for one in view.players]
    best = max(worth)
    return Seat(worth.index(best)) if worth.count(best) == 1 else None


def is_done(view: State, seat: Seat) -> bool:
    """Whether its last turn is over (7.2)."""
    if view.ended_by is None or view.phase is Phase.OVER:
        return False
    seats = len(view.players)
    return (seat - view.ended_by) % seats < (view.turn - view.ended_by) % seats
