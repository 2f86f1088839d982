"""Where a tile is, read from what the asker may see."""

from collections.abc import Iterator

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rulebook.parts import Lies, Spot
from kingsforge_bot.games.keyflower.rules.hexes import neighbours
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.state import Built, Phase, State
from kingsforge_bot.games.keyflower.rules.whereabouts import AtQuay, InVillage, OnOffer, find


def lies(view: State, seat: Seat, tile: Name) -> Lies:
    """Where the tile is."""
    for number, player in enumerate(view.players):
        if any(one.name == tile for one in player.won):
            return Lies(tile, Spot.WON, Seat(number))
    try:
        where = find(view, tile)
    except Refused:
        own = view.phase is not Phase.OVER and tile in view.players[seat].hand
        return Lies(tile, Spot.HAND, seat) if own else Lies(tile, Spot.UNSEEN)
    match where:
        case InVillage(seat=whose):
            return Lies(tile, Spot.VILLAGE, whose)
        case OnOffer(place=place):
            return Lies(tile, Spot.OFFER, place=place)
        case AtQuay():
            return Lies(tile, Spot.QUAY)


def own_tile(view: State, seat: Seat, tile: Name) -> Built | None:
    """The tile in the asker's village."""
    return next((one for one in view.players[seat].village if one.name == tile), None)


def free_hexes(view: State, seat: Seat) -> Iterator[tuple[int, int]]:
    """Hexes that touch the asker's village and are free, in a fixed order."""
    taken = {one.at.hex for one in view.players[seat].standing if one.at is not None}
    yield from sorted({beside for there in taken for beside in neighbours(there)} - taken)
