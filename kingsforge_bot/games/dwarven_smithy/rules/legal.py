"""Everything a seat may do now; the counterpart of what `apply` accepts."""

from collections.abc import Iterable, Iterator
from typing import Final

from kingsforge_bot.core.asking import in_turns
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.acting import OTHER, warehouse_price
from kingsforge_bot.games.dwarven_smithy.rules.actions import (
    Action,
    Auction,
    Buy,
    BuyWarehouse,
    Craft,
    Discard,
    Draw,
    End,
    MakeBid,
    Move,
    Pass,
    Play,
    Sell,
)
from kingsforge_bot.games.dwarven_smithy.rules.areas import has_room, loose_in, untilted
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.completing import choices, next_stack
from kingsforge_bot.games.dwarven_smithy.rules.costs import payments
from kingsforge_bot.games.dwarven_smithy.rules.drawing import decks_to_draw
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Lot, Named, Phase, Player, State
from kingsforge_bot.games.dwarven_smithy.rules.trading import areas_with_room, by_auction, least_bid, may_pass

_END: Final = End()


def legal_actions(state: State, cards: CardSet) -> Iterator[Action]:
    """All actions of the seat that is awaited, each distinct decision once, in a fixed order.

    One of each kind comes first, so that a menu that shows the beginning knows them all. A swap is listed once, from
    the workshop's card on; a craft names its resources in one order.
    """
    player = state.players[state.turn]
    if state.lot is not None:
        yield from _answers(state, cards, state.lot)
        return
    match state.phase:
        case Phase.COMPLETE:
            stack = next_stack(cards, player)
            if stack is not None:
                yield from choices(cards, player, stack)
        case Phase.ACT:
            yield from in_turns([family(state, cards, player) for family in _FAMILIES])
        case Phase.DRAW:
            yield from _draws(state, cards, player)
            yield _END
        case Phase.OVER:
            return


def _answers(state: State, cards: CardSet, lot: Lot) -> Iterator[Action]:
    if may_pass(state, lot):
        yield Pass()
    areas = areas_with_room(state, cards, lot.asked)
    for coins in range(least_bid(cards, lot), state.players[lot.asked].coins + 1):
        yield from (MakeBid(coins, area) for area in areas)


def _crafts(state: State, cards: CardSet, player: Player) -> Iterator[Action]:
    room = has_room(cards, player, Limited.WORKSHOP)
    for card in (*player.workshop, *(player.market if room else ())):
        if kind_of(card) is None:
            for resources in payments(cards, player, cards.guild[card]):
                yield Craft(card, resources)


def _plays(state: State, cards: CardSet, player: Player) -> Iterator[Action]:
    areas = areas_with_room(state, cards, state.turn)
    for card in _each(player.hand):
        yield from (Play(card, area) for area in areas)


def _moves(state: State, cards: CardSet, player: Player) -> Iterator[Action]:
    for area in areas_with_room(state, cards, state.turn):
        yield from (Move(card, area) for card in _each(loose_in(player, OTHER[area])))
    for card in _each(player.workshop):
        yield from (Move(card, Area.MARKET, other) for other in _each(player.market))


def _sales(state: State, cards: CardSet, player: Player) -> Iterator[Action]:
    for card in _each(player.market):
        if kind_of(card) is not None and untilted(player, card):
            yield Sell(card)


def _discards(state: State, cards: CardSet, player: Player) -> Iterator[Action]:
    for card in player.market:
        if kind_of(card) is None and untilted(player, card):
            yield Discard(card)


def _row(state: State, cards: CardSet, player: Player) -> Iterator[Action]:
    if has_room(cards, player, Limited.HAND):
        for place, card in enumerate(state.row, 1):
            if warehouse_price(cards, player, card, place) <= player.coins:
                yield BuyWarehouse(place)


def _markets(state: State, cards: CardSet, player: Player) -> Iterator[Action]:
    areas, auction = areas_with_room(state, cards, state.turn), by_auction(state)
    if not areas:
        return
    for number, other in enumerate(state.players):
        seat = Seat(number)
        if seat == state.turn:
            continue
        for card in _each(other.market):
            if cards.buy_value(card) > player.coins:
                continue
            if not auction:
                yield from (Buy(card, seat, area) for area in areas)
            elif Named(card, seat) not in state.named:
                yield Auction(card, seat)


def _draws(state: State, cards: CardSet, player: Player) -> Iterator[Action]:
    yield from (Draw(deck) for deck in decks_to_draw(state, cards))


def _ends(state: State, cards: CardSet, player: Player) -> Iterator[Action]:
    yield _END


_FAMILIES: Final = (_crafts, _plays, _moves, _sales, _discards, _row, _markets, _draws, _ends)


def _each(cards: Iterable[Name]) -> Iterator[Name]:
    """Equal cards once (section 12)."""
    return iter(dict.fromkeys(cards))
