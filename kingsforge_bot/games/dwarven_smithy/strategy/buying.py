"""What a seat buys: what its goals lack, and guild cards that its resources would finish."""

from collections.abc import Iterator
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.acting import warehouse_price
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action, Auction, Buy, BuyWarehouse
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.resources import CLASS_OF, Class, Kind, Name, is_raw, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, State
from kingsforge_bot.games.dwarven_smithy.strategy.clearing import free_places
from kingsforge_bot.games.dwarven_smithy.strategy.goals import Goal, Readiness, Source, goals, guild_cards
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth

_LEAST_PROFIT: Final = 1.5
"""Coins that a purchase should bring beyond its price."""


class Offer(msgspec.Struct, frozen=True, gc=False):
    """Something that can be bought, its price, and where it would lie."""

    card: Name
    coins: int
    readiness: Readiness
    actions: tuple[Action, ...]


def bought(view: State, action: Action) -> Source | None:
    """The resource that a purchase brings, as it lies then; None of anything else."""
    match action:
        case BuyWarehouse(place=place):
            return _from_row(view.row[place - 1])
        case Buy(card=card) | Auction(card=card) if (kind := kind_of(card)) is not None:
            return Source(kind, _bought_as(card), card)
        case _:
            return None


def _from_row(card: Name) -> Source:
    """It goes to the hand; a rune needs no refining."""
    kind = Kind(card)
    return Source(kind, Readiness.NEAR if CLASS_OF[kind] is Class.RUNE else Readiness.FAR, card)


def _bought_as(card: Name) -> Readiness:
    return Readiness.RAW if is_raw(card) else Readiness.READY


def best_purchases(worth: Worth, aims: list[Goal], pool: list[Source]) -> Iterator[Action]:
    """The most profitable purchase, in the ways in which it may be made."""
    now = profit(aims)
    lacking = {icon for goal in aims for icon in goal.missing}
    held = guild_cards(worth.player)
    for card in held:
        if len(aims) < len(held):
            lacking.update(worth.cards.guild[card].cost)
    best, actions = _LEAST_PROFIT, tuple[Action, ...]()
    queue = sum(source.readiness is Readiness.FAR for goal in aims for source in goal.sources)
    # A rune of the warehouse goes to the hand, and needs no place.
    taken = {Readiness.FAR: queue, Readiness.NEAR: -1}
    free = free_places(worth, Limited.WORKSHOP)
    for offer in _offers(worth):
        kind = kind_of(offer.card)
        if free <= taken.get(offer.readiness, 0):
            continue
        if kind is not None and kind not in lacking and CLASS_OF[kind] not in lacking:
            continue
        gained = _gained(worth, offer, kind, pool) - now - offer.coins
        if gained > best and _completes(worth, offer, kind, aims, pool):
            best, actions = gained, offer.actions
    yield from actions


def worth_of(worth: Worth, card: Name, aims: list[Goal], pool: list[Source]) -> float:
    """Coins that a card of a market is worth to the seat, beyond those it has."""
    kind = kind_of(card)
    return _gained(worth, Offer(card, 0, _bought_as(card), ()), kind, pool) - profit(aims) - _LEAST_PROFIT


def profit(aims: list[Goal]) -> float:
    """All gains together."""
    return sum(goal.gain for goal in aims)


def _gained(worth: Worth, offer: Offer, kind: Kind | None, pool: list[Source]) -> float:
    """The goals' gains with it; a resource among them counts in full, for it was paid with coins."""
    if kind is None:
        return profit(goals(worth, [*guild_cards(worth.player), offer.card], pool))
    return profit(_with_it(worth, Source(kind, offer.readiness, offer.card), pool)) + worth.resource(kind)


def _completes(worth: Worth, offer: Offer, kind: Kind | None, aims: list[Goal], pool: list[Source]) -> bool:
    """Whether a resource is the last that some card lacks: sold again it brings less than it costs (5.5, 5.6)."""
    if kind is None:
        return True
    return _complete(_with_it(worth, Source(kind, offer.readiness, offer.card), pool)) > _complete(aims)


def _complete(aims: list[Goal]) -> float:
    """The gains of those that lack nothing."""
    return profit([goal for goal in aims if not goal.missing])


def _with_it(worth: Worth, source: Source, pool: list[Source]) -> list[Goal]:
    return goals(worth, guild_cards(worth.player), sorted([*pool, source], key=lambda one: one.readiness))


def _offers(worth: Worth) -> Iterator[Offer]:
    yield from _row(worth)
    state, coins = worth.state, worth.player.coins
    for number, other in enumerate(state.players):
        seat = Seat(number)
        if seat == worth.seat:
            continue
        for card in dict.fromkeys(other.market):
            price = worth.cards.buy_value(card)
            if price <= coins:
                # In the market the other could buy it back, and often would.
                yield Offer(card, price, _bought_as(card), (Buy(card, seat, Area.WORKSHOP), Auction(card, seat)))


def _row(worth: Worth) -> Iterator[Offer]:
    """Of each kind the cheapest."""
    found: dict[Name, Offer] = {}
    for number, card in enumerate(worth.state.row, 1):
        price = warehouse_price(worth.cards, worth.player, card, number)
        if price <= worth.player.coins and (card not in found or price < found[card].coins):
            found[card] = Offer(card, price, _from_row(card).readiness, (BuyWarehouse(number),))
    yield from found.values()
