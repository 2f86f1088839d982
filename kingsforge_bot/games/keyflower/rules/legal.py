"""Everything a seat may do now; the counterpart of what `apply` accepts. Lazy: the least numbers come first."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from kingsforge_bot.core.asking import in_turns
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import (
    Action,
    Done,
    End,
    Give,
    Lift,
    Pass,
    Place,
    PlaceAside,
    Take,
    Upgrade,
)
from kingsforge_bot.games.keyflower.rules.building import builds_freely, may_build, standing, unplaced
from kingsforge_bot.games.keyflower.rules.effects import Power
from kingsforge_bot.games.keyflower.rules.hexes import spots
from kingsforge_bot.games.keyflower.rules.legal_placing import Placing
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.games.keyflower.rules.upgrade_costs import payments
from kingsforge_bot.games.keyflower.rules.whereabouts import powers
from kingsforge_bot.games.keyflower.rules.working import can_be_upgraded, moves

_PASS: Final = Pass()
_END: Final = End()


def legal_actions(state: State, tiles: TileSet, seat: Seat) -> Iterator[Action]:
    """All actions of a seat that may act, each distinct decision once, in a fixed order; one of each kind first."""
    match state.phase:
        case Phase.WINTER_CHOICE:
            yield from _gifts(state, tiles, seat)
        case Phase.TURNS:
            placing = Placing(state, tiles, seat)
            first: list[Iterator[Action]] = [placing.least_bids(), placing.least_uses(), iter((_PASS,))]
            yield from in_turns(first)
            more: list[Iterator[Action]] = [placing.more_bids(), placing.more_uses()]
            yield from in_turns(more)
        case Phase.WORK:
            yield from in_turns([moves_of(state, tiles, seat), _upgrades(state, tiles, seat), iter((_END,))])
        case Phase.BOATS | Phase.BUILDING:
            yield from in_turns([_boats(state, seat), _building(state, tiles, seat)])
        case Phase.OVER:
            return


def moves_of(state: State, tiles: TileSet, seat: Seat) -> Iterator[Action]:
    """Rule 8.2."""
    return iter(()) if state.work is None else moves(state, tiles, seat, state.work)


def _upgrades(state: State, tiles: TileSet, seat: Seat) -> Iterator[Action]:
    """Rule 8.5."""
    if state.work is None or not state.work.upgrades:
        return
    player = state.players[seat]
    wild = Power.WILD_UPGRADE in powers(state, tiles, seat)
    for tile in player.village:
        cost = tiles[tile.name].cost
        if cost is not None and can_be_upgraded(tiles, tile):
            for payment in payments(tile, player.skills, cost, wild=wild):
                yield Upgrade(tile.name, payment)


def _gifts(state: State, tiles: TileSet, seat: Seat) -> Iterator[Action]:
    """Rule 3.4: one tile first, all of them last; not what is given already."""
    player = state.players[seat]
    hand = [name for name in tiles.facts if name in player.hand]
    for number in range(1, len(hand) + 1):
        for names in combinations(hand, number):
            if set(names) != set(player.given):
                yield Give(names)


def _boats(state: State, seat: Seat) -> Iterator[Action]:
    if state.choosers[:1] == (seat,):
        yield from (Take(boat.name) for boat in state.boats if boat.taken is None)


def _building(state: State, tiles: TileSet, seat: Seat) -> Iterator[Action]:
    """Rules 10.4 to 10.6."""
    if not may_build(state, seat):
        return
    player = state.players[seat]
    names = [tile.name for tile in unplaced(player)]
    village, freely = standing(state, tiles, seat), builds_freely(state, tiles, seat)
    found = False
    for name in names:
        for spot in spots(village, tiles, name, freely=freely):
            found = True
            yield Place(name, spot.q, spot.r, spot.turned)
    if not found:
        yield from map(PlaceAside, names)
    if player.draft:
        yield Lift()
    if not names:
        yield Done()
