"""The rules tests are complete: every kind of action, refusal and rule number occurs in them.

What counts is read from the tests' source (`tests/games/rule_citations.py`).
"""

from pathlib import Path
from typing import get_args

import pytest

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.game import Step
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action
from kingsforge_bot.games.dwarven_smithy.rules.draft import Draft, PlayerDraft, draft_of, finished
from kingsforge_bot.games.dwarven_smithy.rules.game import _RULES as RULES_OF_ACTIONS
from kingsforge_bot.games.dwarven_smithy.rules.meta import Mode
from kingsforge_bot.games.dwarven_smithy.rules.reasons import RULE_OF, Reason
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name
from kingsforge_bot.games.dwarven_smithy.rules.state import (
    Area,
    Bid,
    Lot,
    Named,
    Phase,
    Player,
    Score,
    Stack,
    State,
)
from tests.games.dwarven_smithy.rules.table import game
from tests.games.rule_citations import cited, functions, numbered, texts, uses

HERE = Path(__file__).parent
RULES = numbered("dwarven_smithy")
FOR_PICTURES_AND_SCREENS = {"9.6", "10", "10.1", "10.2", "10.4"}
"""What is told and shown beside the rules themselves."""


def test_the_rules_are_read_as_they_are_numbered() -> None:
    assert {"1", "1.1", "3.8", "4.10", "5.12", "7.7", "8.9", "9.6", "10.4", "11", "12"} <= RULES


def test_every_kind_of_action_has_its_rule() -> None:
    assert set(RULES_OF_ACTIONS) == set(get_args(Action))


@pytest.mark.parametrize("reason", list(Reason))
def test_every_refusal_occurs_in_some_test(reason: Reason) -> None:
    refusing = [function for _, function in functions(HERE) if uses(function, "refuses")]
    assert any(reason.value in texts(function) for function in refusing)


@pytest.mark.parametrize("reason", list(Reason))
def test_every_refusal_cites_a_rule_there_is(reason: Reason) -> None:
    assert RULE_OF[reason] in RULES


def test_every_rules_test_cites_rules_there_are() -> None:
    lacking = [place for place, function in functions(HERE) if not (cited(function) and set(cited(function)) <= RULES)]
    assert not lacking, "\n".join(lacking)


def test_every_rule_is_cited_by_some_test() -> None:
    found = {number for _, function in functions(HERE) for number in cited(function)}
    headings = {str(number) for number in range(1, 11)}  # their rules are numbered one by one
    assert RULES - headings - FOR_PICTURES_AND_SCREENS <= found


def test_a_draft_has_every_field_of_a_state() -> None:
    """A field it lacked would fall back to its default with the next action."""
    assert Draft.__struct_fields__ == (*State.__struct_fields__, "cards", "chance", "events")
    assert PlayerDraft.__struct_fields__ == Player.__struct_fields__
    gold, stack, seat = Name("gold"), Stack(Name("kilnface"), (Kind.ICE,)), Seat(1)
    player = Player(3, (gold,), (gold, gold), (gold,), (gold,), (stack,), (gold,), (gold,), (stack, stack), 2)
    state = State(
        Mode.FULL,
        Phase.DRAW,
        Seat(1),
        Seat(0),
        (player, Player()),
        (gold,),
        (gold, gold),
        (gold,) * 3,
        (gold,) * 4,
        (gold,) * 5,
        2,
        True,
        True,
        Lot(gold, seat, seat, Bid(seat, 3, Area.MARKET)),
        (Named(gold, seat),),
        3,
        seat,
        (Score(seat, 1, 2, 3, 4, 5, 6, 7),),
        True,
        True,
        True,
    )
    assert finished(draft_of(state, game().cards, Replayed())) == Step(state, ())
