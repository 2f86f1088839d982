"""What all slash commands share: their texts, one way to answer, and finding the table that is meant."""

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import msgspec
from discord import app_commands

from kingsforge_bot.games.kings_forge.screens.chances import with_odds
from kingsforge_bot.games.kings_forge.screens.why import with_why
from kingsforge_bot.i18n.speech import Voice, Voices
from kingsforge_bot.service.errors import AmbiguousTable, LobbyRefused, ServiceError, StoreFailed
from kingsforge_bot.service.types import ChannelId, GuildId, Look, Status, Table, UserId
from kingsforge_bot.ui.answering import EXPECTED, explain
from kingsforge_bot.ui.desk import Desk
from kingsforge_bot.ui.doctor import with_silence
from kingsforge_bot.ui.errors import NotAServer, UnknownValue
from kingsforge_bot.ui.message import OPTION, OPTIONS, Message, cut
from kingsforge_bot.ui.reply import Interaction, Reply
from kingsforge_bot.ui.suggesting import Suggestion, matching
from kingsforge_bot.ui.tables import lobby_card
from kingsforge_bot.ui.which import which_table
from kingsforge_bot.ui.wording import is_awaited, title

_VOICES: Final = Voices()
LANGUAGES: Final = _VOICES.languages
"""Those that can be chosen."""
Choices = list[app_commands.Choice[str]]
_log = logging.getLogger(__name__)


def text(message_id: str) -> app_commands.locale_str:
    """A command's, option's or choice's text: English, and the id under which other languages have it."""
    return app_commands.locale_str(_VOICES.english(message_id), id=message_id)


class Asked:
    """One slash command being answered: who asked, where, in which language, and about which table."""

    def __init__(self, desk: Desk, interaction: Interaction) -> None:
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NotAServer
        self.desk = desk
        self.interaction = interaction
        self.voice: Voice = desk.voice(interaction)
        self.user = UserId(interaction.user.id)
        self.guild = GuildId(interaction.guild_id)
        self.channel = ChannelId(interaction.channel_id)
        self.look: Look | None = None

    async def table(self, said: str | None, *, to_play: bool = True) -> Look:
        """The table that is meant (ux 1), as it stands. Raises NoTable, AmbiguousTable."""
        finder = self.desk.service.finder
        table = await finder.resolve(self.guild, self.channel, self.user, said, to_play=to_play)
        return await self.at(table)

    async def at(self, table: Table) -> Look:
        """That table as it stands. Raises TooBusy."""
        look = await self.desk.service.play.look(table.id)
        if is_awaited(look, self.user):
            await self.desk.offers.foresee(look.view)
        self.look = look
        return look


async def answer(
    desk: Desk, interaction: Interaction, work: Callable[[Asked], Awaitable[Message]], wanted: str = ""
) -> None:
    """Acknowledge, do the work, show its message or why it did not work.

    `wanted` is what a table that has to be chosen first is then asked for (`table_commands.LOOKS`).
    """
    with desk.underway.one():
        await _answer(desk, interaction, work, wanted)


async def _answer(
    desk: Desk, interaction: Interaction, work: Callable[[Asked], Awaitable[Message]], wanted: str
) -> None:
    reply = Reply(interaction, desk.timeline)
    await reply.new()
    voice = desk.voice(interaction)
    asked: Asked | None = None
    try:
        asked = Asked(desk, interaction)
        message = await work(asked)
        if asked.look is not None:
            message = with_silence(voice, interaction, asked.look.table, message)
    except AmbiguousTable as error:
        message = which_table(voice, error, wanted)
    except EXPECTED as error:
        message = _refused(voice, error, asked)
    except Exception as error:  # noqa: BLE001 - the last line: logged, and the player is told
        message = Message(explain(voice, error, where=f"/{getattr(interaction.command, 'qualified_name', '')}"))
    message = await with_odds(desk.chances, voice, message, UserId(interaction.user.id))
    await reply.show(await desk.pictures.completed(voice, message))


def _refused(voice: Voice, error: Exception, asked: Asked | None) -> Message:
    """Why it did not work; below it what can be done instead: by the one who is awaited, or in a lobby by anybody."""
    if asked is None or asked.look is None:
        return Message(explain(voice, error))
    look = asked.look
    message = Message(explain(voice, error, look))
    if is_awaited(look, asked.user):
        message = msgspec.structs.replace(
            asked.desk.screens(look).now(voice, look, asked.user, message.text), drawing=None
        )
    elif look.table.status is Status.LOBBY and isinstance(error, LobbyRefused):
        card = lobby_card(voice, look.table)
        message = msgspec.structs.replace(card, text=f"{message.text}\n\n{card.text}")
    return with_why(voice, message, error, look)


async def refuse_form(desk: Desk, interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Answer a command in another form than the registered one: the client is older than the bot, or made up."""
    what: Exception = error
    if isinstance(error, app_commands.TransformerError):
        named = next((name for name, value in interaction.namespace if value == error.value), "")
        what = UnknownValue(named, str(error.value))
    text = explain(desk.voice(interaction), what, where=f"a command, {type(error).__name__}")
    with desk.underway.one():
        reply = Reply(interaction, desk.timeline)
        await reply.new()
        await reply.show(Message(text))


async def suggest(
    desk: Desk,
    interaction: Interaction,
    typed: str,
    source: Callable[[Voice, Look, UserId], Iterable[Suggestion]],
) -> Choices:
    """Autocomplete from the table that is meant so far; nothing when none is."""
    said = getattr(interaction.namespace, "table", None)
    try:
        asked = Asked(desk, interaction)
        looks = await _meant(asked, said if isinstance(said, str) and said else None)
    except EXPECTED:
        return []
    except ServiceError:
        _log.exception("no suggestions for /%s", getattr(interaction.command, "qualified_name", ""))
        return []
    lines = {one.value: one for look in looks for one in source(asked.voice, look, asked.user)}
    return [app_commands.Choice(name=one.label, value=one.value) for one in matching(lines.values(), typed)]


async def _meant(asked: Asked, said: str | None) -> list[Look]:
    """The table that is meant; of several those that await the user, who is asked which one once they have chosen."""
    try:
        return [await asked.table(said)]
    except AmbiguousTable as error:
        return [await asked.at(table) for table in error.candidates if table.id in error.awaiting]


async def suggest_tables(desk: Desk, interaction: Interaction, typed: str) -> Choices:
    """Autocomplete of `table:`, those that await the user first."""
    try:
        asked = Asked(desk, interaction)
    except NotAServer:
        return []
    try:
        tables = await desk.service.finder.suggest(asked.guild, asked.channel, asked.user, typed[:OPTION])
    except StoreFailed:
        _log.exception("no tables can be suggested")
        return []
    return [
        app_commands.Choice(name=cut(_named(asked.voice, table, awaited), OPTION), value=str(table.id))
        for table, awaited in tables[:OPTIONS]
    ]


def _named(voice: Voice, table: Table, awaited: bool) -> str:
    yours = "yes" if awaited else "no"
    return voice("menu-table-option", table=title(table), phase=table.status.value, yours=yours)
