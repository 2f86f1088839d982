"""What is said of a table that is over: who won, who closed it, how its luck is checked."""

from collections.abc import Sequence

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.table.endings import IDLE_AFTER
from kingsforge_bot.service.table.lobbies import EXPIRES_AFTER
from kingsforge_bot.service.table.names import DELETED
from kingsforge_bot.service.types import EVERYBODY, NOBODY, Table, TableView
from kingsforge_bot.ui.wording.names import name_of
from kingsforge_bot.ui.wording.people import everybody, who
from kingsforge_bot.ui.wording.times import DAY, since
from kingsforge_bot.ui.wording.titles import bold_title


def winner_line(l10n: Localizer, who_won: str, count: int, points: Sequence[int], *, yours: bool = False) -> str:
    """Who won, and where it was one, by what all have: as long as that decided it. `yours`: the one who reads it."""
    if score := _score(count, points):
        return (
            l10n("over-you-win-points", points=score)
            if yours
            else l10n("over-winner-points", who=who_won, points=score)
        )
    return l10n("over-winner", who=who_won, count=count)


def winner_title(l10n: Localizer, winners: Sequence[str], points: Sequence[int]) -> str:
    """The same as the title of a picture: `Ada wins 5:1`."""
    score, count = _score(len(winners), points), len(winners)
    return l10n("picture-winner", who=l10n.listing(winners), points=score, count=count).strip()


def _score(count: int, points: Sequence[int]) -> str:
    """What all have, the best first, where that decided who the one winner is."""
    best, *others = sorted(points, reverse=True) or (0,)
    return ":".join(map(str, (best, *others))) if count == 1 and others and best > others[0] else ""


def closed_line(l10n: Localizer, table: Table) -> str:
    """The line by whom or why a table was closed before its end."""
    if table.closed_by == EVERYBODY:
        return l10n("table-ended-agreed", table=bold_title(table), since=since(table))
    if table.closed_by is not None:
        sitter = table.sitter(table.closed_by)
        # Discord shows a moderator's name; nobody is alerted by it.
        ender = plain(name_of(l10n, table, sitter)) if sitter is not None else f"<@{table.closed_by}>"
        if table.closed_by == NOBODY:
            ender = DELETED
        return l10n("table-ended-by", table=bold_title(table), who=ender, since=since(table))
    if table.begun and table.league is not None:
        left = sum(sitter.user is not None for sitter in table.sitters)
        return l10n("table-ended-league", table=bold_title(table), since=since(table), left=left)
    if table.league is not None:
        return l10n("lobby-ended-league", table=bold_title(table))
    if table.begun:
        return l10n("table-ended-idle", table=bold_title(table), days=IDLE_AFTER // DAY)
    return l10n("lobby-expired", table=bold_title(table), days=EXPIRES_AFTER // DAY)


def check_line(l10n: Localizer, look: TableView, *, mention: bool = False) -> str:
    """How the luck of a table that is over can be checked; with `mention` it calls everybody who sat there."""
    people = [sitter.seat for sitter in look.table.sitters if mention and sitter.user in everybody(look)]
    if not people:
        return l10n("over-dice")
    return l10n("over-called", who=who(l10n, look.table, people, mention=True))
