"""Positions as JSON: good ones go round, odd ones are completed, hostile ones are refused and nothing else."""

import json
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsforge_bot.core.chance import FACES, Replayed
from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.games.kings_forge.rules.state import State
from tests.games.kings_forge.rules.table import game, seat, table, unshuffled

Json = dict[str, Any]

TWO: Json = {"players": [{"supply": "M"}, {"supply": "M"}]}
CRAFT: Json = {"phase": "craft", "display": ["table"]}
KETTLE: Json = {"item": "copper-kettle", "rank": 8, "boxes": ["M3", "W2"]}


def load(position: object) -> State:
    return game().load(json.dumps(position).encode())


# good


def test_what_is_left_out_is_a_new_round_of_the_first_player() -> None:
    """Rule 1.1: a position written by hand needs little; the stock is what lies nowhere else."""
    state = load({**TWO, "face_up": ["mill"], "deck": ["shrine"]})
    assert (state.round, state.phase, state.anvil, state.turn, state.edition) == (1, "gather", 0, 0, "third")
    assert str(state.stock) == "M" * 40 + "W" * 22 + "G" * 14 + "B" * 10
    assert state.library == 2
    assert state.face_up == ("mill", None, None, None)


def test_the_turn_is_the_first_players_unless_said() -> None:
    """Rule 2.1: from the first player on."""
    assert load({**TWO, "anvil": 1}).turn == 1
    assert load({**TWO, "anvil": 1, "turn": 0}).turn == 0


def test_the_missing_stock_counts_every_die_out() -> None:
    """Rule 1.1: supply, smithy, claims, docks, hands, items in front of players, and a die that waits."""
    t = table(
        seat(smithy="B", hand="M3 L4", claims="shrine.top MMMG"),
        seat("W", visits="gem.1 discarding mill MMM", made="table: W3 L5"),
        phase="craft",
    )
    assert t.stock == "M" * (42 - 7) + "W" * (22 - 2) + "G" * 13 + "B" * 9
    assert t.state.library == 0
    waiting = table("M", "M", face_up="library", owed={"type": "die", "side": "garden.top", "die": "W3"})
    assert waiting.stock.count("W") == 21


def test_a_stock_may_be_smaller_than_what_is_left() -> None:
    """Rule 1.2: a position about a scarce stock is written down as it is."""
    state = load({**TWO, "stock": "", "library": 0})
    assert (str(state.stock), state.library) == ("", 0)


def test_a_craft_card_may_be_written_out() -> None:
    """Rule 8: a blank card of a group's own."""
    t = table(seat(hand="M3 W2 M1"), "M", phase="craft")
    state = load({**CRAFT, "display": [KETTLE], "players": [{"hand": ["M3", "W2", "M1"]}, {"supply": "M"}]})
    t.state = state
    t.play("0 craft copper-kettle with M3 W2")
    assert t[0].made == "copper-kettle: M3 W2"
    t.awaits(0)


def test_a_hand_is_kept_in_order() -> None:
    """Rule 3.2: dice written in any order are the same hand."""
    one = load({**CRAFT, "players": [{"hand": ["W4", "M3"]}, {}]})
    assert one == load({**CRAFT, "players": [{"hand": ["M3", "W4"]}, {}]})


@pytest.mark.parametrize(("seats", "edition"), [(2, "third"), (3, "second"), (4, "third")])
def test_a_new_game_goes_round(seats: int, edition: str) -> None:
    """Rule 1.2: a snapshot of a set-up is the set-up."""
    luck = [*unshuffled(33), *unshuffled(14), *unshuffled(seats), *unshuffled(11)]
    state = game().setup(seats, {"edition": edition}, Replayed(luck)).state
    assert game().load(game().dump(state)) == state


def test_events_go_round() -> None:
    """Rule 10: dice and names in events are the notation's too."""
    t = table(seat("MMMM", held="token-six"), "M", face_up="tavern")
    t.play("0 gather tavern.top paying MMM", luck=[2]).play("0 use token-six on G2")
    text = game().dump_events(t.events)
    assert game().load_events(text) == t.events
    assert '"G2"' in text.decode()


@pytest.mark.parametrize("text", [b"", b"[", b"{}", b'[{"type":"Nothing"}]', b"[[]]", b"[" * 100_000, b"\xff"])
def test_events_that_are_none_are_refused(text: bytes) -> None:
    """Rule 10: an event's text is read back or refused."""
    with pytest.raises(PositionError):
        game().load_events(text)


# hostile


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"null",
        b"5",
        b"[]",
        b"{}",
        b'"players"',
        b"\xff\xfe",
        b"{" * 100_000,
        b'{"players":' + b"[" * 100_000,
        b'{"players":NaN}',
        b'{"players":[{},{}]',
        b'{"players":[{"supply":"\\ud800"},{}]}',
        b'{"players":[{},{}],"turn":1e999}',
        b'{"players":[{},{}],"round":99999999999999999999999999}',
    ],
)
def test_what_is_no_position_is_refused(text: bytes) -> None:
    """Rule 10: one clear error whatever the bytes are."""
    with pytest.raises(PositionError):
        game().load(text)


BAD: list[tuple[Json, str]] = [
    ({"players": []}, "2 to 4"),
    ({"players": [{}]}, "2 to 4"),
    ({"players": [{}] * 5}, "2 to 4"),
    ({"players": "MM"}, "array"),
    ({"players": ["MM", "M"]}, "object"),
    ({**TWO, "colour": "blue"}, "colour"),
    ({"players": [{"gold": 1}, {}]}, "gold"),
    ({**TWO, "turn": 2}, "seat"),
    ({**TWO, "turn": -1}, "seat"),
    ({**TWO, "turn": True}, "int"),
    ({**TWO, "anvil": 4}, "seat"),
    ({**TWO, "round": 0}, "round"),
    ({**TWO, "round": 1_000_001}, "round"),
    ({**TWO, "phase": "clean-up"}, "clean-up"),
    ({**TWO, "edition": "first"}, "first"),
    ({"players": [{"supply": "ML"}, {}]}, "no dice: 'ML'"),
    ({"players": [{"supply": ["M"]}, {}]}, "text"),
    ({"players": [{"supply": "B" * 11}, {}]}, "more dice"),
    ({"players": [{"supply": "B" * 10}, {"smithy": "B"}]}, "more dice"),
    ({"players": [{"supply": "M" * 91}, {"smithy": "M" * 91}]}, "cannot hold"),
    ({"players": [{"supply": "M" * 92}, {}]}, "no dice"),
    ({**TWO, "stock": "M" * 41}, "more dice"),
    ({**TWO, "stock": "M" * 42 + "W" * 22 + "G" * 14 + "B" * 10}, "more dice"),
    ({**TWO, "stock": "M" * 91}, "more dice"),
    ({**TWO, "library": 3}, "Library"),
    ({**TWO, "library": -1}, "negative"),
    ({"players": [{"library": 3}, {}]}, "Library"),
    ({"players": [{"library": -1}, {}]}, "negative|Library"),
    ({"players": [{"library": 1}, {}], "library": 2}, "Library"),
    ({**TWO, "cemetery": 0}, "cemetery"),
    ({**TWO, "cemetery": 41}, "cemetery"),
    ({**TWO, "face_up": ["mill", "mill"]}, "twice"),
    ({**TWO, "face_up": ["mill"], "deck": ["mill"]}, "twice"),
    ({**TWO, "face_up": ["windmill"]}, "windmill"),
    ({**TWO, "face_up": ["mill", "shrine", "garden", "tavern", "bazaar"]}, "four"),
    ({**TWO, "deck": [None]}, "null"),
    ({**TWO, "display": ["chair"]}, "chair"),
    ({**TWO, "display": ["table", "table"]}, "twice"),
    ({**TWO, "display": ["table"], "queue": ["table"]}, "twice"),
    ({**TWO, "display": ["table", "axe", "crown", "anvil"]}, "three"),
    ({**TWO, "queue": ["crown", "table"]}, "order"),
    ({"players": [{"items": ["table"]}, {"items": ["table"]}]}, "twice"),
    ({**TWO, "display": [{**KETTLE, "rank": 7}, "table"]}, "rank"),
    ({**TWO, "display": [{**KETTLE, "rank": 0}]}, "rank"),
    ({**TWO, "display": [{**KETTLE, "boxes": []}]}, "boxes"),
    ({**TWO, "display": [{**KETTLE, "boxes": ["L3"]}]}, "boxes"),
    ({**TWO, "display": [{**KETTLE, "boxes": ["M7"]}]}, "boxes"),
    ({**TWO, "display": [{**KETTLE, "boxes": ["M1"] * 9}]}, "boxes"),
    ({**TWO, "display": [{**KETTLE, "item": "copper kettle"}]}, "name"),
    ({**TWO, "display": [{**KETTLE, "item": ""}]}, "name"),
    ({**TWO, "display": [{**KETTLE, "item": "k" * 61}]}, "name"),
    ({**TWO, "display": [7]}, "object"),
    ({"players": [{"hand": ["M3"]}, {}]}, "craft turn"),
    ({**CRAFT, "players": [{}, {"hand": ["M3"]}]}, "craft turn"),
    ({**CRAFT, "players": [{"hand": ["C3"]}, {}]}, "C"),
    ({**CRAFT, "players": [{"hand": ["M41"]}, {}]}, "no dice: 'M41'"),
    ({**CRAFT, "players": [{"hand": ["M0"]}, {}]}, "no dice"),
    ({"players": [{"claims": [{"side": "mill.top", "paid": ["M"]}]}, {}]}, "one die on each"),
    ({"players": [{"claims": [{"side": "bazaar.top", "paid": ["M", "W"]}]}, {}]}, "fit"),
    ({"players": [{"claims": [{"side": "mill.top", "paid": ["M", "L"]}]}, {}]}, "L"),
    ({"players": [{"claims": [{"side": "caravan.bottom"}]}, {}]}, "one die on each"),
    ({"players": [{"claims": [{"side": "workshop.top", "paid": ["M"]}]}, {}]}, "copies"),
    ({"players": [{"claims": [{"side": "mill.top", "copying": "shrine.top", "paid": ["M"] * 6}]}, {}]}, "copies"),
    (
        {"players": [{"claims": [{"side": "workshop.top", "copying": "workshop.bottom", "paid": ["M"] * 3}]}, {}]},
        "copies itself",
    ),
    ({"players": [{"visits": [{"space": "gem.1", "discarded": "mill", "paid": "MM"}]}, {}]}, "costs"),
    (
        {
            "players": [
                {"visits": [{"space": "wood.1", "discarded": "mill", "paid": "M"}]},
                {"visits": [{"space": "wood.1", "discarded": "shrine", "paid": "M"}]},
            ]
        },
        "twice",
    ),
    ({"players": [{"held": [{"source": "mill.top"}]}, {}]}, "mill.top"),
    ({"players": [{"held": [{"source": "workshop.top"}]}, {}]}, "like"),
    ({"players": [{"held": [{"source": "workshop.top", "like": "token-six"}]}, {}]}, "like"),
    ({"players": [{"held": [{"source": "token-six", "like": "tavern.bottom"}]}, {}]}, "like"),
    ({**CRAFT, "display": [], "players": [{"made": [{"card": "table", "dice": ["W3", "W3"]}]}, {}]}, "box-too-low"),
    ({**CRAFT, "display": [], "players": [{"made": [{"card": "table", "dice": ["W3", "M4"]}]}, {}]}, "box-colour"),
    ({**CRAFT, "display": [], "players": [{"made": [{"card": "table", "dice": ["W3"]}]}, {}]}, "boxes"),
    ({**CRAFT, "players": [{"made": [{"card": "table", "dice": ["W3", "W4"]}]}, {}]}, "twice"),
    ({"players": [{"passed": True}, {}]}, "passed"),
    ({**TWO, "owed": {"type": "die", "side": "garden.top", "die": "G3"}}, "roll"),
    ({**TWO, "owed": {"type": "die", "side": "mill.top", "die": "W3"}}, "roll"),
    ({**TWO, "owed": {"type": "die", "side": "cemetery.bottom", "die": "W3"}}, "roll"),
    ({**TWO, "owed": {"type": "wood", "source": "garden.bottom"}}, "held"),
    ({**TWO, "owed": {"type": "promise"}}, "promise"),
    ({**CRAFT, **TWO, "owed": {"type": "die", "side": "garden.top", "die": "W3"}}, "gather phase"),
    (
        {
            **TWO,
            "face_up": ["mill", "shrine", "garden", "bazaar"],
            "owed": {"type": "die", "side": "tavern.top", "die": "G3"},
        },
        "slot",
    ),
]


@pytest.mark.parametrize(("position", "fault"), BAD, ids=[str(number) for number in range(len(BAD))])
def test_a_position_that_cannot_be_is_refused_by_its_fault(position: Json, fault: str) -> None:
    """Rules 1.1, 2.1: the rules never meet a table they cannot go on from."""
    with pytest.raises(PositionError, match=rf"(?i){fault}"):
        load(position)


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ({**CRAFT, "players": [{"hand": ["M40"], "held": [{"source": "token-plus"}]}, {}]}, "use token-plus on M40"),
        ({**CRAFT, "players": [{"hand": ["M39"], "held": [{"source": "west-forest.bottom"}] * 9}, {}]}, "end"),
        ({**TWO, "face_up": [None, None, "mill"], "deck": ["shrine"]}, "dock wood.1 discarding mill paying M"),
        ({**TWO, "face_up": [], "deck": ["shrine", "mill"]}, "pass taking metal"),
        ({"players": [{}, {"passed": True}], "face_up": []}, "pass"),
        ({**CRAFT, "players": [{}, {"supply": "M"}]}, "roll"),
        ({**CRAFT, "players": [{"hand": []}, {"supply": "M"}]}, "end"),
    ],
)
def test_odd_positions_go_on(position: Json, line: str) -> None:
    """Rule 2.10: however odd, a position that is loaded has something to do and stays one that can be loaded."""
    state = load(position)
    assert next(game().legal_actions(state, state.turn), None) is not None
    cards = len(state.deck) + sum(card is not None for card in state.face_up)
    luck = unshuffled(cards) if line == "pass" else []
    after = game().apply(state, state.turn, game().parse(line), Replayed(luck)).state
    assert game().load(game().dump(after)).turn == after.turn


START = json.loads(
    game().dump(
        table(
            seat("MMMMWGB", smithy="M", held="garden.bottom token-plus", claims="mill.bottom GMMM"),
            seat("MMW", held="token-six", claims="shrine.top MMMM", visits="gem.1 discarding bazaar MMM"),
            face_up="garden tavern cemetery peddler",
            display="table axe crown",
            queue="sword-of-destiny",
            cemetery=4,
        ).state
    )
)
DIE = {"type": "die", "side": "tavern.top", "die": "G3"}
WOOD = {"type": "wood", "source": "garden.bottom"}
WORDS = [
    "",
    "M",
    "M" * 91,
    "L",
    "W4",
    "M40",
    "C3",
    "table",
    "garden.top",
    "mill",
    "token-six",
    "craft",
    "over",
    "second",
]
ODD = st.sampled_from(
    [None, True, -1, 0, 3, 2**64, 10**30, 1.5, *WORDS, [], [1], ["mill"], {}, {"source": "garden.bottom"}, DIE, WOOD]
)


class Dealt:
    """Luck without end: the same faces over and over, shuffles that leave the order."""

    def roll(self, dice: int) -> tuple[int, ...]:
        return tuple(1 + number % FACES for number in range(dice))

    def shuffle(self, items: Any) -> Any:
        return tuple(items)

    def draw(self, items: Any, count: int) -> Any:
        return tuple(items[:count])


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_position_spoilt_anywhere_is_refused_or_can_be_played(data: st.DataObject) -> None:
    """Rule 2.10: refused as a position, or else every action offered can be carried out."""
    spoilt = json.loads(json.dumps(START))
    node: Any = spoilt
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(node[key], dict | list) or not node[key] or data.draw(st.booleans()):
            break
        node = node[key]
    if data.draw(st.booleans()):
        del node[key]
    else:
        node[key] = data.draw(ODD)
    try:
        state = load(spoilt)
    except PositionError:
        return
    for _ in range(20):
        actions = list(islice(game().legal_actions(state, state.turn), 200))
        if not actions:
            assert state.phase == "over"
            return
        state = game().apply(state, state.turn, data.draw(st.sampled_from(actions)), Dealt()).state
        game().load(game().dump(state))
