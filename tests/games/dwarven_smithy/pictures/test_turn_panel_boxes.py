"""Where the things of a turn panel lie."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import placed
from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.drawing.strip_renderer import LEFT
from kingsforge_bot.games.dwarven_smithy.gallery.games import crowded
from kingsforge_bot.games.dwarven_smithy.gallery.positions import busy
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell, to_read
from kingsforge_bot.games.dwarven_smithy.pictures.header import HEADER
from kingsforge_bot.games.dwarven_smithy.pictures.tiles import Tile
from kingsforge_bot.games.dwarven_smithy.pictures.turn_panel import turn_panel
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.secrets import player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.render.frame import Frame
from tests.games.dwarven_smithy.pictures.scenes import BOX, at_random


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


@pytest.mark.parametrize("name", positions())
def test_on_a_turn_panel_nothing_lies_on_anything_else(name: str) -> None:
    """Cards of the hand, tiles, helpers: each within its strip, all of them, and none across another."""
    state, seat = positions()[name]
    player, lie = state.players[seat], list[Frame]()
    top = HEADER
    for high, at, part in turn_panel(player_view(state, BOX, Seat(seat)), BOX, Seat(seat)):
        for frame, one in placed(part, at):
            if isinstance(one.of, Cell | Tile):
                assert Frame(LEFT, 0, WIDE, high).holds(frame)
                lie.append(Frame(frame.x, top + frame.y, frame.w, frame.h))
        top += high
    assert top <= HIGHEST
    stacked = sum(stack.size for stack in player.stacks)
    helped = len(player.apprentices) + len(player.tools)
    assert (
        len(lie)
        == len(to_read(player, BOX)) + len(player.market) + len(player.kings) + len(player.workshop) + stacked + helped
    )
    assert not [pair for pair in combinations(lie, 2) if pair[0].meets(pair[1])]
