"""/table new: which game in which way, checked against what the game offers."""

from collections.abc import Mapping
from typing import Final

import discord
import msgspec
from msgspec.structs import replace

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.person.settings import Opener, ServerSettings
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.table.names import folded
from kingsforge_bot.service.time.clock import PACES
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import ChannelId, GuildId, OldBoardPolicy, RoleId
from kingsforge_bot.ui.admin.doctor import with_silence
from kingsforge_bot.ui.errors import NoOwnCards, OutOfRange, TooLong, UnknownValue
from kingsforge_bot.ui.game.title import Title, Titles
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.suggesting import Suggestion, matching
from kingsforge_bot.ui.table.threads import Thread
from kingsforge_bot.ui.wording.titles import bold_title, game_name

_DEFAULT_SEATS: Final = 4
USUAL_PACE: Final = next(iter(PACES))
_LONGEST_NAME: Final = 32
"""Characters; Discord's client lets nobody write more."""


class TableOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of /table new as they were said."""

    players: int | None = None
    game: str | None = None
    of_game: Mapping[str, str] = {}
    """What games ask for by options of their own."""
    variant: str | None = None
    bots: int | None = None
    name: str | None = None
    pace: str | None = None
    thread: bool | None = None
    language: str | None = None
    boards: str | None = None
    hints: bool | None = None
    own_cards: bool | None = None
    """Whether the cards that the server's managers made are in play."""


async def new(ctx: Context, wanted: TableOptions) -> Message:
    """Open a lobby; its card follows in the channel or in the table's thread. What is not said is as the server set."""
    settings = ctx.app.service.preferences.of_server(ctx.guild)
    game = game_meant(ctx.l10n, ctx.app.titles, wanted.game) if wanted.game else ctx.app.titles.usual(settings).game
    seats = wanted.players
    if seats is None:
        seats = _DEFAULT_SEATS if _DEFAULT_SEATS in game.seats else game.seats.start
    _check(ctx, game, seats, wanted)
    wanted = _filled(ctx, settings, game, seats, wanted)
    own = _own_cards(ctx.app.titles.of(game.key), settings) if wanted.own_cards else {}
    thread = Thread(ctx)
    table = await ctx.app.service.lobbies.open(
        NewLobby(
            ctx.guild,
            ctx.channel,
            ctx.user,
            ctx.name,
            game=game.key,
            players=seats,
            options=options_said(ctx.l10n, ctx.app.titles.of(game.key), wanted.variant, wanted.of_game) | own,
            bots=wanted.bots or 0,
            name=wanted.name,
            pace=wanted.pace or USUAL_PACE,
            language=wanted.language,
            boards=settings.boards if wanted.boards is None else OldBoardPolicy(wanted.boards),
            hints=wanted.hints is not False,
            opener=opener_of(ctx),
        ),
        thread=thread.make if wanted.thread else None,
    )
    full = len(table.sitters) >= table.capacity
    lines = [ctx.l10n("table-you-opened-full" if full else "table-you-opened", table=bold_title(table))]
    if table.thread is not None:
        lines.append(ctx.l10n("table-thread-opened", table=bold_title(table), channel=f"<#{table.thread}>"))
    message = Message("\n".join([*lines, *thread.notes]))
    return with_silence(ctx, table, message)


def game_meant(l10n: Localizer, titles: Titles, said: str | None) -> AnyGame:
    """The game of that key or name, or that alone begins so; where nothing was said, the first. Raises UnknownValue."""
    if said is None:
        return next(iter(titles.games.values()))
    wanted = folded(said)
    names = {key: (folded(key), folded(game_name(l10n, key))) for key in titles.games}
    found = [key for key, each in names.items() if wanted in each]
    if wanted and not found:
        # Whoever types quickly sends what they have typed before the list is there.
        found = [key for key, each in names.items() if any(name.startswith(wanted) for name in each)]
    if len(found) != 1:
        raise UnknownValue("game", said)
    return titles.games[found[0]]


def usual_key(app: App, interaction: Interaction) -> str:
    """The key of what is played in that server where nothing is said."""
    guild = GuildId(interaction.guild_id or 0)
    return app.titles.usual(app.service.preferences.of_server(guild)).game.key


def opener_of(ctx: Context) -> Opener:
    """What Discord tells of the member with each interaction."""
    interaction, place = ctx.interaction, ctx.interaction.channel
    return Opener(
        manages=interaction.permissions.manage_guild,
        roles=frozenset(RoleId(role.id) for role in getattr(interaction.user, "roles", ())),
        parent=ChannelId(place.parent_id) if isinstance(place, discord.Thread) else None,
    )


def _filled(ctx: Context, settings: ServerSettings, game: AnyGame, seats: int, wanted: TableOptions) -> TableOptions:
    """With what the server set in place of what was not said, as far as it fits."""
    bots, pace, thread = wanted.bots, wanted.pace, wanted.thread
    if bots is None:
        bots = min(settings.bots, seats - 1) if ctx.app.titles.bots.get(game.key) else 0
    if pace is None:
        pace = settings.pace if settings.pace in PACES else USUAL_PACE
    language = own_language(ctx) if wanted.language is None and bots == seats - 1 else wanted.language
    thread = settings.thread if thread is None else thread
    return replace(wanted, bots=bots, pace=pace, thread=thread, language=language)


def own_language(ctx: Context) -> str | None:
    """What a table speaks where its opener plays with bots alone; nothing where that is the server's anyway."""
    own = ctx.l10n.language
    return None if own == ctx.app.public_l10n(ctx.interaction).language else own


def games(l10n: Localizer, titles: Titles, typed: str) -> tuple[Suggestion, ...]:
    """Autocomplete of `game:`."""
    return matching([Suggestion(game_name(l10n, key), key) for key in titles.games], typed)


def variants(l10n: Localizer, titles: Titles, said_game: str | None, typed: str) -> tuple[Suggestion, ...]:
    """Autocomplete of `variant:`: what can be said of the game after what was said of it before the last comma."""
    before, _, last = typed.rpartition(",")
    try:
        game = game_meant(l10n, titles, said_game)
        title = titles.of(game.key)
        said = read_variant(l10n, title, before)
    except UnknownValue:
        return ()
    ways = [
        said | {option: value} for option, values in title.variants.items() if option not in said for value in values
    ]
    return matching([Suggestion(_labelled(l10n, game, way), _written(way)) for way in ways], last)


def read_variant(l10n: Localizer, title: Title, said: str) -> dict[str, str]:
    """`rounds short, lamps lit`, as the list has it by its values or its labels. Raises UnknownValue."""
    found: dict[str, str] = {}
    for part in filter(None, (" ".join(one.split()) for one in said.split(","))):
        for option, values in title.variants.items():
            known = {_written({option: value}): value for value in values}
            known |= {_labelled(l10n, title.game, {option: value}): value for value in values}
            if value := {folded(text): value for text, value in known.items()}.get(folded(part)):
                found[option] = value
                break
        else:
            raise UnknownValue("variant", said)
    return found


def _check(ctx: Context, game: AnyGame, seats: int, wanted: TableOptions) -> None:
    """Raises OutOfRange, TooLong, UnknownValue."""
    if seats not in game.seats:
        raise OutOfRange("players", seats, game.seats.start, game.seats.stop - 1)
    if wanted.bots is not None and not 0 <= wanted.bots < seats:
        raise OutOfRange("bots", wanted.bots, 0, seats - 1)
    if wanted.name is not None and len(wanted.name) > _LONGEST_NAME:
        raise TooLong("name", _LONGEST_NAME)
    if wanted.pace is not None and wanted.pace not in PACES:
        raise UnknownValue("pace", wanted.pace)
    if wanted.boards is not None and wanted.boards not in tuple(OldBoardPolicy):
        raise UnknownValue("boards", wanted.boards)
    if wanted.language is not None and wanted.language not in ctx.app.localizers.languages:
        raise UnknownValue("language", wanted.language)


def options_said(l10n: Localizer, title: Title, variant: str | None, of_game: Mapping[str, str]) -> dict[str, str]:
    """Each option of the game, as it was said or by its default. Raises UnknownValue."""
    said = read_variant(l10n, title, variant or "")
    for option, value in of_game.items():
        if value not in title.asked_options.get(option, ()):
            raise UnknownValue(option, value)
        said[option] = value
    return {option: said.get(option, values[0]) for option, values in title.game.options.items()}


def _own_cards(title: Title, settings: ServerSettings) -> dict[str, str]:
    """As they are by now: the table keeps them, whatever becomes of them later. Raises NoOwnCards."""
    text = settings.own_cards.get(title.game.key, "")
    if title.own_cards is None or not text:
        raise NoOwnCards
    return {title.own_cards.option: text}


def _written(way: Mapping[str, str]) -> str:
    return ", ".join(f"{option} {value}" for option, value in way.items())


def _labelled(l10n: Localizer, game: AnyGame, way: Mapping[str, str]) -> str:
    own = l10n.of(game.key)
    return ", ".join(own(f"lobby-option-{option}", value=value) for option, value in way.items())
