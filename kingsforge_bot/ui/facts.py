"""What happened at a table beside its game, in words."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.facts import Fact, NotAgreed, Undone, Vacated
from kingsforge_bot.service.proposals import EndAll, PauseAll, TakeBack
from kingsforge_bot.service.types import LogEntry


def fact_lines(l10n: Localizer, entries: Iterable[LogEntry], names: Sequence[str]) -> list[str]:
    """The facts among those entries, a sentence each."""
    return [fact_line(l10n, entry.fact, entry.seq, entry.seat, names) for entry in entries if entry.fact is not None]


def fact_line(l10n: Localizer, fact: Fact, seq: int, seat: Seat | None, names: Sequence[str]) -> str:
    """What entry `seq` of the log tells; `seat` is who brought it about."""
    match fact:
        case Undone(to=to, agreed=agreed):
            who = plain(names[seat]) if seat is not None else ""
            said = "fact-undone-agreed" if agreed else "fact-undone"
            return l10n(said, who=who, first=str(to + 1), last=str(seq - 1), count=seq - 1 - to)
        case NotAgreed():
            return not_agreed_line(l10n, fact, names)
        case Vacated(seat=left, bot=bot):
            if not bot:
                return l10n("fact-vacated", seat=str(left + 1))
            return l10n("fact-vacated-bot", who=plain(names[left]), seat=str(left + 1))
        case _:
            assert_never(fact)


def not_agreed_line(l10n: Localizer, fact: NotAgreed, names: Sequence[str]) -> str:
    """What was asked for and is not done, as a sentence."""
    asker, outcome = plain(names[fact.asker]), fact.outcome.value
    match fact.proposal:
        case TakeBack(to=to):
            return l10n("fact-not-take-back", who=asker, first=str(to + 1), outcome=outcome)
        case PauseAll():
            return l10n("fact-not-pause-all", who=asker, outcome=outcome)
        case EndAll():
            return l10n("fact-not-end-all", who=asker, outcome=outcome)
        case _:
            assert_never(fact.proposal)
