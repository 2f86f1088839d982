"""Rules of leagues, 5.2 and 5.3: byes in Swiss, also for those who come and go."""

from random import Random

import pytest

from kingsforge_bot.league.round import Entrant, Round, Table
from kingsforge_bot.league.swiss import counted_byes, swiss_pairing
from tests.league.written import letters, luck, many, one, round_


def counted(lot: str, *rounds: str) -> dict[str, int]:
    found = counted_byes([round_(text) for text in rounds], many(lot))
    return {letters((entrant,)): byes for entrant, byes in found.items()}


def next_bye(lot: str, *rounds: str) -> str:
    before = [round_(text) for text in rounds]
    seated = {entrant for table in swiss_pairing(before, many(lot), 2) for entrant in table}
    return "".join(letter for letter in lot if one(letter) not in seated)


@pytest.mark.parametrize("people", [3, 5, 7, 9, 31])
def test_byes_differ_by_one_at_most(people: int) -> None:
    """5.2"""
    source, chance, rounds = Random(people), luck(people), list[Round]()
    everybody = tuple(map(Entrant, range(people)))
    for number in range(1, 5):
        lot = chance.shuffle(everybody)
        tables = [Table(table, (1, source.randint(1, 2))) for table in swiss_pairing(rounds, lot, 2)]
        rounds.append(Round(lot, tuple(tables)))
        byes = counted_byes(rounds, everybody)
        assert sum(byes.values()) == number
        assert max(byes.values()) - min(byes.values()) <= 1


def test_an_even_number_has_no_bye() -> None:
    """2.1"""
    assert next_bye("abcd", "a>b c>d") == ""


def test_a_bye_goes_to_who_has_fewest_points_of_those_whose_turn_it_is() -> None:
    """5.5: b and e have no point; e has had a bye."""
    assert next_bye("abcde", "e>b a=c d", "a>c d>e b") == "e"
    assert next_bye("abcde", "a>b c>d e") in ("b", "d")


def test_who_comes_late_counts_as_having_had_the_fewest() -> None:
    """5.3: everybody has had a bye, so f and g count as having had one."""
    rounds = ("a>b c", "b>c a", "c>a b")
    assert counted("abcf", *rounds) == {"a": 1, "b": 1, "c": 1, "f": 1}
    assert counted("abcfg", *rounds) == {"a": 1, "b": 1, "c": 1, "f": 1, "g": 1}


def test_while_somebody_has_had_none_who_comes_late_has_had_none() -> None:
    """5.3"""
    assert counted("abcf", "a>b c") == {"a": 0, "b": 0, "c": 1, "f": 0}


def test_who_comes_back_has_still_had_their_byes() -> None:
    """5.3: c has had one and was away for a round."""
    assert counted("abc", "a>b c", "a>b") == {"a": 0, "b": 0, "c": 1}


def test_who_comes_back_is_not_owed_a_bye_for_the_time_away() -> None:
    """5.3: a left before their turn came; by now all others have had one."""
    assert counted("abcd", "a>b c>d", "b>c d", "c>d b", "d>b c")["a"] == 1


def test_leaving_and_coming_back_between_two_rounds_changes_nothing() -> None:
    """7.3: who is in both lots was there all along, as far as anybody can tell."""
    assert counted("abc", "a>b c", "a>c b") == {"a": 0, "b": 1, "c": 1}


def test_where_nobody_stayed_everybody_has_what_they_had() -> None:
    assert counted("cd", "a>b") == {"c": 0, "d": 0}
    assert counted("cd", "a>b c>d", "a=b", "c=d") == {"c": 0, "d": 0}
