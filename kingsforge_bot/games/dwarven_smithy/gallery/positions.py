"""Positions to be drawn in which everything lies somewhere, as chance hardly brings it."""

import json
from typing import Any, Final

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.advice.story import Course
from kingsforge_bot.games.dwarven_smithy.card_data import dwarven_smithy
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action, Auction, End, MakeBid
from kingsforge_bot.games.dwarven_smithy.rules.events import Event
from kingsforge_bot.games.dwarven_smithy.rules.notation import parse
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, State

Json = dict[str, Any]

_SMITHS: Final[tuple[Json, ...]] = (
    {
        "coins": 23,
        "hand": ["gem-vice", "sevenfold-ward", "gold", "ruby", "lightning", "crier-una", "silver", "cinder-oath"],
        "market": ["raw-gold", "iron", "slateback-targe"],
        "tilted": ["raw-gold"],
        "workshop": ["raw-emerald", "mithril"],
        "stacks": [{"card": "stormnotch-axe", "resources": ["iron", "mithril", "mithril", "lightning"]}],
        "apprentices": ["porter-bram", "alloyer-lodd"],
        "tools": ["long-tongs", "drop-hammer"],
        "kings": [{"card": "hearthmail", "resources": ["iron", "silver", "ice", "earth"]}],
    },
    {
        "coins": 8,
        "hand": ["bag-of-rivets", "iron", "thunder"],
        "market": ["raw-mithril", "sapphire", "betrothal-ring", "antechamber-pike"],
        "workshop": ["raw-iron", "silver"],
        "stacks": [
            {"card": "clockwork-finch", "resources": ["silver", "gold", "mithril"]},
            {"card": "potlid-shield", "resources": ["iron"]},
        ],
        "apprentices": ["stallwife-oda", "joiner-kett"],
        "tools": ["lapping-wheel"],
        "kings": [{"card": "kilnface", "resources": ["iron", "mithril", "earth"]}],
    },
    {
        "coins": 104,
        "hand": ["iron", "silver", "gold", "kettle-helm"],
        "market": ["moonstone", "raw-silver"],
        "workshop": ["raw-ruby", "raw-sapphire", "raw-moonstone", "gold", "ice", "mithril-shears", "polisher-finn"],
        "apprentices": ["toolwarden-ruk"],
        "tools": ["wax-stencil", "silver-ladle", "twin-bellows"],
        "kings": [
            {"card": "thunderlid", "resources": ["gold", "mithril", "thunder"]},
            {"card": "quarry-mace", "resources": ["gold", "mithril", "emerald", "ruby", "thunder"]},
        ],
    },
    {
        "coins": 0,
        "hand": [],
        "market": ["regent-gauntlets", "raw-iron"],
        "workshop": ["lightning"],
        "stacks": [{"card": "vaultkeeper-coat", "resources": ["gold", "mithril", "sapphire", "moonstone", "thunder"]}],
        "apprentices": ["rowkeeper-isa"],
    },
)
_ROW: Final = ("iron", "iron", "gold", "mithril", "lightning", "silver", "sapphire", "iron", "gold", "silver")


def busy(seats: int, **more: Any) -> State:
    """So many smiths with all kinds of things before them."""
    position = {"mode": "full", "turn": 0, "first": 0, "players": _SMITHS[:seats], "row": _ROW[: 4 + 2 * (seats - 1)]}
    return dwarven_smithy().load(json.dumps({**position, **more}).encode())


def auctioned() -> State:
    """A card of the third seat for which one seat has bid and the one that named it is asked."""
    smiths = [{**one, "stacks": [], "coins": max(one["coins"], 14)} for one in _SMITHS]
    state = _done(busy(4, auction=True, players=smiths), 0, Auction(Name("moonstone"), Seat(2)))
    return _done(state, 1, MakeBid(11, Area.WORKSHOP))


def scored(seats: int = 3) -> State:
    """The end of such a game."""
    smiths = [{**one, "tilted": []} for one in _SMITHS[:seats]]
    return _done(busy(seats, turn=seats - 1, ended_by=0, players=smiths), seats - 1, End())


Told = tuple[State, tuple[Event, ...]]
"""A position, and what led to it since the picture before."""


def sold(seats: int) -> Told:
    """Such a table after a turn in which cards came and went."""
    smiths = [{**one, "stacks": []} for one in _SMITHS[:seats]]
    smiths[0]["hand"] = smiths[0]["hand"][:4]
    turn = ("sell iron", "move mithril to market", "buy raw-mithril from seat 1 to workshop", "buy warehouse 3", "end")
    return _turn(busy(seats, players=smiths), turn)


def crafted(seats: int) -> Told:
    """After one in which a King's Item was crafted, and the next seat completed things."""
    first = {**_SMITHS[0], "stacks": [], "workshop": ["iron", "mithril", "mithril", "lightning"]}
    first["market"] = ["raw-gold", "stormnotch-axe"]
    state = busy(seats, players=[first, *_SMITHS[1:seats]])
    return _turn(state, ("craft stormnotch-axe with iron mithril mithril lightning", "end"))


def _turn(state: State, actions: tuple[str, ...]) -> Told:
    events = list[Event]()
    for text in actions:
        step = dwarven_smithy().apply(state, state.turn, parse(text), Replayed())
        state = step.state
        events += step.events
    return state, tuple(events)


def _done(state: State, seat: int, action: Action) -> State:
    return dwarven_smithy().apply(state, Seat(seat), action, Replayed()).state


def raced(state: State) -> Course:
    """A race that ends with the scores of a game that is over: from the deal on up and down (1.3)."""
    purses = ((15, 9, 22, 13, 31, 18, 40, 27, 52, 35, 61), (15, 20, 11, 26, 17, 30, 12, 33, 24, 45, 38))
    return tuple((*purses[score.seat % 2], score.coins, score.total) for score in state.scores)
