"""Where to build, which boat to take, which winter tiles to give."""

from collections.abc import Sequence

from kingsforge_bot.games.keyflower.rules.actions import Action, Give, Place, Take
from kingsforge_bot.games.keyflower.rules.effects import WaterLine
from kingsforge_bot.games.keyflower.rules.hexes import DIRECTIONS, OPPOSITE, Hex, laid, neighbours
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.tiles import Edge, Edges
from kingsforge_bot.games.keyflower.strategy.worth import Worth


class Builder:
    """Weighs places of one seat's new tiles."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self._lying = laid(worth.player.standing, worth.tiles)
        self._orders = {there for there, (name, _) in self._lying.items() if worth.is_order(name)}
        water = [edge for edge, one in enumerate(self._lying[0, 0][1]) if one is Edge.WATER]
        self._water = DIRECTIONS[water[0]] if water else None
        names = [tile.name for tile in worth.player.won] + [tile.name for tile in worth.player.village]
        ends = [worth.tiles[name].a.end for name in names]
        self._breese = any(isinstance(end, WaterLine) for end in ends)

    def best(self, actions: Sequence[Place]) -> Place:
        """Order tiles last: more of the village touches them then."""
        return max(actions, key=self.place)

    def place(self, action: Place) -> float:
        """Roads that go on, tiles that touch, not too far away."""
        there = action.q, action.r
        edges = self.worth.tiles.edges(action.tile, action.turned)
        roads, touching, order = 0, 0, 0
        for edge, beside in enumerate(neighbours(there)):
            tile = self._lying.get(beside)
            if tile is None:
                continue
            touching += 1
            roads += edges[edge] is Edge.ROAD and tile[1][OPPOSITE[edge]] is Edge.ROAD
            order += beside in self._orders
        if self.worth.is_order(action.tile):
            return touching - 10.0 + 0.1 * roads
        found = 1.0 * roads + 0.25 * touching + order
        found += self._line(action.tile, there, edges) - 0.1 * _far(there)
        return found + (2.0 if roads else 0.0)

    def _line(self, name: Name, there: Hex, edges: Edges) -> float:
        """Boats at the home's water, which others should leave free (10.7)."""
        if self._water is None:
            return 0.0
        dq, dr = self._water
        step = max(abs(there[0]), abs(there[1]), abs(there[0] + there[1]))
        on_line = there == (dq * step, dr * step)
        if not self.worth.tiles[name].is_boat:
            return -0.6 if on_line else 0.0
        turned = Edge.WATER is edges[DIRECTIONS.index(self._water)]
        return (3.0 if self._breese else 0.4) if on_line and turned else 0.0


def _far(there: Hex) -> int:
    q, r = there
    return max(abs(q), abs(r), abs(q + r))


def best_boat(worth: Worth, actions: Sequence[Take]) -> Take:
    """The load that is worth most, or the boat that scores most."""
    return by_worth(worth, actions)[0][1]


def by_worth(worth: Worth, actions: Sequence[Take]) -> list[tuple[float, Take]]:
    """What each boat brings, the most first."""
    boats = {boat.name: boat for boat in worth.view.boats}
    return sorted([(worth.boat(boats[one.boat]), one) for one in actions], key=lambda found: -found[0])


def best_gift(worth: Worth, actions: Sequence[Action]) -> Give:
    """The tiles that bring something; the best one at least."""
    gifts = [action for action in actions if isinstance(action, Give)]
    brings = brought(worth)
    best = max(brings, key=brings.__getitem__)
    wanted = {name for name, points in brings.items() if points >= 4 or name == best}
    return next((gift for gift in gifts if set(gift.tiles) == wanted), gifts[0])


def brought(worth: Worth) -> dict[Name, int]:
    """What each winter tile in hand would score with what is there now."""
    return {name: worth.scored((name,)) - worth.points for name in worth.player.hand}
