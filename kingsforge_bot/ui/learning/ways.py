"""The ways to begin for somebody who is new here: learn, play against a bot or a strong one, open a table."""

import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import narrowed
from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.person.settings import ServerSettings
from kingsforge_bot.service.types import GuildId, TableView
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.learning.game_here import game_of, tables_here
from kingsforge_bot.ui.message import TEXT, Button, ButtonStyle, Message, rows_of
from kingsforge_bot.ui.wording.titles import game_name

GREET: Final = "greet"
LEARN: Final = "learn"
PLAY: Final = "play"
STRONG: Final = "strong"
"""As PLAY, against the strongest bot there is."""
OPEN: Final = "open"
OTHER: Final = "other"
"""To the ways into a game that is not the usual one."""
BESIDE: Final = f"{GREET} beside"
"""As LEARN, in a message of its own: the one with the button stays."""
_log = logging.getLogger(__name__)


def with_ways(l10n: Localizer, titles: Titles, settings: ServerSettings, message: Message) -> Message:
    """The message over the ways into the server's one game; where it may mean several, over a button to each."""
    others = titles.beside(settings)
    usual = titles.usual(settings).game.key
    buttons = game_buttons(l10n, (usual, *others)) if others else _ways(l10n, titles, usual, "")
    return msgspec.structs.replace(message, rows=(*message.rows, *rows_of(buttons)))


def game_buttons(l10n: Localizer, games: Iterable[str]) -> tuple[Button, ...]:
    """A button for each, all alike: the ways into it."""
    return tuple(Button(narrowed(game_name(l10n, key)), way(OTHER, key), ButtonStyle.PRIMARY) for key in games)


def about(l10n: Localizer, titles: Titles, game: str) -> str:
    """One game for those who do not know it, in a line: for how many it is, and what one does."""
    seats, own = titles.games[game].seats, l10n.of(game)
    line = l10n("greeting-game", game=game_name(l10n, game), least=seats[0], most=seats[-1])
    return l10n.sentences([line, own("greeting-about")]) if own.knows("greeting-about") else line


def turn_of(l10n: Localizer, titles: Titles, game: str) -> str:
    """How a turn of it goes, for one person who chose it and has read what it is about."""
    own = l10n.of(game)
    if not own.knows("greeting-turn"):
        return about(l10n, titles, game)
    return l10n("greeting-goes", game=game_name(l10n, game), turn=own("greeting-turn"))


def primer(l10n: Localizer, titles: Titles, game: str) -> str:
    """The same for one person who asks for it, and below it how a turn goes, how it ends and who wins."""
    own = l10n.of(game)
    more = [own(one) for one in ("greeting-turn", "greeting-goal") if own.knows(one)]
    return "\n".join([about(l10n, titles, game), *more])


def ways(l10n: Localizer, titles: Titles, game: str, *, new: bool = False) -> tuple[Button, ...]:
    """Those into one game, which they name; `new`: for somebody who never played."""
    return _ways(l10n, titles, game, game, new=new)


def _ways(l10n: Localizer, titles: Titles, game: str, named: str, *, new: bool = False) -> tuple[Button, ...]:
    """All of them as far as the game has them: the quickest first and in green, or for who is new what teaches it."""
    play = [*_play_buttons(l10n, titles, game, named)]
    taught = any(game == one.game for one in titles.rulebooks.lessons())
    learn = [Button(l10n("greeting-learn"), way(LEARN, named), ButtonStyle.PRIMARY)] if taught else []
    buttons = [*play[:1], *learn, *play[1:], Button(l10n("greeting-open"), way(OPEN, named))]
    if new and play and learn:
        first = msgspec.structs.replace(learn[0], style=ButtonStyle.SUCCESS)
        buttons[:2] = [first, msgspec.structs.replace(play[0], style=ButtonStyle.PRIMARY)]
    return tuple(buttons)


def play_buttons(l10n: Localizer, titles: Titles, game: str) -> tuple[Button, ...]:
    """A game against a bot, at once, and against the strongest one where there are several; perhaps none."""
    return tuple(_play_buttons(l10n, titles, game, game))


def _play_buttons(l10n: Localizer, titles: Titles, game: str, named: str) -> Iterator[Button]:
    bots = titles.bots.get(game, ())
    if bots:
        yield Button(l10n("greeting-play"), way(PLAY, named), ButtonStyle.SUCCESS)
    if len(bots) > 1:
        yield Button(l10n("greeting-play-strong"), way(STRONG, named))


def lesson_button(l10n: Localizer, titles: Titles, game: str) -> Button | None:
    """The game's tutorial, if it has one, beside the message that it is offered on."""
    if all(one.game != game for one in titles.rulebooks.lessons()):
        return None
    return Button(l10n("greeting-learn"), ComponentId(NO_TABLE, 0, f"{BESIDE} {game}"))


def with_lesson(l10n: Localizer, titles: Titles, game: str, message: Message) -> Message:
    """A message with that button at its end, where it has buttons."""
    button = lesson_button(l10n, titles, game)
    return message if button is None or not message.rows else message.with_button(button)


def others_than(titles: Titles, settings: ServerSettings, game: str) -> list[str]:
    """The games that may be meant in a server beside that one."""
    here = (titles.usual(settings).game.key, *titles.beside(settings))
    return [key for key in here if key != game]


def with_others(l10n: Localizer, titles: Titles, settings: ServerSettings, game: str, message: Message) -> Message:
    """The message with a button to what else may be played there: to the one game, or to all of them."""
    match others_than(titles, settings, game):
        case []:
            return message
        case [key]:
            label = narrowed(l10n("over-other-game", game=game_name(l10n, key)))
            return message.with_button(Button(label, way(OTHER, key)))
        case _:
            return message.with_button(Button(l10n("over-another-game"), way(OTHER, "")))


def choice(l10n: Localizer, titles: Titles) -> Message:
    """All games, a button for each."""
    lines = [l10n("greeting-lead"), *(about(l10n, titles, key) for key in titles.games)]
    return Message("\n".join(lines), rows_of(game_buttons(l10n, titles.games)))


def games_line(l10n: Localizer, titles: Titles, settings: ServerSettings) -> str:
    """What can be played there, and how; nothing where it is only one game."""
    if not titles.beside(settings):
        return ""
    return l10n("list-games", games=l10n.either(game_name(l10n, key) for key in titles.games))


async def introduced(ctx: Context, look: TableView | None, message: Message) -> Message:
    """The message; the first one that is for somebody who never played also says where the game can be learned.

    It is that of the table which is looked at, of the league which is joined, of where they ask, else the usual one.
    """
    app, l10n, user = ctx.app, ctx.l10n, ctx.user
    if not app.greets:
        return message
    try:
        if not await app.service.newcomers.first_seen(user):
            return message
    except StoreFailed:
        _log.exception("whether user %s is new is not known", user)
        return message
    game = ctx.game or (game_of(await tables_here(ctx)) if look is None else look.table.game)
    settings = settings_here(ctx)
    taught = game or app.titles.usual(settings).game.key
    button = lesson_button(l10n, app.titles, taught)
    text = f"{message.text}\n\n{_new_here(l10n, taught, others_than(app.titles, settings, taught))}"
    if button is None or len(text) > TEXT or _leads_there(message):
        return message
    grown = message.with_button(button)
    return message if grown is message else msgspec.structs.replace(grown, text=text)


def _new_here(l10n: Localizer, game: str, others: Sequence[str]) -> str:
    taught = game_name(l10n, game)
    if not others:
        return l10n("greeting-new-here", game=taught)
    listed = l10n.listing(game_name(l10n, key) for key in others)
    return l10n("greeting-new-here-others", game=taught, others=listed)


def settings_here(ctx: Context) -> ServerSettings:
    """The settings of the server where they ask; the usual ones in direct messages."""
    guild = ctx.interaction.guild_id
    return ServerSettings() if guild is None else ctx.app.service.preferences.of_server(GuildId(guild))


def way(which: str, game: str = "") -> ComponentId:
    """LEARN, PLAY, STRONG or OPEN; without a game the one that is usual where it is pressed."""
    return ComponentId(NO_TABLE, 0, f"{GREET} {which} {game}".rstrip())


def _leads_there(message: Message) -> bool:
    """Whether a button of the message teaches a game already, or leads into one that may have no tutorial."""
    ids = (f"{GREET} ", "tutorial")
    buttons = (button for row in message.rows if isinstance(row, tuple) for button in row)
    return any(button.custom_id.payload.startswith(ids) for button in buttons)
