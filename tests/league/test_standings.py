"""Rules of leagues, 6: standings, and why this place."""

from fractions import Fraction

from kingsforge_bot.league.standings import Compared, Criterion, standings
from tests.league.written import decided_by, group, many, one, order


def test_more_points_come_first() -> None:
    """6.1"""
    places = standings(group("abcd", "c>b>d>a"))
    assert order(places) == "cbda"
    assert [place.place for place in places] == [1, 2, 3, 4]
    assert [place.points for place in places] == [Fraction(1), Fraction(2, 3), Fraction(1, 3), Fraction(0)]


def test_nobody_is_level_in_the_end() -> None:
    """6.6: before the first table the lot alone decides."""
    places = standings(group("dbca"))
    assert order(places) == "dbca"
    assert {decided_by(place) for place in places} == {Criterion.LOT}


def test_who_is_level_is_parted_by_their_own_meeting() -> None:
    """6.2: b has the better lot, a beat b."""
    places = standings(group("bacd", "a>b c>d", "a>c b>d", "d>a b>c"))
    assert order(places)[:2] == "ab"
    assert decided_by(places[0]) is Criterion.HEAD_TO_HEAD
    assert places[0].why[-1].figures == ((one("a"), Fraction(1)), (one("b"), Fraction(0)))


def test_each_place_tells_all_that_was_compared() -> None:
    """6.1: those who are level after one criterion are asked the next one, among themselves."""
    first, second, *_ = standings(group("abcd", "a>b c>d"))
    level = ((one("a"), Fraction(1)), (one("c"), Fraction(1)))
    assert (
        first.why
        == second.why
        == (
            Compared(Criterion.POINTS, (*level, (one("b"), Fraction(0)), (one("d"), Fraction(0)))),
            Compared(Criterion.HEAD_TO_HEAD, ()),
            Compared(Criterion.BUCHHOLZ, ((one("a"), Fraction(0)), (one("c"), Fraction(0)))),
            Compared(Criterion.WINS, level),
            Compared(Criterion.LOT, ((one("a"), Fraction(1)), (one("c"), Fraction(3)))),
        )
    )


def test_whom_points_part_from_all_needs_no_more() -> None:
    assert decided_by(standings(group("abc", "a>b>c"))[1]) is Criterion.POINTS


def test_head_to_head_is_asked_once_of_all_who_are_level() -> None:
    """6.1, 6.2: a, b and c beat each other in a circle; then Buchholz is asked, and not what two of them did."""
    places = standings(group("cabd", "a>b c>d", "b>c a>d", "c>a b>d"))
    assert order(places) == "cabd"
    assert [compared.criterion for compared in places[0].why] == list(Criterion)
    assert places[0].why[1].figures == tuple((each, Fraction(1, 2)) for each in many("cab"))


def test_who_came_late_comes_after_all_in_the_lot() -> None:
    """6.6: e and f came for the second round, in which f stood before e."""
    late = group("dcba", "ab cd")
    from_then_on = group("dcba", "a=b c=d", "ab cd fe")
    assert order(standings(late)) == "dcba"
    assert order(standings(from_then_on)) == "dcbaef"


def test_a_single_person_stands_first() -> None:
    (only,) = standings(group("a", "a"))
    assert (only.place, only.points, decided_by(only)) == (1, Fraction(1), Criterion.POINTS)
