"""Rules of leagues, 5: Swiss. Up to eight people every draw is held against all that could have been drawn."""

from collections.abc import Sequence
from itertools import combinations, product
from random import Random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsforge_bot.league import cheapest as searching
from kingsforge_bot.league.cheapest import cheapest, cost
from kingsforge_bot.league.round import Entrant, Pairing, Round, Table, meetings, met
from kingsforge_bot.league.seating import table_sizes
from kingsforge_bot.league.swiss import enough_rounds, swiss_pairing
from tests.league.brute_force import best_worth, worth
from tests.league.written import letters, luck, many, round_


def ended(pairing: Pairing, lot: Sequence[Entrant], source: Random) -> Round:
    """The round, with places of which some are level."""
    return Round(
        tuple(lot), tuple(Table(table, tuple(source.randint(1, len(table)) for _ in table)) for table in pairing)
    )


@settings(max_examples=40, deadline=None)
@given(people=st.integers(2, 8), seats=st.integers(2, 6), rounds=st.integers(1, 8), seed=st.integers(0, 999))
def test_no_draw_could_have_been_better(people: int, seats: int, rounds: int, seed: int) -> None:
    """5.2, 5.4, 5.5: fewest repeated meetings, fewest of them repeated often, least difference of points."""
    source, chance = Random(seed), luck(seed)
    played: list[Round] = []
    everybody = tuple(map(Entrant, range(people)))
    for _ in range(rounds):
        lot = chance.shuffle(everybody)
        pairing = swiss_pairing(played, lot, seats)
        assert worth(played, lot, pairing) == best_worth(played, lot, seats)
        played.append(ended(pairing, lot, source))


@pytest.mark.parametrize(("people", "seats"), [(9, 2), (10, 2), (9, 3), (9, 4), (10, 5)])
def test_with_a_few_more_people_the_search_finds_the_best_too(people: int, seats: int) -> None:
    """5.6"""
    source, chance = Random(people), luck(seats)
    played: list[Round] = []
    everybody = tuple(map(Entrant, range(people)))
    for _ in range(4):
        lot = chance.shuffle(everybody)
        pairing = swiss_pairing(played, lot, seats)
        assert worth(played, lot, pairing) == best_worth(played, lot, seats)
        played.append(ended(pairing, lot, source))


@pytest.mark.parametrize(("people", "rounds"), [(2, 1), (4, 3), (8, 3), (10, 6), (16, 10), (64, 6)])
def test_nobody_meets_the_same_person_again_before_it_must_be(people: int, rounds: int) -> None:
    """5.4: so many rounds of duels are played without a second meeting."""
    source, chance = Random(people), luck(people)
    played: list[Round] = []
    for _ in range(rounds):
        lot = chance.shuffle(tuple(map(Entrant, range(people))))
        played.append(ended(swiss_pairing(played, lot, 2), lot, source))
    assert set(met(played).values()) == {1}


def test_when_all_have_met_those_meet_who_have_met_least() -> None:
    """5.5: a and b have met twice, and c and d; so they do not meet for the third time, whatever their points."""
    before = [round_(text) for text in ("a>b c>d", "a>c b>d", "a>d b>c", "b>a d>c")]
    assert not {"ab", "cd"} & {letters(tuple(sorted(table))) for table in swiss_pairing(before, many("abcd"), 2)}


def test_people_with_as_many_points_meet() -> None:
    """5.5"""
    pairing = swiss_pairing([round_("a>b c>d e>f g>h")], many("hbcafged"), 2)
    won = [len(set(letters(table)) & set("aceg")) for table in pairing]
    assert sorted(won) == [0, 0, 2, 2]


def test_tables_of_several_are_as_close_in_points_as_can_be() -> None:
    """5.5"""
    pairing = swiss_pairing([round_("a>b>c d>e>f g>h>i")], many("abcdefghi"), 3)
    assert {frozenset(table) for table in pairing} == {frozenset(many(level)) for level in ("adg", "beh", "cfi")}


def test_the_lot_decides_what_nothing_else_does() -> None:
    """2.2: before the first round nobody has met and nobody has points."""
    drawn = {swiss_pairing([], luck(seed).shuffle(many("abcd")), 2) for seed in range(20)}
    assert {frozenset(map(frozenset, pairing)) for pairing in drawn} == {
        frozenset({frozenset(many(one)), frozenset(many(other))})
        for one, other in (("ab", "cd"), ("ac", "bd"), ("ad", "bc"))
    }


def test_seats_are_in_the_order_of_the_lot() -> None:
    """2.2: nobody always sits first because they are called so."""
    (table,) = swiss_pairing([round_("a>b>c")], many("cab"), 3)
    assert letters(table) == "cab"


@pytest.mark.parametrize("seats", range(2, 7))
def test_sizes_are_those_of_the_rules_at_every_draw(seats: int) -> None:
    """2.1"""
    for people in (2, seats + 1, 63, 64):
        pairing = swiss_pairing([], tuple(map(Entrant, range(people))), seats)
        assert sorted(map(len, pairing)) == sorted(size for size in table_sizes(people, seats) if size > 1)


@pytest.mark.parametrize(
    ("people", "seats", "rounds"), [(2, 2, 1), (3, 2, 2), (8, 2, 3), (9, 2, 4), (64, 2, 6), (64, 4, 3), (5, 6, 1)]
)
def test_so_many_rounds_are_enough(people: int, seats: int, rounds: int) -> None:
    """5.1: of those who have won every table there is one at most, if each table has one winner."""
    assert enough_rounds(people, seats) == rounds


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_64_people_are_drawn_in_well_under_a_second(seats: int) -> None:
    """5.6: late rounds, in which most is to be weighed; a bound in work, so that a slow machine draws the same."""
    source, chance = Random(seats), luck(seats)
    played: list[Round] = []
    everybody = tuple(map(Entrant, range(64)))
    began = process_time()
    for _ in range(6):
        lot = chance.shuffle(everybody)
        played.append(ended(swiss_pairing(played, lot, seats), lot, source))
    assert (process_time() - began) / 6 < 0.9


def test_a_search_never_ends_dearer_than_it_began() -> None:
    """5.6: tables of neighbours are where it begins."""
    source = Random(1)
    prices = [[0] * 12 for _ in range(12)]
    for one, other in combinations(range(12), 2):
        prices[one][other] = prices[other][one] = source.randint(1, 50)
    neighbours = tuple(tuple(range(first, first + 3)) for first in range(0, 12, 3))
    found = cheapest(prices, (3, 3, 3, 3))
    assert sorted(one for table in found for one in table) == list(range(12))
    assert cost(prices, found) < cost(prices, neighbours)
    assert found == cheapest(prices, (3, 3, 3, 3))


@pytest.mark.parametrize("size", [2, 3, 4])
def test_no_two_people_could_change_places_more_cheaply(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """5.6: whatever else the search finds, that much is certain, before any tables are stirred."""
    monkeypatch.setattr(searching, "LOOKS", 0)
    source, people = Random(size), 24
    prices = [[0] * people for _ in range(people)]
    for one, other in combinations(range(people), 2):
        prices[one][other] = prices[other][one] = source.randint(1, 900)
    found = [list(table) for table in cheapest(prices, (size,) * (people // size))]
    for these, those in combinations(found, 2):
        for seat, place in product(range(size), repeat=2):
            before = cost(prices, found)
            these[seat], those[place] = those[place], these[seat]
            assert cost(prices, found) >= before
            these[seat], those[place] = those[place], these[seat]


def test_repeated_meetings_are_few_where_they_must_be() -> None:
    """5.4: ten people have 45 meetings; the tenth round of duels repeats all five, and none twice."""
    source, chance = Random(3), luck(3)
    played: list[Round] = []
    for _ in range(10):
        lot = chance.shuffle(tuple(map(Entrant, range(10))))
        played.append(ended(swiss_pairing(played, lot, 2), lot, source))
    again = meetings(table.seats for table in played[-1].tables)
    assert max(met(played).values()) <= 3
    assert sum(again.values()) == 5
