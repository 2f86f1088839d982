"""/table export and /table import: a whole game as a file, and read back. Also what `bot.py --read` says of one."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import discord

from kingsforge_bot.core.wanted import always
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import unmarked
from kingsforge_bot.service.audit.reading_back import LARGEST, ReadBack, read_back
from kingsforge_bot.service.errors import FileReason, FileRefused
from kingsforge_bot.service.types import Table, TableView
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.interaction.answering import explain
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, at_table
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.table.finale import EXPORT
from kingsforge_bot.ui.table.which import asked_again
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import bold_title

_FETCHED_WITHIN: Final = 20.0
"""Seconds."""


@asked_again("export")
async def export(ctx: Context, said: str | None) -> Message:
    """The file of a table as it stands."""
    look = await ctx.table(said, to_play=False)
    return await _exported(ctx, look.table)


@at_table(EXPORT, alone=True)
async def pressed(ctx: Context, look: TableView, _: Pressed) -> Message:
    """The button under the last board."""
    return await _exported(ctx, look.table)


async def _exported(ctx: Context, table: Table) -> Message:
    """The file, and what can be done with it."""
    app, l10n = ctx.app, ctx.l10n
    if not table.begun:
        return Message(l10n("log-empty", table=bold_title(table)))
    file, attachment = await app.log_files.of(app.service.history, table)
    text = l10n("export-done" if file.whole else "export-in-parts", table=bold_title(table))
    return Message(text, attached=attachment)


async def read_file(ctx: Context, file: discord.Attachment) -> Message:
    """What is in a file that somebody sent, and whether all of it follows. Nothing is kept of it."""
    try:
        if file.size > LARGEST:
            raise FileRefused(FileReason.TOO_LARGE, most=LARGEST >> 20)
        found = await ctx.app.reader.read(ctx.user, ctx.app.titles.games, partial(_fetched, file))
    except (discord.HTTPException, TimeoutError):
        return Message(ctx.l10n("import-not-fetched"))
    return Message(told(ctx.l10n, ctx.app.titles, found))


async def _fetched(file: discord.Attachment) -> bytes:
    async with asyncio.timeout(_FETCHED_WITHIN):
        return await file.read()


def told(l10n: Localizer, titles: Titles, found: ReadBack) -> str:
    """Whether every entry follows, then the board it ends with."""
    table, verified = found.table, found.verified
    own = l10n.of(table.game)
    lines = [l10n("import-title", table=bold_title(table), game=own("game-title"))]
    if verified.differs is not None and verified.what is not None:
        lines.append(own("verify-differs", number=str(verified.differs), what=verified.what.value))
    elif not verified.by_rules:
        lines.append(l10n("import-other-rules"))
    else:
        lines.append(l10n("import-follows", count=verified.entries))
        lines.append(own("import-sealed" if found.sealed else "import-unsealed"))
    if found.look is not None:
        lines += ["", *_board(own, titles.screens(table), found)]
    return cut("\n".join(lines), TEXT)


def _board(l10n: Localizer, screens: Screens, found: ReadBack) -> list[str]:
    look = found.look
    assert look is not None
    return [screens.boards.headline(l10n, look), "", screens.boards.words(l10n, look.view, names_of(l10n, look.table))]


def read_in_terminal(file: Path, l10n: Localizer, titles: Titles, tell: Callable[[str], None]) -> int | str:
    """For `sys.exit`: what is in a file is told without markup; 0 where all of it follows from the rules, else 1."""
    try:
        with file.open("rb") as opened:
            found = read_back(titles.games, opened.read(LARGEST + 1), always)
    except OSError as error:
        return l10n("import-no-file", path=str(file), fault=str(error))
    except FileRefused as error:
        return unmarked(explain(l10n, error))
    tell(unmarked(told(l10n, titles, found)))
    return 0 if found.follows else 1
