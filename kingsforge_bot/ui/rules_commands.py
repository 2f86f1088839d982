"""/rules and the presses on what it shows: one clear entry goes to the channel, anything else to its asker alone."""

import logging
from collections.abc import Sequence

import msgspec

from kingsforge_bot.games.kings_forge.rulebook.moment import what_matters
from kingsforge_bot.games.kings_forge.screens.explained import onlooker_lines
from kingsforge_bot.games.kings_forge.screens.verdict import verdict
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.service.errors import NoTable, StoreFailed
from kingsforge_bot.service.types import ChannelId, GuildId, Status, Table, TableView, UserId
from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.commands import CommandContext, answer
from kingsforge_bot.ui.custom_id import NO_TABLE, Press
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.message import TEXT, Button, Message, cut
from kingsforge_bot.ui.paging import page_of
from kingsforge_bot.ui.reply import Interaction, Reply
from kingsforge_bot.ui.rules import (
    BESIDE,
    MENU,
    POST,
    SHOW,
    TUTORIAL,
    WHY,
    all_rules,
    card,
    choice,
    completions,
    entry_text,
    meant,
    related_buttons,
    title_of,
)
from kingsforge_bot.ui.tutorial import Pupil, begin
from kingsforge_bot.ui.wording import bold_title

_log = logging.getLogger(__name__)
_SHOWN = 60
"""Characters of a query that are said back."""
RULES = "rules"
"""What a table that has to be chosen first is then asked for: what matters there, or why not, of the entries named."""
_IDS = 60
"""Characters of the entries' ids that a button has room for."""


async def look_up(app: App, interaction: Interaction, query: str | None, table: str | None) -> None:
    """/rules with whatever was written after it."""
    asked_for = (query or "").strip()
    if not asked_for:

        async def now(ctx: CommandContext) -> Message:
            return await _moment(ctx, table)

        return await answer(app, interaction, now, RULES)
    asked_for = meant(app.l10n(interaction), app.book, asked_for)
    if app.book.asked_tutorial(asked_for):

        async def first(ctx: CommandContext) -> Message:
            return await begin(app, Pupil(ctx.l10n, ctx.interaction.user.display_name))

        return await answer(app, interaction, first)
    judged = app.book.at_the_table(asked_for)
    if judged is not None:
        entries = judged

        async def why(ctx: CommandContext) -> Message:
            return await _why(ctx, entries, table)

        return await answer(app, interaction, why, _wanted(entries))
    # A reason for a rule, not for a refusal: the rule itself says most.
    asked_for = app.book.asked_why(asked_for) or asked_for
    entry = app.book.clear(asked_for)
    if entry is not None:
        return await post(app, interaction, entry)

    async def several(ctx: CommandContext) -> Message:
        return found(ctx.l10n, app.book, asked_for)

    return await answer(app, interaction, several)


def _wanted(entries: Sequence[Entry]) -> str:
    words = [RULES, WHY, *(entry.id for entry in entries)]
    while len(" ".join(words)) > _IDS:
        words.pop()
    return " ".join(words)


async def looked_up(ctx: CommandContext, look: TableView, wanted: Sequence[str]) -> Message:
    """What was looked up before it was known at which table. Raises UnknownPress."""
    table = str(look.table.id)
    match wanted:
        case []:
            return await _moment(ctx, table)
        case [word, *ids] if word == WHY and all(one in ctx.app.book.entries for one in ids):
            return await _why(ctx, [ctx.app.book.entries[one] for one in ids], table)
        case _:
            raise UnknownPress


async def suggest_entries(app: App, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Autocomplete of `query:`; the tutorial first for whoever has no seat here and has typed nothing."""
    newcomer = not typed.strip() and not await _sits_here(app, interaction)
    return completions(app.l10n(interaction), app.book, typed, newcomer=newcomer)


async def _sits_here(app: App, interaction: Interaction) -> bool:
    try:
        tables = await _here(app, interaction)
    except StoreFailed:
        _log.exception("whether somebody sits here is not known")
        return True
    return any(table.sitter(UserId(interaction.user.id)) for table in tables)


async def _here(app: App, interaction: Interaction) -> tuple[Table, ...]:
    if interaction.guild_id is None or interaction.channel_id is None:
        return ()
    return await app.service.finder.here(GuildId(interaction.guild_id), ChannelId(interaction.channel_id))


async def post(app: App, interaction: Interaction, entry: Entry) -> None:
    """The entry for everybody: in a table's own thread in the table's language, else in the server's."""
    with app.underway.one():
        reply = Reply(interaction, app.timeline)
        await reply.public()
        try:
            tables = await _here(app, interaction)
        except StoreFailed:
            _log.exception("the language of a thread is not known")
            tables = ()
        language = next((table.language for table in tables if table.thread == interaction.channel_id), None)
        l10n = app.public_l10n(interaction, language)
        await reply.show(await app.pictures.completed(card(l10n, app.book, entry, app.titles.card(entry), public=True)))


def found(l10n: Localizer, book: Rulebook, query: str) -> Message:
    """The entries for a query that leaves a doubt, as a menu."""
    hits = book.find(query)
    said = plain(query, _SHOWN)
    if not hits:
        return all_rules(l10n, book, l10n("rules-nothing", query=said))
    return choice(l10n, book, l10n("rules-several", query=said), [hit.entry for hit in hits])


def to_post(app: App, press: Press) -> Entry | None:
    """The entry that a press shows to everybody; None for any other press."""
    match press.payload.split():
        case [word, wanted] if word == POST:
            return app.book.entries.get(wanted)
        case _:
            return None


def pressed(app: App, l10n: Localizer, press: Press, values: Sequence[str]) -> Message:
    """The entry of a button or of the chosen line, for the presser alone. Raises UnknownPress."""
    match press.payload.split():
        case [word, wanted] if word in (SHOW, BESIDE):
            pass
        case [word] if word == MENU and values:
            wanted = values[0]
            if (start := page_of(values)) is not None:
                return all_rules(l10n, app.book, l10n("rules-all"), start)
        case _:
            raise UnknownPress
    if wanted not in app.book.entries:
        raise UnknownPress
    entry = app.book.entries[wanted]
    return card(l10n, app.book, entry, app.titles.card(entry), public=False)


def _to_begin_with(l10n: Localizer, book: Rulebook) -> Message:
    """Where nothing is played that could matter: all rules, and the tutorial."""
    rules = all_rules(l10n, book, l10n("rules-all"))
    learn = Button(l10n.of("kings_forge")("tutorial-label"), Press(NO_TABLE, 0, TUTORIAL))
    return msgspec.structs.replace(rules, rows=(*rules.rows, (learn,)))


async def _moment(ctx: CommandContext, table: str | None) -> Message:
    l10n, book = ctx.l10n, ctx.app.book
    try:
        look = await ctx.table(table)
    except NoTable:
        if table:
            raise
        return _to_begin_with(l10n, book)
    if not _is_played(look):
        return _to_begin_with(l10n, book)
    ids = what_matters(look.view, look.seat)
    first, *rest = (book.entries[one] for one in ids if one in book.entries)
    head = [ctx.app.screens(look).status(l10n, look, yours=look.is_awaited), ""]
    head += [l10n("rules-moment", table=bold_title(look.table)), entry_text(l10n, first)]
    return choice(l10n, book, cut("\n".join(head), TEXT), rest or [first])


async def _why(ctx: CommandContext, entries: Sequence[Entry], table: str | None) -> Message:
    l10n, book = ctx.l10n, ctx.app.book
    if not entries:
        return Message(l10n.of("kings_forge")("rules-why-what"))
    try:
        look = await ctx.table(table)
    except NoTable:
        if table:
            raise
        return card(l10n, book, entries[0], ctx.app.titles.card(entries[0]), public=False)
    if not _is_played(look):
        return card(l10n, book, entries[0], ctx.app.titles.card(entries[0]), public=False)
    game = ctx.app.service.play.game(look.table.game)
    lines: list[str] = []
    ids: list[str] = []
    refused = False
    for entry in entries:
        told = verdict(ctx.l10n, game, look, entry, title_of(l10n, entry))
        refused = refused or not told.possible
        ids += told.entries
        # Both sides of a card that lies nowhere are refused alike.
        lines += [line for line in told.lines if line not in lines]
    title, onlooker = bold_title(look.table), onlooker_lines(ctx.l10n, look)
    lines = [*onlooker, *lines]
    if refused:
        lines.insert(0, l10n("rules-why-title", table=title))
    else:
        lines[0] = l10n("about-table", table=title, text=lines[0])
    return Message(cut("\n".join(lines), TEXT), (related_buttons(l10n, book, ids),))


def _is_played(look: TableView) -> bool:
    """Whether anything is, or was to the end: of a game that was ended nothing is possible any more."""
    return look.view is not None and look.table.status is not Status.CLOSED
