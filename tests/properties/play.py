"""One play of any game, with everything checked after each action that must be true of any game."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Generic, TypeVar

import pytest
from msgspec.structs import asdict, replace

from kingsforge_bot.core.asking import Decision
from kingsforge_bot.core.chance import Chance, Recorded, Recording
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.game import Game, Logged
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.players.random_player import MOST_ACTIONS, RandomPlayer, bounded

X = TypeVar("X")
S = TypeVar("S")
A = TypeVar("A", bound=Decision)
E = TypeVar("E")

SAMPLE = 12
"""Actions looked at more closely after each step."""
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

    def act(self, source: Random) -> None:
        """One action of the seat awaited, chosen and thrown by `source`."""
        before, written = self.state, self.game.dump(self.state)
        chance = Recording(Thrown(source))
        action = self.subject.player.choose(self.game.seen_by(before, self._seat), self._legal, Thrown(source))
        step = self.game.apply(before, self._seat, action, chance)
        assert self.game.dump(before) == written, "the state before was changed"
        assert self.game.load_events(self.game.dump_events(step.events)) == step.events
        again = Recorded(chance.drawn)
        assert self.game.apply(before, self._seat, self.game.parse(str(action)), again) == step, "not repeatable"
        assert again.left == ()
        self.log.append((self._seat, str(action), chance.drawn))
        self._earlier = [*self._earlier[-REMEMBERED:], *source.sample(self._legal, min(2, len(self._legal)))]
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
        (self._seat,) = awaited
        legal = bounded(self.game.legal_actions(state, self._seat))
        assert legal, "a dead end"
        assert len(set(legal)) == len(legal), "an action is listed twice"
        assert legal == bounded(self.game.legal_actions(self.game.seen_by(state, self._seat), self._seat))
        forced = self.game.forced(state, self._seat)
        assert forced is None or legal == (forced,)
        self._legal = legal
        decisions = {self.subject.meant(state, action) for action in legal}
        assert len(decisions) == len(legal), "a decision is listed twice"
        self._check_listed(source)
        self._check_unlisted(source, decisions)

    def _check_end(self, places: tuple[tuple[Seat, ...], ...]) -> None:
        seats = sorted(seat for place in places for seat in place)
        assert seats == list(range(len(seats)))
        assert all(places)
        for seat in seats:
            assert not any(True for _ in self.game.legal_actions(self.state, seat))
            for action in self._earlier:
                self._refused(seat, action)

    def _check_listed(self, source: Random) -> None:
        """What is listed is accepted as it is written, from the seat awaited and from no other."""
        for action in source.sample(self._legal, min(SAMPLE, len(self._legal))):
            assert self.game.parse(str(action)) == action
            self.game.apply(self.state, self._seat, action, Thrown(source))
            self._refused(Seat(self._seat + 1), action)

    def _check_unlisted(self, source: Random, decisions: set[Hashable]) -> None:
        """What isn't listed is refused, and what is accepted is listed.

        Tried are guesses, actions of earlier positions, and listed ones with a field exchanged.
        """
        whole = len(self._legal) < MOST_ACTIONS
        guesses = [self.subject.guess(self.state, source) for _ in range(SAMPLE)]
        for action in (*guesses, *islice(self._strange(source), SAMPLE)):
            if self.subject.meant(self.state, action) in decisions:
                self.game.apply(self.state, self._seat, action, Thrown(source))
            elif whole:
                self._refused(self._seat, action)

    def _strange(self, source: Random) -> Iterator[A]:
        pool = [*self._earlier, *source.sample(self._legal, min(SAMPLE, len(self._legal)))]
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
            self.game.apply(self.state, seat, action, Recorded())


def begin(subject: Subject[S, A, E], seats: int, options: Mapping[str, str], source: Random) -> Play[S, A, E]:
    """A play from its set-up."""
    chance: Chance = Thrown(source)
    return Play(subject, subject.game.setup(seats, options, chance).state, source)
