"""Whatever is asked at whatever table of Keyflower: the answer is what the rules say, from what the asker may see."""

from collections.abc import Iterator
from random import Random

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rulebook.asking import is_doable
from kingsforge_bot.games.keyflower.rulebook.tries import USUAL, concerns
from kingsforge_bot.games.keyflower.rules import actions as a
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.reasons import RULE_OF
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.screens.book import KeyflowerBook
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.ui.game.book import Verdict
from tests.games.keyflower.looks import look
from tests.properties.keyflower import GAME, RANDOM, otherwise
from tests.properties.play import Thrown

BOOK, ENGLISH = KeyflowerBook(GAME), Localizers(strict=True).english.of("keyflower")
EVERY = 12
"""Of the positions of a game one in so many is asked about."""
QUESTIONS = 2
DEEDS: dict[str, tuple[type[a.Action], ...]] = {
    "": (),
    "rule-3-4": (a.Give,),
    "rule-6-1": (a.Bid,),
    "rule-7-1": (a.Use,),
    "rule-8-2": (a.Move,),
    "rule-8-5": (a.Upgrade,),
    "rule-9-6": (a.Take,),
    "rule-10-4": (a.Place, a.PlaceAside),
}
BARE: dict[str, tuple[type[a.Action], ...]] = DEEDS | {
    "rule-4-2": (a.Pass,),
    "rule-8-4": (a.End,),
    "rule-9-9": (a.Done,),
    "rule-10-6": (a.Lift,),
}


def positions(seats: int, source: Random) -> Iterator[State]:
    """Of a random game."""
    state, number = GAME.setup(seats, {}, Thrown(source)).state, 0
    while awaited := sorted(GAME.to_act(state)):
        if number % EVERY == 0:
            yield state
        number += 1
        acting = source.choice(awaited)
        action = RANDOM.choose(state, tuple(GAME.legal_actions(state, acting)), Thrown(source))
        state = GAME.apply(state, acting, action, Thrown(source)).state
    yield state


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_is_said_to_be_possible_is_legal_and_what_is_not_is_refused_by_a_rule(seats: int, games: int) -> None:
    asked = 0
    for number in range(2 * games):
        source = Random(f"{seats} {number}")
        for state in positions(seats, source):
            for _ in range(QUESTIONS):
                who = source.choice((*GAME.to_act(state), *range(seats)))
                _about_tile(state, who, source.choice(tuple(GAME.tiles.facts)), source.choice(tuple(DEEDS)))
                _about_doing(state, who, source.choice(tuple(set(BARE) - {""})))
                asked += 2
    assert asked > 100


def _about_tile(state: State, who: int, tile: Name, deed: str) -> None:
    kinds = DEEDS[deed] or USUAL[state.phase]
    legal = [one for one in GAME.legal_actions(state, Seat(who)) if isinstance(one, kinds) and concerns(one, tile)]
    told = _told(state, who, f"tile-{tile}", (deed,) if deed else ())
    assert told.possible == bool(legal), f"{tile} {deed} of {who}: {told.lines} at {GAME.dump(state).decode()}"
    _is_reasoned(told)


def _about_doing(state: State, who: int, entry: str) -> None:
    legal = [one for one in GAME.legal_actions(state, Seat(who)) if isinstance(one, BARE[entry])]
    told = _told(state, who, entry)
    assert told.possible == bool(legal), f"{entry} of {who}: {told.lines} at {GAME.dump(state).decode()}"
    _is_reasoned(told)


def _told(state: State, who: int, entry: str, deeds: tuple[str, ...] = ()) -> Verdict:
    """The same in every world that looks alike to the asker (2.1)."""
    assert is_doable(entry)
    told = BOOK.verdict(ENGLISH, look(state, who), BOOK.rulebook.entries[entry], "it", deeds)
    other = otherwise(state, Seat(who), Random(who))
    assert told == BOOK.verdict(ENGLISH, look(other, who), BOOK.rulebook.entries[entry], "it", deeds)
    return told


def _is_reasoned(told: Verdict) -> None:
    """A no begins with the words of a rule; what is to be read is there."""
    assert told.lines
    assert len("\n".join(told.lines)) < 1_500
    assert set(told.entries) <= BOOK.rulebook.entries.keys()
    if not told.possible:
        assert any(f"(rule {rule})" in told.lines[0] for rule in {*RULE_OF.values(), "4.1", "8.1"}), told.lines
