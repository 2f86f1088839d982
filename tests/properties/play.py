"""One play of any game, with everything checked after each action that must be true of any game."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Generic, TypeVar

import pytest
from msgspec.structs import asdict, replace

from kingsforge_bot.core.asking import Decision
from kingsforge_bot.core.chance import Chance, Recorder, Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.game import Game, Logged
from kingsforge_bot.core.plans import Plan, PlanCancelled, Waits
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.players.player import MOST_ACTIONS, bounded
from kingsforge_bot.players.random_player import RandomPlayer
from kingsforge_bot.ui.custom_id import PLATFORM_WORDS

X = TypeVar("X")
S = TypeVar("S")
A = TypeVar("A", bound=Decision)
E = TypeVar("E")

SAMPLE = 12
"""Actions looked at more closely after each step."""
TURN = 20
"""Mildest actions that end any turn: a village may have that many tiles to build."""
REMEMBERED = 60
"""Actions of earlier positions that are tried again later."""


class Thrown:
    """Luck from a `Random`: seeded, or one that hypothesis steers and shrinks."""

    def __init__(self, source: Random) -> None:
        self._source = source

    def roll(self, dice: int) -> tuple[int, ...]:
        return tuple(self._source.randint(1, 6) for _ in range(dice))

    def shuffle(self, items: Sequence[X]) -> tuple[X, ...]:
        order = list(items)
        self._source.shuffle(order)
        return tuple(order)

    def draw(self, items: Sequence[X], count: int) -> tuple[X, ...]:
        return self.shuffle(items)[:count]


@dataclass(frozen=True)
class Subject(Generic[S, A, E]):
    """A game, and what is true of it alone."""

    game: Game[S, A, E]
    player: RandomPlayer
    counted: Callable[[S], Hashable]
    """What lies on the table: the same after every action."""
    meant: Callable[[S, A], Hashable]
    """The decision behind an action: equal for two ways to write the same one."""
    guess: Callable[[S, Random], A]
    """Some action that might be legal, made up without asking which are."""
    rightly_over: Callable[[S], bool]
    """Whether the rules end the play in this state."""
    seats: Callable[[S], int]
    """How many play."""


class Play(Generic[S, A, E]):
    """A table that checks itself. `start` is a position; the log is enough to come to `state` from there."""

    def __init__(self, subject: Subject[S, A, E], start: S, source: Random) -> None:
        self.subject, self.game, self.start, self.state = subject, subject.game, start, start
        self.log: list[Logged] = []
        self._earlier: list[A] = []
        self._counted = subject.counted(start)
        self._look(source)

    @property
    def over(self) -> bool:
        return not self.game.to_act(self.state)

    def finish(self, source: Random, within: int) -> None:
        """Act until the end, which must come within so many actions; the log leads there again."""
        while not self.over:
            self.act(source)
            assert len(self.log) < within, "no end in sight"
        assert self.replayed() == self.state

    def act(self, source: Random) -> None:
        """One action of a seat that may act, chosen and thrown by `source`."""
        before, written = self.state, self.game.dump(self.state)
        chance = Recorder(Thrown(source))
        seat = next(iter(self._legal)) if len(self._legal) == 1 else source.choice(list(self._legal))
        legal = self._legal[seat]
        action = self.subject.player.choose(self.game.player_view(before, seat), legal, Thrown(source))
        step = self.game.apply(before, seat, action, chance)
        assert self.game.dump(before) == written, "the state before was changed"
        assert self.game.load_events(self.game.dump_events(step.events)) == step.events
        again = Replayed(chance.drawn)
        assert self.game.apply(before, seat, self.game.parse(str(action)), again) == step, "not repeatable"
        assert again.left == ()
        self._check_told(step.events)
        self.log.append((seat, str(action), chance.drawn))
        self._earlier = [*self._earlier[-REMEMBERED:], *source.sample(legal, min(2, len(legal)))]
        self.state = step.state
        self._look(source)

    def replayed(self) -> S:
        """The state that the log leads to."""
        return self.game.replay(self.start, self.log).state

    def _look(self, source: Random) -> None:
        """All that must be true of a state at rest."""
        state = self.state
        assert self.subject.counted(state) == self._counted, "something appeared or vanished"
        assert self.game.load(self.game.dump(state)) == state
        awaited, places = self.game.to_act(state), self.game.places(state)
        assert (places is None) is bool(awaited)
        assert self.subject.rightly_over(state) is not bool(awaited)
        if places is not None:
            self._check_end(places)
            return
        free = {seat for seat in self._seats if self.game.may_act(state, seat)}
        assert awaited <= free, "awaited, and may do nothing"
        alone = len(free) == 1 or None not in {self.game.asked(state, seat) for seat in free}
        assert alone, "who is first bears on what others decide"
        self._legal = {seat: self._legal_of(seat) for seat in sorted(free)}
        for seat in sorted(awaited):
            self._check_mildest(seat, source)
        for seat in self._seats:
            self._check_plans(seat, source)
            if seat in free:
                self._check_listed(seat, source)
                self._check_unlisted(seat, source)
            else:
                assert not any(True for _ in self.game.legal_actions(state, seat))

    @property
    def _seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(self.subject.seats(self.state)))

    def _legal_of(self, seat: Seat) -> tuple[A, ...]:
        state, seen = self.state, self.game.player_view(self.state, seat)
        assert self.game.player_view(seen, seat) == seen
        legal = bounded(self.game.legal_actions(state, seat))
        words = {str(action).partition(" ")[0] for action in legal}
        assert not words & (PLATFORM_WORDS - {"end"}), "an id would say something else"
        assert all(str(action).isascii() and str(action).isprintable() for action in legal)
        assert legal, "a dead end"
        assert len(set(legal)) == len(legal), "an action is listed twice"
        assert legal == bounded(self.game.legal_actions(seen, seat))
        assert self.game.to_act(seen) == self.game.to_act(state)
        forced = self.game.forced(state, seat)
        assert forced is None or forced in legal
        assert len(legal) > 1 or forced in {None, *legal}
        assert len({self.subject.meant(state, action) for action in legal}) == len(legal), "a decision is listed twice"
        return legal

    def _check_mildest(self, seat: Seat, source: Random) -> None:
        """What is played for who has no time left is legal wherever they are awaited, and soon ends their turn."""
        state = self.state
        for _ in range(TURN):
            step = self.game.apply(state, seat, self.game.timeout_action(state, seat), Thrown(source))
            state = step.state
            if seat not in self.game.to_act(state) or not self.game.mid_turn(state):
                return
        raise AssertionError("the turn does not end")

    def _check_plans(self, seat: Seat, source: Random) -> None:
        """What is offered can be planned, and what a plan comes to can be done."""
        seen, period = self.game.player_view(self.state, seat), self.game.period(self.state)
        assert self.game.period(seen) == period
        planned_actions, cancel_conditions = (
            tuple(self.game.planned_actions(seen, seat)),
            tuple(self.game.cancel_conditions(seen, seat)),
        )
        assert not planned_actions or period is not None
        assert max(len(planned_actions), len(cancel_conditions)) <= 25, "more than a menu shows"
        for planned_action in planned_actions:
            plan = Plan(
                period or "", (planned_action,), tuple(source.sample(cancel_conditions, min(2, len(cancel_conditions))))
            )
            assert self.game.parse_plan(str(plan)) == plan
            assert len(str(replace(plan, cancel_conditions=()))) <= 100, "a menu cannot carry it"
            answer = self.game.planned(seen, seat, plan)
            assert not isinstance(answer, PlanCancelled)
            if not isinstance(answer, Waits):
                self.game.apply(self.state, seat, answer, Thrown(source))
            assert isinstance(self.game.planned(seen, seat, replace(plan, during="round 0")), PlanCancelled)

    def _check_told(self, events: Sequence[E]) -> None:
        """A game without secrets tells everything; what was told says no more when it is told again."""
        for event in events:
            for seat in (None, *self._seats):
                told = self.game.event_view(event, seat)
                assert self.game.secret or told == event
                assert told is None or self.game.event_view(told, seat) == told

    def _check_end(self, places: tuple[tuple[Seat, ...], ...]) -> None:
        seats = sorted(seat for place in places for seat in place)
        assert seats == list(range(len(seats)))
        assert all(places)
        for seat in seats:
            assert not any(True for _ in self.game.legal_actions(self.state, seat))
            for action in self._earlier:
                self._refused(seat, action)
            assert not self.game.may_act(self.state, seat)

    def _check_listed(self, seat: Seat, source: Random) -> None:
        """What is listed is accepted as it is written, from that seat and from no other that may not do the same."""
        legal, other = self._legal[seat], Seat(seat + 1)
        for action in source.sample(legal, min(SAMPLE, len(legal))):
            assert self.game.parse(str(action)) == action
            self.game.apply(self.state, seat, action, Thrown(source))
            if action not in self._legal.get(other, ()):
                self._refused(other, action)

    def _check_unlisted(self, seat: Seat, source: Random) -> None:
        """What isn't listed is refused, and what is accepted is listed.

        Tried are guesses, actions of earlier positions, and listed ones with a field exchanged.
        """
        legal = self._legal[seat]
        whole, decisions = len(legal) < MOST_ACTIONS, {self.subject.meant(self.state, action) for action in legal}
        guesses = [self.subject.guess(self.state, source) for _ in range(SAMPLE)]
        for action in (*guesses, *islice(self._strange(legal, source), SAMPLE)):
            if self.subject.meant(self.state, action) in decisions:
                self.game.apply(self.state, seat, action, Thrown(source))
            elif whole:
                self._refused(seat, action)

    def _strange(self, legal: Sequence[A], source: Random) -> Iterator[A]:
        pool = [*self._earlier, *source.sample(legal, min(SAMPLE, len(legal)))]
        source.shuffle(pool)
        for one in pool:
            yield one
            mine = asdict(one)
            theirs = asdict(source.choice([other for other in pool if type(other) is type(one)]))
            if not mine:
                continue
            field = source.choice(list(mine))
            yield replace(one, **{field: theirs[field]})
            if isinstance(mine[field], tuple):
                there = mine[field]
                yield replace(one, **{field: source.choice((there[::-1], there[1:], there + theirs[field][:1]))})

    def _refused(self, seat: Seat, action: A) -> None:
        """Refused, and without having thrown any dice."""
        with pytest.raises(Refused):
            self.game.apply(self.state, seat, action, Replayed())


def begin(subject: Subject[S, A, E], seats: int, options: Mapping[str, str], source: Random) -> Play[S, A, E]:
    """A play from its set-up."""
    chance: Chance = Thrown(source)
    return Play(subject, subject.game.setup(seats, options, chance).state, source)
