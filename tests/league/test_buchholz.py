"""Rules of leagues, 6.3 to 6.5: Buchholz, and wins."""

import re
from fractions import Fraction
from pathlib import Path

from kingsforge_bot.league.points import total_points
from kingsforge_bot.league.standings import Criterion, standings
from kingsforge_bot.league.tiebreaks import buchholz, wins
from tests.league.written import decided_by, group, letters, one, order

RULES = Path(__file__).parents[2] / "docs/rules/leagues.md"
EXAMPLE = ("a>b c>d e", "a>c b>e d", "d>a c>e b")
"""Ana, Ben, Cleo, Dan and Eva."""


def strength(*rounds: str) -> dict[str, Fraction]:
    played = group("abcde", *rounds)
    return {letters((entrant,)): worth for entrant, worth in buchholz(played, total_points(played.rounds)).items()}


def test_the_example_of_the_rules() -> None:
    found = strength(*EXAMPLE)
    assert found == {"a": Fraction(6), "b": Fraction(9, 2), "c": Fraction(5), "d": Fraction(6), "e": Fraction(6)}
    assert order(standings(group("edcba", *EXAMPLE))) == "adcbe"


def test_the_rules_show_the_figures_that_are_reckoned() -> None:
    text = RULES.read_text("utf-8")
    shown = dict(re.findall(r"^\| (\w+) \|.*\| ([\d /]+) \|$", text, re.MULTILINE))
    assert {
        name: sum(map(Fraction, figure.split()))
        for name, figure in shown.items()
        if name in ("Ana", "Ben", "Cleo", "Dan")
    } == {
        "Ana": Fraction(6),
        "Ben": Fraction(9, 2),
        "Cleo": Fraction(5),
        "Dan": Fraction(6),
    }
    assert "then come Cleo, Ben and Eva" in text


def test_a_table_of_several_counts_the_mean_of_the_others() -> None:
    """6.3: a met three who end with 2/3, 1/3 and 0."""
    assert strength("a>b>c>d")["a"] == Fraction(1, 3)


def test_what_others_do_later_counts() -> None:
    """6.3: b wins twice after losing to a."""
    assert strength("a>b c>d", "a>c b>d", "a>d b>c")["a"] == Fraction(2 + 1 + 0)


def test_a_bye_neither_lifts_nor_lowers() -> None:
    """6.4: it counts as one's tables do on average."""
    assert strength("a>b c", "c>b a", "a>c b")["b"] == Fraction(3 + 2) * Fraction(3, 2)
    once, twice = strength("a>b c>d e"), strength("a>b c>d e", "a e")
    assert twice["a"] == 2 * once["a"]


def test_byes_alone_are_worth_nothing() -> None:
    """6.4: nobody was met."""
    assert strength("a>b c")["c"] == Fraction(0)


def test_a_round_that_was_missed_counts_nothing() -> None:
    assert strength("a>b c>d", "a>b")["c"] == Fraction(0)
    assert strength("a>b c>d", "a>b")["d"] == Fraction(1)


def test_wins_are_tables_won_alone() -> None:
    """6.5: neither a bye nor a first place that is shared."""
    played = group("abcde", "a>b c=d e", "a=b=c d>e")
    assert wins(played, played.start) == {one("a"): 1, one("b"): 0, one("c"): 0, one("d"): 1, one("e"): 0}


def test_wins_part_those_whom_buchholz_leaves_level() -> None:
    first, second, *_ = standings(group("edcba", *EXAMPLE))
    assert decided_by(first) is decided_by(second) is Criterion.WINS
    assert [compared.criterion for compared in first.why] == [
        Criterion.POINTS,
        Criterion.HEAD_TO_HEAD,
        Criterion.BUCHHOLZ,
        Criterion.WINS,
    ]
