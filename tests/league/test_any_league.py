"""What holds in every league, whoever drops out, comes late or back, or is replaced, at whatever moment."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import accumulate, pairwise

import pytest
from hypothesis import example, given, settings

from kingsforge_bot.league import cheapest
from kingsforge_bot.league.events import Dropped, Replaced, dump_league_event, load_league_event
from kingsforge_bot.league.everybody import unmet
from kingsforge_bot.league.folding import after, folded
from kingsforge_bot.league.league import Form, League
from kingsforge_bot.league.points import table_points, total_points
from kingsforge_bot.league.recomputing import recompute
from kingsforge_bot.league.round import Group, met
from kingsforge_bot.league.standings import standings
from kingsforge_bot.league.swiss import counted_byes
from tests.league.any_league import Plan, odd, plans, played, there_all_along
from tests.league.brute_force import best_worth, worth
from tests.league.told import Told


@pytest.fixture(scope="module", autouse=True)
def short_search() -> Iterator[None]:
    """How near the draws of many people come to the best is asked in test_swiss."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cheapest, "LOOKS", 300)
        yield


def hold_at_every_moment(league: League) -> None:
    for number, group in enumerate(league.groups):
        for each in group.rounds:
            seated = [entrant for table in each.tables for entrant in table.seats]
            assert len(seated) == len(set(seated)), "1.3: somebody sits at two tables"
            assert set(seated) | set(each.byes) == set(each.lot), "2.1: somebody is left out"
        assert all(each.is_over for each in group.rounds[:-1]), "1.3: a round began before the last one was over"
        assert len(league.present(number)) <= (64 if league.options.form is Form.SWISS else 8), "7.2"
    people = [person for entry in league.entries for person in entry.people]
    assert len(people) == len(set(people)), "7.4: somebody has played for two"


def hold_at_the_end(told: Told) -> None:
    league = told.league
    read = [load_league_event(dump_league_event(event)) for event in told.events]
    assert folded(league.options, read) == league
    for group in league.groups:
        assert all(each.is_over for each in group.rounds), "a round never ended"
        places = standings(group)
        assert {each.entrant for each in places} == set(group.lot)
        assert [each.place for each in places] == list(range(1, len(places) + 1))
        assert all(one.points >= other.points for one, other in pairwise(places)), "6.1"
        lots = [group.start, *(each.lot for each in group.rounds)]
        assert recompute(league.options, [each.tables for each in group.rounds], lots) == places, "9.1"
        hold_points(group)
    hold_forfeits(told)


def hold_points(group: Group) -> None:
    """3.1, 3.2: those who stayed share what their places are worth, all of it but for what leavers forfeited."""
    for table in group.results:
        stayed = len(table.seats) - len(table.forfeits)
        worth = [Fraction(len(table.seats) - place, len(table.seats) - 1) for place in range(1, stayed + 1)]
        assert sum(table_points(table).values()) == sum(worth)
    rounds = len(group.rounds)
    assert all(worth <= rounds for worth in total_points(group.rounds).values())


def hold_forfeits(told: Told) -> None:
    """3.4: who left a table while it ran has nothing of it, whatever came after."""
    lost: Counter[int] = Counter()
    for event, (before, then) in zip(told.events, pairwise(states(told)), strict=True):
        if isinstance(event, Dropped | Replaced) and forfeits(then) > forfeits(before):
            lost[event.entrant] += 1
    tables = [table for group in told.league.groups for table in group.results]
    assert Counter(entrant for table in tables for entrant in table.forfeits) == lost
    assert all(table_points(table)[entrant] == 0 for table in tables for entrant in table.forfeits)


def forfeits(league: League) -> int:
    return sum(len(table.forfeits) for group in league.groups for each in group.rounds for table in each.tables)


def states(told: Told) -> list[League]:
    return list(accumulate(told.events, after, initial=League(told.league.options)))


@settings(max_examples=40, deadline=None)
@example(plan=odd(3))
@example(plan=odd(5))
@example(plan=odd(7))
@given(plan=plans(Form.SWISS, long=60))
def test_swiss(plan: Plan) -> None:
    told = None
    for told in played(plan):
        hold_at_every_moment(told.league)
    assert told is not None
    hold_at_the_end(told)
    (group,) = told.league.groups
    assert len(group.rounds) <= told.league.rounds
    for number in range(len(group.rounds)):
        hold_byes(group, number)
        lot, pairing = group.rounds[number].lot, [table.seats for table in group.rounds[number].tables]
        if len(lot) <= 8:
            best = best_worth(group.rounds[:number], lot, plan.options.seats)
            assert worth(group.rounds[:number], lot, pairing) == best, "5.4, 5.5"


def hold_byes(group: Group, number: int) -> None:
    """5.2, 5.3: a bye is for one of those who count as having had the fewest, and nobody gains one by coming late."""
    before, drawn = group.rounds[:number], group.rounds[number]
    counted = counted_byes(before, drawn.lot)
    had = Counter(entrant for each in before for entrant in each.byes)
    assert all(counted[entrant] == min(counted.values()) for entrant in drawn.byes)
    assert all(counted[entrant] >= had[entrant] for entrant in drawn.lot)
    had.update(drawn.byes)
    always = there_all_along([each.lot for each in group.rounds[: number + 1]])
    fewest = min((had[entrant] for entrant in always), default=None)
    if fewest is not None:
        assert all(byes <= fewest + 1 for byes in had.values())


@settings(max_examples=40, deadline=None)
@given(plan=plans(Form.EVERYBODY, most=24))
def test_everybody_meets_everybody(plan: Plan) -> None:
    told = None
    for told in played(plan):
        hold_at_every_moment(told.league)
    assert told is not None
    hold_at_the_end(told)
    for number, group in enumerate(told.league.groups):
        assert not unmet(group.rounds, told.league.present(number)), "4.2: two have not met"
        if plan.options.seats == 2:
            assert set(met(group.rounds).values()) <= {1}, "4.3: two have met twice"
        always = there_all_along([each.lot for each in group.rounds])
        seated = Counter(entrant for table in group.results for entrant in table.seats)
        byes = Counter(entrant for each in group.rounds for entrant in each.byes)
        assert all(seated[entrant] + byes[entrant] == len(group.rounds) for entrant in always), "4.3"
