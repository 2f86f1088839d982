"""A game that is over, seat by seat: what luck dealt, and what coins came from; from public events.

After the end hands and King's Items lie open (3.8), so all that a seat had in hand was played or is known by then.
"""

from collections import Counter
from collections.abc import Iterable

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, kind_of, refined


class Account(msgspec.Struct):
    """Of one seat, in coins."""

    seat: Seat
    drawn: int = 0
    """Resources dealt to it and drawn."""
    worth: int = 0
    """Their buy values, refined."""
    sales: int = 0
    crafted: int = 0
    """Items and tools sold on completion, with what texts paid for them."""
    income: int = 0
    bought_from: int = 0
    """By others, from its market."""
    warehouse: int = 0
    players: int = 0
    """Spent, both."""


def average(cards: CardSet) -> float:
    """The buy value of a resource of the whole mine."""
    whole = cards.mine()
    return sum(cards.buy_value(card) for card in whole) / len(whole)


def accounts(cards: CardSet, seats: int, events: Iterable[ev.Event]) -> tuple[Account, ...]:
    """One for each seat."""
    found = tuple(Account(Seat(seat)) for seat in range(seats))
    hands = [Counter[Name]() for _ in range(seats)]
    """Of each what came by drawing, less what was bought: what was bought is not luck."""
    for event in events:
        match event:
            case ev.Dealt(seat=seat, workshop=workshop):
                hands[seat].update(map(_plain, workshop))
            case ev.Played(seat=seat, card=card) if kind_of(card) is not None:
                hands[seat][_plain(card)] += 1
            case ev.BoughtFromRow(seat=seat, card=card, coins=coins):
                hands[seat][_plain(card)] -= 1
                found[seat].warehouse += coins
            case ev.Revealed(seat=seat):
                hands[seat].update(_plain(card) for card in event.hand if kind_of(card) is not None)
            case _:
                _earned(found, event)
    for one, hand in zip(found, hands, strict=True):
        one.drawn = sum(hand.values())
        one.worth = sum(cards.buy_value(card) * count for card, count in hand.items())
    return found


def _earned(found: tuple[Account, ...], event: ev.Event) -> None:
    match event:
        case ev.TurnBegan(seat=seat, income=income):
            found[seat].income += income
        case ev.Sold(seat=seat, coins=coins):
            found[seat].sales += coins
        case ev.Bought(seat=seat, seller=seller, coins=coins):
            found[seat].players += coins
            found[seller].bought_from += coins
        case (
            ev.ItemCompleted(seat=seat, coins=coins, bonus=bonus)
            | ev.ToolCompleted(seat=seat, coins=coins, bonus=bonus)
        ):
            found[seat].crafted += coins + bonus
        case ev.KingsItemCompleted(seat=seat, bonus=bonus) | ev.ApprenticeCompleted(seat=seat, bonus=bonus):
            found[seat].crafted += bonus
        case _:
            pass


def _plain(card: Name) -> Name:
    return refined(card)
