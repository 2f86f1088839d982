"""The /table commands: the lobby, looking, the replay, the log, its check, undo."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from kingsforge_bot.service.audit.history import Elsewhere
from kingsforge_bot.service.errors import AmbiguousTable, TableUnreadable
from kingsforge_bot.service.types import Table, TableStatus, TableView
from kingsforge_bot.ui.audit.logs import log_command
from kingsforge_bot.ui.audit.verifying import early_message, verified_message
from kingsforge_bot.ui.custom_id import TEXT_BOARD
from kingsforge_bot.ui.errors import NoLobby, UnknownValue
from kingsforge_bot.ui.game.drawing import Moments, Size
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, at_table
from kingsforge_bot.ui.learning.ways import games_line, with_lesson, with_ways
from kingsforge_bot.ui.message import BUTTONS, TEXT, Message, Picture, cut
from kingsforge_bot.ui.table.finale import REPLAY
from kingsforge_bot.ui.table.following import with_follow
from kingsforge_bot.ui.table.lobbies import at_lobby, kept_word
from kingsforge_bot.ui.table.searching import looking
from kingsforge_bot.ui.table.tables import join_row, list_message
from kingsforge_bot.ui.table.which import asked_again, current_lobby_card, which_table
from kingsforge_bot.ui.turn.carrying_out import check_seat
from kingsforge_bot.ui.turn.hands import HAND, hand_shown
from kingsforge_bot.ui.turn.text_boards import text_board
from kingsforge_bot.ui.turn.undoing import undo_question
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import bold_title

FULL_BOARD: Final = "show"
_ENDED_LISTED = 5


async def lobby(ctx: Context, what: str, said: str | None, word: str | None = None) -> Message:
    """Join, leave or start: the table that was named, or the only lobby here for which it makes sense."""
    try:
        table = await _lobby_meant(ctx, what, said)
    except AmbiguousTable as error:
        if word is None or (kept := kept_word(word)) is None:
            raise
        return which_table(ctx.l10n, error, f"{what} {kept}")
    await ctx.at(table)
    return await at_lobby(ctx, table, what, word)


@asked_again("show")
async def show(ctx: Context, said: str | None, size: str = Size.FULL) -> Message:
    """The board as it stands, full or compact, with the buttons of what the asker can do; a lobby's card."""
    if size not in tuple(Size):
        raise UnknownValue("size", size)
    if size == Size.COMPACT:
        # The table that has to be chosen first is then shown so.
        ctx.wanted = "compact"
    look, pictures = await ctx.table(said, to_play=False), ctx.app.pictures
    screens = ctx.app.screens(look)
    if look.view is None:
        open_still = look.table.status is TableStatus.LOBBY
        picture = await pictures.drawn(screens.pictures.lobby(ctx.l10n, look.table) if open_still else None)
        card = with_lesson(ctx.l10n, ctx.app.titles, look.table.game, current_lobby_card(ctx, look.table))
        return msgspec.structs.replace(card, picture=picture)
    picture = await pictures.drawn(screens.pictures.table(ctx.l10n, look, size=Size(size)))
    # The board was asked for: in its place no workbench is shown.
    message = ctx.app.now(ctx.l10n, look).at_once()
    return await with_follow(ctx, look.table, _with_board(ctx, look, message, picture))


asked_again("compact")(partial(show, size=Size.COMPACT))


@at_table(FULL_BOARD, beside=True, read=True, alone=True)
async def full_board(ctx: Context, look: TableView, _: Pressed) -> Message:
    """Everything that lies on the table; what can be done stands on the message that it was asked from."""
    if look.view is None:
        check_seat(look)
    screens = ctx.app.screens(look)
    picture = await ctx.app.pictures.drawn(screens.pictures.table(ctx.l10n, look, size=Size.FULL))
    return _with_board(ctx, look, Message(screens.boards.headline(ctx.l10n, look, yours=look.is_awaited)), picture)


@at_table(TEXT_BOARD, beside=True, read=True)
async def board_in_words(ctx: Context, look: TableView, button: Pressed) -> Message:
    """A page of it. Raises LobbyRefused, UnknownPress."""
    if look.view is None:
        check_seat(look)
    words = ctx.app.screens(look).boards.words(ctx.l10n, look.view, names_of(ctx.l10n, look.table))
    return text_board(ctx.l10n, look.table, words, button.words)


@at_table(HAND, beside=True, read=True)
async def own_hand(ctx: Context, look: TableView, button: Pressed) -> Message:
    """What the one who pressed has. Raises NotSeated, UnknownPress."""
    return hand_shown(ctx.l10n, ctx.app.screens(look), look, button.words)


@asked_again("replay")
async def replay(ctx: Context, said: str | None) -> Message:
    """The game so far as one animated picture; a lobby's card."""
    return await _replayed(ctx, await ctx.table(said, to_play=False))


@at_table(REPLAY, alone=True)
async def replay_pressed(ctx: Context, look: TableView, _: Pressed) -> Message:
    """The button under the last board."""
    return await _replayed(ctx, look)


async def _replayed(ctx: Context, look: TableView) -> Message:
    if look.view is None:
        return current_lobby_card(ctx, look.table)
    screens = ctx.app.screens(look)
    history = ctx.app.service.history

    async def moments(work: Elsewhere) -> Moments:
        return await history.moments(look.table.id, screens.pictures.picked, work)

    # It is drawn once for all who ask.
    everybodys = await ctx.app.service.play.look(look.table.id)
    at_end = partial(ctx.app.queues.at_end, ctx.interaction.id)
    picture = await ctx.app.pictures.replay(ctx.l10n, screens, everybodys, ctx.user, moments, at_end)
    if picture is not None and look.table.status is TableStatus.OVER:
        # How it ended stands in the post below which this was pressed, and in the last picture.
        return Message(ctx.l10n("replay-caption", table=bold_title(look.table)), picture=picture)
    message = Message(screens.boards.headline(ctx.l10n, look, yours=look.is_awaited))
    return _with_board(ctx, look, message, picture)


def _with_board(ctx: Context, look: TableView, message: Message, picture: Picture | None) -> Message:
    """The message with the picture, or with the board in words where there is none."""
    if picture is not None:
        return msgspec.structs.replace(message, picture=picture)
    board = ctx.app.screens(look).boards.words(ctx.l10n, look.view, names_of(ctx.l10n, look.table))
    words = cut(board, TEXT - len(message.text) - 2)
    return msgspec.structs.replace(message, text=f"{message.text}\n\n{words}")


@asked_again("log")
async def log(ctx: Context, said: str | None) -> Message:
    """What happened, the latest last; its buttons lead to what happened before."""
    look = await ctx.table(said, to_play=False)
    return await log_command(ctx, look.table)


@asked_again("verify")
async def verify(ctx: Context, said: str | None) -> Message:
    """Whether the luck was fair: recomputed once its secret is told; before, what can be compared."""
    table = (await ctx.table(said, to_play=False)).table
    found = await ctx.app.verifying.do(ctx.user, lambda work: ctx.app.service.history.verified(table.id, work))
    seals = await ctx.app.service.sealing.shown(table)
    if found is None:
        return early_message(ctx.l10n, table, seals)
    return verified_message(ctx.l10n, table, found, seals)


@asked_again("undo")
async def undo(ctx: Context, said: str | None) -> Message:
    """What would be taken back, and the button that does it or asks the table."""
    return await undo_question(ctx, await ctx.table(said, to_play=False, by_turn=False))


async def list_tables(ctx: Context) -> Message:
    """The open tables of this channel, and those that ended last."""
    play, finder = ctx.app.service.play, ctx.app.service.finder
    tables = await finder.here(ctx.guild, ctx.channel)
    joinable = [
        table for table in tables if table.status is TableStatus.LOBBY and table.league is None and table.free_seats
    ]
    tables = (*joinable, *(table for table in tables if table not in joinable))
    ended = await finder.ended_here(ctx.guild, ctx.channel, _ENDED_LISTED)
    looks, faults = await _readable(ctx, (*tables, *ended))
    places = {look.table.id: play.game(look.table.game).places(look.view) for look in looks if look.view is not None}
    winners = {table: found[0] for table, found in places.items() if found}
    running = [look.table for look in looks if look.table.status is TableStatus.RUNNING]
    tempos = {table.id: tempo for table in running if (tempo := await ctx.app.service.history.tempo(table))}
    standing = [(look, _progress(ctx, look)) for look in looks]
    waiting, find = looking(ctx.l10n, await ctx.app.service.searches.waiting(ctx.guild), ctx.user)
    settings = ctx.app.service.preferences.of_server(ctx.guild)
    if not standing and not faults and not waiting:
        return with_ways(ctx.l10n, ctx.app.titles, settings, Message(ctx.l10n("list-empty")))
    message = list_message(ctx.l10n, standing, winners, faults, tempos)
    # That there is no table says already how one is opened.
    games = games_line(ctx.l10n, ctx.app.titles, settings) if standing or faults else ""
    text = message.text
    for below in ("\n".join(waiting), games):
        if below and len(text) + len(below) < TEXT:
            text = f"{text}\n{below}"
    free = [table for table in joinable if table.sitter(ctx.user) is None]
    rows = (*join_row(ctx.l10n, free[:BUTTONS]), *((find,) if find else ()))
    return msgspec.structs.replace(message, text=text, rows=rows)


async def _readable(ctx: Context, tables: Sequence[Table]) -> tuple[list[TableView], list[str]]:
    """As who asks may see them, and why some cannot be read: one broken table must not hide the others."""
    looks, faults = list[TableView](), list[str]()
    for table in tables:
        try:
            looks.append(await ctx.app.service.play.view(table, ctx.user))
        except TableUnreadable as error:
            faults.append(ctx.app.explain(ctx.l10n, error))
    return looks, faults


def _progress(ctx: Context, look: TableView) -> str:
    if look.view is None:
        return ""
    return ctx.app.screens(look).boards.progress(ctx.l10n.of(look.table.game), look.view)


async def _lobby_meant(ctx: Context, what: str, said: str | None) -> Table:
    finder = ctx.app.service.finder
    if said is not None:
        return await finder.resolve(ctx.guild, ctx.channel, ctx.user, said, to_play=False)
    found = await finder.here(ctx.guild, ctx.channel)
    here = [table for table in found if table.status is TableStatus.LOBBY and table.league is None]
    match what:
        case "join":
            fits = [table for table in here if table.sitter(ctx.user) is None]
            fits = [table for table in fits if len(table.sitters) < table.capacity] or fits
        case "leave":
            fits = [table for table in here if table.sitter(ctx.user) is not None]
            # A game that runs is left by resigning: that is asked instead.
            fits = fits or [table for table in found if table.sitter(ctx.user) is not None]
        case _:
            fits = [table for table in here if table.owner == ctx.user]
    candidates = fits or here
    if not candidates:
        raise NoLobby
    if len(candidates) > 1:
        raise AmbiguousTable(tuple(candidates))
    return candidates[0]
