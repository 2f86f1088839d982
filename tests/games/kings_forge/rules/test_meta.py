"""The rules tests are complete: every card side, dock space, refusal and rule number occurs in them.

What counts is read from their source (`tests/games/rule_citations.py`): actions from the lines handed to `play` and
`refuses`.
"""

import ast
import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.game import Step
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.draft import Draft, PlayerDraft, draft_of, finished
from kingsforge_bot.games.kings_forge.rules.game import _RULES as RULES_OF_ACTIONS
from kingsforge_bot.games.kings_forge.rules.meta import Edition
from kingsforge_bot.games.kings_forge.rules.reasons import RULE_OF, Reason
from kingsforge_bot.games.kings_forge.rules.state import Claim, Made, Phase, Player, State, Visit, WoodNow
from tests.games.kings_forge.rules.table import game
from tests.games.rule_citations import cited, functions, numbered, texts, uses

HERE = Path(__file__).parent
RULES = numbered("kings_forge")


@cache
def played() -> frozenset[str]:
    """All texts, parameters included, of the tests that play something."""
    return frozenset(text for _, function in functions(HERE) if uses(function, "play") for text in texts(function))


def test_the_rules_are_read_as_they_are_numbered() -> None:
    assert {"1", "1.1", "2.10", "4.7", "5.4", "6", "7", "7.5", "8", "9", "10"} <= RULES


@pytest.mark.parametrize("side", list(Side))
def test_every_side_is_claimed_in_some_test(side: Side) -> None:
    assert any(re.search(rf"gather {re.escape(side.value)}\b", text) for text in played())


@pytest.mark.parametrize("side", [side for side in Side if not side.value.startswith("workshop.")])
def test_every_side_is_copied_in_some_test(side: Side) -> None:
    assert any(f"gather workshop.top copying {side.value}" in text for text in played())


def test_every_kind_of_action_has_its_rule() -> None:
    assert set(RULES_OF_ACTIONS) == set(get_args(Action))


def test_a_draft_has_every_field_of_a_state() -> None:
    """A field it lacked would fall back to its default with the next action."""
    assert Draft.__struct_fields__ == (*State.__struct_fields__, "chance", "events")
    assert PlayerDraft.__struct_fields__ == Player.__struct_fields__
    card = game().craft_cards[0]
    player = Player(
        Pool.of("M"),
        Pool.of("W"),
        (Claim(Side.MILL_TOP),),
        (Visit(Space.WOOD_1, Card.MILL, Pool.of("G")),),
        (Held(Source.TOKEN_SIX),),
        1,
        True,
        (),
        (Made(card, ()),),
        (card,),
    )
    whole = (
        2,
        Phase.CRAFT,
        Seat(1),
        Seat(0),
        (player, Player()),
        Pool.of("MW"),
        (Card.MILL, None),
        (Card.GARDEN,),
        (),
        (),
        1,
        6,
    )
    state = State(*whole, WoodNow(Source.GARDEN_BOTTOM), Edition.SECOND)
    assert finished(draft_of(state, Replayed())) == Step(state, ())


@pytest.mark.parametrize("card", list(Card))
def test_every_card_has_its_file(card: Card) -> None:
    assert (HERE / "cards" / f"test_{card.value.replace('-', '_')}.py").is_file()


@pytest.mark.parametrize("space", list(Space))
def test_every_dock_space_is_priced_in_some_test(space: Space) -> None:
    assert space.value in texts(ast.parse((HERE / "test_6_docks.py").read_text("utf-8")))


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
    found = {number for _, function in functions(HERE.parent) for number in cited(function)}
    headings = {"1", "2", "3", "4", "5"}  # their rules are numbered one by one
    assert RULES - headings <= found
