"""A league folded of its events."""

from collections.abc import Iterable
from functools import reduce
from typing import assert_never

from msgspec.structs import replace

from kingsforge_bot.league import challenges, people, played_rounds, substitutes
from kingsforge_bot.league.challenges import Ladder
from kingsforge_bot.league.events import (
    CameLate,
    Challenged,
    ChallengeEnded,
    ChallengesClosed,
    Dropped,
    Ended,
    LadderEvent,
    Lapsed,
    LeagueEvent,
    Replaced,
    RoundDrawn,
    SignedUp,
    Started,
    SubstituteAgreed,
    SubstituteAsked,
    Substituted,
    TableEnded,
    TakenUp,
)
from kingsforge_bot.league.league import Form, League, Options, Stage
from kingsforge_bot.league.played_rounds import NotDrawnSo
from kingsforge_bot.league.refusals import LeagueRefused, Reason
from kingsforge_bot.league.round import Entrant, Group


def folded(options: Options, events: Iterable[LeagueEvent]) -> League:
    """The league after these events. Raises what `after` raises."""
    return reduce(after, events, League(options))


def after(league: League, event: LeagueEvent) -> League:
    """The league after one event more. Raises LeagueRefused for what the rules forbid, ValueError for what is none."""
    match event:
        case SignedUp(person=person):
            return people.signed_up(league, person)
        case Started():
            return _started(league, event)
        case RoundDrawn():
            return played_rounds.round_drawn(league, event)
        case TableEnded():
            return played_rounds.table_ended(league, event)
        case Replaced(entrant=entrant, at=at):
            return _replaced(league, entrant, at)
        case Dropped(entrant=entrant, at=at):
            return people.dropped(league, entrant, at)
        case CameLate(person=person):
            return people.came_late(league, person)
        case Substituted(entrant=entrant, person=person):
            return people.substituted(league, entrant, person)
        case SubstituteAsked() | SubstituteAgreed():
            return substitutes.discussed(league, event)
        case Ended():
            return _ended(league)
        case Challenged() | TakenUp() | Lapsed() | ChallengeEnded() | ChallengesClosed():
            return replace(league, ladder=_climbed(_ladder(league), event, league.options.days))
        case _:
            assert_never(event)


def _climbed(ladder: Ladder, event: LadderEvent, days: int) -> Ladder:
    match event:
        case Challenged(challenger=challenger, challenged=challenged, at=at):
            return challenges.challenged(ladder, challenger, challenged, at)
        case TakenUp(challenger=challenger):
            return challenges.taken_up(ladder, challenger)
        case Lapsed(challenger=challenger, at=at):
            return challenges.lapsed(ladder, challenger, at, days)
        case ChallengeEnded(challenger=challenger, places=places, at=at):
            return challenges.played(ladder, challenger, places, at)
        case ChallengesClosed():
            return challenges.closed(ladder)
        case _:
            assert_never(event)


def _started(league: League, event: Started) -> League:
    if league.stage is not Stage.OPEN:
        raise LeagueRefused(Reason.BEGUN)
    present = league.present()
    if len(present) < league.options.least:
        raise LeagueRefused(Reason.TOO_FEW, least=league.options.least)
    sizes = tuple(map(len, event.lots))
    drawn = sorted(one for lot in event.lots for one in lot)
    if drawn != list(present) or sizes != league.options.group_sizes(len(drawn)):
        raise NotDrawnSo(f"lots of {event.lots}")
    where = {entrant: number for number, lot in enumerate(event.lots) for entrant in lot}
    entries = tuple(replace(entry, group=where.get(Entrant(at))) for at, entry in enumerate(league.entries))
    running = replace(league, stage=Stage.RUNNING, entries=entries)
    if league.options.form is Form.LADDER:
        return replace(running, ladder=Ladder(event.lots[0], since=event.at, rests=event.rests))
    return replace(running, groups=tuple(map(Group, event.lots)))


def _replaced(league: League, entrant: Entrant, at: int) -> League:
    """Only who plays can be replaced."""
    people.entry_of(league, entrant)
    if league.ladder is not None:
        ladder = _ladder(league)
        open_ = ladder.challenge_of(entrant)
        if open_ is None or not open_.taken_up:
            raise LeagueRefused(Reason.CHALLENGE_NOT_TAKEN_UP)
        return replace(league, ladder=challenges.forfeited(ladder, entrant, at))
    if league.stage is not Stage.RUNNING:
        raise LeagueRefused(Reason.NOT_RUNNING)
    if played_rounds.running_table(league, entrant) is None:
        raise LeagueRefused(Reason.NO_SUCH_TABLE)
    return played_rounds.forfeited(league, entrant)


def _ended(league: League) -> League:
    if league.stage is Stage.ENDED:
        raise LeagueRefused(Reason.NOT_RUNNING)
    return replace(league, stage=Stage.ENDED)


def _ladder(league: League) -> Ladder:
    if league.stage is not Stage.RUNNING:
        raise LeagueRefused(Reason.NOT_RUNNING)
    if league.ladder is None:
        raise LeagueRefused(Reason.NO_CHALLENGES)
    return league.ladder
