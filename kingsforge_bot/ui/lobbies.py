"""Presses on the lobby card and the commands that do the same."""

from typing import Final

from kingsforge_bot.i18n.names import plain
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.service.types import Done, Table, UserId
from kingsforge_bot.ui.desk import Desk
from kingsforge_bot.ui.kings_forge.turn import now
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.reply import Interaction
from kingsforge_bot.ui.wording import bold_title, names_of

LOBBY_PRESSES: Final = frozenset({"join", "leave", "start", "bot"})


async def press_lobby(desk: Desk, voice: Voice, interaction: Interaction, table: Table, what: str) -> Message:
    """Join, leave, start or add a bot; the card in the channel follows by itself."""
    lobbies, user = desk.service.lobbies, UserId(interaction.user.id)
    match what:
        case "join":
            joined = await lobbies.join(table.id, user, interaction.user.display_name)
            return Message(voice("table-you-joined", table=bold_title(joined)))
        case "leave":
            left = await lobbies.leave(table.id, user)
            return Message(voice("table-you-left", table=bold_title(left)))
        case "bot":
            grown = await lobbies.add_ai(table.id, user)
            return Message(voice("table-bot-joined", table=bold_title(grown), who=plain(grown.sitters[-1].name)))
        case _:
            return started(voice, await lobbies.start(table.id, user), user)


def started(voice: Voice, done: Done, user: UserId) -> Message:
    """The table begins: who plays, and what the starter can do if it is their turn."""
    table = done.look.table
    players = voice.listing(plain(name) for name in names_of(table))
    return now(voice, done.look, user, voice("table-started", table=bold_title(table), who=players))
