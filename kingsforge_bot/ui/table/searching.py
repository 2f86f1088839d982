"""/table find, who looks for players in /table list, and the buttons of both."""

import re
from collections.abc import Sequence
from typing import Final

import discord
import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import bare, plain
from kingsforge_bot.i18n.widths import naming
from kingsforge_bot.service.post.notices import Gathered
from kingsforge_bot.service.post.publisher import NoticePost
from kingsforge_bot.service.table.search_records import Search
from kingsforge_bot.service.table.searching import Looked
from kingsforge_bot.service.time.clock import PACES
from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.admin.doctor import with_silence
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.errors import NotSearching, OutOfRange, UnknownPress, UnknownValue
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, personal
from kingsforge_bot.ui.message import BUTTONS, Button, ButtonStyle, Message
from kingsforge_bot.ui.table.opening import game_meant, opener_of
from kingsforge_bot.ui.time.clock_words import pace_words
from kingsforge_bot.ui.wording.people import users_at, who
from kingsforge_bot.ui.wording.titles import bold_title, game_name

FIND: Final = "find"
STOP: Final = "stop"
JOIN: Final = "join"
_USER: Final = re.compile(r"[1-9][0-9]{0,19}", re.ASCII)
_LISTED: Final = 8
"""Searches that a list of tables names."""


class Wishes(msgspec.Struct, frozen=True):
    """The options of /table find as they were said."""

    game: str | None = None
    seats: int | None = None
    pace: str | None = None
    language: str | None = None


async def find(ctx: Context, wishes: Wishes) -> Message:
    """Stand on the server's list, or sit down at once. What is not said is as the server set it, or all the same.

    Raises OpeningRefused, LobbyRefused, OutOfRange, UnknownValue.
    """
    settings, titles = ctx.app.service.preferences.of_server(ctx.guild), ctx.app.titles
    game = game_meant(ctx.l10n, titles, wishes.game) if wishes.game else titles.usual(settings).game
    seats = max(2, game.seats.start) if wishes.seats is None else wishes.seats
    if seats not in game.seats or seats < 2:
        raise OutOfRange("seats", seats, max(2, game.seats.start), game.seats.stop - 1)
    if wishes.pace is not None and wishes.pace not in PACES:
        raise UnknownValue("pace", wishes.pace)
    if wishes.language is not None and wishes.language not in ctx.app.localizers.languages:
        raise UnknownValue("language", wishes.language)
    wanted = _search(ctx, game.key, seats, wishes.pace, wishes.language)
    return _answered(ctx, await ctx.app.service.searches.look(wanted, opener_of(ctx)))


@personal(FIND)
async def pressed(ctx: Context, button: Pressed) -> Message:
    """Look no longer, or for what somebody on the list looks for. Raises UnknownPress, NotAServer, NotSearching."""
    ctx.check_server()
    match button.words:
        case ["stop"]:
            found = await ctx.app.service.searches.stop(ctx.user)
            return Message(ctx.l10n("find-none" if found is None else "find-stopped"))
        case ["join", user] if _USER.fullmatch(user):
            return await _joined(ctx, UserId(int(user)))
        case _:
            raise UnknownPress


async def _joined(ctx: Context, other: UserId) -> Message:
    """What they look for is read when it is looked for: here only who asks counts."""
    wanted = _search(ctx, "", 2, None, None)
    looked = await ctx.app.service.searches.join(wanted, other, opener_of(ctx))
    if looked is None:
        raise NotSearching
    return _answered(ctx, looked)


def _search(ctx: Context, game: str, seats: int, pace: str | None, language: str | None) -> Search:
    place = ctx.interaction.channel
    if isinstance(place, discord.Thread):
        place = place.parent
    opener, seen = opener_of(ctx), False
    if isinstance(place, discord.abc.GuildChannel):
        seen = place.permissions_for(place.guild.default_role).view_channel
    channel = opener.parent or ctx.channel
    return Search(ctx.user, ctx.guild, channel, seen, ctx.name, game, seats, pace, language, 0)


def _answered(ctx: Context, looked: Looked) -> Message:
    """The table with who sits there, or that they stand on the list, until when, and how to leave it."""
    l10n, table = ctx.l10n, looked.table
    if table is None:
        text = l10n("find-listed", wishes=wishes_of(l10n, looked.search), until=f"<t:{looked.search.until}:R>")
        return Message(text, ((_stop(l10n),),))
    others = who(l10n, table, [one.seat for one in table.sitters if one.user != ctx.user])
    text = l10n("find-found", table=bold_title(table), who=others, place=f"<#{table.channel}>")
    return with_silence(ctx, table, Message(text))


def wishes_of(l10n: Localizer, search: Search) -> str:
    """The game and for how many, the pace, the language."""
    parts = [l10n("find-wishes", game=game_name(l10n, search.game), seats=search.seats)]
    parts += [] if search.pace is None else [pace_words(l10n, search.pace)]
    parts += [] if search.language is None else [l10n(f"choice-language-{search.language}")]
    return l10n.steps(parts)


def looking(l10n: Localizer, searches: Sequence[Search], reader: UserId) -> tuple[list[str], tuple[Button, ...]]:
    """Who looks for players, line by line, and a button for each: one joins in, one's own is left."""
    shown = searches[:_LISTED]
    lines = [
        l10n("find-line", who=plain(one.name), wishes=wishes_of(l10n, one), until=f"<t:{one.until}:R>") for one in shown
    ]
    if len(searches) > len(shown):
        lines.append(l10n("find-more", count=len(searches) - len(shown)))
    # However many there are, one's own is left by one press.
    own = [_stop(l10n)] if any(one.user == reader for one in searches) else []
    buttons = [*own, *(_join(l10n, one) for one in shown if one.user != reader)]
    return ([l10n("find-title"), *lines] if lines else []), tuple(buttons[:BUTTONS])


def _stop(l10n: Localizer) -> Button:
    return Button(l10n("button-find-stop"), ComponentId(NO_TABLE, 0, f"{FIND} {STOP}"))


def _join(l10n: Localizer, search: Search) -> Button:
    label = naming(lambda name: l10n("find-join", who=name), bare(search.name))
    return Button(label, ComponentId(NO_TABLE, 0, f"{FIND} {JOIN} {search.user}"), ButtonStyle.SUCCESS)


def gathered_message(l10n: Localizer, post: NoticePost, notice: Gathered) -> Message:
    """Who looked for players is called to the table that is theirs; who completed it is there already."""
    table = post.look.table
    owner = [one.seat for one in table.sitters if one.user == table.owner]
    others = frozenset(one.seat for one in table.sitters if one.user is not None) - {*owner}
    called = others - {*notice.named}
    text = l10n(
        "notice-gathered",
        table=bold_title(table),
        game=game_name(l10n, table.game),
        who=who(l10n, table, others, mention=True, called=called),
        owner=who(l10n, table, owner),
    )
    return Message(text, alerts=users_at(table, called))
