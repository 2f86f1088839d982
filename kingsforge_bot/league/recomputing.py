"""Standings recomputed from nothing but results and lots, by the same rules that made them: what `/league verify` does.

Who does not trust these rules either finds others in `tests/seasons`, which share nothing with the bot.
"""

from collections.abc import Sequence

from kingsforge_bot.league.draws import DRAWS
from kingsforge_bot.league.ladder import Decided, Move
from kingsforge_bot.league.league import Options
from kingsforge_bot.league.round import Entrant, Group, Round, Table
from kingsforge_bot.league.standings import Standing, standings


class OtherDraw(ValueError):  # noqa: N818
    """The tables of a round, counted from 1, are not those that follow from its lot and the results before it."""

    def __init__(self, number: int) -> None:
        super().__init__(f"round {number}")
        self.number = number


def recompute_ladder(start: Sequence[Entrant], moves: Sequence[Move]) -> tuple[Entrant, ...]:
    """The order of a ladder, one step at a time: who won a challenge climbs past one after the other."""
    order = list(start)
    for move in moves:
        if isinstance(move, Decided):
            while move.won and (place := order.index(move.challenger)) > order.index(move.challenged):
                order[place - 1], order[place] = order[place], order[place - 1]
        elif move.entrant in order:
            order.remove(move.entrant)
        else:
            order.append(move.entrant)
    return tuple(order)


def recompute(
    options: Options, results: Sequence[Sequence[Table]], lots: Sequence[Sequence[Entrant]]
) -> tuple[Standing, ...]:
    """The standings of a group: its rounds' tables as they ended; its lot of the start, then one of each round.

    Every round is drawn anew. Raises OtherDraw for the first that differs, ValueError for a lot too many or too few.
    """
    begun, *drawn = lots
    rounds: list[Round] = []
    for number, (tables, lot) in enumerate(zip(results, drawn, strict=True), 1):
        seated = DRAWS[options.form](rounds, lot, options.seats)
        if seated != tuple(table.seats for table in tables):
            raise OtherDraw(number)
        rounds.append(Round(tuple(lot), tuple(tables)))
    return standings(Group(tuple(begun), tuple(rounds)))
