"""A table as it stood: what a board's message showed, and from there back and forward through the game.

Where one looks stands in the ids of the buttons, so they outlive restarts. Everybody sees what onlookers saw then.
"""

import re
from typing import Final

import discord

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.audit.history import Past
from kingsforge_bot.service.types import MessageId, Table, TableView
from kingsforge_bot.ui.audit.logs import LOG
from kingsforge_bot.ui.custom_id import PAST, ComponentId
from kingsforge_bot.ui.errors import NotABoard, UnknownPress
from kingsforge_bot.ui.game.drawing import Size
from kingsforge_bot.ui.game.plain_boards import latest
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, at_table
from kingsforge_bot.ui.message import TEXT, Button, Message, cut
from kingsforge_bot.ui.post.table_event_lines import table_event_lines
from kingsforge_bot.ui.wording.names import names_at, names_of
from kingsforge_bot.ui.wording.people import to_play
from kingsforge_bot.ui.wording.times import since
from kingsforge_bot.ui.wording.titles import bold_title

_WAYS: Final = ("first", "back", "on", "newest")
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,8}", re.ASCII)
_LED: Final = 900
"""Characters of what led there."""


async def happened(ctx: Context, message: discord.Message) -> Message:
    """What a message showed that is or was a board. Raises NotABoard, NoTable, TableUnreadable, TooBusy."""
    found = await ctx.app.service.finder.shown(ctx.guild, ctx.channel, ctx.user, MessageId(message.id))
    if found is None:
        raise NotABoard
    table, seq = found
    return await _shown(ctx, await ctx.seen(table), seq)


@at_table(PAST)
async def pressed(ctx: Context, look: TableView, button: Pressed) -> Message:
    """The table at the entry that the press names. Raises UnknownPress, TableUnreadable, TooBusy."""
    match button.words:
        case [number] | ["first" | "back" | "on" | "newest", number] if _NUMBER.fullmatch(number):
            return await _shown(ctx, look, int(number))
        case _:
            raise UnknownPress


async def _shown(ctx: Context, look: TableView, seq: int) -> Message:
    """Its picture, what led there, and the ways on."""
    table = look.table
    if not table.begun:
        raise NotABoard
    past = await ctx.app.service.history.past(table.id, seq)
    screens, l10n = ctx.app.titles.screens(table), ctx.l10n.of(table.game)
    events = [event for entry in past.entries for event in entry.events]
    drawing = screens.pictures.table(l10n, past.look, events, Size.COMPACT)
    picture = await ctx.app.past_pictures.get(ctx.app.pictures, l10n, past.look, ctx.user, drawing)
    text = past_text(l10n, screens, table, past)
    if picture is None:
        words = screens.boards.words(l10n, past.look.view, names_of(l10n, table))
        text = f"{text}\n\n{cut(words, TEXT - len(text) - 2)}"
    return Message(text, (_ways(l10n, table, past), (_log(l10n, table, past),)), picture)


def past_text(l10n: Localizer, screens: Screens, table: Table, past: Past) -> str:
    """Which entry, how long ago, who was to play then, and what had led there."""
    look, seq = past.look, past.look.table.seq
    names = names_at(names_of(l10n, table), seq)
    head = l10n(
        "past-title", table=bold_title(table), number=str(seq), count=str(max(table.seq, seq)), when=since(look.table)
    )
    if look.awaited:
        stands = l10n("past-to-play", progress=screens.boards.progress(l10n, look.view), who=to_play(l10n, look))
    else:
        stands = screens.boards.headline(l10n, look)
    lines = [*table_event_lines(l10n, screens, past.entries, names)]
    for entry in past.entries:
        lines += [screens.boards.line(l10n, event, names, forced=entry.forced) for event in entry.events]
    return "\n".join([head, stands, cut("\n".join(f"-# {line}" for line in latest(l10n, lines)), _LED)])


def _ways(l10n: Localizer, table: Table, past: Past) -> tuple[Button, ...]:
    """First, back, on, newest: none leads to where one is."""
    here = past.look.table.seq
    leads = {"first": past.back and 1, "back": past.back, "on": past.on, "newest": past.on and table.seq}
    return tuple(
        Button(
            l10n(f"button-past-{way}"),
            ComponentId(table.id, 0, f"{PAST} {way} {leads[way] or here}"),
            disabled=leads[way] is None,
        )
        for way in _WAYS
    )


def _log(l10n: Localizer, table: Table, past: Past) -> Button:
    """To the page of the log that ends there."""
    return Button(l10n("button-log"), ComponentId(table.id, 0, f"{LOG} at {past.look.table.seq}"))
