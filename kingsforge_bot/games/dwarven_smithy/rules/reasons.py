"""Why the rules say no: every reason's id and the number of the rule behind it."""

from enum import StrEnum
from typing import Final

from kingsforge_bot.core.errors import Fact, Refused


class Reason(StrEnum):
    """Facts named in each comment are what the refusal carries."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"  # awaited
    COMPLETE_FIRST = "complete-first"  # card: the stack that waits for a choice
    NOTHING_TO_COMPLETE = "nothing-to-complete"
    NOT_NEXT = "not-next"  # card, next
    NO_SUCH_CHOICE = "no-such-choice"  # card: another kind of card is completed in another way
    NO_EXCHANGE = "no-exchange"  # card, dismissing
    NOT_MOVABLE = "not-movable"  # card, moving
    ACTIONS_CLOSED = "actions-closed"  # verb
    AUCTION_OPEN = "auction-open"  # card, seat: the seller
    NO_AUCTION = "no-auction"  # verb
    NOT_IN_HAND = "not-in-hand"  # card
    NO_ROOM = "no-room"  # area, limit; EITHER_AREA without a limit for an auction (8.2)
    NOT_IN_AREA = "not-in-area"  # card, area
    STACKED = "stacked"  # card
    KINGS_ITEM_STAYS = "kings-item-stays"  # card
    TILTED = "tilted"  # card
    NOT_A_GUILD_CARD = "not-a-guild-card"  # card
    NOT_A_RESOURCE = "not-a-resource"  # card
    NO_SUCH_PLACE = "no-such-place"  # place, cards: how many lie in the row
    TOO_DEAR = "too-dear"  # price, coins; for a market (5.7) or an auction (8.2) with that rule's number
    NO_SUCH_SEAT = "no-such-seat"  # seat
    OWN_MARKET = "own-market"
    NOT_FOR_SALE = "not-for-sale"  # card, seat
    BY_AUCTION = "by-auction"
    NO_AUCTIONS_HERE = "no-auctions-here"
    NAMED_BEFORE = "named-before"  # card, seat
    BID_TOO_LOW = "bid-too-low"  # least
    BID_TOO_HIGH = "bid-too-high"  # coins
    MUST_BID = "must-bid"  # least
    NOT_REFINED_THERE = "not-refined-there"  # kind, wanted, have
    COST = "cost"  # card, cost (words), given (words)
    DECK_EMPTY = "deck-empty"  # deck
    HAND_FULL = "hand-full"  # limit
    DRAWN_ENOUGH = "drawn-enough"  # most
    NO_DRAWING_IN_LAST_TURN = "no-drawing-in-last-turn"


EITHER_AREA: Final = "either"
"""Market or workshop: room in one of them would do."""
RULE_OF: Final[dict[Reason, str]] = {
    Reason.GAME_OVER: "7.4",
    Reason.NOT_YOUR_TURN: "9.2",
    Reason.COMPLETE_FIRST: "4.1",
    Reason.NOTHING_TO_COMPLETE: "4.1",
    Reason.NOT_NEXT: "4.3",
    Reason.NO_SUCH_CHOICE: "4.3",
    Reason.NO_EXCHANGE: "4.5",
    Reason.NOT_MOVABLE: "4.9",
    Reason.ACTIONS_CLOSED: "6.1",
    Reason.AUCTION_OPEN: "8.2",
    Reason.NO_AUCTION: "8.3",
    Reason.NOT_IN_HAND: "5.2",
    Reason.NO_ROOM: "3.3",
    Reason.NOT_IN_AREA: "5.3",
    Reason.STACKED: "3.5",
    Reason.KINGS_ITEM_STAYS: "3.5",
    Reason.TILTED: "3.6",
    Reason.NOT_A_GUILD_CARD: "5.4",
    Reason.NOT_A_RESOURCE: "5.5",
    Reason.NO_SUCH_PLACE: "5.6",
    Reason.TOO_DEAR: "5.6",
    Reason.NO_SUCH_SEAT: "5.7",
    Reason.OWN_MARKET: "5.7",
    Reason.NOT_FOR_SALE: "5.7",
    Reason.BY_AUCTION: "8.1",
    Reason.NO_AUCTIONS_HERE: "8.1",
    Reason.NAMED_BEFORE: "8.6",
    Reason.BID_TOO_LOW: "8.3",
    Reason.BID_TOO_HIGH: "8.3",
    Reason.MUST_BID: "8.4",
    Reason.NOT_REFINED_THERE: "5.8",
    Reason.COST: "5.8",
    Reason.DECK_EMPTY: "6.4",
    Reason.HAND_FULL: "6.1",
    Reason.DRAWN_ENOUGH: "6.1",
    Reason.NO_DRAWING_IN_LAST_TURN: "6.5",
}


def refuse(reason: Reason, rule: str | None = None, **facts: Fact) -> Refused:
    """The refusal for that reason, with its rule's number where no other is given."""
    return Refused(reason, rule or RULE_OF[reason], **facts)
