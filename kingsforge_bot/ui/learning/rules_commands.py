"""/rules and the presses on what it shows: to the asker alone, unless one clear entry is to be everybody's."""

import logging
from collections.abc import Awaitable, Sequence
from functools import partial

import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.errors import NoTable, StoreFailed
from kingsforge_bot.service.types import Table, TableStatus, TableView
from kingsforge_bot.ui.errors import NotAServer, Overtaken, TooBusy, UnknownPress
from kingsforge_bot.ui.game.rulebooks import Found, Rulebooks
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import answer
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, for_everybody, personal
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.learning.game_here import game_of, people_at, tables_here
from kingsforge_bot.ui.learning.own_card_lookup import own_card
from kingsforge_bot.ui.learning.rules import (
    BESIDE,
    MENU,
    POST,
    SAID,
    SHOW,
    WHY,
    all_rules,
    best_of_each,
    card,
    cards,
    choice,
    completions,
    entry_text,
    more_rules,
    nearest,
    noted,
    rankings,
    related_buttons,
    texts_of,
    title_of,
)
from kingsforge_bot.ui.learning.seeking import Sought, seek
from kingsforge_bot.ui.learning.tutorial import invitations, offered
from kingsforge_bot.ui.learning.ways import primer, settings_here, ways, with_others, with_ways
from kingsforge_bot.ui.message import TEXT, Message, cut, rows_of
from kingsforge_bot.ui.paging import page_of
from kingsforge_bot.ui.table.which import chosen
from kingsforge_bot.ui.wording.titles import bold_title

_log = logging.getLogger(__name__)
RULES = "rules"
"""What a table that has to be chosen first is then asked for: what matters there, or why not, of the entries named."""
_DEED = "+"
"""In such an id before what is meant to be done."""
_IDS = 60
"""Characters of the entries' ids that a button has room for."""


async def look_up(
    app: App, interaction: Interaction, query: str | None, table: str | None, *, to_all: bool = False
) -> None:
    """/rules with whatever was written after it: for its asker alone, or one clear entry for everybody."""
    asked_for = (query or "").strip()

    async def work(ctx: Context) -> Message:
        message = await _looked_up(ctx, asked_for, table, to_all)
        if ctx.to_all is not None or not to_all:
            return message
        return _kept(ctx.l10n, message, await _has_secrets(ctx, table))

    await answer(app, interaction, work, anywhere=not Context(app, interaction).at_home)


async def _looked_up(ctx: Context, asked_for: str, table: str | None, to_all: bool) -> Message:
    app, l10n = ctx.app, ctx.l10n
    await app.can_read()
    if not asked_for:
        ctx.wanted = RULES
        return await _moment(ctx, table)
    tables = await tables_here(ctx, table)
    if (own := own_card(ctx, tables, asked_for)) is not None:
        return own
    books = _meant_at(ctx, tables)
    sought = await app.looking_up.asked(ctx.user, partial(seek, l10n, books, asked_for))
    await _remember(ctx, sought.game)
    if sought.front:
        return _front_page(ctx, books, sought.front)
    if sought.lessons is not None:
        return await offered(ctx, sought.lessons)
    if sought.ranked:
        return rankings(l10n, books, sought.ranked)
    if sought.judged is not None:
        ctx.wanted = _wanted(sought.judged)
        return await _why(ctx, books, sought.judged, table)
    if (entry := sought.entry) is None:
        return listed(l10n, books, sought)
    shown = cards(l10n, books, [entry], public=False, others=sought.others, note=sought.lacking)
    if to_all and not sought.lacking and not any(_may_be_held(app, one) for one in (entry, *sought.others)):
        ctx.to_all = await _for_everybody(ctx, entry, sought.others)
        # With the picture comes what stands in its place.
        return msgspec.structs.replace(shown, drawing=None)
    return shown


async def _has_secrets(ctx: Context, table: str | None) -> bool:
    """Whether a game that is meant has hands that nobody else sees."""
    app, books = ctx.app, _meant_at(ctx, await tables_here(ctx, table))
    games = books.games if books.meant is None else (books.meant,)
    return any(app.titles.games[one.game].secret for one in games)


def _kept(l10n: Localizer, message: Message, secrets: bool) -> Message:
    """The message with what keeps it from the others, where that fits."""
    text = f"{message.text}\n{l10n('rules-kept' if secrets else 'rules-kept-clear')}"
    return message if len(text) > TEXT else msgspec.structs.replace(message, text=text)


def _may_be_held(app: App, found: Found) -> bool:
    """Whether who asks about it may hold it in a hand that nobody sees."""
    return app.titles.games[found.rules.game].secret and found.rules.rulebook.doable(found.entry.id)


def _meant_at(ctx: Context, tables: tuple[Table, ...]) -> Rulebooks:
    """The rulebooks, that of these tables' game first, and who may be named in a question."""
    books = ctx.app.titles.rulebooks
    if not ctx.at_home:
        return books.meaning(_remembered(ctx))
    among = books.among(people_at(tables))
    return among if len(ctx.app.titles.games) == 1 else among.meaning(game_of(tables))


def _remembered(ctx: Context) -> str | None:
    """The game they asked about last where no table tells which one is meant, if it is still there."""
    game = ctx.app.service.preferences.of(ctx.user).rules_game
    return game if game in ctx.app.titles.games else None


async def _remember(ctx: Context, game: str | None) -> None:
    """For their next question where no table tells it."""
    if ctx.at_home or game is None or game == _remembered(ctx):
        return
    try:
        await ctx.app.service.preferences.change(ctx.user, rules_game=game)
    except StoreFailed:
        _log.exception("the game that user %s asks about is not remembered", ctx.user)


def _wanted(entries: Sequence[Found]) -> str:
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
            return await _moment(ctx, table)
        case [word, *ids] if word == WHY:
            return await _why(ctx, books, _read_wanted(books, ids), table)
        case _:
            raise UnknownPress


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


async def suggest_entries(app: App, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Autocomplete of `query:`; the tutorial first for whoever has typed nothing; none for what is typed on."""
    ctx, table = Context(app, interaction), getattr(interaction.namespace, "table", None)
    books = _meant_at(ctx, await tables_here(ctx, table if isinstance(table, str) else None))
    try:
        return await app.looking_up.typed(ctx.user, partial(completions, ctx.l10n, books, typed))
    except (Overtaken, TooBusy):
        return []


@for_everybody(POST)
def entry_for_everybody(ctx: Context, button: Pressed) -> Awaitable[Message] | None:
    """The entry of a button, for everybody; None for one that there is not."""
    entry = ctx.app.titles.rulebooks.read(" ".join(button.words))
    return None if entry is None else _for_everybody(ctx, entry)


async def _for_everybody(ctx: Context, found: Found, others: Sequence[Found] = ()) -> Message:
    """The entry in a table's own thread in the table's language, else in the server's."""
    app, interaction = ctx.app, ctx.interaction
    tables: tuple[Table, ...] = ()
    try:
        tables = await app.service.finder.here(ctx.guild, ctx.channel)
    except NotAServer:
        tables = ()
    except StoreFailed:
        _log.exception("the language of a thread is not known")
    language = next((table.language for table in tables if table.thread == interaction.channel_id), None)
    l10n = app.public_l10n(interaction, language)
    return card(l10n, found, public=True, named=app.titles.rulebooks.several, others=others)


def listed(l10n: Localizer, books: Rulebooks, sought: Sought) -> Message:
    """The entries for a query that leaves a doubt, as a menu; for a question the best one, and the next beside it."""
    hits, texts, said = sought.hits, sought.texts, plain(sought.query, SAID)
    if not hits:
        return all_rules(l10n, books, l10n("rules-nothing", query=said))
    if not texts:
        return choice(l10n, books, sought.nothing, hits)
    if sought.others:
        return cards(l10n, books, texts, public=False, others=sought.others, note=nearest(l10n, texts, said))
    if len(texts) > 1:
        said = "\n\n".join([texts_of(l10n, books, texts), l10n("rules-several", query=said)])
        return choice(l10n, books, said, hits)
    return choice(l10n, books, l10n("rules-several", query=said), hits)


@personal(SHOW)
@personal(BESIDE, beside=True)
async def entry_pressed(ctx: Context, button: Pressed) -> Message:
    """The entry of a button, for the presser alone. Raises UnknownPress."""
    await ctx.app.can_read()
    return _own(ctx, " ".join(button.words))


@personal(MENU)
async def menu_pressed(ctx: Context, button: Pressed) -> Message:
    """The entry of the chosen line, or more lines. Raises UnknownPress."""
    books = ctx.app.titles.rulebooks
    rules = books.in_id(" ".join(button.words))
    if rules is None or not button.values:
        raise UnknownPress
    await ctx.app.can_read()
    if (start := page_of(button.values)) is not None:
        return more_rules(ctx.l10n, books, rules, start)
    return _own(ctx, button.values[0])


def _own(ctx: Context, value: str) -> Message:
    """The entry for one reader alone. Raises UnknownPress for one that there is not."""
    books = ctx.app.titles.rulebooks
    if (found := books.read(value)) is None:
        raise UnknownPress
    return card(ctx.l10n, found, public=False, named=books.several)


async def _moment(ctx: Context, table: str | None) -> Message:
    l10n, books = ctx.l10n, ctx.app.titles.rulebooks
    try:
        look = await ctx.table(table)
    except NotAServer:
        game = _remembered(ctx)
        heading = l10n("rules-all") if game is not None else _heading(l10n, books)
        return _with_lessons(l10n, books.meaning(game), heading)
    except NoTable:
        if table:
            raise
        settings = ctx.app.service.preferences.of_server(ctx.guild)
        return with_ways(l10n, ctx.app.titles, settings, all_rules(l10n, books, _heading(l10n, books)))
    game = look.table.game
    rules = books.of(game)
    if rules is None or not _is_played(look):
        return _all_of(ctx, books, game, l10n("rules-all"))
    l10n = ctx.l10n
    first, *rest = (Found(rules, rules.entries[one]) for one in rules.book.matters(look) if one in rules.entries)
    head = [ctx.app.screens(look).boards.headline(l10n, look, yours=look.is_awaited), ""]
    head += [l10n("rules-moment", table=bold_title(look.table)), entry_text(l10n, first.entry)]
    text = noted(l10n, (rules,), "\n".join(head))
    return choice(l10n, books.meaning(rules.game), cut(text, TEXT), rest or [first])


def _heading(l10n: Localizer, books: Rulebooks) -> str:
    if len(books.games) == 1:
        return l10n("rules-all")
    return l10n("rules-all-of", games=l10n.listing(rules.title(l10n) for rules in books.games))


def _all_of(ctx: Context, books: Rulebooks, game: str, text: str) -> Message:
    """The game's rules below the text, and the ways into it."""
    if not ctx.at_home:
        return _with_lessons(ctx.l10n, books.meaning(game), text)
    all_of_it = all_rules(ctx.l10n, books.meaning(game), text)
    begin = rows_of(ways(ctx.l10n, ctx.app.titles, game))
    shown = msgspec.structs.replace(all_of_it, rows=(*all_of_it.rows, *begin))
    return with_others(ctx.l10n, ctx.app.titles, settings_here(ctx), game, shown)


def _with_lessons(l10n: Localizer, books: Rulebooks, text: str) -> Message:
    """The rules below the text, and the tutorial of the game that is meant: where no table can be opened."""
    rules = all_rules(l10n, books, text)
    if books.meant is None:
        return rules
    learn = [msgspec.structs.replace(one, label=l10n("greeting-learn")) for one in invitations(l10n, books)]
    return msgspec.structs.replace(rules, rows=(*rules.rows, *rows_of(learn)))


def _front_page(ctx: Context, books: Rulebooks, game: str) -> Message:
    """What the game is, its rules and the ways into it, for who names it."""
    shown = _all_of(ctx, books, game, "\n".join([primer(ctx.l10n, ctx.app.titles, game), ctx.l10n("rules-all")]))
    return msgspec.structs.replace(shown, drawing=ctx.app.titles.of(game).greeting(ctx.l10n))


async def _why(ctx: Context, books: Rulebooks, entries: Sequence[Found], table: str | None) -> Message:
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
