"""Whole leagues in which people come and go at any moment, for properties that hold in all of them."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

import msgspec
from hypothesis import strategies as st

from kingsforge_bot.league.events import (
    CameLate,
    Dropped,
    LeagueEvent,
    Person,
    Replaced,
    Substituted,
    TableEnded,
)
from kingsforge_bot.league.league import Form, Options
from kingsforge_bot.league.refusals import LeagueRefused
from kingsforge_bot.league.round import Entrant
from tests.league.told import Told

LONGEST: Final = 200
"""Rounds after which a league is said not to end."""


class Plan(msgspec.Struct, frozen=True):
    """A league to be played: what happens before the first draw, after it, after the first table, and so on."""

    options: Options
    people: int
    seed: int
    mischief: tuple[tuple[str, int], ...]
    """What and to whom, moment by moment; `""` is nothing."""


def odd(people: int) -> Plan:
    """An odd number plays alone and nobody goes, so that in the end everybody's turn for a bye comes."""
    return Plan(Options(Form.SWISS, seats=2, rounds=people), people, people, ())


def _event(told: Told, what: str, whom: int) -> LeagueEvent | None:
    entrant = Entrant(whom % max(1, len(told.league.entries)))
    kinds: dict[str, Callable[[], LeagueEvent]] = {
        "drop": lambda: Dropped(entrant),
        "back": lambda: CameLate(told.league.entries[entrant].person),
        "late": lambda: CameLate(Person(1_000 + whom)),
        "substitute": lambda: Substituted(entrant, Person(2_000 + whom)),
        "replace": lambda: Replaced(entrant),
    }
    return kinds[what]() if what else None


MISCHIEF: Final = ("", "drop", "drop", "back", "back", "late", "substitute", "replace")


def plans(form: Form, most: int = 64, long: int = 40) -> st.SearchStrategy[Plan]:
    """Leagues of 2 to `most` people, near the edges first."""

    @st.composite
    def plan(draw: st.DrawFn) -> Plan:
        seats = draw(st.sampled_from((2, 3, 2, 4, 6)))
        edges = [size for size in (2, 3, seats + 1, 8, most) if size <= most]
        people = draw(st.sampled_from(edges) | st.integers(2, most))
        options = Options(form, seats=seats, group=draw(st.integers(3, 8)), rounds=draw(st.sampled_from((3, 1, 6))))
        moments = st.tuples(st.sampled_from(MISCHIEF), st.integers(0, 80))
        mischief = draw(st.lists(moments, min_size=draw(st.sampled_from((0, long // 2))), max_size=long))
        return Plan(options, max(people, options.least), draw(st.integers(0, 99)), tuple(mischief))

    return plan()


def played(plan: Plan, kind: type[Told] = Told) -> Iterator[Told]:
    """The league after each event, to its end. Mischief that the rules refuse does not happen."""
    told, source = kind(plan.options, plan.people, plan.seed), Random(plan.seed)
    told.start()
    yield told
    mischief = iter(plan.mischief)

    def moment() -> Iterator[Told]:
        event = _event(told, *next(mischief, ("", 0)))
        if event is not None and _happens(told, event):
            yield told

    for _ in range(LONGEST):
        yield from moment()
        if not told.league.to_draw:
            return
        for group in told.league.to_draw:
            if group not in told.league.to_draw:
                # Who dropped out at a table of another group was the last whom somebody here had to meet.
                continue
            told.draw(group)
            yield told
            yield from moment()
            for number in range(len(told.tables(group))):
                table = told.tables(group)[number]
                if table.places is None:
                    told.tell(TableEnded(group, number, _places(source, len(table.seats))))
                    yield told
                    yield from moment()
    raise AssertionError(f"not over after {LONGEST} rounds")


def _places(source: Random, seats: int) -> tuple[int, ...]:
    return tuple(source.randint(1, seats) for _ in range(seats))


def _happens(told: Told, event: LeagueEvent) -> bool:
    try:
        told.tell(event)
    except LeagueRefused:
        return False
    return True


def there_all_along(lots: Sequence[Sequence[Entrant]]) -> set[Entrant]:
    """Who stands in all these lots."""
    return set.intersection(*map(set, lots)) if lots else set()
