"""/rules for the rulebook, and presses on what it shows: to the asker alone, but one clear entry to all if wanted."""

import logging
from collections.abc import Awaitable, Sequence
from functools import partial

import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.types import Table, TableStatus
from kingsforge_bot.ui.errors import NotAServer, Overtaken, TooBusy, UnknownPress
from kingsforge_bot.ui.game.rulebooks import Found, Rulebooks
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.commands import answer
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, for_everybody, personal
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.learning.at_the_table import RULES, wanted_by, what_matters, why_not
from kingsforge_bot.ui.learning.front_pages import front_page
from kingsforge_bot.ui.learning.game_here import game_of, people_at, remember, remembered, tables_here
from kingsforge_bot.ui.learning.own_card_lookup import own_card
from kingsforge_bot.ui.learning.rules import (
    BESIDE,
    MENU,
    POST,
    SAID,
    SHOW,
    all_rules,
    card,
    cards,
    choice,
    completions,
    more_rules,
    nearest,
    rankings,
    texts_of,
)
from kingsforge_bot.ui.learning.seeking import Sought, seek
from kingsforge_bot.ui.learning.trails import BACK, Pages, page_of_trail
from kingsforge_bot.ui.learning.tutorial import offered
from kingsforge_bot.ui.message import TEXT, Message
from kingsforge_bot.ui.paging import page_of

_log = logging.getLogger(__name__)


async def look_up(
    app: App, interaction: Interaction, query: str | None, table: str | None, *, to_all: bool = False
) -> None:
    """/rules with whatever was written after it: for its asker alone, or one clear entry for everybody."""
    asked_for = (query or "").strip()

    async def work(ctx: Context) -> Message:
        message = await _looked_up(ctx, asked_for, table, to_all)
        ctx.pages = (message,)
        if ctx.to_all is not None or not to_all:
            return message
        return _kept(ctx.l10n, message, await _has_secrets(ctx, table))

    await answer(app, interaction, work, anywhere=not Context(app, interaction).at_home)


async def _looked_up(ctx: Context, asked_for: str, table: str | None, to_all: bool) -> Message:
    app, l10n = ctx.app, ctx.l10n
    await app.can_read()
    ctx.reads = True
    if not asked_for:
        ctx.wanted = RULES
        return await what_matters(ctx, table)
    tables = await tables_here(ctx, table)
    # Read beside a turn it goes with it, and the next answer takes its place.
    played = [one.id for one in tables if one.status is TableStatus.RUNNING and one.sitter(ctx.user) is not None]
    ctx.read_at = played[0] if len(played) == 1 else None
    if (own := own_card(ctx, tables, asked_for)) is not None:
        return own
    books = _meant_at(ctx, tables)
    sought = await app.looking_up.asked(ctx.user, partial(seek, l10n, books, asked_for))
    await remember(ctx, sought.game)
    if sought.front:
        return front_page(ctx, books, sought.front)
    if sought.lessons is not None:
        return await offered(ctx, sought.lessons)
    if sought.ranked:
        return rankings(l10n, books, sought.ranked)
    if sought.judged is not None:
        ctx.wanted = wanted_by(sought.judged)
        return await why_not(ctx, books, sought.judged, table)
    if (entry := sought.entry) is None:
        return listed(l10n, books, sought)
    shown = cards(l10n, books, [entry], public=False, others=sought.others, note=sought.lacking or sought.unnamed)
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
        return books.meaning(remembered(ctx))
    among = books.among(people_at(tables))
    return among if len(ctx.app.titles.games) == 1 else among.meaning(game_of(tables))


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
    return _opened(ctx, _own(ctx, " ".join(button.words)))


@personal(MENU)
async def menu_pressed(ctx: Context, button: Pressed) -> Message:
    """The entry of the chosen line, or more lines. Raises UnknownPress."""
    books = ctx.app.titles.rulebooks
    rules = books.in_id(" ".join(button.words))
    if rules is None or not button.values:
        raise UnknownPress
    await ctx.app.can_read()
    if (start := page_of(button.values)) is not None:
        return _turned(ctx, more_rules(ctx.l10n, books, rules, start))
    return _opened(ctx, _own(ctx, button.values[0]))


@personal(BACK)
async def back_pressed(ctx: Context, button: Pressed) -> Message:
    """The page before the one that stands there; all rules where that is not known any more. Raises UnknownPress."""
    if button.words:
        raise UnknownPress
    before = _pages(ctx)[:-1]
    if not before:
        await ctx.app.can_read()
        before = (all_rules(ctx.l10n, ctx.app.titles.rulebooks.meaning(remembered(ctx)), ctx.l10n("rules-all")),)
    ctx.pages = before
    return page_of_trail(ctx.l10n, before)


def _pages(ctx: Context) -> Pages:
    """What the message that was pressed has shown."""
    pressed = ctx.interaction.message
    return ctx.app.trails.of(None if pressed is None else pressed.id)


def _opened(ctx: Context, message: Message) -> Message:
    """A page that is opened from the one that stands there, to which a button leads back."""
    ctx.pages = (*_pages(ctx), message)
    return page_of_trail(ctx.l10n, ctx.pages)


def _turned(ctx: Context, message: Message) -> Message:
    """The same of a list whose page is turned: one goes back to the list as it stands."""
    ctx.pages = (*_pages(ctx)[:-1], message)
    return page_of_trail(ctx.l10n, ctx.pages)


def _own(ctx: Context, value: str) -> Message:
    """The entry for one reader alone. Raises UnknownPress for one that there is not."""
    books = ctx.app.titles.rulebooks
    if (found := books.read(value)) is None:
        raise UnknownPress
    return card(ctx.l10n, found, public=False, named=books.several)
