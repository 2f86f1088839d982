"""What is played for a seat whose time ran out (13.5)."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Action, Done, End, Give, Pass, Place, PlaceAside, Take
from kingsforge_bot.games.keyflower.rules.building import builds_freely, standing, unplaced
from kingsforge_bot.games.keyflower.rules.hexes import spots
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet


def timeout_action(state: State, tiles: TileSet, seat: Seat) -> Action:
    """The mildest there is; a boat comes before building, for the others wait for it."""
    match state.phase:
        case Phase.WINTER_CHOICE:
            return Give(state.players[seat].hand[:1])
        case Phase.WORK:
            return End()
        case Phase.BOATS | Phase.BUILDING:
            if state.choosers[:1] == (seat,):
                free = [boat for boat in state.boats if boat.taken is None]
                return Take(max(free, key=lambda boat: (boat.workers.total, boat.skills.total)).name)
            return _built(state, tiles, seat)
        case _:
            return Pass()


def _built(state: State, tiles: TileSet, seat: Seat) -> Action:
    """The first fitting place of the first tile that has one."""
    left = unplaced(state.players[seat])
    if not left:
        return Done()
    village, freely = standing(state, tiles, seat), builds_freely(state, tiles, seat)
    for tile in left:
        spot = next(spots(village, tiles, tile.name, freely=freely), None)
        if spot is not None:
            return Place(tile.name, spot.q, spot.r, spot.turned)
    return PlaceAside(left[0].name)
