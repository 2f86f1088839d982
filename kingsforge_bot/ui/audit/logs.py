"""The log of a table, page by page. Where a page is stands in the ids of its buttons, so they outlive restarts."""

import re
from collections.abc import Sequence
from itertools import chain
from typing import Final, NamedTuple

import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import ELLIPSIS
from kingsforge_bot.service.turn.effective_entries import with_undone
from kingsforge_bot.service.types import Cause, LogEntry, Table, TableStatus, TableView
from kingsforge_bot.ui.custom_id import PAST, ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, at_table
from kingsforge_bot.ui.message import TEXT, Button, Message, cut, rows_of
from kingsforge_bot.ui.phone import height
from kingsforge_bot.ui.post.table_event_lines import table_event_lines
from kingsforge_bot.ui.wording.endings import closed_line
from kingsforge_bot.ui.wording.names import names_at, names_of
from kingsforge_bot.ui.wording.titles import bold_title

LOG: Final = "log"
"""Begins what a press says that turns the page: `log to 45` ends with entry 45, `log from 46` begins with 46.

`log at 45` ends with it, too, and takes the place of a picture.
"""
_PAGE: Final = 370
"""Points of the entries of a page on a phone: with title, file and buttons all of it is on the screen."""
_CHARACTERS: Final = TEXT - 500
"""Of the entries of a page; the title stands above them, a warning may stand below."""
_ENTRY: Final = 1400
"""Characters of one entry; a turn that ends the game tells more than a message holds."""
_MOST: Final = 40
"""Entries of a page; seldom do half as many fit."""
_TOGETHER: Final = 6
"""Entries in a row that one line tells at most: of so few a game's short line leaves nothing out."""
_UNTOLD: Final = "…"
"""Of an entry of which the reader may know nothing."""
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,8}", re.ASCII)


async def log_command(ctx: Context, table: Table) -> Message:
    """The last page as that user may read it; the whole log as a file to be checked.

    Raises TableUnreadable.
    """
    app = ctx.app
    page, (_, whole) = await log_page(ctx, table), await app.log_files.of(app.service.history, table)
    return msgspec.structs.replace(page, attached=whole, keeps_files=False)


@at_table(LOG)
async def pressed(ctx: Context, look: TableView, button: Pressed) -> Message:
    """Another page, or the last one."""
    return await log_page(ctx, look.table, button.words)


async def log_page(ctx: Context, table: Table, words: Sequence[str] = ()) -> Message:
    """The page that a press asks for by its words, as that user may read it; else the last one, over how to check it.

    Once the play has ended anybody may read all of it, as in its file.

    Raises UnknownPress, TableUnreadable.
    """
    app, l10n, user = ctx.app, ctx.l10n.of(table.game), ctx.user
    history, screens = app.service.history, app.titles.screens(table)
    match words:
        case []:
            newest = await history.entries(table.id, user, last=_MOST, opened=True)
            page = await app.log_files.page(lambda: log_message(screens, l10n, table, newest))
            return msgspec.structs.replace(page, text="\n".join([page.text, l10n("over-dice")]))
        case [("to" | "from" | "at") as way, number] if _NUMBER.fullmatch(number) and int(number) <= table.seq:
            onward = way == "from"
            first = int(number) if onward else max(1, int(number) - _MOST + 1)
            last = int(number) + _MOST - 1 if onward else int(number)
            entries = await history.entries(table.id, user, last=last - first + 1, up_to=last, opened=True)
            shown = [one for one in entries if one.seq >= first]
            found = await app.log_files.page(lambda: log_message(screens, l10n, table, shown, onward=onward))
            return msgspec.structs.replace(found, keeps_files=way != "at")
        case _:
            raise UnknownPress


def log_message(
    screens: Screens, l10n: Localizer, table: Table, entries: Sequence[LogEntry], *, onward: bool = False
) -> Message:
    """As many of the entries as fit, oldest first: the last of them, or `onward` the first."""
    if not entries:
        return Message(l10n("log-empty", table=bold_title(table)))
    end = [closed_line(l10n, table)] if table.status is TableStatus.CLOSED else []
    shown = _fitting(screens, l10n, table, entries, _CHARACTERS - sum(map(len, end)), onward=onward)
    first, last, newest = shown[0].first, shown[-1].last, max(table.seq, entries[-1].seq)
    title = l10n("log-title", table=bold_title(table), first=str(first), last=str(last), count=str(newest))
    text = "\n".join([f"**{title}**", *(one.line for one in shown), *(end if last == newest else [])])
    board = Button(l10n("button-past"), ComponentId(table.id, 0, f"{PAST} {last}"))
    if (first, last) == (1, newest):
        return Message(text, ((board,),), keeps_files=True)
    earlier = ComponentId(table.id, 0, f"{LOG} to {first - 1}")
    later = ComponentId(table.id, 0, f"{LOG} from {last + 1}")
    start = ComponentId(table.id, 0, f"{LOG} from 1")
    return Message(
        text,
        rows_of(
            (
                Button(l10n("button-earlier"), earlier, disabled=first == 1),
                Button(l10n("button-later"), later, disabled=last == newest),
                *([] if first == 1 else [Button(l10n("button-log-start"), start)]),
                board,
            )
        ),
        keeps_files=True,
    )


class _Told(NamedTuple):
    """A line of the log, and the first and last entry of which it tells."""

    first: int
    last: int
    line: str


def _fitting(
    screens: Screens, l10n: Localizer, table: Table, entries: Sequence[LogEntry], room: int, *, onward: bool
) -> list[_Told]:
    """The lines of the last of these entries, or `onward` of the first, until a page is full; of one at least.

    Full is a phone's screen, or sooner what a message holds.
    """
    names, lines, used, high = names_of(l10n, table), list[_Told](), 0, 0
    runs = _runs(with_undone(entries), brief=screens.boards.brief is not None)
    ordered = runs if onward else reversed(runs)
    for told in chain.from_iterable(_run_lines(screens, l10n, run, names)[:: 1 if onward else -1] for run in ordered):
        used, high = used + len(told.line) + 1, high + height(told.line, ())
        if lines and (used > room or high > _PAGE):
            break
        lines.append(told)
    return lines if onward else lines[::-1]


def _runs(entries: Sequence[LogEntry], *, brief: bool) -> list[list[LogEntry]]:
    """The entries, those together that `brief` may tell in one line: what one seat did in a row."""
    runs: list[list[LogEntry]] = []
    for entry in entries:
        last = runs[-1][-1] if brief and runs else None
        in_a_row = last is not None and _is_brief(entry) and _is_brief(last) and entry.seat == last.seat
        if in_a_row and len(runs[-1]) < _TOGETHER:
            runs[-1].append(entry)
        else:
            runs.append([entry])
    return runs


def _is_brief(entry: LogEntry) -> bool:
    return entry.seat is not None and bool(entry.events) and entry.cause not in (Cause.PLAN, Cause.CLOCK)


def _run_lines(screens: Screens, l10n: Localizer, run: Sequence[LogEntry], names: Sequence[str]) -> list[_Told]:
    """A line for as many of its first entries as one tells without leaving anything out, and one for each after them.

    A board leaves out what has no room there; the log leaves out nothing.
    """
    for count in range(len(run), 0, -1):
        if what := _in_one_line(screens, l10n, run[:count], names):
            break
    else:
        count, what = 1, told(screens, l10n, run[0], names)
    first, last, after = run[0].seq, run[count - 1].seq, run[count:]
    number = str(last) if first == last else l10n("log-numbers", first=str(first), last=str(last))
    line = cut(l10n("log-entry", number=number, what=what), _ENTRY)
    return [_Told(first, last, line), *(_run_lines(screens, l10n, after, names) if after else [])]


def _in_one_line(screens: Screens, l10n: Localizer, run: Sequence[LogEntry], names: Sequence[str]) -> str:
    """What a board says of them, if that is one line and whole."""
    if screens.boards.brief is None or not _is_brief(run[0]):
        return ""
    happened = [(event, entry.forced) for entry in run for event in entry.events]
    what = screens.boards.brief(l10n, happened, names_at(names, run[-1].seq))
    return "" if "\n" in what or ELLIPSIS in what else what


def entry_line(screens: Screens, l10n: Localizer, entry: LogEntry, names: Sequence[str]) -> str:
    """An entry of the log with its number: what happened, as far as the reader may know it."""
    return l10n("log-entry", number=str(entry.seq), what=told(screens, l10n, entry, names))


def told(screens: Screens, l10n: Localizer, entry: LogEntry, names: Sequence[str]) -> str:
    """The same without its number."""
    names = names_at(names, entry.seq)
    lines = [screens.boards.line(l10n, event, names, forced=entry.forced) for event in entry.events]
    what = l10n.sentences([*table_event_lines(l10n, screens, [entry], names), *lines])
    if entry.cause is Cause.PLAN:
        what = l10n("by-plan-entry", what=what or _UNTOLD)
    return what or _UNTOLD
