"""Buying from markets (5.7), and the auctions that may take its place (8.1 to 8.6)."""

from collections.abc import Iterator

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.actions import Auction, Buy, MakeBid, Pass
from kingsforge_bot.games.dwarven_smithy.rules.areas import LIMIT_OF, check_room, has_room, put, take_from_market
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.draft import Draft
from kingsforge_bot.games.dwarven_smithy.rules.events import AuctionOpened, BidMade, BidPassed, Bought
from kingsforge_bot.games.dwarven_smithy.rules.reasons import EITHER_AREA, Reason, refuse
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Bid, Lot, Named, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_done


def by_auction(table: State | Draft) -> bool:
    """Whether markets are bought from by auction only; at a table of two they never are (8.1)."""
    return table.auction and len(table.players) > 2


def buy(draft: Draft, action: Buy) -> None:
    """Rule 5.7."""
    if by_auction(draft):
        raise refuse(Reason.BY_AUCTION)
    price = _check_on_offer(draft, action.card, action.seat, "5.7")
    check_room(draft, draft.active, LIMIT_OF[action.to])
    _hand_over(draft, action.card, action.seat, Bid(draft.turn, price, action.to))


def open_auction(draft: Draft, action: Auction) -> None:
    """Rules 8.1, 8.2, 8.6."""
    if not by_auction(draft):
        raise refuse(Reason.NO_AUCTIONS_HERE)
    _check_on_offer(draft, action.card, action.seat, "8.2")
    named = Named(action.card, action.seat)
    if named in draft.named:
        raise refuse(Reason.NAMED_BEFORE, card=action.card, seat=action.seat)
    if not areas_with_room(draft, draft.cards, draft.turn):
        raise refuse(Reason.NO_ROOM, "8.2", area=EITHER_AREA)
    draft.named = (*draft.named, named)
    draft.events.append(AuctionOpened(draft.turn, action.seat, action.card))
    draft.lot = Lot(action.card, action.seat, asked=action.seat)
    _ask_next(draft, draft.lot)


def bid(draft: Draft, action: MakeBid) -> None:
    """Rule 8.3."""
    lot = draft.lot
    assert lot is not None
    player, least = draft.players[lot.asked], least_bid(draft.cards, lot)
    if action.coins < least:
        raise refuse(Reason.BID_TOO_LOW, least=least)
    if action.coins > player.coins:
        raise refuse(Reason.BID_TOO_HIGH, coins=player.coins)
    check_room(draft, player, LIMIT_OF[action.to])
    draft.events.append(BidMade(lot.asked, action.coins, action.to))
    _ask_next(draft, Lot(lot.card, lot.seller, lot.asked, Bid(lot.asked, action.coins, action.to)))


def pass_(draft: Draft, _: Pass) -> None:
    """Rules 8.3, 8.4."""
    lot = draft.lot
    assert lot is not None
    if not may_pass(draft, lot):
        raise refuse(Reason.MUST_BID, least=least_bid(draft.cards, lot))
    draft.events.append(BidPassed(lot.asked))
    _ask_next(draft, lot)


def may_pass(table: State | Draft, lot: Lot) -> bool:
    """Rule 8.4."""
    return lot.asked != table.turn or lot.best is not None


def least_bid(cards: CardSet, lot: Lot) -> int:
    """Rule 8.3."""
    value = cards.buy_value(lot.card)
    return value if lot.best is None else max(value, lot.best.coins + 1)


def areas_with_room(table: State | Draft, cards: CardSet, seat: Seat) -> tuple[Area, ...]:
    """Where the seat can lay one more card."""
    return tuple([area for area in Area if has_room(cards, table.players[seat], LIMIT_OF[area])])


def can_bid(table: State | Draft, cards: CardSet, lot: Lot, seat: Seat) -> bool:
    """Whether the seat is asked (8.3)."""
    able = table.players[seat].coins >= least_bid(cards, lot) and areas_with_room(table, cards, seat)
    return seat != lot.seller and bool(able) and not is_done(table, seat)


def _check_on_offer(draft: Draft, card: Name, seat: Seat, rule: str) -> int:
    """The buy value of a card that the seat on turn can pay."""
    if not 0 <= seat < len(draft.players):
        raise refuse(Reason.NO_SUCH_SEAT, seat=seat)
    if seat == draft.turn:
        raise refuse(Reason.OWN_MARKET)
    if card not in draft.players[seat].market:
        raise refuse(Reason.NOT_FOR_SALE, card=card, seat=seat)
    price, coins = draft.cards.buy_value(card), draft.active.coins
    if coins < price:
        raise refuse(Reason.TOO_DEAR, rule, price=price, coins=coins)
    return price


def counter_clockwise(lot: Lot, seats: int) -> Iterator[Seat]:
    """The seats after the one asked last, up to the seller (8.3)."""
    seat = (lot.asked - 1) % seats
    while seat != lot.seller:
        yield Seat(seat)
        seat = (seat - 1) % seats


def _ask_next(draft: Draft, lot: Lot) -> None:
    for seat in counter_clockwise(lot, len(draft.players)):
        if can_bid(draft, draft.cards, lot, seat):
            draft.lot = Lot(lot.card, lot.seller, seat, lot.best)
            return
    draft.lot = None
    assert lot.best is not None, "who named the card has bid (8.4)"
    _hand_over(draft, lot.card, lot.seller, lot.best)


def _hand_over(draft: Draft, card: Name, seller: Seat, bid: Bid) -> None:
    """Coins to the owner, the card to the named area (5.7, 8.5)."""
    take_from_market(draft.players[seller], card)
    draft.players[seller].coins += bid.coins
    draft.players[bid.seat].coins -= bid.coins
    put(draft, draft.players[bid.seat], card, bid.to)
    draft.events.append(Bought(bid.seat, seller, card, bid.to, bid.coins))
