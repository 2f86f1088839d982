"""/me stats: one's own record, the server's records, its ratings."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.person.result_records import OwnRecord, Rating, Records, Result, Tally
from kingsforge_bot.ui.errors import NotAServer, UnknownValue
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.wording.times import lasting
from kingsforge_bot.ui.wording.titles import game_name

ME: Final = "me"
SERVER: Final = "server"
RATINGS: Final = "ratings"
"""Whose stats."""
_LISTED: Final = 10
"""People of one game in the ratings."""


async def stats(ctx: Context, of: str) -> Message:
    """What was asked for. Raises UnknownValue."""
    results, l10n = ctx.app.service.results, ctx.l10n
    match of:
        case "me":
            own = await results.own(ctx.guild, ctx.user)
            rated = [one for one in await results.ratings(ctx.guild) if one.user == ctx.user]
            lines = [*own_lines(l10n, own), *_own_ratings(l10n, rated)]
            empty = "record-none"
        case "server":
            lines = record_lines(l10n, await results.records(ctx.guild))
            empty = "records-none"
        case "ratings":
            lines = _rating_lines(l10n, await results.ratings(ctx.guild))
            empty = "ratings-none"
        case _:
            raise UnknownValue("of", of)
    return Message(cut("\n".join(lines or [l10n(empty)]), TEXT))


async def own_stats(ctx: Context, of: str) -> Message:
    """The same in direct messages: of one's own record alone, in all servers. Raises NotAServer, UnknownValue."""
    if of in (SERVER, RATINGS):
        raise NotAServer
    if of != ME:
        raise UnknownValue("of", of)
    own = await ctx.app.service.results.own(None, ctx.user)
    lines = own_lines(ctx.l10n, own, everywhere=True) or [ctx.l10n("record-none-anywhere")]
    return Message(cut("\n".join(lines), TEXT))


def own_lines(l10n: Localizer, own: Sequence[OwnRecord], *, everywhere: bool = False) -> list[str]:
    """Game by game, below a title: here or `everywhere`; nothing where nothing counts yet."""
    if not own:
        return []
    lines = [l10n("record-title-everywhere" if everywhere else "record-title")]
    for one in own:
        lasted = lasting(l10n, one.longest_wait)
        game = game_name(l10n, one.game)
        lines.append(l10n("record-game", game=game, plays=one.plays, wins=one.wins, lasted=lasted))
        if one.league_plays:
            lines.append(l10n("record-leagues", plays=one.league_plays, wins=one.league_wins))
    return lines


def _own_ratings(l10n: Localizer, rated: Iterable[Rating]) -> list[str]:
    return [l10n("rating-own", game=game_name(l10n, one.game), points=_points(one), plays=one.plays) for one in rated]


def record_lines(l10n: Localizer, records: Iterable[Records]) -> list[str]:
    """Game by game what stands out of all that was played here."""
    lines = list[str]()
    for one in records:
        lines += [
            l10n("records-title", game=game_name(l10n, one.game), plays=one.plays),
            *([l10n("records-leagues", plays=one.league_plays)] if one.league_plays else []),
            _play(l10n, "records-fastest", one.fastest),
            _play(l10n, "records-longest", one.longest),
            l10n("records-wins", people=_people(l10n, one.most_wins)),
            l10n("records-plays", people=_people(l10n, one.most_plays)),
        ]
    return lines


def _play(l10n: Localizer, kind: str, won: Result) -> str:
    lasted, table = lasting(l10n, won.ended - won.started), f"#{won.table}"
    if won.league is not None:
        table = l10n("records-of-league", table=table, league=plain(won.league))
    if kind == "records-fastest":
        return l10n("records-fastest", who=plain(won.name), lasted=lasted, table=table)
    return l10n("records-longest", who=plain(won.name), lasted=lasted, table=table)


def _people(l10n: Localizer, tallies: Iterable[Tally]) -> str:
    return l10n.listing(l10n("records-tally", who=plain(one.name), count=one.count) for one in tallies)


def _rating_lines(l10n: Localizer, ratings: Iterable[Rating]) -> list[str]:
    lines = list[str]()
    for game, rated in groupby(ratings, key=lambda one: one.game):
        lines.append(l10n("ratings-title", game=game_name(l10n, game)))
        for place, one in enumerate(list(rated)[:_LISTED], 1):
            lines.append(l10n("ratings-line", place=place, who=plain(one.name), points=_points(one), plays=one.plays))
    if lines:
        lines.append(l10n("ratings-how"))
    return lines


def _points(rating: Rating) -> str:
    """In tenths, the newcomer's 0 lifted to a hundred, so that nobody reads a number below nothing."""
    return str(max(0, round(100 + 10 * rating.shown)))
