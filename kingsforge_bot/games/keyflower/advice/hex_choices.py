"""Where a new tile may be built, hex by hex under a letter, and how else it fits where it lies (10.4, 10.5)."""

from collections.abc import Mapping
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.advice.layout import worth_of
from kingsforge_bot.games.keyflower.rules.actions import Place
from kingsforge_bot.games.keyflower.rules.building import builds_freely, standing
from kingsforge_bot.games.keyflower.rules.hexes import OPPOSITE, Hex, laid, neighbours, spots
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.rules.tiles import Edge, TileSet

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class HexChoice(msgspec.Struct, frozen=True):
    """A hex on which the tile fits, as it would best be turned there."""

    letter: str
    place: Place
    turns: int
    """In how many ways it fits."""
    beside: tuple[Name, ...]
    roads: tuple[Name, ...]
    """Of those the ones to which a road leads."""


def hex_choices(state: State, tiles: TileSet, seat: Seat, name: Name) -> tuple[HexChoice, ...]:
    """Lettered as one reads, line by line of the village."""
    village = standing(state, tiles, seat)
    at: dict[Hex, list[Place]] = {}
    for spot in spots(village, tiles, name, freely=builds_freely(state, tiles, seat)):
        at.setdefault(spot.hex, []).append(Place(name, spot.q, spot.r, spot.turned))
    found = []
    for index, there in enumerate(sorted(at, key=_reading)):
        best = max(at[there], key=lambda one: worth_of(village, tiles, one))
        found.append(HexChoice(_letter(index), best, len(at[there]), *around(state, tiles, seat, best)))
    return tuple(found)


def _reading(there: Hex) -> tuple[int, int]:
    """Down, then to the right: a column further right lies half a hex lower."""
    q, r = there
    return 2 * r + q, q


def _letter(index: int) -> str:
    """`A` to `Z`, then `A2`."""
    again, letter = divmod(index, len(_LETTERS))
    return f"{_LETTERS[letter]}{again + 1 if again else ''}"


def around(state: State, tiles: TileSet, seat: Seat, place: Place) -> tuple[tuple[Name, ...], tuple[Name, ...]]:
    """What it touches there, and to which of these a road leads."""
    village, edges = standing(state, tiles, seat), tiles.edges(place.tile, place.turned)
    touched = [
        (village[there][0], edges[edge] is Edge.ROAD is village[there][1][OPPOSITE[edge]])
        for edge, there in enumerate(neighbours((place.q, place.r)))
        if there in village
    ]
    return tuple(name for name, _ in touched), tuple(name for name, road in touched if road)


def letters_of(choices: tuple[HexChoice, ...]) -> Mapping[Hex, str]:
    """By hex."""
    return {(one.place.q, one.place.r): one.letter for one in choices}


def turned_on(state: State, tiles: TileSet, seat: Seat) -> Place | None:
    """The tile that was placed last, turned to the next way in which it fits there; None where it fits in one alone."""
    player = state.players[seat]
    if not player.draft or player.draft[-1].at is None:
        return None
    last, at = player.draft[-1], player.draft[-1].at
    village = laid((*player.village, *player.draft[:-1]), tiles)
    freely = builds_freely(state, tiles, seat)
    turns = [spot.turned for spot in spots(village, tiles, last.name, freely=freely) if spot.hex == at.hex]
    if len(turns) < 2:
        return None
    return Place(last.name, at.q, at.r, turns[(turns.index(at.turned) + 1) % len(turns)])
