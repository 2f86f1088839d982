"""Table events in words: what happened at a table beside its game."""

import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import inert, plain, unmarked
from kingsforge_bot.i18n.widths import width
from kingsforge_bot.service.proposals import EndAll, Outcome, PauseAll, SetHours, TakeBack
from kingsforge_bot.service.table_events import (
    HoursSet,
    NotAgreed,
    Paused,
    Resumed,
    SeatKept,
    SeatOpened,
    SeatTaken,
    TableEvent,
    Undone,
    Vacated,
)
from kingsforge_bot.service.types import Cause, LogEntry
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.table.seat_words import seat_fact_line
from kingsforge_bot.ui.time.clock_words import clock_fact_line, out_of_time_line
from kingsforge_bot.ui.wording.names import SeatNames, names_at

_OWN_MESSAGE: Final = (Paused, Resumed, HoursSet, SeatOpened, Vacated, SeatTaken, SeatKept)
"""Facts that a notice tells at once."""
_log = logging.getLogger(__name__)
_TOLD: Final = 80
"""Latin letters of what is told of the decisions that went back."""
_FORGOTTEN_AFTER: Final = 6
"""Actions after which a board that goes on and on tells of an undo no more: it would read as if it were the last."""


def table_event_lines(
    l10n: Localizer, screens: Screens, entries: Iterable[LogEntry], names: Sequence[str]
) -> list[str]:
    """The facts among those entries, a sentence each, and once for a turn that nobody played it in time."""
    lines: list[str] = []
    late: Seat | None = None
    for entry in entries:
        if entry.fact is not None:
            what, rest = gone_back(l10n, screens, entry.back, entry.seat, names_at(names, entry.seq))
            line = table_event_line(l10n, entry.fact, entry.seq, entry.seat, names, what)
            lines.append(l10n.sentences([line, *rest]))
        by_clock = entry.seat if entry.cause is Cause.CLOCK and entry.fact is None else None
        if by_clock is not None and by_clock != late:
            lines.append(out_of_time_line(l10n, names_at(names, entry.seq)[by_clock]))
        late = by_clock
    return lines


def gone_back(
    l10n: Localizer, screens: Screens, entries: Sequence[LogEntry], seat: Seat | None, names: Sequence[str]
) -> tuple[str, list[str]]:
    """What the seat decided in entries that went back, the first of it in any case; and sentences about the rest: how
    many more decisions, and that others' went too.
    """
    said = deeds(l10n, screens, [one for one in entries if one.seat == seat], names)
    told = [*said]
    while len(told) > 1 and width(l10n.steps(told)) > _TOLD:
        told.pop()
    left = len(said) - len(told)
    rest = [l10n("undo-done-more", count=left)] if left else []
    if any(one.action and one.seat != seat for one in entries):
        rest.append(l10n("undo-done-others"))
    return l10n.steps(told), rest


def deeds(l10n: Localizer, screens: Screens, entries: Iterable[LogEntry], names: Sequence[str]) -> list[str]:
    """What was decided in those entries, as buttons say it, each once with how often: what the table did by itself goes
    without saying.
    """
    said: list[str] = []
    for entry in entries:
        if entry.action and not entry.forced:
            try:
                said.append(inert(unmarked(screens.boards.deed(l10n, entry.action, names))))
            except NotationError:
                _log.info("entry %s: %r is an action of an earlier version", entry.seq, entry.action)
    return [
        what if count == 1 else l10n("undo-times", what=what, count=str(count)) for what, count in Counter(said).items()
    ]


def board_lines(l10n: Localizer, screens: Screens, entries: Iterable[LogEntry], names: Sequence[str]) -> list[str]:
    """Those that a board tells: what was a message of its own is not said again, nor an undo on which many followed."""
    story = tuple(entries)
    played = [entry.seq for entry in story if entry.fact is None]
    forgotten = played[-_FORGOTTEN_AFTER] if len(played) >= _FORGOTTEN_AFTER else 0
    told = [one for one in story if not (_was_told(one.fact) or (isinstance(one.fact, Undone) and one.seq < forgotten))]
    return table_event_lines(l10n, screens, told, names)


def _was_told(fact: TableEvent | None) -> bool:
    """Whether a notice told it at once. That a move overtook a question only the board tells."""
    return isinstance(fact, _OWN_MESSAGE) or (isinstance(fact, NotAgreed) and fact.outcome is not Outcome.OVERTAKEN)


def table_event_line(
    l10n: Localizer, fact: TableEvent, seq: int, seat: Seat | None, names: Sequence[str], what: str = ""
) -> str:
    """What entry `seq` of the log tells; `seat` is who brought it about, `what` was taken back if that is known."""
    before, names = names_at(names, seq - 1), names_at(names, seq)
    match fact:
        case Undone(agreed=agreed):
            who, all_agree = plain(names[seat]) if seat is not None else "", "yes" if agreed else "no"
            if what:
                return l10n("fact-undone-what", who=who, agreed=all_agree, what=what)
            return l10n("fact-undone", who=who, agreed=all_agree)
        case Paused() | Resumed() | HoursSet():
            return clock_fact_line(l10n, fact, "" if seat is None else plain(names[seat]))
        case NotAgreed():
            return not_agreed_line(l10n, fact, names)
        case Vacated() | SeatTaken() | SeatKept():
            ousted = isinstance(names, SeatNames) and names.was_held(fact.seat, seq - 1)
            return seat_fact_line(l10n, fact, before[fact.seat], names[fact.seat], ousted=ousted)
        case SeatOpened(why=why):
            return l10n("fact-seat-opened", who="" if seat is None else plain(names[seat]), why=why.value)
        case _:
            assert_never(fact)


def not_agreed_line(l10n: Localizer, fact: NotAgreed, names: Sequence[str]) -> str:
    """What was asked for and is not done, as a sentence."""
    asker, outcome = plain(names[fact.asker]), fact.outcome.value
    match fact.proposal:
        case TakeBack():
            return l10n("fact-not-take-back", who=asker, outcome=outcome)
        case PauseAll():
            return l10n("fact-not-pause-all", who=asker, outcome=outcome)
        case EndAll():
            return l10n("fact-not-end-all", who=asker, outcome=outcome)
        case SetHours():
            return l10n("fact-not-set-hours", who=asker, outcome=outcome)
        case _:
            assert_never(fact.proposal)
