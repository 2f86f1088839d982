"""A ladder in words: who stands where and why, which challenges are open, whom one may challenge."""

from typing import assert_never

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.league.challenges import Ladder, within_reach
from kingsforge_bot.league.ladder import Came, Decided, Move, Rung, Went, rungs
from kingsforge_bot.service.league.current import Current, LeagueView
from kingsforge_bot.service.league.ladders import closes_at
from kingsforge_bot.service.league.league_tables import DAY
from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.league.league_words import name_of, press, way_to
from kingsforge_bot.ui.message import Button, ButtonStyle, Message


def ladder_weeks(l10n: Localizer, now: Current, ladder: Ladder) -> str:
    """The line until when one challenges."""
    if ladder.closed:
        return l10n("league-ladder-closed")
    return l10n("league-ladder-until", ends=f"<t:{closes_at(now.kept, ladder)}:D>")


def rung_lines(l10n: Localizer, now: Current, ladder: Ladder) -> list[str]:
    """Place by place, the highest first."""
    return [_rung(l10n, now, one) for one in rungs(ladder.start, ladder.moves)]


def challenge_lines(l10n: Localizer, look: LeagueView, ladder: Ladder) -> list[str]:
    """Those that are open, with their tables and until when they can be taken up."""
    now, lines = look.current, list[str]()
    held = {one.round: one for one in look.tables}
    for one in ladder.open:
        who, whom = name_of(now, one.challenger), name_of(now, one.challenged)
        table = held.get(one.number)
        number = "" if table is None else f"#{table.table}: "
        thread = "" if table is None else way_to(l10n, now.kept, table)
        if one.taken_up:
            lines.append(number + l10n("league-challenge-played", who=who, whom=whom) + thread)
        else:
            until = f"<t:{one.at + now.kept.options.days * DAY}:R>"
            lines.append(number + l10n("league-challenge-open", who=who, whom=whom, until=until) + thread)
    return lines


def whom_message(l10n: Localizer, now: Current, user: UserId, at: int) -> Message:
    """Whom they may challenge at that time, as buttons; else what stands against it."""
    league, ladder, entrant = plain(now.kept.name), now.league.ladder, now.entrant(user)
    if ladder is None or entrant is None or not now.takes_part(user):
        return Message(l10n("error-league-you-are-not-in"))
    if ladder.closed:
        return Message(l10n("error-league-challenges-closed"))
    if ladder.challenge_of(entrant) is not None:
        return Message(l10n("league-challenge-yours-open", league=league))
    order = ladder.order
    if order[0] == entrant:
        return Message(l10n("league-challenge-first", league=league))
    reach = within_reach(ladder, entrant, at)
    if not reach:
        return Message(l10n("league-challenge-nobody", league=league))
    row = tuple(
        Button(
            l10n("league-challenge-one", place=str(1 + order.index(one)), who=now.plays_for(one).name),
            press(now.kept, f"against-{one}"),
            ButtonStyle.SUCCESS,
        )
        for one in reach
    )
    place = str(1 + order.index(entrant))
    return Message(l10n("league-challenge-whom", league=league, place=place, days=now.kept.options.days), (row,))


def why_rung(l10n: Localizer, now: Current, ladder: Ladder, user: UserId) -> list[str]:
    """What brought somebody to their place; for a stranger, the first."""
    entrant = now.entrant(user)
    places = rungs(ladder.start, ladder.moves)
    found = next((one for one in places if one.entrant == entrant), places[0] if places else None)
    if found is None:
        return []
    names = {"who": name_of(now, found.entrant), "place": str(found.place), "league": plain(now.kept.name)}
    fought = l10n("league-why-fought", won=found.won, lost=found.lost)
    return [l10n("league-why-title", **names), _moved(l10n, now, found.since), fought]


def _rung(l10n: Localizer, now: Current, one: Rung) -> str:
    names = {"place": str(one.place), "who": name_of(now, one.entrant)}
    return l10n("league-rung", won=one.won, lost=one.lost, **names)


def _moved(l10n: Localizer, now: Current, move: Move | None) -> str:
    match move:
        case None:
            return l10n("league-why-lot")
        case Decided(challenger=challenger, challenged=challenged, how=how):
            names = {"who": name_of(now, challenger), "whom": name_of(now, challenged)}
            return l10n("league-why-challenge", how=how.value, **names)
        case Came():
            return l10n("league-why-came")
        case Went(entrant=gone):
            return l10n("league-why-went", who=name_of(now, gone))
        case _:
            assert_never(move)
