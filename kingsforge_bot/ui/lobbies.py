"""Presses on the lobby card and the commands that do the same."""

from typing import Final
from urllib.parse import quote, unquote

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.names import clean
from kingsforge_bot.service.types import Done, Sitter, Status, Table, UserId
from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.custom_id import Press
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.message import Button, Message, rows_of
from kingsforge_bot.ui.reply import Interaction
from kingsforge_bot.ui.seats import resigning
from kingsforge_bot.ui.tables import DECLINE, level_of
from kingsforge_bot.ui.wording import bold_title, name_of, names_of

LOBBY_PRESSES: Final = frozenset({"join", "leave", "start", "bot", DECLINE})


_LONGEST_KEPT: Final = 70
"""Characters of a word in a button's id; with more signs beyond ASCII it is given once one sits there."""


def kept_word(word: str) -> str | None:
    """A word for the dice as it stands in the id of a menu; None for one that does not fit."""
    kept = quote(word, safe="")
    return kept if len(kept) <= _LONGEST_KEPT else None


def read_word(kept: str) -> str:
    """The inverse of `kept_word`, of what anybody may have written there."""
    return unquote(kept, errors="replace")


async def press_lobby(
    app: App, l10n: Localizer, interaction: Interaction, table: Table, what: str, word: str | None = None
) -> Message:
    """Join, with a word or without, leave, start or add a bot; the card in the channel follows by itself."""
    lobbies, user = app.service.lobbies, UserId(interaction.user.id)
    match what:
        case "join":
            joined = await lobbies.join(table.id, user, interaction.user.display_name, word)
            lines = [l10n("table-you-joined", table=bold_title(joined))]
            if word is not None:
                lines.append(l10n("table-your-word", table=bold_title(joined), word=plain(clean(word))))
            if joined.commitment is not None:
                lines.append(l10n("dice-seal", hash=joined.commitment))
            return Message("\n".join(lines))
        case "leave" if table.status is Status.RUNNING and table.sitter(user) is not None:
            return resigning(app, l10n, table, user)
        case "leave":
            left = await lobbies.leave(table.id, user)
            return Message(l10n("table-you-left", table=bold_title(left)))
        case "bot":
            grown = await lobbies.add_ai(table.id, user)
            newest = next(one for one in reversed(grown.sitters) if one not in table.sitters)
            return _with_levels(app, l10n, grown, newest, "table-bot-joined-level")
        case "decline":
            declined = await lobbies.decline(table.id, user)
            return Message(l10n("table-you-declined", table=bold_title(declined)))
        case _:
            return started(l10n, await lobbies.start(table.id, user))


async def choose_level(
    app: App, l10n: Localizer, interaction: Interaction, table: Table, seat: str, ai: str
) -> Message:
    """How strong the bot on that seat plays. Raises UnknownPress and what the lobby says."""
    number = next((one.seat for one in table.sitters if str(one.seat) == seat and one.ai is not None), None)
    if number is None:
        raise UnknownPress
    changed = await app.service.lobbies.choose_ai(table.id, UserId(interaction.user.id), number, ai)
    sitter = next(one for one in changed.sitters if one.seat == number)
    return _with_levels(app, l10n, changed, sitter, "table-bot-plays")


def _with_levels(app: App, l10n: Localizer, table: Table, sitter: Sitter, said: str) -> Message:
    """What is said of a bot, and a button for each level there is; the one it plays at cannot be pressed."""
    own = l10n.of(table.game)
    levels = {key: level for key in app.titles.bots.get(table.game, {}) if (level := level_of(own, key)) is not None}
    facts = {"table": bold_title(table), "who": plain(name_of(l10n, table, sitter))}
    if sitter.ai not in levels:
        return Message(l10n("table-bot-joined", **facts))
    buttons = []
    for key, level in levels.items():
        press = Press(table.id, 0, f"bot {sitter.seat} {key}")
        buttons.append(Button(l10n("lobby-level", level=level), press, disabled=key == sitter.ai))
    return Message(l10n(said, level=levels[sitter.ai], **facts), rows_of(buttons))


def started(l10n: Localizer, done: Done) -> Message:
    """The table begins: who plays, whether it is the starter's turn, and where the board is, which all see."""
    table = done.look.table
    players = l10n.listing(plain(name) for name in names_of(l10n, table))
    where = "table-started-yours" if done.look.is_awaited else "table-started-there"
    begins = l10n("table-started", table=bold_title(table), who=players)
    return Message(l10n.sentences([begins, l10n(where, place=f"<#{table.place}>")]))
