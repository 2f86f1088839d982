"""Where a tile lies, and what its village lets its owner do."""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.draft import Draft, Table
from kingsforge_bot.games.keyflower.rules.effects import Ability, Power
from kingsforge_bot.games.keyflower.rules.kinds import Colour, Name, Workers
from kingsforge_bot.games.keyflower.rules.notation import place_order
from kingsforge_bot.games.keyflower.rules.reasons import Reason, refuse
from kingsforge_bot.games.keyflower.rules.state import Offered
from kingsforge_bot.games.keyflower.rules.tiles import Face, Side, TileSet


class InVillage(msgspec.Struct, frozen=True, gc=False):
    """A tile of that seat, and its place in the list of its village."""

    seat: Seat
    index: int


class OnOffer(msgspec.Struct, frozen=True, gc=False):
    """A tile that is bid for, by its place (16.3)."""

    place: str

    @property
    def is_order(self) -> bool:
        """A turn-order tile."""
        return place_order(self.place)[0]


class AtQuay(msgspec.Struct, frozen=True, gc=False):
    """A boat that nobody has taken for good."""


Whereabouts = InVillage | OnOffer | AtQuay


def find(table: Table, name: Name) -> Whereabouts:
    """Where the tile is. Raises Refused for one that is not in play (16.2)."""
    for index, tile in enumerate(table.offer, 1):
        if tile.name == name:
            return OnOffer(str(index))
    for index, tile in enumerate(table.orders, 1):
        if tile.name == name:
            return OnOffer(f"o{index}")
    for number in range(len(table.players)):
        for index, built in enumerate(table.players[number].village):
            if built.name == name:
                return InVillage(Seat(number), index)
    if any(boat.name == name for boat in table.boats):
        return AtQuay()
    raise refuse(Reason.NOT_IN_PLAY, tile=name)


def offered(table: Table, place: str) -> Offered | None:
    """What is bid for at that place; None where there is none."""
    is_order, number = place_order(place)
    tiles = table.orders if is_order else table.offer
    return tiles[number - 1] if 0 < number <= len(tiles) else None


def put_back(draft: Draft, place: str, tile: Offered) -> None:
    """The tile at that place, changed."""
    is_order, number = place_order(place)
    (draft.orders if is_order else draft.offer)[number - 1] = tile


def powers(table: Table, tiles: TileSet, seat: Seat) -> dict[Power, Ability]:
    """What the seat's summer boats let it do, from the moment they are won (11.1)."""
    player = table.players[seat]
    lying = [(tile.name, tile.side) for tile in player.village] + [(tile.name, tile.side) for tile in player.won]
    abilities = [tiles.face(name, side).ability for name, side in lying]
    return {ability.ability: ability for ability in abilities if ability is not None}


def face_at(table: Table, tiles: TileSet, where: Whereabouts, name: Name) -> Face:
    """The side that is up."""
    match where:
        case InVillage(seat=seat, index=index):
            return tiles.face(name, table.players[seat].village[index].side)
        case OnOffer(place=place):
            tile = offered(table, place)
            return tiles.face(name, Side.A if tile is None else tile.side)
        case AtQuay():
            return tiles.face(name, Side.A)


def lock_and_uses(table: Table, where: Whereabouts) -> tuple[Colour | None, tuple[Workers, ...]]:
    """The tile's colour (5.1) and the workers on it."""
    match where:
        case InVillage(seat=seat, index=index):
            built = table.players[seat].village[index]
            return built.lock, built.uses
        case OnOffer(place=place):
            tile = offered(table, place)
            return (None, ()) if tile is None else (tile.lock, tile.uses)
        case AtQuay():
            return None, ()


def can_place_workers(table: Table, seat: Seat) -> bool:
    """Whether the seat has a worker behind its screen or a losing group (4.3)."""
    if table.players[seat].workers.total:
        return True
    return any(
        group.seat == seat and group is not tile.leader
        for tiles in (table.offer, table.orders)
        for tile in tiles
        for group in tile.bids
    )
