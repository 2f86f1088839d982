"""The end of a season, in the order of the rules (9.1 to 9.5, 9.7); boats and building follow."""

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.behind_screens import take_workers
from kingsforge_bot.games.keyflower.rules.draft import Draft
from kingsforge_bot.games.keyflower.rules.events import (
    BoatsCalled,
    GroupsReturned,
    TileLeft,
    TileWon,
    TurnsEnded,
    WorkersTaken,
)
from kingsforge_bot.games.keyflower.rules.kinds import NO_WORKERS, Workers, workers_of
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.state import Offered, Phase, Won


def end_season(draft: Draft) -> None:
    """All have passed: everything until the first boat is chosen."""
    draft.passes = 0
    draft.events.append(TurnsEnded(draft.season))
    _return_losing_groups(draft)
    _win_tiles(draft)
    _take_workers_of_villages(draft)
    _call_for_boats(draft)


def _return_losing_groups(draft: Draft) -> None:
    """Rule 9.1."""
    returned = [NO_WORKERS] * len(draft.players)
    for tiles in (draft.offer, draft.orders):
        for index, tile in enumerate(tiles):
            leader = tile.leader
            for group in tile.bids:
                if group is not leader:
                    returned[group.seat] += workers_of(group.colour, group.number)
            tiles[index] = replace(tile, bids=() if leader is None else (leader,))
    for seat in draft.clockwise(draft.start):
        if returned[seat].total:
            take_workers(draft, seat, returned[seat])
            draft.events.append(GroupsReturned(seat, returned[seat]))


def _win_tiles(draft: Draft) -> None:
    """Rules 9.2 and 9.3."""
    for tile in draft.offer:
        if not tile.bids:
            on_it = _all_of(tile.uses)
            draft.bag += on_it
            draft.events.append(TileLeft(tile.name, on_it))
    for seat in draft.clockwise(draft.start):
        for tile in draft.offer:
            if tile.bids and tile.bids[0].seat == seat:
                _win(draft, seat, tile)
    draft.offer = []


def _win(draft: Draft, seat: Seat, tile: Offered) -> None:
    (group,) = tile.bids
    paid, on_it = workers_of(group.colour, group.number), _all_of(tile.uses)
    draft.bag += paid
    take_workers(draft, seat, on_it)
    player = draft.players[seat]
    player.won = (*player.won, Won(tile.name, tile.side))
    draft.events.append(TileWon(seat, tile.name, paid, on_it))


def _take_workers_of_villages(draft: Draft) -> None:
    """Rule 9.4; the colours of tiles end with the season (5.2)."""
    for seat in draft.clockwise(draft.start):
        village, taken = draft.players[seat].village, NO_WORKERS
        for index, tile in enumerate(village):
            if tile.uses:
                taken += _all_of(tile.uses)
            if tile.uses or tile.lock is not None:
                village[index] = replace(tile, lock=None, uses=())
        if taken.total:
            take_workers(draft, seat, taken)
            draft.events.append(WorkersTaken(seat, taken))


def _call_for_boats(draft: Draft) -> None:
    """Rules 9.5 and 9.7: winners of turn-order tiles by their numbers, then the others from the start player on."""
    winners = dict.fromkeys([tile.bids[0].seat for tile in draft.orders if tile.bids])
    at_start = draft.orders[-1].bids
    first = at_start[0].seat if at_start else draft.start
    others = [seat for seat in draft.clockwise(first) if seat not in winners]
    draft.start = first if at_start else Seat((draft.start + 1) % len(draft.players))
    draft.choosers = (*winners, *others)
    left: list[Offered] = []
    for tile in draft.orders:
        if tile.bids:
            (group,) = tile.bids
            draft.bag += workers_of(group.colour, group.number)
            if draft.season is Season.WINTER:
                player = draft.players[group.seat]
                player.won = (*player.won, Won(tile.name))
                continue
        left.append(Offered(tile.name))
    draft.orders = left
    draft.boats = [replace(boat, taken=None) for boat in draft.boats]
    draft.phase = Phase.BOATS
    draft.events.append(BoatsCalled(draft.choosers, draft.start))


def _all_of(uses: tuple[Workers, ...]) -> Workers:
    return sum(uses, NO_WORKERS)
