"""Bids (6) and the counter-bid of summer boat 4a (11.6)."""

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Bid
from kingsforge_bot.games.keyflower.rules.draft import Draft, Table
from kingsforge_bot.games.keyflower.rules.effects import Power
from kingsforge_bot.games.keyflower.rules.events import BidMade
from kingsforge_bot.games.keyflower.rules.kinds import COLOURS, Colour, workers_of
from kingsforge_bot.games.keyflower.rules.placing import check_places, gather, leave, locked_in
from kingsforge_bot.games.keyflower.rules.reasons import Reason, refuse
from kingsforge_bot.games.keyflower.rules.state import Group, Offered
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.games.keyflower.rules.turns import placed
from kingsforge_bot.games.keyflower.rules.whereabouts import (
    OnOffer,
    Whereabouts,
    find,
    lock_and_uses,
    offered,
    powers,
    put_back,
)


def bid(draft: Draft, seat: Seat, action: Bid) -> None:
    """Workers beside a tile; checks go by the rules' numbers (13.8)."""
    where = find(draft, action.tile)
    check_places(draft, action.moving)
    workers = workers_of(action.colour, action.number)
    gathered = gather(draft, seat, action.tile, workers, action.moving, mixed=False)
    place, tile = _on_offer(draft, action, where)
    _check_bid(draft, seat, action, place, tile)
    before = tile.leader
    leave(draft, seat, gathered)
    total = _put_beside(draft, seat, action, place)
    outbid = before.seat if before is not None and before.seat != seat else None
    draft.events.append(
        BidMade(
            seat,
            action.tile,
            action.colour,
            action.number,
            total,
            action.moving,
            locked=tile.lock is None,
            outbid=outbid,
        )
    )
    placed(draft)


def _on_offer(draft: Draft, action: Bid, where: Whereabouts) -> tuple[OnOffer, Offered]:
    """The tile bid for. Raises Refused for one that nobody bids for."""
    tile = offered(draft, where.place) if isinstance(where, OnOffer) else None
    if tile is None or not isinstance(where, OnOffer):
        lock, _ = lock_and_uses(draft, where)
        if lock not in (None, action.colour):
            raise refuse(Reason.LOCKED, tile=action.tile, lock=lock, colour=action.colour)
        raise refuse(Reason.NOT_FOR_BIDS, tile=action.tile)
    return where, tile


def _check_bid(draft: Draft, seat: Seat, action: Bid, where: OnOffer, tile: Offered) -> None:
    """Raises Refused for the first of the rules that the bid breaks."""
    colours = bid_colours(draft, draft.tiles, seat, tile, is_order=where.is_order)
    mine = tile.of(seat)
    if action.colour not in colours and (mine is None or action.colour != tile.lock):
        raise refuse(Reason.LOCKED, tile=action.tile, lock=tile.lock or "", colour=action.colour)
    least = least_bid(tile, seat)
    if action.number < least:
        raise refuse(Reason.BID_TOO_LOW, tile=action.tile, least=least)
    if where.place in action.moving:
        raise refuse(Reason.OWN_GROUP_STAYS, place=where.place)
    if mine is not None and action.colour != mine.colour:
        raise refuse(Reason.BID_OTHER_COLOUR, tile=action.tile, colour=mine.colour)


def _put_beside(draft: Draft, seat: Seat, action: Bid, where: OnOffer) -> int:
    """Put the workers to those of the seat that are there already; answers how many that makes."""
    tile = offered(draft, where.place)
    assert tile is not None
    mine = tile.of(seat)
    group = Group(seat, action.colour, action.number + (0 if mine is None else mine.number))
    bids = tuple([group if one.seat == seat else one for one in tile.bids]) if mine is not None else (*tile.bids, group)
    put_back(draft, where.place, replace(tile, lock=locked_in(tile.lock, action.colour), bids=bids))
    return group.number


def bid_colours(table: Table, tiles: TileSet, seat: Seat, tile: Offered, *, is_order: bool) -> tuple[Colour, ...]:
    """The colours in which the seat may bid there (5.1, 11.6)."""
    mine = tile.of(seat)
    if mine is not None:
        return (mine.colour,)
    if tile.lock is None:
        return COLOURS
    if is_order or tile.lock is Colour.GREEN or not tile.bids:
        return (tile.lock,)
    return COLOURS if Power.COUNTER_BID in powers(table, tiles, seat) else (tile.lock,)


def least_bid(tile: Offered, seat: Seat) -> int:
    """How many workers it takes at least, besides those of the seat that are there (6.2, 6.3)."""
    mine = tile.of(seat)
    most = max([group.number for group in tile.bids if group.seat != seat], default=0)
    return max(1, most + 1 - (0 if mine is None else mine.number))
