"""Rounds and their tables: drawn, ended, lost by who leaves."""

from msgspec.structs import replace

from kingsforge_bot.league.events import RoundDrawn, TableEnded
from kingsforge_bot.league.league import League, Stage
from kingsforge_bot.league.refusals import LeagueRefused, Reason
from kingsforge_bot.league.round import Entrant, Group, Round, Table


class NotDrawnSo(ValueError):  # noqa: N818
    """A round that cannot have been drawn: not of those who are there, or somebody sits at two tables."""


def round_drawn(league: League, event: RoundDrawn) -> League:
    """A round begins. Raises LeagueRefused, and NotDrawnSo for what no draw makes."""
    group = group_to_draw(league, event.group)
    seated = [entrant for seats in event.tables for entrant in seats]
    if sorted(event.lot) != list(league.present(event.group)):
        raise NotDrawnSo(f"a lot of {event.lot}")
    if len(set(seated)) != len(seated) or not set(seated) <= set(event.lot) or any(len(t) < 2 for t in event.tables):
        raise NotDrawnSo(f"tables of {event.tables}")
    drawn = Round(event.lot, tuple(map(Table, event.tables)))
    return _with(league, event.group, replace(group, rounds=(*group.rounds, drawn)))


def group_to_draw(league: League, number: int) -> Group:
    """A group whose next round can be drawn. Raises LeagueRefused."""
    group = group_of(league, number)
    if not all(one.is_over for one in group.rounds):
        raise LeagueRefused(Reason.ROUND_RUNNING)
    if not league.rounds_left(number):
        raise LeagueRefused(Reason.ALL_ROUNDS_DRAWN)
    return group


def table_ended(league: League, event: TableEnded) -> League:
    """A table is over. Raises LeagueRefused, and ValueError for places that are none of its seats."""
    group = group_of(league, event.group)
    tables = group.rounds[-1].tables if group.rounds else ()
    if not 0 <= event.table < len(tables):
        raise LeagueRefused(Reason.NO_SUCH_TABLE)
    table = tables[event.table]
    if table.places is not None:
        raise LeagueRefused(Reason.TABLE_OVER)
    if len(event.places) != len(table.seats) or min(event.places) < 1:
        raise ValueError(f"places {event.places} of {len(table.seats)} seats")
    return _with_table(league, event.group, event.table, replace(table, places=event.places))


def forfeited(league: League, entrant: Entrant) -> League:
    """The league where their running table is lost for them; with one alone left there, or nobody, it is over."""
    found = running_table(league, entrant)
    if found is None:
        return league
    number, place, table = found
    forfeits = (*table.forfeits, entrant)
    decided = len(table.seats) - len(forfeits) <= 1
    places = tuple(1 + (seat in forfeits) for seat in table.seats) if decided else None
    return _with_table(league, number, place, replace(table, forfeits=forfeits, places=places))


def running_table(league: League, entrant: Entrant) -> tuple[int, int, Table] | None:
    """The table at which they play: its group, its place in the round, itself. None also where they have lost it."""
    return next(
        (
            (number, place, table)
            for number, group in enumerate(league.groups)
            if group.rounds
            for place, table in enumerate(group.rounds[-1].tables)
            if table.places is None and entrant in table.seats and entrant not in table.forfeits
        ),
        None,
    )


def group_of(league: League, group: int) -> Group:
    """A group of a league that is running. Raises LeagueRefused."""
    if league.stage is not Stage.RUNNING:
        raise LeagueRefused(Reason.NOT_RUNNING)
    if not 0 <= group < len(league.groups):
        raise LeagueRefused(Reason.NO_ROUNDS)
    return league.groups[group]


def _with_table(league: League, group: int, place: int, table: Table) -> League:
    before = league.groups[group]
    last = before.rounds[-1]
    tables = (*last.tables[:place], table, *last.tables[place + 1 :])
    return _with(league, group, replace(before, rounds=(*before.rounds[:-1], replace(last, tables=tables))))


def _with(league: League, number: int, group: Group) -> League:
    return replace(league, groups=(*league.groups[:number], group, *league.groups[number + 1 :]))
