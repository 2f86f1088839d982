"""/rules for a position: what matters at a table now, and why something may not be done there."""

from collections.abc import Sequence
from typing import Final

import msgspec

from kingsforge_bot.service.errors import NoTable
from kingsforge_bot.service.types import TableStatus, TableView
from kingsforge_bot.ui.errors import NotAServer, UnknownPress
from kingsforge_bot.ui.game.rulebooks import Found, Rulebooks
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed
from kingsforge_bot.ui.learning.front_pages import all_of, heading_of, with_lessons
from kingsforge_bot.ui.learning.game_here import remembered
from kingsforge_bot.ui.learning.rules import (
    WHY,
    all_rules,
    best_of_each,
    cards,
    choice,
    entry_text,
    noted,
    related_buttons,
    title_of,
)
from kingsforge_bot.ui.learning.ways import with_ways
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.table.which import chosen
from kingsforge_bot.ui.wording.titles import bold_title

RULES: Final = "rules"
"""What a table that has to be chosen first is then asked for: what matters there, or why not, of the entries named."""
_DEED: Final = "+"
"""In such an id before what is meant to be done."""
_IDS: Final = 60
"""Characters of the entries' ids that a button has room for."""


def wanted_by(entries: Sequence[Found]) -> str:
    """What a table that has to be chosen first is asked for, of why not: these entries, as far as an id has room."""
    words = [RULES, WHY]
    for one in entries:
        # What follows a game's name is of that game.
        words += [word for word in one.value.split() if word not in words]
    words += dict.fromkeys(f"{_DEED}{deed}" for one in entries for deed in one.deeds)
    while len(" ".join(words)) > _IDS:
        words.pop()
    return " ".join(words)


@chosen(RULES)
async def looked_up_at(ctx: Context, look: TableView, button: Pressed) -> Message:
    """What was looked up before it was known at which table. Raises UnknownPress."""
    table, books = str(look.table.id), ctx.app.titles.rulebooks
    await ctx.app.can_read()
    match button.words[1:]:
        case []:
            message = await what_matters(ctx, table)
        case [word, *ids] if word == WHY:
            message = await why_not(ctx, books, _read_wanted(books, ids), table)
        case _:
            raise UnknownPress
    ctx.pages = (message,)
    return message


def _read_wanted(books: Rulebooks, words: Sequence[str]) -> Sequence[Found]:
    """The entries of such an id, and what is to be done with them. Raises UnknownPress."""
    deeds = tuple(one.removeprefix(_DEED) for one in words if one.startswith(_DEED))
    entries: list[Found] = []
    game = ""
    for word in words:
        if books.of(word) is not None:
            game = f"{word} "
        elif not word.startswith(_DEED):
            if (named := books.read(f"{game}{word}")) is None:
                raise UnknownPress
            entries.append(msgspec.structs.replace(named, deeds=deeds))
    return entries


async def what_matters(ctx: Context, table: str | None) -> Message:
    """What matters at the table now, first of all; the rules and the ways into them where nothing is played.

    Raises NoTable where one is named, AmbiguousTable, StoreFailed.
    """
    l10n, books = ctx.l10n, ctx.app.titles.rulebooks
    try:
        look = await ctx.table(table)
    except NotAServer:
        game = remembered(ctx)
        heading = l10n("rules-all") if game is not None else heading_of(l10n, books)
        return with_lessons(l10n, books.meaning(game), heading)
    except NoTable:
        if table:
            raise
        settings = ctx.app.service.preferences.of_server(ctx.guild)
        return with_ways(l10n, ctx.app.titles, settings, all_rules(l10n, books, heading_of(l10n, books)))
    game = look.table.game
    rules = books.of(game)
    if rules is None or not _is_played(look):
        return all_of(ctx, books, game, l10n("rules-all"))
    l10n = ctx.l10n
    first, *rest = (Found(rules, rules.entries[one]) for one in rules.book.matters(look) if one in rules.entries)
    head = [ctx.app.screens(look).boards.headline(l10n, look, yours=look.is_awaited), ""]
    head += [l10n("rules-moment", table=bold_title(look.table)), entry_text(l10n, first.entry)]
    text = noted(l10n, (rules,), "\n".join(head))
    return choice(l10n, books.meaning(rules.game), cut(text, TEXT), rest or [first])


async def why_not(ctx: Context, books: Rulebooks, entries: Sequence[Found], table: str | None) -> Message:
    """Whether these can be done at the table now, and why not; the entries themselves where nothing is played.

    Raises NoTable where a table is named, AmbiguousTable, StoreFailed.
    """
    l10n = ctx.l10n
    if not entries:
        return Message(l10n.of(books.games[0].game)("rules-why-what"))
    try:
        look = await ctx.table(table)
    except (NoTable, NotAServer):
        if table:
            raise
        return cards(l10n, books, best_of_each(entries), public=False)
    rules = books.of(look.table.game)
    entries = [one for one in entries if one.rules is rules] or entries
    rules = entries[0].rules
    if not _is_played(look) or look.table.game != rules.game:
        return cards(l10n, books, best_of_each(entries), public=False)
    l10n = ctx.l10n
    lines: list[str] = []
    ids: list[str] = []
    refused = False
    for one in entries:
        told = rules.book.verdict(l10n, look, one.entry, title_of(l10n, one.entry), one.deeds)
        refused = refused or not told.possible
        ids += told.entries
        # Both sides of a card that lies nowhere are refused alike.
        lines += [line for line in told.lines if line not in lines]
    title = bold_title(look.table)
    if refused:
        lines.insert(0, l10n("rules-why-title", table=title))
    else:
        lines[0] = l10n("about-table", table=title, text=lines[0])
    return Message(cut("\n".join(lines), TEXT), (related_buttons(l10n, rules, ids),))


def _is_played(look: TableView) -> bool:
    """Whether anything is, or was to the end: of a game that was ended nothing is possible any more."""
    return look.view is not None and look.table.status is not TableStatus.CLOSED
