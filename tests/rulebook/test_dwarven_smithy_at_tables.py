"""What is asked at a table of Dwarven Smithy is answered as the rules refuse, or allow, the very action.

183 questions in four languages at eighteen positions, each with the actions that it means in the notation of the rules:
what `apply` says to those is what the answer must say. With the 98 of `dwarven_smithy_at_tables.toml` the answers were
mended: 53 of them were right before. The 85 of `dwarven_smithy_at_tables_aside.toml` were written with them and kept
aside: 44 were right before, 83 when they were first asked afterwards; the two that were missed have been mended since.
"""

import tomllib
from functools import cache
from pathlib import Path

import msgspec
import pytest

from kingsforge_bot.core.chance import LuckMismatchError, Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.games.dwarven_smithy.rules.reasons import Reason
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.refusals import refusal
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.rulebook.entry import LANGUAGES, rule_id
from kingsforge_bot.ui.game.rulebooks import Rulebooks
from kingsforge_bot.ui.wording.names import names_of
from tests.games.dwarven_smithy.rules.table import game
from tests.rulebook.dwarven_smithy_tables import ASKER, look_at, names_at, states

HERE = Path(__file__).parent
ENGLISH = Localizers(strict=True).english.of("dwarven_smithy")
TOLD_OTHERWISE = {Reason.COST, Reason.NOT_REFINED_THERE, Reason.NOT_FOR_SALE}
"""What a craft lacks is told icon by icon, and what nobody sells once, whoever was asked about."""


class Asked(msgspec.Struct, frozen=True):
    """A question at a position, and the actions that it means."""

    at: str
    lang: str
    query: str
    tries: tuple[str, ...]


def asked(half: str) -> list[Asked]:
    return [
        msgspec.convert(one, Asked) for one in tomllib.loads((HERE / f"{half}.toml").read_text("utf-8"))["question"]
    ]


@cache
def books() -> Rulebooks:
    return titles().rulebooks.meaning("dwarven_smithy")


def refused(state: State, action: str) -> Refused | None:
    """What the rules themselves say to that action, if they do not accept it."""
    try:
        game().apply(state, ASKER, game().parse(action), Replayed())
    except Refused as said:
        return said
    except LuckMismatchError:
        return None
    return None


def wrong(one: Asked) -> str | None:
    """What is wrong with the answer, if anything is."""
    found = books().among({name: seat for seat, name in enumerate(names_at(one.at))}).at_the_table(one.query)
    if not found:
        return "not understood"
    look, state = look_at(one.at), states()[one.at]
    rules = found[0].rules
    if rules.game != game().key:
        return "taken for a question about another game"
    verdicts = [rules.book.verdict(ENGLISH, look, each.entry, "it", each.deeds) for each in found]
    lines = "\n".join(line for verdict in verdicts for line in verdict.lines)
    refusals = [said for action in one.tries if (said := refused(state, action)) is not None]
    possible = len(refusals) < len(one.tries)
    if any(verdict.possible for verdict in verdicts) is not possible:
        return f"possible: {not possible}, and it is {possible}: {lines}"
    if possible:
        return None
    say = Telling(ENGLISH, game().cards, names_of(ENGLISH, look.table))
    for said in refusals:
        if f"rule {said.rule})" not in lines:
            return f"without rule {said.rule}: {lines}"
        if said.reason not in TOLD_OTHERWISE and refusal(say, said) not in lines:
            return f"without `{refusal(say, said)}`: {lines}"
    if verdicts[0].entries[0] not in {rule_id(said.rule) for said in refusals}:
        return f"names {verdicts[0].entries[0]} first: {lines}"
    return None


def test_there_are_enough_of_them_and_half_are_kept_aside() -> None:
    halves = [asked("dwarven_smithy_at_tables"), asked("dwarven_smithy_at_tables_aside")]
    every = [one for half in halves for one in half]
    assert [len(half) for half in halves] == [98, 85]
    assert len({(one.at, one.query) for one in every}) == len(every)
    assert min(sum(one.lang == tag for one in every) for tag in LANGUAGES) >= 30
    assert {one.at for one in every} == states().keys()


@pytest.mark.parametrize(
    ("half", "least"), [("dwarven_smithy_at_tables", 1.0), ("dwarven_smithy_at_tables_aside", 0.97)]
)
def test_the_answer_names_what_the_rules_refuse_with(half: str, least: float) -> None:
    questions = asked(half)
    missed = [f"{one.at} [{one.lang}] {one.query}: {why}" for one in questions if (why := wrong(one)) is not None]
    assert len(missed) <= (1 - least) * len(questions), "\n".join(missed)
