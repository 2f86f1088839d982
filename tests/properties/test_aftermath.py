"""What bots and hints take a gather action to leave is what the rules leave, over random games of King's Forge."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, product
from random import Random
from typing import TypeVar, get_args

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.making.kit import in_reach
from kingsforge_bot.games.kings_forge.advice.odds import Question
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Keep, Pass, TakeWood
from kingsforge_bot.games.kings_forge.rules.cleanup import clean_up
from kingsforge_bot.games.kings_forge.rules.crafting import common_to_roll
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.draft import draft_of
from kingsforge_bot.games.kings_forge.rules.effects import Ban, Copy, Effect, Gamble
from kingsforge_bot.games.kings_forge.rules.gathering import terms_of
from kingsforge_bot.games.kings_forge.rules.state import Phase, State, Undecided
from kingsforge_bot.games.kings_forge.strategy.aftermath import Aftermath, after, standing
from tests.properties.kings_forge import GAME, near_the_edges
from tests.properties.play import Thrown

X = TypeVar("X")
TABLES = [(seats, edition) for seats in (2, 3, 4) for edition in ("third", "second")]
EDGES = 2
"""Starts near the edges for each game from its set-up."""
STATES = 30
"""Of a game, counted from its start, while somebody gathers."""
STEPS = 300
LOOKED_AT = 20_000
"""Of a hoard's millions of ways to pay; what comes first has every kind of action."""
OF_A_KIND = 2
"""Actions of one kind that are tried in each of them."""
FACES = range(1, 7)


class Showing:
    """Every die shows this value; what is shuffled stays."""

    def __init__(self, value: int) -> None:
        self._value = value

    def roll(self, dice: int) -> tuple[int, ...]:
        return (self._value,) * dice

    def shuffle(self, items: Sequence[X]) -> tuple[X, ...]:
        return tuple(items)

    def draw(self, items: Sequence[X], count: int) -> tuple[X, ...]:
        return tuple(items)[:count]


def starts(seats: int, edition: str, source: Random) -> Iterator[State]:
    """From the set-up, from near the edges, and from there without Library dice, which no game runs out of."""
    yield GAME.setup(seats, {"edition": edition}, Thrown(source)).state
    for number in range(EDGES):
        state = near_the_edges(seats, edition, source).state
        yield replace(state, library=state.library if number else 0)


def gathering(start: State, source: Random) -> Iterator[State]:
    """States of a random game from there in which the gather phase asks somebody, and nobody's die is undecided."""
    state, found = start, 0
    for _ in range(STEPS):
        awaited = GAME.to_act(state)
        if not awaited or found == STATES:
            return
        if state.phase is Phase.GATHER and not isinstance(state.owed, Undecided):
            found += 1
            yield state
        legal = tuple(islice(GAME.legal_actions(state, state.turn), LOOKED_AT))
        state = GAME.apply(state, state.turn, source.choice(legal), Thrown(source)).state


def by_the_rules(state: State, seat: Seat) -> Aftermath:
    """What the seat rolls as the craft phase reads the table, and what it has once the rules have cleaned up."""
    player, cleared = state.players[seat], draft_of(state, Showing(1))
    clean_up(cleared)
    question = Question(
        common_to_roll(player), player.library, state.cemetery, in_reach(player.held), state.stock.count(Kind.WOOD)
    )
    return Aftermath(question, cleared.players[seat].supply)


def done(state: State, action: Action, value: int) -> Aftermath | None:
    """What the action leaves the seat where dice show that value and stay so; None once another round has begun."""
    seat = state.turn
    then = GAME.apply(state, seat, action, Showing(value)).state
    if isinstance(then.owed, Undecided):
        then = GAME.apply(then, seat, Keep(), Showing(value)).state
    return by_the_rules(then, seat) if then.round == state.round and then.phase is not Phase.OVER else None


def effect_of(action: Action) -> Effect | None:
    return terms_of(action).effect if isinstance(action, Gather) else None


def likened(state: State, action: Action, one: Aftermath) -> Aftermath:
    """Without what is only reckoned with: wood is counted before the action, and a purple die shows what it may."""
    banned = None if isinstance(effect_of(action), Ban) else one.question.banned
    return one._replace(question=replace(one.question, banned=banned, woods=state.stock.count(Kind.WOOD)))


def compared(state: State, action: Action) -> bool:
    """Whether there was something to compare, which then agrees, as likely as it is."""
    effect = effect_of(action)
    if isinstance(effect, Gamble) and state.cemetery is not None:
        return False  # That the die may be cancelled (7.4) is left out of the reckoning.
    faces = FACES if isinstance(effect, Gamble | Ban) else FACES[:1]
    expected: Counter[Aftermath] = Counter()
    for value in faces:
        left = done(state, action, value)
        if left is None:
            return False
        expected[likened(state, action, left)] += 1
    reckoned: dict[Aftermath, float] = {}
    for share, one in after(state, action):
        alike = likened(state, action, one)
        reckoned[alike] = reckoned.get(alike, 0) + share
        assert one.question.woods == state.stock.count(Kind.WOOD)
    shares = {one: count / len(faces) for one, count in expected.items()}
    assert reckoned == pytest.approx(shares), f"{action} in {GAME.dump(state)!r}"
    return True


def kind_of(action: Action) -> str:
    return type(effect_of(action) or action).__name__


def tried(state: State, source: Random) -> Iterator[Action]:
    """A few of each kind."""
    gathered = (Gather, Dock, Pass, TakeWood, Keep)
    first = islice(GAME.legal_actions(state, state.turn), LOOKED_AT)
    legal = [action for action in first if isinstance(action, gathered)]
    source.shuffle(legal)
    found: Counter[str] = Counter()
    for action in legal:
        found[kind_of(action)] += 1
        if found[kind_of(action)] <= OF_A_KIND:
            yield action


def test_what_an_action_is_taken_to_leave_is_what_the_rules_leave(games: int) -> None:
    """Rules 2.2 to 2.6, 4.7 and 7: actions of the gather phase, with each throw of a die that they roll."""
    seen: Counter[str] = Counter()
    for number, (seats, edition) in product(range(games), TABLES):
        source = Random(f"aftermath {seats} {edition} {number}")
        for start in starts(seats, edition, source):
            for state in gathering(start, source):
                assert standing(state, state.players[state.turn]) == by_the_rules(state, state.turn)
                seen.update(kind_of(action) for action in tried(state, source) if compared(state, action))
    assert {effect.__name__ for effect in get_args(Effect) if effect is not Copy} <= set(seen)
    assert {"Dock", "Pass", "TakeWood"} <= set(seen)
