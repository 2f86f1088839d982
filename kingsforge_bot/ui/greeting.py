"""What somebody sees who is new here: a picture and three ways on. Their buttons work as long as the message stands."""

from collections.abc import Sequence

import discord
import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import narrowed
from kingsforge_bot.service.settings import ServerSettings
from kingsforge_bot.service.table_states import AnyGame
from kingsforge_bot.service.types import ChannelId, TableView
from kingsforge_bot.ui.commands import CommandContext
from kingsforge_bot.ui.doctor import with_silence
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.lobbies import started
from kingsforge_bot.ui.message import Button, Message, rows_of
from kingsforge_bot.ui.opening import PACES, Wanted, new, opener_of, usual_game
from kingsforge_bot.ui.threads import Thread
from kingsforge_bot.ui.title import Titles
from kingsforge_bot.ui.tutorial import Pupil, offered
from kingsforge_bot.ui.ways import LEARN, OPEN, PLAY, way, ways
from kingsforge_bot.ui.wording import bold_title, game_name


def greeting(l10n: Localizer, titles: Titles, settings: ServerSettings) -> Message:
    """What can be played here and how to begin; the picture is that of the game which is usual there."""
    game = usual_game(titles, settings)
    if len(titles.games) > 1 and settings.game is None:
        listed = l10n.listing(f"**{game_name(l10n, key)}**" for key in titles.games)
        lines = [l10n("greeting-games", games=listed)]
    else:
        lines = [l10n("greeting-game", game=game_name(l10n, game.key))]
    own = l10n.of(game.key)
    if len(titles.games) == 1 and own.knows("greeting-about"):
        lines.append(own("greeting-about"))
    lines.append(l10n("greeting-how"))
    drawing = titles.of(game.key).screens.greeting(l10n)
    return Message("\n".join(lines), rows_of(ways(l10n, titles)), drawing=drawing)


async def pressed(ctx: CommandContext, words: Sequence[str]) -> tuple[Message, TableView | None]:
    """What one of the three ways leads to, and the table that it began. Raises UnknownPress."""
    match words:
        case [which, *game] if which in (LEARN, "beside") and len(game) <= 1:
            return await _learn(ctx, game), None
        case [which, *game] if which in (PLAY, OPEN) and len(game) <= 1:
            meant = _game_meant(ctx, game)
            if meant is None:
                return _which(ctx, which), None
            return await _play(ctx, meant) if which == PLAY else (await _open(ctx, meant), None)
        case _:
            raise UnknownPress


def places_in(guild: discord.Guild) -> tuple[ChannelId, ...]:
    """Where the bot may speak in a server: the channel of its system messages, then the text channels in order."""

    def may_speak(channel: discord.TextChannel) -> bool:
        allowed = channel.permissions_for(guild.me)
        return allowed.view_channel and allowed.send_messages

    system = guild.system_channel
    found = [] if system is None else [system]
    found += [channel for channel in guild.text_channels if channel != system]
    return tuple(ChannelId(channel.id) for channel in found if may_speak(channel))


def _game_meant(ctx: CommandContext, named: Sequence[str]) -> AnyGame | None:
    """The one that was named, or that is usual in the server; None where any may be meant."""
    titles = ctx.app.titles
    if named:
        if named[0] not in titles.games:
            raise UnknownPress
        return titles.games[named[0]]
    settings = ctx.app.service.preferences.of_server(ctx.guild)
    return None if len(titles.games) > 1 and settings.game is None else usual_game(titles, settings)


def _which(ctx: CommandContext, which: str) -> Message:
    titles = ctx.app.titles
    keys = [key for key in titles.games if which == OPEN or titles.bots.get(key)]
    buttons = [Button(narrowed(game_name(ctx.l10n, key)), way(which, key)) for key in keys]
    return Message(ctx.l10n("tutorial-which"), rows_of(buttons))


async def _learn(ctx: CommandContext, game: Sequence[str]) -> Message:
    books = ctx.app.titles.rulebooks
    lessons = books.meaning(game[0]) if game else books
    if not lessons.lessons() or (game and lessons.lessons()[0].game != game[0]):
        raise UnknownPress
    return await offered(ctx.app, lessons, Pupil(ctx.l10n, ctx.interaction.user.display_name))


async def _play(ctx: CommandContext, game: AnyGame) -> tuple[Message, TableView]:
    app, settings = ctx.app, ctx.app.service.preferences.of_server(ctx.guild)
    if not app.titles.bots.get(game.key):
        raise UnknownPress
    thread = Thread(ctx)
    opened = await app.service.quick_start.against_bots(
        ctx.guild,
        ctx.channel,
        ctx.user,
        ctx.interaction.user.display_name,
        game=game.key,
        pace=settings.pace if settings.pace in PACES else PACES[0],
        quiet=settings.quiet_tables,
        thread=thread.make if settings.thread else None,
        opener=opener_of(ctx.interaction),
    )
    look = await ctx.at(opened.table)
    if opened.done is None:
        return app.now(ctx.l10n, look, ctx.l10n("greeting-you-play", table=bold_title(look.table))), look
    message = started(ctx.l10n, opened.done)
    table = opened.done.look.table
    lines = [message.text, *thread.notes]
    if table.thread is not None:
        lines.insert(0, ctx.l10n("table-thread-opened", table=bold_title(table), channel=f"<#{table.thread}>"))
    message = msgspec.structs.replace(message, text="\n".join(lines))
    return with_silence(ctx.l10n, ctx.interaction, table, message), opened.done.look


async def _open(ctx: CommandContext, game: AnyGame) -> Message:
    quick = ctx.app.service.quick_start
    async with quick.alone(ctx.channel, ctx.user):
        table = await quick.waiting(ctx.guild, ctx.channel, ctx.user, game.key)
        if table is not None:
            return Message(ctx.l10n("greeting-you-opened", table=bold_title(table)))
        return await new(ctx, Wanted(None, game.key, None, None, None, None, None, None, None))
