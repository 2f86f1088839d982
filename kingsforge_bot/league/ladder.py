"""A ladder: its order, and what changes it."""

from collections.abc import Sequence
from enum import StrEnum
from typing import assert_never

import msgspec

from kingsforge_bot.league.round import Entrant


class How(StrEnum):
    """How a challenge was decided."""

    PLAYED = "played"
    LAPSED = "lapsed"
    """It was not taken up in time: lost for who was challenged."""
    FORFEIT = "forfeit"
    """One of the two dropped out, or was replaced by a bot: lost for them."""


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """A challenge that was decided; `won` by the challenger, who then takes the place of who was challenged.

    `at` is when, Unix seconds; 0 where that was not written down.
    """

    challenger: Entrant
    challenged: Entrant
    won: bool
    how: How
    at: int = 0


class Came(msgspec.Struct, frozen=True, tag="came"):
    """Somebody came late, or back: to the last place."""

    entrant: Entrant


class Went(msgspec.Struct, frozen=True, tag="went"):
    """Somebody dropped out: all below move up."""

    entrant: Entrant


Move = Decided | Came | Went
"""What changes the order of a ladder, or might have."""


class Rung(msgspec.Struct, frozen=True):
    """One place of a ladder, from 1 on, and why this entrant stands there."""

    place: int
    entrant: Entrant
    since: Move | None
    """What brought them to this place, themselves or by the way; None: the lot of the start."""
    won: int
    lost: int
    """Challenges, on either side, however they were decided."""


def ladder_order(start: Sequence[Entrant], moves: Sequence[Move]) -> tuple[Entrant, ...]:
    """Who stands on the ladder after these moves, the highest first."""
    order = tuple(start)
    for move in moves:
        order = _moved(order, move)
    return order


def rungs(start: Sequence[Entrant], moves: Sequence[Move]) -> tuple[Rung, ...]:
    """The standings of a ladder, from the lot of its start and what came after."""
    order = tuple(start)
    since: dict[Entrant, Move] = {}
    won: list[Entrant] = []
    lost: list[Entrant] = []
    for move in moves:
        before, order = order, _moved(order, move)
        stood = {entrant: place for place, entrant in enumerate(before)}
        since |= {entrant: move for place, entrant in enumerate(order) if stood.get(entrant) != place}
        if isinstance(move, Decided):
            won.append(move.challenger if move.won else move.challenged)
            lost.append(move.challenged if move.won else move.challenger)
    return tuple(
        Rung(place, entrant, since.get(entrant), won.count(entrant), lost.count(entrant))
        for place, entrant in enumerate(order, 1)
    )


def _moved(order: tuple[Entrant, ...], move: Move) -> tuple[Entrant, ...]:
    match move:
        case Decided(challenger=challenger, challenged=challenged, won=won):
            if not won:
                return order
            others = [entrant for entrant in order if entrant != challenger]
            others.insert(others.index(challenged), challenger)
            return tuple(others)
        case Came(entrant=entrant):
            return (*order, entrant)
        case Went(entrant=entrant):
            return tuple(each for each in order if each != entrant)
        case _:
            assert_never(move)
