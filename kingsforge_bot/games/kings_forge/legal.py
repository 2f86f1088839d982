"""Everything a seat may do now; the counterpart of what `apply` accepts."""

from collections.abc import Iterator
from functools import lru_cache
from typing import assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.actions import (
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
from kingsforge_bot.games.kings_forge.benefits import change_of
from kingsforge_bot.games.kings_forge.cards import HALVES, SIDES_OF, Card, Side
from kingsforge_bot.games.kings_forge.choices import Dice, dice_to_change, dice_to_craft, dice_to_steal
from kingsforge_bot.games.kings_forge.crafting import dice_to_roll
from kingsforge_bot.games.kings_forge.dice import RESOURCES, Kind, Pool
from kingsforge_bot.games.kings_forge.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.effects import BoostOrDie, Copy, Pour, Trade
from kingsforge_bot.games.kings_forge.gathering import sides_to_copy, used_spaces
from kingsforge_bot.games.kings_forge.payments import payments, pools_of
from kingsforge_bot.games.kings_forge.state import Phase, Player, State, Undecided, WoodNow

_FIRST_PASS = (Pass(PassBenefit.METAL), Pass(PassBenefit.TOKEN))
_FIRST_PASS_NO_METAL = (Pass(PassBenefit.TOKEN),)
_LATER_PASS = (Pass(),)


def legal_actions(state: State) -> Iterator[Action]:
    """All actions of the seat whose turn it is, each distinct decision once, in a fixed order."""
    player = state.players[state.turn]
    match state.owed:
        case Undecided(die=die):
            yield Keep()
            yield from _uses(player, (die,))
        case WoodNow(source=source):
            yield Keep()
            yield TakeWood(source)
        case None if state.phase is Phase.GATHER:
            yield from _gathering(state, player)
        case None if state.phase is Phase.CRAFT:
            yield from _crafting(state, player)
        case None:
            return
        case _:
            assert_never(state.owed)


def _gathering(state: State, player: Player) -> Iterator[Action]:
    if player.held:
        yield from _wood(player)
    for card in state.face_up:
        if card is not None:
            for side in SIDES_OF[card]:
                yield from _claims(state, player, side)
    free = tuple([space for space in OFFERS if space not in used_spaces(state)])
    yield from _docks(free, state.face_up, player.supply)
    if any(other.passed for other in state.players):
        yield from _LATER_PASS
    else:
        yield from _FIRST_PASS if state.stock.count(Kind.METAL) else _FIRST_PASS_NO_METAL


def _claims(state: State, player: Player, side: Side) -> Iterator[Action]:
    effect = HALVES[side].effect
    if isinstance(effect, Copy):
        for copied in sides_to_copy(state):
            yield from _claims_of(state, player, side, copied)
    elif isinstance(effect, Trade):
        yield from _claims_of(state, player, side, None)
    else:
        yield from _simple_claims(side, None, player.supply)


def _claims_of(state: State, player: Player, side: Side, copied: Side | None) -> Iterator[Action]:
    effect = HALVES[copied or side].effect
    if not isinstance(effect, Trade):
        yield from _simple_claims(side, copied, player.supply)
        return
    for claim in _simple_claims(side, copied, player.supply):
        rest = player.supply - Pool.kinds(claim.paying)
        for giving in pools_of(effect.give, rest):
            for index, partner in enumerate(state.players):
                if index != state.turn:
                    there = partner.supply + giving
                    for kind in RESOURCES:
                        if there.count(kind):
                            yield Gather(side, copied, claim.paying, giving, Seat(index), kind)


@lru_cache(maxsize=1 << 14)
def _simple_claims(side: Side, copied: Side | None, supply: Pool) -> tuple[Gather, ...]:
    cost, effect = HALVES[side].cost, HALVES[copied or side].effect
    if copied is not None:
        cost += HALVES[copied].cost
    paid = payments(cost, supply)
    if isinstance(effect, Pour):
        paid = tuple(one for one in paid if supply.size > len(one))
    return tuple(Gather(side, copied, one) for one in paid)


@lru_cache(maxsize=1 << 12)
def _docks(free: tuple[Space, ...], face_up: tuple[Card | None, ...], supply: Pool) -> tuple[Dock, ...]:
    return tuple(
        Dock(space, card, paid)
        for space in free
        for card in face_up
        if card is not None
        for paid in pools_of(OFFERS[space].cost, supply)
    )


def _crafting(state: State, player: Player) -> Iterator[Action]:
    hand = player.hand
    if hand is None:
        yield Roll()
        if not dice_to_roll(player):
            yield from _wood(player)
        return
    yield from _uses(player, hand)
    yield from _wood(player)
    for card in state.display:
        for dice in dice_to_craft(card, hand):
            yield Craft(card.item, dice)
    for index, other in enumerate(state.players):
        if index != state.turn:
            for made in other.made:
                for dice in dice_to_steal(made, hand):
                    yield Steal(made.card.item, Seat(index), dice)
    yield End()


def _uses(player: Player, hand: Dice) -> Iterator[Action]:
    for held in dict.fromkeys(player.held):
        for dice in dice_to_change(change_of(held), hand):
            yield Use(held.source, dice)


def _wood(player: Player) -> Iterator[Action]:
    for held in dict.fromkeys(player.held):
        if isinstance(change_of(held), BoostOrDie):
            yield TakeWood(held.source)
