"""How leagues, the people in them and their points are written."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.league.round import Entrant
from kingsforge_bot.service.league.current import Current
from kingsforge_bot.service.league.records import HeldTable, KeptLeague
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId

_SMALL, _BETWEEN = "-# ", " | "
LEAGUE = "league"
"""Begins what a press says about a league: `league join 7 1700000000` names it by its number and when it was opened."""


def press(kept: KeptLeague, word: str) -> ComponentId:
    """A button's id. After a restore numbers come again: when it was opened tells leagues of one number apart."""
    return ComponentId(NO_TABLE, 0, f"{LEAGUE} {word} {kept.id} {kept.opened}")


def points_words(points: Fraction) -> str:
    """Points as people write them: 2 1/3."""
    whole, rest = divmod(points, 1)
    parts = [str(whole) if whole or not rest else "", str(rest) if rest else ""]
    return " ".join(filter(None, parts))


def name_of(now: Current, entrant: Entrant) -> str:
    """Who plays for that entrant, for the text of messages."""
    return plain(now.plays_for(entrant).name)


def names_of(l10n: Localizer, now: Current, entrants: Iterable[Entrant]) -> str:
    """The same of several."""
    return l10n.listing(name_of(now, one) for one in entrants)


def way_to(l10n: Localizer, kept: KeptLeague, held: HeldTable) -> str:
    """Where that table is played, to be pressed: its thread, else its card in the league's channel."""
    if held.thread is not None:
        return f" · <#{held.thread}>"
    if held.card is None:
        return ""
    url = f"https://discord.com/channels/{kept.guild}/{kept.channel}/{held.card}"
    return " · " + l10n("league-to-table", url=url)


def group_letter(part: int) -> str:
    """A, B, ... for 0, 1, ..."""
    return chr(ord("A") + part)


def in_one(l10n: Localizer, title: str, lines: Sequence[str], room: int) -> str:
    """Those of the lines that find room, one beside the other in small letters. No name has the sign between them."""
    shown = within(l10n, lines, room - len(title) - len(_SMALL) - (len(_BETWEEN) - 1) * (len(lines) + 1))
    return _SMALL + _BETWEEN.join([title, *shown] if title else shown)


def within(l10n: Localizer, lines: Sequence[str], room: int) -> list[str]:
    """As many of the lines as find room, and how many do not."""
    shown = list[str]()
    for index, line in enumerate(lines):
        more = l10n("league-more", count=len(lines) - index)
        if sum(map(len, shown)) + len(shown) + len(line) + len(more) + 2 > room:
            return [*shown, more]
        shown.append(line)
    return shown
