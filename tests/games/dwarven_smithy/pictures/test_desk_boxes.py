"""A desk lies as it always did: its boxes are those that were written down."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import placed
from kingsforge_bot.games.dwarven_smithy.gallery.games import crowded
from kingsforge_bot.games.dwarven_smithy.gallery.positions import busy
from kingsforge_bot.games.dwarven_smithy.pictures.contents import Cell, Shelf
from kingsforge_bot.games.dwarven_smithy.pictures.header import HIGH
from kingsforge_bot.games.dwarven_smithy.pictures.turn_panel import turn_panel
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.secrets import player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import State

from .scenes import BOX, at_random

WRITTEN = json.loads((Path(__file__).parent / "golden" / "desk-boxes.json").read_text("utf-8"))
NEAR = 2
"""Pixels by which a box may be another."""


def with_much(state: State) -> State:
    """A first seat with more helpers than two."""
    first = state.players[0]
    people = (*first.apprentices, Name("stallwife-oda"))
    tools = (*first.tools, Name("lapping-wheel"), Name("wax-stencil"))
    return replace(state, players=(replace(first, apprentices=people, tools=tools), *state.players[1:]))


def with_full_hand(state: State) -> State:
    """A first seat with more cards than lie side by side."""
    hand = tuple(map(Name, list(BOX.guild)[:14]))
    return replace(state, players=(replace(state.players[0], hand=hand), *state.players[1:]))


def positions() -> dict[str, tuple[State, int]]:
    return {
        "busy-2": (busy(2), 0),
        "busy-4": (busy(4), 2),
        "alone": (busy(4), 3),
        "first": (at_random(3)[0], 1),
        "random": (crowded(at_random(4)), 0),
        "many": (with_full_hand(busy(2)), 0),
        "helped": (with_much(busy(2)), 0),
    }


def kind(shown: object) -> str:
    """What sort of thing a box holds."""
    match shown:
        case bool():
            return "slab"
        case int():
            return "seat"
        case Cell():
            return "card"
        case Shelf():
            return "named"
        case _:
            return "row"


@pytest.mark.parametrize("name", WRITTEN)
def test_a_desk_lies_as_it_did(name: str) -> None:
    state, seat = positions()[name]
    found, top = list[tuple[str, int, int, int, int]](), HIGH
    for high, at, part in turn_panel(player_view(state, BOX, Seat(seat)), BOX, Seat(seat)):
        found += [(kind(one.of), frame.x, top + frame.y, frame.w, frame.h) for frame, one in placed(part, at)]
        top += high
    lay = sorted(WRITTEN[name])
    assert [one[0] for one in sorted(found)] == [one[0] for one in lay]
    for one, other in zip(sorted(found), lay, strict=True):
        assert max(abs(a - b) for a, b in zip(one[1:], other[1:], strict=True)) <= NEAR, (one, other)
