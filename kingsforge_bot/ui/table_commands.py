"""The /table commands: opening, the lobby, looking."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.pictures.replay import picked
from kingsforge_bot.service.errors import AmbiguousTable, TableUnreadable
from kingsforge_bot.service.positions import AnyGame
from kingsforge_bot.service.types import Look, Status, Table, TableId
from kingsforge_bot.ui.answering import explain
from kingsforge_bot.ui.commands import Asked
from kingsforge_bot.ui.doctor import with_silence
from kingsforge_bot.ui.ending import end
from kingsforge_bot.ui.errors import NoLobby, OutOfRange, TooLong, UnknownValue
from kingsforge_bot.ui.lobbies import kept_word, press_lobby
from kingsforge_bot.ui.logs import log_command
from kingsforge_bot.ui.message import TEXT, Message, Picture, cut
from kingsforge_bot.ui.tables import list_message, lobby_card
from kingsforge_bot.ui.threads import Thread
from kingsforge_bot.ui.which import which_table
from kingsforge_bot.ui.wording import bold_title, is_awaited, names_of

_DEFAULT_SEATS = 4
_ENDED_LISTED = 5
_LONGEST_NAME = 32
"""Characters; Discord's client lets nobody write more."""


class Wanted(msgspec.Struct, frozen=True):
    """The options of /table new as they were said."""

    players: int | None
    game: str
    edition: str
    bots: int
    name: str | None
    pace: str
    thread: bool
    language: str | None


async def new(asked: Asked, wanted: Wanted) -> Message:
    """Open a lobby; its card follows in the channel or in the table's thread."""
    game = _game(asked, wanted.game)
    seats = wanted.players if wanted.players is not None else _DEFAULT_SEATS
    if seats not in game.seats:
        raise OutOfRange("players", seats, game.seats.start, game.seats.stop - 1)
    if not 0 <= wanted.bots < seats:
        raise OutOfRange("bots", wanted.bots, 0, seats - 1)
    if wanted.name is not None and len(wanted.name) > _LONGEST_NAME:
        raise TooLong("name", _LONGEST_NAME)
    if wanted.edition not in game.options["edition"]:
        raise UnknownValue("edition", wanted.edition)
    if wanted.pace != "none":
        raise UnknownValue("pace", wanted.pace)
    if wanted.language is not None and wanted.language not in asked.desk.voices.languages:
        raise UnknownValue("language", wanted.language)
    thread = Thread(asked)
    table = await asked.desk.service.lobbies.open(
        asked.guild,
        asked.channel,
        asked.user,
        asked.interaction.user.display_name,
        game=wanted.game,
        players=seats,
        options={"edition": wanted.edition},
        ais=wanted.bots,
        name=wanted.name,
        pace=wanted.pace,
        language=wanted.language,
        thread=thread.make if wanted.thread else None,
    )
    full = len(table.sitters) >= table.capacity
    lines = [asked.voice("table-you-opened-full" if full else "table-you-opened", table=bold_title(table))]
    if table.thread is not None:
        lines.append(asked.voice("table-thread-opened", table=bold_title(table), channel=f"<#{table.thread}>"))
    message = Message("\n".join([*lines, *thread.notes]))
    return with_silence(asked.voice, asked.interaction, table, message)


async def lobby(asked: Asked, what: str, said: str | None, word: str | None = None) -> Message:
    """Join, leave or start: the table that was named, or the only lobby here for which it makes sense."""
    try:
        table = await _lobby_meant(asked, what, said)
    except AmbiguousTable as error:
        if word is None or (kept := kept_word(word)) is None:
            raise
        return which_table(asked.voice, error, f"{what} {kept}")
    await asked.at(table)
    return await press_lobby(asked.desk, asked.voice, asked.interaction, table, what, word)


async def show(asked: Asked, said: str | None, size: str = "full") -> Message:
    """The board as it stands, full or compact, with the buttons of what the asker can do; a lobby's card."""
    if size not in ("full", "compact"):
        raise UnknownValue("size", size)
    look, pictures = await asked.table(said, to_play=False), asked.desk.pictures
    if look.view is None:
        open_still = look.table.status is Status.LOBBY
        picture = await pictures.lobby(asked.voice, look.table) if open_still else None
        return msgspec.structs.replace(lobby_card(asked.voice, look.table), picture=picture)
    picture = await (pictures.compact if size == "compact" else pictures.board)(asked.voice, look)
    # The board was asked for: in its place no workbench is shown.
    message = msgspec.structs.replace(asked.desk.screens(look).now(asked.voice, look, asked.user), drawing=None)
    return _with_board(asked, look, message, picture)


async def replay(asked: Asked, said: str | None) -> Message:
    """The game so far as one animated picture; a lobby's card."""
    look = await asked.table(said, to_play=False)
    if look.view is None:
        return lobby_card(asked.voice, look.table)
    moments = partial(asked.desk.service.history.moments, look.table.id, picked)
    picture = await asked.desk.pictures.replay(asked.voice, look, asked.user, moments)
    message = Message(asked.desk.screens(look).status(asked.voice, look, yours=is_awaited(look, asked.user)))
    return _with_board(asked, look, message, picture)


def _with_board(asked: Asked, look: Look, message: Message, picture: Picture | None) -> Message:
    """The message with the picture, or with the board in words where there is none."""
    if picture is not None:
        return msgspec.structs.replace(message, picture=picture)
    words = cut(
        asked.desk.screens(look).words(asked.voice, look.view, names_of(look.table)), TEXT - len(message.text) - 2
    )
    return msgspec.structs.replace(message, text=f"{message.text}\n\n{words}")


async def log(asked: Asked, said: str | None) -> Message:
    """What happened, the latest last; its buttons lead to what happened before."""
    look = await asked.table(said, to_play=False)
    return await log_command(asked.desk, asked.voice, look.table)


LOOKS: Final[Mapping[str, Callable[[Asked, str], Awaitable[Message]]]] = {
    "show": show,
    "compact": partial(show, size="compact"),
    "replay": replay,
    "log": log,
    "end": end,
}
"""What a table may be asked for that is chosen from a menu."""


async def list_tables(asked: Asked) -> Message:
    """The open tables of this channel, and those that ended last."""
    play, finder = asked.desk.service.play, asked.desk.service.finder
    tables = await finder.here(asked.guild, asked.channel)
    ended = await finder.ended_here(asked.guild, asked.channel, _ENDED_LISTED)
    looks: list[Look] = []
    faults: list[str] = []
    for table in (*tables, *ended):
        try:
            looks.append(await play.look(table.id))
        except TableUnreadable as error:
            # One broken table must not hide the others.
            faults.append(explain(asked.voice, error))
    winners: dict[TableId, tuple[Seat, ...]] = {}
    for look in looks:
        places = play.game(look.table.game).standing(look.view) if look.view is not None else None
        if places:
            winners[look.table.id] = places[0]
    return list_message(asked.voice, looks, asked.user, winners, faults)


def _game(asked: Asked, key: str) -> AnyGame:
    try:
        return asked.desk.service.play.game(key)
    except KeyError:
        raise UnknownValue("game", key) from None


async def _lobby_meant(asked: Asked, what: str, said: str | None) -> Table:
    finder = asked.desk.service.finder
    if said is not None:
        return await finder.resolve(asked.guild, asked.channel, asked.user, said, to_play=False)
    here = [table for table in await finder.here(asked.guild, asked.channel) if table.status is Status.LOBBY]
    match what:
        case "join":
            fits = [table for table in here if table.sitter(asked.user) is None]
            fits = [table for table in fits if len(table.sitters) < table.capacity] or fits
        case "leave":
            fits = [table for table in here if table.sitter(asked.user) is not None]
        case _:
            fits = [table for table in here if table.owner == asked.user]
    candidates = fits or here
    if not candidates:
        raise NoLobby
    if len(candidates) > 1:
        raise AmbiguousTable(tuple(candidates))
    return candidates[0]
