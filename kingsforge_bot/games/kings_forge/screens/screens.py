"""King's Forge on the screens of players, as the platform asks for it."""

from collections.abc import Sequence

from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.board import board_message
from kingsforge_bot.games.kings_forge.screens.status import status
from kingsforge_bot.games.kings_forge.screens.turn import now
from kingsforge_bot.games.kings_forge.words.events import event_line
from kingsforge_bot.games.kings_forge.words.text_board import text_board
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.service.speaker import BoardPost
from kingsforge_bot.service.types import Look, UserId
from kingsforge_bot.ui.message import Message, Picture


class KingsForgeScreens:
    """Each names the file that does it."""

    def status(self, voice: Voice, look: Look, *, mention: bool = False, yours: bool = False) -> str:
        return status(voice, look, mention=mention, yours=yours)

    def now(self, voice: Voice, look: Look, user: UserId, before: str = "") -> Message:
        return now(voice, look, user, before)

    def board(self, voice: Voice, post: BoardPost, picture: Picture | None, lacking: str = "failed") -> Message:
        return board_message(voice, post, picture, lacking)

    def line(self, voice: Voice, event: Event, names: Sequence[str], *, forced: bool = False) -> str:
        return event_line(voice, event, names, forced=forced)

    def words(self, voice: Voice, view: State, names: Sequence[str]) -> str:
        return text_board(voice, view, names)
