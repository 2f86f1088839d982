"""What is drawn and what comes of it: tables, rounds, and a group of people who play them."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import NewType

import msgspec

Entrant = NewType("Entrant", int)
"""A place in a league's list, 0, 1, ... as people signed up. Never a Discord user: people change, entrants stay."""


Pairing = tuple[tuple[Entrant, ...], ...]
"""Who sits at which table of a round; who sits at none has a bye. A pairing also where more than two sit together."""


class Table(msgspec.Struct, frozen=True):
    """A table of a round: those who sit there, two to six, and what it ended with."""

    seats: tuple[Entrant, ...]
    places: tuple[int, ...] | None = None
    """By seat, 1 the best, equal numbers are level; None while it is played."""
    forfeits: tuple[Entrant, ...] = ()
    """Who left it, or was replaced by a bot: they come last, whatever the bot made of it."""


class Round(msgspec.Struct, frozen=True):
    """A round of a group: the lot by which it was drawn, and its tables."""

    lot: tuple[Entrant, ...]
    """All who were there when it was drawn, in the order that was drawn for them."""
    tables: tuple[Table, ...]

    @property
    def is_over(self) -> bool:
        return all(table.places is not None for table in self.tables)

    @property
    def byes(self) -> tuple[Entrant, ...]:
        """Who was there and sits at no table."""
        seated = {entrant for table in self.tables for entrant in table.seats}
        return tuple(entrant for entrant in self.lot if entrant not in seated)


class Group(msgspec.Struct, frozen=True):
    """People who play among themselves: their lot of the start, and their rounds, the last of which may be running."""

    start: tuple[Entrant, ...]
    rounds: tuple[Round, ...] = ()

    @property
    def lot(self) -> tuple[Entrant, ...]:
        """The lot of the start; who came late comes after, by the lot of their first round."""
        return tuple(dict.fromkeys([*self.start, *(entrant for one in self.rounds for entrant in one.lot)]))

    @property
    def results(self) -> tuple[Table, ...]:
        """The tables that have ended, in order."""
        return tuple(table for one in self.rounds for table in one.tables if table.places is not None)


Meeting = frozenset[Entrant]
"""Two who sit at one table."""


def meetings(pairing: Iterable[tuple[Entrant, ...]]) -> Counter[Meeting]:
    """How often any two have sat at one of these tables together."""
    return Counter(frozenset(pair) for seats in pairing for pair in combinations(seats, 2))


def met(rounds: Iterable[Round]) -> Counter[Meeting]:
    """How often any two have met in these rounds; a table that is running counts."""
    return meetings(table.seats for one in rounds for table in one.tables)
