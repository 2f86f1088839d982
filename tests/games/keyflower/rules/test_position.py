"""Positions as JSON: what a position written by hand need not say, and what is refused of one."""

import json
from typing import Any

import pytest

from kingsforge_bot.core.errors import PositionError
from tests.games.keyflower.rules.table import game


def load(**fields: Any) -> Any:
    return game().load(json.dumps({"players": [{}, {}], **fields}).encode())


def test_what_is_left_out() -> None:
    """Rules 1.3, 1.6: two homes, boats and the turn-order tile, everything in bag, pile, stock and supply."""
    state = load()
    assert [player.home.name for player in state.players] == ["home-1", "home-2"]
    assert [boat.name for boat in state.boats] == ["keyflower", "sea-bastion"]
    assert [tile.name for tile in state.orders] == ["order-1"]
    assert (state.bag.total, state.greens, state.pile.total, state.stock.total) == (120, 20, 48, 120)
    assert game().to_act(state) == {0}
    assert [len(player.hand) for player in state.players] == [3, 3]


def test_greens_are_spent_where_the_supply_is_said() -> None:
    """Rule 1.6: the rest is in the bag."""
    assert load(greens=12).bag.green == 8


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"players": [{}]}, "2 to 6"),
        ({"players": [{}] * 7}, "2 to 6"),
        ({"players": 3}, "2 to 6"),
        ({"players": [{}, 3]}, "object"),
        ({"start": 2}, "no such seat"),
        ({"offer": [{"name": "windmill"}]}, "another season"),
        ({"offer": [{"name": "nowhere"}]}, "no such tile"),
        ({"offer": [{"name": "keywood"}, {"name": "keywood"}]}, "more than once"),
        ({"offer": [{"name": "keywood", "side": "b"}]}, "no such side"),
        ({"offer": [{"name": "keywood", "bids": [{"seat": 0, "colour": "red", "number": 1}]}]}, "colour"),
        ({"offer": [{"name": "keywood", "uses": [{"red": 2}, {"red": 2}], "lock": "red"}]}, "more workers"),
        ({"offer": [{"name": "keywood", "uses": [{"red": 3}, {"red": 4}], "lock": "red"}]}, "six lie there"),
        ({"players": [{"workers": {"red": 41}}, {}]}, "in the box"),
        ({"players": [{"workers": {"unseen": 1}}, {}]}, "unseen"),
        ({"bag": {"red": 3}}, "in the box"),
        ({"players": [{"village": [{"name": "keywood"}]}, {}]}, "one home"),
        ({"players": [{"village": [{"name": "home-1"}, {"name": "keywood", "at": {}}]}, {}]}, "one hex"),
        ({"players": [{"village": [{"name": "home-1"}, {"name": "home-3", "at": {"q": 1}}]}, {}]}, "one home"),
        ({"players": [{"hand": ["keywood"]}, {}]}, "no winter tile"),
        ({"players": [{"hand": ["windmill"]}, {"hand": ["windmill"]}]}, "two hands"),
        ({"players": [{"hand": ["windmill"], "given": ["windmill"]}, {"hand": ["scribes"]}]}, "not yet given"),
        ({"players": [{"won": [{"name": "keywood"}]}, {}]}, "phase"),
        ({"phase": "building"}, "who chose has one"),
        ({"phase": "work"}, "phase"),
        ({"phase": "work", "work": {"tile": "home-1", "steps": 0, "upgrades": 0}}, "nothing is left"),
        ({"phase": "boats", "choosers": [0]}, "two at least"),
        ({"phase": "winter-choice"}, "winter"),
        ({"passes": 2}, "passed"),
        ({"phase": "over"}, "scores"),
        ({"colour": "red"}, "colour"),
        ({"boats": []}, "one for each seat"),
    ],
)
def test_what_no_position_has(fields: dict[str, Any], what: str) -> None:
    """Rules 1.1, 1.2: the fault is named."""
    with pytest.raises(PositionError, match=what):
        load(**fields)


@pytest.mark.parametrize("text", [b"", b"[]", b"{", b"\xff", b'{"players": null}'])
def test_what_is_no_position(text: bytes) -> None:
    """Rule 1.1."""
    with pytest.raises(PositionError):
        game().load(text)


def test_events_are_read_back() -> None:
    """Rule 13.3: and nothing else."""
    with pytest.raises(PositionError):
        game().load_events(b'[{"type": "Sneezed"}]')
