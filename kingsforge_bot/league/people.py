"""Who takes part: signing up, dropping out, coming late or back, playing for somebody else."""

from collections import Counter
from typing import assert_never

from msgspec.structs import replace

from kingsforge_bot.league import challenges, everybody
from kingsforge_bot.league.events import Person
from kingsforge_bot.league.league import MOST_PEOPLE, Entry, Form, League, Stage
from kingsforge_bot.league.played_rounds import forfeited
from kingsforge_bot.league.refusals import LeagueRefused, Reason
from kingsforge_bot.league.round import Entrant


def signed_up(league: League, person: Person) -> League:
    """One more on the list, before the start. Raises LeagueRefused."""
    if league.stage is not Stage.OPEN:
        raise LeagueRefused(Reason.BEGUN)
    return _joined(league, person)


def came_late(league: League, person: Person) -> League:
    """One more after the start, or one who is back. Raises LeagueRefused."""
    if league.stage is not Stage.RUNNING:
        raise LeagueRefused(Reason.NOT_RUNNING)
    return _joined(league, person)


def substituted(league: League, entrant: Entrant, person: Person) -> League:
    """The league with another person for the entrant, there again if dropped out before. Raises LeagueRefused."""
    if league.stage is Stage.ENDED:
        raise LeagueRefused(Reason.NOT_RUNNING)
    check_substitute(league, entrant, person)
    entry = league.entries[entrant]
    asks = tuple(one for one in league.asks if one.entrant != entrant and one.person != person)
    others = tuple(each for each in entry.people if each != person)
    passed_on = _with(replace(league, asks=asks), entrant, replace(entry, people=(*others, person)))
    return passed_on if entry.present else _there(passed_on, entrant)


def check_substitute(league: League, entrant: Entrant, person: Person) -> None:
    """Raises LeagueRefused for one who cannot play for that entrant."""
    entry = entry_of(league, entrant)
    if league.entrant_of(person) not in (None, entrant):
        raise LeagueRefused(Reason.PLAYED_FOR_ANOTHER)
    if entry.present and person == entry.person:
        raise LeagueRefused(Reason.TAKES_PART)


def dropped(league: League, entrant: Entrant, at: int) -> League:
    """One less, who loses what they were playing. Raises LeagueRefused."""
    entry = entry_of(league, entrant)
    if not entry.present:
        raise LeagueRefused(Reason.NOT_THERE)
    if league.stage is Stage.ENDED:
        raise LeagueRefused(Reason.NOT_RUNNING)
    gone = forfeited(_with(league, entrant, replace(entry, present=False)), entrant)
    return gone if gone.ladder is None else replace(gone, ladder=challenges.went(gone.ladder, entrant, at))


def entry_of(league: League, entrant: Entrant) -> Entry:
    """Raises LeagueRefused for one there is not."""
    if not 0 <= entrant < len(league.entries):
        raise LeagueRefused(Reason.NOT_THERE)
    return league.entries[entrant]


def _joined(league: League, person: Person) -> League:
    entrant = league.entrant_of(person)
    if entrant is None:
        fresh = Entrant(len(league.entries))
        return _there(replace(league, entries=(*league.entries, Entry((person,), present=False))), fresh)
    entry = league.entries[entrant]
    if entry.person != person:
        raise LeagueRefused(Reason.PLACE_TAKEN)
    if entry.present:
        raise LeagueRefused(Reason.TAKES_PART)
    return _there(league, entrant)


def _there(league: League, entrant: Entrant) -> League:
    """Present from here on; in their own group, or in the smallest. Nothing that they lost comes back."""
    if len(league.present()) >= MOST_PEOPLE:
        raise LeagueRefused(Reason.FULL, most=MOST_PEOPLE)
    entry = league.entries[entrant]
    group = _group_for(league, entry) if league.stage is Stage.RUNNING else None
    here = _with(league, entrant, replace(entry, present=True, group=group))
    return here if here.ladder is None else replace(here, ladder=challenges.came(here.ladder, entrant))


def _group_for(league: League, entry: Entry) -> int:
    match league.options.form:
        case Form.LADDER:
            if not league.takes_more:
                raise LeagueRefused(Reason.CHALLENGES_CLOSED)
            return 0
        case Form.SWISS:
            if not league.takes_more:
                raise LeagueRefused(Reason.ALL_ROUNDS_DRAWN)
            return 0
        case Form.EVERYBODY:
            sizes = Counter(each.group for each in league.entries if each.present)
            group = min(range(len(league.groups)), key=lambda one: sizes[one]) if entry.group is None else entry.group
            if sizes[group] >= everybody.MOST:
                raise LeagueRefused(Reason.FULL, most=everybody.MOST)
            return group
        case other:
            assert_never(other)


def _with(league: League, entrant: Entrant, entry: Entry) -> League:
    return replace(league, entries=(*league.entries[:entrant], entry, *league.entries[entrant + 1 :]))
