"""/table clock, pause, resume."""

from collections.abc import Sequence
from typing import Final
from urllib.parse import quote, unquote

import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.errors import AmbiguousTable
from kingsforge_bot.service.proposals import PauseAll
from kingsforge_bot.service.table.names import folded
from kingsforge_bot.service.time.clock import PACES, PlayingHours
from kingsforge_bot.service.time.clocks import check_pause, other_hours
from kingsforge_bot.service.time.hours import UTC_NAME
from kingsforge_bot.service.types import Table, TableStatus, TableView
from kingsforge_bot.ui.errors import UnknownPress, UnknownValue
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.suggesting import Suggestion, matching
from kingsforge_bot.ui.table import votes
from kingsforge_bot.ui.table.which import asked_again, chosen, which_table
from kingsforge_bot.ui.time.clock_words import face_line, hours_line, is_timed, pace_lines, pace_words
from kingsforge_bot.ui.time.hours import OFF, read_hours, read_zone, span
from kingsforge_bot.ui.wording.titles import bold_title

OFFERED: Final = ((9 * 60, 22 * 60), (8 * 60, 20 * 60), (7 * 60, 23 * 60), (17 * 60, 23 * 60))
"""Playing hours to begin with; others are written."""


CLOCK: Final = "clock"
_UNSAID: Final = "-"
_LONGEST_KEPT: Final = 78


class ClockOptions(msgspec.Struct, frozen=True):
    """The options of /table clock as they were said."""

    hours: str | None = None
    zone: str | None = None
    pace: str | None = None


async def clock(ctx: Context, said: str | None, wanted: ClockOptions | None = None) -> Message:
    """What everybody has left; the owner sets hours, and before the start the pace."""
    try:
        table = (await ctx.table(said, to_play=False, by_turn=False)).table
    except AmbiguousTable as error:
        kept = None if wanted is None else kept_words(wanted)
        if kept is None:
            raise
        return which_table(ctx.l10n, error, kept)
    lines: list[str] = []
    if wanted is not None:
        hours = _hours(ctx, table, wanted)
        if wanted.pace is not None and wanted.pace not in PACES:
            raise UnknownValue("pace", wanted.pace)
        asked = wanted.hours is not None or wanted.zone is not None
        all_day = asked and hours is None
        if table.begun:
            proposal = other_hours(table, ctx.user, pace=wanted.pace, hours=hours, all_day=all_day)
            if proposal is not None:
                polled = await ctx.app.service.votes.ask(table.id, ctx.user, proposal, decided_on=table.seq)
                if polled.vote.outcome is None:
                    return await votes.vote_message(ctx, polled, asked=True)
                table = polled.table
            lines += [ctx.l10n("clock-set"), ctx.l10n("clock-from-next-turn")]
        else:
            clocks = ctx.app.service.clocks
            table = await clocks.set(table.id, ctx.user, pace=wanted.pace, hours=hours, all_day=all_day)
            lines.append(ctx.l10n("clock-set"))
    lines += await _clock_lines(ctx, table)
    return Message("\n".join(lines))


@chosen(CLOCK)
async def clock_at(ctx: Context, look: TableView, button: Pressed) -> Message:
    """/table clock at the table that was chosen. Raises UnknownPress."""
    kept = button.words[1:]
    return await clock(ctx, str(look.table.id), read_kept(kept) if kept else None)


def kept_words(wanted: ClockOptions) -> str | None:
    """The options as they stand in the id of a menu that asks which table; None for what does not fit."""
    words = [_UNSAID if one is None else quote(one, safe="") for one in (wanted.hours, wanted.zone, wanted.pace)]
    kept = " ".join((CLOCK, *words))
    return kept if len(kept) <= _LONGEST_KEPT else None


def read_kept(words: Sequence[str]) -> ClockOptions:
    """The inverse of `kept_words`, of what anybody may have written there. Raises UnknownPress."""
    if len(words) != len(ClockOptions.__struct_fields__):
        raise UnknownPress
    return ClockOptions(*(None if one == _UNSAID else unquote(one, errors="replace") for one in words))


@asked_again("pause")
async def pause(ctx: Context, said: str | None) -> Message:
    """Ask the others to pause; where nobody else sits it is done at once."""
    table = (await ctx.table(said, to_play=False, by_turn=False)).table
    check_pause(table, ctx.user)
    polled = await ctx.app.service.votes.ask(table.id, ctx.user, PauseAll(), decided_on=table.seq)
    return await votes.vote_message(ctx, polled, asked=True)


@asked_again("resume")
async def resume(ctx: Context, said: str | None) -> Message:
    """The clocks run again, and the one who says so sees what there is to do."""
    table = (await ctx.table(said, to_play=False, by_turn=False)).table
    table = await ctx.app.service.clocks.resume(table.id, ctx.user)
    look = await ctx.at(table)
    return ctx.app.now(ctx.l10n, look, ctx.l10n("clock-resumed", table=bold_title(table)))


def suggest_hours(l10n: Localizer, typed: str) -> tuple[Suggestion, ...]:
    """Autocomplete of playing hours."""
    written = [span(hours) for hours in OFFERED]
    return matching([*(Suggestion(one, one) for one in written), Suggestion(l10n("clock-all-day"), OFF)], typed)


async def _clock_lines(ctx: Context, table: Table) -> list[str]:
    l10n = ctx.l10n
    if not is_timed(table):
        lines = [l10n("clock-none", table=bold_title(table))]
    elif table.status is TableStatus.LOBBY:
        lines = [f"**{bold_title(table)}**", *pace_lines(l10n, table), l10n("clock-before-start")]
    else:
        lines = [l10n("clock-title", table=bold_title(table), pace=pace_words(l10n, table.pace))]
        lines += [face_line(l10n, table, face) for face in await ctx.app.service.clocks.faces(table)]
        lines.append(hours_line(l10n, table.hours))
    if table.paused is not None:
        lines.append(l10n("clock-paused", since=f"<t:{table.paused}:R>"))
    return lines


def _hours(ctx: Context, table: Table, wanted: ClockOptions) -> PlayingHours | None:
    """Those that were said, else the table's in another zone; None for none. Raises UnknownValue."""
    if wanted.hours is None and wanted.zone is None:
        return None
    server = ctx.app.service.preferences.of_server(ctx.guild).zone or UTC_NAME
    zone = None if wanted.zone is None else read_zone("zone", wanted.zone)
    if wanted.hours is None:
        if table.hours is None:
            raise UnknownValue("zone", wanted.zone or "")
        return msgspec.structs.replace(table.hours, zone=zone or server)
    if folded(wanted.hours.strip()) == folded(ctx.l10n("clock-all-day")):
        return None
    said = read_hours(ctx.l10n, "hours", wanted.hours)
    if said is None:
        return None
    return PlayingHours(*said, zone or (server if table.hours is None else table.hours.zone))
