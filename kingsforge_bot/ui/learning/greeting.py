"""What somebody sees who is new here: a picture, and the ways into the one game or a button to each of several.

These buttons work as long as the message stands.
"""

from collections.abc import Sequence

import discord
import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.person.settings import ServerSettings
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.time.clock import PACES
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import ChannelId
from kingsforge_bot.ui.admin.doctor import with_silence
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, personal
from kingsforge_bot.ui.learning.tutorial import offered
from kingsforge_bot.ui.learning.ways import (
    BESIDE,
    GREET,
    LEARN,
    OPEN,
    OTHER,
    PLAY,
    STRONG,
    about,
    choice,
    settings_here,
    turn_of,
    ways,
    with_ways,
)
from kingsforge_bot.ui.message import Message, rows_of
from kingsforge_bot.ui.table.lobbies import started
from kingsforge_bot.ui.table.opening import USUAL_PACE, TableOptions, new, opener_of, own_language
from kingsforge_bot.ui.table.threads import Thread
from kingsforge_bot.ui.wording.titles import bold_title


def greeting(l10n: Localizer, titles: Titles, settings: ServerSettings) -> Message:
    """What can be played here and how to begin; the picture is that of the game which is usual there."""
    usual = titles.usual(settings)
    here = tuple(titles.games) if titles.beside(settings) else (usual.game.key,)
    lines = [l10n("greeting-lead"), *(about(l10n, titles, key) for key in here)]
    if len(here) > 1:
        lines.append(l10n("greeting-choose"))
    return with_ways(l10n, titles, settings, Message("\n".join(lines), drawing=usual.greeting(l10n)))


@personal(GREET)
@personal(BESIDE, beside=True)
async def pressed(ctx: Context, button: Pressed) -> Message:
    """What one of the ways leads to. Raises UnknownPress, NotAServer."""
    ctx.check_server()
    match button.words:
        case [which, *game] if which in (LEARN, "beside") and len(game) <= 1:
            return await _learn(ctx, game)
        case [which, *game] if which in (PLAY, STRONG) and len(game) <= 1:
            return await _play(ctx, _game_meant(ctx, game), strong=which == STRONG)
        case [which, *game] if which == OPEN and len(game) <= 1:
            return await _open(ctx, _game_meant(ctx, game))
        case [which] if which == OTHER:
            return choice(ctx.l10n, ctx.app.titles)
        case [which, game] if which == OTHER and game in ctx.app.titles.games:
            return await _other(ctx, game)
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


async def _other(ctx: Context, game: str) -> Message:
    """The ways into one game for whoever chose it; what it is about stood where they did, and the usual one's picture.

    Raises StoreFailed.
    """
    titles, settings = ctx.app.titles, settings_here(ctx)
    new = not await ctx.app.service.newcomers.has_played(ctx.user)
    seen = game == titles.usual(settings).game.key
    drawing = None if seen else titles.of(game).greeting(ctx.l10n)
    buttons = rows_of(ways(ctx.l10n, titles, game, new=new))
    return Message(turn_of(ctx.l10n, titles, game), buttons, drawing=drawing)


def _game_meant(ctx: Context, named: Sequence[str]) -> AnyGame:
    """The one that was named, or that is usual in the server. Raises UnknownPress."""
    titles = ctx.app.titles
    if not named:
        return titles.usual(ctx.app.service.preferences.of_server(ctx.guild)).game
    if named[0] not in titles.games:
        raise UnknownPress
    return titles.games[named[0]]


async def _learn(ctx: Context, game: Sequence[str]) -> Message:
    lessons = ctx.app.titles.rulebooks.meaning(_game_meant(ctx, game).key)
    if not lessons.lessons() or (game and lessons.lessons()[0].game != game[0]):
        raise UnknownPress
    return await offered(ctx, lessons)


async def _play(ctx: Context, game: AnyGame, *, strong: bool) -> Message:
    app, settings = ctx.app, ctx.app.service.preferences.of_server(ctx.guild)
    levels = tuple(app.titles.bots.get(game.key, ()))
    if not levels:
        raise UnknownPress
    thread = Thread(ctx)
    asked = NewLobby(
        ctx.guild,
        ctx.channel,
        ctx.user,
        ctx.name,
        game=game.key,
        level=levels[-1] if strong else None,
        pace=settings.pace if settings.pace in PACES else USUAL_PACE,
        boards=settings.boards,
        opener=opener_of(ctx),
        language=own_language(ctx),
    )
    opened = await app.service.quick_start.against_bots(asked, thread.make if settings.thread else None)
    look = await ctx.at(opened.table)
    if opened.done is None:
        return app.now(ctx.l10n, look, ctx.l10n("greeting-you-play", table=bold_title(look.table)))
    message = started(ctx.l10n, opened.done)
    ctx.look = opened.done.look
    table = ctx.look.table
    lines = [message.text, *thread.notes]
    if table.thread is not None:
        lines.insert(0, ctx.l10n("table-thread-opened", table=bold_title(table), channel=f"<#{table.thread}>"))
    message = msgspec.structs.replace(message, text="\n".join(lines))
    return with_silence(ctx, table, message)


async def _open(ctx: Context, game: AnyGame) -> Message:
    quick = ctx.app.service.quick_start
    async with quick.alone(ctx.channel, ctx.user):
        table = await quick.waiting(ctx.guild, ctx.channel, ctx.user, game.key)
        if table is not None:
            return Message(ctx.l10n("greeting-you-opened", table=bold_title(table)))
        return await new(ctx, TableOptions(game=game.key))
