"""What all slash commands share: their texts, one way to answer, and finding the table that is meant."""

import logging
from collections.abc import Awaitable, Callable, Iterable
from itertools import chain
from typing import Final

import msgspec
from discord import app_commands

from kingsforge_bot.core.errors import Expected
from kingsforge_bot.i18n.localizer import Localizer, localizers
from kingsforge_bot.service import clock
from kingsforge_bot.service.errors import AmbiguousTable, LobbyRefused, ServiceError, StoreFailed
from kingsforge_bot.service.types import ChannelId, GuildId, Status, Table, TableView, UserId
from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.cards import own_card
from kingsforge_bot.ui.doctor import with_silence
from kingsforge_bot.ui.errors import NotAServer, UnknownValue
from kingsforge_bot.ui.message import OPTION, OPTIONS, Message, cut
from kingsforge_bot.ui.queues import Turn
from kingsforge_bot.ui.reply import Interaction
from kingsforge_bot.ui.suggesting import Suggestion, matching
from kingsforge_bot.ui.ways import introduced
from kingsforge_bot.ui.which import which_table
from kingsforge_bot.ui.why import with_why
from kingsforge_bot.ui.wording import title

_LOCALIZERS: Final = localizers()
LANGUAGES: Final = _LOCALIZERS.languages
"""Those that can be chosen."""
TURN: Final = "turn"
"""The command that every game understands."""
Choices = list[app_commands.Choice[str]]
_log = logging.getLogger(__name__)


def text(message_id: str) -> app_commands.locale_str:
    """A command's, option's or choice's text: English, and the id under which other languages have it."""
    return app_commands.locale_str(_LOCALIZERS.english(message_id), id=message_id)


class PersonContext:
    """One person being answered, anywhere: who asked, and in which language."""

    def __init__(self, app: App, interaction: Interaction) -> None:
        self.app = app
        self.interaction = interaction
        self.l10n: Localizer = app.l10n(interaction)
        self.user = UserId(interaction.user.id)


PACES: Final = [
    app_commands.Choice(name=text(f"choice-pace-{pace.replace('+', '-')}"), value=pace) for pace in clock.PACES
]
"""How fast a table can play, as choices of an option."""


class CommandContext(PersonContext):
    """One slash command being answered: who asked, where, in which language, and about which table."""

    def __init__(self, app: App, interaction: Interaction) -> None:
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NotAServer
        super().__init__(app, interaction)
        self.guild = GuildId(interaction.guild_id)
        self.channel = ChannelId(interaction.channel_id)
        self.look: TableView | None = None
        self.plays = False
        """Whether it is a command of a turn: its answer replaces the one before it."""
        self.read: str | None = None
        """The aside that was answered: it replaces the one before of its kind."""
        self.wanted = ""
        """What a table that has to be chosen first is then asked for (`table_commands.LOOKS`)."""
        self.to_all: Message | None = None
        """What everybody is shown in place of the answer."""

    async def table(
        self, said: str | None, *, to_play: bool = True, ahead: bool = False, verb: str = TURN
    ) -> TableView:
        """The table that is meant, as it stands, of those whose game knows the verb. Raises NoTable, AmbiguousTable."""

        def knows(table: Table) -> bool:
            screens = self.app.titles.screens(table)
            return verb == TURN or verb in screens.verbs or verb in screens.asides

        finder = self.app.service.finder
        return await self.at(
            await finder.resolve(self.guild, self.channel, self.user, said, to_play=to_play, ahead=ahead, fits=knows)
        )

    async def at(self, table: Table) -> TableView:
        """That table, which was just read. Raises TooBusy."""
        look = await self.app.service.play.view(table, self.user)
        await self.app.prepare(look)
        self.look = look
        self.l10n = self.l10n.of(table.game)
        return look


async def answer(
    app: App, interaction: Interaction, work: Callable[[CommandContext], Awaitable[Message]], wanted: str = ""
) -> None:
    """Acknowledge, do the work, show its message or why it did not work.

    `wanted` is what a table that has to be chosen first is then asked for, unless the work finds that out.
    """
    with (
        app.underway.one("command"),
        app.queues.joined(UserId(interaction.user.id), interaction.id) as turn,
    ):
        await _answer(app, interaction, turn, work, wanted)


async def _answer(
    app: App,
    interaction: Interaction,
    turn: Turn,
    work: Callable[[CommandContext], Awaitable[Message]],
    wanted: str,
) -> None:
    asked_at = app.service.clock()
    reply = app.reply(interaction)
    await reply.new()
    l10n = app.l10n(interaction)
    ctx: CommandContext | None = None
    try:
        ctx = CommandContext(app, interaction)
        ctx.wanted = wanted
        async with turn:
            message = await work(ctx)
        if ctx.look is not None:
            message = with_silence(l10n, interaction, ctx.look.table, message)
    except AmbiguousTable as error:
        message = which_table(l10n, error, wanted if ctx is None else ctx.wanted)
    except Expected as error:
        message = _refused(app, l10n, error, ctx)
    except Exception as error:  # noqa: BLE001 - the last line: logged, and the player is told
        message = Message(app.explain(l10n, error, where=f"/{getattr(interaction.command, 'qualified_name', '')}"))
    user = UserId(interaction.user.id)
    message = await introduced(app, l10n, interaction, None if ctx is None else ctx.look, message)
    await reply.show(await app.completed(message, user))
    if ctx is not None and ctx.to_all is not None:
        await reply.show_to_all(await app.completed(ctx.to_all, user))
    if ctx is not None and ctx.look is not None:
        if ctx.plays:
            await app.own_menus.replaced_by(user, ctx.look.table.id, reply, message, asked_at)
        elif ctx.read is not None:
            await app.own_menus.read_anew(user, ctx.look.table.id, ctx.read, reply, asked_at)


async def answer_person(
    app: App, interaction: Interaction, work: Callable[[PersonContext], Awaitable[Message]]
) -> None:
    """The same of what is one person's own, also in direct messages."""
    with (
        app.underway.one("command"),
        app.queues.joined(UserId(interaction.user.id), interaction.id) as turn,
    ):
        reply = app.reply(interaction)
        await reply.new()
        ctx = PersonContext(app, interaction)
        try:
            async with turn:
                message = await work(ctx)
        except Expected as error:
            message = Message(app.explain(ctx.l10n, error))
        except Exception as error:  # noqa: BLE001 - the last line: logged, and the person is told
            where = f"/{getattr(interaction.command, 'qualified_name', '')}"
            message = Message(app.explain(ctx.l10n, error, where=where))
        await reply.show(await app.completed(message, ctx.user))


def _refused(app: App, l10n: Localizer, error: Exception, ctx: CommandContext | None) -> Message:
    """Why it did not work; below it what can be done instead: by the one who is awaited, or in a lobby by anybody."""
    if ctx is None or ctx.look is None:
        return Message(app.explain(l10n, error))
    look = ctx.look
    message = Message(app.explain(l10n, error, look))
    if look.may_act:
        message = app.now(l10n, look, message.text).at_once()
    elif look.table.status is Status.LOBBY and isinstance(error, LobbyRefused):
        card = own_card(app, l10n, look.table)
        message = msgspec.structs.replace(card, text=f"{message.text}\n\n{card.text}")
    return with_why(app, l10n, message, error, look)


async def refuse_form(app: App, interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Answer a command in another form than the registered one: the client is older than the bot, or made up."""
    what: Exception = error
    if isinstance(error, app_commands.TransformerError):
        named = next((name for name, value in interaction.namespace if value == error.value), "")
        what = UnknownValue(named, str(error.value))
    text = app.explain(app.l10n(interaction), what, where=f"a command, {type(error).__name__}")
    with app.underway.one("command"):
        reply = app.reply(interaction)
        await reply.new()
        await reply.show(Message(text))


async def suggest(app: App, interaction: Interaction, typed: str, verb: str, option: str) -> Choices:
    """Autocomplete of a command's option from the table that is meant so far; nothing when none is."""
    given = {name: text for name, text in interaction.namespace if isinstance(text, str)}
    try:
        ctx = CommandContext(app, interaction)
        looks = await _meant(ctx, given.get("table") or None, verb)
    except Expected:
        return []
    except ServiceError:
        _log.exception("no suggestions for /%s", getattr(interaction.command, "qualified_name", ""))
        return []
    able = [(look, app.screens(look)) for look in looks]
    found = chain.from_iterable(
        screens.suggest(ctx.l10n, look, verb, option, given)
        for look, screens in able
        if verb == TURN or verb in screens.verbs | screens.asides
    )
    lines = {one.value: one for one in found}
    return choices(matching(lines.values(), typed))


async def suggest_from(
    app: App,
    interaction: Interaction,
    typed: str,
    work: Callable[[CommandContext, str | None], Awaitable[Iterable[Suggestion]]],
) -> Choices:
    """Autocomplete of an option from lines of the table that is meant so far; nothing where there are none."""
    given = {name: text for name, text in interaction.namespace if isinstance(text, str)}
    try:
        found = await work(CommandContext(app, interaction), given.get("table") or None)
    except Expected:
        return []
    except ServiceError:
        _log.exception("no suggestions for /%s", getattr(interaction.command, "qualified_name", ""))
        return []
    return choices(matching(found, typed))


def choices(lines: Iterable[Suggestion]) -> Choices:
    """Lines of autocomplete as Discord takes them."""
    return [app_commands.Choice(name=one.label, value=one.value) for one in lines]


async def _meant(ctx: CommandContext, said: str | None, verb: str) -> list[TableView]:
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
            or (table.sitter(ctx.user) is not None and verb in ctx.app.titles.screens(table).asides)
        ]


async def suggest_tables(app: App, interaction: Interaction, typed: str, *, ended: bool = False) -> Choices:
    """Autocomplete of `table:`, those that await the user first; or of those that have ended, the latest first."""
    try:
        ctx = CommandContext(app, interaction)
    except NotAServer:
        return []
    try:
        finder = app.service.finder
        suggest_some = finder.suggest_ended if ended else finder.suggest
        tables = await suggest_some(ctx.guild, ctx.channel, ctx.user, typed[:OPTION])
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
