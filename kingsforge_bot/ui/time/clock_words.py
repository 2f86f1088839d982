"""Paces, hours and clocks in words."""

from collections.abc import Sequence
from typing import assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.post.notices import RunningOut
from kingsforge_bot.service.post.publisher import NoticePost
from kingsforge_bot.service.table_events import HoursSet, Paused, Resumed
from kingsforge_bot.service.time.clock import DAY, HOUR, PACES, PlayingHours
from kingsforge_bot.service.time.clock_faces import ClockFace
from kingsforge_bot.service.types import Table, TableStatus
from kingsforge_bot.ui.time.hours import clock
from kingsforge_bot.ui.wording.people import who
from kingsforge_bot.ui.wording.titles import bold_title

ClockFact = Paused | Resumed | HoursSet
"""What the log tells of clocks."""


def pace_words(l10n: Localizer, pace: str) -> str:
    """How fast a table plays, as it is offered in the list."""
    return l10n(f"choice-pace-{pace.replace('+', '-')}")


def pace_lines(l10n: Localizer, table: Table) -> list[str]:
    """Pace and playing hours on the lobby card."""
    if table.league is not None and PACES.get(table.pace) is None:
        return [l10n("lobby-pace-league")]
    lines = [pace_line(l10n, table.pace)]
    timed = PACES.get(table.pace) is not None and table.hours is not None
    return [*lines, hours_line(l10n, table.hours)] if timed else lines


def pace_line(l10n: Localizer, said: str) -> str:
    """How fast a table plays, as a sentence."""
    pace = PACES.get(said)
    if pace is None:
        return l10n("lobby-pace")
    return l10n("lobby-pace-clock", bank=pace.bank // HOUR, turn=pace.turn // HOUR)


def hours_line(l10n: Localizer, hours: PlayingHours | None) -> str:
    """When the clocks run."""
    if hours is None:
        return l10n("clock-all-hours")
    return l10n("clock-hours", start=clock(hours.start), end=clock(hours.end), zone=hours.zone)


def duration(l10n: Localizer, seconds: int) -> str:
    """Days and hours, or hours and minutes; what is begun of a minute does not count."""
    if seconds >= 2 * DAY:
        days, hours = seconds // DAY, seconds % DAY // HOUR
        return l10n("clock-days", days=days, hours=hours) if hours else l10n("clock-days-whole", days=days)
    return l10n("clock-time", hours=seconds // HOUR, minutes=seconds % HOUR // 60)


def face_line(l10n: Localizer, table: Table, face: ClockFace) -> str:
    """What one seat's clock shows."""
    name, left = who(l10n, table, [face.seat]), duration(l10n, face.left)
    if not face.awaited:
        line = l10n("clock-rests", who=name, left=left)
    elif face.ends is None:
        line = l10n("clock-stands", who=name, left=left)
    elif face.stands:
        line = l10n("clock-stands-until", who=name, left=left, ends=f"<t:{face.ends}:R>")
    else:
        line = l10n("clock-runs", who=name, left=left, ends=f"<t:{face.ends}:R>")
    return line if not face.late else l10n.sentences([line, l10n("clock-late", count=face.late)])


def board_clock_lines(l10n: Localizer, table: Table, faces: Sequence[ClockFace]) -> list[str]:
    """Below a board's headline: when the time of those awaited runs out, each named only where that differs."""
    same = dict[tuple[bool, int | None], list[Seat]]()
    for face in faces:
        same.setdefault((face.stands or face.ends is None, face.ends), []).append(face.seat)
    lines = list[str]()
    for (stands, ends), seats in same.items():
        state = "stands" if ends is None else "stands-until" if stands else "runs"
        times = {} if ends is None else {"ends": f"<t:{ends}:R>"}
        if len(same) == 1:
            lines.append(l10n(f"board-clock-{state}", **times))
        else:
            lines.append(l10n(f"board-clock-{state}-of", who=who(l10n, table, seats), **times))
    return lines


def clock_fact_line(l10n: Localizer, fact: ClockFact, name: str) -> str:
    """A fact as a sentence; `name` is who brought it about, or nothing."""
    match fact:
        case Paused():
            return l10n("fact-paused", who=name) if name else l10n("fact-paused-alone")
        case Resumed():
            return l10n("fact-resumed", who=name)
        case HoursSet(hours=hours):
            if hours is None:
                return l10n("fact-hours-none")
            return l10n("fact-hours", start=clock(hours.start), end=clock(hours.end), zone=hours.zone)
        case _:
            assert_never(fact)


def running_out_line(l10n: Localizer, post: NoticePost, notice: RunningOut) -> str:
    """A warning, which calls its player."""
    table = post.look.table
    called = who(l10n, table, [notice.seat], mention=True, called=post.called)
    return l10n("notice-running-out", table=bold_title(table), who=called, ends=f"<t:{notice.ends}:R>")


def out_of_time_line(l10n: Localizer, name: str) -> str:
    """The line that somebody did not play in time."""
    return l10n("fact-out-of-time", who=plain(name))


def is_timed(table: Table) -> bool:
    """Whether it has clocks, or will have."""
    return PACES.get(table.pace) is not None and table.status in (TableStatus.LOBBY, TableStatus.RUNNING)
