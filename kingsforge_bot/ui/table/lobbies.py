"""Presses on the lobby card and the commands that do the same."""

from typing import Final
from urllib.parse import quote, unquote

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.table.names import clean
from kingsforge_bot.service.types import Done, Sitter, Table, TableStatus, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, at_table
from kingsforge_bot.ui.message import Button, Message, rows_of
from kingsforge_bot.ui.table.seats import resigning
from kingsforge_bot.ui.table.speaking import beside_bots, language_asked
from kingsforge_bot.ui.table.tables import DECLINE, SETTINGS, level_of, playing, settings_message
from kingsforge_bot.ui.table.which import chosen
from kingsforge_bot.ui.wording.names import name_of
from kingsforge_bot.ui.wording.titles import bold_title

_LONGEST_KEPT: Final = 70
"""Characters of a word in a button's id; with more signs beyond ASCII it is given once one sits there."""


def kept_word(word: str) -> str | None:
    """A word for the dice as it stands in the id of a menu; None for one that does not fit."""
    kept = quote(word, safe="")
    return kept if len(kept) <= _LONGEST_KEPT else None


def read_word(kept: str) -> str:
    """The inverse of `kept_word`, of what anybody may have written there."""
    return unquote(kept, errors="replace")


@at_table("join", alone=True)
@at_table("leave", alone=True)
@at_table(DECLINE, alone=True)
async def pressed(ctx: Context, look: TableView, button: Pressed) -> Message:
    """A button of the card, or under an invitation."""
    return await at_lobby(ctx, look.table, button.word)


@chosen("join")
@chosen("leave", alone=True)
@chosen("start", alone=True)
async def lobby_at(ctx: Context, look: TableView, button: Pressed) -> Message:
    """/table join, with a word or without, leave or start at the lobby that was chosen. Raises UnknownPress."""
    match button.words:
        case [what]:
            return await at_lobby(ctx, look.table, what)
        case [what, kept]:
            return await at_lobby(ctx, look.table, what, read_word(kept))
        case _:
            raise UnknownPress


async def at_lobby(ctx: Context, table: Table, what: str, word: str | None = None) -> Message:
    """Join, with a word or without, leave, decline or start; the card in the channel follows by itself."""
    l10n, lobbies, user = ctx.l10n, ctx.app.service.lobbies, ctx.user
    match what:
        case "join":
            joined = await lobbies.join(table.id, user, ctx.name, word)
            lines = [l10n("table-you-joined", table=bold_title(joined))]
            if word is not None:
                lines.append(l10n("table-your-word", table=bold_title(joined), word=plain(clean(word))))
            if joined.commitment is not None:
                lines.append(l10n("dice-seal", hash=joined.commitment))
            return Message("\n".join(lines))
        case "leave" if table.status is TableStatus.RUNNING and table.sitter(user) is not None:
            return resigning(ctx, table)
        case "leave":
            left = await lobbies.leave(table.id, user)
            return Message(l10n("table-you-left", table=bold_title(left)))
        case _ if what == DECLINE:
            declined = await lobbies.decline(table.id, user)
            return Message(l10n("table-you-declined", table=bold_title(declined)))
        case "start":
            if (asked := language_asked(ctx, table)) is not None:
                return asked
            return started(l10n, await lobbies.start(table.id, user, beside_bots(ctx, table)))
        case _:
            raise UnknownPress


@at_table("start")
async def start_pressed(ctx: Context, look: TableView, button: Pressed) -> Message:
    """Start, or start in the language that was asked about. Raises UnknownPress and what the lobby says."""
    match button.words:
        case []:
            return await at_lobby(ctx, look.table, "start")
        case [language] if language in ctx.app.localizers.languages:
            return started(ctx.l10n, await ctx.app.service.lobbies.start(look.table.id, ctx.user, language))
        case _:
            raise UnknownPress


@at_table(SETTINGS, beside=True, read=True, alone=True)
async def settings_pressed(ctx: Context, look: TableView, _: Pressed) -> Message:
    """All settings of the table, and its seal, for whoever presses."""
    return settings_message(ctx.l10n, look.table)


@at_table("bot")
async def bot_pressed(ctx: Context, look: TableView, button: Pressed) -> Message:
    """Add a bot, or choose how strong the one on that seat plays. Raises UnknownPress and what the lobby says."""
    table, lobbies = look.table, ctx.app.service.lobbies
    match button.words:
        case []:
            grown = await lobbies.add_bot(table.id, ctx.user)
            newest = next(one for one in reversed(grown.sitters) if one not in table.sitters)
            return _with_levels(ctx, grown, newest, "table-bot-joined-level")
        case [seat, ai]:
            bot = next((one for one in table.sitters if str(one.seat) == seat and one.ai is not None), None)
            if bot is None:
                raise UnknownPress
            changed = await lobbies.choose_bot(table.id, ctx.user, bot.seat, ai)
            sitter = next(one for one in changed.sitters if one.seat == bot.seat)
            return _with_levels(ctx, changed, sitter, "table-bot-plays")
        case _:
            raise UnknownPress


def _with_levels(ctx: Context, table: Table, sitter: Sitter, said: str) -> Message:
    """What is said of a bot, and a button for each level there is; the one it plays at cannot be pressed."""
    l10n = ctx.l10n
    own, bots = l10n.of(table.game), ctx.app.titles.bots.get(table.game, {})
    levels = {key: level for key in bots if (level := level_of(own, key)) is not None}
    facts = {"table": bold_title(table), "who": plain(name_of(l10n, table, sitter))}
    if sitter.ai not in levels:
        return Message(l10n("table-bot-joined", **facts))
    buttons = []
    for key, level in levels.items():
        press = ComponentId(table.id, 0, f"bot {sitter.seat} {key}")
        buttons.append(Button(l10n("lobby-level", level=level), press, disabled=key == sitter.ai))
    return Message(l10n(said, level=levels[sitter.ai], **facts), rows_of(buttons))


def started(l10n: Localizer, done: Done) -> Message:
    """The table begins: who plays, whether it is the starter's turn, and where the board is, which all see."""
    table = done.look.table
    own = l10n.of(table.game)
    players = l10n.listing(playing(l10n, own, table, sitter) for sitter in table.sitters)
    where = "table-started-yours" if done.look.is_awaited else "table-started-there"
    begins = l10n("table-started", table=bold_title(table), who=players)
    told = l10n.sentences([begins, l10n(where, place=f"<#{table.place}>")])
    alone = done.look.seat is not None and table.is_solo(done.look.seat)
    return Message(f"{told}\n{l10n('table-started-solo')}" if alone else told)
