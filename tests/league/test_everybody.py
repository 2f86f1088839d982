"""Rules of leagues, 4: everybody meets everybody."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from kingsforge_bot.league.everybody import everybody_pairing, group_sizes, unmet
from kingsforge_bot.league.round import Entrant, Round, Table, met
from tests.league.written import luck, many, round_

RULES = Path(__file__).parents[2] / "docs/rules/leagues.md"
SIZES = range(3, 9)


def played_through(people: Sequence[Entrant], seats: int, seed: int = 0, before: Sequence[Round] = ()) -> list[Round]:
    """All rounds until everybody has met, whoever wins."""
    chance, rounds = luck(seed), list(before)
    while unmet(rounds, people):
        lot = chance.shuffle(people)
        pairing = everybody_pairing(rounds, lot, seats)
        rounds.append(Round(lot, tuple(Table(table, tuple(range(1, len(table) + 1))) for table in pairing)))
    return rounds


def first(people: int) -> tuple[Entrant, ...]:
    return tuple(map(Entrant, range(people)))


def fewest_rounds(people: int, seats: int) -> int:
    """As many as the most meetings of a round allow; six people at two tables of three need one more.

    Two tables of three leave nine meetings across; a later round makes at most four of them, two at each table. So
    after the first it takes three more, although there are fifteen meetings and six in a round.
    """
    if people == 6 and seats in (3, 4, 5):
        return 4
    tables = -(-people // seats)
    least, more = divmod(people, tables)
    in_a_round = more * (least + 1) * least // 2 + (tables - more) * least * (least - 1) // 2
    return -(-(people * (people - 1) // 2) // in_a_round)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("people", SIZES)
def test_everybody_has_met_after_as_few_rounds_as_there_can_be(people: int, seats: int) -> None:
    """4.2"""
    for seed in range(3):
        rounds = played_through(first(people), seats, seed)
        assert len(rounds) == fewest_rounds(people, seats)
        assert len(met(rounds)) == people * (people - 1) // 2


@pytest.mark.parametrize("people", [5, 7])
def test_an_odd_number_needs_no_round_more_by_any_lot(people: int) -> None:
    """4.2: a bye for each, and none a second time."""
    assert {len(played_through(first(people), 2, seed)) for seed in range(20)} == {people}


def test_the_rules_say_how_many_rounds_that_are() -> None:
    """4.2"""
    rows = re.findall(r"^\| (?:rounds )?with (\d)[a-z ]*\|(.*)\|$", RULES.read_text("utf-8"), re.MULTILINE)
    assert {int(seats): [int(cell) for cell in row.split("|")] for seats, row in rows} == {
        seats: [fewest_rounds(people, seats) for people in SIZES] for seats in range(2, 7)
    }


@pytest.mark.parametrize("people", SIZES)
def test_duels_are_met_once_and_byes_are_even(people: int) -> None:
    """4.3"""
    rounds = played_through(first(people), 2)
    assert set(met(rounds).values()) == {1}
    byes = [entrant for each in rounds for entrant in each.byes]
    assert sorted(byes) == (list(range(people)) if people % 2 else [])


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("people", SIZES)
def test_with_more_seats_nobody_ever_sits_out(people: int, seats: int) -> None:
    """4.3"""
    assert not any(each.byes for each in played_through(first(people), seats))


@pytest.mark.parametrize("seats", range(2, 7))
def test_who_drops_out_is_met_no_more_and_the_others_go_on(seats: int) -> None:
    """4.2, 7.1: h leaves after the first round."""
    before = played_through(many("abcdefgh"), seats)[:1]
    rounds = played_through(many("abcdefg"), seats, 1, before)
    assert not unmet(rounds, many("abcdefg"))
    assert all(many("h")[0] not in each.lot for each in rounds[1:])


@pytest.mark.parametrize("seats", range(2, 7))
def test_who_comes_late_meets_everybody_too(seats: int) -> None:
    """7.2: e comes when the others have met."""
    before = played_through(many("abcd"), seats)
    rounds = played_through(many("abcde"), seats, 1, before)
    assert not unmet(rounds, many("abcde"))
    assert len(rounds) - len(before) <= 4


def test_a_pair_that_has_met_has_byes_while_others_play() -> None:
    """4.3: a and b have met, and have nobody left to meet; c still has to meet d."""
    before = [round_("a>b c e d"), round_("a>c b>d e"), round_("a>d b>c e")]
    (last,) = played_through(many("abcd"), 2, 0, before)[3:]
    assert [set(table.seats) for table in last.tables] == [set(many("cd"))]
    assert set(last.byes) == set(many("ab"))


def test_with_duels_all_have_as_many_results() -> None:
    """4.3: meetings and byes together are as many for all who were there all along, whoever came and went."""
    before = played_through(many("abcdef"), 2)[:2]
    rounds = played_through(many("abcdeg"), 2, 1, before)
    tables = [entrant for each in rounds for table in each.tables for entrant in table.seats]
    byes = [entrant for each in rounds for entrant in each.byes]
    assert {tables.count(entrant) + byes.count(entrant) for entrant in many("abcde")} == {len(rounds)}


@pytest.mark.parametrize(
    ("people", "wanted", "sizes"),
    [
        (3, 8, (3,)),
        (8, 8, (8,)),
        (9, 8, (5, 4)),
        (64, 8, (8,) * 8),
        (6, 3, (3, 3)),
        (7, 3, (4, 3)),
        (4, 3, (4,)),
        (5, 3, (5,)),
        (5, 4, (5,)),
        (8, 3, (4, 4)),
        (17, 8, (6, 6, 5)),
    ],
)
def test_groups_are_few_and_even(people: int, wanted: int, sizes: tuple[int, ...]) -> None:
    """4.1"""
    assert group_sizes(people, wanted) == sizes


def test_no_group_is_too_small_or_too_large() -> None:
    """4.1"""
    found = {size for wanted in SIZES for people in range(3, 65) for size in group_sizes(people, wanted)}
    assert found == set(SIZES)
    assert all(max(group_sizes(people, wanted)) <= wanted + 2 for wanted in SIZES for people in range(3, 65))
    with pytest.raises(ValueError, match="2 people"):
        group_sizes(2, 8)
