"""What can be planned for one's next turn, and what it comes to once that has begun.

A plan asks nothing and draws nothing: what a choice or a drawn card could change is left to its player.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

from kingsforge_bot.core.plans import (
    LATER,
    WAITS,
    CancelCondition,
    CancelReason,
    Plan,
    PlanCancelled,
    PlannedAction,
    Waits,
    judged,
)
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.acting import warehouse_price
from kingsforge_bot.games.dwarven_smithy.rules.areas import has_room, untilted
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.costs import payments
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.planned_actions import (
    TURN,
    BuyCard,
    CardGone,
    CraftCard,
    EndComes,
    EndTurn,
    OfferCard,
    PassAuction,
    SellCard,
    made_in,
)
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name, kind_of, refined
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Phase, Player, State
from kingsforge_bot.games.dwarven_smithy.rules.trading import areas_with_room, by_auction, may_pass
from kingsforge_bot.games.dwarven_smithy.rules.turns import plays_again

_MOST: Final = 25


def period(state: State) -> str | None:
    """Plans are for the seat's next turn after the one in which they are made."""
    return None if state.phase is Phase.OVER else f"{TURN}{state.turns}"


def planned_actions(state: State, cards: CardSet, seat: Seat) -> Iterator[PlannedAction]:
    """To end, to pass, what one's own cards allow, then what can be bought or may come up: 25 at the most.

    Nothing where no turn follows for which it could be planned (7.2).
    """
    if state.phase is Phase.OVER or not plays_again(state, seat):
        return iter(())
    return islice(_possible(state, cards, seat), _MOST)


def _possible(state: State, cards: CardSet, seat: Seat) -> Iterator[PlannedAction]:
    player = state.players[seat]
    ready = _refined(player)
    yield EndTurn()
    if by_auction(state):
        yield PassAuction()
    for card in (*ready.workshop, *player.market):
        if kind_of(card) is None and next(payments(cards, ready, cards.guild[card]), None) is not None:
            yield CraftCard(card)
    yield from (SellCard(card) for card in dict.fromkeys(player.market) if kind_of(card) is not None)
    for card in dict.fromkeys(ready.workshop):
        if kind_of(card) is not None:
            yield OfferCard(card)
            if card not in player.market and state.ended_by is None:
                yield SellCard(card)
    yield from (BuyCard(card, price) for card, price in _to_buy(state, cards, seat))


def cancel_conditions(state: State, seat: Seat) -> Iterator[CancelCondition]:
    """The end of the game, and that a card which can be bought now is gone: 25 at the most."""
    if state.phase is Phase.OVER:
        return
    if state.ended_by is None:
        yield EndComes()
    yield from (CardGone(card) for card in islice(_on_offer(state, seat), _MOST - 1))


def planned(state: State, cards: CardSet, seat: Seat, plan: Plan) -> a.Action | Waits | PlanCancelled:
    """What becomes of it: all planned actions are for the seat's next turn, a sale also for the one after."""
    made = made_in(plan.during)
    if made is None:
        return PlanCancelled(CancelReason.EXPIRED)
    seats = len(state.players)
    # The seat's turn from now on, then the first one after the plan was made: turns go round in order (1.4).
    coming = state.turns + (seat - state.turn) % seats
    due = made + 1 + (coming - made - 1) % seats
    lives = state.phase is not Phase.OVER and state.turns <= max(
        _last(planned_action, due, seats) for planned_action in plan.planned_actions
    )
    return judged(
        plan,
        during=plan.during if lives else None,
        is_so=lambda condition: _is_so(state, seat, condition),
        answer=lambda planned_action: _Judging(state, cards, seat, due).answer(planned_action),
    )


def _last(planned_action: PlannedAction, due: int, seats: int) -> int:
    """The last turn in which it can be done."""
    match planned_action:
        case SellCard():
            return due + seats
        case PassAuction():
            return due - 1
        case _:
            return due


class _Judging:
    """One planned action of a seat, in a plan that is due in the turn of that number."""

    def __init__(self, state: State, cards: CardSet, seat: Seat, due: int) -> None:
        self.state = state
        self.cards = cards
        self.seat = seat
        self.player = state.players[seat]
        self.late = state.turns > due
        self.before = state.turns < due
        self.mine = not self.before and state.turn == seat and state.lot is None
        self.acting = self.mine and state.phase is Phase.ACT

    def answer(self, planned_action: PlannedAction) -> a.Action | Waits | None:
        """The action; None for what can never be done any more. Raises TypeError for another game's."""
        match planned_action:
            case SellCard(card=card):
                return self._sale(card)
            case PassAuction():
                return self._passing()
            case _ if self.late:
                return None
            case EndTurn():
                done = self.acting or (self.mine and self.state.phase is Phase.DRAW)
                return a.End() if done else WAITS
            case OfferCard(card=card):
                there = card in map(refined, self.player.workshop)
                room = has_room(self.cards, self.player, Limited.MARKET)
                return self._once(there, lambda: a.Move(card, Area.MARKET) if room else None)
            case CraftCard(card=card):
                there = card in self.player.workshop or card in self.player.market
                return self._once(there, lambda: self._craft(card))
            case BuyCard(card=card, most=most):
                return self._once(True, lambda: self._purchase(card, most))
            case _:
                raise TypeError(planned_action)

    def _once(self, possible: bool, act: Callable[[], a.Action | None]) -> a.Action | Waits | None:
        """What can be done in phase 3 of that one turn, as long as it is possible."""
        if not possible or (self.mine and self.state.phase is Phase.DRAW):
            return None
        return act() if self.acting else WAITS

    def _sale(self, card: Name) -> a.Sell | Waits | None:
        if self.acting and card in self.player.market and untilted(self.player, card):
            return a.Sell(card)
        if card in self.player.market:
            # Nothing else of the plans waits for it: it may be tilted, or its turn may not have come.
            return LATER
        return LATER if not self.late and card in map(refined, self.player.workshop) else None

    def _passing(self) -> a.Pass | Waits | None:
        lot = self.state.lot
        if not self.before:
            return None
        asked = lot is not None and lot.asked == self.seat and may_pass(self.state, lot)
        return a.Pass() if asked else LATER

    def _craft(self, card: Name) -> a.Craft | None:
        if card not in self.player.workshop and not has_room(self.cards, self.player, Limited.WORKSHOP):
            return None
        least = next(payments(self.cards, self.player, self.cards.guild[card]), None)
        return None if least is None else a.Craft(card, least)

    def _purchase(self, card: Name, most: int) -> a.Action | None:
        """The cheapest offer; of those that cost the same a market's, as its card keeps its state."""
        offers = sorted(self._offers(card), key=lambda offer: offer[0])
        return next((action for price, action in offers if price <= min(most, self.player.coins)), None)

    def _offers(self, card: Name) -> Iterator[tuple[int, a.Action]]:
        state, cards = self.state, self.cards
        areas = areas_with_room(state, cards, self.seat)
        if areas and not by_auction(state):
            area = Area.WORKSHOP if Area.WORKSHOP in areas else Area.MARKET
            sellers = (Seat(number) for number, other in enumerate(state.players) if card in other.market)
            yield from ((cards.buy_value(card), a.Buy(card, seat, area)) for seat in sellers if seat != self.seat)
        if has_room(cards, self.player, Limited.HAND):
            for place, lying in enumerate(state.row, 1):
                if lying == card:
                    yield warehouse_price(cards, self.player, card, place), a.BuyWarehouse(place)


def _refined(player: Player) -> Player:
    """As the seat's next turn finds it (4.2)."""
    return Player(workshop=tuple(map(refined, player.workshop)), tools=player.tools, apprentices=player.apprentices)


def _on_offer(state: State, seat: Seat) -> Iterator[Name]:
    """What can be bought now, each once; auctions leave the row."""
    markets = [] if by_auction(state) else [one.market for number, one in enumerate(state.players) if number != seat]
    return iter(dict.fromkeys([*(card for market in markets for card in market), *state.row]))


def _to_buy(state: State, cards: CardSet, seat: Seat) -> Iterator[tuple[Name, int]]:
    """What is on offer, then what may come up, for what it costs in a market or the least it costs in the row now."""
    for card in dict.fromkeys((*_on_offer(state, seat), *(Name(kind.value) for kind in Kind))):
        row = [
            warehouse_price(cards, state.players[seat], card, place)
            for place, lying in enumerate(state.row, 1)
            if lying == card
        ]
        yield card, max(cards.buy_value(card), min(row, default=0))


def _is_so(state: State, seat: Seat, condition: CancelCondition) -> bool:
    match condition:
        case EndComes():
            return state.ended_by is not None
        case CardGone(card=card):
            return card not in _on_offer(state, seat)
        case _:
            raise TypeError(condition)
