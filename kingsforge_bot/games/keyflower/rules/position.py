"""Positions as JSON that people can read and write: a snapshot, a bug report, the start of a test."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from kingsforge_bot.core.positions import convert, decode, fail_unless
from kingsforge_bot.games.keyflower.rules.events import Event
from kingsforge_bot.games.keyflower.rules.kinds import RESOURCES, Goods, Workers
from kingsforge_bot.games.keyflower.rules.meta import SEATS, SKILL_TILES, STOCK, TABLES, WORKERS, Season
from kingsforge_bot.games.keyflower.rules.position_checks import all_goods, all_skills, all_workers, check
from kingsforge_bot.games.keyflower.rules.state import Player, State
from kingsforge_bot.games.keyflower.rules.tiles import TileKind, TileSet

_LEFT_OUT: Final[dict[str, object]] = {"season": "spring", "phase": "turns", "start": 0, "offer": []}
"""What a position written by hand need not say.

A village without tiles has the home of its seat's number, and a home that is not said to lie somewhere lies at 0,0.
Winter hands are dealt in the order of the box. Turn-order tiles and boats are those of the number of players. Workers
that lie nowhere are in the bag, greens in the supply; skill tiles in the pile, resources in the stock.
"""


def dump(state: State) -> bytes:
    """The state as JSON. The inverse of `load`."""
    return msgspec.json.encode(state)


def load(text: bytes, tiles: TileSet) -> State:
    """A state from JSON. Raises PositionError."""
    said = decode(text, dict[str, Any])
    fields: dict[str, Any] = {**_LEFT_OUT, **said}
    fields.setdefault("turn", fields["start"])
    players = fields.get("players")
    fail_unless(isinstance(players, list) and len(players) in SEATS, "players", "2 to 6 players")
    assert isinstance(players, list)
    numbers = TABLES[len(players)]
    fields["players"] = [_player(one, number, tiles) for number, one in enumerate(players)]
    fields.setdefault("orders", [{"name": name} for name in tiles.of(TileKind.ORDER)[: numbers.orders]])
    fields.setdefault("boats", [{"name": name} for name in tiles.of(TileKind.BOAT)[: numbers.boats]])
    for name, nothing in (("bag", {}), ("pile", {}), ("greens", 0), ("stock", {})):
        fields.setdefault(name, nothing)
    state = convert(fields, State)
    state = msgspec.structs.replace(state, players=_with_hands(state, tiles), **_left_over(state, said))
    check(state, tiles)
    return state


def dump_events(events: Sequence[Event]) -> bytes:
    """Events as JSON; the inverse of `load_events`."""
    return msgspec.json.encode(events)


def load_events(text: bytes) -> tuple[Event, ...]:
    """Events from JSON. Raises PositionError."""
    return decode(text, tuple[Event, ...])


def _player(said: object, number: int, tiles: TileSet) -> object:
    if not isinstance(said, Mapping) or not isinstance(said.get("village", []), list):
        return said
    village = [*said.get("village", [])] or [{"name": tiles.of(TileKind.HOME)[number]}]
    if isinstance(village[0], Mapping):
        village[0] = {"at": {}, **village[0]}
    return {**said, "village": village}


def _with_hands(state: State, tiles: TileSet) -> tuple[Player, ...]:
    """Where no winter hand is said before winter, all are dealt in the order of the box."""
    if state.season is Season.WINTER or any(player.hand for player in state.players):
        return state.players
    number = TABLES[len(state.players)].hand
    winter = tiles.of(TileKind.WINTER)
    return tuple(
        [
            msgspec.structs.replace(player, hand=winter[number * seat : number * (seat + 1)])
            for seat, player in enumerate(state.players)
        ]
    )


def _left_over(state: State, said: Mapping[str, object]) -> dict[str, object]:
    """What lies nowhere, in the places that were not said."""
    found: dict[str, object] = {}
    workers = WORKERS.less(all_workers(state))
    if "bag" not in said:
        found["bag"] = Workers(workers.blue, workers.red, workers.yellow, 0 if "greens" not in said else workers.green)
    if "greens" not in said:
        found["greens"] = workers.green
    if "pile" not in said:
        found["pile"] = SKILL_TILES.less(all_skills(state))
    if "stock" not in said:
        there = all_goods(state)
        found["stock"] = Goods(*[max(0, STOCK.of(kind) - there.of(kind)) for kind in RESOURCES])
    return found
