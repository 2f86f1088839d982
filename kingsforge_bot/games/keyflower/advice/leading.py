"""Who is ahead: by the points that lie open in villages, at the end by all points."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.state import Player, State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet


def printed(tiles: TileSet, player: Player) -> int:
    """The points printed on the sides of a village that lie up (12.2)."""
    return sum(tiles.face(one.name, one.side).vp for one in player.village)


def leaders(view: State, tiles: TileSet) -> frozenset[Seat]:
    """Who has more than others; nobody while all have as many."""
    if view.scores:
        points = {score.seat: score.total for score in view.scores}
    else:
        points = {Seat(seat): printed(tiles, player) for seat, player in enumerate(view.players)}
    most = max(points.values())
    return frozenset(seat for seat, count in points.items() if count == most > min(points.values()))
