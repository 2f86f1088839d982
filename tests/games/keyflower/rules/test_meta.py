"""The rules tests are complete: every kind of action, refusal and rule number occurs in them.

What counts is read from the tests' source (`tests/games/rule_citations.py`).
"""

from pathlib import Path
from typing import get_args

import pytest

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.games.keyflower.rules.actions import Action
from kingsforge_bot.games.keyflower.rules.draft import Draft, PlayerDraft, draft_of, finished
from kingsforge_bot.games.keyflower.rules.game import _RULES as RULES_OF_ACTIONS
from kingsforge_bot.games.keyflower.rules.reasons import RULE_OF, Reason
from kingsforge_bot.games.keyflower.rules.state import Player, State
from tests.games.keyflower.rules.table import bidden, built, game, seat, table
from tests.games.rule_citations import cited, functions, numbered, texts

HERE = Path(__file__).parent
RULES = frozenset(one for one in numbered("keyflower") if "." in one)
FOR_PICTURES_AND_SCREENS = {f"15.{number}" for number in range(1, 8)}
"""What is told and shown beside the rules themselves."""


def test_the_rules_are_read_as_they_are_numbered() -> None:
    assert {"1.1", "2.4", "10.7", "11.8", "12.9", "13.8", "14.5", "16.5"} <= RULES


def test_every_kind_of_action_has_its_rule() -> None:
    assert set(RULES_OF_ACTIONS) == set(get_args(Action))


@pytest.mark.parametrize("reason", list(Reason))
def test_every_refusal_occurs_in_some_test(reason: Reason) -> None:
    assert any(reason.value in texts(function) for _, function in functions(HERE))


@pytest.mark.parametrize("reason", list(Reason))
def test_every_refusal_cites_a_rule_there_is(reason: Reason) -> None:
    assert RULE_OF[reason] in RULES


def test_every_rules_test_cites_rules_there_are() -> None:
    lacking = [place for place, function in functions(HERE) if not (cited(function) and set(cited(function)) <= RULES)]
    assert not lacking, "\n".join(lacking)


def test_every_rule_is_cited_by_some_test() -> None:
    found = {number for _, function in functions(HERE) for number in cited(function)}
    assert found >= RULES - FOR_PICTURES_AND_SCREENS, sorted(RULES - FOR_PICTURES_AND_SCREENS - found)


def test_a_draft_has_every_field_of_a_state() -> None:
    """A field it lacked would fall back to its default with the next action."""
    assert Draft.__struct_fields__ == (*State.__struct_fields__, "tiles", "chance", "events")
    assert PlayerDraft.__struct_fields__ == Player.__struct_fields__
    rich = seat(
        "3 red", skills="1 saw", village=[built("miner", 0, -1)], hand="windmill", won="keywood", goods="2 wood"
    )
    boats = [{"name": "keyflower", "workers": {"blue": 2}, "taken": 1}, {"name": "sea-bastion", "taken": 0}]
    t = table(rich, seat("1 green", hand="scribes"), phase="building", boats=boats, screens="known")
    assert finished(draft_of(t.state, game().tiles, Replayed())).state == t.state
    t = table(seat("3 red"), seat("1 green"), offer=[bidden("keywood", "1 2 red", "1 red")], passes=1, start=1, turn=0)
    assert finished(draft_of(t.state, game().tiles, Replayed())).state == t.state
