"""The hall of champions of a server, and who is ahead in a league."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.league.round import Entrant
from kingsforge_bot.league.standings import standings
from kingsforge_bot.service.league.current import Current
from kingsforge_bot.ui.league.league_words import name_of, names_of
from kingsforge_bot.ui.wording.titles import game_name


class Won(NamedTuple):
    """A league that was played to its end, and who won it, of each group."""

    now: Current
    champions: tuple[Entrant, ...]


def won(now: Current) -> Won | None:
    """The champions of a league; None before its end, or where there are none.

    Many rounds take a while to reckon: do it once for each league, with room for others between two.
    """
    found = firsts(now) if now.league.is_played else ()
    return Won(now, found) if found else None


def hall_lines(l10n: Localizer, leagues: Sequence[Won]) -> list[str]:
    """Who won which league, the newest first, and who did so most often."""
    if not leagues:
        return []
    lines = [l10n("league-hall-title")]
    each = [(now, one) for now, champions in leagues for one in champions]
    # People are known by their account, those who were deleted only within their league.
    titles = Counter(now.plays_for(one).user or (now.id, one) for now, one in each)
    often, most = titles.most_common(1)[0]
    if most > 1:
        who = next(name_of(now, one) for now, one in each if now.plays_for(one).user == often)
        lines.append(l10n("league-hall-often", who=who, count=most))
    return lines + [_champion(l10n, *one) for one in leagues]


def firsts(now: Current) -> tuple[Entrant, ...]:
    """Who is ahead, of each group; nobody before the start."""
    if now.league.ladder is not None:
        return now.league.ladder.order[:1]
    return tuple(standings(group)[0].entrant for group in now.league.groups)


def has_moved(now: Current) -> bool:
    """Whether anything was decided that puts somebody ahead."""
    if now.league.ladder is not None:
        return bool(now.league.ladder.moves and now.league.ladder.order)
    return any(group.results for group in now.league.groups)


def _champion(l10n: Localizer, now: Current, champions: tuple[Entrant, ...]) -> str:
    kept = now.kept
    return l10n(
        "league-hall-champion",
        ended=f"<t:{kept.ended or kept.opened}:D>",
        who=names_of(l10n, now, champions),
        league=plain(kept.name),
        game=game_name(l10n, kept.game),
        number=str(kept.id),
    )
