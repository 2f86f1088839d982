"""Leagues written down: entrants are letters, `a>b=c` is a table as it ended, `a>b!` one that b has left, `d` a bye."""

import re
from fractions import Fraction

from kingsforge_bot.league.points import table_points
from kingsforge_bot.league.round import Entrant, Group, Round, Table
from kingsforge_bot.league.standings import Criterion, Standing
from kingsforge_bot.service.turn.luck import Secret, SecretLuck


def one(letter: str) -> Entrant:
    return Entrant(ord(letter) - ord("a"))


def many(letters: str) -> tuple[Entrant, ...]:
    return tuple(map(one, letters))


def letters(entrants: tuple[Entrant, ...]) -> str:
    return "".join(chr(ord("a") + entrant) for entrant in entrants)


def table(text: str) -> Table:
    """Seats in alphabetical order; `ab` is a table that is running."""
    seats = sorted(re.findall("[a-z]", text))
    forfeits = many("".join(re.findall("([a-z])!", text)))
    if ">" not in text and "=" not in text:
        return Table(many("".join(seats)), None, forfeits)
    place: dict[str, int] = {}
    for better, level in enumerate(text.replace("!", "").split(">"), 1):
        place |= dict.fromkeys(level.split("="), better)
    return Table(many("".join(seats)), tuple(place[seat] for seat in seats), forfeits)


def round_(text: str, lot: str = "") -> Round:
    """Its lot is alphabetical unless it is given."""
    everybody = lot or "".join(sorted(re.findall("[a-z]", text)))
    return Round(many(everybody), tuple(table(word) for word in text.split() if len(word) > 1))


def group(start: str, *rounds: str) -> Group:
    return Group(many(start), tuple(map(round_, rounds)))


def points(text: str) -> dict[str, Fraction]:
    """Of a table, by letter."""
    return {letters((entrant,)): worth for entrant, worth in table_points(table(text)).items()}


def order(places: tuple[Standing, ...]) -> str:
    return letters(tuple(standing.entrant for standing in places))


def luck(seed: int = 0) -> SecretLuck:
    """Sealed luck, as tables have it."""
    return Secret(seed.to_bytes(32, "big")).luck(0)


def decided_by(place: Standing) -> Criterion:
    """What parts an entrant from the last who were level with them."""
    return place.why[-1].criterion
