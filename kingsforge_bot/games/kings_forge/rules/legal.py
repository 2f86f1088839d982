"""Everything a seat may do now; the counterpart of what `apply` accepts."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, compress
from typing import assert_never

from kingsforge_bot.core.asking import in_turns
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import (
    Action,
    Craft,
    Dock,
    End,
    Gather,
    Keep,
    Pass,
    PassBenefit,
    Roll,
    Steal,
    TakeWood,
    Use,
)
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of, giving_wood
from kingsforge_bot.games.kings_forge.rules.cards import HALVES, SIDES_OF, Card, Side, cost_of
from kingsforge_bot.games.kings_forge.rules.choices import Dice, dice_to_change, dice_to_craft, dice_to_steal
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.crafting import dice_to_roll
from kingsforge_bot.games.kings_forge.rules.dice import Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.rules.effects import Copy, Pour, Trade
from kingsforge_bot.games.kings_forge.rules.gathering import sides_to_copy, used_spaces
from kingsforge_bot.games.kings_forge.rules.payments import Payment, payments, pools_of
from kingsforge_bot.games.kings_forge.rules.state import Made, Phase, Player, State, Undecided, WoodNow

_GATHER = Phase.GATHER
_ROLL = (Roll(),)
_END = (End(),)
_FIRST_PASS = (Pass(PassBenefit.METAL), Pass(PassBenefit.TOKEN))
_FIRST_PASS_NO_METAL = (Pass(PassBenefit.TOKEN),)
_LATER_PASS = (Pass(),)
_OPEN_SIDES = {
    card: tuple(side for side in SIDES_OF[card] if isinstance(HALVES[side].effect, Copy | Trade)) for card in Card
}
"""Sides whose claims depend on what others did."""
_DEAREST_SPACE = max(offer.cost for offer in OFFERS.values())


def legal_actions(state: State) -> Iterator[Action]:
    """All actions of the seat whose turn it is, each distinct decision once, in a fixed order.

    Lazy, since a re-roll of many dice has more choices than memory has room for. The first 3,000 know every verb,
    every card and every benefit.
    """
    player = state.players[state.turn]
    match state.owed:
        case None if state.phase is _GATHER:
            return chain.from_iterable(_gathering(state, player))
        case None if state.phase is Phase.CRAFT:
            return _crafting(state, player)
        case None:
            return iter(())
        case Undecided(die=die):
            return in_turns([iter((Keep(),)), *_uses(player, (die,))])
        case WoodNow(source=source):
            return iter((Keep(), TakeWood(source)))
        case _:
            assert_never(state.owed)


def _gathering(state: State, player: Player) -> list[Iterable[Action]]:
    """Wood, claims, docks, pass; trades come last, being the most."""
    supply, cards = player.supply, [card for card in state.face_up if card is not None]
    parts: list[Iterable[Action]] = [_wood(state, player)] if player.held else []
    trades: list[Iterable[Action]] = []
    for card in cards:
        parts.append(_plain_claims(card, supply))
        for side in _OPEN_SIDES[card]:
            for copied in sides_to_copy(state) if isinstance(HALVES[side].effect, Copy) else (None,):
                if isinstance(HALVES[copied or side].effect, Trade):
                    trades.append(_trades(state, side, copied))
                else:
                    parts.append(_claims(side, copied, supply))
    if supply:
        used = used_spaces(state)
        free = [space not in used for space in OFFERS]
        for card in cards:
            parts += compress(_docks_with(card, supply), free)
    if any(other.passed for other in state.players):
        parts.append(_LATER_PASS)
    else:
        parts.append(_FIRST_PASS if state.stock.count(Kind.METAL) else _FIRST_PASS_NO_METAL)
    return parts + trades


@lru_cache(maxsize=1 << 13)
def _plain_claims(card: Card, supply: Pool) -> tuple[Gather, ...]:
    """Claims of the card that depend on nothing but the supply."""
    return tuple(
        chain.from_iterable(_claims(side, None, supply) for side in SIDES_OF[card] if side not in _OPEN_SIDES[card])
    )


def _claims(side: Side, copied: Side | None, supply: Pool) -> tuple[Gather, ...]:
    squares = len(cost_of(side, copied))
    # More dice of a kind than there are squares change nothing; one more is what Caravan needs.
    return _distinct_claims(side, copied, supply.at_most(squares + 1))


@lru_cache(maxsize=1 << 14)
def _distinct_claims(side: Side, copied: Side | None, supply: Pool) -> tuple[Gather, ...]:
    cost, effect = cost_of(side, copied), HALVES[copied or side].effect
    if isinstance(effect, Pour) and supply.size <= len(cost):
        return ()
    return tuple([_plain_claim(side, copied, paid) for paid in payments(cost, supply)])


@lru_cache(maxsize=1 << 12)
def _plain_claim(side: Side, copied: Side | None, paying: Payment) -> Gather:
    """The one claim for all supplies that can pay it: lists hold them by the thousand."""
    return Gather(side, copied, paying)


def _trades(state: State, side: Side, copied: Side | None) -> Iterator[Gather]:
    effect = HALVES[copied or side].effect
    assert isinstance(effect, Trade)
    supply = state.players[state.turn].supply
    partners = [(Seat(seat), other.supply) for seat, other in enumerate(state.players) if seat != state.turn]
    for claim in _claims(side, copied, supply):
        for giving in pools_of(effect.give, supply - Pool.kinds(claim.paying)):
            for seat, theirs in partners:
                for kind in (theirs + giving).present:
                    yield Gather(side, copied, claim.paying, giving, seat, kind)


@lru_cache(maxsize=1 << 13)
def _docks_with(card: Card, supply: Pool) -> tuple[tuple[Dock, ...], ...]:
    """What turning the card down may pay for, space by space."""
    if max(supply.counts) > _DEAREST_SPACE:
        return _docks_with(card, supply.at_most(_DEAREST_SPACE))
    return tuple(
        [tuple([_dock(space, card, paid) for paid in pools_of(offer.cost, supply)]) for space, offer in OFFERS.items()]
    )


@lru_cache(maxsize=1 << 13)
def _dock(space: Space, card: Card, paying: Pool) -> Dock:
    """The one visit for all supplies that can pay it."""
    return Dock(space, card, paying)


def _crafting(state: State, player: Player) -> Iterator[Action]:
    hand = player.hand
    if hand is None:
        return chain(_ROLL, () if dice_to_roll(player) else _wood(state, player))
    families: list[Iterator[Action]] = [_crafts(card, hand) for card in state.display if len(card.boxes) <= len(hand)]
    for index, other in enumerate(state.players):
        if index != state.turn:
            families += [_steals(made, Seat(index), hand) for made in other.made]
    if player.held:
        families += [*_uses(player, hand), _wood(state, player)]
    return in_turns([*families, iter(_END)])


def _crafts(card: CraftCard, hand: Dice) -> Iterator[Action]:
    for dice in dice_to_craft(card, hand):
        yield Craft(card.item, dice)


def _steals(made: Made, seat: Seat, hand: Dice) -> Iterator[Action]:
    for dice in dice_to_steal(made, hand):
        yield Steal(made.card.item, seat, dice)


def _uses(player: Player, hand: Dice) -> list[Iterator[Action]]:
    return [_use(held, hand) for held in dict.fromkeys(player.held)]


def _use(held: Held, hand: Dice) -> Iterator[Action]:
    for dice in dice_to_change(change_of(held), hand):
        yield Use(held.source, dice)


def _wood(state: State, player: Player) -> Iterator[Action]:
    if state.stock.count(Kind.WOOD):
        for held in giving_wood(player.held):
            yield TakeWood(held.source)
