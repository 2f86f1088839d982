"""Positions as JSON: good ones go round, odd ones are completed, hostile ones are refused and nothing else."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from tests.games.dwarven_smithy.rules.table import Unshuffled, game, seat, table

Json = dict[str, Any]

TWO: Json = {"mode": "full", "players": [{}, {}]}


def load(position: object) -> State:
    return game().load(json.dumps(position).encode())


def refused(position: object) -> PositionError:
    with pytest.raises(PositionError) as error:
        load(position)
    return error.value


# good


def test_what_is_left_out_lies_in_its_deck() -> None:
    """Rules 1.1, 1.2: a position written by hand needs little."""
    state = load({"players": [{"hand": ["gold", "kilnface"]}, {}]})
    assert (state.mode, state.phase, state.first, state.turn) == ("starter", "act", 0, 0)
    assert (len(state.guild), len(state.mine)) == (42, 115)
    assert (state.guild_discard, state.mine_discard, state.row) == ((), (), ())


def test_where_a_deck_is_said_the_others_lie_in_its_discard() -> None:
    """Rules 1.1, 1.2: and the other way round."""
    state = load({**TWO, "guild": ["kilnface"], "mine_discard": ["gold"]})
    assert (state.guild, len(state.guild_discard)) == (("kilnface",), 59)
    assert (state.mine_discard, len(state.mine)) == (("gold",), 115)


def test_the_turn_is_the_first_players_unless_said() -> None:
    """Rule 1.4: from the first player on."""
    assert load({**TWO, "first": 1}).turn == 1
    assert load({**TWO, "first": 1, "turn": 0}).turn == 0


@pytest.mark.parametrize("options", [{}, {"mode": "full", "auction": "on", "endless": "on", "kings": "open"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_game_goes_round(seats: int, options: dict[str, str]) -> None:
    """Rule 1.3: a snapshot of a set-up is the set-up."""
    state = game().setup(seats, options, Unshuffled()).state
    assert game().load(game().dump(state)) == state


def test_events_go_round() -> None:
    """Rule 12: cards in events are the notation's too."""
    t = table(seat(hand="gold"), seat(stacks="kilnface: ice")).play("0 play gold to market")
    text = game().dump_events(t.events)
    assert game().load_events(text) == t.events
    assert '"raw-gold"' in text.decode()
    events = t.play("0 end").events
    assert game().load_events(game().dump_events(events)) == events


@pytest.mark.parametrize("text", [b"", b"[", b"{}", b'[{"type":"Nothing"}]', b"[[]]", b"[" * 100_000, b"\xff"])
def test_events_that_are_none_are_refused(text: bytes) -> None:
    """Rule 12: an event's text is read back or refused."""
    with pytest.raises(PositionError):
        game().load_events(text)


# hostile


@pytest.mark.parametrize("text", [b"", b"[", b"[]", b"{}", b"3", b"null", b'{"players":3}', b"{" * 100_000, b"\xff"])
def test_text_that_is_no_position(text: bytes) -> None:
    """Rule 1.1: refused, whatever it is."""
    with pytest.raises(PositionError):
        game().load(text)


PLAYER_FAULTS = [
    ({"coins": -1}, "coins"),
    ({"coins": 10**9}, "coins"),
    ({"coins": "many"}, ""),
    ({"idle": 3}, "idle"),
    ({"hand": ["?"]}, "hand"),
    ({"hand": ["raw-gold"]}, "hand"),
    ({"hand": ["wood"]}, "hand"),
    ({"hand": ["gold"] * 7}, "hand"),
    ({"market": ["iron"] * 5}, "market"),
    ({"market": ["raw-ice"]}, "market"),
    ({"workshop": ["iron"] * 8}, "workshop"),
    ({"workshop": ["iron"] * 6, "stacks": [{"card": "belt-knife", "resources": ["silver"]}]}, "workshop"),
    ({"tilted": ["gold"]}, "tilted"),
    ({"market": ["gold"], "tilted": ["gold", "gold"]}, "tilted"),
    ({"apprentices": ["long-tongs"]}, "apprentices"),
    ({"apprentices": ["porter-bram", "stallwife-oda", "joiner-kett"]}, "apprentices"),
    ({"tools": ["kilnface"]}, "tools"),
    ({"tools": ["long-tongs", "gem-vice", "rune-chisel"]}, "tools"),
    ({"kings": [{"card": "belt-knife"}]}, "kings"),
    ({"kings": [{"card": "kilnface"}] * 2}, "cards"),
    ({"kings": [{"card": "?"}]}, "kings"),
    ({"stacks": [{"card": "gold"}]}, "stacks"),
    ({"stacks": [{"card": "belt-knife", "resources": ["silver"] * 2}]}, "stacks"),
    ({"stacks": [{"card": "belt-knife", "resources": ["wood"]}]}, ""),
    ({"hand": ["clerk-wyn"]}, "cards"),
    ({"hand": ["kilnface"], "workshop": ["kilnface"]}, "cards"),
    ({"hand": ["ruby"] * 4}, "cards"),
    ({"name": "Ada"}, ""),
]


@pytest.mark.parametrize(("fields", "where"), PLAYER_FAULTS)
def test_a_seat_that_cannot_be(fields: Json, where: str) -> None:
    """Rules 1.1, 3.1: cards of the box, each in one place, within the limits."""
    assert where in refused({**TWO, "players": [fields, {}]}).where


TABLE_FAULTS: list[tuple[Json, str]] = [
    ({"players": [{}]}, "players"),
    ({"players": [{}] * 5}, "players"),
    ({"first": 2}, "first"),
    ({"turn": -1}, "turn"),
    ({"turn": 2}, "turn"),
    ({"mode": "long"}, ""),
    ({"phase": "refine"}, ""),
    ({"phase": "complete"}, "phase"),
    ({"phase": "draw"}, "drawn"),
    ({"drawn": 1}, "drawn"),
    ({"phase": "draw", "drawn": 5}, "drawn"),
    ({"phase": "over"}, "scores"),
    ({"ended_by": 2}, "ended_by"),
    ({"ended_by": 0}, "ended_by"),
    ({"guild": [], "guild_discard": []}, "cards"),
    ({"guild": ["gold"]}, "guild"),
    ({"mine": ["kilnface"]}, "mine"),
    ({"mine": ["raw-gold"]}, "mine"),
    ({"row": ["kilnface"]}, "row"),
    ({"row": ["raw-gold"]}, "row"),
    ({"guild": ["clerk-wyn"]}, "cards"),
    ({"players": [{}, {"market": ["gold"], "tilted": ["gold"]}]}, "tilted"),
    ({"scores": [{"seat": 0}]}, ""),
    ({"named": [{"card": "gold", "seller": 7}]}, "named"),
    ({"lot": {"card": "gold", "seller": 1, "asked": 0}}, "lot"),
    ({"weather": "fine"}, ""),
]


@pytest.mark.parametrize(("fields", "where"), TABLE_FAULTS)
def test_a_table_that_cannot_be(fields: Json, where: str) -> None:
    """Rules 1.1, 4.1, 6.1, 7.2: the fault is named with its place."""
    assert where in refused({**TWO, **fields}).where


OPEN: Json = {
    "mode": "full",
    "auction": True,
    "players": [{"coins": 9}, {"coins": 9}, {"market": ["gold"]}],
    "lot": {"card": "gold", "seller": 2, "asked": 1},
}


def test_an_open_auction_goes_round() -> None:
    """Rule 8.3: a decision may take days."""
    state = load(OPEN)
    assert game().load(game().dump(state)) == state
    assert game().to_act(state) == {1}


FULL: Json = {"market": ["iron"] * 4, "workshop": ["iron"] * 7}


@pytest.mark.parametrize(
    "fields",
    [
        {"auction": False},
        {"phase": "draw", "drawn": 1},
        {"lot": {"card": "iron", "seller": 2, "asked": 1}},
        {"lot": {"card": "gold", "seller": 0, "asked": 1}},
        {"lot": {"card": "gold", "seller": 2, "asked": 2}},
        {"lot": {"card": "gold", "seller": 3, "asked": 1}},
        {"lot": {"card": "gold", "seller": 2, "asked": -1}},
        {"lot": {"card": "gold", "seller": 2, "asked": 0, "best": {"seat": 0, "coins": 7, "to": "market"}}},
        {"lot": {"card": "gold", "seller": 2, "asked": 0, "best": {"seat": 5, "coins": 7, "to": "market"}}},
        {"lot": {"card": "gold", "seller": 2, "asked": 0, "best": {"seat": 1, "coins": 10, "to": "market"}}},
        {"lot": {"card": "gold", "seller": 2, "asked": 0, "best": {"seat": 1, "coins": 9, "to": "market"}}},
        {"lot": {"card": "gold", "seller": 2, "asked": 0, "best": {"seat": 1, "coins": 3, "to": "market"}}},
        {"lot": {"card": "gold", "seller": 2, "asked": 0, "best": {"seat": 1, "coins": 7, "to": "hand"}}},
        {"players": [{"coins": 9}, {"coins": 5}, {"market": ["gold"]}]},
        {"players": [{"coins": 5}, {"coins": 9}, {"market": ["gold"]}]},
        {"players": [{"coins": 9, **FULL}, {"coins": 9}, {"market": ["gold"]}]},
        {"turn": 1, "lot": {"card": "gold", "seller": 2, "asked": 0}},
    ],
)
def test_an_auction_that_cannot_be(fields: Json) -> None:
    """Rules 8.1, 8.3: somebody must be able to answer it, and the best bid to be paid."""
    refused({**OPEN, **fields})


SOME = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from(["gold", "kilnface", "raw-gold", "?", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["card", "resources", "hand"]), inner),
    max_leaves=8,
)


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(field=st.sampled_from(State.__struct_fields__), value=SOME)
def test_whatever_stands_in_a_field(field: str, value: object) -> None:
    """Rule 1.1: a position, or a PositionError; a position can be played on."""
    try:
        state = load({**TWO, field: value})
    except PositionError:
        return
    for who in game().to_act(state):
        assert next(game().legal_actions(state, who), None) is not None


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(field=st.sampled_from(sorted(seat())), value=SOME)
def test_whatever_stands_at_a_seat(field: str, value: object) -> None:
    """Rule 1.1: the same."""
    try:
        state = load({**TWO, "players": [{field: value}, {}]})
    except PositionError:
        return
    for who in game().to_act(state):
        assert next(game().legal_actions(state, who), None) is not None
