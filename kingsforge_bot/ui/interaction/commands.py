"""What all slash commands share: their texts, one way to answer, and finding the table that is meant."""

import inspect
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import partial
from itertools import chain
from typing import Any, Final

import msgspec
from discord import app_commands

from kingsforge_bot.core.errors import Expected
from kingsforge_bot.i18n.localizer import Localizer, localizers
from kingsforge_bot.service.errors import AmbiguousTable, LobbyRefused, ServiceError, StoreFailed
from kingsforge_bot.service.time import clock
from kingsforge_bot.service.types import OldBoardPolicy, Table, TableStatus, TableView, UserId
from kingsforge_bot.ui.admin.doctor import with_silence
from kingsforge_bot.ui.errors import NotAServer, UnknownValue
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.attempting import attempted
from kingsforge_bot.ui.interaction.context import TURN, Context
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.learning.ways import introduced
from kingsforge_bot.ui.message import OPTION, OPTIONS, Message, cut
from kingsforge_bot.ui.suggesting import Suggestion, matching
from kingsforge_bot.ui.table.which import current_lobby_card, which_table
from kingsforge_bot.ui.turn.why import with_why
from kingsforge_bot.ui.wording.titles import title

_LOCALIZERS: Final = localizers()
LANGUAGES: Final = _LOCALIZERS.languages
"""Those that can be chosen."""
Choices = list[app_commands.Choice[str]]
_log = logging.getLogger(__name__)


def text(message_id: str) -> app_commands.locale_str:
    """A command's, option's or choice's text: English, and the id under which other languages have it."""
    return app_commands.locale_str(_LOCALIZERS.english(message_id), id=message_id)


Callback = Callable[..., Coroutine[Any, Any, None]]
Command = app_commands.Command[Any, ..., None]


def command(path: str, *, ended: bool = False) -> Callable[[Callback], Command]:
    """Makes a cog's method the command whose texts are `command-<path>` and `option-<path>-<option>`.

    Its option `table` is completed with the tables that are meant, or with those that have `ended`.
    """

    def made(callback: Callback) -> Command:
        options = describe(path, callback)
        name = path.rpartition("-")[2]
        new: Command = app_commands.command(name=name, description=text(f"command-{path}"))(callback)
        if "table" in options:
            new.autocomplete("table")(_Completing.ended if ended else _Completing.tables)
        return new

    return made


def turn_command(verb: str) -> Callable[[Callback], Command]:
    """The same of a turn: each of its other options is completed with what can be done."""

    def made(callback: Callback) -> Command:
        new = command(verb)(callback)
        for option in _options(callback):
            if option != "table":
                new.autocomplete(option)(_completing(verb, option))
        return new

    return made


def describe(path: str, callback: Callback) -> list[str]:
    """Gives the options their texts, and tells which there are."""
    options = _options(callback)
    app_commands.describe(**{option: text(f"option-{path}-{option}") for option in options})(callback)
    return options


def _options(callback: Callback) -> list[str]:
    return [name for name in inspect.signature(callback).parameters if name not in ("self", "interaction")]


class _Completing:
    """What any cog completes: Discord's library hands the cog to what stands in a class."""

    app: App

    async def tables(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_tables(self.app, interaction, typed)

    async def ended(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_tables(self.app, interaction, typed, ended=True)


def _completing(verb: str, option: str) -> Callable[[Any, Interaction, str], Coroutine[Any, Any, Choices]]:
    class Option(_Completing):
        async def able(self, interaction: Interaction, typed: str) -> Choices:
            return await suggest(self.app, interaction, typed, verb, option)

    return Option.able


def listed(kind: str, values: Iterable[str]) -> Choices:
    """What an option is chosen from, called by `choice-<kind>-<value>`."""
    return [app_commands.Choice(name=text(f"choice-{kind}-{value.replace('+', '-')}"), value=value) for value in values]


PACE_CHOICES: Final = listed("pace", clock.PACES)
"""How fast a table can play, as choices of an option."""
BOARD_CHOICES: Final = listed("boards", OldBoardPolicy)
"""What becomes of a board once another one stands, as choices of an option."""


async def answer(
    app: App,
    interaction: Interaction,
    work: Callable[[Context], Awaitable[Message]],
    wanted: str = "",
    *,
    anywhere: bool = False,
) -> None:
    """Acknowledge, do the work, show its message or why it did not work.

    `wanted` is what a table that has to be chosen first is then asked for, unless the work finds that out. `anywhere`:
    it is one person's own, also in direct messages.
    """
    with (
        app.in_flight.one("command"),
        app.queues.joined(UserId(interaction.user.id), interaction.id) as turn,
    ):
        asked_at = app.service.clock()
        reply = app.reply(interaction)
        await reply.new()
        ctx = Context(app, interaction)
        ctx.wanted = wanted

        async def answered() -> Message:
            if not anywhere:
                ctx.check_server()
            message = await work(ctx)
            return message if ctx.look is None else with_silence(ctx, ctx.look.table, message)

        where = f"/{getattr(interaction.command, 'qualified_name', '')}"

        def failed(error: Exception) -> Message:
            return Message(app.explain(ctx.l10n, error, where=where))

        message = await attempted(turn, answered, partial(_refused, ctx), failed)
        if not anywhere:
            message = await introduced(ctx, ctx.look, message)
        await reply.show(await app.completed(message, ctx.user))
        if ctx.to_all is not None:
            await reply.show_to_all(await app.completed(ctx.to_all, ctx.user))
        app.trails.shown(reply.shown, ctx.pages)
        at = ctx.read_at if ctx.look is None else ctx.look.table.id
        if at is not None:
            await app.own_menus.answered(
                ctx.user,
                at,
                reply,
                message,
                asked_at,
                read=ctx.reads and not ctx.plays,
                to_decide=ctx.plays,
                over_for=ctx.over_for,
            )


async def _refused(ctx: Context, error: Expected) -> Message:
    """Why it did not work; below it what can be done instead: by the one who is awaited, or in a lobby by anybody."""
    if isinstance(error, AmbiguousTable):
        return which_table(ctx.l10n, error, ctx.wanted)
    app, l10n, look = ctx.app, ctx.l10n, ctx.look
    message = Message(app.explain(l10n, error, look))
    if look is None:
        return message
    if look.may_act:
        message = app.now(l10n, look, message.text).at_once()
    elif look.table.status is TableStatus.LOBBY and isinstance(error, LobbyRefused):
        card = current_lobby_card(ctx, look.table)
        message = msgspec.structs.replace(card, text=f"{message.text}\n\n{card.text}")
    return with_why(ctx, message, error, look)


async def refuse_form(app: App, interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Answer a command in another form than the registered one: the client is older than the bot, or made up."""
    what: Exception = error
    if isinstance(error, app_commands.TransformerError):
        named = next((name for name, value in interaction.namespace if value == error.value), "")
        what = UnknownValue(named, str(error.value))
    text = app.explain(app.l10n(interaction), what, where=f"a command, {type(error).__name__}")
    with app.in_flight.one("command"):
        reply = app.reply(interaction)
        await reply.new()
        await reply.show(Message(text))


Suggests = Callable[[Context, str | None], Awaitable[Iterable[Suggestion]]]
"""The lines for an option; where `table:` was said, at that one."""


async def suggest(app: App, interaction: Interaction, typed: str, verb: str, option: str) -> Choices:
    """Autocomplete of a command's option from the table that is meant so far; nothing when none is."""
    given = {name: text for name, text in interaction.namespace if isinstance(text, str)}

    async def of_games(ctx: Context, said: str | None) -> Iterable[Suggestion]:
        able = [(look, app.screens(look)) for look in await _meant(ctx, said, verb)]
        found = chain.from_iterable(
            screens.commands.suggest(ctx.l10n.of(look.table.game), look, verb, option, given)
            for look, screens in able
            if verb == TURN or verb in screens.commands.words
        )
        return {one.value: one for one in found}.values()

    return await suggest_from(app, interaction, typed, of_games)


async def suggest_from(app: App, interaction: Interaction, typed: str, work: Suggests) -> Choices:
    """Autocomplete of an option from lines of the table that is meant so far; nothing where there are none."""
    given = {name: text for name, text in interaction.namespace if isinstance(text, str)}
    try:
        found = await work(Context(app, interaction), given.get("table") or None)
    except Expected:
        return []
    except ServiceError:
        _log.exception("no suggestions for /%s", getattr(interaction.command, "qualified_name", ""))
        return []
    return choices(matching(found, typed))


def choices(lines: Iterable[Suggestion]) -> Choices:
    """Lines of autocomplete as Discord takes them."""
    return [app_commands.Choice(name=one.label, value=one.value) for one in lines]


async def _meant(ctx: Context, said: str | None, verb: str) -> list[TableView]:
    """The table that is meant; of several those where it may be said now: the user is asked which one afterwards.

    What a game answers at any time may be asked wherever they sit, a decision only where they are awaited.
    """
    try:
        return [await ctx.table(said, verb=verb)]
    except AmbiguousTable as error:
        return [
            await ctx.at(table)
            for table in error.candidates
            if table.id in error.awaiting
            or (table.sitter(ctx.user) is not None and verb in ctx.app.titles.screens(table).commands.queries)
        ]


async def suggest_tables(app: App, interaction: Interaction, typed: str, *, ended: bool = False) -> Choices:
    """Autocomplete of `table:`, those that await the user first; or of those that have ended, the latest first."""
    ctx = Context(app, interaction)
    try:
        finder = app.service.finder
        suggest_some = finder.suggest_ended if ended else finder.suggest
        tables = await suggest_some(ctx.guild, ctx.channel, ctx.user, typed[:OPTION])
    except NotAServer:
        return []
    except StoreFailed:
        _log.exception("no tables can be suggested")
        return []
    return [
        app_commands.Choice(name=cut(_named(ctx.l10n, table, awaited), OPTION), value=str(table.id))
        for table, awaited in tables[:OPTIONS]
    ]


def _named(l10n: Localizer, table: Table, awaited: bool) -> str:
    yours = "yes" if awaited else "no"
    return l10n("menu-table-option", table=title(table), phase=table.status.value, yours=yours)
