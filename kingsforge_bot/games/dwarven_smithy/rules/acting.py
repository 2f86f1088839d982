"""Phase 3: play, move, discard, sell, and what is bought of the row (5.2 to 5.6)."""

from kingsforge_bot.games.dwarven_smithy.rules.actions import BuyWarehouse, Discard, Move, Play, Sell
from kingsforge_bot.games.dwarven_smithy.rules.areas import (
    LIMIT_OF,
    AnyPlayer,
    check_loose,
    check_room,
    put,
    sale_bonus,
    take_from_market,
    untilted,
    warehouse_change,
)
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.discards import discard
from kingsforge_bot.games.dwarven_smithy.rules.draft import Draft, PlayerDraft
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.events import BoughtFromRow, Discarded, Moved, Played, Sold
from kingsforge_bot.games.dwarven_smithy.rules.meta import LEAST_PRICE
from kingsforge_bot.games.dwarven_smithy.rules.reasons import Reason, refuse
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, entering, kind_of, refined
from kingsforge_bot.games.dwarven_smithy.rules.state import Area

OTHER = {Area.MARKET: Area.WORKSHOP, Area.WORKSHOP: Area.MARKET}


def play(draft: Draft, action: Play) -> None:
    """Rule 5.2."""
    player = draft.active
    if action.card not in player.hand:
        raise refuse(Reason.NOT_IN_HAND, card=action.card)
    check_room(draft, player, LIMIT_OF[action.to])
    player.hand.remove(action.card)
    laid = entering(action.card)
    put(draft, player, laid, action.to)
    draft.events.append(Played(draft.turn, laid, action.to))


def move(draft: Draft, action: Move) -> None:
    """Rule 5.3; a swap needs no room."""
    player, origin = draft.active, OTHER[action.to]
    check_loose(player, action.card, origin)
    if action.swapped is None:
        check_room(draft, player, LIMIT_OF[action.to])
    else:
        check_loose(player, action.swapped, action.to)
        _take(player, action.swapped, action.to)
    _take(player, action.card, origin)
    put(draft, player, action.card, action.to)
    if action.swapped is not None:
        put(draft, player, action.swapped, origin)
    draft.events.append(Moved(draft.turn, action.card, action.to, action.swapped))


def discard_card(draft: Draft, action: Discard) -> None:
    """Rule 5.4."""
    player = draft.active
    if kind_of(action.card) is not None:
        raise refuse(Reason.NOT_A_GUILD_CARD, card=action.card)
    _check_untilted(player, action.card, "5.4")
    take_from_market(player, action.card)
    discard(draft, [action.card])
    draft.events.append(Discarded(draft.turn, action.card))


def sell(draft: Draft, action: Sell) -> None:
    """Rule 5.5."""
    player = draft.active
    if kind_of(action.card) is None:
        raise refuse(Reason.NOT_A_RESOURCE, card=action.card)
    _check_untilted(player, action.card, "5.5")
    player.market.remove(action.card)
    coins = draft.cards.values(action.card).sell + sale_bonus(draft.cards, player)
    player.coins += coins
    draft.row.insert(0, refined(action.card))
    draft.events.append(Sold(draft.turn, action.card, coins))


def warehouse_price(cards: CardSet, player: AnyPlayer, card: Name, place: int) -> int:
    """Rule 5.6; place 1 is the top."""
    price = cards.values(card).buy + place - 1 + warehouse_change(cards, player)
    return max(LEAST_PRICE, price)


def buy_warehouse(draft: Draft, action: BuyWarehouse) -> None:
    """Rule 5.6."""
    player, place = draft.active, action.place
    if not 1 <= place <= len(draft.row):
        raise refuse(Reason.NO_SUCH_PLACE, place=place, cards=len(draft.row))
    card = draft.row[place - 1]
    price = warehouse_price(draft.cards, player, card, place)
    if player.coins < price:
        raise refuse(Reason.TOO_DEAR, price=price, coins=player.coins)
    check_room(draft, player, Limited.HAND)
    del draft.row[place - 1]
    player.coins -= price
    player.hand.append(card)
    draft.events.append(BoughtFromRow(draft.turn, card, place, price))


def _take(player: PlayerDraft, card: Name, area: Area) -> None:
    if area is Area.MARKET:
        take_from_market(player, card)
    else:
        player.workshop.remove(card)


def _check_untilted(player: PlayerDraft, card: Name, rule: str) -> None:
    check_loose(player, card, Area.MARKET, rule)
    if not untilted(player, card):
        raise refuse(Reason.TILTED, card=card)
