"""Walking through a script: where a step stands, and what an answer leads to. Nothing is kept in between."""

from collections.abc import Iterable
from typing import Generic

import msgspec

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.game import A, E, Game, S
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.tutorial.lesson import Answer, Move, Script


class Outcome(msgspec.Struct, Generic[S, E], frozen=True):
    """What an answer came to.

    `state` is the position that the player sees next: after a right answer what it led to, with `events` on the way;
    after a wrong one that of the step. `refused` is what the rules said to it, if they forbid it.
    """

    answer: Answer
    state: S
    events: tuple[E, ...] = ()
    refused: Refused | None = None


def position(game: Game[S, A, E], script: Script, step: int) -> S:
    """Where a step stands, by playing the right answers of those before. Raises IndexError for a step there is not."""
    return _before(game, script, step)[0]


def happened_before(game: Game[S, A, E], script: Script, step: int) -> tuple[E, ...]:
    """All that the right answers before a step came to. Raises IndexError for one there is not."""
    return _before(game, script, step)[1]


def _before(game: Game[S, A, E], script: Script, step: int) -> tuple[S, tuple[E, ...]]:
    if not 0 <= step < len(script.steps):
        raise IndexError(step)
    moves = (move for one in script.steps[:step] for move in one.right.moves)
    return _played(game, game.load(script.position), moves)


def answered(game: Game[S, A, E], script: Script, step: int, chosen: int) -> Outcome[S, E]:
    """What the answer of that number comes to at that step. Raises IndexError for one there is not."""
    state = position(game, script, step)
    answers = script.steps[step].answers
    if not 0 <= chosen < len(answers):
        raise IndexError(chosen)
    answer = answers[chosen]
    if answer.right:
        return Outcome(answer, *_played(game, state, answer.moves))
    try:
        _played(game, state, answer.moves)
    except Refused as refused:
        return Outcome(answer, state, refused=refused)
    return Outcome(answer, state)


def _played(game: Game[S, A, E], state: S, moves: Iterable[Move]) -> tuple[S, tuple[E, ...]]:
    events: list[E] = []
    for move in moves:
        done = game.apply(state, Seat(move.seat), game.parse(move.do), Replayed(move.luck))
        state = done.state
        events += done.events
    return state, tuple(events)
